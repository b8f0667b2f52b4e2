//! Bytes as a source of choices.

use tengen_rules::opening::Opening;
use tengen_rules::{BoardSize, Point, PointSet, RuleSet};

use crate::{ColourChoice, Enforcement, Millis, Seat, Settings, TimeControl};

/// Choices drawn from bytes; zeros when there are none left.
pub(super) struct Input<'a> {
    bytes: &'a [u8],
}

impl<'a> Input<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    pub(super) fn byte(&mut self) -> u8 {
        let Some((&byte, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        byte
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        usize::from(self.byte()) % bound.max(1)
    }

    pub(super) fn coin(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    pub(super) fn one_of<T: Copy>(&mut self, values: &[T]) -> Option<T> {
        values.get(self.below(values.len())).copied()
    }

    pub(super) fn seat(&mut self) -> Seat {
        if self.coin() { Seat::Two } else { Seat::One }
    }

    pub(super) fn point(&mut self) -> Point {
        let (column, row) = (self.byte() % 20, self.byte() % 20);
        Point::new(column, row).unwrap_or(Point::TENGEN)
    }

    /// A point of the set, if there is one; any point otherwise.
    pub(super) fn point_of(&mut self, points: &PointSet) -> Point {
        // Half of the choices crowd together, so that rows come to be.
        let place = if self.coin() { self.below(8) } else { self.below(points.len()) };
        let point = points.iter().nth(place);
        point.or_else(|| points.iter().next()).unwrap_or(Point::TENGEN)
    }

    /// A span, most often short, sometimes of any length.
    pub(super) fn span(&mut self) -> Millis {
        match self.byte() {
            byte @ 0..=239 => Millis(u64::from(byte) * 4),
            byte @ 240..=252 => Millis::seconds(u64::from(byte - 239)),
            byte @ 253..=254 => Millis::days(u64::from(byte - 252)),
            _ => Millis(u64::MAX >> self.below(64)),
        }
    }

    /// Settings that make sense.
    pub(super) fn settings(&mut self) -> Settings {
        let enforcement = self.one_of(&Enforcement::ALL).unwrap_or_default();
        let flags = self.byte();
        let flag = |bit: u8| flags >> bit & 1 == 1;
        let (rated, recorded) = (flag(0), flag(1) && flag(2));
        let mut settings = Settings {
            rule_set: self.one_of(&RuleSet::ALL).unwrap_or_default(),
            size: self.one_of(&[15, 5, 6, 7, 15, 19]).and_then(BoardSize::new).unwrap_or_default(),
            opening: Opening::all().nth(self.below(52)).unwrap_or_default(),
            enforcement,
            colours: self.colours(),
            clock: self.clock(),
            rated,
            take_back: !rated && flag(3),
            show_forbidden: !enforcement.is_claimed() && flag(4),
            first_move_ms: flag(5).then_some(Millis::seconds(20)),
            abandonment_ms: flag(6).then_some(Millis::seconds(10)),
            recorded,
        };
        if settings.opening.applies(settings.rule_set, settings.size).is_err() {
            settings.opening = Opening::Free;
        }
        if settings.colours == ColourChoice::Nigiri && settings.clock == TimeControl::None {
            settings.first_move_ms = Some(Millis::seconds(20));
        }
        if recorded {
            settings.colours = ColourChoice::default();
            settings.clock = TimeControl::None;
            settings.first_move_ms = None;
        }
        settings
    }

    fn colours(&mut self) -> ColourChoice {
        let seat = self.seat();
        let choices = [
            ColourChoice::Fixed(seat),
            ColourChoice::Random(seat),
            ColourChoice::Alternate(seat),
            ColourChoice::Nigiri,
        ];
        self.one_of(&choices).unwrap_or_default()
    }

    fn clock(&mut self) -> TimeControl {
        let main = Millis::seconds(30);
        let clocks = [
            TimeControl::None,
            TimeControl::PerMove { limit: Millis::seconds(8) },
            TimeControl::ByoYomi { main, periods: 3, period: Millis::seconds(3) },
            TimeControl::ByoYomi { main: Millis::ZERO, periods: 1, period: Millis::seconds(9) },
            TimeControl::Fischer { main, increment: Millis::seconds(2) },
            TimeControl::Fischer { main, increment: Millis::ZERO },
            TimeControl::Correspondence { days: 2 },
        ];
        self.one_of(&clocks).unwrap_or_default()
    }
}
