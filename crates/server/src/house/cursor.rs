//! Places in lists that are shown page by page.

use std::fmt;
use std::str::FromStr;

use super::Refused;

/// The place behind what stands in a list by this moment and then by its name.
pub(super) fn write(at: i64, id: &impl fmt::Display) -> String {
    format!("{at}-{id}")
}

/// Reads a place; `Id` is what names have to be.
pub(super) fn read<Id: FromStr>(text: &str) -> Result<(i64, String), Refused> {
    let (at, id) = text.split_once('-').ok_or(Refused::BadCursor)?;
    id.parse::<Id>().map_err(|_| Refused::BadCursor)?;
    Ok((at.parse().map_err(|_| Refused::BadCursor)?, id.to_owned()))
}

#[cfg(test)]
mod tests {
    use tengen_room::GameId;

    use super::*;

    #[test]
    fn a_place_in_a_list_is_read_back_and_nothing_else_is() {
        assert_eq!(
            read::<GameId>(&write(1_700_000_000_000, &"game7")).unwrap(),
            (1_700_000_000_000, "game7".into())
        );
        for bad in ["", "17", "-game7", "x-game7", "17-", "17-../etc"] {
            assert_eq!(read::<GameId>(bad).unwrap_err().code(), "bad-cursor", "{bad}");
        }
    }
}
