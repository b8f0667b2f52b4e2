//! Many rows in few statements.

/// Rows in one statement at most: beyond, the rows cost more than the statement.
const LARGEST: usize = 64;

/// Cuts `rows` into pieces whose lengths are powers of two, so that all of them together need only a
/// handful of prepared statements.
pub(crate) fn pieces<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let length = 1 << rows.len().checked_ilog2()?.min(LARGEST.ilog2());
        let (piece, rest) = rows.split_at(length);
        rows = rest;
        Some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_in_one_piece_and_lengths_are_powers_of_two() {
        for length in 0..300 {
            let rows: Vec<usize> = (0..length).collect();
            let cut: Vec<&[usize]> = pieces(&rows).collect();
            assert_eq!(cut.concat(), rows);
            assert!(cut.iter().all(|piece| piece.len().is_power_of_two() && piece.len() <= LARGEST));
            assert!(cut.len() <= length / LARGEST + 6);
        }
    }
}
