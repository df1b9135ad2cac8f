//! A scene as text: what a client draws, for a terminal.

use std::collections::BTreeMap;
use std::io::{Result, Write};

use kernel::{CardFace, Column, Face, Piece, PieceFace, Scene, StepState};

/// The heading: year and phase, points, counters.
pub(crate) fn heading(scene: &Scene, out: &mut dyn Write) -> Result<()> {
    let headline = [&scene.headline.when, &scene.headline.phase];
    let lines: Vec<&str> =
        headline.into_iter().chain(scene.remark.as_ref()).map(String::as_str).collect();
    writeln!(out, "{}", lines.join(" · "))?;
    let sides = scene.sides.iter().map(|side| format!("{} {}", side.name, side.points));
    let tracks = scene.tracks.iter().map(|track| match track.of {
        Some(of) => format!("{} {}/{of}", track.label, track.value),
        None => format!("{} {}", track.label, track.value),
    });
    let numbers: Vec<String> = sides.chain(tracks).collect();
    if !numbers.is_empty() {
        writeln!(out, "{}", numbers.join(" · "))?;
    }
    Ok(())
}

/// The whole scene but its choices.
pub(crate) fn scene(scene: &Scene, out: &mut dyn Write) -> Result<()> {
    heading(scene, out)?;
    board(scene, out)?;
    hands(scene, out)?;
    battle(scene, out)?;
    procedure(scene, out)
}

/// What may be done, numbered from 1.
pub(crate) fn choices(scene: &Scene, out: &mut dyn Write) -> Result<()> {
    let width = scene.choices.len().to_string().len();
    for (index, choice) in scene.choices.iter().enumerate() {
        let attack = if choice.attack { " !" } else { "" };
        writeln!(out, "  {:>width$}  {} [{}]{attack}", index + 1, choice.label, choice.rule)?;
    }
    Ok(())
}

/// Pieces, place by place.
fn board(scene: &Scene, out: &mut dyn Write) -> Result<()> {
    let mut places: BTreeMap<&str, BTreeMap<&str, Vec<&Piece>>> = BTreeMap::new();
    for piece in &scene.pieces {
        places.entry(&piece.place).or_default().entry(&piece.side).or_default().push(piece);
    }
    let width = places.keys().map(|place| place.chars().count()).max().unwrap_or(0);
    for (place, sides) in places {
        let sides: Vec<String> =
            sides.iter().map(|(side, pieces)| format!("{side}: {}", list(pieces))).collect();
        writeln!(out, "  {place:<width$}  {}", sides.join("; "))?;
    }
    Ok(())
}

fn hands(scene: &Scene, out: &mut dyn Write) -> Result<()> {
    for hand in scene.hands.iter().filter(|hand| !hand.cards.is_empty()) {
        let open: Vec<String> = hand.cards.iter().filter_map(card).collect();
        let hidden = hand.cards.len() - open.len();
        let mut parts = open;
        if hidden > 0 {
            parts.push(format!("{hidden} × ▮"));
        }
        let side = hand.side.as_deref().unwrap_or_default();
        writeln!(out, "  {side} ({}): {}", hand.kind.name(), parts.join(", "))?;
    }
    Ok(())
}

/// A card by its name and numbers; none if it is hidden.
fn card(card: &CardFace) -> Option<String> {
    let CardFace::Front { name, numbers, .. } = card else { return None };
    if numbers.is_empty() {
        return Some(name.clone());
    }
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    Some(format!("{name} {}", numbers.join("/")))
}

/// The fight in progress, a line a side.
pub(crate) fn battle(scene: &Scene, out: &mut dyn Write) -> Result<()> {
    let Some(battle) = &scene.battle else { return Ok(()) };
    let rounds = battle.rounds.map_or(String::new(), |rounds| format!("/{rounds}"));
    writeln!(out, "  ⚔ {} {}{rounds}", battle.place, battle.round)?;
    for line in &battle.lines {
        let columns: Vec<String> = line.columns.iter().map(column).collect();
        let mut text = columns.join(" | ");
        if !line.reserve.is_empty() {
            let reserve: Vec<&Piece> = line.reserve.iter().collect();
            text = format!("{text} + {}", list(&reserve));
        }
        writeln!(out, "    {} ({}): {text}", line.side, line.role.name())?;
    }
    if let Some((side, hits)) = &battle.hits_on {
        writeln!(out, "    {side}: {hits} ✶")?;
    }
    Ok(())
}

/// What is being resolved, a line a step.
pub(crate) fn procedure(scene: &Scene, out: &mut dyn Write) -> Result<()> {
    let Some(procedure) = &scene.procedure else { return Ok(()) };
    writeln!(out, "  ⚔ {}", procedure.title)?;
    for step in &procedure.steps {
        let sign = match step.state {
            StepState::Done => "✓",
            StepState::Now => "▸",
            StepState::ToCome => "·",
        };
        let mut text = format!("{} [{}]", step.label, step.rule);
        for sum in &step.sums {
            text = format!("{text}, {} {}", sum.label, sum.value);
        }
        if let Some(roll) = &step.roll {
            let dice: Vec<String> = roll.dice.iter().map(u8::to_string).collect();
            text = format!("{text}: {} → {}", dice.join(" "), roll.result);
        }
        writeln!(out, "    {sign} {text}")?;
    }
    Ok(())
}

fn column(column: &Column) -> String {
    let pieces: Vec<String> = column
        .pieces
        .iter()
        .map(|combatant| {
            let done = if combatant.acted { " ✓" } else { "" };
            format!("{}{done}", face(&combatant.piece))
        })
        .collect();
    format!("{}: {}", column.label, pieces.join(", "))
}

/// Pieces by name; those that show nothing are counted.
fn list(pieces: &[&Piece]) -> String {
    let mut parts = Vec::new();
    let mut hidden: BTreeMap<String, usize> = BTreeMap::new();
    for piece in pieces {
        // Counters of a kind look alike, so they are counted too.
        if matches!(piece.face, Face::Whole(PieceFace::Open { .. })) {
            parts.push(face(piece));
        } else {
            *hidden.entry(face(piece)).or_default() += 1;
        }
    }
    parts.extend(hidden.into_iter().map(|(face, count)| format!("{count} × {face}")));
    parts.join(", ")
}

fn face(piece: &Piece) -> String {
    let shown = piece.face.whole().expect("games draw whole faces");
    let name = match shown {
        PieceFace::Blank => "▮".to_owned(),
        PieceFace::Hidden { wood } if *wood == piece.side => "▮".to_owned(),
        PieceFace::Hidden { wood } => format!("▮ {wood}"),
        PieceFace::Reverse { .. } => "▪".to_owned(),
        PieceFace::Open { name, rating, strength, .. } => format!("{name} {rating} ×{strength}"),
        PieceFace::Counter { name, figures, .. } => {
            let figures: Vec<&str> = figures.iter().map(|figure| figure.text.as_str()).collect();
            format!("{name} {}", figures.join("-")).trim_end().to_owned()
        }
    };
    let marks: Vec<&str> = piece.marks.iter().map(|mark| mark.name()).collect();
    if marks.is_empty() { name } else { format!("{name} ({})", marks.join(" ")) }
}
