//! Units as they are drawn.

use kernel::{Figure, FigureKind, Lang, Mark, Message, Piece, PieceFace, Rule, Say as _, Shape};

use super::layers::owed;
use super::{owner, place_of, words};
use crate::ids::{Force, Side, Unit, UnitSet};
use crate::pack::{Kind, Pack};
use crate::state::{Board, Phase, Place};
use crate::view::View;

/// The colour, shape and drawing of a unit.
fn look(pack: &'static Pack, unit: Unit) -> (&'static str, Shape, &'static str) {
    let kind = pack.unit(unit).kind;
    match unit.force() {
        Force::Roman => {
            let colour = match kind {
                Kind::Recruits => "recruits",
                Kind::Archers | Kind::Slingers | Kind::Light => "auxiliaries",
                Kind::Cavalry => "germans",
                Kind::Cohort | Kind::Leader | Kind::Infantry => "roman",
            };
            let glyph = match kind {
                Kind::Archers => "archer",
                Kind::Slingers => "slinger",
                Kind::Light => "numidian",
                Kind::Cavalry => "horse",
                Kind::Leader => "leader-roman",
                Kind::Cohort | Kind::Recruits | Kind::Infantry => "legionary",
            };
            (colour, Shape::Square, glyph)
        }
        Force::Relief | Force::Besieged => {
            let colour = if unit.force() == Force::Relief { "relief" } else { "besieged" };
            let glyph = match kind {
                Kind::Cavalry => "horse",
                Kind::Leader => "leader-gaul",
                Kind::Infantry
                | Kind::Cohort
                | Kind::Recruits
                | Kind::Archers
                | Kind::Slingers
                | Kind::Light => "gaul",
            };
            (colour, Shape::Chamfered, glyph)
        }
    }
}

/// The lettering on a unit: a legion's number, or the first letters of a people.
fn code(pack: &Pack, unit: Unit) -> String {
    let name = pack.unit(unit).name.as_str();
    let number = pack.unit(unit).number;
    if let Some(legion) = name.strip_prefix("Legio ") {
        return format!("{legion} {number}");
    }
    format!("{} {number}", name.chars().take(3).collect::<String>().to_uppercase())
}

fn face(pack: &'static Pack, unit: Unit) -> PieceFace {
    let data = pack.unit(unit);
    let (colour, shape, glyph) = look(pack, unit);
    let figure =
        |kind: FigureKind, number: u8| Figure { kind, text: number.to_string(), reduced: false };
    let mut figures = Vec::new();
    if !unit.is_leader() {
        figures.push(figure(FigureKind::Combat, data.combat));
    }
    figures.push(figure(FigureKind::Movement, data.movement));
    PieceFace::Counter {
        colour: colour.to_owned(),
        shape,
        name: pack.labels[unit.index()].clone(),
        code: Some(if unit.is_leader() { data.name.clone() } else { code(pack, unit) }),
        glyph: glyph.to_owned(),
        figures,
        stripe: None,
    }
}

/// How high a unit lies in its stack (10.5).
fn height(unit: Unit) -> u8 {
    if unit.is_leader() { 2 } else { u8::from(unit.missile().is_some()) }
}

/// All pieces that the viewer sees, each stack from its bottom to its top.
pub(super) fn pieces(pack: &'static Pack, view: &View, lang: Lang) -> Vec<Piece> {
    let public = view.board(pack);
    let owing = owed(pack, public).0;
    let mut units: Vec<Unit> = Unit::all().collect();
    units.sort_by_key(|unit| height(*unit));
    units
        .into_iter()
        .filter_map(|unit| {
            Some(Piece {
                wear: None,
                id: unit.name().to_owned(),
                side: owner(public, unit.force()),
                place: place_of(view, pack, unit)?,
                face: face(pack, unit).into(),
                facing: None,
                marks: marks(public, view, owing, unit),
                note: Some(note(pack, view, unit, lang)),
            })
        })
        .chain(covered(pack, view, lang))
        .collect()
}

/// 25.7: counters of which the viewer sees only that they are there.
fn covered(pack: &'static Pack, view: &View, lang: Lang) -> Vec<Piece> {
    let public = view.board(pack);
    let stacks = view.covered.iter().flat_map(|(hex, count)| (1..=*count).map(move |n| (*hex, n)));
    stacks
        .map(|(hex, number)| {
            let side = if public.holds(Side::Rome, hex) { Side::Rome } else { Side::Gaul };
            let (force, colour, shape, glyph) = match side {
                Side::Rome => (Force::Roman, "roman", Shape::Square, "legionary"),
                Side::Gaul => (Force::Relief, "relief", Shape::Chamfered, "gaul"),
            };
            Piece {
                id: format!("covered-{hex}-{number}"),
                side: owner(public, force),
                place: hex.to_string(),
                face: PieceFace::Reverse {
                    colour: colour.to_owned(),
                    shape,
                    glyph: glyph.to_owned(),
                }
                .into(),
                marks: vec![Mark::Hidden],
                note: Some(words(lang, &Message::new("note-covered", Rule("25.7")))),
                ..Piece::default()
            }
        })
        .collect()
}

fn marks(public: &Board, view: &View, owing: UnitSet, unit: Unit) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut mark = |flag: bool, mark: Mark| {
        if flag {
            marks.push(mark);
        }
    };
    mark(public.disrupted.contains(unit), Mark::Disorganised);
    mark(public.is_raging(unit), Mark::Raging);
    mark(owing.contains(unit), Mark::Owing);
    let shifted = view.zones.as_ref().is_some_and(|zones| zones.shifted.contains(unit));
    // Who has moved matters while others still do.
    let moves = matches!(
        public.interrupted(),
        Phase::Movement(_) | Phase::LastFire { .. } | Phase::Excess { .. }
    );
    mark(moves && (public.moved.contains(unit) || shifted), Mark::Moved);
    let fired = public.missiles.get(unit).is_some_and(|shots| shots.used != 0);
    mark(fired || !moves && public.fought.contains(unit), Mark::Fired);
    let moving = if let Phase::Movement(moves) = public.interrupted() {
        moves.on_way(unit).is_some()
    } else {
        let trail = public.battle().and_then(|battle| battle.trail.as_ref());
        trail.is_some_and(|trail| trail.unit == unit)
    };
    mark(moving, Mark::Moving);
    marks
}

fn note(pack: &'static Pack, view: &View, unit: Unit, lang: Lang) -> String {
    let data = pack.unit(unit);
    let (id, rule) = match data.kind {
        Kind::Leader => ("note-leader", "19.1"),
        Kind::Archers | Kind::Slingers => ("note-missile", "20.1"),
        Kind::Infantry | Kind::Cavalry | Kind::Cohort | Kind::Recruits | Kind::Light => {
            ("note-unit", "2.4")
        }
    };
    let note = Message::new(id, Rule(rule))
        .with("unit", unit.say(pack))
        .with("combat", data.combat)
        .with("movement", data.movement);
    let note = words(lang, &note);
    // 11.8: what was seen between the periods is remembered.
    let off = view.public.spots[unit].place() == Place::Off;
    match view.seen.filter(|_| off).and_then(|seen| seen.zone(unit)) {
        Some(zone) => {
            let seen = Message::new("note-seen", Rule("11.8")).with("zone", zone.say(pack));
            format!("{note} {}", words(lang, &seen))
        }
        None => note,
    }
}
