//! What a client draws, made from a view: nothing here can show more than the viewer knows.
//!
//! Own blocks go by their names. Hidden ones get ids from what everybody sees: their place, side
//! and wood, and a number.

use kernel::{
    Anchor, Area, AreaKind, BattleScene, CardFace, Column, Combatant, Frame, Hand, HandKind,
    Headline, Lang, Limit, Line, Mark, Marker, MarkerKind, Message, Offered, Piece, PieceFace,
    Role, Rule, Scene, Score, ScoreEntry, Shown as _, Track, TrackKind, Word,
};

use crate::action::Action;
use crate::battle::{Battle, Fighter, Waits};
use crate::ids::{Block, Card, Place, Side, Wood};
use crate::movement;
use crate::pack::{Letter, LevySite, Pack};
use crate::sequence::pending;
use crate::state::{Eyes, Phase, Public, Secret, State};
use crate::text::{self, roman, side_id, side_word};
use crate::victory;
use crate::view::View;

const WOODS: [Wood; 3] = [Wood::Caesar, Wood::Pompey, Wood::Cleopatra];

/// Who looks, whom the table waits for, and what is asked.
pub(crate) fn frame(pack: &'static Pack, view: &View) -> Frame {
    let viewer = view.viewer.map(Side::seat);
    Frame {
        seats: Side::NAMES,
        viewer,
        allies: viewer.into_iter().collect(),
        waits: pending(pack, &view.public).seats(),
        prompt: text::prompt(pack, view),
    }
}

/// What lies on the table.
pub(crate) fn scene(pack: &'static Pack, view: &View, lang: Lang) -> Scene {
    let pieces = pieces(pack, view, lang);
    let battle = view.public.phase.battle();
    let battle = battle.map(|battle| battle_scene(pack, battle, &pieces, lang));
    Scene {
        map: "julius".to_owned(),
        sides: Side::BOTH.map(|side| standing(pack, &view.public, side, lang)).into(),
        pieces,
        hands: Side::BOTH.into_iter().flat_map(|side| hands(pack, view, side, lang)).collect(),
        tracks: tracks(pack, &view.public, lang),
        areas: areas(view, lang),
        markers: markers(&view.public),
        score: Some(score(pack, &view.public, lang)),
        battle,
        ..Scene::default()
    }
}

/// Pools and losses beside the map.
fn areas(view: &View, lang: Lang) -> Vec<Area> {
    let side = view.viewer.map(|side| side.name().to_owned());
    ["pool", "fallen", "trophies"]
        .map(|id| Area {
            id: id.to_owned(),
            label: word(lang, &format!("area-{id}")),
            side: side.clone().filter(|_| id == "pool"),
            kind: AreaKind::Pool,
            ..Area::default()
        })
        .into()
}

/// Battles to come (7.1).
fn markers(public: &Public) -> Vec<Marker> {
    let contested = |place: &Place| public.is_contested(*place);
    let places = public.standing.held[0].iter().filter(contested);
    places
        .map(|place| Marker {
            kind: MarkerKind::Battle,
            place: place.name().to_owned(),
            towards: None,
            side: None,
            label: None,
        })
        .collect()
}

/// Cities that count, and leaders taken (1.2).
fn score(pack: &Pack, public: &Public, lang: Lang) -> Score {
    let title = Message::new("score-title", Rule("1.2")).with("points", pack.victory);
    let holder =
        |place: Place| Side::BOTH.into_iter().find(|side| public.is_friendly(*side, place));
    let worth = |place: &Place| pack.vp[place.index()] > 0;
    let city = |place: Place| ScoreEntry {
        label: place.name().to_owned(),
        value: pack.vp[place.index()].into(),
        of: None,
        side: holder(place).map(|side| side.name().to_owned()),
        place: Some(place.name().to_owned()),
        note: None,
    };
    let leader = |block: Block| ScoreEntry {
        label: pack.block(block).name.clone(),
        value: 1,
        of: None,
        side: Some(block.first_owner().enemy().name().to_owned()),
        place: None,
        note: None,
    };
    let mut cities: Vec<ScoreEntry> = Place::all().filter(worth).map(city).collect();
    cities.sort_by(|a, b| (&a.side, -a.value, &a.label).cmp(&(&b.side, -b.value, &b.label)));
    cities.extend(public.trophies.iter().map(leader));
    Score {
        title: words(lang, &title),
        rule: title.rule.0.to_owned(),
        goal: Some(pack.victory.into()),
        entries: cities,
    }
}

fn words(lang: Lang, message: &Message) -> String {
    State::phrasebook().say(lang, message)
}

fn word(lang: Lang, id: &str) -> String {
    State::phrasebook().get(lang, id).unwrap_or_else(|| format!("⟨{id}⟩"))
}

/// A side's name and points (1.2).
fn standing(pack: &Pack, public: &Public, side: Side, lang: Lang) -> kernel::Side {
    kernel::Side {
        seat: side.name().to_owned(),
        name: words(lang, &Message::new(side_id(side), Rule("1.1"))),
        colour: side.name().to_owned(),
        allied: false,
        points: victory::points(pack, public, side).into(),
    }
}

/// Year and turn, and the phase.
pub(crate) fn headline(pack: &Pack, public: &Public) -> Headline {
    let when = Message::new("headline", Rule("2.0"))
        .with("bc", text::before_christ(public.year))
        .with("turn", roman(public.turn))
        .with("turns", roman(pack.turns));
    Headline { when, phase: phase_title(public) }
}

fn phase_title(public: &Public) -> Message {
    let named = |id: &'static str| Message::new(id, Rule("2.0"));
    let of = |id: &'static str, side: Side| named(id).with("side", side_word(side));
    match &public.phase {
        Phase::Deployment { .. } => named("phase-deployment"),
        Phase::Discard { .. } => named("phase-discard"),
        Phase::Play { .. } => named("phase-play"),
        Phase::Jupiter { side } | Phase::Suborned { side, .. } => of("phase-jupiter", *side),
        Phase::Vulcan { side } => of("phase-vulcan", *side),
        Phase::Moves(moves) => of("phase-moves", moves.side),
        Phase::MainForce { side } => of("phase-main-force", *side),
        Phase::Surprise { side, .. } => of("phase-surprise", *side),
        Phase::Levies { side, .. } => of("phase-levies", *side),
        Phase::ChooseBattle => named("phase-choose-battle"),
        Phase::Battle(battle) => text::battle_title(battle),
        Phase::Regroup(regroup) => of("phase-regroup", regroup.side),
        Phase::Harbour => named("phase-harbour"),
        Phase::Supply => named("phase-supply"),
        Phase::Disband { .. } => named("phase-disband"),
        Phase::Over { .. } => named("phase-over"),
    }
}

/// Pieces on the map, in the viewer's pool, and those that lie face up. Blocks in a battle line
/// are in the battle instead.
fn pieces(pack: &Pack, view: &View, lang: Lang) -> Vec<Piece> {
    let public = &view.public;
    let mut pieces = Vec::new();
    for side in Side::BOTH {
        match view.own.as_ref().filter(|_| view.viewer == Some(side)) {
            Some(secret) => own_pieces(pack, public, secret, side, lang, &mut pieces),
            None => hidden_pieces(public, side, &mut pieces),
        }
    }
    for block in public.fallen.iter() {
        let owner = if block == Block::CLEOPATRA { public.cleopatra } else { block.first_owner() };
        pieces.push(off_map(pack, block, owner, "fallen", 0, lang));
    }
    for block in public.trophies.iter() {
        pieces.push(off_map(pack, block, block.first_owner().enemy(), "trophies", 0, lang));
    }
    pieces
}

/// The viewer's blocks on the map and in the pool.
fn own_pieces(
    pack: &Pack,
    public: &Public,
    secret: &Secret,
    side: Side,
    lang: Lang,
    out: &mut Vec<Piece>,
) {
    for block in Block::all() {
        let Some(place) = whereabouts(public, secret, block) else {
            continue;
        };
        let data = pack.block(block);
        let strength = data.strength(secret.steps[block.index()]);
        out.push(Piece {
            wear: None,
            id: block.name().to_owned(),
            side: side.name().to_owned(),
            place: place.name().to_owned(),
            face: open(pack, block, data.letter, strength).into(),
            facing: None,
            marks: marks(public, secret, side, block, place),
            note: Some(note(pack, block, data.letter, strength, lang)),
        });
    }
    for block in secret.pool().or(secret.leaving).iter() {
        out.push(off_map(pack, block, side, "pool", pack.block(block).strength(1), lang));
    }
}

/// Where an own block shows: aboard in its sea (6.3), or, suborned, where it stood before.
fn whereabouts(public: &Public, secret: &Secret, block: Block) -> Option<Place> {
    if secret.moving == Some(block) {
        if let Phase::Moves(moves) = &public.phase {
            return moves.going.map(|going| going.at).or_else(|| secret.place(block));
        }
        if let Phase::Suborned { from, .. } = &public.phase {
            return Some(*from);
        }
    }
    secret.place(block)
}

/// What shows of an own block's part in the turn.
fn marks(public: &Public, secret: &Secret, side: Side, block: Block, place: Place) -> Vec<Mark> {
    let mut marks = Vec::new();
    if secret.moving == Some(block) {
        marks.push(Mark::Moving);
    }
    if secret.moved.contains(block) {
        marks.push(Mark::Moved);
    }
    if public.is_contested(place) && secret.place(block) == Some(place) {
        let reserve = public.is_reserve(side, place, secret.from[block.index()].place());
        marks.push(if reserve { Mark::Reserve } else { Mark::Main });
    }
    marks
}

/// Standing blocks of a side that the viewer cannot see, by place and wood.
fn hidden_pieces(public: &Public, side: Side, out: &mut Vec<Piece>) {
    for place in public.standing.held[side.index()].iter() {
        for wood in WOODS {
            let count = public.standing.of_wood(side, place, wood, public.cleopatra);
            let standing = count.saturating_sub(in_line(public, side, place, wood));
            let numbers = 1..=standing;
            out.extend(numbers.map(|number| hidden(public, side, place, wood, number)));
        }
    }
    if let Phase::Suborned { side: owner, from, wood } = public.phase
        && owner == side
    {
        out.push(Piece {
            id: "suborned".to_owned(),
            side: side.name().to_owned(),
            place: from.name().to_owned(),
            face: PieceFace::Hidden { wood: wood.name().to_owned() }.into(),
            facing: None,
            marks: vec![Mark::Moving],
            note: None,
            wear: None,
        });
    }
}

fn hidden(public: &Public, side: Side, place: Place, wood: Wood, number: u8) -> Piece {
    let waits = matches!(&public.phase, Phase::Battle(battle) if battle.place == place);
    Piece {
        id: hidden_id(side, place, wood, number),
        side: side.name().to_owned(),
        place: place.name().to_owned(),
        face: PieceFace::Hidden { wood: wood.name().to_owned() }.into(),
        facing: None,
        marks: if waits { vec![Mark::Reserve] } else { Vec::new() },
        note: None,
        wear: None,
    }
}

/// Such as `roma-pompey-1`, or `roma-pompey-caesar-1` for a block that changed sides.
fn hidden_id(side: Side, place: Place, wood: Wood, number: u8) -> String {
    let place = place.name().to_lowercase().replace(' ', "-");
    let (side, wood) = (side.name(), wood.name());
    if side == wood {
        format!("{place}-{side}-{number}")
    } else {
        format!("{place}-{side}-{wood}-{number}")
    }
}

/// Blocks of a side and wood that lie open in the battle of a place.
fn in_line(public: &Public, side: Side, place: Place, wood: Wood) -> u8 {
    let Phase::Battle(battle) = &public.phase else {
        return 0;
    };
    if battle.place != place {
        return 0;
    }
    let those = |fighter: &&Fighter| fighter.side == side && fighter.block.wood() == wood;
    battle.lines.iter().filter(those).count() as u8
}

fn off_map(pack: &Pack, block: Block, side: Side, area: &str, strength: u8, lang: Lang) -> Piece {
    Piece {
        wear: None,
        id: block.name().to_owned(),
        side: side.name().to_owned(),
        place: area.to_owned(),
        face: open(pack, block, pack.block(block).letter, strength).into(),
        facing: None,
        marks: Vec::new(),
        note: Some(note(pack, block, pack.block(block).letter, strength, lang)),
    }
}

/// What a block does, in two sentences (3.11, 3.12, 6.4).
fn note(pack: &Pack, block: Block, letter: Letter, strength: u8, lang: Lang) -> String {
    let data = pack.block(block);
    let fights = Message::new("note-fights", Rule("3.12"))
        .with("letter", letter.name())
        .with("firepower", data.firepower)
        .with("strength", strength)
        .with("most", data.strength(data.steps()));
    let levy = match data.levy {
        LevySite::Anywhere => Message::new("note-levy-anywhere", Rule("6.4")),
        LevySite::MajorPort => Message::new("note-levy-port", Rule("6.4")),
        LevySite::City(city) => {
            Message::new("note-levy-city", Rule("6.4")).with("city", city.name())
        }
    };
    format!("{} {}", words(lang, &fights), words(lang, &levy))
}

fn open(pack: &Pack, block: Block, letter: Letter, strength: u8) -> PieceFace {
    let data = pack.block(block);
    PieceFace::Open {
        wood: block.wood().name().to_owned(),
        name: pack.block(block).name.clone(),
        glyph: data.kind.glyph().to_owned(),
        rating: format!("{}{}", letter.name(), data.firepower),
        strength,
        strengths: data.strengths.clone(),
    }
}

/// The fight in progress. Whoever still stands in the place is in reserve (7.3).
fn battle_scene(pack: &Pack, battle: &Battle, standing: &[Piece], lang: Lang) -> BattleScene {
    let (hits_on, acting) = match battle.waits {
        Waits::Hit { side, hits } => (Some((side.name().to_owned(), hits)), None),
        Waits::Act { side, letter } => {
            (None, Some((letter.name().to_owned(), side.name().to_owned())))
        }
    };
    let line = |side: Side, role: Role| Line {
        side: side.name().to_owned(),
        name: word(lang, side_id(side)),
        role,
        columns: Letter::ALL.map(|letter| column(pack, battle, side, letter, lang)).into(),
        reserve: standing
            .iter()
            .filter(|piece| piece.side == side.name() && piece.place == battle.place.name())
            .cloned()
            .collect(),
        lost: Vec::new(),
        tracks: Vec::new(),
        card: None,
    };
    BattleScene {
        place: battle.place.name().to_owned(),
        round: battle.round,
        rounds: Some(pack.rounds),
        captions: (1..=pack.rounds).map(|round| word(lang, caption(pack, round))).collect(),
        lines: vec![
            line(battle.attacker.enemy(), Role::Defender),
            line(battle.attacker, Role::Attacker),
        ],
        hits_on,
        acting,
        // Reserves are known to their owner alone (7.3).
        open: standing.iter().all(|piece| piece.place != battle.place.name()),
        buttons: ["fire", "pass"].map(|id| button_word(id, lang)).into(),
    }
}

/// What a round is known for (7.2, 7.3, 7.62).
fn caption(pack: &Pack, round: u8) -> &'static str {
    match round {
        1 => "round-first",
        last if last == pack.rounds => "round-last",
        2 => "round-reserves",
        _ => "round-on",
    }
}

fn button_word(id: &str, lang: Lang) -> Word {
    Word { id: id.to_owned(), text: word(lang, &format!("button-{id}")) }
}

fn column(pack: &Pack, battle: &Battle, side: Side, letter: Letter, lang: Lang) -> Column {
    let those =
        |fighter: &&Fighter| fighter.side == side && battle.letter_of(pack, fighter) == letter;
    let combatant = |fighter: &Fighter| Combatant {
        piece: Piece {
            wear: None,
            id: fighter.block.name().to_owned(),
            side: side.name().to_owned(),
            place: battle.place.name().to_owned(),
            face: open(pack, fighter.block, letter, Battle::strength(pack, fighter)).into(),
            facing: None,
            marks: Vec::new(),
            note: Some(note(pack, fighter.block, letter, Battle::strength(pack, fighter), lang)),
        },
        acted: fighter.acted,
    };
    Column {
        label: letter.name().to_owned(),
        caption: Some(word(lang, &format!("letter-{}", letter.name().to_lowercase()))),
        pieces: battle.lines.iter().filter(those).map(combatant).collect(),
    }
}

/// A side's cards, as far as the viewer sees them. Only cards in hand can be clicked, so only
/// those go by their bare names.
fn hands(pack: &Pack, view: &View, side: Side, lang: Lang) -> Vec<Hand> {
    let public = &view.public;
    let own = view.own.as_ref().filter(|_| view.viewer == Some(side));
    let pile = |kind: HandKind, cards: Vec<CardFace>| Hand {
        side: Some(side.name().to_owned()),
        kind,
        label: None,
        cards,
    };
    let lying = |kind: HandKind, card: Card| {
        card_face(pack, card, format!("{}-{}-{card}", side.name(), kind.name()), lang)
    };
    let hand = match own {
        Some(secret) => {
            secret.hand.iter().map(|card| card_face(pack, card, card.to_string(), lang)).collect()
        }
        None => vec![CardFace::Back; usize::from(public.standing.hand[side.index()])],
    };
    let played = match (public.cards[side.index()], own.and_then(|secret| secret.chosen)) {
        (Some(card), _) | (None, Some(card)) => vec![lying(HandKind::Played, card)],
        (None, None) if face_down(public, side) => vec![CardFace::Back],
        (None, None) => Vec::new(),
    };
    let spent = spent(public, side).iter().map(|card| lying(HandKind::Spent, *card)).collect();
    let mut hands = vec![
        pile(HandKind::Hand, hand),
        pile(HandKind::Played, played),
        pile(HandKind::Spent, spent),
    ];
    if let Some(card) = own.and_then(|secret| secret.discard) {
        hands.push(pile(HandKind::Discard, vec![lying(HandKind::Discard, card)]));
    }
    hands
}

/// Whether a side's card lies on the table unseen (2.1).
fn face_down(public: &Public, side: Side) -> bool {
    matches!(public.phase, Phase::Play { done } if done.contains(side.seat()))
}

/// Cards of this year in the order of its turns, apart from the one in play.
fn spent(public: &Public, side: Side) -> &[Card] {
    let order = &public.order[side.index()];
    let lying = usize::from(public.cards[side.index()].is_some());
    &order[..order.len().saturating_sub(lying)]
}

fn card_face(pack: &Pack, card: Card, id: String, lang: Lang) -> CardFace {
    if let Some(god) = text::event_word(card) {
        return CardFace::Front {
            id,
            name: word(lang, god),
            text: word(lang, &format!("{god}-text")),
            glyph: card.name().to_lowercase(),
            numbers: Vec::new(),
            kind: None,
            symbols: Vec::new(),
        };
    }
    let numbers = pack.command(card).map_or([0; 2], |command| [command.moves, command.levies]);
    let says = Message::new("card-command-text", Rule("2.1"))
        .with("moves", numbers[0])
        .with("levies", numbers[1]);
    CardFace::Front {
        id,
        name: word(lang, "card-command"),
        text: words(lang, &says),
        glyph: "command".to_owned(),
        numbers: numbers.into(),
        kind: None,
        symbols: Vec::new(),
    }
}

/// Year and turn, and what is left of moves, levies or rounds.
fn tracks(pack: &Pack, public: &Public, lang: Lang) -> Vec<Track> {
    let track = |id: &str, value: i64, of: i64| Track {
        id: id.to_owned(),
        label: word(lang, &format!("track-{id}")),
        value,
        of: Some(of),
        ..Track::default()
    };
    let command = |side: Side| public.cards[side.index()].and_then(|card| pack.command(card));
    // The track counts the years of the city; its name is how we count them.
    let year = Message::new("track-year", Rule("2.0")).with("bc", text::before_christ(public.year));
    let last_year = i64::from(pack.first_year) + i64::from(pack.years) - 1;
    let mut tracks = vec![
        Track {
            id: "year".to_owned(),
            kind: TrackKind::Year,
            label: words(lang, &year),
            value: public.year.into(),
            of: Some(last_year),
            ..Track::default()
        },
        Track { kind: TrackKind::Turn, ..track("turn", public.turn.into(), pack.turns.into()) },
    ];
    if let Phase::Moves(moves) = &public.phase {
        let of = command(moves.side).map_or(pack.event_moves, |command| command.moves);
        tracks.push(track("moves", moves.left.into(), of.max(moves.left).into()));
    }
    if let Phase::Levies { side, left, .. } = public.phase {
        let of = command(side).map_or(left, |command| command.levies);
        tracks.push(track("levies", left.into(), of.max(left).into()));
    }
    if let Phase::Battle(battle) = &public.phase {
        tracks.push(track("round", battle.round.into(), pack.rounds.into()));
    }
    tracks
}

/// What ending the moves or the levies leaves (2.2).
fn unspent(view: &View, action: Action) -> Option<u8> {
    let ends = matches!(action, Action::EndMoves | Action::EndLevies);
    ends.then(|| text::left(view)).filter(|left| *left > 0)
}

/// An action in words, and what to click for it.
pub(crate) fn offered(pack: &'static Pack, view: &View, action: Action) -> Offered {
    Offered {
        attack: attacks(view, action),
        limit: limit(pack, view, action),
        unspent: unspent(view, action),
        ..Offered::new(text::label(pack, action, view), path(view, action))
    }
}

/// How much of a road's limit the action uses (6.11).
fn limit(pack: &'static Pack, view: &View, action: Action) -> Option<Limit> {
    let Action::Step { block, to } = action else { return None };
    let Phase::Moves(moves) = &view.public.phase else { return None };
    let (side, secret) = (view.viewer?, view.own.as_ref()?);
    movement::limit_of_step(Eyes { pack, public: &view.public, secret, side }, moves, block, to)
}

/// Whether the action brings a block into a fight.
fn attacks(view: &View, action: Action) -> bool {
    let Action::Step { to, .. } = action else { return false };
    view.viewer.is_some_and(|side| view.public.holds(side.enemy(), to))
}

/// What to click for an action, in order. No two actions offered together have the same path.
pub(crate) fn path(view: &View, action: Action) -> Vec<Anchor> {
    let piece = |block: Block| Anchor::Piece(block.name().to_owned());
    let place = |place: Place| Anchor::Place(place.name().to_owned());
    let card = |card: Card| Anchor::Card(card.to_string());
    let button = |name: &str| Anchor::Button(name.to_owned());
    match action {
        Action::Swap { block, with } => vec![piece(block), piece(with)],
        Action::Discard { card: chosen } | Action::Play { card: chosen } => vec![card(chosen)],
        Action::Suborn { at, wood } => {
            let enemy = view.viewer.map_or(Side::Pompey, Side::enemy);
            vec![Anchor::Piece(hidden_id(enemy, at, wood, 1))]
        }
        Action::Receive { to: at }
        | Action::Erupt { city: at }
        | Action::Activate { place: at }
        | Action::Sail { sea: at }
        | Action::Land { port: at }
        | Action::Surprise { place: at }
        | Action::Fight { place: at } => vec![place(at)],
        Action::MainForce { place: at, from } => vec![place(at), place(from)],
        Action::Step { block, to }
        | Action::Embark { block, sea: to }
        | Action::Levy { block, city: to }
        | Action::Retreat { block, to }
        | Action::Regroup { block, to }
        | Action::Harbour { block, port: to } => vec![piece(block), place(to)],
        Action::RetreatBySea { block, sea, to } => vec![piece(block), place(sea), place(to)],
        Action::Reinforce { block } | Action::TakeHit { block } | Action::Disband { block } => {
            vec![piece(block)]
        }
        Action::Fire { block } => vec![piece(block), button("fire")],
        Action::Pass { block } => vec![piece(block), button("pass")],
        Action::Halt => vec![button("halt")],
        Action::Forgo => vec![button("forgo")],
        Action::EndDeployment => vec![button("end_deployment")],
        Action::EndMoves => vec![button("end_moves")],
        Action::EndLevies => vec![button("end_levies")],
        Action::EndRegroup => vec![button("end_regroup")],
        Action::EndDisbanding => vec![button("end_disbanding")],
    }
}
