//! Counters: what is printed on them, how worn they are, and in which order they lie.

use kernel::{
    Figure, FigureKind, Lang, Message, Piece, PieceFace, Refuse as _, Rule, Say as _, Wear,
};

use super::{eagle_id, word, words};
use crate::action::Refusal;
use crate::ids::{Field, Group, Side, TribeSet, Unit};
use crate::orders::Act;
use crate::pack::{Kind, Missile, Role};
use crate::state::{Given, Mark, Phase, Spot, State, Status, Supply};

/// Everything on the table. Those of a hex come from the bottom of the stack to its top.
pub(super) fn pieces(state: &State, lang: Lang) -> Vec<Piece> {
    let mut pieces = leaders(state, lang);
    pieces.extend(eagles(state));
    let mut units: Vec<Unit> = state.battle.units.clone();
    units.sort_by_key(|unit| {
        let piece = state.piece(*unit);
        let fights = state.kind(*unit).is_foot() || state.kind(*unit).is_horse();
        (fights, !piece.under, *unit)
    });
    let tribes = units.iter().filter_map(|unit| state.battle.unit(*unit).tribe).collect();
    pieces.extend(units.into_iter().filter_map(|unit| counter(state, unit, tribes, lang)));
    pieces
}

/// Where a piece lies: a hex, or a pool beside the map.
fn place(spot: Spot, state: &State) -> Option<String> {
    Some(match spot {
        Spot::Out => return None,
        Spot::Waiting => "waiting".to_owned(),
        Spot::Lost => "lost".to_owned(),
        Spot::Camp => "camp".to_owned(),
        Spot::Pursuing(_) => "pursuing".to_owned(),
        Spot::Aboard(unit) => return place(state.piece(unit).spot, state),
        Spot::On(hex) => hex.to_string(),
    })
}

fn glyph(state: &State, unit: Unit) -> &'static str {
    let data = state.battle.unit(unit);
    match data.kind {
        Kind::Cohort => "legionary",
        Kind::BarbarianInfantry if state.battle.field == Field::RHINE => "german",
        Kind::BarbarianInfantry => "gaul",
        Kind::LightInfantry => "light",
        Kind::Skirmisher => match data.missile {
            Some(Missile::Sling) => "slinger",
            Some(Missile::Bow) => "archer",
            Some(Missile::Javelin | Missile::Axe | Missile::Catapult) | None => "skirmisher",
        },
        Kind::RomanCavalry | Kind::BarbarianCavalry | Kind::Lancers | Kind::LightCavalry => "horse",
        Kind::Chariot => "chariot",
        Kind::Artillery => "catapult",
        Kind::Transport | Kind::Galley => "fleet",
        Kind::Aquila => "aquila",
    }
}

/// Recruits are paler than veterans, skirmishers brown; tribes that stand side by side differ.
fn colour(state: &State, unit: Unit, tribes: TribeSet) -> &'static str {
    let data = state.battle.unit(unit);
    match data.tribe {
        None if data.kind == Kind::Skirmisher => "auxiliaries",
        None if data.kind == Kind::Cohort && data.quality <= RECRUITS => "recruits",
        None => "roman",
        Some(tribe) if tribe.name() == "german-horse" => "germans",
        Some(tribe) => {
            let rank = tribes.iter().position(|other| other == tribe).unwrap_or(0);
            if rank % 2 == 0 { "tribes" } else { "tribes-light" }
        }
    }
}

/// Cohorts of this quality or less are drawn as recruits.
const RECRUITS: u8 = 6;

/// The lettering: the legion or the people, and below it the number.
fn code(state: &State, unit: Unit) -> String {
    let data = state.battle.unit(unit);
    let (head, number) = data.name.split_once('·').unwrap_or((&data.name, ""));
    let head: String = match data.tribe {
        Some(tribe) if tribe.name() == "german-horse" => "GER".to_owned(),
        Some(tribe) => tribe.name().chars().take(3).collect(),
        None => head.to_owned(),
    };
    format!("{} {number}", head.to_uppercase())
}

fn shape(side: Side) -> kernel::Shape {
    match side {
        Side::Rome => kernel::Shape::Square,
        Side::Tribes => kernel::Shape::Chamfered,
    }
}

fn fights(kind: Kind) -> bool {
    kind.is_foot() || kind.is_horse() || kind == Kind::Artillery
}

fn counter(state: &State, unit: Unit, tribes: TribeSet, lang: Lang) -> Option<Piece> {
    let data = state.battle.unit(unit);
    let piece = state.piece(unit);
    let place = place(piece.spot, state)?;
    let figure = |kind, number: u8, reduced| Figure { kind, text: number.to_string(), reduced };
    let mut figures = Vec::new();
    if fights(data.kind) {
        let quality = state.printed_quality(unit);
        figures.push(figure(FigureKind::Combat, quality, piece.is(Mark::REDUCED)));
        figures.push(figure(FigureKind::Modifier, data.size, false));
    }
    figures.push(figure(FigureKind::Movement, data.movement, false));
    Some(Piece {
        id: unit.name().to_owned(),
        side: data.side.name().to_owned(),
        place,
        face: PieceFace::Counter {
            colour: colour(state, unit, tribes).to_owned(),
            shape: shape(data.side),
            name: data.name.clone(),
            code: Some(code(state, unit)),
            glyph: glyph(state, unit).to_owned(),
            figures,
            stripe: None,
        }
        .into(),
        facing: state.has_facing(unit).then(|| piece.facing.twelfths()),
        marks: marks(state, unit),
        note: note(state, unit, lang),
        wear: fights(data.kind).then(|| Wear {
            hits: piece.hits,
            of: state.quality(unit),
            shots: state.missile(unit).map(|_| match piece.supply {
                Supply::Full => 2,
                Supply::Low => 1,
                Supply::No => 0,
            }),
        }),
    })
}

fn marks(state: &State, unit: Unit) -> Vec<kernel::Mark> {
    let piece = state.piece(unit);
    let moving = state.public.phase.iter().any(|phase| {
        matches!(phase, Phase::Move(moving) if moving.unit == unit || moving.with == Some(unit))
            || matches!(phase, Phase::Withdraw(way) if way.unit == unit || way.with == Some(unit))
    });
    let mut marks = Vec::new();
    if moving {
        marks.push(kernel::Mark::Moving);
    }
    for (mark, shown) in [
        (Mark::ROUTED, kernel::Mark::Routed),
        (Mark::MUST_CHECK, kernel::Mark::MustCheck),
        (Mark::NO_CHECK, kernel::Mark::NoCheck),
        (Mark::RALLIED, kernel::Mark::Rallied),
        (Mark::REDUCED, kernel::Mark::Reduced),
        (Mark::COLUMN, kernel::Mark::Column),
        (Mark::FINISHED, kernel::Mark::Finished),
        (Mark::FIRED, kernel::Mark::Fired),
        (Mark::UNFORMED, kernel::Mark::Disorganised),
    ] {
        if piece.is(mark) {
            marks.push(shown);
        }
    }
    if piece.is(Mark::MOVED) && !moving {
        marks.push(kernel::Mark::Moved);
    } else if piece.is(Mark::IN_LINE) {
        marks.push(kernel::Mark::InCommand);
    } else if left_out(state, unit).is_some() {
        marks.push(kernel::Mark::OutOfCommand);
    }
    marks
}

/// 4.3: why a unit that the leader who gives orders commands may not go by them; none for one that
/// may, has acted, or runs.
fn left_out(state: &State, unit: Unit) -> Option<Refusal> {
    let orders = state.orders()?;
    let group = state.battle.unit(unit).group;
    let his = match orders.given {
        Given::Legions => group.is_some_and(|own| orders.legions.contains(own)),
        Given::Line(_) | Given::Individual | Given::Single => {
            orders.leader.is_some_and(|leader| state.commands(leader, unit))
                && !state.is(unit, Mark::ROUTED)
                && !state.is(unit, Mark::ORDERED)
                && !state.has_acted(unit)
        }
        Given::Choosing | Given::Nothing | Given::Relief | Given::Auxiliaries => false,
    };
    if !his || state.hex(unit).is_none() || !fights(state.kind(unit)) {
        return None;
    }
    // That he has given all his orders is said once, not at every unit.
    let refusal = state.check_order(orders, unit, Act::Move).err()?;
    (!matches!(refusal, Refusal::NoOrdersLeft { .. })).then_some(refusal)
}

/// What the counter does not say by itself.
fn note(state: &State, unit: Unit, lang: Lang) -> Option<String> {
    let piece = state.piece(unit);
    let mut notes = Vec::new();
    if piece.hits > 0 {
        let hits = Message::new("word-hits", Rule("10.11"))
            .with("hits", piece.hits)
            .with("of", state.quality(unit));
        notes.push(words(lang, &hits));
    }
    for (mark, id) in [
        (Mark::REDUCED, "word-reduced"),
        (Mark::ROUTED, "word-routed"),
        (Mark::RALLIED, "word-rallied"),
        (Mark::COLUMN, "word-column"),
        (Mark::UNFORMED, "word-unformed"),
        (Mark::MUST_CHECK, "word-must-check"),
        (Mark::NO_CHECK, "word-no-check"),
        (Mark::FINISHED, "word-finished"),
        (Mark::TRAPPED, "word-trapped"),
        (Mark::LIMBERED, "word-limbered"),
    ] {
        if piece.is(mark) {
            notes.push(word(lang, id));
        }
    }
    if state.missile(unit).is_some() {
        match piece.supply {
            Supply::Full => {}
            Supply::Low => notes.push(word(lang, "word-missiles-low")),
            Supply::No => notes.push(word(lang, "word-missiles-no")),
        }
    }
    if state.is_fierce(unit) {
        notes.push(word(lang, "word-fierce"));
    }
    if state.is_impetuous(unit) {
        notes.push(word(lang, "word-impetuous"));
    }
    if let Some(refusal) = left_out(state, unit) {
        let why = words(lang, &refusal.message(state.pack));
        notes.push(why.trim_end_matches('.').to_owned());
    }
    (!notes.is_empty()).then(|| notes.join(". "))
}

fn leaders(state: &State, lang: Lang) -> Vec<Piece> {
    let shown = state.battle.leaders.iter().filter_map(|leader| {
        let data = state.battle.leader(*leader);
        let chief = &state.public.leaders[*leader];
        let place = place(chief.spot, state)?;
        let mut marks = Vec::new();
        if chief.wounds > 0 {
            marks.push(kernel::Mark::Wounded);
        }
        match chief.status {
            Status::Active => marks.push(kernel::Mark::InCommand),
            Status::Finished | Status::Passed => marks.push(kernel::Mark::Moved),
            Status::Inactive | Status::Waiting => {}
        }
        let figure =
            |kind, number: u8| Figure { kind, text: number.to_string(), reduced: chief.wounds > 0 };
        let (colour, glyph) = match data.side {
            Side::Rome => ("roman", "leader-roman"),
            Side::Tribes => ("tribes", "leader-gaul"),
        };
        let group = state.group_of(*leader).map(|group| group.say(state.pack));
        let people = group.or(data.tribe.map(|tribe| tribe.say(state.pack)));
        let note = match (data.role, people) {
            (Role::Legate | Role::Chief | Role::TribalCommander, Some(people)) => {
                words(lang, &Message::new("word-leads", Rule("4.1")).with("people", people))
            }
            (_, _) => word(lang, "word-commander"),
        };
        Some(Piece {
            id: leader.name().to_owned(),
            side: data.side.name().to_owned(),
            place,
            face: PieceFace::Counter {
                colour: colour.to_owned(),
                shape: kernel::Shape::Round,
                name: data.name.clone(),
                code: None,
                glyph: glyph.to_owned(),
                figures: vec![
                    figure(FigureKind::Command, state.initiative(*leader)),
                    figure(FigureKind::Radius, state.range(*leader)),
                    figure(FigureKind::Modifier, state.charisma(*leader)),
                ],
                stripe: None,
            }
            .into(),
            marks,
            note: Some(note),
            ..Piece::default()
        })
    });
    shown.collect()
}

fn eagles(state: &State) -> impl Iterator<Item = Piece> + '_ {
    Group::all().filter_map(|legion| {
        let place = place(state.public.eagles[legion].spot, state)?;
        let name = legion.name().to_uppercase();
        Some(Piece {
            id: eagle_id(legion),
            side: Side::Rome.name().to_owned(),
            place,
            face: PieceFace::Counter {
                colour: "roman".to_owned(),
                shape: kernel::Shape::Round,
                name: name.clone(),
                code: Some(name),
                glyph: "aquila".to_owned(),
                figures: Vec::new(),
                stripe: None,
            }
            .into(),
            ..Piece::default()
        })
    })
}
