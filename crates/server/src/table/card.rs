//! A table in a list.

use kernel::Lang;

use crate::catalog;
use crate::dto::{Card, OutcomeCard, SeatCard, SeatKind};
use crate::store::{Guest, Sitter, TableRow};

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
            here: None,
        })
        .collect();
    let is_mine = |name: &String| seats.iter().any(|seat| seat.you && seat.seat == *name);
    let mine = summary.waiting_for.iter().position(is_mine);
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
        asks: mine.and_then(|at| Some(summary.asks.get(at)?[lang as usize].clone())),
        updated: summary.updated,
        outcome: summary.ending.as_ref().map(|ending| OutcomeCard {
            winners: ending.winners.clone(),
            rule: (!ending.rule.is_empty()).then(|| ending.rule.clone()),
        }),
        ended_by: summary.ending.as_ref().map(|ending| ending.by),
        guided: row.guided,
        private: row.summary.terms.private,
    }
}
