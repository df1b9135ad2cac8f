//! Grid, numbers, names, frame, title, scale and compass.

use std::fmt::Write as _;

use geometry::hex::HexMap;

use crate::math::{Point, sin_cos};
use crate::path::{number, open};
use crate::plane::Plane;
use crate::recipe::{Label, LabelKind, Recipe};

/// Room below the map for the title. Zones in the margin push it down.
pub(crate) fn foot(recipe: &Recipe) -> f64 {
    44.0 + below(recipe)
}

fn below(recipe: &Recipe) -> f64 {
    if recipe.zones.is_empty() { 0.0 } else { 26.0 }
}

/// Fonts and colours of what is written. Every rule is bound to the map, so that it can stand in
/// a page.
pub(crate) const STYLE: &str = "<style>\
.hexmap text{font-family:\"EB Garamond\",serif}\
.hexmap .map-hill{font-family:Cinzel,serif;font-weight:600;fill:#3e2a12;fill-opacity:.86;stroke:#efe2bd;stroke-opacity:.55;stroke-width:4;paint-order:stroke}\
.hexmap .map-plain{font-family:Cinzel,serif;font-weight:400;fill:#5d5a35;fill-opacity:.85;stroke:#eceacf;stroke-width:4;stroke-opacity:.6;paint-order:stroke}\
.hexmap .map-river{font-style:italic;fill:#27536b;stroke:#eaead2;stroke-width:3.4;stroke-opacity:.8;paint-order:stroke}\
.hexmap .map-place{font-family:Cinzel,serif;font-weight:700;fill:#1f2b3a;stroke:#f3ead6;stroke-width:5;stroke-opacity:.85;paint-order:stroke}\
.hexmap .map-numbers text,.hexmap .map-levels text{font-family:\"Source Sans 3\",sans-serif}\
.hexmap .map-north{font-family:Cinzel,serif;font-weight:700;fill:#3d2c14;font-size:15px}\
.hexmap .map-name{font-family:Cinzel,serif;font-weight:700;font-size:30px;letter-spacing:5px;fill:#3d2c14}\
.hexmap .map-line{font-style:italic;font-size:19px;fill:#5b4526}\
.hexmap .map-scale{font-size:13px;font-style:italic;fill:#3d2c14}\
</style>";

/// The hexes: one column is drawn once and used again.
pub(crate) fn grid(plane: Plane, out: &mut String) {
    let (radius, tall) = (plane.radius, plane.tall());
    let mut zigzag = vec![(radius / 2.0, 0.0)];
    let mut bars = String::new();
    for row in 0..plane.grid.rows() {
        let top = f64::from(row) * tall;
        zigzag.extend([(0.0, top + tall / 2.0), (radius / 2.0, top + tall)]);
    }
    for row in 0..=plane.grid.rows() {
        let _ = write!(
            bars,
            "M{} {}h{}",
            number(radius / 2.0),
            number(f64::from(row) * tall),
            number(radius)
        );
    }
    let column = open(&zigzag);
    let _ = write!(
        out,
        "<defs><path id=\"map-column\" d=\"{column}{bars}\"/></defs>\
         <g class=\"map-grid\" fill=\"none\" stroke=\"#4a3a22\" stroke-opacity=\".27\" stroke-width=\".75\">"
    );
    for hex in plane.grid.hexes().filter(|hex| hex.row() == 1) {
        let (x, y) = plane.center(hex);
        let (left, top) = (number(x - radius), number(y - tall / 2.0));
        let _ = write!(out, "<use href=\"#map-column\" x=\"{left}\" y=\"{top}\"/>");
    }
    out.push_str("</g>");
}

/// The printed numbers: one text for every row and parity, its letters placed one by one.
pub(crate) fn numbers(plane: Plane, out: &mut String) {
    let size = plane.radius * 0.185;
    let _ = write!(
        out,
        "<g class=\"map-numbers\" font-size=\"{}\" fill=\"#3a2c17\" fill-opacity=\".62\">",
        number(size)
    );
    for row in 1..=plane.grid.rows() {
        for parity in [1, 0] {
            let (mut places, mut letters) = (Vec::new(), String::new());
            let mut line = 0.0;
            for column in (1..=plane.grid.columns()).filter(|column| column % 2 == parity) {
                let Some(hex) = plane.grid.hex(column, row) else { continue };
                let (x, y) = plane.center(hex);
                line = y - plane.tall() / 2.0 + size * 1.15;
                places.extend((0..4u8).map(|at| number(x + (f64::from(at) - 2.0) * size * 0.5)));
                let _ = write!(letters, "{hex}");
            }
            if !letters.is_empty() {
                let (y, x) = (number(line), places.join(" "));
                let _ = write!(out, "<text y=\"{y}\" x=\"{x}\">{letters}</text>");
            }
        }
    }
    out.push_str("</g>");
}

/// The letters of a layer in every hex, for those who want it plain; hidden until asked for.
pub(crate) fn levels(plane: Plane, letters: &HexMap<char>, out: &mut String) {
    let size = plane.radius * 0.4;
    let _ = write!(
        out,
        "<g class=\"map-levels\" display=\"none\" font-size=\"{}\" font-weight=\"600\" fill=\"#3a2c17\" \
         fill-opacity=\".7\">",
        number(size)
    );
    for row in 1..=plane.grid.rows() {
        for parity in [1, 0] {
            let (mut places, mut text) = (Vec::new(), String::new());
            let mut line = 0.0;
            for column in (1..=plane.grid.columns()).filter(|column| column % 2 == parity) {
                let Some(hex) = plane.grid.hex(column, row) else { continue };
                let (x, y) = plane.center(hex);
                line = y + plane.tall() / 2.0 - size * 0.35;
                places.push(number(x - size * 0.25));
                push_escaped(&mut text, &letters[hex].to_string());
            }
            if !text.is_empty() {
                let (y, x) = (number(line), places.join(" "));
                let _ = write!(out, "<text y=\"{y}\" x=\"{x}\">{text}</text>");
            }
        }
    }
    out.push_str("</g>");
}

/// Paper over all that lies beyond the hexes, and a frame.
pub(crate) fn frame(plane: Plane, foot: f64, out: &mut String) {
    let (width, height) = (plane.width(), plane.height() + foot);
    let edge: String =
        plane.outline(|_| true).iter().map(|ring| crate::path::closed(ring)).collect();
    let _ = write!(
        out,
        "<path class=\"map-paper\" fill-rule=\"evenodd\" fill=\"#f3ead6\" stroke=\"#3d2c14\" \
         stroke-width=\"1.5\" d=\"M0 0h{w}v{h}H0z{edge}\"/>\
         <g class=\"map-frame\" fill=\"none\" stroke=\"#3d2c14\">\
         <rect x=\"8\" y=\"8\" width=\"{}\" height=\"{}\" stroke-width=\"2.4\"/>\
         <rect x=\"13\" y=\"13\" width=\"{}\" height=\"{}\" stroke-width=\".8\"/></g>",
        number(width - 16.0),
        number(height - 16.0),
        number(width - 26.0),
        number(height - 26.0),
        w = number(width),
        h = number(height),
    );
}

/// Names along their lines.
pub(crate) fn labels(labels: &[Label], out: &mut String) {
    out.push_str("<g class=\"map-labels\"><defs>");
    for (at, label) in labels.iter().enumerate() {
        let _ = write!(out, "<path id=\"map-label-{}\" d=\"{}\"/>", at + 1, bow(&label.line));
    }
    out.push_str("</defs>");
    for (at, label) in labels.iter().enumerate() {
        let class = match label.kind {
            LabelKind::Hill => "map-hill",
            LabelKind::Plain => "map-plain",
            LabelKind::Water => "map-river",
            LabelKind::Town => "map-place",
        };
        let _ = write!(
            out,
            "<text class=\"{class}\" font-size=\"{}\" letter-spacing=\"{}\">\
             <textPath href=\"#map-label-{}\" startOffset=\"50%\" text-anchor=\"middle\">",
            number(label.size),
            number(label.spacing),
            at + 1
        );
        push_escaped(out, &label.text);
        out.push_str("</textPath></text>");
    }
    out.push_str("</g>");
}

/// From the first point to the last, bent towards the one between them.
fn bow(line: &[Point]) -> String {
    match *line {
        [from, bend, to] => format!(
            "M{} {}Q{} {} {} {}",
            number(from.0),
            number(from.1),
            number(bend.0),
            number(bend.1),
            number(to.0),
            number(to.1)
        ),
        _ => open(line),
    }
}

/// Title, scale and compass below the map.
pub(crate) fn title(plane: Plane, recipe: &Recipe, lang: &str, out: &mut String) {
    let title = &recipe.title;
    let said = |texts: &std::collections::BTreeMap<String, String>| {
        texts.get(lang).or_else(|| texts.get("en")).cloned().unwrap_or_default()
    };
    let foot = number(plane.height() - 34.0 + below(recipe));
    let _ = write!(
        out,
        "<g class=\"map-title\" transform=\"translate(0 {foot})\"><text class=\"map-name\" x=\"40\" y=\"42\">"
    );
    push_escaped(out, &title.text);
    // Cinzel's capitals are about as wide as this.
    let beside = 40.0 + title.text.chars().count() as f64 * 24.3;
    let _ = write!(out, "</text><text class=\"map-line\" x=\"{}\" y=\"41\">", number(beside));
    push_escaped(out, &said(&title.line));
    out.push_str("</text>");

    let compass = plane.width() - 74.0;
    let turn = number(title.north - 90.0);
    let (sine, cosine) = sin_cos((title.north - 90.0).to_radians());
    let _ = write!(
        out,
        "<g transform=\"translate({} 32)scale(.8)\"><circle r=\"37\" fill=\"#f8f1df\" stroke=\"#5b4526\"/>\
         <g transform=\"rotate({turn})\"><path d=\"M0-31l6 25 25 6-25 6-6 25-6-25-25-6 25-6z\" fill=\"#f8f1df\" stroke=\"#4a3417\" stroke-width=\".9\"/>\
         <path d=\"M31 0l-25-6-6 6zM31 0l-25 6-6-6z\" fill=\"#8b1e2b\"/>\
         <path d=\"M0-31l6 25-6 6zM-31 0l25 6 6-6zM0 31l-6-25 6-6z\" fill=\"#4a3417\"/></g>\
         <text class=\"map-north\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">N</text></g>",
        number(compass),
        number(46.0 * cosine),
        number(46.0 * sine + 5.0),
    );

    // Two kilometres, the first and the third half dark; where hexes are small, half a kilometre.
    let (metres, lengths) =
        if title.metres < 200 { (250.0, ["250", "500 m"]) } else { (1000.0, ["1 km", "2 km"]) };
    let kilometre = plane.tall() * metres / f64::from(title.metres);
    let (whole, half) = (number(kilometre * 2.0), number(kilometre / 2.0));
    let one = number(kilometre);
    let _ = write!(
        out,
        "<g transform=\"translate({} 34)\"><path d=\"M0 0h{whole}v6h-{whole}z\" fill=\"#f8f1df\" stroke=\"#3d2c14\" stroke-width=\".9\"/>\
         <path d=\"M0 0h{half}v6h-{half}zM{one} 0h{half}v6h-{half}z\" fill=\"#3d2c14\"/>\
         <text class=\"map-scale\" y=\"-6\">0</text><text class=\"map-scale\" x=\"{one}\" y=\"-6\" text-anchor=\"middle\">{}</text>\
         <text class=\"map-scale\" x=\"{whole}\" y=\"-6\" text-anchor=\"end\">{}</text><text class=\"map-scale\" y=\"22\">",
        number(compass - 70.0 - 2.0 * kilometre),
        lengths[0],
        lengths[1],
    );
    push_escaped(out, &said(&title.scale));
    out.push_str("</text></g></g>");
}

/// Text as it may stand in a document and in an attribute.
pub(crate) fn push_escaped(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(letter),
        }
    }
}
