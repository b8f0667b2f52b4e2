//! What a room can be made of, read off the rules themselves.

use tengen_game::Match;
use tengen_room::Preset;
use tengen_rules::opening::{NamedOpening, Opening};
use tengen_rules::{BoardSize, Colour, RuleSet};

use crate::{NamedOpeningView, OpeningOption, RoomOptions, RuleSetOption, Text};

impl RoomOptions {
    /// Everything there is.
    pub fn all() -> Self {
        Self {
            presets: Preset::ALL.into_iter().map(Preset::settings).collect(),
            clocks: Preset::CLOCKS.iter().map(ToString::to_string).collect(),
            correspondence: Preset::DAYS.iter().map(ToString::to_string).collect(),
            rule_sets: RuleSet::ALL.into_iter().map(RuleSetOption::from).collect(),
            openings: Opening::all().map(OpeningOption::from).collect(),
            named_openings: NamedOpening::ALL.into_iter().map(NamedOpeningView::from).collect(),
            max_games: Match::MAX_GAMES,
        }
    }
}

impl From<RuleSet> for RuleSetOption {
    fn from(rule_set: RuleSet) -> Self {
        Self {
            id: rule_set.id().into(),
            usual_size: rule_set.usual_size().lines(),
            has_fouls: Colour::BOTH.into_iter().any(|colour| rule_set.rules(colour).has_fouls()),
        }
    }
}

impl From<Opening> for OpeningOption {
    fn from(opening: Opening) -> Self {
        let sizes = || (0..=u8::MAX).filter_map(BoardSize::new);
        let goes_with = |rule_set: &RuleSet| sizes().any(|size| opening.applies(*rule_set, size).is_ok());
        let fits = |size: &BoardSize| {
            RuleSet::ALL.into_iter().any(|rule_set| opening.applies(rule_set, *size).is_ok())
        };
        Self {
            id: opening.to_string(),
            family: opening.family().into(),
            rule_sets: RuleSet::ALL.into_iter().filter(goes_with).map(|rules| rules.id().into()).collect(),
            sizes: sizes().filter(fits).map(BoardSize::lines).collect(),
        }
    }
}

impl From<NamedOpening> for NamedOpeningView {
    fn from(opening: NamedOpening) -> Self {
        let names = opening.names();
        Self {
            code: opening.code().into(),
            zh_hans: names.zh_hans.into(),
            zh_hant: names.zh_hant.into(),
            ja: names.ja.into(),
            romaji: names.romaji.into(),
            direct: opening.is_direct(),
            stones: opening.stones(BoardSize::RENJU).map(Text),
        }
    }
}
