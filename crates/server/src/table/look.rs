//! What people see of a table.

use kernel::record::Settled;
use kernel::{Anchor, Lang, OddsReport, Scene, Seat, Viewer};
use serde_json::Value;

use super::{BotTurn, Progress, Said, Table};
use crate::catalog;
use crate::dto::{
    By, Card, ChatLine, Line, Moment, News, OutcomeCard, Reason, SeatCard, SeatKind, TableView,
    Turn,
};
use crate::live::{LiveMatch, Thought};
use crate::problem::{Problem, shortened};
use crate::store::{EndedBy, Guest, SeatRow, Sitter, Status, TableRow};
use crate::words;

impl Table {
    /// How far it is.
    pub(crate) fn news(&self) -> News {
        News { sequence: self.row.sequence, version: self.version(), chat: self.chat.len() }
    }

    /// What has been decided so far.
    pub(crate) fn progress(&self) -> Progress {
        Progress { version: self.version(), taken_back: self.taken_back }
    }

    /// What the guest sees of it from the seat: one of his, or a spectator's place if none is
    /// named and he has none. Journal lines come from action number `from` on.
    pub(crate) fn view(
        &mut self,
        guest: Option<&Guest>,
        seat: Option<&str>,
        from: usize,
        lang: Lang,
    ) -> Result<TableView, Problem> {
        let mine = self.held(guest);
        let seat = match seat {
            Some(name) => Some(self.own_seat(guest, name)?),
            None => self.default_seat(&mine),
        };
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let playing = self.row.summary.status == Status::Playing;
        let version = self.version();
        let journal = self.journal(from, version, viewer, lang);
        let card = card(&self.row, guest, lang);
        let invites = self.invites(guest);
        let scene = self.scene(viewer, lang);
        let since = seat.map_or(0, |seat| self.last_decision(seat).map_or(0, |index| index + 1));
        let turns = self.turns(lang);
        let game = self.game.as_ref();
        Ok(TableView {
            card,
            seat: seat.map(|seat| self.name(seat)),
            my_seats: mine.iter().map(|seat| self.name(*seat)).collect(),
            version,
            sequence: self.row.sequence,
            scene,
            journal,
            turns,
            chat: self.chat(guest, &mine),
            notes: String::new(),
            can_place: playing
                && seat.is_some_and(|seat| game.is_some_and(|game| game.sets_up(seat))),
            can_undo: playing
                && seat.is_some_and(|seat| game.is_some_and(|game| game.may_undo(seat).is_ok())),
            undo_request: self.undo.as_ref().map(|asked| By { by: asked.by.clone() }),
            draw_offer: self.draw.as_ref().map(|asked| By { by: asked.by.clone() }),
            orders: seat.and_then(|seat| game.map(|game| game.orders(seat))).unwrap_or_default(),
            orders_known: game.map(|game| game.known_orders(viewer, lang)).unwrap_or_default(),
            invites,
            since,
            rematch: self.rematch.clone(),
            commitment: game.map(|game| game.commitment()),
        })
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

    /// The table after so many actions. During play only through one's own eyes.
    pub(crate) fn moment(
        &mut self,
        guest: Option<&Guest>,
        number: usize,
        eyes: Option<&str>,
        from: usize,
        lang: Lang,
    ) -> Result<Moment, Problem> {
        let over = self.row.summary.status == Status::Over;
        let viewer = match eyes {
            Some("spectator") => Viewer::Spectator,
            Some(name) if over => Viewer::Seat(self.seat(name)?),
            Some(name) => Viewer::Seat(self.own_seat(guest, name)?),
            None => self.held(guest).first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat)),
        };
        let of = self.version();
        let Some(game) = self.game.as_ref().filter(|game| number <= game.version()) else {
            return Err(Problem::Missing(format!("there is no moment {number}; there are {of}")));
        };
        let scene = game.scene_at(number, viewer, lang);
        let seat = game.actor(number).map(|seat| self.name(seat));
        let turns = self.turns(lang);
        let journal = self.journal(from, number, viewer, lang);
        Ok(Moment { n: number, of, seat, scene, journal, turns })
    }

    /// Which rules forbid what one might want with something on the screen.
    pub(crate) fn why(
        &self,
        guest: &Guest,
        seat: &str,
        anchor: Anchor,
        lang: Lang,
    ) -> Result<Option<Thought<Vec<Reason>>>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        Ok(self.game.as_ref().map(|game| game.why(seat, anchor, lang)))
    }

    /// Moves of several steps that a piece can make.
    pub(crate) fn routes(
        &self,
        guest: &Guest,
        seat: &str,
        piece: &str,
        lang: Lang,
    ) -> Result<Vec<kernel::Route>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        Ok(self.game.as_ref().map(|game| game.routes(seat, piece, lang)).unwrap_or_default())
    }

    /// The rest of a seat's set-up as a computer player would do it.
    pub(crate) fn placing(
        &self,
        guest: &Guest,
        seat: &str,
    ) -> Result<Option<Thought<Vec<Value>>>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        Ok(self.game.as_ref().and_then(|game| game.placing(seat)))
    }

    /// The chances of the next fight.
    pub(crate) fn odds(
        &self,
        guest: Option<&Guest>,
        seat: Option<&str>,
        lang: Lang,
    ) -> Result<Option<Thought<Option<OddsReport>>>, Problem> {
        let viewer = match seat {
            Some(name) => Viewer::Seat(self.own_seat(guest, name)?),
            None => self.default_seat(&self.held(guest)).map_or(Viewer::Spectator, Viewer::Seat),
        };
        Ok(self.game.as_ref().map(|game| game.odds(viewer, lang)))
    }

    /// The match record, once the match is over.
    pub(crate) fn record(&self) -> Result<String, Problem> {
        match (&self.game, self.row.summary.status) {
            (Some(game), Status::Over) => Ok(game.record(self.settled())),
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

    /// A bot that must decide now.
    pub(crate) fn bot_turn(&self) -> Option<BotTurn> {
        if self.row.summary.status != Status::Playing {
            return None;
        }
        let game = self.game.as_ref()?;
        game.pending().into_iter().find_map(|seat| match &self.row.seats[seat.index()].sitter {
            Sitter::Bot(level) => Some(BotTurn {
                seat,
                thought: game.thought(seat, level)?,
                progress: self.progress(),
            }),
            Sitter::Person { .. } | Sitter::Open | Sitter::Invite(_) => None,
        })
    }

    pub(super) fn version(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.version())
    }

    pub(super) fn scene(&self, viewer: Viewer, lang: Lang) -> Scene {
        match &self.game {
            Some(game) if self.ending.is_none() => game.scene(viewer, lang),
            // Nothing can be chosen any more.
            Some(game) => {
                Scene { waiting_for: Vec::new(), ..game.scene_at(game.version(), viewer, lang) }
            }
            None => {
                let mut scene = Scene { map: self.row.game.clone(), ..Scene::default() };
                if let Viewer::Seat(seat) = viewer {
                    scene.viewer = Some(self.name(seat));
                }
                scene.prompt.text = words::waiting_for_players(lang);
                scene
            }
        }
    }

    /// The journal from one action to another, with what people did beside the game.
    pub(super) fn journal(
        &mut self,
        from: usize,
        to: usize,
        viewer: Viewer,
        lang: Lang,
    ) -> Vec<Line> {
        let Some(game) = &mut self.game else { return Vec::new() };
        let mut lines = game.lines(from, to, viewer, lang);
        for (number, seat, remark) in &self.remarks {
            if !(from..=to).contains(number) {
                continue;
            }
            let after = lines.partition_point(|line| line.number() <= *number);
            let text = remark.say(lang);
            lines.insert(
                after,
                Line::Told { n: *number, seat: seat.clone(), text, rule: None, step: None },
            );
        }
        lines
    }

    /// Where years and turns begin.
    fn turns(&mut self, lang: Lang) -> Vec<Turn> {
        let titles = self.game.as_mut().map(|game| game.titles(lang)).unwrap_or_default();
        let mut turns: Vec<Turn> = Vec::new();
        for (n, label) in titles.iter().enumerate() {
            if turns.last().is_none_or(|last| last.label != *label) {
                turns.push(Turn { n, label: label.clone() });
            }
        }
        turns
    }

    /// Links for who made the table, to the seats that wait for somebody.
    pub(super) fn invites(
        &self,
        guest: Option<&Guest>,
    ) -> std::collections::BTreeMap<String, String> {
        if guest.is_none_or(|guest| guest.id != self.row.owner) {
            return std::collections::BTreeMap::new();
        }
        let id = &self.row.id;
        self.row
            .seats
            .iter()
            .filter_map(|row| match &row.sitter {
                Sitter::Invite(token) => {
                    let seat = &row.seat;
                    let link = format!("/t/{id}?invite={}&seat={seat}", token.0);
                    Some((seat.clone(), link))
                }
                Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Open => None,
            })
            .collect()
    }

    /// Of one's seats the one that must decide, or else the first.
    pub(super) fn default_seat(&self, mine: &[Seat]) -> Option<Seat> {
        let pending = self.game.as_ref().map(|game| game.pending()).unwrap_or_default();
        mine.iter().find(|seat| pending.contains(seat)).or(mine.first()).copied()
    }

    /// The seat's last action that no standing order gave, by its index.
    pub(super) fn last_decision(&self, seat: Seat) -> Option<usize> {
        let game = self.game.as_ref()?;
        (0..self.ordered.len())
            .rev()
            .find(|index| !self.ordered[*index] && game.actor(index + 1) == Some(seat))
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.row.seats.iter().map(|row| row.seat.clone()).collect()
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.row.seats[seat.index()].seat.clone()
    }

    pub(super) fn seat(&self, name: &str) -> Result<Seat, Problem> {
        match self.row.seats.iter().position(|row| row.seat == name) {
            Some(index) => Ok(Seat(index as u8)),
            None => Err(Problem::Malformed(format!(
                "there is no seat \"{}\"; there are {}",
                shortened(name),
                self.names().join(", ")
            ))),
        }
    }

    pub(super) fn held(&self, guest: Option<&Guest>) -> Vec<Seat> {
        let Some(guest) = guest else { return Vec::new() };
        let seats = self.row.seats.iter().enumerate();
        seats.filter(|(_, row)| row.sitter.is(guest)).map(|(index, _)| Seat(index as u8)).collect()
    }

    pub(super) fn own_seat(&self, guest: Option<&Guest>, name: &str) -> Result<Seat, Problem> {
        let seat = self.seat(name)?;
        if self.held(guest).contains(&seat) {
            Ok(seat)
        } else {
            Err(Problem::Forbidden("this is not your seat"))
        }
    }

    /// The match, if it is on.
    pub(super) fn playing(&mut self) -> Result<&mut Box<dyn LiveMatch>, Problem> {
        match self.row.summary.status {
            Status::Over => Err(Problem::over()),
            Status::Waiting | Status::Playing => self.game.as_mut().ok_or_else(Problem::waiting),
        }
    }

    /// The people in other seats, who must agree: seat and name.
    pub(super) fn others(&self, guest: &Guest) -> Vec<(String, String)> {
        self.row
            .seats
            .iter()
            .filter_map(|row| match &row.sitter {
                Sitter::Person { guest: other, name } if *other != guest.id => {
                    Some((row.seat.clone(), name.clone()))
                }
                Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Open | Sitter::Invite(_) => None,
            })
            .collect()
    }
}

impl Sitter {
    pub(super) fn is(&self, guest: &Guest) -> bool {
        matches!(self, Self::Person { guest: id, .. } if *id == guest.id)
    }

    /// The name that a match record gives.
    pub(super) fn player(&self) -> Option<String> {
        match self {
            Self::Person { name, .. } => Some(name.clone()),
            Self::Bot(level) => Some(words::bot_name(level)),
            Self::Open | Self::Invite(_) => None,
        }
    }
}

/// The players' names, if every seat is taken.
pub(crate) fn players(row: &TableRow) -> Option<Vec<String>> {
    row.seats.iter().map(|seat| seat.sitter.player()).collect()
}

/// Whether a bot must decide now.
pub(crate) fn bot_waits(row: &TableRow) -> bool {
    let waiting = &row.summary.waiting_for;
    let bot = |row: &&SeatRow| matches!(row.sitter, Sitter::Bot(_));
    row.seats.iter().filter(bot).any(|row| waiting.contains(&row.seat))
}

/// A table in a list, as the guest reads it.
pub(crate) fn card(row: &TableRow, guest: Option<&Guest>, lang: Lang) -> Card {
    let summary = &row.summary;
    let seats: Vec<SeatCard> = row
        .seats
        .iter()
        .map(|seat| SeatCard {
            seat: seat.seat.clone(),
            label: catalog::seat_label(&row.game, &seat.seat, lang),
            name: match &seat.sitter {
                Sitter::Person { name, .. } => Some(name.clone()),
                Sitter::Bot(level) => Some(level.clone()),
                Sitter::Open | Sitter::Invite(_) => None,
            },
            kind: match &seat.sitter {
                Sitter::Person { .. } => SeatKind::Person,
                Sitter::Bot(_) => SeatKind::Bot,
                Sitter::Open => SeatKind::Open,
                Sitter::Invite(_) => SeatKind::Invite,
            },
            you: guest.is_some_and(|guest| seat.sitter.is(guest)),
        })
        .collect();
    Card {
        id: row.id.clone(),
        game: row.game.clone(),
        title: catalog::title(&row.game).to_owned(),
        status: summary.status,
        your_turn: seats.iter().any(|seat| seat.you && summary.waiting_for.contains(&seat.seat)),
        seats,
        waiting_for: summary.waiting_for.clone(),
        version: summary.version,
        moment: summary.moment[lang as usize].clone(),
        updated: summary.updated,
        outcome: summary.ending.as_ref().map(|ending| OutcomeCard {
            winners: ending.winners.clone(),
            rule: (!ending.rule.is_empty()).then(|| ending.rule.clone()),
        }),
        ended_by: summary.ending.as_ref().map(|ending| ending.by),
        guided: row.guided,
    }
}
