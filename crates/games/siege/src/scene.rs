//! What a client draws, made from a view: nothing here can show more than the viewer knows.
//!
//! Units go by their names, leaders by the numbers of their counters, boxes by `box-` and the
//! leader's name.

use geometry::hex::Hex;
use kernel::{
    Anchor, Area, Arrow, BattleScene, Choice, Column, Combatant, Figure, Lang, Line, Marker,
    Message, Overlay, Piece as Shown, PieceFace, Prompt, Rule, Scene, Score, ScoreEntry, SightLine,
    Track,
};

use crate::action::{Action, leader_word, unit_word};
use crate::archery;
use crate::game::pending;
use crate::ground::Pace;
use crate::ids::{Counter, Force, Leader, Side, Unit, UnitSet};
use crate::movement;
use crate::pack::{Edge, GRID, Hexes, Kind, Pack, Region};
use crate::state::{
    Battle, Combats, Fate, Moves, Order, Phase, Piece, Public, Round, Spot, Stage, Volley,
};
use crate::strategic;
use crate::strike::{hexes_of, strike};
use crate::text::{self, signed};
use crate::victory;
use crate::view::View;

/// Everything on the screen for a view, and what the viewer may do.
pub(crate) fn scene(pack: &'static Pack, view: &View, offers: &[Action], lang: Lang) -> Scene {
    let public = &view.public;
    let prompt = text::prompt(pack, view);
    let seats = seat_names(public);
    let pieces = pieces(pack, view, lang);
    Scene {
        map: "siege".to_owned(),
        viewer: view.seat.map(|seat| seats[seat.index()].to_owned()),
        title: title(pack, public).iter().map(|line| words(lang, line)).collect(),
        prompt: Prompt { text: words(lang, &prompt), rule: prompt.rule.0.to_owned() },
        waiting_for: pending(public)
            .seats()
            .iter()
            .map(|seat| seats[seat.index()].to_owned())
            .collect(),
        sides: sides(pack, public, lang),
        battle: battle_scene(pack, public, &pieces, lang),
        pieces,
        hands: Vec::new(),
        tracks: tracks(pack, public, lang),
        areas: areas(pack, view, lang),
        markers: markers(pack, public, lang),
        arrows: arrows(public),
        overlays: overlays(pack, view, lang),
        score: Some(score(pack, public, lang)),
        auction: None,
        choices: offers.iter().map(|action| choice(pack, view, *action, lang)).collect(),
    }
}

fn words(lang: Lang, message: &Message) -> String {
    text::phrasebook().say(lang, message)
}

fn word(lang: Lang, id: &str) -> String {
    text::phrasebook().get(lang, id).unwrap_or_else(|| format!("⟨{id}⟩"))
}

/// The seats' names in their order.
fn seat_names(public: &Public) -> &'static [&'static str] {
    if public.seats() == 3 { &["roman", "relief", "besieged"] } else { &["roman", "gaul"] }
}

/// The name of the seat that an army's counters belong to.
pub(crate) fn owner(public: &Public, force: Force) -> String {
    seat_names(public)[public.seat_of(force).index()].to_owned()
}

fn sides(pack: &Pack, public: &Public, lang: Lang) -> Vec<kernel::Side> {
    let count = public.seats();
    Force::ALL[..count]
        .iter()
        .map(|force| kernel::Side {
            seat: owner(public, *force),
            name: word(lang, text::seat_word(public, *force)),
            points: victory::points(pack, public, force.side()).into(),
        })
        .collect()
}

fn title(pack: &Pack, public: &Public) -> [Message; 3] {
    let turn = Message::new("title-turn", Rule("0.2"))
        .with("turn", public.turn)
        .with("turns", pack.turns());
    let light = if public.is_night(pack) { "title-night" } else { "title-day" };
    [turn, Message::new(light, Rule("0.2")), text::phase_title(public)]
}

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

fn box_id(leader: Leader) -> String {
    format!("box-{leader}")
}

/// Pieces on the map, in boxes that the viewer may look into, and beside the map.
fn pieces(pack: &Pack, view: &View, lang: Lang) -> Vec<Shown> {
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
fn counter_piece(pack: &Pack, view: &View, counter: Counter, lang: Lang) -> Option<Shown> {
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

/// Command boxes, and where the others lie.
fn areas(pack: &Pack, view: &View, lang: Lang) -> Vec<Area> {
    let public = &view.public;
    let mut areas = Vec::new();
    for force in [Force::Roman, Force::Relief] {
        for leader in Leader::with_box(force) {
            if !public.fates[leader.index()].is_present() {
                continue;
            }
            let counter = Counter::of(force).find(|counter| view.face(*counter) == Some(leader));
            let used = view.boxes(force).map(|boxes| {
                boxes.get(&leader).map_or(0, |units| i64::try_from(units.len()).unwrap_or(0))
            });
            let on_screen = counter.filter(|counter| {
                public.counters[counter.index()].is_some()
                    || matches!(public.phase, Phase::Setup { .. })
            });
            areas.push(Area {
                id: box_id(leader),
                label: words(
                    lang,
                    &Message::new("area-box", Rule("3.2")).with("leader", leader_word(leader)),
                ),
                side: owner(public, force),
                kind: "box".to_owned(),
                piece: on_screen.map_or(String::new(), |counter| counter.name().to_owned()),
                used,
                of: Some(pack.leader(leader).units.into()),
            });
        }
    }
    let pool = |id: &str| Area {
        id: id.to_owned(),
        label: word(lang, &format!("area-{id}")),
        kind: "pool".to_owned(),
        ..Area::default()
    };
    if matches!(public.phase, Phase::Setup { .. }) {
        areas.push(pool("waiting"));
    } else {
        areas.push(pool("lost"));
        areas.push(pool("fallen"));
    }
    areas
}

fn markers(pack: &Pack, public: &Public, lang: Lang) -> Vec<Marker> {
    let camps = public.camps.iter().map(|camp| Marker {
        kind: "camp".to_owned(),
        place: camp.hex.to_string(),
        towards: String::new(),
        side: if camp.destroyed { String::new() } else { "roman".to_owned() },
        label: word(lang, if camp.destroyed { "word-camp-destroyed" } else { "word-camp" }),
    });
    // The whole hex is breached (9.2): so are all its fortified sides.
    let breaches = public.breaches.iter().flat_map(|hex| {
        let ground = pack.ground(hex);
        let sides = ground.next.into_iter().zip(ground.edges);
        let fortified = sides.filter(|(_, edge)| edge.has(Edge::FORTIFICATION));
        fortified.filter_map(|(next, _)| next).map(move |next| Marker {
            kind: "breach".to_owned(),
            place: hex.to_string(),
            towards: next.to_string(),
            side: String::new(),
            label: word(lang, "word-breach"),
        })
    });
    camps.chain(breaches).collect()
}

/// The combat that is declared, and retreats on their way.
fn arrows(public: &Public) -> Vec<Arrow> {
    let mut arrows = Vec::new();
    if let Phase::Combat(Combats { force, battle: Some(battle), .. }) = &public.phase {
        for from in hexes_of(public, battle.attackers).iter() {
            for to in battle.targets.iter().filter(|to| GRID.distance(from, *to) == 1) {
                arrows.push(Arrow {
                    from: from.to_string(),
                    to: to.to_string(),
                    kind: "attack".to_owned(),
                    side: owner(public, *force),
                    label: String::new(),
                });
            }
        }
    }
    for flight in &public.flights {
        if let Some(hex) = public.hex_of(flight.unit).filter(|hex| *hex != flight.from) {
            arrows.push(Arrow {
                from: flight.from.to_string(),
                to: hex.to_string(),
                kind: "retreat".to_owned(),
                side: owner(public, flight.unit.force()),
                label: String::new(),
            });
        }
    }
    arrows
}

fn tracks(pack: &Pack, public: &Public, lang: Lang) -> Vec<Track> {
    let track = |id: &str, value: i64, of: Option<i64>| Track {
        id: id.to_owned(),
        label: word(lang, &format!("track-{id}")),
        value,
        of,
        apart: Vec::new(),
    };
    let nights = (1..=pack.turns()).filter(|turn| pack.is_night(*turn)).map(i64::from).collect();
    let turn = track("turn", public.turn.into(), Some(pack.turns().into()));
    let mut tracks = vec![Track { apart: nights, ..turn }];
    if let Phase::Movement(Moves { going: Some(going), .. }) = &public.phase {
        tracks.push(track("spent", going.spent.into(), None));
    } else if let Phase::Strategic(Round { march: Some(march), .. }) = &public.phase {
        let most = strategic::allowance(pack, public, *march);
        tracks.push(track("spent", march.spent.into(), Some(most.into())));
    } else if let Phase::Archery(Volley { aim: Some(aim), .. }) = &public.phase {
        tracks.push(track("volley", aim.value.into(), None));
    }
    tracks
}

fn names(hexes: impl Iterator<Item = Hex>) -> Vec<String> {
    hexes.map(|hex| hex.to_string()).collect()
}

/// Layers: command ranges, enemy zones, sight and archery.
fn overlays(pack: &'static Pack, view: &View, lang: Lang) -> Vec<Overlay> {
    let public = &view.public;
    let side = match view.seat {
        Some(seat) if seat.0 > 0 => Side::Gaul,
        _ => Side::Rome,
    };
    let enemy = side.enemy();
    let mut overlays = Vec::new();
    if matches!(public.phase, Phase::Setup { .. } | Phase::Over { .. }) {
        return overlays;
    }
    let of =
        |one: &str, two: &str, side: Side| word(lang, if side == Side::Rome { one } else { two });
    for (leader, hex) in public.open_leaders(side).chain(public.open_leaders(enemy)) {
        let range = public.values(pack, leader).range;
        let counter = public.counter_of(leader).map_or("", Counter::name);
        overlays.push(Overlay {
            id: "command".to_owned(),
            label: words(
                lang,
                &Message::new("overlay-command", Rule("8.2")).with("leader", leader_word(leader)),
            ),
            rule: "8.2".to_owned(),
            side: owner(public, leader.force()),
            piece: counter.to_owned(),
            places: names(GRID.disc(hex, range)),
            lines: Vec::new(),
        });
    }
    overlays.push(Overlay {
        id: "zone".to_owned(),
        label: of("overlay-zone-rome", "overlay-zone-gaul", enemy),
        rule: "6.0".to_owned(),
        side: shared(public, enemy),
        piece: String::new(),
        places: names(GRID.hexes().filter(|hex| public.in_zone(enemy, *hex))),
        lines: Vec::new(),
    });
    overlays.push(Overlay {
        id: "sight".to_owned(),
        label: of("overlay-sight-rome", "overlay-sight-gaul", enemy),
        rule: "1.3".to_owned(),
        side: shared(public, side),
        piece: String::new(),
        places: names(GRID.hexes().filter(|hex| public.is_in_sight(pack, side, *hex))),
        lines: Vec::new(),
    });
    overlays.push(fire(pack, public, lang));
    overlays
}

/// The name of a side's seat; none where two players share the side (13.0).
fn shared(public: &Public, side: Side) -> String {
    let mut seats = Force::ALL
        .into_iter()
        .filter(|force| force.side() == side)
        .map(|force| owner(public, force));
    let first = seats.next().unwrap_or_default();
    if seats.all(|seat| seat == first) { first } else { String::new() }
}

/// What the works cover: lines of the camps, and the hexes outside the lines.
fn fire(pack: &Pack, public: &Public, lang: Lang) -> Overlay {
    let mut places = Hexes::new();
    let mut lines = Vec::new();
    for camp in public.camps.iter().filter(|camp| !camp.destroyed) {
        for to in GRID.disc(camp.hex, pack.camp_archery).filter(|to| *to != camp.hex) {
            let blocked = archery::is_blocked(pack, camp.hex, to);
            if blocked {
                let between = GRID.between(camp.hex, to).next();
                lines.push(SightLine {
                    from: camp.hex.to_string(),
                    to: to.to_string(),
                    blocked: between.map_or(String::new(), |hex| hex.to_string()),
                });
            } else {
                places.insert(to);
            }
        }
    }
    for hex in GRID.hexes().filter(|hex| pack.region(*hex) == Region::Band) {
        if public.breaches.contains(hex) || !public.units_in(hex).is_empty() {
            continue;
        }
        let ground = pack.ground(hex);
        for (next, edge) in ground.next.iter().zip(ground.edges) {
            if let Some(next) = next.filter(|_| edge.has(Edge::FORTIFICATION)) {
                places.insert(next);
            }
        }
    }
    Overlay {
        id: "fire".to_owned(),
        label: word(lang, "overlay-fire"),
        rule: "10.1".to_owned(),
        side: shared(public, Side::Rome),
        piece: String::new(),
        places: names(places.iter()),
        lines,
    }
}

fn score(pack: &Pack, public: &Public, lang: Lang) -> Score {
    let tally = victory::tally(pack, public);
    let entries = tally
        .into_iter()
        .filter(|entry| entry.points > 0)
        .map(|entry| ScoreEntry {
            label: word(lang, entry.what),
            value: entry.points.into(),
            side: owner(public, Public::first_force(entry.side)),
            place: String::new(),
        })
        .collect();
    Score { title: word(lang, "score-title"), rule: "2.0-E".to_owned(), goal: None, entries }
}

/// The fight in progress: the defenders, then the attackers by stack.
fn battle_scene(pack: &Pack, public: &Public, pieces: &[Shown], lang: Lang) -> Option<BattleScene> {
    let Phase::Combat(Combats { force, battle: Some(battle), .. }) = &public.phase else {
        return None;
    };
    if battle.attackers.is_empty() || battle.stage == Stage::Advance {
        return None;
    }
    let place = battle.targets.iter().next()?;
    let defenders = defenders(public, battle);
    let enemy = force.side().enemy();
    let enemy_force = defenders.first().map_or(Public::first_force(enemy), Unit::force);
    let track = |id: &str, value: i64| Track {
        id: id.to_owned(),
        label: word(lang, &format!("track-{id}")),
        value,
        of: None,
        apart: Vec::new(),
    };
    let line = |units: UnitSet, others: UnitSet, role: &str, force: Force| {
        let strike = strike(pack, public, units, others);
        let pf = if role == "attacker" { "attack" } else { "defence" };
        let columns = hexes_of(public, units)
            .iter()
            .map(|hex| Column {
                label: hex.to_string(),
                caption: String::new(),
                pieces: units
                    .and(public.units_in(hex))
                    .iter()
                    .filter_map(|unit| pieces.iter().find(|piece| piece.id == unit.name()))
                    .map(|piece| Combatant { piece: piece.clone(), acted: false })
                    .collect(),
            })
            .collect();
        let mut tracks = vec![track(pf, strike.pf.into())];
        if !others.is_empty() && !units.is_empty() {
            tracks.push(track("modifier", strike.modifier.into()));
            tracks.push(track("shift", strike.shift.into()));
        }
        Line {
            side: owner(public, force),
            name: word(lang, text::seat_word(public, force)),
            role: role.to_owned(),
            columns,
            reserve: Vec::new(),
            lost: Vec::new(),
            tracks,
            card: None,
        }
    };
    let struck = if battle.struck.is_empty() { battle.attackers } else { battle.struck };
    Some(BattleScene {
        place: place.to_string(),
        round: 1,
        rounds: 1,
        lines: vec![
            line(defenders, struck, "defender", enemy_force),
            line(battle.attackers, defenders, "attacker", *force),
        ],
        ..BattleScene::default()
    })
}

/// Units under attack, also before the attack is declared.
pub(crate) fn defenders(public: &Public, battle: &Battle) -> UnitSet {
    if !battle.defenders.is_empty() {
        return battle.defenders.iter().filter(|unit| public.hex_of(*unit).is_some()).collect();
    }
    battle.targets.iter().fold(UnitSet::EMPTY, |units, hex| units.or(public.units_in(hex)))
}

fn choice(pack: &'static Pack, view: &View, action: Action, lang: Lang) -> Choice {
    let public = &view.public;
    let label = text::label(view, action);
    let (cost, stops) = price(pack, public, action);
    Choice {
        action: serde_json::to_value(action).expect("an action is plain data"),
        label: words(lang, &label),
        path: path(pack, view, action),
        rule: label.rule.0.to_owned(),
        attack: matches!(
            action,
            Action::Attack { .. }
                | Action::Widen { .. }
                | Action::Commit { .. }
                | Action::AimCamp { .. }
                | Action::AimSide { .. }
                | Action::Riposte { .. }
        ),
        limit: None,
        cost,
        stops,
        amount: None,
    }
}

/// What a step costs, and whether it ends the move.
fn price(pack: &'static Pack, public: &Public, action: Action) -> (Option<i64>, bool) {
    if let Action::March { counter, to } = action {
        let Some(from) = public.counters[counter.index()] else { return (None, false) };
        let side = counter.side();
        let toll = public.toll(pack, side, from, to, Pace::Strategic).ok();
        let stops = strategic::must_halt(pack, public, side, from, to);
        return (toll.map(|toll| toll.cost.into()), stops);
    }
    let step = if let Action::Step { unit, to } = action {
        Some((Piece::Unit(unit), to))
    } else if let Action::Ride { leader, to } = action {
        Some((Piece::Leader(leader), to))
    } else {
        None
    };
    let Phase::Movement(moves) = public.phase else { return (None, false) };
    step.and_then(|(piece, to)| movement::price(pack, public, moves, piece, to))
        .map_or((None, false), |(cost, stops)| (Some(i64::from(cost)), stops))
}

/// What to click for an action, in order. No two actions offered together have the same path.
fn path(pack: &Pack, view: &View, action: Action) -> Vec<Anchor> {
    let public = &view.public;
    let unit_piece = |unit: Unit| Anchor::Piece(unit.name().to_owned());
    let counter_piece = |counter: Counter| Anchor::Piece(counter.name().to_owned());
    let leader_piece = |leader: Leader| {
        let counter = Counter::all().find(|counter| view.face(*counter) == Some(leader));
        counter.map_or_else(|| Anchor::Button(leader.name().to_owned()), counter_piece)
    };
    let place = |hex: Hex| Anchor::Place(hex.to_string());
    let box_place = |leader: Leader| Anchor::Place(box_id(leader));
    let button = |name: &str| Anchor::Button(name.to_owned());
    match action {
        Action::PlaceCamp { hex }
        | Action::Attack { hex }
        | Action::Widen { hex }
        | Action::Riposte { hex } => vec![place(hex)],
        Action::Garrison { unit, hex: to }
        | Action::Deploy { unit, to }
        | Action::Step { unit, to }
        | Action::Retreat { unit, to }
        | Action::Advance { unit, to } => vec![unit_piece(unit), place(to)],
        Action::GarrisonLeader { hex } => {
            vec![counter_piece(Counter::VERCINGETORIX), place(hex)]
        }
        Action::Assign { unit, leader }
        | Action::Transfer { unit, leader }
        | Action::Withdraw { unit, leader } => vec![unit_piece(unit), box_place(leader)],
        Action::Post { counter, hex: to } | Action::March { counter, to } => {
            vec![counter_piece(counter), place(to)]
        }
        Action::Split { legion } => vec![unit_piece(legion), button("split")],
        Action::Unite { legion } => {
            let half = legion.halves().map_or(legion, |halves| halves[0]);
            vec![unit_piece(half), button("unite")]
        }
        Action::Appoint { leader } => vec![leader_piece(leader)],
        Action::Ride { leader, to } | Action::Follow { leader, to } => {
            vec![leader_piece(leader), place(to)]
        }
        Action::AimCamp { camp, at } => {
            let works = pack.edge(camp, at).is_some_and(|edge| edge.has(Edge::FORTIFICATION));
            let mut path = vec![place(camp), place(at)];
            if works {
                path.push(button("camp"));
            }
            path
        }
        Action::AimSide { from, at } => {
            let mut path = vec![place(from), place(at)];
            if public.has_camp(from) {
                path.push(button("works"));
            }
            path
        }
        Action::Commit { unit } | Action::Suffer { unit } | Action::Rally { unit } => {
            vec![unit_piece(unit)]
        }
        Action::Ready => vec![button("ready")],
        Action::EndMarches => vec![button("end_marches")],
        Action::Halt => vec![button("halt")],
        Action::EndMoves => vec![button("end_moves")],
        Action::Loose => vec![button("loose")],
        Action::EndArchery => vec![button("end_archery")],
        Action::Fight => vec![button("fight")],
        Action::EndCombats => vec![button("end_combats")],
        Action::Endure => vec![button("endure")],
        Action::FallBack => vec![button("fall_back")],
        Action::EndAdvance => vec![button("end_advance")],
        Action::EndRally => vec![button("end_rally")],
    }
}
