# Studies.
web-study = Study
web-study-make = Save as a study
web-study-settle = Study settings
web-study-save = Save
web-study-title = Title
web-study-private = Private
web-study-private-hint = Only its authors can open it, whatever link others have.
web-study-is-private = private
web-study-is-public = public
web-study-readers = { $count } here
web-study-authors = by { $names }
web-study-reading = You can try moves out here; only the authors’ are kept.
web-study-share = Copy the link
web-study-invite = Invite authors
web-study-saved = saved
web-study-saving = saving …
web-study-none = This study cannot be opened
web-studies = My studies
web-studies-hint = Studies you have made, and those you were invited to.
web-studies-none = You have no studies yet. Set up a position or play some moves on the analysis board, and save them.
web-studies-more = More studies

# Why something about a study is refused.
web-refusal-no-such-study = There is no such study, or it is private.
web-refusal-study-behind = Too much has happened since. Load the page again.
web-refusal-not-in-study = The page has not opened this study. Load it again.
web-refusal-too-many-open = A page can have { $max } of these at most.
web-refusal-after-win = { $point } has won: nothing follows it.
web-refusal-too-many-nodes = A tree has { $max } moves at most, removed ones included. Save it as a new study.
web-refusal-too-many-drawings = A tree has { $max } marks and arrows at most.
web-refusal-comment-length = A comment has { $max } characters at most.
web-refusal-comments-length = All comments together have { $max } characters at most.
web-refusal-text-characters = There are characters in it that cannot be shown.
web-refusal-edit-clock = This page is out of step with the study. Load it again.
web-refusal-arrow = An arrow leads from one point to another.
web-refusal-title-length = A title has 1 to { $max } characters.
web-refusal-not-author = Only its authors may change this study.
web-refusal-not-owner = Only its owner may do that.
web-refusal-invitation = This invitation does not hold for this study.
web-refusal-too-many-authors = A study has { $max } authors at most.
web-refusal-too-many-changes = A study can be changed { $max } times at most. Save it as a new one.

# Why engine work is refused.
web-refusal-too-many-jobs = You have { $max } tasks waiting already.
web-refusal-workers-busy = The engines are all busy. Try again in a moment.
web-refusal-workers-gone = The engines have been shut down. Try again in a moment.
web-refusal-worker-failed = The engine failed on this position.
