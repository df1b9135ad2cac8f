//! A sheet as a page needs it beside its drawing: the grid and the letters of its layers.

use std::fmt::Write as _;

use geometry::hex::Sheet;

use crate::Recipe;
use crate::lettering::foot;
use crate::path::number;

/// The ground of a map as a TypeScript file: grid, and one letter a hex for every layer.
pub fn ground(recipe: &Recipe, sheet: &Sheet) -> String {
    let grid = sheet.grid;
    let shifted = if grid.is_shifted(1) { "odd" } else { "even" };
    let mut out = String::from(
        "// Written by `make maps` from the game's map; do not edit.\n\n\
         import type { HexGround } from \"../../art/hex/sheet\";\n\n\
         export const ground: HexGround = {\n",
    );
    let _ = writeln!(
        out,
        "  grid: {{ columns: {}, rows: {}, radius: {}, shifted: \"{shifted}\", margin: {} }},",
        grid.columns(),
        grid.rows(),
        number(recipe.radius),
        number(recipe.margin),
    );
    let _ = writeln!(out, "  footer: {},\n  layers: {{", number(foot(recipe)));
    for (name, layer) in &sheet.layers {
        let _ = writeln!(out, "    \"{name}\": [");
        for row in 1..=grid.rows() {
            let letters: String = (1..=grid.columns())
                .filter_map(|column| grid.hex(column, row))
                .map(|hex| layer.letters[hex])
                .collect();
            let _ = writeln!(out, "      \"{letters}\",");
        }
        out.push_str("    ],\n");
    }
    out.push_str("  },\n};\n");
    out
}
