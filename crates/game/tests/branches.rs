//! Every branch of every opening protocol, with every number of fifths and under every enforcement,
//! played to a five or a draw.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;

use tengen_game::{
    Action, Command, CommandId, Ending, Enforcement, Event, Game, GameResult, Millis, Record, Seat, Settings,
};
use tengen_rules::opening::{Answer, Negotiation, Opening, Question};
use tengen_rules::{Colour, Point, Referee, Verdict};

/// How a game is to end after its opening.
#[derive(Clone, Copy, Debug)]
enum Goal {
    Five(Colour),
    Draw,
}

/// A game on its way, with what has been answered besides stones.
#[derive(Clone)]
struct Line {
    game: Game,
    log: Vec<Event>,
    branch: Vec<String>,
    fifths: usize,
}

impl Line {
    fn send(&mut self, seat: Seat, action: Action) {
        let id = CommandId(u64::from(self.game.seq()) + 1);
        let events = self.game.apply(seat.into(), Command { id, action }, Millis::ZERO);
        self.log.extend(events.unwrap_or_else(|rejection| panic!("{rejection}\n{self:?}")));
    }

    fn answer(mut self, answer: Answer) -> Self {
        match &answer {
            Answer::Place(_) => {}
            Answer::Offer(points) => self.fifths = points.len(),
            Answer::Keep(_) => self.branch.push("keep".into()),
            Answer::Remove(_) => self.branch.push("remove".into()),
            said => self.branch.push(said.to_string()),
        }
        // An offer of one is a stone.
        if self.game.moves().len() == 4 && self.game.negotiation().declared() == Some(1) {
            self.fifths = 1;
        }
        let seat = self.game.to_act().unwrap();
        self.send(seat, Action::Answer(answer));
        self
    }

    /// The first of a few points, all around the centre, that a stone may go to.
    fn stone(&self) -> Point {
        let negotiation = self.game.negotiation();
        let at = |text: &str| text.parse().unwrap();
        let wanted = ["h8", "h9", "i9", "k11", "l12", "d5"].map(at);
        let allowed = negotiation.allowed();
        wanted.into_iter().find(|&point| allowed.contains(point)).unwrap()
    }

    /// One line for each answer that leads another way.
    fn ways(self) -> Vec<Self> {
        let negotiation = self.game.negotiation();
        let Some(question) = negotiation.question() else { return Vec::new() };
        let answers = match question {
            Question::Place { .. } => vec![Answer::Place(self.stone())],
            Question::Offer { count } => vec![Answer::Offer(fifths(negotiation, count))],
            Question::KeepOne { candidates } => vec![Answer::Keep(*candidates.last().unwrap())],
            Question::RemoveOne { candidates } => vec![Answer::Remove(candidates[0])],
            Question::ChooseColour => Colour::BOTH.map(Answer::Choose).into(),
            Question::ChooseColourOrAddTwo => {
                vec![Answer::Choose(Colour::Black), Answer::Choose(Colour::White), Answer::AddTwo]
            }
            Question::MaySwap => vec![Answer::Swap(true), Answer::Swap(false)],
            Question::MaySwapOrOffer { .. } => {
                vec![Answer::Swap(true), Answer::Swap(false), Answer::OfferFifths]
            }
            Question::Declare { min, max } => (min..=max).map(Answer::Declare).collect(),
        };
        answers.into_iter().map(|answer| self.clone().answer(answer)).collect()
    }

    /// Plays on by turns until the game ends as it is meant to.
    fn finish(&mut self, goal: Goal) {
        while self.game.outcome().is_none() {
            let (seat, colour) = (self.game.to_act().unwrap(), self.game.to_move());
            let has_offer = self.game.draw_offer().is_some();
            let offer_draw = self.game.moves().len() > 15;
            let action = match goal {
                Goal::Draw if has_offer => Action::AcceptDraw,
                Goal::Draw => Action::Place { point: self.idle(colour), offer_draw },
                Goal::Five(winner) if winner == colour => {
                    Action::Place { point: self.towards_five(colour), offer_draw: false }
                }
                Goal::Five(_) => Action::Place { point: self.idle(colour), offer_draw: false },
            };
            self.send(seat, action);
        }
        let outcome = self.game.outcome().unwrap();
        match goal {
            Goal::Draw => {
                assert_eq!((&outcome.result, &outcome.ending), (&GameResult::Draw, &Ending::Agreement));
            }
            Goal::Five(winner) => {
                assert_eq!(self.game.colour_of(outcome.result.winner().unwrap()), Some(winner));
                assert!(matches!(&outcome.ending, Ending::Five { row } if row.len() == 5), "{self:?}");
            }
        }
    }

    fn verdict(&self, colour: Colour, point: Point) -> Option<Verdict> {
        Referee::new(self.game.settings().rule_set, colour).verdict(self.game.board(), point).ok()
    }

    /// A legal point at the lower edge, apart from the others of its colour.
    fn idle(&self, colour: Colour) -> Point {
        let step = u8::from(colour == Colour::White);
        let points = (0..3).flat_map(|row| (0..7).map(move |column| (2 * column + step, 2 * row)));
        let mut points = points.filter_map(|(column, row)| Point::new(column, row));
        points.find(|&point| self.verdict(colour, point) == Some(Verdict::Legal)).unwrap()
    }

    /// The next point of a row at the upper edge; its fifth stone wins.
    fn towards_five(&self, colour: Colour) -> Point {
        let board = self.game.board();
        let rows = [14, 13].into_iter().flat_map(|row| (0..10).map(move |column| (column, row)));
        let rows = rows.map(|(column, row)| (column..column + 5).filter_map(move |at| Point::new(at, row)));
        let mut rows = rows.filter(|row| row.clone().all(|at| board.get(at) != Some(colour.opponent())));
        let mut free = rows.next().unwrap().filter(|&point| board.is_free(point));
        free.find(|&point| !matches!(self.verdict(colour, point), None | Some(Verdict::Forbidden(_))))
            .unwrap()
    }
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let moves = self.game.moves().iter().map(|played| played.stone.unwrap().to_string());
        let moves = moves.collect::<Vec<_>>().join(" ");
        write!(f, "{}: {:?}: {moves}", self.game.settings().opening, self.branch)
    }
}

/// Fifths that can be offered together, below the upper edge.
fn fifths(negotiation: &Negotiation, count: u8) -> Vec<Point> {
    let mut chosen = Vec::new();
    for _ in 0..count {
        let offerable = negotiation.offerable(&chosen);
        chosen.push(offerable.iter().find(|point| (5..12).contains(&point.row())).unwrap());
    }
    chosen
}

/// Every way through the opening.
fn lines(settings: &Settings) -> Vec<Line> {
    let game = Game::new(settings.clone(), Millis::ZERO).unwrap();
    let mut open = vec![Line { game, log: Vec::new(), branch: Vec::new(), fifths: 0 }];
    let mut done = Vec::new();
    while let Some(line) = open.pop() {
        if line.game.negotiation().is_over() {
            done.push(line);
        } else {
            open.extend(line.ways());
        }
    }
    done
}

/// The branches that `opening` has by openings.md, and the number of fifths offered in each.
fn expected(opening: Opening) -> BTreeSet<(String, usize)> {
    let keep = |count: u8| if count == 1 { "" } else { " keep" };
    let mut branches = BTreeSet::new();
    let mut add = |branch: &str, count: u8| branches.insert((branch.to_owned(), usize::from(count)));
    match opening {
        Opening::Free | Opening::Designated(_) | Opening::Pro | Opening::LongPro => {
            add("", 0);
        }
        Opening::Lianzhong => {
            add("swap remove", 2);
            add("no-swap remove", 2);
        }
        Opening::Rif | Opening::Swap1989 => {
            add("choose black keep", 2);
            add("choose white keep", 2);
        }
        Opening::Yamaguchi => {
            for n in 1..=12 {
                add(&format!("declare {n} swap{}", keep(n)), n);
                add(&format!("declare {n} no-swap{}", keep(n)), n);
            }
        }
        Opening::Soosorv(most) => {
            for k in 1..=most.get() {
                for first in words(1) {
                    add(&format!("{first} declare {k} swap{}", keep(k)), k);
                    add(&format!("{first} declare {k} no-swap{}", keep(k)), k);
                }
            }
        }
        Opening::Tarannikov => {
            for branch in words(5) {
                add(&branch, 0);
            }
        }
        Opening::Taraguchi(n) => {
            for branch in words(5) {
                add(&branch, 0);
            }
            for branch in words(3) {
                add(&format!("{branch} offer-fifths keep"), n.get());
            }
        }
        Opening::Swap => {
            add("choose black", 0);
            add("choose white", 0);
        }
        Opening::Swap2 => {
            for branch in ["choose black", "choose white", "add-two choose black", "add-two choose white"] {
                add(branch, 0);
            }
        }
    }
    branches
}

/// All rows of so many answers whether to swap.
fn words(count: usize) -> Vec<String> {
    (0..1 << count)
        .map(|bits: u32| {
            let word = |place| if bits >> place & 1 == 1 { "swap" } else { "no-swap" };
            (0..count).map(word).collect::<Vec<_>>().join(" ")
        })
        .collect()
}

/// What holds of a game that is over: its events rebuild it, its record is borne out and a late
/// comer sees how the opening went.
fn check(line: &Line, settings: &Settings) {
    let Line { game, log, .. } = line;
    assert_eq!(Game::from_events(settings.clone(), Millis::ZERO, log).as_ref(), Ok(game), "{line:?}");
    let seats = ["one".into(), "two".into()];
    let record = Record::new(settings.clone(), seats, Millis::ZERO, log.clone()).unwrap();
    let read = Record::from_json(&record.to_json().unwrap()).unwrap();
    assert_eq!(read.verify().as_ref(), Ok(game), "{line:?}");
    let snapshot = game.snapshot(tengen_game::Viewer::Spectator, Millis::ZERO);
    let (offered, dropped) = (snapshot.offered.len(), snapshot.dropped.len());
    let expected = if line.fifths > 1 { (line.fifths, line.fifths - 1) } else { (0, 0) };
    assert_eq!((offered, dropped), expected, "{line:?}");
    let answered = log.iter().filter(|event| event.kind.id() == "answered").count();
    assert_eq!(snapshot.answers.len(), answered, "{line:?}");
}

#[test]
fn every_branch_of_every_protocol_is_played_to_the_end_under_every_enforcement() {
    let goals = [Goal::Five(Colour::Black), Goal::Five(Colour::White), Goal::Draw];
    let mut games = 0;
    for enforcement in Enforcement::ALL {
        for opening in Opening::all() {
            let settings = Settings { opening, enforcement, ..Settings::default() };
            let mut met = BTreeSet::new();
            let lines = lines(&settings).into_iter();
            for (mut line, goal) in lines.flat_map(|line| goals.map(|goal| (line.clone(), goal))) {
                line.finish(goal);
                check(&line, &settings);
                met.insert((line.branch.join(" "), line.fifths));
                games += 1;
            }
            assert_eq!(met, expected(opening), "{opening} under {enforcement}");
        }
    }
    // For each enforcement and each goal: 440 of Taraguchi, 120 of Soosorv, 32 of Tarannikov, 26 designated, 24 of
    // Yamaguchi, and 15 of the others.
    assert_eq!(games, 4 * 3 * (440 + 120 + 32 + 26 + 24 + 15));
}
