//! What people see and read.

use kernel::{
    Anchor, Frame, Headline, Lang, Mark, Message, Offered, Phrasebook, Piece, PieceFace, Rule, Say,
    Scene, Shown, Viewer,
};

use crate::action::{Action, Event};
use crate::names::{Cohort, Side};
use crate::pack::Pack;
use crate::sequence::pending;
use crate::state::{Phase, State, View};

fn say(id: &'static str, rule: &'static str) -> Message {
    Message::new(id, Rule(rule))
}

impl Shown for State {
    fn phrasebook() -> &'static Phrasebook {
        kernel::phrasebook!()
    }

    fn headline(pack: &'static Pack, view: &View) -> Headline {
        let phase = match view.public.phase.top() {
            Phase::Plan { .. } => say("phase-plan", "2.0"),
            Phase::March => say("phase-march", "3.1"),
            Phase::Ambush { .. } => say("phase-spring", "3.3"),
            Phase::Javelins => say("phase-throw", "4.0"),
            Phase::Over { .. } => say("phase-over", "1.1"),
        };
        let when = say("headline", "3.0");
        Headline { when: when.with("turn", view.public.turn).with("turns", pack.turns), phase }
    }

    fn frame(pack: &'static Pack, view: &View) -> Frame {
        let viewer = view.viewer.map(Side::seat);
        let waits = pending(&view.public).seats();
        let asked = viewer.is_some_and(|seat| waits.contains(seat));
        let prompt = match (view.public.phase.top(), view.viewer) {
            (Phase::Over { .. }, _) => say("prompt-over", "1.1"),
            _ if !asked => say("prompt-wait", "3.0"),
            (Phase::Plan { .. }, Some(Side::Roman)) => say("prompt-bearer", "2.0"),
            (Phase::Plan { .. }, _) => say("prompt-ambush", "2.0"),
            (Phase::March, _) => say("prompt-march", "3.1"),
            (Phase::Ambush { cohort }, _) => {
                let place = view.public.cohorts[*cohort].expect("who is ambushed stands somewhere");
                say("prompt-spring", "3.3")
                    .with("cohort", cohort.say(pack))
                    .with("place", place.say(pack))
            }
            (Phase::Javelins, _) => say("prompt-throw", "4.0"),
        };
        let allies = viewer.into_iter().collect();
        Frame { seats: Side::NAMES, viewer, allies, waits, prompt }
    }

    fn scene(pack: &'static Pack, view: &View, lang: Lang) -> Scene {
        let side = |side: Side| kernel::Side {
            seat: side.name().to_owned(),
            name: kernel::seat_label::<Self>(lang, side.name()),
            colour: side.name().to_owned(),
            ..kernel::Side::default()
        };
        let piece = |cohort: Cohort| {
            let place = view.public.cohorts[cohort]?;
            let moved = view.public.marched.contains(cohort);
            Some(Piece {
                id: cohort.name().to_owned(),
                side: Side::Roman.name().to_owned(),
                place: place.name().to_owned(),
                face: PieceFace::Counter {
                    colour: Side::Roman.name().to_owned(),
                    shape: kernel::Shape::Square,
                    name: pack.name(cohort).to_owned(),
                    code: Some(kernel::numeral(u16::from(cohort.0) + 1)),
                    glyph: if view.bearer == Some(cohort) { "aquila" } else { "legionary" }
                        .to_owned(),
                    figures: Vec::new(),
                    stripe: None,
                }
                .into(),
                marks: if moved { vec![Mark::Moved] } else { Vec::new() },
                ..Piece::default()
            })
        };
        Scene {
            map: "ford".to_owned(),
            sides: Side::ALL.map(side).into(),
            pieces: Cohort::all().filter_map(piece).collect(),
            ..Scene::default()
        }
    }

    fn offered(pack: &'static Pack, view: &View, action: &Action) -> Offered {
        let piece = |cohort: Cohort| Anchor::Piece(cohort.name().to_owned());
        let button = |id: &str| vec![Anchor::Button(id.to_owned())];
        match *action {
            Action::Bear { cohort } => Offered::new(
                say("label-bear", "2.0").with("cohort", cohort.say(pack)),
                vec![piece(cohort)],
            ),
            Action::Lie { place } => Offered::new(
                say("label-lie", "2.0").with("place", place.say(pack)),
                vec![Anchor::Place(place.name().to_owned())],
            ),
            Action::Step { cohort } => {
                let at = view.public.cohorts[cohort];
                let to = at.and_then(crate::Place::next).unwrap_or(crate::Place::VILLAGE);
                let label = say("label-step", "3.1").with("cohort", cohort.say(pack));
                Offered::new(
                    label.with("place", to.say(pack)),
                    vec![piece(cohort), Anchor::Place(to.name().to_owned())],
                )
            }
            Action::EndMarch => Offered::new(say("label-end-march", "3.0"), button("end-march")),
            Action::Spring => Offered {
                attack: true,
                ..Offered::new(say("label-spring", "3.3"), button("spring"))
            },
            Action::LetPass => Offered::new(say("label-let-pass", "3.3"), button("let-pass")),
            Action::Throw { cohort } => {
                let label = say("label-throw", "4.0").with("cohort", cohort.say(pack));
                Offered { attack: true, ..Offered::new(label, vec![piece(cohort)]) }
            }
            Action::Hold => Offered::new(say("label-hold", "4.0"), button("hold")),
        }
    }

    fn tell(pack: &'static Pack, event: &Event, _: Viewer) -> Option<Message> {
        Some(match *event {
            Event::Planned { side } => say("told-planned", "2.0").with("side", side.say(pack)),
            Event::Stepped { cohort, to } => say("told-stepped", "3.1")
                .with("cohort", cohort.say(pack))
                .with("place", to.say(pack)),
            Event::Sprung { place } => say("told-sprung", "3.3").with("place", place.say(pack)),
            Event::Passed => say("told-passed", "3.3"),
            Event::Fell { cohort, rule } => {
                say("told-fell", rule.0).with("cohort", cohort.say(pack))
            }
            Event::TurnBegan { turn } => say("told-turn", "3.0").with("turn", turn),
            Event::Over { winner } => say("told-over", "1.1").with("side", winner.say(pack)),
        })
    }
}
