//! Looks for a win by threats by plain enumeration, to check what the solver calls refuted.
//!
//! `cargo run --release -p tengen-solver --example enumerate -- FILE NUMBER ...`
//!
//! FILE has lines `rule<TAB>side<TAB>position`; problems are counted from 1. All that this shares with the
//! solver's search for a VCT is the search for a VCF: every legal point of the board is tried as an
//! attack, and after each that leaves a VCF every legal reply. Nothing is left out as hopeless, so that
//! it takes minutes where the solver takes milliseconds.
#![allow(clippy::print_stdout, reason = "the answers are what it prints")]

use std::collections::HashMap;

use tengen_rules::{Admit, Board, Colour, Point, Position, Referee, RuleSet, Setup, Verdict};
use tengen_solver::{Answer, Goal, Limits, Solver};

type Trouble = Box<dyn std::error::Error>;

fn main() -> Result<(), Trouble> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, numbers @ ..] = &*arguments else { return Err("FILE NUMBER ...".into()) };
    let text = std::fs::read_to_string(file)?;
    for number in numbers {
        let index = number.parse::<usize>()?.checked_sub(1).ok_or("problems are counted from 1")?;
        let mut enumeration = Enumeration::new(text.lines().nth(index).ok_or("no such problem")?)?;
        let answer = if enumeration.wins()? { "win" } else { "none" };
        let (positions, vcfs) = (enumeration.won.len(), enumeration.vcfs.len());
        println!("{number}\t{answer}\t{positions} positions\t{vcfs} searches for a VCF");
    }
    Ok(())
}

struct Enumeration {
    board: Board,
    rule_set: RuleSet,
    attacker: Colour,
    /// Positions with the attacker to move, by the hash of the board, and whether they are won.
    won: HashMap<u64, bool>,
    /// Whether a side, if it is to move, has a VCF.
    vcfs: HashMap<(u64, Colour), bool>,
    /// How often a reply held, to try it first. The order changes the time and not the answer.
    held: HashMap<Point, u32>,
}

impl Enumeration {
    fn new(line: &str) -> Result<Self, Trouble> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [rule, side, rows, ..] = *columns else { return Err("rule, side and position expected".into()) };
        let attacker = Colour::BOTH.into_iter().find(|colour| colour.to_string() == side).ok_or("no side")?;
        Ok(Self {
            board: tengen_notation::rows::read(rows)?,
            rule_set: rule.parse()?,
            attacker,
            won: HashMap::new(),
            vcfs: HashMap::new(),
            held: HashMap::new(),
        })
    }

    fn has_vcf(&mut self, side: Colour) -> Result<bool, Trouble> {
        let key = (self.board.hash(), side);
        if let Some(&known) = self.vcfs.get(&key) {
            return Ok(known);
        }
        let setup = Setup { board: self.board.clone(), rule_set: self.rule_set, to_move: side };
        let position = Position::new(setup, Admit::PROBLEM)?;
        let mut limits = Limits { nodes: 10_000_000, keep_going: &mut |_| true, memory_bytes: 1 << 16 };
        let has = match (Solver { goal: Goal::Vcf, shortest: false }).solve(&position, &mut limits).answer {
            Answer::Solved(_) => true,
            Answer::Refuted => false,
            Answer::Exhausted(_) => return Err("a VCF too long to look for".into()),
        };
        self.vcfs.insert(key, has);
        Ok(has)
    }

    /// Whether the attacker, who is to move, wins.
    fn wins(&mut self) -> Result<bool, Trouble> {
        let key = self.board.hash();
        if let Some(&known) = self.won.get(&key) {
            return Ok(known);
        }
        let wins = self.has_vcf(self.attacker)? || self.wins_by_a_threat()?;
        self.won.insert(key, wins);
        Ok(wins)
    }

    fn wins_by_a_threat(&mut self) -> Result<bool, Trouble> {
        let referee = Referee::new(self.rule_set, self.attacker);
        let moves: Vec<Point> = self.board.free().collect();
        for point in moves {
            if referee.verdict(&self.board, point)? != Verdict::Legal {
                continue;
            }
            self.board.place(point, self.attacker)?;
            let wins = self.has_vcf(self.attacker)? && self.answers_all()?;
            self.board.lift(point);
            if wins {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the attacker wins after every reply.
    fn answers_all(&mut self) -> Result<bool, Trouble> {
        let defender = self.attacker.opponent();
        if self.has_vcf(defender)? {
            return Ok(false);
        }
        let mut replies = self.replies_without_vcf()?;
        replies.sort_by_key(|reply| std::cmp::Reverse(self.held.get(reply).copied()));
        for reply in replies {
            self.board.place(reply, defender)?;
            let wins = self.wins()?;
            self.board.lift(reply);
            if !wins {
                *self.held.entry(reply).or_default() += 1;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The legal replies after which the attacker has no VCF.
    fn replies_without_vcf(&mut self) -> Result<Vec<Point>, Trouble> {
        let defender = self.attacker.opponent();
        let referee = Referee::new(self.rule_set, defender);
        let replies: Vec<Point> = self.board.free().collect();
        let mut without = Vec::new();
        for reply in replies {
            if referee.verdict(&self.board, reply)? != Verdict::Legal {
                continue;
            }
            self.board.place(reply, defender)?;
            if !self.has_vcf(self.attacker)? {
                without.push(reply);
            }
            self.board.lift(reply);
        }
        Ok(without)
    }
}
