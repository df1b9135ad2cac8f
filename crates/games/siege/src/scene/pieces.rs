//! Units, leaders and counters as they are drawn.

use kernel::{
    Figure, FigureKind, Lang, Mark, Message, Piece as Shown, PieceFace, Rule, Say as _, Shape,
};

use super::{owner, word, words};
use crate::ids::{Counter, Force, Leader, Side, Unit, UnitSet};
use crate::pack::{Kind, Pack};
use crate::state::{Board, Fate, Moves, Order, Phase, Piece, Round, Spot};
use crate::text::signed;
use crate::view::View;

/// The colour, shape and drawing of a unit.
fn look(pack: &'static Pack, unit: Unit) -> (&'static str, Shape, &'static str) {
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
            (colour, Shape::Square, glyph)
        }
        Force::Relief | Force::Besieged => {
            let colour = if unit.force() == Force::Relief { "relief" } else { "besieged" };
            (colour, Shape::Chamfered, if data.kind.is_cavalry() { "horse" } else { "gaul" })
        }
    }
}

/// The lettering on a unit: a legion's number, or the first letters of a people.
fn code(pack: &Pack, unit: Unit) -> String {
    let name = pack.unit(unit).name.as_str();
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

fn figure(kind: FigureKind, text: String, reduced: bool) -> Figure {
    Figure { kind, text, reduced }
}

/// A unit face up.
fn unit_face(pack: &'static Pack, public: &Board, unit: Unit, stripe: Option<String>) -> PieceFace {
    let data = pack.unit(unit);
    let (colour, shape, glyph) = look(pack, unit);
    let reduced = public.order(unit) != Order::Formed;
    PieceFace::Counter {
        colour: colour.to_owned(),
        shape,
        name: pack.unit(unit).name.clone(),
        code: Some(code(pack, unit)),
        glyph: glyph.to_owned(),
        figures: vec![
            figure(FigureKind::Combat, public.pf(pack, unit).to_string(), reduced),
            figure(FigureKind::Modifier, signed(data.modifier), false),
            figure(FigureKind::Movement, data.movement.to_string(), false),
        ],
        stripe,
    }
}

/// A leader face up.
fn leader_face(pack: &'static Pack, public: &Board, leader: Leader, lang: Lang) -> PieceFace {
    let values = public.values(pack, leader);
    let roman = leader.side() == Side::Rome;
    let colour = match leader.force() {
        Force::Roman => "roman",
        Force::Relief => "relief",
        Force::Besieged => "besieged",
    };
    let name = words(lang, &Message::new("area-box", Rule("3.1")).with("leader", leader.say(pack)));
    let wounded = public.fates[leader] == Fate::Wounded;
    let (glyph, figures) = if leader.is_detachment() {
        ("detachment", vec![figure(FigureKind::Movement, values.movement.to_string(), false)])
    } else {
        let drawing = if roman { "leader-roman" } else { "leader-gaul" };
        let figures = vec![
            figure(FigureKind::Command, pack.leader(leader).units.to_string(), false),
            figure(FigureKind::Radius, values.range.to_string(), wounded),
            figure(FigureKind::Modifier, signed(values.modifier), wounded),
        ];
        (drawing, figures)
    };
    PieceFace::Counter {
        colour: colour.to_owned(),
        shape: if roman { Shape::Square } else { Shape::Chamfered },
        code: (!leader.is_detachment()).then(|| name.clone()),
        name,
        glyph: glyph.to_owned(),
        figures,
        stripe: leader.has_box().then(|| box_id(leader)),
    }
}

pub(super) fn box_id(leader: Leader) -> String {
    format!("box-{leader}")
}

/// Pieces on the map, in boxes that the viewer may look into, and beside the map. No rule orders
/// a stack: leaders lie on top, then units as they are listed, and what is hidden lies below.
pub(super) fn pieces(pack: &'static Pack, view: &View, lang: Lang) -> Vec<Shown> {
    let public = view.board(pack);
    let mut shown = Vec::new();
    let mut stacked = Vec::new();
    for counter in Counter::all() {
        let on_map = public.counters[counter].is_some();
        let list = if on_map { &mut stacked } else { &mut shown };
        list.extend(counter_piece(pack, view, counter, lang));
    }
    for leader in Leader::all().filter(|leader| !public.fates[*leader].is_present()) {
        shown.push(Shown {
            wear: None,
            id: format!("fallen-{leader}"),
            side: owner(public, leader.force()),
            place: "fallen".to_owned(),
            face: leader_face(pack, public, leader, lang).into(),
            facing: None,
            marks: Vec::new(),
            note: Some(leader_note(pack, public, leader, lang)),
        });
    }
    let boxed = |unit: Unit| {
        let boxes = view.boxes(unit.force())?;
        boxes.of(unit).map(box_id)
    };
    let command = commanded(view);
    for unit in Unit::all() {
        let place = match public.spots[unit] {
            Spot::On(hex) => hex.to_string(),
            Spot::Boxed => match boxed(unit) {
                Some(place) => place,
                None => continue,
            },
            Spot::Waiting => "waiting".to_owned(),
            Spot::Lost => "lost".to_owned(),
            Spot::Aside => continue,
        };
        let stripe = place.starts_with("box-").then(|| place.clone());
        let on_map = public.hex_of(unit).is_some();
        let list = if on_map { &mut stacked } else { &mut shown };
        list.push(Shown {
            wear: None,
            id: unit.name().to_owned(),
            side: owner(public, unit.force()),
            face: unit_face(pack, public, unit, stripe).into(),
            facing: None,
            marks: unit_marks(public, unit, command),
            note: Some(unit_note(pack, public, unit, lang)),
            place,
        });
    }
    stacked.reverse();
    stacked.sort_by_key(|piece| piece.face.whole().map_or(0, height));
    shown.append(&mut stacked);
    shown
}

/// How high a piece lies in a stack.
fn height(face: &PieceFace) -> u8 {
    match face {
        PieceFace::Counter { figures, .. } => {
            1 + u8::from(figures.iter().any(|figure| figure.kind == FigureKind::Command))
        }
        PieceFace::Blank
        | PieceFace::Hidden { .. }
        | PieceFace::Open { .. }
        | PieceFace::Reverse { .. } => 0,
    }
}

/// A leader's counter, as far as the viewer sees it.
pub(super) fn counter_piece(
    pack: &'static Pack,
    view: &View,
    counter: Counter,
    lang: Lang,
) -> Option<Shown> {
    let public = view.board(pack);
    let setting_up = matches!(public.phase(), Phase::Setup { .. });
    let at = public.counters[counter];
    let vercingetorix = counter == Counter::VERCINGETORIX && setting_up;
    let face = view.face(counter).or(vercingetorix.then_some(Leader::VERCINGETORIX));
    let place = match at {
        Some(hex) => hex.to_string(),
        None if setting_up && face.is_some() => "waiting".to_owned(),
        None => return None,
    };
    let hidden = public.faces[counter].is_none() && counter != Counter::VERCINGETORIX;
    let mut marks = Vec::new();
    let mut mark = |flag: bool, mark: Mark| {
        if flag {
            marks.push(mark);
        }
    };
    mark(hidden, Mark::Hidden);
    mark(public.marked.contains(counter), Mark::Deploying);
    mark(public.marched.contains(counter), Mark::Moved);
    mark(face.is_some_and(|leader| public.ridden.contains(leader)), Mark::Moved);
    let wounded = face.is_some_and(|leader| public.fates[leader] == Fate::Wounded);
    mark(wounded, Mark::Wounded);
    let moving = if let Phase::Strategic(Round { march: Some(march), .. }) = public.interrupted() {
        march.counter == counter
    } else if let Phase::Movement(Moves { going: Some(going), .. }) = public.interrupted() {
        face.is_some_and(|leader| going.piece == Piece::Leader(leader))
    } else {
        false
    };
    mark(moving, Mark::Moving);
    let colour = if counter.side() == Side::Rome { "roman" } else { "relief" };
    Some(Shown {
        wear: None,
        id: counter.name().to_owned(),
        side: owner(public, counter.force()),
        place,
        face: match face {
            Some(leader) => leader_face(pack, public, leader, lang),
            None => PieceFace::Reverse {
                colour: colour.to_owned(),
                shape: if counter.side() == Side::Rome { Shape::Square } else { Shape::Chamfered },
                glyph: "anonymous".to_owned(),
            },
        }
        .into(),
        facing: None,
        marks,
        note: Some(match face {
            Some(leader) => leader_note(pack, public, leader, lang),
            None => word(lang, "note-anonymous"),
        }),
    })
}

/// Units in command, where command counts now.
fn commanded(view: &View) -> Option<(Side, UnitSet)> {
    if let Phase::Movement(Moves { force, command, .. }) = view.public.interrupted() {
        Some((force.side(), *command))
    } else if let Phase::Combat(combats) = view.public.interrupted() {
        Some((combats.force.side(), combats.command))
    } else {
        None
    }
}

fn unit_marks(public: &Board, unit: Unit, command: Option<(Side, UnitSet)>) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut mark = |flag: bool, mark: Mark| {
        if flag {
            marks.push(mark);
        }
    };
    mark(public.order(unit) == Order::Disorganised, Mark::Disorganised);
    mark(public.order(unit) == Order::Routed, Mark::Routed);
    mark(public.moved.contains(unit), Mark::Moved);
    mark(public.fought.contains(unit), Mark::Fired);
    if let Some((side, command)) = command
        && unit.side() == side
        && public.hex_of(unit).is_some()
    {
        mark(!command.contains(unit), Mark::OutOfCommand);
    }
    let moving = if let Phase::Movement(Moves { going: Some(going), .. }) = public.interrupted() {
        going.piece == Piece::Unit(unit)
    } else {
        public.under_way().is_some_and(|flight| flight.unit == unit)
    };
    mark(moving, Mark::Moving);
    marks
}

fn unit_note(pack: &'static Pack, public: &Board, unit: Unit, lang: Lang) -> String {
    let data = pack.unit(unit);
    let order = match public.order(unit) {
        Order::Formed => "order-formed",
        Order::Disorganised => "order-disorganised",
        Order::Routed => "order-routed",
    };
    let note = Message::new("note-unit", Rule("4.0"))
        .with("unit", unit.say(pack))
        .with("order", kernel::Arg::Word(order))
        .with("pf", public.pf(pack, unit))
        .with("modifier", kernel::Arg::Text(signed(data.modifier)))
        .with("movement", data.movement);
    words(lang, &note)
}

fn leader_note(pack: &'static Pack, public: &Board, leader: Leader, lang: Lang) -> String {
    if leader.is_detachment() {
        return word(lang, "note-detachment");
    }
    let values = public.values(pack, leader);
    let wounded = public.fates[leader] == Fate::Wounded;
    let note = Message::new(if wounded { "note-wounded" } else { "note-leader" }, Rule("3.1"))
        .with("leader", leader.say(pack))
        .with("units", pack.leader(leader).units)
        .with("range", values.range)
        .with("modifier", kernel::Arg::Text(signed(values.modifier)))
        .with("movement", values.movement);
    words(lang, &note)
}
