//! What a client draws, made from a view: nothing here can show more than the viewer knows.
//!
//! Units go by their names, leaders by the numbers of their counters, boxes by `box-` and the
//! leader's name.

mod choices;
mod layers;
mod pieces;
mod procedure;

use kernel::{
    Area, AreaKind, Arg, Frame, Headline, Lang, Message, Rule, Scene, Score, ScoreEntry, SeatSet,
    Track, TrackKind,
};

use self::layers::{arrows, markers, overlays};
use self::pieces::{box_id, pieces};
use self::procedure::procedure;
use crate::action::leader_word;
use crate::game::{are_allied, pending};
use crate::ids::{Counter, Force, Leader};
use crate::pack::Pack;
use crate::state::{Moves, Phase, Public, Round, Volley};
use crate::strategic;
use crate::text;
use crate::victory;
use crate::view::View;

pub(crate) use self::choices::offered;

/// Who looks, whom the table waits for, and what is asked.
pub(crate) fn frame(pack: &'static Pack, view: &View) -> Frame {
    let public = &view.public;
    let seats = seat_names(public);
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

/// What lies on the table.
pub(crate) fn scene(pack: &'static Pack, view: &View, lang: Lang) -> Scene {
    let public = &view.public;
    Scene {
        map: "siege".to_owned(),
        sides: sides(pack, public, lang),
        pieces: pieces(pack, view, lang),
        procedure: procedure(pack, public, lang),
        tracks: tracks(pack, public, lang),
        areas: areas(pack, view, lang),
        markers: markers(pack, public, lang),
        arrows: arrows(public),
        overlays: overlays(pack, view, lang),
        score: Some(score(pack, public, lang)),
        ..Scene::default()
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
            colour: owner(public, *force),
            allied: false,
            points: victory::points(pack, public, force.side()).into(),
        })
        .collect()
}

/// Turn and light, and the phase.
pub(crate) fn headline(pack: &Pack, public: &Public) -> Headline {
    let light = if public.is_night(pack) { "title-night" } else { "title-day" };
    let when = Message::new("headline", Rule("0.2"))
        .with("turn", public.turn)
        .with("turns", pack.turns())
        .with("light", Arg::Word(light));
    Headline { when, phase: text::phase_title(public) }
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
                side: Some(owner(public, force)),
                kind: AreaKind::Box,
                piece: on_screen.map(|counter| counter.name().to_owned()),
                used,
                of: Some(pack.leader(leader).units.into()),
            });
        }
    }
    let pool = |id: &str| Area {
        id: id.to_owned(),
        label: word(lang, &format!("area-{id}")),
        kind: AreaKind::Pool,
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

fn tracks(pack: &Pack, public: &Public, lang: Lang) -> Vec<Track> {
    let track = |id: &str, value: i64, of: Option<i64>| Track {
        id: id.to_owned(),
        label: word(lang, &format!("track-{id}")),
        value,
        of,
        ..Track::default()
    };
    let nights = (1..=pack.turns()).filter(|turn| pack.is_night(*turn)).map(i64::from).collect();
    let turn = track("turn", public.turn.into(), Some(pack.turns().into()));
    let mut tracks = vec![Track { kind: TrackKind::Turn, apart: nights, ..turn }];
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

fn score(pack: &Pack, public: &Public, lang: Lang) -> Score {
    let tally = victory::tally(pack, public);
    let entries = tally
        .into_iter()
        .filter(|entry| entry.points > 0)
        .map(|entry| ScoreEntry {
            label: word(lang, entry.what),
            value: entry.points.into(),
            side: Some(owner(public, Public::first_force(entry.side))),
            place: None,
        })
        .collect();
    Score { title: word(lang, "score-title"), rule: "2.0-E".to_owned(), goal: None, entries }
}
