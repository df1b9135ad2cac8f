//! What a table's owner has decided about it: who sees it, who talks, and when it is closed.

use super::{Plan, Table};
use crate::dto::TermsCard;
use crate::problem::Problem;
use crate::store::{ClosedBy, Entry, Guest, Sitter, Status, Talk};

impl Table {
    /// Whether somebody may see it: a private one is seen by its owner, by those who sit at it, and
    /// by whoever shows an invitation that nobody has used yet.
    pub(crate) fn admits(&self, guest: Option<&Guest>, invite: Option<&str>) -> bool {
        let invited = |token: &str| {
            self.row.seats.iter().any(|row| match &row.sitter {
                Sitter::Invite(known) => known.0 == token,
                Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Open => false,
            })
        };
        !self.row.summary.terms.private
            || guest.is_some_and(|guest| self.row.may_see(&guest.id))
            || invite.is_some_and(invited)
    }

    /// What its owner has decided, and what that means for somebody.
    pub(super) fn terms(&self, guest: Option<&Guest>) -> TermsCard {
        TermsCard {
            talk: self.row.summary.terms.talk,
            can_talk: self.may_say(guest),
            owner: guest.is_some_and(|guest| guest.id == self.row.owner),
            can_close: guest.is_some_and(|guest| self.may_close(guest).is_ok()),
        }
    }

    /// Whether somebody may say something here.
    pub(super) fn may_say(&self, guest: Option<&Guest>) -> bool {
        let Some(somebody) = guest else { return false };
        match self.row.summary.terms.talk {
            Talk::Everybody => true,
            Talk::Players => !self.held(guest).is_empty() || self.row.owner == somebody.id,
        }
    }

    /// Whether somebody may close it: who made it, as long as nobody else sits at it, or before the
    /// match has begun.
    pub(super) fn may_close(&self, guest: &Guest) -> Result<(), Problem> {
        if self.row.owner != guest.id {
            return Err(Problem::Forbidden("only who made a table may close it"));
        }
        match self.row.summary.status {
            Status::Waiting => Ok(()),
            Status::Playing if self.others(guest).is_empty() => Ok(()),
            Status::Playing => Err(Problem::Conflict(
                "somebody else plays at this table; resign or agree to a draw".to_owned(),
            )),
            Status::Over | Status::Closed => Err(Problem::over()),
        }
    }

    /// Its owner closes it.
    pub(crate) fn close(&self, guest: &Guest) -> Result<Plan<()>, Problem> {
        self.may_close(guest)?;
        Ok(Plan::new(vec![Entry::Closed { by: ClosedBy::Owner }], ()))
    }

    /// Nobody has come for long: it is closed, unless something has happened since `before`.
    pub(crate) fn expire(&self, before: i64) -> Plan<()> {
        let summary = &self.row.summary;
        let old = summary.status == Status::Waiting && summary.updated < before;
        Plan::new(old.then_some(Entry::Closed { by: ClosedBy::Age }).into_iter().collect(), ())
    }

    /// Its owner says who may talk here from now on.
    pub(crate) fn let_talk(&self, guest: &Guest, talk: Talk) -> Result<Plan<()>, Problem> {
        if self.row.owner != guest.id {
            return Err(Problem::Forbidden("only who made a table says who talks at it"));
        }
        if self.row.summary.terms.talk == talk {
            return Ok(Plan::new(Vec::new(), ()));
        }
        Ok(Plan::new(vec![Entry::LetTalk { talk }], ()))
    }
}
