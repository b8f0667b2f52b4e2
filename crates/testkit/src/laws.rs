//! The laws the referee keeps on every board, shared by property tests, fuzz targets and the survey.

use std::fmt;

use tengen_rules::{
    Board, DoubleThree, JudgedBoard, Judgement, Point, PointSet, Referee, Setup, Symmetry, Verdict,
};

use crate::{Change, Finding, Naive};

/// A law that was broken, with all that is needed to see it again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{law} fails for {setup}: {detail}")]
pub struct Breach {
    law: &'static str,
    setup: String,
    detail: String,
}

/// What a law says of a setup: nothing, or how it was broken.
pub type Kept = Result<(), Breach>;

fn breach<T>(law: &'static str, setup: &Setup, detail: impl fmt::Display) -> Result<T, Breach> {
    let setup = format!("{} to move under {} on {}", setup.to_move, setup.rule_set, setup.board);
    Err(Breach { law, setup, detail: detail.to_string() })
}

const fn referee(setup: &Setup) -> Referee {
    Referee::new(setup.rule_set, setup.to_move)
}

fn judge(setup: &Setup) -> Judgement {
    referee(setup).judge(&setup.board)
}

/// All laws that need nothing but the setup.
///
/// # Errors
///
/// The first breach.
pub fn all(setup: &Setup) -> Kept {
    fast_is_naive(setup)?;
    judgement_is_verdicts(setup)?;
    sets_are_apart(setup)?;
    explanation_is_verdict(setup)?;
    explanation_is_complete(setup)?;
    explanation_is_as_deep(setup)?;
    symmetries_commute(setup)
}

/// The fast referee and the naive one say the same of every free point.
///
/// # Errors
///
/// The breach, with the first point they differ on.
pub fn fast_is_naive(setup: &Setup) -> Kept {
    findings(setup).map(|_| ())
}

/// The findings of the naive referee, where the fast one agrees with them.
///
/// # Errors
///
/// The breach, with the first point they differ on.
pub fn findings(setup: &Setup) -> Result<Vec<(Point, Finding)>, Breach> {
    let (fast, findings) = (judge(setup), Naive::new(setup.rule_set, setup.to_move).find_all(&setup.board));
    for (point, finding) in &findings {
        let verdict = fast.verdict(*point);
        if verdict != finding.verdict {
            let detail = format!("{point} is {verdict:?}, naively {:?}", finding.verdict);
            return breach("fast judgement = naive judgement", setup, detail);
        }
    }
    Ok(findings)
}

/// The judgement of a board says of each free point what its verdict is; a point that is not free
/// has no verdict.
///
/// # Errors
///
/// The breach, with the first point.
pub fn judgement_is_verdicts(setup: &Setup) -> Kept {
    let (referee, judgement) = (referee(setup), judge(setup));
    for point in setup.board.size().iter() {
        let verdict = referee.verdict(&setup.board, point);
        let expected = setup.board.is_free(point).then(|| judgement.verdict(point));
        if verdict.ok() != expected {
            let detail = format!("{point} is {verdict:?} alone and {expected:?} in the judgement");
            return breach("verdict = judgement", setup, detail);
        }
    }
    Ok(())
}

/// The explanation of each free point has the verdict that the point has without it.
///
/// # Errors
///
/// The breach, with the first point.
pub fn explanation_is_verdict(setup: &Setup) -> Kept {
    let (referee, judgement) = (referee(setup), judge(setup));
    for point in setup.board.free() {
        let explained = referee.explain(&setup.board, point).map(|explanation| explanation.verdict);
        let expected = judgement.verdict(point);
        if explained != Ok(expected) {
            let detail = format!("{point} is explained as {explained:?} and judged as {expected:?}");
            return breach("explanation = verdict", setup, detail);
        }
    }
    Ok(())
}

/// The explanation of each free point that makes no five names the real threes that the naive referee
/// finds, and the fours; where six wins, fours that share a free point may be named as one.
///
/// # Errors
///
/// The breach, with the first point.
pub fn explanation_is_complete(setup: &Setup) -> Kept {
    let (referee, naive) = (referee(setup), Naive::new(setup.rule_set, setup.to_move));
    let may_merge = referee.rules().win.by_overline();
    for point in setup.board.free() {
        let Ok(explanation) = referee.explain(&setup.board, point) else {
            return breach("a free point can be explained", setup, point);
        };
        let (fours, threes) = (explanation.fours.len(), explanation.real_threes().count());
        let found = naive.parts(&setup.board, point);
        let same_fours = fours == found.fours || may_merge && (1..found.fours).contains(&fours);
        if explanation.verdict != Verdict::Five && !(same_fours && threes == found.threes) {
            let detail =
                format!("{point} is explained with {fours} fours, {threes} threes and makes {found:?}");
            return breach("explained parts = naive parts", setup, detail);
        }
    }
    Ok(())
}

/// The explanation of each free point reaches as deep as the naive referee has to, where the rule set
/// forbids the double-three with or without a four.
///
/// # Errors
///
/// The breach, with the first point.
pub fn explanation_is_as_deep(setup: &Setup) -> Kept {
    let referee = referee(setup);
    if referee.rules().double_three != DoubleThree::Forbidden {
        return Ok(());
    }
    for (point, finding) in Naive::new(setup.rule_set, setup.to_move).find_all(&setup.board) {
        let depth = referee.explain(&setup.board, point).map(|explanation| explanation.depth());
        if depth != Ok(finding.depth as usize) {
            let detail = format!("{point} is explained {depth:?} deep and is {} deep", finding.depth);
            return breach("explained depth = naive depth", setup, detail);
        }
    }
    Ok(())
}

/// The sets of a judgement hold free points of the board only, each in one set at most.
///
/// # Errors
///
/// The breach, with the judgement.
pub fn sets_are_apart(setup: &Setup) -> Kept {
    let judgement = judge(setup);
    let sets = [judgement.five, judgement.overline, judgement.double_four, judgement.double_three];
    let all = sets.iter().fold(PointSet::EMPTY, |all, set| all.union(set));
    let apart = all.len() == sets.iter().map(PointSet::len).sum::<usize>();
    if apart && all.iter().all(|point| setup.board.is_free(point)) {
        return Ok(());
    }
    breach("no point is in two sets, none outside the free ones", setup, format!("{judgement:?}"))
}

/// The judgement of each of the eight symmetric boards is the image of the judgement.
///
/// # Errors
///
/// The breach, with the symmetry.
pub fn symmetries_commute(setup: &Setup) -> Kept {
    let (referee, judgement) = (referee(setup), judge(setup));
    for symmetry in Symmetry::ALL {
        let judged = referee.judge(&setup.board.transform(symmetry));
        let expected = image(&judgement, symmetry, &setup.board);
        if judged != expected {
            let detail = format!("under {symmetry:?} {judged:?} instead of {expected:?}");
            return breach("symmetric boards, symmetric judgements", setup, detail);
        }
    }
    Ok(())
}

fn image(judgement: &Judgement, symmetry: Symmetry, board: &Board) -> Judgement {
    let set = |set: &PointSet| set.iter().map(|point| symmetry.apply(point, board.size())).collect();
    Judgement {
        five: set(&judgement.five),
        overline: set(&judgement.overline),
        double_four: set(&judgement.double_four),
        double_three: set(&judgement.double_three),
    }
}

/// A judgement that is kept while stones come and go is the judgement of the board from scratch,
/// after every change.
///
/// # Errors
///
/// The breach; its setup is the board on which the two differ.
///
/// # Panics
///
/// If a change names a point outside the board.
pub fn kept_judgement_is_fresh(setup: &Setup, changes: &[Change]) -> Kept {
    let mut now = setup.clone();
    let mut judged = JudgedBoard::new(setup.board.clone(), referee(setup));
    for &(point, colour) in changes {
        let lifted = now.board.lift(point);
        if lifted.is_none() {
            now.board.place(point, colour).expect("a change names a point of the board");
            judged.place(point, colour).expect("the boards are the same");
        } else if judged.lift(point) != lifted {
            return breach("kept board = board", &now, format!("after lifting {point}"));
        }
        if judged.board() != &now.board {
            return breach("kept board = board", &now, format!("kept {}", judged.board()));
        }
        let (kept, fresh) = (judged.judge(), judge(&now));
        if kept != fresh {
            let detail = format!("after {point} {kept:?} instead of {fresh:?}, from {}", setup.board);
            return breach("kept judgement = judgement from scratch", &now, detail);
        }
    }
    Ok(())
}
