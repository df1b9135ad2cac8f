//! Draws hex maps as SVG, in the manner of a nineteenth-century campaign atlas.
//!
//! A map is a [`Sheet`] and a [`Recipe`] that says what its layers and lists are on paper. The
//! drawing is the same on every machine, byte for byte. It uses no filters, blend modes or clip
//! paths. Every layer is a group with a class of its own (`map-relief`, `map-hachures`,
//! `map-numbers`, `map-levels` and so on), and walls, ramparts and towns have the id of their list
//! (`map-external-line`), so that a page can colour or hide them.
//!
//! Nothing here knows a rule or a game.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::format_push_string,
    clippy::many_single_char_names,
    reason = "drawing is arithmetic with x and y, and paths are texts"
)]

mod courses;
mod ground;
mod landscape;
mod lettering;
mod math;
mod page;
mod path;
mod plane;
mod raster;
mod recipe;
mod works;
mod zones;

use std::fmt::Write as _;

use geometry::hex::{Hex, HexMap, HexSet, Sheet, SheetFault, Side};
pub use landscape::{Laager, Landscape, Stockade};
pub use page::ground;
pub use recipe::{
    Camps, Circuit, Contour, DryStone, Enclosures, Hexes, Label, LabelKind, Oppidum, Rampart,
    Recipe, Region, Relief, River, Scatter, Sides, Stream, Title, Town, Wash, Zone,
};

use crate::ground::{Ground, Obstacles};
use crate::landscape::Country;
use crate::math::{Chance, Point};
use crate::path::{closed, number, sampled};
use crate::plane::{Chain, Plane};

/// Draws a map. `lang` chooses the words below it; English where it has none.
///
/// The fault names what the recipe wants and the map does not have.
pub fn draw(recipe: &Recipe, sheet: &Sheet, lang: &str) -> Result<String, SheetFault> {
    let atlas = Atlas {
        recipe,
        sheet,
        plane: Plane { grid: sheet.grid, radius: recipe.radius, margin: recipe.margin },
    };
    let mut out = String::with_capacity(400_000);
    let foot = lettering::foot(recipe);
    let width = number(atlas.plane.width());
    let height = number(atlas.plane.height() + foot);
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"hexmap\" viewBox=\"0 0 {width} {height}\">"
    );
    out.push_str(lettering::STYLE);
    atlas.land(&mut out)?;
    atlas.built(&mut out)?;
    lettering::frame(atlas.plane, foot, &mut out);
    if !recipe.zones.is_empty() {
        zones::zones(atlas.plane, &atlas.zones()?, &mut out);
    }
    lettering::numbers(atlas.plane, &mut out);
    let levels = sheet.layer(&recipe.map, &recipe.relief.layer)?;
    lettering::levels(atlas.plane, &levels.letters, &mut out);
    lettering::labels(&recipe.labels, &mut out);
    lettering::title(atlas.plane, recipe, lang, &mut out);
    out.push_str("</svg>\n");
    // A line for every layer, for people who compare two maps.
    Ok(out.replace("<g class=\"map-", "\n<g class=\"map-"))
}

struct Atlas<'a> {
    recipe: &'a Recipe,
    sheet: &'a Sheet,
    plane: Plane,
}

impl<'a> Atlas<'a> {
    /// Ground, growth, crests, water and the grid.
    fn land(&self, out: &mut String) -> Result<(), SheetFault> {
        let recipe = self.recipe;
        let mut chance = Chance::new(recipe.seed + 7);
        let heights = self.heights()?;
        let ground = Ground::new(self.plane, heights.clone(), &recipe.relief, recipe.seed);
        ground.tints(&recipe.relief, out);

        self.fills(&mut chance, out)?;
        let courses = self.courses()?;
        let obstacles = self.obstacles(&courses)?;
        let mut taken = Vec::new();
        if let Some(fields) = &recipe.fields {
            let fewer = self.optional(fields.fewer.as_ref())?;
            let fewer = |hex| fewer.contains(hex);
            ground.fields(fields, fewer, &obstacles, &mut chance, &mut taken, out);
        }
        if let Some(woods) = &recipe.woods {
            let without = self.optional(woods.without.as_ref())?;
            let without = |hex| without.contains(hex);
            ground.woods(woods, without, &obstacles, &mut chance, &mut taken, out);
        }
        ground.hachures(&recipe.relief, &obstacles, recipe.seed + 1, out);
        ground.contours(&recipe.relief, out);
        for crests in &recipe.crests {
            let sides = self.sides(&crests.sides)?;
            works::crests(self.plane, &sides, &heights, &mut chance, out);
        }
        let courses: Vec<_> = courses.into_iter().zip(&recipe.streams).collect();
        if !courses.is_empty() {
            works::streams(&courses, out);
        }
        if !recipe.rivers.is_empty() {
            courses::rivers(self.plane, &self.rivers()?, out);
        }
        for trench in &recipe.trenches {
            courses::trench(self.plane, &trench.hexes, &self.hexes(&trench.hexes)?, out);
        }
        self.grows(&obstacles, &mut chance, out)?;
        lettering::grid(self.plane, out);
        Ok(())
    }

    /// Water, marsh and the floor of woods.
    fn fills(&self, chance: &mut Chance, out: &mut String) -> Result<(), SheetFault> {
        let Some(landscape) = &self.recipe.landscape else { return Ok(()) };
        let country = Country::new(self.plane);
        let mut waters = Vec::new();
        for wash in &landscape.waters {
            waters.push((self.region(&wash.over)?, wash));
        }
        if !waters.is_empty() {
            country.waters(&waters, out);
        }
        if let Some(groves) = &landscape.groves {
            country.floor(&self.region(groves)?, out);
        }
        if let Some(marsh) = &landscape.marsh {
            country.marsh(&self.region(marsh)?, chance, out);
        }
        Ok(())
    }

    /// Roads, hedges and trees.
    fn grows(
        &self,
        obstacles: &Obstacles,
        chance: &mut Chance,
        out: &mut String,
    ) -> Result<(), SheetFault> {
        let Some(landscape) = &self.recipe.landscape else { return Ok(()) };
        if !landscape.roads.is_empty() {
            let roads = landscape.roads.iter().map(|road| self.hexes(&road.hexes));
            landscape::roads(self.plane, &roads.collect::<Result<Vec<_>, _>>()?, out);
        }
        if !landscape.hedges.is_empty() {
            let hedges = landscape.hedges.iter().map(|hedge| self.sides(&hedge.sides));
            landscape::hedges(self.plane, &hedges.collect::<Result<Vec<_>, _>>()?, out);
        }
        if let Some(groves) = &landscape.groves {
            landscape::trees(self.plane, &self.region(groves)?, &obstacles.water, chance, out);
        }
        Ok(())
    }

    /// Camps that fill hexes.
    fn pitched(&self, out: &mut String) -> Result<(), SheetFault> {
        let Some(landscape) = &self.recipe.landscape else { return Ok(()) };
        if let Some(laager) = &landscape.laager {
            let sides = self.sides(&laager.sides)?;
            landscape::laager(self.plane, &sides, &self.region(&laager.ground)?, out);
        }
        if let Some(stockade) = &landscape.stockade {
            let ground = self.region(&stockade.ground)?;
            let towers = self.optional(stockade.towers.as_ref())?;
            let sides = self.palisade(stockade)?;
            landscape::stockade(self.plane, &sides, &ground, &towers, out);
        }
        Ok(())
    }

    fn palisade(&self, stockade: &Stockade) -> Result<Vec<Side>, SheetFault> {
        let lists = stockade.sides.iter().map(|list| self.sides(list));
        Ok(lists.collect::<Result<Vec<_>, _>>()?.concat())
    }

    /// Ditches, walls, ramparts, towns and camps.
    fn built(&self, out: &mut String) -> Result<(), SheetFault> {
        let (recipe, plane) = (self.recipe, self.plane);
        let mut chance = Chance::new(recipe.seed + 23);
        self.pitched(out)?;
        for ditch in &recipe.ditches {
            works::ditch(plane, &ditch.sides, &self.sides(&ditch.sides)?, out);
        }
        for wall in &recipe.dry_stone {
            let home = self.hexes(&wall.hexes)?;
            let sides = self.sides(&wall.sides)?;
            works::dry_stone(plane, &wall.sides, &sides, |hex| home.contains(&hex), out);
        }
        for wash in &recipe.washes {
            let over = self.region(&wash.over)?;
            let path: String = plane
                .outline(|hex| over.contains(hex))
                .into_iter()
                .map(|points| closed(&Chain { points, closed: true }.moved(-6.0)))
                .collect();
            let (colour, opacity) = (&wash.colour, wash.opacity);
            let _ = write!(
                out,
                "<path class=\"map-wash\" d=\"{path}\" fill=\"{colour}\" fill-opacity=\"{opacity}\"/>"
            );
        }
        for rampart in &recipe.ramparts {
            let (sides, home) = (self.sides(&rampart.sides)?, self.region(&rampart.shelters)?);
            works::rampart(plane, rampart, &sides, |hex| home.contains(hex), out);
        }
        self.circled(&mut chance, out)?;
        for town in &recipe.towns {
            let hexes = self.hexes(&town.hexes)?;
            works::town(plane, town, |hex| hexes.contains(&hex), &mut chance, out);
        }
        if !recipe.camps.is_empty() {
            let _ = write!(out, "<defs>{}</defs>", works::CAMP);
        }
        for camps in &recipe.camps {
            out.push_str("<g class=\"map-camps\">");
            for hex in self.hexes(&camps.hexes)? {
                let (x, y) = plane.center(hex);
                let turn = camps.turned.get(&hex).copied().unwrap_or(0.0);
                let _ = write!(
                    out,
                    "<use href=\"#map-camp\" transform=\"translate({} {})rotate({})scale(.92)\"/>",
                    number(x),
                    number(y),
                    number(turn)
                );
            }
            out.push_str("</g>");
        }
        for wagons in &recipe.wagons {
            out.push_str("<g class=\"map-wagons\">");
            for hex in self.hexes(&wagons.hexes)? {
                works::wagons(plane.center(hex), out);
            }
            out.push_str("</g>");
        }
        Ok(())
    }

    /// What runs through the middle of hexes: pits, circuits, camps, town walls.
    fn circled(&self, chance: &mut Chance, out: &mut String) -> Result<(), SheetFault> {
        let (recipe, plane) = (self.recipe, self.plane);
        let lines: Vec<Vec<Hex>> =
            recipe.circuits.iter().map(|line| self.hexes(&line.hexes)).collect::<Result<_, _>>()?;
        for pits in &recipe.pits {
            let filled = self.region(pits)?;
            courses::pits(plane, |hex| filled.contains(hex), &lines, out);
        }
        for (circuit, hexes) in recipe.circuits.iter().zip(&lines) {
            let home = self.region(&circuit.shelters)?;
            courses::circuit(plane, circuit, hexes, |hex| home.contains(hex), out);
        }
        if let Some(enclosures) = &recipe.enclosures {
            let layer = self.sheet.layer(&recipe.map, &enclosures.layer)?;
            let joined = self.sides(&enclosures.joined)?;
            courses::enclosures(plane, &layer.letters, &joined, &lines, out);
        }
        for oppidum in &recipe.oppida {
            let wall = self.region(&oppidum.wall)?;
            courses::oppidum(plane, oppidum, |hex| wall.contains(hex), chance, out);
        }
        Ok(())
    }

    fn rivers(&self) -> Result<Vec<(Vec<Hex>, &'a River)>, SheetFault> {
        let river = |river: &'a River| Ok((self.run(&river.hexes)?, river));
        self.recipe.rivers.iter().map(river).collect()
    }

    fn zones(&self) -> Result<Vec<(Vec<Hex>, &'a str)>, SheetFault> {
        let zone = |zone: &'a Zone| Ok((self.run(&zone.hexes)?, zone.name.as_str()));
        self.recipe.zones.iter().map(zone).collect()
    }

    /// A list whose hexes follow one another.
    fn run(&self, name: &str) -> Result<Vec<Hex>, SheetFault> {
        let hexes = self.hexes(name)?;
        match hexes.windows(2).find(|pair| self.sheet.grid.distance(pair[0], pair[1]) != 1) {
            None => Ok(hexes),
            Some(pair) => {
                Err(self.fault(format!("hexes {name}, {}: does not touch the one before", pair[1])))
            }
        }
    }

    fn heights(&self) -> Result<HexMap<f64>, SheetFault> {
        let relief = &self.recipe.relief;
        let layer = self.sheet.layer(&self.recipe.map, &relief.layer)?;
        for letter in layer.legend.keys() {
            if !relief.heights.contains_key(letter) {
                let layer = &relief.layer;
                return Err(self.fault(format!("layer {layer}: \"{letter}\" has no height")));
            }
        }
        Ok(layer.map(|letter| relief.heights.get(&letter).copied().unwrap_or(0.0)))
    }

    fn courses(&self) -> Result<Vec<Vec<Point>>, SheetFault> {
        let course = |stream: &Stream| {
            self.plane.course(&self.sides(&stream.sides)?).map_err(|side| {
                let name = &stream.sides;
                self.fault(format!("sides {name}, {side}: does not go on from the one before"))
            })
        };
        self.recipe.streams.iter().map(course).collect()
    }

    fn obstacles(&self, courses: &[Vec<Point>]) -> Result<Obstacles, SheetFault> {
        let mut works = Vec::new();
        for rampart in &self.recipe.ramparts {
            let sides = self.sides(&rampart.sides)?;
            works.extend(sides.iter().filter_map(|side| self.plane.ends(*side)));
        }
        let through = |hexes: &[Hex]| -> Vec<(Point, Point)> {
            let centers: Vec<_> = hexes.iter().map(|hex| self.plane.center(*hex)).collect();
            centers.windows(2).map(|pair| (pair[0], pair[1])).collect()
        };
        for circuit in &self.recipe.circuits {
            let mut hexes = self.hexes(&circuit.hexes)?;
            hexes.extend(hexes.first().copied());
            works.extend(through(&hexes));
        }
        for trench in &self.recipe.trenches {
            works.extend(through(&self.hexes(&trench.hexes)?));
        }
        let mut water: Vec<_> = courses
            .iter()
            .flat_map(|course| course.windows(2).map(|pair| (pair[0], pair[1])))
            .collect();
        for (hexes, _) in self.rivers()? {
            water.extend(through(&hexes));
        }
        let edge = self
            .plane
            .outline(|_| true)
            .into_iter()
            .flat_map(|points| Chain { points, closed: true }.stretches().collect::<Vec<_>>())
            .collect();
        let mut marks = Vec::new();
        for label in &self.recipe.labels {
            marks.extend(sampled(&label.line, 4).windows(2).map(|pair| (pair[0], pair[1])));
        }
        for crests in &self.recipe.crests {
            let sides = self.sides(&crests.sides)?;
            marks.extend(sides.iter().filter_map(|side| self.plane.ends(*side)));
        }
        let camps = self.recipe.camps.iter().map(|camps| &camps.hexes);
        for list in camps.chain(self.recipe.wagons.iter().map(|wagons| &wagons.hexes)) {
            let centers = self.hexes(list)?.into_iter().map(|hex| self.plane.center(hex));
            marks.extend(centers.map(|center| (center, center)));
        }
        if let Some(enclosures) = &self.recipe.enclosures {
            let layer = self.sheet.layer(&self.recipe.map, &enclosures.layer)?;
            let camps = layer.letters.iter().filter(|(_, letter)| letter.is_alphabetic());
            marks.extend(camps.map(|(hex, _)| (self.plane.center(hex), self.plane.center(hex))));
        }
        if let Some(landscape) = &self.recipe.landscape {
            if let Some(stockade) = &landscape.stockade {
                works.extend(landscape::stretches(self.plane, &self.palisade(stockade)?));
            }
            let filled = landscape.waters.iter().map(|wash| &wash.over).chain(&landscape.groves);
            let filled = filled.chain(&landscape.marsh);
            let camps = landscape.stockade.iter().map(|stockade| &stockade.ground);
            let camps = camps.chain(landscape.laager.iter().map(|laager| &laager.ground));
            for region in filled.chain(camps) {
                marks.extend(landscape::middles(self.plane, &self.region(region)?));
            }
        }
        Ok(Obstacles { works, water, edge, marks })
    }

    fn sides(&self, name: &str) -> Result<Vec<Side>, SheetFault> {
        Ok(self.sheet.side_list(&self.recipe.map, name)?.sides().collect())
    }

    fn hexes(&self, name: &str) -> Result<Vec<Hex>, SheetFault> {
        Ok(self.sheet.hex_list(&self.recipe.map, name)?.entries.clone())
    }

    fn region(&self, region: &Region) -> Result<HexSet<99>, SheetFault> {
        let layer = self.sheet.layer(&self.recipe.map, &region.layer)?;
        Ok(layer.letters.select(|letter| region.letters.contains(*letter)))
    }

    fn optional(&self, region: Option<&Region>) -> Result<HexSet<99>, SheetFault> {
        region.map_or_else(|| Ok(HexSet::new()), |region| self.region(region))
    }

    fn fault(&self, what: String) -> SheetFault {
        SheetFault { file: self.recipe.map.clone(), line: None, what }
    }
}
