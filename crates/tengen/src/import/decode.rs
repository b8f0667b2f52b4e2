//! The text of a file, in whatever encoding.

use encoding_rs::{Encoding, GB18030, UTF_8};

/// The text of SGF. It is UTF-8, or what the file says of itself (CA), or else GB18030: files whose programs say
/// nothing, or say UTF-8 and write something else, come from Chinese Windows for the most part.
///
/// `None` if it is neither.
pub(super) fn sgf(bytes: &[u8]) -> Option<String> {
    [UTF_8].into_iter().chain(named(bytes)).chain([GB18030]).find_map(|encoding| {
        let (text, is_broken) = encoding.decode_with_bom_removal(bytes);
        (!is_broken).then(|| text.into_owned())
    })
}

/// The encoding that the first CA names.
fn named(bytes: &[u8]) -> Option<&'static Encoding> {
    const NAME: &[u8] = b"CA[";
    let start = bytes.windows(NAME.len()).position(|window| window == NAME)? + NAME.len();
    let length = bytes[start..].iter().position(|&byte| byte == b']')?;
    Encoding::for_label(&bytes[start..start + length])
}

#[cfg(test)]
mod tests {
    use encoding_rs::{EUC_KR, SHIFT_JIS};

    use super::*;

    #[test]
    fn names_are_read_in_the_encodings_that_programs_write() {
        for (encoding, says, name) in [
            (UTF_8, "", "曹冬"),
            (UTF_8, "CA[UTF-8]", "中村"),
            (GB18030, "CA[GB2312]", "曹冬"),
            (GB18030, "CA[UTF-8]", "曹冬"),
            (GB18030, "", "朱建锋"),
            (SHIFT_JIS, "CA[Shift_JIS]", "中村茂"),
            (EUC_KR, "CA[EUC-KR]", "이"),
        ] {
            let text = format!("(;GM[4]{says}PB[{name}];B[hh])");
            assert_eq!(sgf(&encoding.encode(&text).0).as_ref(), Some(&text), "{says}");
        }
        assert_eq!(sgf(b"(;PB[\xff\xff];B[hh])"), None);
    }
}
