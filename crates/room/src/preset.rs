//! The rooms that can be opened in two clicks.

use tengen_game::{Enforcement, Millis, Settings, TimeControl};
use tengen_rules::RuleSet;
use tengen_rules::opening::{NamedOpening, Opening, SoosorvN, TaraguchiN};

use crate::{FirstColours, RoomSettings, Visibility};

/// A kind of room as people ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The identifier, for programs and translations.
    pub id: &'static str,
    /// What wins and what is forbidden.
    pub rule_set: RuleSet,
    /// The opening protocol.
    pub opening: Opening,
    /// What happens when a forbidden move is played.
    pub enforcement: Enforcement,
    /// The number of games of a match.
    pub games: u32,
    /// Whether the players are shown the forbidden points.
    pub show_forbidden: bool,
}

const fn preset(id: &'static str, rule_set: RuleSet, opening: Opening, enforcement: Enforcement) -> Preset {
    Preset { id, rule_set, opening, enforcement, games: 1, show_forbidden: false }
}

const fn soosorv(n: u8) -> Opening {
    match SoosorvN::new(n) {
        Some(n) => Opening::Soosorv(n),
        None => Opening::Tarannikov,
    }
}

const fn taraguchi(n: u8) -> Opening {
    match TaraguchiN::new(n) {
        Some(n) => Opening::Taraguchi(n),
        None => Opening::Tarannikov,
    }
}

impl Preset {
    /// Every preset, in the order they are offered.
    pub const ALL: [Self; 19] = [
        Self { games: 2, ..preset("no-forbidden", RuleSet::Freestyle, Opening::Free, Enforcement::Claim) },
        preset("claim", RuleSet::Renju, Opening::Free, Enforcement::Claim),
        preset("auto-loss", RuleSet::Renju, Opening::Free, Enforcement::AutoLoss),
        Self {
            show_forbidden: true,
            ..preset("unplayable", RuleSet::Renju, Opening::Free, Enforcement::Unplayable)
        },
        preset("lianzhong", RuleSet::Renju, Opening::Lianzhong, Enforcement::Claim),
        Self {
            games: 2,
            ..preset("designated", RuleSet::Renju, Opening::Designated(NamedOpening::I7), Enforcement::Claim)
        },
        preset("rif", RuleSet::Renju, Opening::Rif, Enforcement::ClaimRif),
        preset("yamaguchi", RuleSet::Renju, Opening::Yamaguchi, Enforcement::ClaimRif),
        preset("soosorv-8", RuleSet::Renju, soosorv(8), Enforcement::ClaimRif),
        preset("tarannikov", RuleSet::Renju, Opening::Tarannikov, Enforcement::ClaimRif),
        preset("taraguchi-10", RuleSet::Renju, taraguchi(10), Enforcement::ClaimRif),
        preset("swap-1989", RuleSet::Renju, Opening::Swap1989, Enforcement::ClaimRif),
        preset("swap2", RuleSet::Standard, Opening::Swap2, Enforcement::Claim),
        preset("swap", RuleSet::Standard, Opening::Swap, Enforcement::Claim),
        preset("pro", RuleSet::Standard, Opening::Pro, Enforcement::Claim),
        preset("long-pro", RuleSet::Standard, Opening::LongPro, Enforcement::Claim),
        preset("standard", RuleSet::Standard, Opening::Free, Enforcement::Claim),
        preset("caro", RuleSet::Caro, Opening::Free, Enforcement::Claim),
        Self {
            show_forbidden: true,
            ..preset("omok", RuleSet::Omok, Opening::Free, Enforcement::Unplayable)
        },
    ];

    /// The clocks that are offered, the shortest first.
    pub const CLOCKS: [TimeControl; 4] = [
        TimeControl::Fischer { main: Millis(180_000), increment: Millis(2_000) },
        TimeControl::Fischer { main: Millis(600_000), increment: Millis(5_000) },
        TimeControl::ByoYomi { main: Millis(900_000), periods: 3, period: Millis(30_000) },
        TimeControl::Fischer { main: Millis(3_600_000), increment: Millis(30_000) },
    ];

    /// The clocks with days for a move that are offered, the shortest first.
    pub const DAYS: [TimeControl; 3] = [
        TimeControl::Correspondence { days: 1 },
        TimeControl::Correspondence { days: 3 },
        TimeControl::Correspondence { days: 7 },
    ];

    /// How long each seat has for its first act.
    const FIRST_MOVE: Millis = Millis(60_000);
    /// How long a player must be away before the other one may claim the game.
    const ABANDONMENT: Millis = Millis(60_000);

    /// The preset of this identifier.
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.id == id)
    }

    /// A public, friendly room of this kind with 10 minutes and 5 seconds a turn.
    pub fn settings(self) -> RoomSettings {
        RoomSettings {
            game: Settings {
                rule_set: self.rule_set,
                size: self.rule_set.usual_size(),
                opening: self.opening,
                enforcement: self.enforcement,
                clock: Self::CLOCKS[1],
                rated: false,
                take_back: true,
                show_forbidden: self.show_forbidden,
                first_move_ms: Some(Self::FIRST_MOVE),
                abandonment_ms: Some(Self::ABANDONMENT),
                ..Settings::default()
            },
            games: self.games,
            colours: FirstColours::Random,
            visibility: Visibility::Public,
            preset: Some(self.id.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_preset_makes_a_room_with_every_clock() {
        for preset in Preset::ALL {
            for clock in Preset::CLOCKS {
                let mut settings = preset.settings();
                settings.game.clock = clock;
                assert_eq!(settings.check(), Ok(()), "{preset:?}");
            }
        }
    }

    #[test]
    fn every_preset_has_its_own_identifier_and_every_protocol_a_preset() {
        let ids: HashSet<_> = Preset::ALL.iter().map(|preset| preset.id).collect();
        assert_eq!(ids.len(), Preset::ALL.len());
        let families: HashSet<_> = Preset::ALL.iter().map(|preset| preset.opening.family()).collect();
        for opening in Opening::all() {
            assert!(families.contains(opening.family()), "{opening}");
        }
        assert_eq!(Preset::by_id("soosorv-8").unwrap().opening.to_string(), "soosorv-8");
        assert_eq!(Preset::by_id("taraguchi-10").unwrap().opening.to_string(), "taraguchi-10");
    }
}
