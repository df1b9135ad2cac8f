//! What a client draws, made from a view: nothing here can show more than the viewer knows.
//!
//! Units go by their names, leaders by the numbers of their counters, boxes by `box-` and the
//! leader's name.

mod choices;
mod layers;
mod pieces;
mod procedure;

use kernel::{
    Anchor, Area, AreaKind, Arg, Chart, Frame, Headline, Journey, Lang, Message, OddsReport,
    Offered, Phrasebook, Rule, Rules as _, Say as _, Scene, Score, ScoreEntry, Seat, SeatSet,
    Shown, Track, TrackKind, Viewer,
};

use self::choices::offered;
use self::layers::{arrows, markers, overlays};
use self::pieces::{box_id, pieces};
use self::procedure::procedure;
use crate::action::{Action, Event};
use crate::game::{are_allied, pending};
use crate::ids::{Counter, Force, Leader};
use crate::odds;
use crate::pack::Pack;
use crate::setup;
use crate::state::{Moves, Phase, Public, Round, State, Volley};
use crate::strategic;
use crate::text;
use crate::victory;
use crate::view::View;
use crate::wishes::wishes;

impl Shown for State {
    fn phrasebook() -> &'static Phrasebook {
        text::phrasebook()
    }

    fn headline(pack: &'static Pack, view: &View) -> Headline {
        let public = &view.public;
        let light = if public.is_night(pack) { "title-night" } else { "title-day" };
        let when = Message::new("headline", Rule("0.2"))
            .with("turn", public.turn)
            .with("turns", pack.turns())
            .with("light", Arg::Word(light));
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

    fn offered(pack: &'static Pack, view: &View, action: &Action) -> Offered {
        offered(pack, view, *action)
    }

    fn path(pack: &'static Pack, view: &View, action: &Action) -> Vec<Anchor> {
        choices::path(pack, view, *action)
    }

    fn tell(pack: &'static Pack, event: &Event, viewer: Viewer) -> Option<Message> {
        text::tell(pack, event, viewer)
    }

    fn wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(seat, out);
        wishes(self.eyes(seat), out);
    }

    fn arrangement(&self, seat: Seat) -> Option<Vec<Vec<Action>>> {
        let sets_up = matches!(self.public.phase(), Phase::Setup { .. })
            && self.pending().seats().contains(seat);
        sets_up.then(|| setup::arrangement(self.eyes(seat)))
    }

    fn journeys(&self, seat: Seat, piece: &str) -> Vec<Journey<Action>> {
        if !self.pending().seats().contains(seat) {
            return Vec::new();
        }
        if let Phase::Strategic(round) = *self.public.phase() {
            self.marches(round, seat, piece)
        } else if let Phase::Movement(moves) = *self.public.phase() {
            self.walks(moves, piece)
        } else {
            Vec::new()
        }
    }

    fn charts() -> &'static [Chart] {
        &[Chart { name: "", recipe: include_str!("../data/atlas.toml") }]
    }

    fn forecast(
        pack: &'static Pack,
        view: &View,
        _: Option<&str>,
        lang: Lang,
        _: &dyn Fn() -> bool,
    ) -> Option<OddsReport> {
        odds::forecast(pack, view, lang)
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

/// The name of the seat that an army's counters belong to.
fn owner(public: &Public, force: Force) -> String {
    public.seat_name(force).to_owned()
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

/// Command boxes, and where the others lie.
fn areas(pack: &'static Pack, view: &View, lang: Lang) -> Vec<Area> {
    let public = &view.public;
    let mut areas = Vec::new();
    for force in [Force::Roman, Force::Relief] {
        for leader in Leader::with_box(force) {
            if !public.fates[leader].is_present() {
                continue;
            }
            let counter = Counter::of(force).find(|counter| view.face(*counter) == Some(leader));
            let used = view.boxes(force).map(|boxes| i64::from(boxes.count(leader)));
            let on_screen = counter.filter(|counter| {
                public.counters[*counter].is_some() || matches!(public.phase(), Phase::Setup { .. })
            });
            areas.push(Area {
                id: box_id(leader),
                label: words(
                    lang,
                    &Message::new("area-box", Rule("3.2")).with("leader", leader.say(pack)),
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
    if matches!(public.phase(), Phase::Setup { .. }) {
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
    if let Phase::Movement(Moves { going: Some(going), .. }) = public.interrupted() {
        tracks.push(track("spent", going.spent.into(), None));
    } else if let Phase::Strategic(Round { march: Some(march), .. }) = public.interrupted() {
        let most = strategic::allowance(pack, public, *march);
        tracks.push(track("spent", march.spent.into(), Some(most.into())));
    } else if let Phase::Archery(Volley { aim: Some(aim), .. }) = public.interrupted() {
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
            of: None,
            side: Some(owner(public, Public::first_force(entry.side))),
            place: None,
            note: None,
        })
        .collect();
    Score { title: word(lang, "score-title"), rule: "2.0-E".to_owned(), goal: None, entries }
}
