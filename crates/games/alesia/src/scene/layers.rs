//! What lies on the map and over it: forts, attacks, zones of control, ranges.

use geometry::hex::Hex;
use kernel::{
    Arrow, ArrowKind, Lang, Marker, MarkerKind, Message, Overlay, OverlayKind, Rule, Say as _, Seat,
};

use super::{COLUMNS, owner, word, words, zone_place};
use crate::declaration::duty;
use crate::ids::{Force, Side, Unit, UnitSet};
use crate::odds;
use crate::pack::{GRID, Pack};
use crate::state::{Board, Eyes, LABIENUS, Phase, Place, Players, ROMAN, side_of};
use crate::view::View;

/// Units that must still attack somebody and hexes that must still be attacked, while attacks are
/// declared (14.31, 14.32).
pub(super) fn owed(pack: &Pack, public: &Board) -> (UnitSet, Vec<Hex>) {
    let Phase::Declaration(declaration) = public.interrupted() else {
        return (UnitSet::EMPTY, Vec::new());
    };
    let duty = duty(pack, public, declaration.side);
    let mut units = UnitSet::EMPTY;
    for unit in duty.must.iter().filter(|unit| public.attacks[*unit] == 0) {
        units.insert(unit);
    }
    let free = |hex: &Hex| public.attack_on(declaration.side, *hex) == 0;
    (units, duty.owed.iter().filter(free).collect())
}

pub(super) fn markers(pack: &'static Pack, view: &View, lang: Lang) -> Vec<Marker> {
    let public = view.board(pack);
    let forts = public.forts.iter().map(|fort| Marker {
        kind: MarkerKind::Camp,
        place: fort.hex.to_string(),
        towards: None,
        side: Some(owner(public, Force::Roman)),
        label: Some(word(lang, "marker-fort")),
    });
    let presence = public.presence.iter().map(|zone| Marker {
        kind: MarkerKind::Control,
        place: zone_place(zone),
        towards: None,
        side: Some(owner(public, Force::Relief)),
        label: Some(word(lang, "marker-presence")),
    });
    let side = public.interrupted().attacker();
    let battles = side.into_iter().flat_map(|side| {
        targets(public, side).into_iter().map(move |hex| Marker {
            kind: MarkerKind::Battle,
            place: hex.to_string(),
            towards: None,
            // The attack that is open is still somebody's to make.
            side: maker(public, public.attack_on(side, hex)),
            label: Some(pill(pack, view, side, hex)),
        })
    });
    let owed = owed(pack, public).1.into_iter().map(|hex| Marker {
        kind: MarkerKind::Owed,
        place: hex.to_string(),
        towards: None,
        side: None,
        label: Some(word(lang, "marker-owed")),
    });
    forts.chain(presence).chain(battles).chain(owed).collect()
}

/// The seat that still makes an attack up, if it is the one that is open (14.1).
fn maker(public: &Board, number: u8) -> Option<String> {
    let Phase::Declaration(declaration) = public.interrupted() else { return None };
    let seat = declaration.open.filter(|open| *open == number).map(|_| declaration.asked)?;
    Some(public.options.players.seats()[seat.index()].to_owned())
}

/// The odds of the attack on a hex, and whether who stands there counts double (13.5, 25.0).
fn pill(pack: &Pack, view: &View, side: Side, hex: Hex) -> String {
    let public = view.board(pack);
    let number = public.attack_on(side, hex);
    let [attack, defence] = odds::weigh_seen(pack, view, public, side, number);
    let double = if odds::counts_double(pack, public, side, number) { " ×2" } else { "" };
    format!("{}{double}", COLUMNS[pack.column(attack, defence)])
}

/// The hexes that a side attacks.
fn targets(public: &Board, side: Side) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = Unit::of_side(side.enemy())
        .filter(|unit| public.attacks[*unit] != 0)
        .filter_map(|unit| public.hex_of(unit))
        .collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// Attacks that are declared, and retreats on their way.
pub(super) fn arrows(public: &Board) -> Vec<Arrow> {
    let mut arrows: Vec<Arrow> = Vec::new();
    let side = public.interrupted().attacker();
    if let Some(side) = side {
        for hex in targets(public, side) {
            let number = public.attack_on(side, hex);
            for unit in Unit::of_side(side).filter(|unit| public.attacks[*unit] == number) {
                let from = match public.spots[unit].place() {
                    Place::On(from) => from.to_string(),
                    Place::Beyond(beyond) => format!("beyond-{}", beyond.0),
                    Place::Aside
                    | Place::Waiting
                    | Place::Town
                    | Place::Off
                    | Place::Lost
                    | Place::Covered
                    | Place::Zone(_) => continue,
                };
                let arrow = Arrow {
                    from,
                    to: hex.to_string(),
                    kind: ArrowKind::Attack,
                    side: owner(public, unit.force()),
                    label: None,
                };
                if !arrows.contains(&arrow) {
                    arrows.push(arrow);
                }
            }
        }
    }
    if let Some(trail) = public.battle().and_then(|battle| battle.trail.as_ref())
        && let Some(at) = public.hex_of(trail.unit).filter(|at| *at != trail.from)
    {
        arrows.push(Arrow {
            from: trail.from.to_string(),
            to: at.to_string(),
            kind: ArrowKind::Retreat,
            side: owner(public, trail.unit.force()),
            label: None,
        });
    }
    arrows
}

fn names(hexes: impl Iterator<Item = Hex>) -> Vec<String> {
    hexes.map(|hex| hex.to_string()).collect()
}

/// Layers: zones of control, and what forts, archers and slingers reach.
pub(super) fn overlays(pack: &'static Pack, view: &View, lang: Lang) -> Vec<Overlay> {
    let public = view.board(pack);
    let own = side_of(view.seat.unwrap_or(ROMAN));
    let mut overlays = Vec::new();
    for side in [own.enemy(), own] {
        let id = match side {
            Side::Rome => "overlay-zone-rome",
            Side::Gaul => "overlay-zone-gaul",
        };
        let force = if side == Side::Rome { Force::Roman } else { Force::Relief };
        overlays.push(Overlay {
            kind: OverlayKind::Zone,
            label: word(lang, id),
            rule: "6.1".to_owned(),
            side: Some(owner(public, force)),
            piece: None,
            places: names(GRID.hexes().filter(|hex| public.in_zone(side, *hex))),
            lines: Vec::new(),
        });
    }
    for fort in public.forts.iter().filter(|fort| public.is_manned(fort.hex)) {
        overlays.push(Overlay {
            kind: OverlayKind::Fire,
            label: word(lang, "overlay-fire"),
            rule: "24.2".to_owned(),
            side: Some(owner(public, Force::Roman)),
            piece: None,
            places: names(GRID.disc(fort.hex, pack.engine_range)),
            lines: Vec::new(),
        });
    }
    for unit in Unit::missiles() {
        let Some(hex) = public.hex_of(unit) else { continue };
        let label = Message::new("overlay-shoot", Rule("20.5")).with("unit", unit.say(pack));
        overlays.push(Overlay {
            kind: OverlayKind::Fire,
            label: words(lang, &label),
            rule: "20.5".to_owned(),
            side: Some(owner(public, Force::Roman)),
            piece: Some(unit.name().to_owned()),
            places: names(GRID.disc(hex, pack.missile_range)),
            lines: Vec::new(),
        });
    }
    overlays.extend(spheres(view.eyes(pack), lang));
    overlays
}

/// 17.4, 17.5: which of the two Roman players commands where, and where one of them does so for
/// now; nothing for those from whom the spheres are hidden (17.8), or where only one is left (17.6).
fn spheres(eyes: Eyes<'_>, lang: Lang) -> Vec<Overlay> {
    let (pack, public) = (eyes.pack, eyes.public);
    let two = public.options.players == Players::Four && public.sole().is_none();
    if !two || eyes.sphere.is_none() {
        return Vec::new();
    }
    let area = |id, rule: &str, seat: Seat, hexes: &dyn Fn(Hex) -> bool| Overlay {
        kind: OverlayKind::Command,
        label: word(lang, id),
        rule: rule.to_owned(),
        side: Some(public.options.players.seats()[seat.index()].to_owned()),
        piece: None,
        places: names(GRID.hexes().filter(|hex| hexes(*hex))),
        lines: Vec::new(),
    };
    let of = |seat: Seat| move |hex: Hex| public.sphere_of(pack, eyes.sphere, hex) == seat;
    let mut overlays = vec![
        area("overlay-caesar", "17.4", ROMAN, &of(ROMAN)),
        area("overlay-labienus", "17.4", LABIENUS, &of(LABIENUS)),
    ];
    for by in public.claims.iter() {
        let claimed = |hex: Hex| {
            let own = public.sphere_of(pack, eyes.sphere, hex);
            own != by && public.commander(pack, eyes.sphere, hex) == by
        };
        overlays.push(area("overlay-claim", "17.5", by, &claimed));
    }
    overlays
}
