//! What people see, made from a view.
//!
//! Units and leaders go by their names, the eagle of a legion by `aq-` and its name.

use kernel::{
    Anchor, Area, AreaKind, Chart, Figure, FigureKind, Frame, Headline, Lang, Message, Offered,
    Phrasebook, Piece, PieceFace, Rule, Scene, Score, ScoreEntry, Shown, Track, TrackKind, Viewer,
};

use crate::action::{Action, Event};
use crate::ids::{Group, Side, Unit};
use crate::pack::{Kind, Pack};
use crate::state::{Mark, Phase, Rider, Spot, State, Status, Supply};
use crate::text;
use crate::view::View;

fn eagle_id(legion: Group) -> String {
    format!("aq-{}", legion.name())
}

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

fn glyph(kind: Kind) -> &'static str {
    match kind {
        Kind::Cohort => "cohort",
        Kind::BarbarianInfantry => "warriors",
        Kind::LightInfantry => "light-infantry",
        Kind::Skirmisher => "skirmisher",
        Kind::RomanCavalry => "roman-cavalry",
        Kind::BarbarianCavalry => "barbarian-cavalry",
        Kind::Lancers => "lancers",
        Kind::LightCavalry => "light-cavalry",
        Kind::Chariot => "chariot",
        Kind::Artillery => "catapult",
        Kind::Transport => "transport",
        Kind::Galley => "galley",
        Kind::Aquila => "aquila",
    }
}

fn colour(state: &State, unit: Unit) -> String {
    let data = state.battle.unit(unit);
    data.tribe.map_or_else(|| "roman".to_owned(), |tribe| tribe.name().to_owned())
}

fn unit_piece(state: &State, unit: Unit, lang: Lang) -> Option<Piece> {
    let data = state.battle.unit(unit);
    let piece = state.piece(unit);
    let place = place(piece.spot, state)?;
    let quality = state.printed_quality(unit);
    let fights = data.kind.is_foot() || data.kind.is_horse() || data.kind == Kind::Artillery;
    let mut figures = Vec::new();
    if fights {
        figures.push(Figure {
            kind: FigureKind::Combat,
            text: data.size.to_string(),
            reduced: piece.is(Mark::REDUCED),
        });
        figures.push(Figure {
            kind: FigureKind::Modifier,
            text: format!("{}/{quality}", piece.hits),
            reduced: piece.hits > 0,
        });
    }
    figures.push(Figure {
        kind: FigureKind::Movement,
        text: data.movement.to_string(),
        reduced: piece.moves > 0,
    });
    let mut marks = Vec::new();
    let moving = state.public.phase.iter().any(|phase| {
        matches!(phase, Phase::Move(moving) if moving.unit == unit || moving.with == Some(unit))
    });
    if moving {
        marks.push(kernel::Mark::Moving);
    }
    for (mark, shown) in [
        (Mark::MOVED, kernel::Mark::Moved),
        (Mark::ROUTED, kernel::Mark::Routed),
        (Mark::FIRED, kernel::Mark::Fired),
        (Mark::UNFORMED, kernel::Mark::Disorganised),
        (Mark::IN_LINE, kernel::Mark::InCommand),
    ] {
        if piece.is(mark) {
            marks.push(shown);
        }
    }
    let book = State::phrasebook();
    let word = |id: &str| book.get(lang, id).unwrap_or_default();
    let mut notes = Vec::new();
    for (mark, id) in [
        (Mark::REDUCED, "word-reduced"),
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
            notes.push(word(id));
        }
    }
    if state.missile(unit).is_some() {
        match piece.supply {
            Supply::Full => {}
            Supply::Low => notes.push(word("word-missiles-low")),
            Supply::No => notes.push(word("word-missiles-no")),
        }
    }
    Some(Piece {
        id: unit.name().to_owned(),
        side: data.side.name().to_owned(),
        place,
        face: PieceFace::Counter {
            colour: colour(state, unit),
            shape: kernel::Shape::Square,
            name: data.name.clone(),
            code: Some(data.name.clone()),
            glyph: glyph(data.kind).to_owned(),
            figures,
            stripe: None,
        }
        .into(),
        facing: state.has_facing(unit).then(|| piece.facing.twelfths()),
        marks,
        note: (!notes.is_empty()).then(|| notes.join(". ")),
    })
}

fn leader_pieces(state: &State, out: &mut Vec<Piece>) {
    for leader in state.battle.leaders.iter().copied() {
        let data = state.battle.leader(leader);
        let chief = &state.public.leaders[leader];
        let Some(place) = place(chief.spot, state) else { continue };
        let mut marks = Vec::new();
        match chief.status {
            Status::Active => marks.push(kernel::Mark::InCommand),
            Status::Finished => marks.push(kernel::Mark::Moved),
            Status::Inactive | Status::Passed | Status::Waiting => {}
        }
        if chief.wounds > 0 {
            marks.push(kernel::Mark::Wounded);
        }
        out.push(Piece {
            id: leader.name().to_owned(),
            side: data.side.name().to_owned(),
            place,
            face: PieceFace::Counter {
                colour: data
                    .tribe
                    .map_or_else(|| "roman".to_owned(), |tribe| tribe.name().to_owned()),
                shape: kernel::Shape::Round,
                name: data.name.clone(),
                code: None,
                glyph: "leader".to_owned(),
                figures: vec![
                    Figure {
                        kind: FigureKind::Command,
                        text: state.initiative(leader).to_string(),
                        reduced: chief.wounds > 0,
                    },
                    Figure {
                        kind: FigureKind::Radius,
                        text: state.range(leader).to_string(),
                        reduced: chief.wounds > 0,
                    },
                ],
                stripe: None,
            }
            .into(),
            marks,
            ..Piece::default()
        });
    }
    for legion in Group::all() {
        let eagle = &state.public.eagles[legion];
        let Some(place) = place(eagle.spot, state) else { continue };
        out.push(Piece {
            id: eagle_id(legion),
            side: Side::Rome.name().to_owned(),
            place,
            face: PieceFace::Counter {
                colour: "roman".to_owned(),
                shape: kernel::Shape::Round,
                name: legion.name().to_uppercase(),
                code: Some(legion.name().to_uppercase()),
                glyph: "aquila".to_owned(),
                figures: Vec::new(),
                stripe: None,
            }
            .into(),
            ..Piece::default()
        });
    }
}

impl Shown for State {
    fn phrasebook() -> &'static Phrasebook {
        kernel::phrasebook!()
    }

    fn charts() -> &'static [Chart] {
        macro_rules! charts {
            ($($name:literal),+) => {
                &[$(Chart {
                    name: $name,
                    recipe: include_str!(concat!("../data/atlas-", $name, ".toml")),
                }),+]
            };
        }
        charts!["bibracte", "rhine", "sabis", "lutetia", "britannia"]
    }

    fn headline(pack: &'static Pack, view: &View) -> Headline {
        let turns = pack.battle(view.public.battle).turns;
        let when = Message::new("headline", Rule("3.0"))
            .with("turn", view.public.turn)
            .with("turns", turns);
        Headline { when, phase: text::phase_title(&State::of(pack, view.public.clone())) }
    }

    fn frame(pack: &'static Pack, view: &View) -> Frame {
        let state = State::of(pack, view.public.clone());
        let waits = crate::sequence::pending(&state).seats();
        let asked = view.seat.is_some_and(|seat| waits.contains(seat));
        Frame {
            seats: Side::NAMES,
            viewer: view.seat,
            allies: view.seat.into_iter().collect(),
            waits,
            prompt: text::prompt(&state, asked),
        }
    }

    fn scene(pack: &'static Pack, view: &View, lang: Lang) -> Scene {
        let state = State::of(pack, view.public.clone());
        let book = Self::phrasebook();
        let word = |id: &str| book.get(lang, id).unwrap_or_else(|| format!("⟨{id}⟩"));
        let points = |side: Side| match side {
            Side::Rome => state.roman_points(),
            Side::Tribes => state.tribal_points(state.standing()),
        };
        let sides = Side::ALL.map(|side| kernel::Side {
            seat: side.name().to_owned(),
            name: kernel::seat_label::<Self>(lang, side.name()),
            colour: side.name().to_owned(),
            allied: false,
            points: points(side).into(),
        });
        let mut pieces: Vec<Piece> = Vec::new();
        let mut stacks: Vec<Unit> = state.battle.units.clone();
        // The bottom of a stack comes first.
        stacks.sort_by_key(|unit| {
            let piece = state.piece(*unit);
            let fights = state.kind(*unit).is_foot() || state.kind(*unit).is_horse();
            (fights, !piece.under, *unit)
        });
        leader_pieces(&state, &mut pieces);
        pieces.extend(stacks.into_iter().filter_map(|unit| unit_piece(&state, unit, lang)));
        let turn = Track {
            id: "turn".to_owned(),
            kind: TrackKind::Turn,
            label: word("track-turn"),
            value: view.public.turn.into(),
            of: Some(state.battle.turns.into()),
            ..Track::default()
        };
        let mut tracks = vec![turn];
        if let Some(orders) = state.orders() {
            tracks.push(Track {
                id: "orders".to_owned(),
                label: word("track-orders"),
                value: orders.left.into(),
                side: Some(state.active_side().name().to_owned()),
                ..Track::default()
            });
        }
        let areas = ["waiting", "lost", "camp", "pursuing"].map(|id| Area {
            id: id.to_owned(),
            label: word(&format!("area-{id}")),
            kind: AreaKind::Pool,
            ..Area::default()
        });
        Scene {
            map: format!("conquest-{}", state.battle.field.name()),
            sides: sides.into(),
            pieces,
            tracks,
            areas: areas.into(),
            score: Some(score(&state, lang)),
            ..Scene::default()
        }
    }

    fn offered(pack: &'static Pack, view: &View, action: &Action) -> Offered {
        let _ = view;
        let label = text::label(pack, *action);
        let attack = matches!(
            action,
            Action::Attack
                | Action::Mark { .. }
                | Action::Fire { .. }
                | Action::Shoot { .. }
                | Action::ReactFire { .. }
                | Action::ShootBack
        );
        Offered { attack, ..Offered::new(label, path(*action)) }
    }

    fn tell(pack: &'static Pack, event: &Event, _: Viewer) -> Option<Message> {
        Some(text::tell(pack, event))
    }
}

fn score(state: &State, lang: Lang) -> Score {
    let book = State::phrasebook();
    let word = |id: &str| book.get(lang, id).unwrap_or_else(|| format!("⟨{id}⟩"));
    let mut entries = vec![ScoreEntry {
        label: format!(
            "{} / {}",
            word(text::seat_word(Side::Rome)),
            state.level(state.battle.rome)
        ),
        value: state.roman_points().into(),
        side: Some(Side::Rome.name().to_owned()),
        place: None,
    }];
    for army in state.armies() {
        let name = match army.tribes.only() {
            Some(tribe) => word(&format!("tribe-{}", tribe.name())),
            None => word(text::seat_word(Side::Tribes)),
        };
        entries.push(ScoreEntry {
            label: format!("{name} / {}", state.level(army.level)),
            value: state.tribal_points(army.tribes).into(),
            side: Some(Side::Tribes.name().to_owned()),
            place: None,
        });
    }
    Score { title: word("score-title"), rule: "10.61".to_owned(), goal: None, entries }
}

/// What to click for an action.
fn path(action: Action) -> Vec<Anchor> {
    let piece = |id: &str| Anchor::Piece(id.to_owned());
    let unit = |unit: Unit| piece(unit.name());
    let hex = |hex: geometry::hex::Hex| Anchor::Place(hex.to_string());
    let button = |id: &str| Anchor::Button(id.to_owned());
    let facing = |facing: geometry::hex::Facing| Anchor::Facing(facing.twelfths());
    match action {
        Action::SwapLegates { one, other } => vec![piece(one.name()), piece(other.name())],
        Action::Pick { leader }
        | Action::TakeElite { leader }
        | Action::TrumpBack { leader }
        | Action::Reactivate { leader } => vec![piece(leader.name())],
        Action::Trump { leader } => vec![piece(leader.name()), button("trump")],
        Action::TrumpFreely { leader } => vec![piece(leader.name()), button("trump-freely")],
        Action::LegionOrder { legion } => vec![button(&format!("legion-{}", legion.name()))],
        Action::RallyAtEagle { legion } => vec![button(&format!("eagle-{}", legion.name()))],
        Action::LineOrder { arm } => vec![button(arm_button(arm, false))],
        Action::LineByDie { arm } => vec![button(arm_button(arm, true))],
        Action::Order { unit: one } | Action::Mark { unit: one } => vec![unit(one)],
        Action::NameDefender { unit: one }
        | Action::NameAttacker { unit: one }
        | Action::TakeHex { unit: one }
        | Action::OddHit { unit: one }
        | Action::Pursue { unit: one }
        | Action::RideHome { unit: one }
        | Action::Return { unit: one } => vec![unit(one)],
        Action::OrderStack { unit: one } => vec![unit(one), button("stack")],
        Action::Swap { unit: one } => vec![unit(one), button("swap")],
        Action::Mode { unit: one } => vec![unit(one), button("mode")],
        Action::Recover { unit: one } => vec![unit(one), button("recover")],
        Action::Rally { unit: one } => vec![unit(one), button("rally")],
        Action::Withdraw { unit: one } => vec![unit(one), button("withdraw")],
        Action::WithdrawStack { unit: one } => vec![unit(one), button("withdraw-stack")],
        Action::Step { to } | Action::RideTo { to } | Action::FleeTo { to } => vec![hex(to)],
        Action::Relief => vec![button("relief")],
        Action::Alight => vec![button("alight")],
        Action::Pivot { facing: way } => vec![facing(way)],
        Action::Column { facing: way } => vec![button("column"), facing(way)],
        Action::Turn { unit: one, facing: way } => vec![unit(one), facing(way)],
        Action::Fire { unit: one, at } | Action::Shoot { unit: one, at } => {
            vec![unit(one), hex(at)]
        }
        Action::Land { unit: one, to } => vec![unit(one), hex(to)],
        Action::Extend { unit: one, to } => vec![unit(one), button("extend"), hex(to)],
        Action::Harass { unit: one, at, from } => vec![unit(one), hex(at), hex(from)],
        Action::ReactFire { unit: one, at } => vec![unit(one), unit(at)],
        Action::Ride { rider: Rider::Leader(leader) } => vec![piece(leader.name())],
        Action::Ride { rider: Rider::Eagle(legion) } => vec![piece(&eagle_id(legion))],
        Action::LeaderAway { leader, to } => vec![piece(leader.name()), hex(to)],
        Action::Against { from, at } => vec![hex(from), hex(at)],
        Action::AgainstBoth { from } => vec![hex(from), button("both")],
        Action::Ready => vec![button("ready")],
        Action::UseAuxiliaries => vec![button("use-auxiliaries")],
        Action::SkipAuxiliaries => vec![button("skip-auxiliaries")],
        Action::KeepElite => vec![button("keep-elite")],
        Action::Activate => vec![button("activate")],
        Action::Pass => vec![button("pass")],
        Action::Wait => vec![button("wait")],
        Action::ShockOnly => vec![button("shock-only")],
        Action::Decline => vec![button("decline")],
        Action::LetStand => vec![button("let-stand")],
        Action::Individual => vec![button("individual")],
        Action::AllForOne => vec![button("all-for-one")],
        Action::Wave => vec![button("wave")],
        Action::Regroup => vec![button("regroup")],
        Action::Stop => vec![button("stop")],
        Action::Attack => vec![button("attack")],
        Action::HoldBack => vec![button("hold-back")],
        Action::EndOrders => vec![button("end-orders")],
        Action::Done => vec![button("done")],
        Action::ShootBack => vec![button("shoot-back")],
        Action::Chase => vec![button("chase")],
        Action::EndMarks => vec![button("end-marks")],
        Action::AllotRest => vec![button("allot-rest")],
        Action::Follow => vec![button("follow")],
        Action::Stay => vec![button("stay")],
        Action::Try => vec![button("try")],
        Action::StopHere => vec![button("stop-here")],
        Action::FallBack => vec![button("fall-back")],
    }
}

fn arm_button(arm: crate::state::Arm, by_die: bool) -> &'static str {
    use crate::state::Arm;
    match (arm, by_die) {
        (Arm::Foot, false) => "line-foot",
        (Arm::Horse, false) => "line-horse",
        (Arm::Skirmishers, false) => "line-skirmishers",
        (Arm::Foot, true) => "line-die-foot",
        (Arm::Horse, true) => "line-die-horse",
        (Arm::Skirmishers, true) => "line-die-skirmishers",
    }
}
