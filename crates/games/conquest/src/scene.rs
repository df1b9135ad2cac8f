//! What people see, made from a view.
//!
//! Units and leaders go by their names, the eagle of a legion by `aq-` and its name.

mod choices;
mod layers;
mod pieces;
mod procedure;

use kernel::{
    Anchor, Area, AreaKind, Chart, Frame, Headline, Journey, Lang, Message, OddsReport, Offered,
    Phrasebook, Rule, Rules as _, Scene, Score, ScoreEntry, Seat, Shown, Track, TrackKind, Viewer,
};

use self::choices::offered;
use self::layers::{arrows, overlays, roster};
use self::pieces::pieces;
use self::procedure::procedure;
use crate::action::{Action, Event};
use crate::ids::{Group, Side, Tribe};
use crate::odds;
use crate::pack::{Army, Level, Pack};
use crate::state::{Given, Phase, Spot, State};
use crate::text;
use crate::view::View;

fn eagle_id(legion: Group) -> String {
    format!("aq-{}", legion.name())
}

fn words(lang: Lang, message: &Message) -> String {
    State::phrasebook().say(lang, message)
}

fn word(lang: Lang, id: &str) -> String {
    State::phrasebook().get(lang, id).unwrap_or_else(|| format!("⟨{id}⟩"))
}

impl Shown for State {
    fn phrasebook() -> &'static Phrasebook {
        kernel::phrasebook!()
    }

    /// The die of ten counts from 0 (2.6).
    fn reads(face: u32) -> u32 {
        face - 1
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
        Scene {
            map: format!("conquest-{}", state.battle.field.name()),
            sides: sides.into(),
            pieces: pieces(&state, lang),
            tracks: tracks(&state, lang),
            areas: areas(&state, lang),
            arrows: arrows(&state),
            overlays: overlays(&state, lang),
            procedure: procedure(&state, lang),
            asked_at: asked_at(&state),
            barred: choices::barred(&state, lang),
            roster: Some(roster(&state, lang)),
            bearings: Some(layers::bearings()),
            score: Some(score(&state, lang)),
            ..Scene::default()
        }
    }

    fn offered(pack: &'static Pack, view: &View, action: &Action) -> Offered {
        offered(pack, view, *action)
    }

    fn path(_: &'static Pack, view: &View, action: &Action) -> Vec<Anchor> {
        choices::path(&view.public, *action)
    }

    fn tell(pack: &'static Pack, event: &Event, _: Viewer) -> Option<Message> {
        Some(text::tell(pack, event))
    }

    fn wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(seat, out);
        self.wish(out);
    }

    fn journeys(&self, seat: Seat, piece: &str) -> Vec<Journey<Action>> {
        self.marches(seat, piece)
    }

    fn forecast(
        pack: &'static Pack,
        view: &View,
        at: Option<&str>,
        lang: Lang,
        go_on: &dyn Fn() -> bool,
    ) -> Option<OddsReport> {
        odds::forecast(&State::of(pack, view.public.clone()), view.seat, at, lang, go_on)
    }

    fn odds(pack: &'static Pack, words: &[String], lang: Lang) -> Result<OddsReport, String> {
        odds::answer(pack, words, lang)
    }
}

/// Where the unit stands that others may react to.
fn asked_at(state: &State) -> Option<String> {
    let unit = match *state.public.phase.top() {
        Phase::React(react) => react.mover,
        Phase::Leave(leave) => leave.mover,
        Phase::Away(away) => away.mover,
        Phase::Harass(harass) => harass.by,
        Phase::Reply(aim) => aim.at,
        Phase::Queue => state.public.volleys.first()?.at,
        Phase::Setup
        | Phase::Auxiliaries
        | Phase::Elite
        | Phase::Due(_)
        | Phase::Answer(_)
        | Phase::Orders(_)
        | Phase::Shock(_)
        | Phase::Momentum { .. }
        | Phase::Countered { .. }
        | Phase::Handover { .. }
        | Phase::Close { .. }
        | Phase::Return { .. }
        | Phase::Over { .. }
        | Phase::Move(_)
        | Phase::Ride(_)
        | Phase::Driven { .. }
        | Phase::Withdraw(_)
        | Phase::Late
        | Phase::NameDefender { .. }
        | Phase::NameAttacker { .. }
        | Phase::Choose { .. }
        | Phase::Advance(_)
        | Phase::Pursuit(_)
        | Phase::Follow { .. }
        | Phase::Enter { .. }
        | Phase::Press { .. }
        | Phase::StepBack { .. }
        | Phase::Face
        | Phase::OddHit { .. }
        | Phase::Pursuer { .. }
        | Phase::Flee(_)
        | Phase::RideHome { .. }
        | Phase::Arrive => return None,
    };
    state.hex(unit).map(|hex| hex.to_string())
}

fn tracks(state: &State, lang: Lang) -> Vec<Track> {
    let track = |id: &str, value: u8, of: Option<u8>| Track {
        id: id.to_owned(),
        label: word(lang, &format!("track-{id}")),
        value: value.into(),
        of: of.map(i64::from),
        ..Track::default()
    };
    let turn = track("turn", state.public.turn, Some(state.battle.turns));
    let mut tracks = vec![Track { kind: TrackKind::Turn, ..turn }];
    let moving = state.public.phase.iter().find_map(|phase| phase.moving());
    if let Some(moving) = moving {
        let left = state.points(&moving);
        tracks.push(track("points", left, Some(left + moving.spent)));
    } else if let Some(orders) = state.orders()
        && matches!(orders.given, Given::Individual | Given::Single)
    {
        tracks.push(track("orders", orders.left, None));
    }
    tracks
}

/// Pools beside the map, as far as somebody lies in them.
fn areas(state: &State, lang: Lang) -> Vec<Area> {
    let spots = || {
        let units = state.battle.units.iter().map(|unit| state.piece(*unit).spot);
        let leaders = state.battle.leaders.iter().map(|leader| state.public.leaders[*leader].spot);
        units.chain(leaders)
    };
    let pools = [
        ("waiting", spots().any(|spot| spot == Spot::Waiting)),
        ("lost", spots().any(|spot| spot == Spot::Lost)),
        ("camp", spots().any(|spot| spot == Spot::Camp)),
        ("pursuing", spots().any(|spot| matches!(spot, Spot::Pursuing(_)))),
    ];
    let area = |id: &str| Area {
        id: id.to_owned(),
        label: word(lang, &format!("area-{id}")),
        kind: AreaKind::Pool,
        ..Area::default()
    };
    pools.into_iter().filter(|(_, held)| *held).map(|(id, _)| area(id)).collect()
}

/// 10.61: rout points, by side and by tribe, and the levels at which they flee; beside them the elite
/// phases that are left, and whose fury and first rush last.
fn score(state: &State, lang: Lang) -> Score {
    let entry = |label: String, value: i64, level: Level, side: Side, notes: Vec<String>| {
        let note = Some(notes.join(", ")).filter(|note| !note.is_empty());
        let of = Some(state.level(level).into());
        ScoreEntry { label, value, of, side: Some(side.name().to_owned()), place: None, note }
    };
    let left = state.elite_left();
    let elite = (left > 0)
        .then(|| words(lang, &Message::new("score-elite", Rule("5.51")).with("left", left)));
    let mut entries = vec![entry(
        word(lang, text::seat_word(Side::Rome)),
        state.roman_points().into(),
        state.battle.rome,
        Side::Rome,
        elite.into_iter().collect(),
    )];
    for army in state.armies() {
        let name = match army.tribes.only() {
            Some(tribe) => word(lang, &format!("tribe-{}", tribe.name())),
            None => word(lang, text::seat_word(Side::Tribes)),
        };
        let points = state.tribal_points(army.tribes).into();
        entries.push(entry(name, points, army.level, Side::Tribes, spirits(state, army, lang)));
    }
    Score { title: word(lang, "score-title"), rule: "10.61".to_owned(), goal: None, entries }
}

/// 6.8, 8.51: whether the tribes of an army are fierce and impetuous, or not yet here.
fn spirits(state: &State, army: &Army, lang: Lang) -> Vec<String> {
    if army.tribes.iter().all(|tribe| state.public.tribes[tribe].fled) {
        return vec![word(lang, "score-fled-away")];
    }
    let arrived = state.battle.units.iter().any(|unit| {
        let tribe = state.battle.unit(*unit).tribe;
        tribe.is_some_and(|tribe| army.tribes.contains(tribe))
            && !matches!(state.piece(*unit).spot, Spot::Out | Spot::Waiting)
    });
    if !arrived {
        return vec![word(lang, "score-to-come")];
    }
    let all = army.tribes.iter().filter(|tribe| !state.public.tribes[*tribe].fled);
    let of = all.clone().count();
    let fierce = all.clone().filter(|tribe| {
        state.battle.ferocity[*tribe].is_some() && !state.public.tribes[*tribe].tamed
    });
    let rushing: Vec<Tribe> = all
        .filter(|tribe| {
            state.battle.impetuous.contains(*tribe) && !state.public.tribes[*tribe].calm
        })
        .collect();
    let mut notes = Vec::new();
    let some = |id: &'static str, rule: Rule, count: usize| match count {
        0 => None,
        _ if count == of => Some(word(lang, id)),
        _ => Some(words(
            lang,
            &Message::new("score-some", rule)
                .with("what", kernel::Arg::Word(id))
                .with("count", count as u8)
                .with("of", of as u8),
        )),
    };
    notes.extend(some("word-fierce", Rule("8.51"), fierce.count()));
    let most = state.pack.charts.impetuosity.units;
    match rushing[..] {
        // Of a single tribe it is told how much longer.
        [tribe] if army.tribes.only().is_some() && state.public.tribes[tribe].contacts > 0 => {
            let seen = state.public.tribes[tribe].contacts.min(most);
            let message =
                Message::new("score-rush", Rule("6.8")).with("seen", seen).with("of", most);
            notes.push(words(lang, &message));
        }
        _ => notes.extend(some("word-impetuous", Rule("6.8"), rushing.len())),
    }
    notes
}
