//! Games that nobody has played, but might have.
//!
//! What matters is the shape of the whole: some openings and some answers are common and most are rare, so
//! that early positions are met often and late ones once; players are many, and a few play most.

use fastrand::Rng;
use tengen_game::Kifu;
use tengen_rules::opening::NamedOpening;
use tengen_rules::{
    Board, BoardSize, Colour, JudgedBoard, Point, PositionHash, Referee, RuleSet, Symmetry, Verdict,
};

/// The first game ends at the beginning of 2015, the last one ten years later.
const FIRST_MS: u64 = 1_420_070_400_000;
const TEN_YEARS_MS: u64 = 10 * 365 * 86_400_000;

/// Moves that follow the common lines; later ones are freer.
const KNOWN_MOVES: usize = 12;

/// The longest game.
const LONGEST: usize = 120;

/// Rule sets by how often they are played, of a hundred games.
const RULES: [(RuleSet, u32); 5] = [
    (RuleSet::Renju, 70),
    (RuleSet::Freestyle, 15),
    (RuleSet::Standard, 8),
    (RuleSet::Omok, 4),
    (RuleSet::Caro, 3),
];

/// Makes games one after the other.
pub(crate) struct Imagination {
    random: Rng,
    games: u64,
    made: u64,
    players: Vec<(String, u16)>,
}

impl Imagination {
    pub(crate) fn new(seed: u64, games: u64) -> Self {
        let mut random = Rng::with_seed(seed);
        let count = (games / 50).clamp(100, 50_000);
        let players = (0..count).map(|number| player(&mut random, number)).collect();
        Self { random, games, made: 0, players }
    }

    /// The next game.
    pub(crate) fn game(&mut self) -> Kifu {
        let at = FIRST_MS + (TEN_YEARS_MS as f64 * self.made as f64 / self.games as f64) as u64;
        self.made += 1;
        let rule_set = self.rule_set();
        let line = Line::play(&mut self.random, rule_set);
        let black = self.player();
        // Nobody plays against themselves.
        let white = (black + 1 + self.player() % (self.players.len() - 1)) % self.players.len();
        let players = [black, white].map(|number| &self.players[number]);
        let is_rated = self.random.u8(..10) > 1;
        Kifu {
            players: players.map(|(name, _)| name.clone()),
            ratings: players.map(|(_, rating)| is_rated.then_some(*rating)),
            rule_set,
            size: BoardSize::RENJU,
            protocol: "free".into(),
            played_at: i64::try_from(at).unwrap_or(i64::MAX),
            winner: line.winner,
            ending: line.ending.into(),
            moves: line.moves,
        }
    }

    fn rule_set(&mut self) -> RuleSet {
        let mut draw = self.random.u32(..100);
        for (rule_set, share) in RULES {
            if draw < share {
                return rule_set;
            }
            draw -= share;
        }
        RuleSet::Renju
    }

    /// A few play most games.
    fn player(&mut self) -> usize {
        let share = self.random.f64();
        (self.players.len() as f64 * share * share * share) as usize
    }
}

fn player(random: &mut Rng, number: u64) -> (String, u16) {
    const SYLLABLES: [&str; 16] = [
        "ka", "mu", "ra", "shi", "no", "to", "li", "wen", "zhang", "an", "der", "son", "vik", "tor", "ma",
        "yu",
    ];
    let name: String = (0..3).map(|_| SYLLABLES[random.usize(..16)]).collect();
    let strength: u16 = (0..4).map(|_| random.u16(..400)).sum();
    (format!("{name} {number}"), 1000 + strength)
}

/// The moves of a game and its end.
struct Line {
    moves: Vec<Option<Point>>,
    winner: Option<Colour>,
    ending: &'static str,
}

/// A game being made.
struct Play {
    /// The board as each colour has to look at it.
    boards: [JudgedBoard; 2],
    hash: PositionHash,
    moves: Vec<Point>,
}

impl Line {
    fn play(random: &mut Rng, rule_set: RuleSet) -> Self {
        let mut play = Play::begin(random, rule_set);
        let enough = 12 + (0..4).map(|_| random.usize(..16)).sum::<usize>();
        let (winner, ending) = loop {
            let colour = play.to_move();
            let Some((point, verdict)) = play.choose(random) else { break (None, "no-five") };
            play.place(point);
            if verdict == Verdict::Five {
                break (Some(colour), "five");
            }
            if play.moves.len() >= LONGEST {
                break (None, "agreement");
            }
            if play.moves.len() >= enough && random.u8(..4) == 0 {
                break match random.u8(..20) {
                    0 => (None, "agreement"),
                    1..4 => (Some(colour), "time"),
                    _ => (Some(colour), "resignation"),
                };
            }
        };
        let turn = Symmetry::ALL[random.usize(..8)];
        let turned = play.moves.into_iter().map(|point| Some(turn.apply(point, BoardSize::RENJU)));
        Self { moves: turned.collect(), winner, ending }
    }
}

impl Play {
    fn begin(random: &mut Rng, rule_set: RuleSet) -> Self {
        let judged = |colour| JudgedBoard::new(Board::new(BoardSize::RENJU), Referee::new(rule_set, colour));
        let mut play = Self {
            boards: Colour::BOTH.map(judged),
            hash: PositionHash::new(BoardSize::RENJU),
            moves: Vec::new(),
        };
        let opening = NamedOpening::ALL[rank(random, 0.15, 26)];
        for point in opening.stones(BoardSize::RENJU) {
            play.place(point);
        }
        play
    }

    fn to_move(&self) -> Colour {
        Colour::BOTH[self.moves.len() % 2]
    }

    fn place(&mut self, point: Point) {
        let colour = self.to_move();
        for board in &mut self.boards {
            // What is chosen is free.
            let _ = board.place(point, colour);
        }
        self.hash.toggle(point, colour);
        self.moves.push(point);
    }

    /// A move: mostly the five there is, or against the opponent's, else one near the last stones.
    fn choose(&self, random: &mut Rng) -> Option<(Point, Verdict)> {
        let colour = self.to_move();
        let own = self.boards[colour.index()].judge();
        let other = self.boards[colour.opponent().index()].judge();
        for five in [own.five, other.five] {
            let first = five.iter().find(|&point| !matches!(own.verdict(point), Verdict::Forbidden(_)));
            if let Some(point) = first.filter(|_| random.u8(..20) > 0) {
                return Some((point, own.verdict(point)));
            }
        }
        let board = self.boards[0].board();
        let near = |point: Point| {
            let recent = self.moves.iter().rev().take(6);
            recent.clone().any(|stone| {
                stone.column().abs_diff(point.column()).max(stone.row().abs_diff(point.row())) <= 2
            })
        };
        let legal = |point: &Point| !matches!(own.verdict(*point), Verdict::Forbidden(_));
        let mut candidates: Vec<Point> = board.free().filter(|&point| near(point)).filter(legal).collect();
        if candidates.is_empty() {
            candidates = board.free().filter(legal).collect();
        }
        // The same position has the same favourites, in every image.
        let key = self.hash.key(colour);
        candidates.sort_by_cached_key(|&point| {
            let point = self.hash.canonical(point);
            (key ^ u64::from(point.column()) << 8 ^ u64::from(point.row()))
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        let share = if self.moves.len() < KNOWN_MOVES { 0.4 } else { 0.1 };
        let place = rank(random, share, candidates.len());
        candidates.get(place).map(|&point| (point, own.verdict(point)))
    }
}

/// A place in a list of which each entry is chosen with the probability `share` if none before it was.
fn rank(random: &mut Rng, share: f64, length: usize) -> usize {
    let place = (0..length).find(|_| random.f64() < share);
    place.unwrap_or_else(|| random.usize(..length.max(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_can_have_been_played_and_openings_differ_in_how_common_they_are() {
        let mut imagination = Imagination::new(7, 400);
        let games: Vec<Kifu> = (0..400).map(|_| imagination.game()).collect();
        assert!(games.iter().all(|game| game.check() == Ok(())));
        let mean = games.iter().map(|game| game.moves.len()).sum::<usize>() / games.len();
        assert!((25..60).contains(&mean), "{mean}");
        let first = games.iter().filter(|game| {
            let stones: Vec<_> = game.moves[..3].iter().flatten().copied().collect();
            NamedOpening::recognise(game.size, stones[1], stones[2]) == Some(NamedOpening::D1)
        });
        assert!((30..110).contains(&first.count()));
        let again = Imagination::new(7, 400).game();
        assert_eq!(again, games[0]);
    }
}
