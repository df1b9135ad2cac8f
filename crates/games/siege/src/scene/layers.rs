//! What lies on the map and over it: works, arrows, ranges, sight, archery.

use geometry::hex::Hex;
use kernel::{
    Arrow, ArrowKind, Lang, Marker, MarkerKind, Message, Overlay, OverlayKind, Rule, Say as _,
    SightLine,
};

use super::{owner, word, words};
use crate::archery;
use crate::ids::{Counter, Force, Side};
use crate::pack::{Edge, GRID, Hexes, Pack, Region};
use crate::state::{Board, Combats, Phase};
use crate::strike::hexes_of;
use crate::view::View;

pub(super) fn markers(pack: &Pack, public: &Board, lang: Lang) -> Vec<Marker> {
    let camps = public.camps.iter().map(|camp| Marker {
        kind: MarkerKind::Camp,
        place: camp.hex.to_string(),
        towards: None,
        side: (!camp.destroyed).then(|| owner(public, Force::Roman)),
        label: Some(word(lang, if camp.destroyed { "word-camp-destroyed" } else { "word-camp" })),
    });
    // The whole hex is breached (9.2): so are all its fortified sides.
    let breaches = public.breaches.iter().flat_map(|hex| {
        let ground = pack.ground(hex);
        let sides = ground.next.into_iter().zip(ground.edges);
        let fortified = sides.filter(|(_, edge)| edge.has(Edge::FORTIFICATION));
        fortified.filter_map(|(next, _)| next).map(move |next| Marker {
            kind: MarkerKind::Breach,
            place: hex.to_string(),
            towards: Some(next.to_string()),
            side: None,
            label: Some(word(lang, "word-breach")),
        })
    });
    camps.chain(breaches).collect()
}

/// The combat that is declared, and retreats on their way.
pub(super) fn arrows(public: &Board) -> Vec<Arrow> {
    let mut arrows = Vec::new();
    if let Phase::Combat(Combats { force, battle: Some(battle), .. }) = public.interrupted() {
        for from in hexes_of(public, battle.attackers).iter() {
            for to in battle.targets.iter().filter(|to| GRID.distance(from, *to) == 1) {
                arrows.push(Arrow {
                    from: from.to_string(),
                    to: to.to_string(),
                    kind: ArrowKind::Attack,
                    side: owner(public, *force),
                    label: None,
                });
            }
        }
    }
    for flight in public.flights() {
        if let Some(hex) = public.hex_of(flight.unit).filter(|hex| *hex != flight.from) {
            arrows.push(Arrow {
                from: flight.from.to_string(),
                to: hex.to_string(),
                kind: ArrowKind::Retreat,
                side: owner(public, flight.unit.force()),
                label: None,
            });
        }
    }
    arrows
}

pub(super) fn names(hexes: impl Iterator<Item = Hex>) -> Vec<String> {
    hexes.map(|hex| hex.to_string()).collect()
}

/// Layers: command ranges, enemy zones, sight and archery.
pub(super) fn overlays(pack: &'static Pack, view: &View, lang: Lang) -> Vec<Overlay> {
    let public = view.board(pack);
    let side = match view.seat {
        Some(seat) if seat.0 > 0 => Side::Gaul,
        _ => Side::Rome,
    };
    let enemy = side.enemy();
    let mut overlays = Vec::new();
    if matches!(public.phase(), Phase::Setup { .. } | Phase::Over { .. }) {
        return overlays;
    }
    let of =
        |one: &str, two: &str, side: Side| word(lang, if side == Side::Rome { one } else { two });
    for (leader, hex) in public.open_leaders(side).chain(public.open_leaders(enemy)) {
        let range = public.values(pack, leader).range;
        let counter = public.counter_of(leader).map(Counter::name);
        overlays.push(Overlay {
            kind: OverlayKind::Command,
            label: words(
                lang,
                &Message::new("overlay-command", Rule("8.2")).with("leader", leader.say(pack)),
            ),
            rule: "8.2".to_owned(),
            side: Some(owner(public, leader.force())),
            piece: counter.map(str::to_owned),
            places: names(GRID.disc(hex, range)),
            lines: Vec::new(),
        });
    }
    overlays.push(Overlay {
        kind: OverlayKind::Zone,
        label: of("overlay-zone-rome", "overlay-zone-gaul", enemy),
        rule: "6.0".to_owned(),
        side: shared(public, enemy),
        piece: None,
        places: names(GRID.hexes().filter(|hex| public.in_zone(enemy, *hex))),
        lines: Vec::new(),
    });
    overlays.push(Overlay {
        kind: OverlayKind::Sight,
        label: of("overlay-sight-rome", "overlay-sight-gaul", enemy),
        rule: "1.3".to_owned(),
        side: shared(public, side),
        piece: None,
        places: names(GRID.hexes().filter(|hex| public.is_in_sight(pack, side, *hex))),
        lines: Vec::new(),
    });
    overlays.push(fire(pack, public, lang));
    overlays
}

/// The name of a side's seat; none where two players share the side (13.0).
fn shared(public: &Board, side: Side) -> Option<String> {
    let mut seats = Force::ALL
        .into_iter()
        .filter(|force| force.side() == side)
        .map(|force| owner(public, force));
    let first = seats.next()?;
    seats.all(|seat| seat == first).then_some(first)
}

/// What the works cover: lines of the camps, and the hexes outside the lines.
fn fire(pack: &Pack, public: &Board, lang: Lang) -> Overlay {
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
                    blocked: between.map(|hex| hex.to_string()),
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
        kind: OverlayKind::Fire,
        label: word(lang, "overlay-fire"),
        rule: "10.1".to_owned(),
        side: shared(public, Side::Rome),
        piece: None,
        places: names(places.iter()),
        lines,
    }
}
