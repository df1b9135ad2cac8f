//! What people see of a table.
//!
//! Under the table's lock only what is needed is gathered; scenes are drawn afterwards, by thoughts
//! that hold a copy of it.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kernel::record::Settled;
use kernel::{Lang, Scene, Seat, UndoRefused, Viewer};
use serde_json::Value;

use super::{Said, Table, card};
use crate::dto::{
    By, ChatLine, ChatPage, ChoicesOf, FaceList, Has, JournalPage, Line, MarchOf, Marches, Moment,
    News, OrderKnown, Reason, SetupFits, SetupKept, SetupOf, TableView, Turn, WhyNot, Wish,
};
use crate::faces::Faces;
use crate::live::{Asked, Attack, Choices, Drawn, Fitting, LiveMatch, Marched, Offered, Thought};
use crate::problem::Problem;
use crate::site::{Forecast, now};
use crate::store::{EndedBy, Guest, Status};
use crate::words;

/// How many actions are told of a long journal to who wants its end.
const RECENT: usize = 64;

/// How many lines of chat are sent at once.
const PAGE: usize = 100;

/// How many pieces may be asked about as a group.
const GROUP: usize = 64;
/// So many pieces can be planned for at once.
const ARMY: usize = 400;
/// So many places a piece may have to choose from.
const PLACES: usize = 64;
/// So many parts a kept set-up may have, and so many actions each of them.
const SETUP: (usize, usize) = (500, 4);

/// How many forecasts of one moment are kept.
const FORETOLD: usize = 32;

/// Whose forecast, in which language, and of which attack that might be.
pub(super) type Foretold = (Viewer, &'static str, Option<Attack>);

/// Who looks at a table, from where, and what he has of it already.
#[derive(Clone, Debug, Default)]
pub(crate) struct Look {
    pub(crate) guest: Option<Guest>,
    /// One of his seats.
    pub(crate) seat: Option<String>,
    pub(crate) lang: Lang,
    pub(crate) has: Has,
}

/// What of a table somebody lacks.
struct Lacks {
    from: usize,
    /// How many lines of chat he has; none if what he has counts no more.
    chat_from: Option<usize>,
    /// The list of faces and how many of it are known, for who wants them by number.
    faces: Option<(Arc<Mutex<Faces>>, usize)>,
}

impl Lacks {
    /// Puts numbers in the place of faces for who wants them so.
    fn list_faces(self, scene: &mut Scene) -> Option<FaceList> {
        let (faces, known) = self.faces?;
        Some(faces.lock().unwrap_or_else(PoisonError::into_inner).list(scene, known))
    }
}

fn too_many() -> Problem {
    Problem::Malformed(format!("at most {GROUP} pieces go together"))
}

impl Table {
    /// How far it is.
    pub(crate) fn news(&self) -> News {
        News { sequence: self.row.sequence, version: self.version(), chat: self.chat.len() }
    }

    /// What a guest sees of it from the seat: one of his, or a spectator's place if none is named
    /// and he has none.
    pub(crate) fn view(&mut self, look: &Look) -> Result<Thought<TableView>, Problem> {
        let (guest, lang) = (look.guest.as_ref(), look.lang);
        let mine = self.held(guest);
        let seat = match &look.seat {
            Some(name) => Some(self.own_seat(guest, name)?),
            None => self.default_seat(&mine),
        };
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let version = self.version();
        let mut lacks = self.lacks(viewer, look)?;
        let journal_anew = lacks.from == 0;
        if journal_anew && look.has.recent {
            lacks.from = version.saturating_sub(RECENT);
        }
        let journal = self.journal(lacks.from, version, viewer, lang)?;
        let mut chat = self.chat(guest, &mine);
        let chat_had = lacks.chat_from.filter(|had| *had <= chat.len());
        // Who has been away for long is told the end of it, and asks for the rest if he wants it.
        let chat_from = chat_had.unwrap_or(0).max(chat.len().saturating_sub(PAGE));
        chat.drain(..chat_from);
        let few = if lacks.faces.is_some() { Choices::Few } else { Choices::All };
        let scene = self.scene(viewer, lang, few)?;
        let playing = self.row.summary.status == Status::Playing;
        let game = self.game.as_ref();
        let can_undo = match seat.zip(game).filter(|_| playing) {
            None => false,
            Some((seat, game)) => match game.may_undo(version, seat) {
                Err(UndoRefused::Earlier) => return Err(Problem::Earlier),
                may => may.is_ok(),
            },
        };
        let since = seat.and_then(|seat| game?.last_decision(seat)).map_or(0, |index| index + 1);
        let mut view = TableView {
            card: card(&self.row, guest, lang),
            seat: seat.map(|seat| self.name(seat)),
            my_seats: mine.iter().map(|seat| self.name(*seat)).collect(),
            version,
            sequence: self.row.sequence,
            scene: Scene::default(),
            pickable: Vec::new(),
            faces: None,
            from: lacks.from,
            journal_anew,
            journal,
            turns: self.turns(lacks.from, lang)?,
            chat_from,
            chat_anew: chat_had.is_none(),
            chat,
            terms: self.terms(guest),
            // Whoever keeps them puts them in.
            notes: journal_anew.then(String::new),
            can_place: playing
                && seat.is_some_and(|seat| game.is_some_and(|game| game.has_chore(seat))),
            can_undo,
            undo_request: self.undo.as_ref().map(|asked| By { by: self.name(asked.by) }),
            draw_offer: self.draw.as_ref().map(|asked| By { by: self.name(asked.by) }),
            orders: seat.and_then(|seat| Some(game?.orders(seat))).unwrap_or_default(),
            orders_known: Vec::new(),
            orders_more: false,
            asking: None,
            answered: Vec::new(),
            invites: self.invites(guest),
            since,
            rematch: self.rematch.clone(),
            rematch_offer: self.again.as_ref().map(|asked| By { by: self.name(asked.by) }),
            rematch_declined: self.declined.map(|seat| By { by: self.name(seat) }),
            dice: self.dice()?,
            clock: self.clocks(now()),
        };
        Ok(Box::new(move || {
            let drawn = scene();
            (view.scene, view.pickable) = (drawn.scene, drawn.pickable);
            view.orders_known = drawn.orders;
            view.orders_more = drawn.more;
            (view.asking, view.answered) = (drawn.asking, drawn.answered);
            view.faces = lacks.list_faces(&mut view.scene);
            view
        }))
    }

    /// What was told of the match before the action of this number.
    pub(crate) fn journal_before(
        &mut self,
        guest: Option<&Guest>,
        seat: Option<&str>,
        before: usize,
        lang: Lang,
    ) -> Result<JournalPage, Problem> {
        let seat = seat.map(|name| self.own_seat(guest, name)).transpose()?;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let Some(last) = before.checked_sub(1) else {
            return Ok(JournalPage { journal: Vec::new(), turns: Vec::new() });
        };
        let journal = self.journal(0, last.min(self.version()), viewer, lang)?;
        let mut turns = self.turns(0, lang)?;
        turns.retain(|turn| turn.n < before);
        Ok(JournalPage { journal, turns })
    }

    /// What whoever looks lacks: all of it if he looked through other eyes before.
    fn lacks(&mut self, viewer: Viewer, look: &Look) -> Result<Lacks, Problem> {
        let has = &look.has;
        let from = has.from.min(self.version());
        let mut lacks = Lacks { from, chat_from: Some(has.chat), faces: None };
        if let Some(seen) = has.sequence {
            let later = self.backs.iter().rev().take_while(|(sequence, _)| *sequence > seen);
            lacks.from = later.map(|(_, to)| *to).min().unwrap_or(usize::MAX).min(lacks.from);
        }
        // When somebody has sat down, and when the match has begun or is over, others are heard.
        if has.sequence.is_none_or(|seen| seen < self.seated.max(self.over_since.unwrap_or(0))) {
            lacks.chat_from = None;
        }
        if let Some(had) = &has.faces {
            let faces = self.faces(viewer, look.lang)?;
            let known = faces.lock().unwrap_or_else(PoisonError::into_inner).known(had);
            if known.is_none() {
                (lacks.from, lacks.chat_from) = (0, None);
            }
            lacks.faces = Some((faces, known.unwrap_or(0)));
        }
        Ok(lacks)
    }

    /// The faces that the viewer was shown in this language.
    fn faces(&mut self, viewer: Viewer, lang: Lang) -> Result<Arc<Mutex<Faces>>, Problem> {
        let key = (viewer, lang.code());
        let full = |faces: &Arc<Mutex<Faces>>| {
            faces.lock().unwrap_or_else(PoisonError::into_inner).is_full()
        };
        if let Some(faces) = self.faces.get(&key).filter(|faces| !full(faces)) {
            return Ok(Arc::clone(faces));
        }
        let faces = Arc::new(Mutex::new(Faces::new()?));
        self.faces.insert(key, Arc::clone(&faces));
        Ok(faces)
    }

    /// What was said that the guest in these seats may hear; all of it once the match is over.
    ///
    /// Who only watches hears what everybody may hear, and where seats may not talk to each other
    /// only those who watch hear him: a player's second window carries nothing from seat to seat.
    fn chat(&self, guest: Option<&Guest>, mine: &[Seat]) -> Vec<ChatLine> {
        let everybody = || (0..self.row.seats.len() as u8).map(Seat);
        let playing = self.row.summary.status == Status::Playing;
        let heard = |game: &dyn LiveMatch, said: &Said| {
            let hears = |from: Seat, to: Seat| from == to || game.may_talk(from, to);
            let own = guest.is_some_and(|guest| guest.id == said.guest);
            own || match said.seat {
                Some(from) if mine.is_empty() => everybody().all(|to| hears(from, to)),
                Some(from) => mine.iter().any(|to| hears(from, *to)),
                None if mine.is_empty() => true,
                None => everybody().all(|from| everybody().all(|to| hears(from, to))),
            }
        };
        self.chat
            .iter()
            .filter(|said| match &self.game {
                Some(game) if playing => heard(game.as_ref(), said),
                Some(_) | None => true,
            })
            .map(|said| said.line.clone())
            .collect()
    }

    /// What was said before the line of this number, as far as the guest may hear it: the last lines
    /// of that.
    pub(crate) fn chat_before(&self, guest: Option<&Guest>, before: usize) -> ChatPage {
        let mut lines = self.chat(guest, &self.held(guest));
        lines.truncate(before);
        let from = lines.len().saturating_sub(PAGE);
        ChatPage { from, lines: lines.split_off(from) }
    }

    /// The table after so many actions. During play only through one's own eyes.
    pub(crate) fn moment(
        &mut self,
        number: usize,
        look: &Look,
    ) -> Result<Thought<Moment>, Problem> {
        let (guest, lang) = (look.guest.as_ref(), look.lang);
        let over = self.row.summary.status == Status::Over;
        let viewer = match look.seat.as_deref() {
            Some("spectator") => Viewer::Spectator,
            Some(name) if over => Viewer::Seat(self.seat(name)?),
            Some(name) => Viewer::Seat(self.own_seat(guest, name)?),
            None => self.held(guest).first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat)),
        };
        let of = self.version();
        let Some(game) = self.game.as_ref().filter(|game| number <= game.version()) else {
            return Err(Problem::Missing(format!("there is no moment {number}; there are {of}")));
        };
        let scene = game.scene_at(number, viewer, lang)?;
        let seat = game.actor(number)?.map(|seat| self.name(seat));
        let lacks = self.lacks(viewer, look)?;
        let mut moment = Moment {
            n: number,
            of,
            seat,
            sequence: self.row.sequence,
            scene: Scene::default(),
            faces: None,
            from: lacks.from,
            journal: self.journal(lacks.from, number, viewer, lang)?,
            turns: self.turns(lacks.from, lang)?,
        };
        Ok(Box::new(move || {
            moment.scene = scene();
            moment.faces = lacks.list_faces(&mut moment.scene);
            moment
        }))
    }

    /// Which rules forbid what one might want with something on the screen.
    pub(crate) fn why(
        &self,
        guest: &Guest,
        asked: &WhyNot,
        lang: Lang,
    ) -> Result<Thought<Vec<Reason>>, Problem> {
        let seat = self.own_seat(Some(guest), &asked.seat)?;
        if asked.pieces.len() > GROUP {
            return Err(too_many());
        }
        Ok(match &self.game {
            Some(game) => game.why(seat, asked.anchor.clone(), asked.pieces.clone(), lang),
            None => Box::new(Vec::new),
        })
    }

    /// The standing orders that a seat can choose from now.
    pub(crate) fn known_orders(
        &self,
        guest: &Guest,
        seat: &str,
        lang: Lang,
    ) -> Result<Thought<Vec<OrderKnown>>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        Ok(match &self.game {
            Some(game) => game.known_orders(seat, lang),
            None => Box::new(Vec::new),
        })
    }

    /// What a seat may do with these pieces, or with all, as long as the table is as it saw it.
    pub(crate) fn choices(
        &self,
        guest: &Guest,
        seat: &str,
        version: usize,
        pieces: Vec<String>,
        asked: Asked,
        lang: Lang,
    ) -> Result<Thought<ChoicesOf>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        if version != self.version() {
            return Err(Problem::stale());
        }
        if asked == Asked::Together && pieces.len() > GROUP {
            return Err(too_many());
        }
        let offered = match &self.game {
            Some(game) if self.ending.is_none() => Some(game.choices(seat, pieces, asked, lang)),
            Some(_) | None => None,
        };
        Ok(Box::new(move || {
            let offered = offered.map(|offered| offered()).unwrap_or_default();
            let Offered { choices, routes, goals } = offered;
            ChoicesOf { version, choices, routes, goals }
        }))
    }

    /// What becomes of many pieces of a seat that go each to a place of its own, as long as the
    /// table is as it saw it.
    pub(crate) fn march(
        &self,
        guest: &Guest,
        asked: MarchOf,
        lang: Lang,
    ) -> Result<Thought<Marches>, Problem> {
        let MarchOf { seat, version, marches } = asked;
        let seat = self.own_seat(Some(guest), &seat)?;
        if version != self.version() {
            return Err(Problem::stale());
        }
        let wide = |wish: &Wish| wish.to.len().max(wish.along.len()) > PLACES;
        if marches.len() > ARMY || marches.iter().any(wide) {
            return Err(Problem::Malformed(format!(
                "at most {ARMY} pieces march at once, with {PLACES} places each"
            )));
        }
        let marched = match &self.game {
            Some(game) if self.ending.is_none() => Some(game.march(seat, marches, lang)),
            Some(_) | None => None,
        };
        Ok(Box::new(move || {
            let Marched { halt, goes, short, stays, ends } =
                marched.map(|marched| marched()).unwrap_or_default();
            Marches { version, goes, halt, short, stays, ends }
        }))
    }

    /// The rest of a seat's set-up, or of a task like it, as a computer player would do it.
    pub(crate) fn placing(
        &self,
        guest: &Guest,
        seat: &str,
        pieces: Vec<String>,
        time: Duration,
    ) -> Result<Thought<Vec<Value>>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        let placing = self.game.as_ref().and_then(|game| game.placing(seat, pieces, time));
        Ok(placing.unwrap_or_else(|| Box::new(Vec::new)))
    }

    /// What a seat has placed in its set-up, to be kept for another game.
    pub(crate) fn arrangement(
        &self,
        guest: &Guest,
        seat: &str,
    ) -> Result<Thought<SetupKept>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        let arranged = self.game.as_ref().map(|game| game.arrangement(seat));
        Ok(Box::new(move || SetupKept { parts: arranged.and_then(|arranged| arranged()) }))
    }

    /// What of a kept set-up fits the one that goes on.
    pub(crate) fn fitting(
        &self,
        guest: &Guest,
        asked: SetupOf,
        lang: Lang,
    ) -> Result<Thought<SetupFits>, Problem> {
        let SetupOf { seat, version, parts } = asked;
        let seat = self.own_seat(Some(guest), &seat)?;
        if version != self.version() {
            return Err(Problem::stale());
        }
        let (most, each) = SETUP;
        if parts.len() > most || parts.iter().any(|part| part.is_empty() || part.len() > each) {
            return Err(Problem::Malformed(format!(
                "a set-up has at most {most} parts, of one to {each} actions each"
            )));
        }
        let fitting = match &self.game {
            Some(game) if self.ending.is_none() => Some(game.fitting(seat, parts, lang)),
            Some(_) | None => None,
        };
        Ok(Box::new(move || {
            let Fitting { parts, left } = fitting.map(|fitting| fitting()).unwrap_or_default();
            SetupFits { version, parts, left }
        }))
    }

    /// The chances of the next fight, or of one that an attack would bring about. They are the same
    /// until something is decided.
    pub(crate) fn odds(
        &mut self,
        guest: Option<&Guest>,
        seat: Option<&str>,
        attack: Option<Attack>,
        lang: Lang,
    ) -> Result<Option<Arc<Forecast>>, Problem> {
        if attack.as_ref().is_some_and(|attack| attack.pieces.len() > GROUP) {
            return Err(too_many());
        }
        let viewer = match seat {
            Some(name) => Viewer::Seat(self.own_seat(guest, name)?),
            None => self.default_seat(&self.held(guest)).map_or(Viewer::Spectator, Viewer::Seat),
        };
        let (key, now) = ((viewer, lang.code(), attack.clone()), self.progress());
        let Some(game) = &self.game else { return Ok(None) };
        if let Some((then, forecast)) = self.forecasts.get(&key)
            && *then == now
        {
            return Ok(Some(Arc::clone(forecast)));
        }
        let forecast = Forecast::new(game.odds(viewer, attack, lang));
        self.forecasts.retain(|_, (then, _)| *then == now);
        if self.forecasts.len() >= FORETOLD {
            self.forecasts.pop_last();
        }
        self.forecasts.insert(key, (now, Arc::clone(&forecast)));
        Ok(Some(forecast))
    }

    /// The match record, once the match is over.
    pub(crate) fn record(&self) -> Result<String, Problem> {
        match (&self.game, self.row.summary.status) {
            (Some(game), Status::Over) => Ok(game.record(self.settled())?),
            (Some(_) | None, _) => {
                Err(Problem::Conflict("the record is published when the match is over".to_owned()))
            }
        }
    }

    /// How the players ended the match, if the rules did not.
    fn settled(&self) -> Option<(Settled, Vec<String>)> {
        let ending = self.row.summary.ending.as_ref()?;
        let by = match ending.by {
            EndedBy::Rules => return None,
            EndedBy::Resignation => Settled::Resignation,
            EndedBy::Agreement => Settled::Agreement,
        };
        Some((by, ending.winners.clone()))
    }

    pub(super) fn version(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.version())
    }

    fn scene(&self, viewer: Viewer, lang: Lang, few: Choices) -> Result<Thought<Drawn>, Problem> {
        Ok(match &self.game {
            Some(game) if self.ending.is_none() => game.scene(viewer, lang, few),
            // Nothing can be chosen any more.
            Some(game) => {
                let scene = game.scene_at(game.version(), viewer, lang)?;
                Box::new(move || {
                    let scene = Scene { waiting_for: Vec::new(), ..scene() };
                    Drawn { scene, ..Drawn::default() }
                })
            }
            None => {
                let mut scene = Scene { map: self.row.game.clone(), ..Scene::default() };
                if let Viewer::Seat(seat) = viewer {
                    scene.viewer = Some(self.name(seat));
                }
                scene.prompt.text = if self.row.summary.waiting_for.is_empty() {
                    words::waiting_for_players(lang)
                } else {
                    words::waiting_for_lots(lang)
                };
                Box::new(move || Drawn { scene, ..Drawn::default() })
            }
        })
    }

    /// The journal from one action to another, with what people did beside the game.
    fn journal(
        &mut self,
        from: usize,
        to: usize,
        viewer: Viewer,
        lang: Lang,
    ) -> Result<Vec<Line>, Problem> {
        let Some(game) = &mut self.game else { return Ok(Vec::new()) };
        let mut lines = game.lines(from, to, viewer, lang)?;
        for (number, seat, remark) in &self.remarks {
            if !(from..=to).contains(number) {
                continue;
            }
            let after = lines.partition_point(|line| line.number() <= *number);
            let (seat, text) = (seat.map(|seat| self.name(seat)), remark.say(lang));
            lines.insert(
                after,
                Line::Told {
                    n: *number,
                    seat,
                    text,
                    rule: None,
                    step: None,
                    part: None,
                    all: None,
                    thrown: None,
                },
            );
        }
        Ok(lines)
    }

    /// Where the turns begin, from so many actions on.
    fn turns(&self, from: usize, lang: Lang) -> Result<Vec<Turn>, Problem> {
        let Some(game) = &self.game else { return Ok(Vec::new()) };
        Ok(game.turns(from, lang)?)
    }
}
