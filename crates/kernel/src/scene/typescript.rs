//! The scene types as TypeScript declarations, for the browser client.

use ts_rs::{Config, TS};

use super::{
    Anchor, Area, AreaKind, Arrow, ArrowKind, Auction, Barred, BattleScene, Bearings, Bid, Bout,
    CardFace, Choice, Column, Combatant, Fall, Figure, FigureKind, Hand, HandKind, Heading, Limit,
    Line, Mark, Marker, MarkerKind, Overlay, OverlayKind, Piece, PieceFace, Procedure,
    ProcedureStep, Prompt, Role, Roster, RosterEntry, Route, Scene, Score, ScoreEntry, Shape, Side,
    SightLine, StepState, Sum, Thrown, Track, TrackKind, Verdict, Wear, Word,
};

/// All of them, as one file.
pub fn typescript() -> String {
    let config = Config::default();
    let declarations = [
        Scene::decl(&config),
        Heading::decl(&config),
        Prompt::decl(&config),
        Side::decl(&config),
        Piece::decl(&config),
        Wear::decl(&config),
        Mark::decl(&config),
        PieceFace::decl(&config),
        Shape::decl(&config),
        Figure::decl(&config),
        FigureKind::decl(&config),
        Area::decl(&config),
        AreaKind::decl(&config),
        Marker::decl(&config),
        MarkerKind::decl(&config),
        Arrow::decl(&config),
        ArrowKind::decl(&config),
        Overlay::decl(&config),
        OverlayKind::decl(&config),
        SightLine::decl(&config),
        Score::decl(&config),
        ScoreEntry::decl(&config),
        Roster::decl(&config),
        RosterEntry::decl(&config),
        Auction::decl(&config),
        Bid::decl(&config),
        Hand::decl(&config),
        HandKind::decl(&config),
        CardFace::decl(&config),
        Track::decl(&config),
        TrackKind::decl(&config),
        BattleScene::decl(&config),
        Word::decl(&config),
        Line::decl(&config),
        Role::decl(&config),
        Column::decl(&config),
        Combatant::decl(&config),
        Procedure::decl(&config),
        Bout::decl(&config),
        ProcedureStep::decl(&config),
        StepState::decl(&config),
        Sum::decl(&config),
        Thrown::decl(&config),
        Fall::decl(&config),
        Verdict::decl(&config),
        Choice::decl(&config),
        Barred::decl(&config),
        Bearings::decl(&config),
        Route::decl(&config),
        Limit::decl(&config),
        Anchor::decl(&config),
        crate::OddsBar::decl(&config),
        crate::OddsSum::decl(&config),
        crate::Joins::decl(&config),
        crate::ShotsLeft::decl(&config),
        crate::RangeLeft::decl(&config),
        crate::OddsPart::decl(&config),
    ];
    let mut text =
        String::from("// Generated from crates/kernel/src/scene by `make types`. Do not edit.\n");
    for declaration in declarations {
        text.push_str("\nexport ");
        text.push_str(&declaration);
        text.push('\n');
    }
    text
}
