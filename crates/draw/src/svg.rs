//! Boards as SVG pictures.

use std::fmt::{self, Write as _};

use tengen_rules::{Colour, Forbidden, Point};

use crate::picture::{Mark, Picture};

/// The distance between two lines, in SVG user units.
const CELL: u32 = 40;
/// Room for the coordinates around the outermost lines.
const MARGIN: u32 = 48;

/// Gradients of the wood and the stones, lit from the upper left.
const DEFINITIONS: &str = r##"<defs>
<linearGradient id="wood" x2="1" y2="1"><stop stop-color="#e9c98f"/><stop offset="1" stop-color="#ddb472"/></linearGradient>
<radialGradient id="black" cx=".35" cy=".3" r=".75"><stop stop-color="#5c5c5c"/><stop offset=".6" stop-color="#222"/><stop offset="1" stop-color="#0d0d0d"/></radialGradient>
<radialGradient id="white" cx=".35" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".7" stop-color="#f3f0ea"/><stop offset="1" stop-color="#cfc9bd"/></radialGradient>
</defs>
"##;

impl Picture<'_> {
    /// The board as a self-contained SVG document. The board stands in the middle of its wood, with
    /// coordinates outside; forbidden points carry a cross and 33, 44 or 6.
    ///
    /// ```
    /// use tengen_draw::Picture;
    /// use tengen_rules::{Board, BoardSize};
    /// let svg = Picture::new(&Board::new(BoardSize::RENJU)).svg("An empty board").to_string();
    /// assert!(svg.starts_with("<svg ") && svg.contains("<title>An empty board</title>"));
    /// ```
    pub fn svg<'a>(&'a self, title: &'a str) -> impl fmt::Display + 'a {
        SvgBoard { picture: self, title }
    }
}

struct SvgBoard<'a> {
    picture: &'a Picture<'a>,
    title: &'a str,
}

impl fmt::Display for SvgBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (width, height) = (2 * MARGIN + self.span().0, 2 * MARGIN + self.span().1);
        writeln!(
            f,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" font-family="system-ui, sans-serif">"#
        )?;
        writeln!(f, "<title>{}</title>", Escaped(self.title))?;
        f.write_str(DEFINITIONS)?;
        writeln!(f, r#"<rect width="{width}" height="{height}" rx="8" fill="url(#wood)"/>"#)?;
        self.grid(f)?;
        self.coordinates(f)?;
        for point in self.points() {
            self.stone(f, point)?;
        }
        for (&point, &mark) in &self.picture.marks {
            self.mark(f, point, mark)?;
        }
        f.write_str("</svg>\n")
    }
}

impl SvgBoard<'_> {
    /// The width and height between the outermost lines that are shown.
    fn span(&self) -> (u32, u32) {
        let region = self.picture.region;
        let steps = |from: u8, to: u8| u32::from(to - from) * CELL;
        (steps(region.from.column(), region.to.column()), steps(region.from.row(), region.to.row()))
    }

    fn points(&self) -> impl Iterator<Item = Point> {
        let region = self.picture.region;
        region.rows().flat_map(move |row| region.columns().filter_map(move |column| Point::new(column, row)))
    }

    /// The place of a point in the picture.
    fn at(&self, point: Point) -> (u32, u32) {
        let region = self.picture.region;
        let steps = |from: u8, to: u8| MARGIN + u32::from(to.saturating_sub(from)) * CELL;
        (steps(region.from.column(), point.column()), steps(point.row(), region.to.row()))
    }

    fn grid(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let region = self.picture.region;
        let last = self.picture.board.size().lines() - 1;
        // Where the board goes on beyond the region, its lines run out by half a cell.
        let run = |goes_on: bool| if goes_on { CELL / 2 } else { 0 };
        let (left, top) = (MARGIN - run(region.from.column() > 0), MARGIN - run(region.to.row() < last));
        let right = MARGIN + self.span().0 + run(region.to.column() < last);
        let bottom = MARGIN + self.span().1 + run(region.from.row() > 0);
        let mut path = String::new();
        for column in 0..=u32::from(region.to.column() - region.from.column()) {
            write!(path, "M{} {top}V{bottom}", MARGIN + column * CELL)?;
        }
        for row in 0..=u32::from(region.to.row() - region.from.row()) {
            write!(path, "M{left} {}H{right}", MARGIN + row * CELL)?;
        }
        writeln!(
            f,
            r##"<path d="{path}" stroke="#4a3a22" stroke-width="1.2" stroke-linecap="square" fill="none"/>"##
        )?;
        for point in self.points().filter(|&point| self.picture.is_star(point)) {
            let (x, y) = self.at(point);
            writeln!(f, r##"<circle cx="{x}" cy="{y}" r="3.5" fill="#4a3a22"/>"##)?;
        }
        Ok(())
    }

    fn coordinates(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let region = self.picture.region;
        f.write_str(r##"<g font-size="15" fill="#5a4a30" text-anchor="middle">"##)?;
        for column in region.columns() {
            let x = MARGIN + u32::from(column - region.from.column()) * CELL;
            let y = MARGIN + self.span().1 + 37;
            write!(f, r#"<text x="{x}" y="{y}">{}</text>"#, char::from(b'A' + column))?;
        }
        for row in region.rows() {
            let y = MARGIN + u32::from(region.to.row() - row) * CELL + 5;
            write!(f, r#"<text x="18" y="{y}">{}</text>"#, row + 1)?;
        }
        f.write_str("</g>\n")
    }

    fn stone(&self, f: &mut fmt::Formatter<'_>, point: Point) -> fmt::Result {
        let Some(colour) = self.picture.stone(point) else { return Ok(()) };
        let (x, y) = self.at(point);
        writeln!(f, r##"<circle cx="{}" cy="{}" r="18.4" fill="#000" opacity=".25"/>"##, x + 1, y + 2)?;
        writeln!(f, r#"<circle cx="{x}" cy="{y}" r="18.4" fill="url(#{colour})"/>"#)
    }

    fn mark(&self, f: &mut fmt::Formatter<'_>, point: Point, mark: Mark) -> fmt::Result {
        let (x, y) = self.at(point);
        let stone = self.picture.stone(point);
        let (text, colour) = match mark {
            Mark::Letter(letter) => (letter.to_string(), "#1e1b16"),
            Mark::Five => ("5".to_owned(), "#14483d"),
            Mark::Forbidden(Forbidden::Overline) => ("6".to_owned(), "#8e2316"),
            Mark::Forbidden(Forbidden::DoubleFour) => ("44".to_owned(), "#8e2316"),
            Mark::Forbidden(Forbidden::DoubleThree) => ("33".to_owned(), "#8e2316"),
        };
        // A free point gets a patch of wood so that its crossing does not run through the sign.
        if stone.is_none() {
            writeln!(f, r##"<circle cx="{x}" cy="{y}" r="14" fill="#e3bf80"/>"##)?;
        }
        if matches!(mark, Mark::Forbidden(_)) {
            // The arms of a cross, left out in the middle where the sign stands.
            let arm = |right: i64, down: i64| {
                let at = |to: i64| (i64::from(x) + right * to, i64::from(y) + down * to);
                let ((from_x, from_y), (to_x, to_y)) = (at(11), at(16));
                format!("M{from_x} {from_y}L{to_x} {to_y}")
            };
            let arms = [arm(-1, -1), arm(1, -1), arm(-1, 1), arm(1, 1)].concat();
            writeln!(f, r#"<path d="{arms}" stroke="{colour}" stroke-width="2.5" stroke-linecap="round"/>"#)?;
        }
        let colour = if stone == Some(Colour::Black) { "#fff" } else { colour };
        writeln!(
            f,
            r#"<text x="{x}" y="{}" font-size="18" font-weight="600" fill="{colour}" text-anchor="middle">{}</text>"#,
            y + 6,
            Escaped(&text)
        )
    }
}

/// Text that XML may hold.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '"' => f.write_str("&quot;")?,
                letter if letter.is_control() => {}
                letter => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Board, BoardSize};

    #[test]
    fn a_title_cannot_break_out_of_its_element() {
        let board = Board::new(BoardSize::RENJU);
        let svg = Picture::new(&board).svg("</title><script>&\u{0}").to_string();
        assert!(svg.contains("<title>&lt;/title&gt;&lt;script&gt;&amp;</title>"));
    }

    #[test]
    fn every_stone_and_mark_is_drawn_once() {
        let mut board = Board::new(BoardSize::RENJU);
        board.place("h8".parse().unwrap(), Colour::Black).unwrap();
        board.place("i9".parse().unwrap(), Colour::White).unwrap();
        let picture =
            Picture::new(&board).mark("a1".parse().unwrap(), Mark::Forbidden(Forbidden::DoubleFour));
        let svg = picture.svg("").to_string();
        let count = |text: &str| svg.matches(text).count();
        assert_eq!((count("url(#black)"), count("url(#white)"), count(">44</text>")), (1, 1, 1));
    }
}
