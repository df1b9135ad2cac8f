//! Units, leaders and counters as they are drawn.

use kernel::{Figure, Lang, Message, Piece as Shown, PieceFace, Rule};

use super::{owner, word, words};
use crate::action::{leader_word, unit_word};
use crate::ids::{Counter, Force, Leader, Side, Unit, UnitSet};
use crate::pack::{Kind, Pack};
use crate::state::{Fate, Moves, Order, Phase, Piece, Public, Round, Spot};
use crate::text::{self, signed};
use crate::view::View;

/// The colour, shape and drawing of a unit.
fn look(pack: &Pack, unit: Unit) -> (&'static str, &'static str, &'static str) {
    let data = pack.unit(unit);
    match unit.force() {
        Force::Roman => {
            let auxiliary = !unit.is_legion() && !unit.is_half();
            let colour = match data.kind {
                Kind::GermanCavalry | Kind::GermanInfantry => "germans",
                Kind::Infantry | Kind::Cavalry if auxiliary => "auxiliaries",
                Kind::Infantry | Kind::Cavalry if data.modifier < 2 => "recruits",
                Kind::Infantry | Kind::Cavalry => "roman",
            };
            let glyph = match (data.kind, unit.name()) {
                (Kind::Cavalry | Kind::GermanCavalry, _) => "horse",
                (Kind::GermanInfantry, _) => "german",
                (Kind::Infantry, "sagittarii") => "archer",
                (Kind::Infantry, "numidae") => "numidian",
                (Kind::Infantry, _) => "legionary",
            };
            (colour, "square", glyph)
        }
        Force::Relief | Force::Besieged => {
            let colour = if unit.force() == Force::Relief { "relief" } else { "besieged" };
            (colour, "chamfered", if data.kind.is_cavalry() { "horse" } else { "gaul" })
        }
    }
}

/// The lettering on a unit: a legion's number, or the first letters of a people.
fn code(unit: Unit) -> String {
    let name = text::unit_name(unit);
    let name = name.split(" (").next().unwrap_or(name);
    if let Some(number) = name.strip_prefix("Legio ") {
        return number.to_owned();
    }
    let mut parts = name.split_whitespace();
    let first: String =
        parts.next().unwrap_or_default().chars().take(3).collect::<String>().to_uppercase();
    match parts.last() {
        Some(last) if last.len() <= 2 => format!("{first} {last}"),
        Some(last) if unit.side() == Side::Gaul => {
            format!("{}{}", &first[..1], last.chars().take(2).collect::<String>().to_uppercase())
        }
        _ => first,
    }
}

fn figure(kind: &str, text: String, reduced: bool) -> Figure {
    Figure { kind: kind.to_owned(), text, reduced }
}

/// A unit face up.
fn unit_face(pack: &Pack, public: &Public, unit: Unit, stripe: &str) -> PieceFace {
    let data = pack.unit(unit);
    let (colour, shape, glyph) = look(pack, unit);
    let reduced = public.order(unit) != Order::Formed;
    PieceFace::Counter {
        colour: colour.to_owned(),
        shape: shape.to_owned(),
        name: text::unit_name(unit).to_owned(),
        code: code(unit),
        glyph: glyph.to_owned(),
        figures: vec![
            figure("combat", public.pf(pack, unit).to_string(), reduced),
            figure("modifier", signed(data.modifier), false),
            figure("movement", data.movement.to_string(), false),
        ],
        stripe: stripe.to_owned(),
    }
}

/// A leader face up.
fn leader_face(pack: &Pack, public: &Public, leader: Leader, lang: Lang) -> PieceFace {
    let values = public.values(pack, leader);
    let roman = leader.side() == Side::Rome;
    let colour = match leader.force() {
        Force::Roman => "roman",
        Force::Relief => "relief",
        Force::Besieged => "besieged",
    };
    let name =
        words(lang, &Message::new("area-box", Rule("3.1")).with("leader", leader_word(leader)));
    let wounded = public.fates[leader.index()] == Fate::Wounded;
    let (glyph, figures) = if leader.is_detachment() {
        ("detachment", vec![figure("movement", values.movement.to_string(), false)])
    } else {
        let drawing = if roman { "leader-roman" } else { "leader-gaul" };
        let figures = vec![
            figure("command", pack.leader(leader).units.to_string(), false),
            figure("radius", values.range.to_string(), wounded),
            figure("modifier", signed(values.modifier), wounded),
        ];
        (drawing, figures)
    };
    PieceFace::Counter {
        colour: colour.to_owned(),
        shape: if roman { "square" } else { "chamfered" }.to_owned(),
        code: if leader.is_detachment() { String::new() } else { name.clone() },
        name,
        glyph: glyph.to_owned(),
        figures,
        stripe: if leader.has_box() { box_id(leader) } else { String::new() },
    }
}

pub(super) fn box_id(leader: Leader) -> String {
    format!("box-{leader}")
}

/// Pieces on the map, in boxes that the viewer may look into, and beside the map.
pub(super) fn pieces(pack: &Pack, view: &View, lang: Lang) -> Vec<Shown> {
    let public = &view.public;
    let mut shown = Vec::new();
    for counter in Counter::all() {
        shown.extend(counter_piece(pack, view, counter, lang));
    }
    for leader in Leader::all().filter(|leader| !public.fates[leader.index()].is_present()) {
        shown.push(Shown {
            id: format!("fallen-{leader}"),
            side: owner(public, leader.force()),
            place: "fallen".to_owned(),
            face: leader_face(pack, public, leader, lang),
            marks: Vec::new(),
            note: leader_note(pack, public, leader, lang),
        });
    }
    let boxed = |unit: Unit| {
        let boxes = view.boxes(unit.force())?;
        boxes.iter().find(|(_, units)| units.contains(unit)).map(|(leader, _)| box_id(*leader))
    };
    let command = commanded(view);
    for unit in Unit::all() {
        let place = match public.spots[unit.index()] {
            Spot::On(hex) => hex.to_string(),
            Spot::Boxed => match boxed(unit) {
                Some(place) => place,
                None => continue,
            },
            Spot::Waiting => "waiting".to_owned(),
            Spot::Lost => "lost".to_owned(),
            Spot::Aside => continue,
        };
        let stripe = if place.starts_with("box-") { place.as_str() } else { "" };
        shown.push(Shown {
            id: unit.name().to_owned(),
            side: owner(public, unit.force()),
            face: unit_face(pack, public, unit, stripe),
            marks: unit_marks(public, unit, command),
            note: unit_note(pack, public, unit, lang),
            place,
        });
    }
    shown
}

/// A leader's counter, as far as the viewer sees it.
pub(super) fn counter_piece(
    pack: &Pack,
    view: &View,
    counter: Counter,
    lang: Lang,
) -> Option<Shown> {
    let public = &view.public;
    let setting_up = matches!(public.phase, Phase::Setup { .. });
    let at = public.counters[counter.index()];
    let vercingetorix = counter == Counter::VERCINGETORIX && setting_up;
    let face = view.face(counter).or(vercingetorix.then_some(Leader::VERCINGETORIX));
    let place = match at {
        Some(hex) => hex.to_string(),
        None if setting_up && face.is_some() => "waiting".to_owned(),
        None => return None,
    };
    let hidden = public.faces[counter.index()].is_none() && counter != Counter::VERCINGETORIX;
    let mut marks = Vec::new();
    let mut mark = |flag: bool, name: &str| {
        if flag {
            marks.push(name.to_owned());
        }
    };
    mark(hidden, "hidden");
    mark(public.marked.contains(counter), "deploying");
    mark(public.marched.contains(counter), "moved");
    mark(face.is_some_and(|leader| public.ridden.contains(leader)), "moved");
    let wounded = face.is_some_and(|leader| public.fates[leader.index()] == Fate::Wounded);
    mark(wounded, "wounded");
    let moving = if let Phase::Strategic(Round { march: Some(march), .. }) = &public.phase {
        march.counter == counter
    } else if let Phase::Movement(Moves { going: Some(going), .. }) = &public.phase {
        face.is_some_and(|leader| going.piece == Piece::Leader(leader))
    } else {
        false
    };
    mark(moving, "moving");
    let colour = if counter.side() == Side::Rome { "roman" } else { "relief" };
    Some(Shown {
        id: counter.name().to_owned(),
        side: owner(public, counter.force()),
        place,
        face: match face {
            Some(leader) => leader_face(pack, public, leader, lang),
            None => PieceFace::Reverse {
                colour: colour.to_owned(),
                shape: if colour == "roman" { "square" } else { "chamfered" }.to_owned(),
                glyph: "anonymous".to_owned(),
            },
        },
        marks,
        note: match face {
            Some(leader) => leader_note(pack, public, leader, lang),
            None => word(lang, "note-anonymous"),
        },
    })
}

/// Units in command, where command counts now.
fn commanded(view: &View) -> Option<(Side, UnitSet)> {
    if let Phase::Movement(Moves { force, command, .. }) = &view.public.phase {
        Some((force.side(), *command))
    } else if let Phase::Combat(combats) = &view.public.phase {
        Some((combats.force.side(), combats.command))
    } else {
        None
    }
}

fn unit_marks(public: &Public, unit: Unit, command: Option<(Side, UnitSet)>) -> Vec<String> {
    let mut marks = Vec::new();
    let mut mark = |flag: bool, name: &str| {
        if flag {
            marks.push(name.to_owned());
        }
    };
    mark(public.order(unit) == Order::Disorganised, "disorganised");
    mark(public.order(unit) == Order::Routed, "routed");
    mark(public.moved.contains(unit), "moved");
    mark(public.fought.contains(unit), "fired");
    if let Some((side, command)) = command
        && unit.side() == side
        && public.hex_of(unit).is_some()
    {
        mark(!command.contains(unit), "out_of_command");
    }
    let moving = if let Phase::Movement(Moves { going: Some(going), .. }) = &public.phase {
        going.piece == Piece::Unit(unit)
    } else {
        public.under_way().is_some_and(|flight| flight.unit == unit)
    };
    mark(moving, "moving");
    marks
}

fn unit_note(pack: &Pack, public: &Public, unit: Unit, lang: Lang) -> String {
    let data = pack.unit(unit);
    let order = match public.order(unit) {
        Order::Formed => "order-formed",
        Order::Disorganised => "order-disorganised",
        Order::Routed => "order-routed",
    };
    let note = Message::new("note-unit", Rule("4.0"))
        .with("unit", unit_word(unit))
        .with("order", kernel::Arg::Word(order))
        .with("pf", public.pf(pack, unit))
        .with("modifier", kernel::Arg::Text(signed(data.modifier)))
        .with("movement", data.movement);
    words(lang, &note)
}

fn leader_note(pack: &Pack, public: &Public, leader: Leader, lang: Lang) -> String {
    if leader.is_detachment() {
        return word(lang, "note-detachment");
    }
    let values = public.values(pack, leader);
    let wounded = public.fates[leader.index()] == Fate::Wounded;
    let note = Message::new(if wounded { "note-wounded" } else { "note-leader" }, Rule("3.1"))
        .with("leader", leader_word(leader))
        .with("units", pack.leader(leader).units)
        .with("range", values.range)
        .with("modifier", kernel::Arg::Text(signed(values.modifier)))
        .with("movement", values.movement);
    words(lang, &note)
}
