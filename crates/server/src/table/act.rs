//! What people do at a table.

use kernel::{Lang, Seat};
use serde_json::Value;

use super::look::players;
use super::{BATCH, Plan, Progress, Table};
use crate::dto::{Decisions, DrawWord, Join};
use crate::live::LiveMatch;
use crate::problem::Problem;
use crate::store::{Entry, Guest, SeatRow, Sitter, Status};

/// How many letters somebody may say at once.
const CHAT: usize = 2000;

impl Table {
    /// Somebody sits down; the match begins when he is the last.
    pub(crate) fn join(&mut self, guest: &Guest, join: &Join) -> Result<Plan<()>, Problem> {
        let seat = self.seat(&join.seat)?;
        match &self.row.seats[seat.index()].sitter {
            Sitter::Person { guest: other, .. } if *other == guest.id => {
                return Ok(Plan::new(Vec::new(), ()));
            }
            Sitter::Person { .. } | Sitter::Bot(_) => {
                return Err(Problem::Conflict("this seat is taken".to_owned()));
            }
            Sitter::Invite(token) if join.invite.as_ref() != Some(&token.0) => {
                return Err(Problem::Forbidden("this seat is for somebody with an invitation"));
            }
            Sitter::Open | Sitter::Invite(_) => {}
        }
        if !self.held(Some(guest)).is_empty() {
            return Err(Problem::Conflict("you sit at this table already".to_owned()));
        }
        let mut row = self.row.clone();
        row.seats[seat.index()].sitter =
            Sitter::Person { guest: guest.id.clone(), name: guest.name.clone() };
        let mut entries = vec![Entry::Sat { seat: join.seat.clone(), name: guest.name.clone() }];
        entries.extend(players(&row).map(|players| Entry::Begun { players }));
        Ok(Plan { entries, sits: Some((join.seat.clone(), guest.clone())), answer: () })
    }

    /// Decisions of a person: all of them or none, up to the first that rolls, reveals or hands
    /// over. Nothing after such a one is carried out, for it was decided without knowing; and
    /// nothing before it is taken back, or else one could look and choose again.
    pub(crate) fn act(
        &mut self,
        guest: &Guest,
        request: &Decisions,
        lang: Lang,
    ) -> Result<Plan<usize>, Problem> {
        let seat = self.own_seat(Some(guest), &request.seat)?;
        let taken_back = self.taken_back;
        let game = self.playing()?;
        if request.actions.is_empty() || request.actions.len() > BATCH {
            return Err(Problem::Malformed(format!("send one to {BATCH} actions at once")));
        }
        if request.sequence.is_some_and(|seen| seen < taken_back)
            || !game.same_decision_since(seat, request.version)
        {
            return Err(Problem::stale());
        }
        let before = game.version();
        let mut starts = Vec::new();
        for action in &request.actions {
            starts.push(game.version());
            if let Err(denied) = game.submit(seat, action, lang) {
                game.truncate(before);
                return Err(denied.into());
            }
            if game.may_undo(seat).is_err() {
                break;
            }
        }
        Ok(Plan::new(acted(game.as_ref(), before, &starts), game.version()))
    }

    /// A bot's decision, unless the table has moved on since it began to think.
    pub(crate) fn bot_acts(
        &mut self,
        seat: Seat,
        action: &Value,
        seen: Progress,
    ) -> Result<Plan<()>, Problem> {
        if self.progress() != seen {
            return Err(Problem::stale());
        }
        let game = self.playing()?;
        let before = game.version();
        game.submit(seat, action, Lang::En)?;
        Ok(Plan::new(acted(game.as_ref(), before, &[before]), ()))
    }

    /// A seat takes its last action back.
    pub(crate) fn undo(
        &mut self,
        guest: &Guest,
        seat: &str,
        version: usize,
    ) -> Result<Plan<usize>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        let game = self.playing()?;
        if version != game.version() {
            return Err(Problem::stale());
        }
        game.may_undo(seat).map_err(|refused| Problem::Conflict(refused.to_string()))?;
        let to = version - 1;
        game.truncate(to);
        Ok(Plan::new(vec![Entry::Undone { seat: seat.0, to }], to))
    }

    /// A seat asks to take its last decision back across a roll. Bots agree to everything.
    pub(crate) fn ask_undo(
        &mut self,
        guest: &Guest,
        seat: &str,
        version: usize,
    ) -> Result<Plan<()>, Problem> {
        let own = self.own_seat(Some(guest), seat)?;
        if version != self.playing()?.version() {
            return Err(Problem::stale());
        }
        let Some(to) = self.last_decision(own) else {
            return Err(Problem::Conflict("there is nothing to take back".to_owned()));
        };
        if self.undo.is_some() {
            return Err(Problem::Conflict("somebody has asked already".to_owned()));
        }
        if !self.others(guest).is_empty() {
            return Ok(Plan::new(vec![Entry::UndoAsked { seat: seat.to_owned() }], ()));
        }
        Ok(Plan::new(vec![self.take_back(own, to)], ()))
    }

    /// Another seat agrees or not; the seat that asked can take its request back.
    pub(crate) fn answer_undo(
        &mut self,
        guest: &Guest,
        seat: &str,
        accept: bool,
    ) -> Result<Plan<usize>, Problem> {
        let own = self.own_seat(Some(guest), seat)?;
        self.playing()?;
        let version = self.version();
        let Some(asked) = &self.undo else {
            return Err(Problem::Conflict("nobody asks to take anything back".to_owned()));
        };
        let who = self.seat(&asked.by)?;
        if !accept {
            return Ok(Plan::new(vec![Entry::UndoDenied { seat: seat.to_owned() }], version));
        }
        if who == own {
            return Err(Problem::Forbidden("the others must agree, not who asks"));
        }
        let mut granted = asked.granted.clone();
        granted.push(seat.to_owned());
        if !self.all_agree(who, &granted) {
            let entry = Entry::UndoGranted { seat: seat.to_owned() };
            return Ok(Plan::new(vec![entry], version));
        }
        let to = self
            .last_decision(who)
            .ok_or_else(|| Problem::Conflict("there is nothing to take back".to_owned()))?;
        Ok(Plan::new(vec![self.take_back(who, to)], to))
    }

    fn take_back(&mut self, seat: Seat, to: usize) -> Entry {
        if let Some(game) = &mut self.game {
            game.truncate(to);
        }
        let player = |row: &SeatRow| row.sitter.player();
        let rows = &self.row.seats;
        let by = player(&rows[seat.index()]).unwrap_or_default();
        let mut with: Vec<String> = Vec::new();
        for name in
            rows.iter().filter(|row| row.sitter != rows[seat.index()].sitter).filter_map(player)
        {
            if !with.contains(&name) {
                with.push(name);
            }
        }
        Entry::TakenBack { seat: self.name(seat), to, by, with }
    }

    /// Whether everybody but the who has agreed in one of his seats.
    fn all_agree(&self, who: Seat, granted: &[String]) -> bool {
        let rows = &self.row.seats;
        let asks = &rows[who.index()].sitter;
        let agrees = |sitter: &Sitter| {
            rows.iter().any(|row| row.sitter == *sitter && granted.contains(&row.seat))
        };
        rows.iter().map(|row| &row.sitter).all(|sitter| match sitter {
            Sitter::Person { .. } => sitter == asks || agrees(sitter),
            Sitter::Bot(_) | Sitter::Open | Sitter::Invite(_) => true,
        })
    }

    /// A seat gives up.
    pub(crate) fn resign(&mut self, guest: &Guest, seat: &str) -> Result<Plan<()>, Problem> {
        self.own_seat(Some(guest), seat)?;
        self.playing()?;
        let entry = Entry::Resigned { seat: seat.to_owned(), name: guest.name.clone() };
        Ok(Plan::new(vec![entry], ()))
    }

    /// A word about a draw.
    pub(crate) fn draw(
        &mut self,
        guest: &Guest,
        seat: &str,
        word: DrawWord,
    ) -> Result<Plan<()>, Problem> {
        let own = self.own_seat(Some(guest), seat)?;
        self.playing()?;
        let bots = self.row.seats.iter().any(|row| matches!(row.sitter, Sitter::Bot(_)));
        let named = seat.to_owned();
        let entry = match (word, &self.draw) {
            (DrawWord::Offer, _) if bots => {
                return Err(Problem::Conflict("bots never agree to a draw".to_owned()));
            }
            (DrawWord::Offer, Some(_)) => {
                return Err(Problem::Conflict("a draw is offered already".to_owned()));
            }
            (DrawWord::Offer, None) if self.others(guest).is_empty() => self.drawn(),
            (DrawWord::Offer, None) => Entry::DrawOffered { seat: named },
            (DrawWord::Accept | DrawWord::Decline, None) => {
                return Err(Problem::Conflict("nobody offers a draw".to_owned()));
            }
            (DrawWord::Decline, Some(_)) => Entry::DrawDeclined { seat: named },
            (DrawWord::Accept, Some(asked)) => {
                let who = self.seat(&asked.by)?;
                if who == own {
                    return Err(Problem::Forbidden("the others must agree, not who offers"));
                }
                let mut granted = asked.granted.clone();
                granted.push(named.clone());
                if self.all_agree(who, &granted) {
                    self.drawn()
                } else {
                    Entry::DrawGranted { seat: named }
                }
            }
        };
        Ok(Plan::new(vec![entry], ()))
    }

    fn drawn(&self) -> Entry {
        let mut names: Vec<String> = Vec::new();
        for name in self.row.seats.iter().filter_map(|row| row.sitter.player()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Entry::Drawn { names }
    }

    /// Who may ask for another match, and the one that was made already.
    pub(crate) fn may_rematch(&self, guest: &Guest) -> Result<Option<String>, Problem> {
        if self.held(Some(guest)).is_empty() {
            return Err(Problem::Forbidden("only who played can ask for a rematch"));
        }
        if self.row.summary.status != Status::Over {
            return Err(Problem::Conflict("the match is not over yet".to_owned()));
        }
        Ok(self.rematch.clone())
    }

    /// Notes that the same people play again at another table.
    pub(crate) fn rematched(&mut self, table: &str) -> Result<Plan<()>, Problem> {
        if self.rematch.is_some() {
            return Err(Problem::stale());
        }
        Ok(Plan::new(vec![Entry::Rematch { table: table.to_owned() }], ()))
    }

    /// Somebody says something; the game says which seats may hear it.
    pub(crate) fn say(&self, guest: &Guest, text: &str) -> Result<Plan<()>, Problem> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > CHAT {
            return Err(Problem::Malformed(format!("say one to {CHAT} letters at once")));
        }
        let entry = Entry::Said {
            seat: self.held(Some(guest)).first().map(|seat| seat.0),
            guest: guest.id.clone(),
            from: guest.name.clone(),
            text: text.to_owned(),
        };
        Ok(Plan::new(vec![entry], ()))
    }

    /// A seat's standing orders, which may answer at once.
    pub(crate) fn order(
        &mut self,
        guest: &Guest,
        seat: &str,
        orders: &[Value],
    ) -> Result<Plan<usize>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        let game = self.playing()?;
        let before = game.version();
        game.order(seat, orders)?;
        let mut entries = vec![Entry::Ordered { seat: seat.0, orders: orders.to_vec() }];
        entries.extend(acted(game.as_ref(), before, &[]));
        Ok(Plan::new(entries, game.version()))
    }
}

/// The entries of the actions from `before` on; all but those that begin at `starts` were given by
/// standing orders.
fn acted(game: &dyn LiveMatch, before: usize, starts: &[usize]) -> Vec<Entry> {
    game.actions(before)
        .into_iter()
        .enumerate()
        .map(|(index, (seat, action))| Entry::Acted {
            seat: seat.0,
            action,
            ordered: !starts.contains(&(before + index)),
        })
        .collect()
}
