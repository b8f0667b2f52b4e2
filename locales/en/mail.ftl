# Mails to holders of accounts, in plain text. A link stands alone on its line.
mail-confirm-subject = Is this your address? { $house }
mail-confirm =
    Somebody has given this address for the account { $name }, to be reached here if the password is forgotten.

    If that was you, open this link within a day and confirm it:

    { $link }

    If it was not, do nothing: without the link this address is not used.
mail-recover-subject = A new password for { $house }
mail-recover =
    Somebody wants to choose a new password for the account { $name }.

    If that is you, open this link within an hour:

    { $link }

    If it is not, do nothing. Nobody can do anything without this link, and the password stays as it is.
mail-recovered-subject = A new password was chosen: { $house }
mail-recovered =
    A new password was chosen for the account { $name }, by a link that was sent to this address. It is logged in nowhere else any more. Its passkeys, if it has any, stay: have a look whether you know them all.

    If it was not you, somebody else can read your mail. Secure your mailbox first, and then choose another password.
mail-parted-subject = This address is not used any more: { $house }
mail-parted =
    The account { $name } is not reached at this address any more: its holder has given another one, or none.

    If that was not you, log in and look at your account.
mail-end = { $house } writes only about the password of an account, and nothing else. It reads no answers.
