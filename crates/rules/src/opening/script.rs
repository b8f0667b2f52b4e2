//! The protocols as data: for each the list of its steps.

use super::applies::is_renju;
use super::{Opening, Region, Role};
use crate::RuleSet;

/// Who must act in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// P1, whatever colour he has.
    First,
    /// P2, whatever colour he has.
    Second,
    /// Whoever has Black when the step comes.
    Black,
    /// Whoever has White when the step comes.
    White,
}

impl By {
    /// The side that is meant while `black` has Black.
    pub(super) const fn role(self, black: Role) -> Role {
        match self {
            Self::First => Role::First,
            Self::Second => Role::Second,
            Self::Black => black,
            Self::White => black.other(),
        }
    }
}

/// What is done in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    /// Place the next stone; its colour follows from the number of stones.
    Place(Region),
    /// Choose a colour.
    ChooseColour,
    /// Choose a colour and go on, or go on with these steps instead.
    ChooseColourOr(&'static [Step]),
    /// Exchange colours or not.
    MaySwap,
    /// Exchange colours or not and go on, or go on with these steps instead.
    MaySwapOr(&'static [Step]),
    /// Declare the number of fifths.
    Declare,
    /// Offer fifths anywhere. A step to settle them follows.
    Offer,
    /// Say which fifth stays.
    KeepOne,
    /// Say which of two fifths goes.
    RemoveOne,
}

/// One step of a protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) by: By,
    pub(super) task: Task,
}

use By::{Black, First, Second, White};
use Region::{Anywhere, Centre, Openings, OpeningsOf1989, Outside, TouchingCentre, Within};
use Task::{ChooseColour, ChooseColourOr, Declare, KeepOne, MaySwap, MaySwapOr, Offer, Place, RemoveOne};

const fn step(by: By, task: Task) -> Step {
    Step { by, task }
}

/// The steps of `opening` under `rule_set`.
pub(super) const fn steps(opening: Opening, rule_set: RuleSet) -> &'static [Step] {
    match opening {
        Opening::Free if is_renju(rule_set) => CENTRE_FIRST,
        Opening::Free | Opening::Designated(_) => &[],
        Opening::Lianzhong => LIANZHONG,
        Opening::Rif => RIF,
        Opening::Swap1989 => SWAP_1989,
        Opening::Yamaguchi => YAMAGUCHI,
        Opening::Soosorv(_) => SOOSORV,
        Opening::Tarannikov => TARANNIKOV,
        Opening::Taraguchi(_) => TARAGUCHI,
        Opening::Swap => SWAP,
        Opening::Swap2 => SWAP2,
        Opening::Pro => PRO,
        Opening::LongPro => LONG_PRO,
    }
}

const CENTRE_FIRST: &[Step] = &[step(First, Place(Centre))];

const LIANZHONG: &[Step] = &[
    step(First, Place(Centre)),
    step(Second, Place(TouchingCentre)),
    step(First, Place(Anywhere)),
    step(Second, MaySwap),
    step(White, Place(Anywhere)),
    step(Black, Offer),
    step(White, RemoveOne),
];

const RIF: &[Step] = &[
    step(First, Place(Centre)),
    step(First, Place(TouchingCentre)),
    step(First, Place(Openings)),
    step(Second, ChooseColour),
    step(White, Place(Anywhere)),
    step(Black, Offer),
    step(White, KeepOne),
];

const SWAP_1989: &[Step] = &[
    step(First, Place(Centre)),
    step(Second, Place(TouchingCentre)),
    step(First, Place(OpeningsOf1989)),
    step(Second, ChooseColour),
    step(White, Place(Anywhere)),
    step(Black, Offer),
    step(White, KeepOne),
];

const YAMAGUCHI: &[Step] = &[
    step(First, Place(Centre)),
    step(First, Place(TouchingCentre)),
    step(First, Place(Openings)),
    step(First, Declare),
    step(Second, MaySwap),
    step(White, Place(Anywhere)),
    step(Black, Offer),
    step(White, KeepOne),
];

const SOOSORV: &[Step] = &[
    step(First, Place(Centre)),
    step(First, Place(TouchingCentre)),
    step(First, Place(Openings)),
    step(Second, MaySwap),
    step(White, Place(Anywhere)),
    step(White, Declare),
    step(Black, MaySwap),
    step(Black, Offer),
    step(White, KeepOne),
];

const TARANNIKOV: &[Step] = &[
    step(Black, Place(Centre)),
    step(White, MaySwap),
    step(White, Place(Within(3))),
    step(Black, MaySwap),
    step(Black, Place(Within(5))),
    step(White, MaySwap),
    step(White, Place(Within(7))),
    step(Black, MaySwap),
    step(Black, Place(Within(9))),
    step(White, MaySwap),
];

const TARAGUCHI: &[Step] = &[
    step(Black, Place(Centre)),
    step(White, MaySwap),
    step(White, Place(Within(3))),
    step(Black, MaySwap),
    step(Black, Place(Within(5))),
    step(White, MaySwap),
    step(White, Place(Within(7))),
    step(Black, MaySwapOr(&[step(Black, Offer), step(White, KeepOne)])),
    step(Black, Place(Within(9))),
    step(White, MaySwap),
];

const SWAP: &[Step] = &[
    step(First, Place(Anywhere)),
    step(First, Place(Anywhere)),
    step(First, Place(Anywhere)),
    step(Second, ChooseColour),
];

const SWAP2: &[Step] = &[
    step(First, Place(Anywhere)),
    step(First, Place(Anywhere)),
    step(First, Place(Anywhere)),
    step(
        Second,
        ChooseColourOr(&[
            step(Second, Place(Anywhere)),
            step(Second, Place(Anywhere)),
            step(First, ChooseColour),
        ]),
    ),
];

const PRO: &[Step] =
    &[step(First, Place(Centre)), step(Second, Place(Anywhere)), step(First, Place(Outside(5)))];

const LONG_PRO: &[Step] =
    &[step(First, Place(Centre)), step(Second, Place(Anywhere)), step(First, Place(Outside(7)))];
