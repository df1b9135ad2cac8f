//! What goes over the wire.

mod catalogue;
mod decisions;
mod journal;
mod refusals;
mod tables;

pub(crate) use self::{catalogue::*, decisions::*, journal::*, refusals::*, tables::*};

/// Whatever a game writes; a client sends it back as it came.
#[cfg(feature = "typescript")]
struct Unknown;

#[cfg(feature = "typescript")]
impl ts_rs::TS for Unknown {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "unknown".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "unknown".to_owned()
    }
}

/// What goes over the wire as TypeScript declarations, for the browser client.
#[cfg(feature = "typescript")]
pub fn typescript() -> String {
    use kernel::{Clause, Does, Lasts};
    use ts_rs::{Config, TS};

    use crate::store::{EndedBy, Status, Talk};
    let config = Config::default();
    let declarations = [
        Me::decl(&config),
        NewName::decl(&config),
        GameCard::decl(&config),
        SeatingCard::decl(&config),
        LabelsCard::decl(&config),
        LabelCard::decl(&config),
        OptionLabelCard::decl(&config),
        OptionCard::decl(&config),
        CreditsCard::decl(&config),
        RuleCard::decl(&config),
        About::decl(&config),
        Ruling::decl(&config),
        Source::decl(&config),
        NewTable::decl(&config),
        Made::decl(&config),
        WhoTalks::decl(&config),
        Card::decl(&config),
        SeatCard::decl(&config),
        SeatKind::decl(&config),
        OutcomeCard::decl(&config),
        Here::decl(&config),
        WhoIsHere::decl(&config),
        Again::decl(&config),
        Rematch::decl(&config),
        TableView::decl(&config),
        DiceCard::decl(&config),
        ClockCard::decl(&config),
        LotCard::decl(&config),
        LotState::decl(&config),
        Pledges::decl(&config),
        Reveal::decl(&config),
        TermsCard::decl(&config),
        JournalPage::decl(&config),
        ChatPage::decl(&config),
        FaceList::decl(&config),
        ChoicesOf::decl(&config),
        Goal::decl(&config),
        Short::decl(&config),
        Leg::decl(&config),
        Stays::decl(&config),
        MarchOf::decl(&config),
        SetupKept::decl(&config),
        SetupOf::decl(&config),
        SetupFits::decl(&config),
        Unfit::decl(&config),
        Wish::decl(&config),
        Marches::decl(&config),
        MarchEnd::decl(&config),
        Acted::decl(&config),
        Stopped::decl(&config),
        Undone::decl(&config),
        By::decl(&config),
        ChatLine::decl(&config),
        Line::decl(&config),
        LinePart::decl(&config),
        StepLine::decl(&config),
        ThrownLine::decl(&config),
        RollLine::decl(&config),
        Lasts::decl(&config),
        OrderKnown::decl(&config),
        Clause::decl(&config),
        Does::decl(&config),
        Answered::decl(&config),
        Reason::decl(&config),
        Join::decl(&config),
        Decisions::decl(&config),
        UndoOf::decl(&config),
        SeatAt::decl(&config),
        OfSeat::decl(&config),
        UndoAnswer::decl(&config),
        Draw::decl(&config),
        OfferWord::decl(&config),
        Text::decl(&config),
        Orders::decl(&config),
        WhyNot::decl(&config),
        Version::decl(&config),
        Nothing::decl(&config),
        Odds::decl(&config),
        Moment::decl(&config),
        Turn::decl(&config),
        News::decl(&config),
        ErrorBody::decl(&config),
        RefusedBody::decl(&config),
        Refused::decl(&config),
        Status::decl(&config),
        EndedBy::decl(&config),
        Talk::decl(&config),
    ];
    let mut text = String::from(
        "// Generated from crates/server/src/dto.rs by `make types`. Do not edit.\n\n\
         import type { Anchor, Choice, Joins, Limit, OddsBar, PieceFace, Route, Scene, ShotsLeft } from \"./scene\";\n",
    );
    for declaration in declarations {
        text.push_str("\nexport ");
        text.push_str(&declaration);
        text.push('\n');
    }
    text
}
