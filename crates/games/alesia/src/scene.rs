//! What a client draws, made from a view: nothing here can show more than the viewer knows.
//!
//! Units go by their names; places are hexes, `town`, `zone-I` to `zone-X`, `beyond-` and a number
//! for hexes off the map, `off` where the viewer does not know the zone, `waiting` and `lost`.

mod choices;
mod layers;
mod pieces;
mod procedure;

use kernel::{
    Anchor, Area, AreaKind, Chart, Frame, Headline, Journey, Lang, Message, OddsReport, Offered,
    Phrasebook, Rule, Rules as _, Say as _, Scene, Score, ScoreEntry, Seat, SeatSet, Shown, Track,
    TrackKind, Viewer,
};

use self::choices::offered;
use self::layers::{arrows, markers, overlays};
use self::pieces::pieces;
pub(crate) use self::procedure::COLUMNS;
use self::procedure::procedure;
use crate::action::{Action, Event};
use crate::game::{are_allied, pending};
use crate::ids::{Force, Side, Unit, Zone};
use crate::journeys;
use crate::movement::gates;
use crate::odds;
use crate::pack::Pack;
use crate::setup;
use crate::state::{Phase, Place, Public, Spot, State};
use crate::text;
use crate::view::View;
use crate::wishes::wishes;

impl Shown for State {
    fn phrasebook() -> &'static Phrasebook {
        text::phrasebook()
    }

    fn headline(pack: &'static Pack, view: &View) -> Headline {
        let public = &view.public;
        let when = Message::new("headline", Rule("12.1"))
            .with("period", public.period)
            .with("turn", public.turn)
            .with("turns", public.turns(pack));
        Headline { when, phase: text::phase_title(public) }
    }

    fn frame(pack: &'static Pack, view: &View) -> Frame {
        let public = &view.public;
        let seats = public.options.players.seats();
        let all = SeatSet::first(seats.len());
        Frame {
            seats,
            viewer: view.seat,
            allies: match view.seat {
                Some(seat) => all.iter().filter(|other| are_allied(seat, *other)).collect(),
                None => SeatSet::NONE,
            },
            waits: pending(public).seats(),
            prompt: text::prompt(pack, view),
        }
    }

    fn scene(pack: &'static Pack, view: &View, lang: Lang) -> Scene {
        let public = view.board(pack);
        Scene {
            map: "alesia".to_owned(),
            sides: sides(pack, public, lang),
            pieces: pieces(pack, view, lang),
            procedure: procedure(pack, public, lang),
            tracks: tracks(pack, view, lang),
            areas: areas(pack, view, lang),
            markers: markers(pack, view, lang),
            arrows: arrows(public),
            overlays: overlays(pack, view, lang),
            score: Some(score(pack, public, lang)),
            ..Scene::default()
        }
    }

    fn offered(pack: &'static Pack, view: &View, action: &Action) -> Offered {
        offered(pack, view, *action)
    }

    fn path(_: &'static Pack, _: &View, action: &Action) -> Vec<Anchor> {
        choices::path(*action)
    }

    fn tell(pack: &'static Pack, event: &Event, viewer: Viewer) -> Option<Message> {
        text::tell(pack, event, viewer)
    }

    fn wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(seat, out);
        wishes(self.eyes(seat), out);
    }

    fn journeys(&self, seat: Seat, piece: &str) -> Vec<Journey<Action>> {
        if !self.pending().seats().contains(seat) {
            return Vec::new();
        }
        let Phase::Movement(moves) = self.public.phase() else { return Vec::new() };
        journeys::of(self.eyes(seat), moves, piece)
    }

    fn arrangement(&self, seat: Seat) -> Option<Vec<Vec<Action>>> {
        let sets_up = matches!(self.public.phase(), Phase::Setup { asked, .. } if *asked == seat);
        sets_up.then(|| setup::arrangement(self.eyes(seat)))
    }

    fn charts() -> &'static [Chart] {
        &[Chart { name: "", recipe: include_str!("../data/atlas.toml") }]
    }

    fn forecast(
        pack: &'static Pack,
        view: &View,
        at: Option<&str>,
        lang: Lang,
        _: &dyn Fn() -> bool,
    ) -> Option<OddsReport> {
        odds::forecast(pack, view, at, lang)
    }

    fn odds(pack: &'static Pack, words: &[String], lang: Lang) -> Result<OddsReport, String> {
        odds::answer(pack, words, lang)
    }
}

fn words(lang: Lang, message: &Message) -> String {
    text::phrasebook().say(lang, message)
}

fn word(lang: Lang, id: &str) -> String {
    text::phrasebook().get(lang, id).unwrap_or_else(|| format!("⟨{id}⟩"))
}

/// The name of the seat that a unit's counters are drawn for: Romans are Caesar's.
fn owner(public: &Public, force: Force) -> String {
    public.options.players.seats()[public.seat_of(force).index()].to_owned()
}

/// Where a unit lies on the screen, as far as the viewer knows.
pub(crate) fn place_of(view: &View, pack: &'static Pack, unit: Unit) -> Option<String> {
    Some(match view.public.spots[unit].place() {
        Place::Aside | Place::Covered => return None,
        Place::Waiting => "waiting".to_owned(),
        Place::Lost => "lost".to_owned(),
        Place::Town => "town".to_owned(),
        Place::On(hex) => hex.to_string(),
        Place::Zone(zone) => zone_place(zone),
        Place::Beyond(beyond) => format!("beyond-{}", beyond.0),
        Place::Off => {
            let zone = view.eyes(pack).zone_of(unit).or_else(|| looked_at(view, unit));
            zone.map_or_else(|| "off".to_owned(), zone_place)
        }
    })
}

/// 11.8, 12.6: the zone in which the Romans see a unit while they look, between the periods.
fn looked_at(view: &View, unit: Unit) -> Option<Zone> {
    let looking = matches!(
        view.public.phase(),
        Phase::Recovery { .. } | Phase::Spheres | Phase::Setup { .. }
    );
    view.seen.filter(|_| looking)?.zone(unit)
}

pub(crate) fn zone_place(zone: Zone) -> String {
    format!("zone-{zone}")
}

fn lost(pack: &Pack, public: &Public, side: Side) -> i64 {
    Unit::of_side(side)
        .filter(|unit| public.spots[*unit] == Spot::LOST)
        .map(|unit| i64::from(pack.unit(unit).combat))
        .sum()
}

fn sides(pack: &Pack, public: &Public, lang: Lang) -> Vec<kernel::Side> {
    let seats = public.options.players.seats();
    (0..seats.len())
        .map(|index| {
            let seat = Seat(index as u8);
            let side = crate::state::side_of(seat);
            kernel::Side {
                seat: seats[index].to_owned(),
                name: word(lang, text::seat_word(public, seat)),
                colour: seats[index].to_owned(),
                allied: false,
                points: lost(pack, public, side.enemy()),
            }
        })
        .collect()
}

/// Alesia, the zones, and where the others lie.
fn areas(pack: &'static Pack, view: &View, lang: Lang) -> Vec<Area> {
    let public = &view.public;
    let area = |id: &str, kind: AreaKind| Area {
        id: id.to_owned(),
        label: word(lang, &format!("area-{id}")),
        kind,
        ..Area::default()
    };
    let mut areas = vec![area("town", AreaKind::Tray)];
    for zone in Zone::all() {
        let label = Message::new("area-zone", Rule("11.1")).with("zone", zone.say(pack));
        areas.push(Area {
            id: zone_place(zone),
            label: words(lang, &label),
            side: public.presence.contains(zone).then(|| owner(public, Force::Relief)),
            kind: AreaKind::Tray,
            ..Area::default()
        });
    }
    for unit in Unit::of(Force::Relief) {
        if let Place::Beyond(beyond) = public.spots[unit].place() {
            let id = format!("beyond-{}", beyond.0);
            if areas.iter().any(|area| area.id == id) {
                continue;
            }
            let hex = pack.beyond[usize::from(beyond.0)][0];
            let label = Message::new("area-beyond", Rule("11.2")).with("hex", hex.say(pack));
            areas.push(Area {
                id,
                label: words(lang, &label),
                kind: AreaKind::Tray,
                ..Area::default()
            });
        }
    }
    if view.zones.is_none() {
        areas.push(area("off", AreaKind::Tray));
    }
    if matches!(public.phase(), Phase::Setup { .. } | Phase::Spheres | Phase::Recovery { .. }) {
        areas.push(area("waiting", AreaKind::Pool));
    }
    areas.push(area("lost", AreaKind::Lost));
    areas
}

fn tracks(pack: &'static Pack, view: &View, lang: Lang) -> Vec<Track> {
    let public = &view.public;
    let track = |id: &str, value: i64, of: Option<i64>| Track {
        id: id.to_owned(),
        label: word(lang, &format!("track-{id}")),
        value,
        of,
        ..Track::default()
    };
    let turn = track("turn", public.turn.into(), Some(public.turns(pack).into()));
    let mut tracks = vec![
        Track { kind: TrackKind::Turn, ..turn },
        track("period", public.period.into(), Some(2)),
        match gates(view.eyes(pack)) {
            None => {
                let crossed = public.crossed.iter().map(|_| 1).sum();
                track("crossed", crossed, Some(pack.crossed.into()))
            }
            Some((turn, true)) => track("gates", turn.into(), None),
            Some((turn, false)) => track("gates-latest", turn.into(), None),
        },
    ];
    if let Phase::Recovery { .. } = public.phase() {
        tracks.push(track(
            "recovery",
            public.recovery.iter().map(|part| i64::from(*part)).sum(),
            None,
        ));
    }
    tracks
}

fn score(pack: &Pack, public: &Public, lang: Lang) -> Score {
    let entry = |id: &str, side: Side, force: Force| ScoreEntry {
        label: word(lang, id),
        value: lost(pack, public, side),
        of: Some(Unit::of_side(side).map(|unit| i64::from(pack.unit(unit).combat)).sum()),
        side: Some(owner(public, force)),
        place: None,
        note: None,
    };
    let entries = vec![
        entry("score-gauls", Side::Gaul, Force::Roman),
        entry("score-romans", Side::Rome, Force::Relief),
    ];
    Score { title: word(lang, "score-title"), rule: "26.2".to_owned(), goal: None, entries }
}
