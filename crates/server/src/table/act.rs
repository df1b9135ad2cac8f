//! What people do at a table.

use kernel::{By, Lang, Played, Seat, UndoRefused};
use serde_json::Value;

use super::{Again, BATCH, Plan, Progress, Table, pledges};
use crate::dto::{Decisions, Join, OfferWord, Refused, Stopped};
use crate::live::{Denied, Drafts};
use crate::problem::Problem;
use crate::store::{Entry, Guest, SeatRow, Sitter, Status};

/// How many letters somebody may say at once.
const CHAT: usize = 2000;

/// How far a seat takes its actions back.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Back {
    /// So many decisions.
    Steps(usize),
    /// Until so many actions stand.
    To(usize),
}

impl Back {
    /// Whether one more decision is taken back, after which `next` actions stand.
    fn goes_on(self, taken: usize, next: usize) -> bool {
        match self {
            Self::Steps(steps) => taken < steps,
            Self::To(to) => next >= to,
        }
    }
}

/// How far a list of decisions was carried out.
#[derive(Clone, Debug)]
pub(crate) struct Carried {
    pub(crate) version: usize,
    /// How many parts, or actions where no parts were sent.
    pub(crate) done: usize,
    pub(crate) of: usize,
    pub(crate) stopped: Option<Stopped>,
    pub(crate) refused: Option<Refused>,
}

impl Table {
    /// Somebody sits down; the match begins when he is the last and no lot is missing.
    pub(crate) fn join(&self, guest: &Guest, join: &Join) -> Result<Plan<()>, Problem> {
        if !self.admits(Some(guest), join.invite.as_deref()) {
            return Err(Problem::no_table(&self.row.id));
        }
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
        self.check_name_among_players(guest)?;
        let mut row = self.row.clone();
        row.seats[seat.index()].sitter =
            Sitter::Person { guest: guest.id.clone(), name: guest.name.clone() };
        let (id, name) = (Some(guest.id.clone()), guest.name.clone());
        let mut entries = vec![Entry::Sat { seat: Some(seat), guest: id, name }];
        if let Some(pledge) = &join.pledge {
            let pledge = [(join.seat.clone(), pledge.clone())].into();
            entries.extend(pledges(&row, guest, &pledge)?);
        }
        entries.extend(self.beginning(&row, &entries)?);
        Ok(Plan::new(entries, ()))
    }

    /// Decisions of a person, up to the first that rolls, reveals, hands over or is refused. Nothing
    /// after it is carried out, for it was decided without knowing; and nothing before it is taken
    /// back, or else one could look and choose again. A refusal of the very first changes nothing.
    pub(crate) fn act(
        &self,
        guest: &Guest,
        request: &Decisions,
        lang: Lang,
    ) -> Result<Plan<Carried>, Problem> {
        let seat = self.own_seat(Some(guest), &request.seat)?;
        let taken_back = self.backs.last().map_or(0, |(sequence, _)| *sequence);
        let game = self.playing()?;
        let single;
        let parts: &[Vec<Value>] = if request.parts.is_empty() {
            single = request.actions.iter().map(|action| vec![action.clone()]).collect::<Vec<_>>();
            &single
        } else {
            &request.parts
        };
        let count: usize = parts.iter().map(Vec::len).sum();
        if count == 0 || count > BATCH || request.parts.is_empty() == request.actions.is_empty() {
            return Err(Problem::Malformed(format!(
                "send one to {BATCH} actions at once, as actions or in parts"
            )));
        }
        for part in parts {
            game.check_form(part)?;
        }
        if request.sequence.is_some_and(|seen| seen < taken_back)
            || !game.same_decision_since(seat, request.version)?
        {
            return Err(Problem::stale());
        }
        let (mut draft, halts) = (game.draft(), !request.parts.is_empty());
        let carried = carry_out(draft.as_mut(), seat, parts, halts, lang)?;
        Ok(Plan::new(acted(draft.as_ref()), carried))
    }

    /// A bot's decision, unless the table has moved on since it began to think.
    pub(crate) fn bot_acts(
        &self,
        seat: Seat,
        action: &Value,
        seen: Progress,
    ) -> Result<Plan<()>, Problem> {
        if self.progress() != seen {
            return Err(Problem::stale());
        }
        let mut draft = self.playing()?.draft();
        draft.submit(seat, action, Lang::En)?;
        Ok(Plan::new(acted(draft.as_ref()), ()))
    }

    /// A seat takes its last actions back, so many at most, or as far as `to` stand: the first must
    /// be possible.
    pub(crate) fn undo(
        &self,
        guest: &Guest,
        seat: &str,
        version: usize,
        back: Back,
    ) -> Result<Plan<usize>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        let game = self.playing()?;
        if version != game.version() {
            return Err(Problem::stale());
        }
        let mut to = game.may_undo(version, seat)?;
        let mut taken = 1;
        loop {
            let next = match game.may_undo(to, seat) {
                Ok(next) if back.goes_on(taken, next) => next,
                Err(UndoRefused::Earlier) if back.goes_on(taken, 0) => {
                    return Err(Problem::Earlier);
                }
                Ok(_) | Err(_) => break,
            };
            (to, taken) = (next, taken + 1);
        }
        Ok(Plan::new(vec![Entry::Undone { seat, to }], to))
    }

    /// A seat asks to take its last decision back across a roll. Bots agree to everything.
    pub(crate) fn ask_undo(
        &self,
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
            return Ok(Plan::new(vec![Entry::UndoAsked { seat: own }], ()));
        }
        Ok(Plan::new(vec![self.take_back(own, to)], ()))
    }

    /// Another seat agrees or not; the seat that asked can take its request back.
    pub(crate) fn answer_undo(
        &self,
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
        let who = asked.by;
        if !accept {
            return Ok(Plan::new(vec![Entry::UndoDenied { seat: own }], version));
        }
        if who == own {
            return Err(Problem::Forbidden("the others must agree, not who asks"));
        }
        let mut granted = asked.granted.clone();
        granted.push(own);
        if !self.all_agree(who, &granted) {
            let entry = Entry::UndoGranted { seat: own };
            return Ok(Plan::new(vec![entry], version));
        }
        let to = self
            .last_decision(who)
            .ok_or_else(|| Problem::Conflict("there is nothing to take back".to_owned()))?;
        Ok(Plan::new(vec![self.take_back(who, to)], to))
    }

    fn take_back(&self, seat: Seat, to: usize) -> Entry {
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
        Entry::TakenBack { seat, to, by, with }
    }

    /// Whether everybody but the who has agreed in one of his seats.
    fn all_agree(&self, who: Seat, granted: &[Seat]) -> bool {
        let rows = &self.row.seats;
        let asks = &rows[who.index()].sitter;
        let agrees =
            |sitter: &Sitter| granted.iter().any(|seat| rows[seat.index()].sitter == *sitter);
        rows.iter().map(|row| &row.sitter).all(|sitter| match sitter {
            Sitter::Person { .. } => sitter == asks || agrees(sitter),
            Sitter::Bot(_) | Sitter::Open | Sitter::Invite(_) => true,
        })
    }

    /// A seat gives up.
    pub(crate) fn resign(&self, guest: &Guest, seat: &str) -> Result<Plan<()>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        self.playing()?;
        let entry = Entry::Resigned { seat, name: self.name_here(guest) };
        Ok(Plan::new(vec![entry], ()))
    }

    /// A word about a draw.
    pub(crate) fn draw(
        &self,
        guest: &Guest,
        seat: &str,
        word: OfferWord,
    ) -> Result<Plan<()>, Problem> {
        let own = self.own_seat(Some(guest), seat)?;
        self.playing()?;
        let bots = self.row.seats.iter().any(|row| matches!(row.sitter, Sitter::Bot(_)));
        let entry = match (word, &self.draw) {
            (OfferWord::Offer, _) if bots => {
                return Err(Problem::Conflict("bots never agree to a draw".to_owned()));
            }
            (OfferWord::Offer, Some(_)) => {
                return Err(Problem::Conflict("a draw is offered already".to_owned()));
            }
            (OfferWord::Offer, None) if self.others(guest).is_empty() => self.drawn(),
            (OfferWord::Offer, None) => Entry::DrawOffered { seat: own },
            (OfferWord::Accept | OfferWord::Decline, None) => {
                return Err(Problem::Conflict("nobody offers a draw".to_owned()));
            }
            (OfferWord::Decline, Some(_)) => Entry::DrawDeclined { seat: own },
            (OfferWord::Accept, Some(asked)) => {
                let who = asked.by;
                if who == own {
                    return Err(Problem::Forbidden("the others must agree, not who offers"));
                }
                let mut granted = asked.granted.clone();
                granted.push(own);
                if self.all_agree(who, &granted) {
                    self.drawn()
                } else {
                    Entry::DrawGranted { seat: own }
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

    /// A word about playing again: what it comes to.
    pub(crate) fn rematch(&self, guest: &Guest, say: OfferWord) -> Result<Plan<Again>, Problem> {
        let held = self.held(Some(guest));
        let Some(own) = held.first().copied() else {
            return Err(Problem::Forbidden("only who played can ask for a rematch"));
        };
        if self.row.summary.status != Status::Over {
            return Err(Problem::Conflict("the match is not over yet".to_owned()));
        }
        if let Some(table) = &self.rematch {
            return Ok(Plan::new(Vec::new(), Again::Made(table.clone())));
        }
        let (entry, answer) = match (say, &self.again) {
            (OfferWord::Offer, None) if self.others(guest).is_empty() => (None, Again::Agreed),
            (OfferWord::Offer, None) => (Some(Entry::RematchOffered { seat: own }), Again::Awaited),
            (OfferWord::Accept | OfferWord::Decline, None) => {
                return Err(Problem::Conflict("nobody offers a rematch".to_owned()));
            }
            (OfferWord::Decline, Some(_)) => {
                (Some(Entry::RematchDeclined { seat: own }), Again::Awaited)
            }
            // Who asked already, asks.
            (OfferWord::Offer | OfferWord::Accept, Some(asked))
                if held.contains(&asked.by) || asked.granted.contains(&own) =>
            {
                (None, Again::Awaited)
            }
            (OfferWord::Offer | OfferWord::Accept, Some(asked)) => {
                let mut granted = asked.granted.clone();
                granted.push(own);
                if self.all_agree(asked.by, &granted) {
                    (None, Again::Agreed)
                } else {
                    (Some(Entry::RematchGranted { seat: own }), Again::Awaited)
                }
            }
        };
        Ok(Plan::new(entry.into_iter().collect(), answer))
    }

    /// Notes that the same people play again at another table.
    pub(crate) fn rematched(&self, table: &str) -> Result<Plan<()>, Problem> {
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
        if !self.may_say(Some(guest)) {
            return Err(Problem::Forbidden("at this table only players talk"));
        }
        if self.held(Some(guest)).is_empty() {
            self.check_name_among_players(guest)?;
            self.check_name_among_speakers(guest)?;
        }
        let entry = Entry::Said {
            seat: self.held(Some(guest)).first().copied(),
            guest: guest.id.clone(),
            from: self.name_here(guest),
            text: text.to_owned(),
        };
        Ok(Plan::new(vec![entry], ()))
    }

    /// A seat's standing orders, which may answer at once.
    pub(crate) fn order(
        &self,
        guest: &Guest,
        seat: &str,
        orders: &[Value],
    ) -> Result<Plan<usize>, Problem> {
        let seat = self.own_seat(Some(guest), seat)?;
        let mut draft = self.playing()?.draft();
        draft.order(seat, orders)?;
        let mut entries = vec![Entry::Ordered { seat, orders: orders.to_vec() }];
        entries.extend(acted(draft.as_ref()));
        Ok(Plan::new(entries, draft.version()))
    }
}

/// Carries out parts in order, each whole or, if a rule forbids some of it, not at all. Stops after
/// the first action that rolls, reveals or hands over.
fn carry_out(
    draft: &mut dyn Drafts,
    seat: Seat,
    parts: &[Vec<Value>],
    halts: bool,
    lang: Lang,
) -> Result<Carried, Denied> {
    let before = draft.version();
    let mut carried =
        Carried { version: before, done: 0, of: parts.len(), stopped: None, refused: None };
    for part in parts {
        draft.save();
        let start = draft.version();
        let mut left = part.len();
        for action in part {
            // What is in the middle of a march is halted for the next piece's sake.
            let first = halts && carried.done > 0 && left == part.len();
            let played = match submit(draft, seat, action, first, lang) {
                Ok(Came::Played(played)) => played,
                // It was decided without knowing what came of the halt.
                Ok(Came::Halted(halted)) => {
                    carried.version = draft.version();
                    carried.stopped = Some(stopped_by(halted));
                    return Ok(carried);
                }
                Err(Denied::Refused(refused)) if start > before => {
                    draft.restore();
                    carried.stopped = Some(Stopped::Refused);
                    carried.refused = Some(refused);
                    carried.version = draft.version();
                    return Ok(carried);
                }
                Err(denied) => return Err(denied),
            };
            left -= 1;
            if !played.goes_on(seat) {
                carried.done += 1;
                carried.version = draft.version();
                let more = left > 0 || carried.done < carried.of;
                carried.stopped = more.then(|| stopped_by(played));
                return Ok(carried);
            }
        }
        carried.done += 1;
    }
    carried.version = draft.version();
    Ok(carried)
}

/// Why nothing is carried out after this.
fn stopped_by(played: Played) -> Stopped {
    if played.rolled {
        Stopped::Rolled
    } else if played.revealed {
        Stopped::Revealed
    } else {
        Stopped::HandedOver
    }
}

/// What came of an action.
enum Came {
    /// It was carried out.
    Played(Played),
    /// It was not: something came of the halt before it.
    Halted(Played),
}

/// Carries out an action; if it is refused and something under way can be halted first, after that.
fn submit(
    draft: &mut dyn Drafts,
    seat: Seat,
    action: &Value,
    may_halt: bool,
    lang: Lang,
) -> Result<Came, Denied> {
    let refused = match draft.submit(seat, action, lang) {
        Err(refused) if may_halt => refused,
        played => return played.map(Came::Played),
    };
    let halted = draft.halt(seat).and_then(|halt| draft.submit(seat, &halt, lang).ok());
    match halted {
        Some(played) if played.goes_on(seat) => draft.submit(seat, action, lang).map(Came::Played),
        Some(played) => Ok(Came::Halted(played)),
        None => Err(refused),
    }
}

/// The entries of what was done in a draft.
pub(super) fn acted(draft: &dyn Drafts) -> Vec<Entry> {
    let entry = |(seat, action, by)| Entry::Acted { seat, action, ordered: by == By::Order };
    draft.steps().into_iter().map(entry).collect()
}
