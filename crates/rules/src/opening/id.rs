//! The identifiers of the protocols.

use core::fmt;
use core::str::FromStr;

use alloc::string::ToString;

use super::{Number, Opening, TaraguchiN};

impl Opening {
    /// The identifier without the parameter: `soosorv` for Soosorv-7, `designated` for every opening.
    pub const fn family(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Designated(_) => "designated",
            Self::Lianzhong => "lianzhong",
            Self::Rif => "rif",
            Self::Swap1989 => "swap-1989",
            Self::Yamaguchi => "yamaguchi",
            Self::Soosorv(_) => "soosorv",
            Self::Tarannikov => "tarannikov",
            Self::Taraguchi(_) => "taraguchi",
            Self::Swap => "swap",
            Self::Swap2 => "swap2",
            Self::Pro => "pro",
            Self::LongPro => "long-pro",
        }
    }
}

impl fmt::Display for Opening {
    /// The identifier with the parameter: `rif`, `designated-D4`, `soosorv-7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.family())?;
        match self {
            Self::Designated(opening) => write!(f, "-{opening}"),
            Self::Soosorv(n) => write!(f, "-{}", n.get()),
            Self::Taraguchi(n) => write!(f, "-{}", n.get()),
            _ => Ok(()),
        }
    }
}

/// A text that names no protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseOpeningError {
    /// There is no such protocol.
    #[error(
        "the opening protocols are free, designated-D1 to designated-I13, lianzhong, rif, swap-1989, yamaguchi, \
         soosorv-4 to soosorv-8, tarannikov, taraguchi-2 to taraguchi-12, swap, swap2, pro and long-pro"
    )]
    Unknown,
    /// `designated-` without the code of an opening.
    #[error(
        "designated needs an opening, designated-D1 to designated-D13 or designated-I1 to designated-I13"
    )]
    Code,
    /// A number that the protocol does not allow, or none.
    #[error("{family} needs a number from {min} to {max}, such as {family}-{max}")]
    Number {
        /// The protocol.
        family: &'static str,
        /// The smallest number.
        min: u8,
        /// The largest number.
        max: u8,
    },
}

impl FromStr for Opening {
    type Err = ParseOpeningError;

    /// Reads an identifier. The code after `designated-` may be in lower case; `taraguchi` alone is
    /// `taraguchi-10`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (family, parameter) = match text.split_once('-') {
            Some((family @ ("designated" | "soosorv" | "taraguchi"), parameter)) => (family, parameter),
            _ => (text, ""),
        };
        match family {
            "designated" => parameter.parse().map(Self::Designated).map_err(|_| ParseOpeningError::Code),
            "soosorv" => number("soosorv", parameter).map(Self::Soosorv),
            "taraguchi" if text == family => Ok(Self::Taraguchi(TaraguchiN::default())),
            "taraguchi" => number("taraguchi", parameter).map(Self::Taraguchi),
            _ => Self::all().find(|opening| opening.family() == text).ok_or(ParseOpeningError::Unknown),
        }
    }
}

/// Reads a number as it is written, without sign or leading zero.
fn number<const MIN: u8, const MAX: u8>(
    family: &'static str,
    text: &str,
) -> Result<Number<MIN, MAX>, ParseOpeningError> {
    let error = ParseOpeningError::Number { family, min: MIN, max: MAX };
    Number::all().find(|n: &Number<MIN, MAX>| n.get().to_string() == text).ok_or(error)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opening::SoosorvN;

    #[test]
    fn every_protocol_is_read_back_from_its_identifier() {
        for opening in Opening::all() {
            assert_eq!(opening.to_string().parse(), Ok(opening));
            assert!(opening.to_string().starts_with(opening.family()));
        }
        assert_eq!(Opening::all().count(), 10 + 26 + 5 + 11);
        assert_eq!("taraguchi".parse(), Ok(Opening::Taraguchi(TaraguchiN::default())));
        assert_eq!(Opening::Taraguchi(TaraguchiN::default()).to_string(), "taraguchi-10");
    }

    #[test]
    fn the_error_lists_every_identifier() {
        let listed = ParseOpeningError::Unknown.to_string();
        assert!(Opening::all().all(|opening| listed.contains(opening.family())));
        let ends = [Opening::Soosorv(SoosorvN::MIN), Opening::Soosorv(SoosorvN::MAX)];
        let more = [Opening::Taraguchi(TaraguchiN::MIN), Opening::Taraguchi(TaraguchiN::MAX)];
        assert!(ends.into_iter().chain(more).all(|opening| listed.contains(&opening.to_string())));
    }

    #[test]
    fn other_texts_are_refused_with_what_is_missing() {
        let soosorv = ParseOpeningError::Number { family: "soosorv", min: 4, max: 8 };
        let taraguchi = ParseOpeningError::Number { family: "taraguchi", min: 2, max: 12 };
        let texts = [
            (ParseOpeningError::Unknown, &["", "RIF", "rif-2", "swap3", "swap-", "long", " free"][..]),
            (ParseOpeningError::Code, &["designated", "designated-", "designated-D14", "designated-4"]),
            (soosorv, &["soosorv", "soosorv-3", "soosorv-9", "soosorv-07", "soosorv-+7"]),
            (taraguchi, &["taraguchi-", "taraguchi-1", "taraguchi-13", "taraguchi-10-"]),
        ];
        for (error, texts) in texts {
            for text in texts {
                assert_eq!(text.parse::<Opening>(), Err(error), "{text:?}");
            }
        }
    }
}
