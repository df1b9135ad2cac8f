//! What a client draws, made from a view: nothing here can show more than the viewer knows.
//!
//! Units of a kind in a place are numbered; those that can still act come first, so that the
//! first one is the one to click.

use kernel::{
    Anchor, Area, AreaKind, Arrow, ArrowKind, Auction, BattleScene, Bid, CardFace, Column,
    Combatant, Face, Figure, FigureKind, Hand, HandKind, Lang, Line, Mark, Marker, MarkerKind,
    Message, Offered, Piece, PieceFace, Rule, Say, Scene, Score, ScoreEntry, Shape, Shown as _,
    Track, TrackKind,
};

use crate::action::{Action, Terms};
use crate::battle::{Battle, Role, Waits};
use crate::forum;
use crate::ids::{Card, Class, Each, Place, PlaceSet, Side, Unit};
use crate::pack::{Pack, Symbol, slug};
use crate::state::{Army, Phase, Public, State};
use crate::text;
use crate::view::View;
use crate::{purchase, taxes};

/// What lies on the table.
pub(crate) fn scene(pack: &'static Pack, view: &View, lang: Lang) -> Scene {
    let public = &view.public;
    let artist = Artist { pack, view, lang };
    Scene {
        map: "xl".to_owned(),
        remark: public.is_silver().then(|| word(lang, "title-silver")),
        sides: Side::BOTH.map(|side| artist.standing(side)).into(),
        pieces: artist.pieces(),
        hands: artist.hands(),
        tracks: artist.tracks(),
        areas: Side::BOTH.map(|side| artist.stock_area(side)).into(),
        markers: artist.markers(),
        arrows: artist.arrows(),
        score: Some(artist.score()),
        auction: artist.auction(),
        battle: public.phase.battle().map(|battle| artist.battle(battle)),
        ..Scene::default()
    }
}

fn words(lang: Lang, message: &Message) -> String {
    State::phrasebook().say(lang, message)
}

fn word(lang: Lang, id: &str) -> String {
    State::phrasebook().get(lang, id).unwrap_or_else(|| format!("⟨{id}⟩"))
}

/// Who draws: the data, the view and the reader's language.
#[derive(Clone, Copy)]
struct Artist<'a> {
    pack: &'static Pack,
    view: &'a View,
    lang: Lang,
}

impl Artist<'_> {
    fn of_side(&self, id: &'static str, side: Side) -> String {
        words(self.lang, &Message::new(id, Rule("4.0")).with("side", side.say(self.pack)))
    }

    /// What something is called.
    fn name(&self, what: impl Say<Pack>) -> String {
        State::phrasebook().word(self.lang, &what.say(self.pack))
    }

    /// A side and its net points (5.0-political).
    fn standing(&self, side: Side) -> kernel::Side {
        kernel::Side {
            seat: side.name().to_owned(),
            name: self.name(side),
            colour: side.name().to_owned(),
            allied: false,
            points: forum::points(self.pack, &self.view.public, side).net().1.into(),
        }
    }

    /// Units on the map and in the stocks. Those in a battle are in the battle instead.
    fn pieces(&self) -> Vec<Piece> {
        let public = &self.view.public;
        let field = public.phase.battle().map(|battle| battle.place);
        let mut pieces = Vec::new();
        for side in Side::BOTH {
            for place in public.board.held(side).iter().filter(|place| Some(*place) != field) {
                let army = public.board.army(side, place);
                let moved = if side == public.side { *public.moved.at(place) } else { Army::EMPTY };
                for unit in army.kinds() {
                    for number in 1..=army.count(unit) {
                        let gone = number > army.count(unit) - moved.count(unit);
                        let id = piece_id(side, place, unit, number);
                        let mut piece = self.piece(Some(side), unit, id, place.name());
                        if gone {
                            piece.marks.push(Mark::Moved);
                        }
                        pieces.push(piece);
                    }
                }
            }
            for unit in [Unit::LEGION, Unit::ALLY] {
                for number in 1..=public.stock(self.pack, side, unit) {
                    let id = stock_id(side, unit, number);
                    pieces.push(self.piece(Some(side), unit, id, &stock_area_id(side)));
                }
            }
        }
        pieces
    }

    fn piece(&self, side: Option<Side>, unit: Unit, id: String, place: &str) -> Piece {
        let veteran = unit == Unit::VETERAN_LEGION || unit == Unit::VETERAN_ALLY;
        Piece {
            wear: None,
            id,
            side: side.map_or("barbarians", Side::name).to_owned(),
            place: place.to_owned(),
            face: self.face(side, unit).into(),
            facing: None,
            marks: if veteran { vec![Mark::Veteran] } else { Vec::new() },
            note: Some(self.note(side, unit)),
        }
    }

    fn swords(&self, side: Option<Side>, unit: Unit) -> u8 {
        side.map_or(self.pack.swords(unit), |side| self.view.public.swords(self.pack, side, unit))
    }

    fn face(&self, side: Option<Side>, unit: Unit) -> PieceFace {
        let (name, code, glyph) = self.lettering(side, unit);
        PieceFace::Counter {
            colour: side.map_or("barbarians", Side::name).to_owned(),
            shape: if unit.is_chief() { Shape::Round } else { Shape::Square },
            name,
            code: Some(code),
            glyph: glyph.to_owned(),
            figures: vec![Figure {
                kind: FigureKind::Swords,
                text: self.swords(side, unit).to_string(),
                reduced: false,
            }],
            stripe: None,
        }
    }

    /// A unit's name, the lettering on its counter, and the drawing.
    fn lettering(&self, side: Option<Side>, unit: Unit) -> (String, String, &'static str) {
        let say = |id: &str| word(self.lang, id);
        match unit {
            Unit::LEGION => (say("name-legion"), "LEG".to_owned(), "legion"),
            Unit::VETERAN_LEGION => (say("name-veteran-legion"), "LEG".to_owned(), "legion"),
            Unit::ALLY => (say("name-ally"), "SOC".to_owned(), "light"),
            Unit::VETERAN_ALLY => (say("name-veteran-ally"), "SOC".to_owned(), "light"),
            Unit::WARBAND => (say("name-warband"), "BAR".to_owned(), "hex-gaul"),
            Unit::COMMANDER => {
                let side = side.unwrap_or(Side::Caesar);
                let (id, code) = match (side, self.view.public.heirs[side]) {
                    (Side::Caesar, false) => ("commander-caesar", "CAES"),
                    (Side::Caesar, true) => ("heir-caesar", "OCT"),
                    (Side::Pompey, false) => ("commander-pompey", "POMP"),
                    (Side::Pompey, true) => ("heir-pompey", "SEX"),
                };
                (say(id), code.to_owned(), "leader")
            }
            leader => {
                let name = self.name(leader);
                let code = leader.name().chars().take(3).collect::<String>().to_uppercase();
                let glyph = if leader == Unit::CLEOPATRA { "cleopatra" } else { "leader" };
                (name, code, glyph)
            }
        }
    }

    fn note(&self, side: Option<Side>, unit: Unit) -> String {
        let id = match unit {
            Unit::LEGION | Unit::VETERAN_LEGION => "note-legion",
            Unit::ALLY | Unit::VETERAN_ALLY => "note-ally",
            Unit::WARBAND => "note-warband",
            Unit::COMMANDER => "note-commander",
            _ => "note-leader",
        };
        let mut note = Message::new(id, Rule("2.2")).with("swords", self.swords(side, unit));
        if let Some(card) = unit.card() {
            let says = words(self.lang, &text::card_text(self.pack, card));
            note = note.with("card", card.say(self.pack)).with("text", kernel::Arg::Text(says));
        }
        words(self.lang, &note)
    }

    fn stock_area(&self, side: Side) -> Area {
        let public = &self.view.public;
        let left =
            public.stock(self.pack, side, Unit::LEGION) + public.stock(self.pack, side, Unit::ALLY);
        let all = self.pack.counters(side, Unit::LEGION) + self.pack.counters(side, Unit::ALLY);
        Area {
            id: stock_area_id(side),
            label: self.of_side("area-stock", side),
            side: Some(side.name().to_owned()),
            kind: AreaKind::Pool,
            used: Some(left.into()),
            of: Some(all.into()),
            ..Area::default()
        }
    }

    /// Battles to come, who controls what, and what was plundered.
    fn markers(&self) -> Vec<Marker> {
        let public = &self.view.public;
        let mut markers = Vec::new();
        let mut mark =
            |kind: MarkerKind, places: PlaceSet, side: Option<Side>, id: &'static str| {
                for place in places.iter() {
                    let mut label =
                        Message::new(id, Rule("7.2")).with("place", place.say(self.pack));
                    if let Some(side) = side {
                        label = label.with("side", side.say(self.pack));
                    }
                    markers.push(Marker {
                        kind,
                        place: place.name().to_owned(),
                        towards: None,
                        side: side.map(|side| side.name().to_owned()),
                        label: Some(words(self.lang, &label)),
                    });
                }
            };
        mark(MarkerKind::Battle, public.battles(), None, "marker-battle");
        for side in Side::BOTH {
            let controlled = public.board.controlled(side);
            mark(MarkerKind::Control, controlled, Some(side), "marker-control");
        }
        mark(MarkerKind::Plundered, public.plundered, None, "marker-plundered");
        mark(MarkerKind::Cleared, public.cleared, None, "marker-cleared");
        markers
    }

    /// The ways that were used this turn.
    fn arrows(&self) -> Vec<Arrow> {
        let public = &self.view.public;
        let hostile = public.hostile(public.side);
        public
            .arrivals
            .iter()
            .map(|way| Arrow {
                from: way.from.name().to_owned(),
                to: way.to.name().to_owned(),
                kind: if hostile.contains(way.to) { ArrowKind::Attack } else { ArrowKind::March },
                side: public.side.name().to_owned(),
                label: None,
            })
            .collect()
    }

    /// What counts for both victories (5.0).
    fn score(&self) -> Score {
        let public = &self.view.public;
        let figures = &self.pack.figures;
        let title = Message::new("score-title", Rule("5.0-political"))
            .with("points", figures.political)
            .with("value", i64::from(figures.military));
        let mut entries = Vec::new();
        for side in Side::BOTH {
            let leaders = public.board.leaders(side).filter_map(|(unit, _)| unit.card());
            for card in public.owned[side].kinds().chain(leaders) {
                let Some((symbol, value)) = self.pack.card(card).points else { continue };
                let id = match symbol {
                    Symbol::Optimates => "score-optimates",
                    Symbol::Populares => "score-populares",
                    Symbol::Either => "score-either",
                };
                let label = Message::new(id, title.rule).with("card", card.say(self.pack));
                entries.push(ScoreEntry {
                    label: words(self.lang, &label),
                    value: value.into(),
                    of: None,
                    side: Some(side.name().to_owned()),
                    place: None,
                    note: None,
                });
            }
        }
        // What places are worth is gold, no points: their sum is what the other victory asks for, and the
        // map shows whose each of them is.
        let held = Message::new("score-controlled", Rule("5.0-military"));
        entries.extend(Side::BOTH.map(|side| ScoreEntry {
            label: words(self.lang, &held),
            value: forum::controlled(self.pack, public, side).into(),
            of: Some(figures.military.into()),
            side: Some(side.name().to_owned()),
            place: None,
            note: None,
        }));
        Score {
            title: words(self.lang, &title),
            rule: title.rule.0.to_owned(),
            goal: Some(figures.political.into()),
            entries,
        }
    }

    fn auction(&self) -> Option<Auction> {
        let public = &self.view.public;
        let Phase::Auction { card, bids, .. } = public.phase else { return None };
        let leads = if bids == Each::default() {
            None
        } else if bids[Side::Caesar] > bids[Side::Pompey] {
            Some(Side::Caesar)
        } else {
            Some(Side::Pompey)
        };
        let bid = |side: Side| Bid {
            side: side.name().to_owned(),
            amount: Some(i64::from(bids[side])).filter(|gold| *gold > 0),
            purse: public.gold[side].into(),
        };
        Some(Auction {
            card: self.card_face(card, format!("auction-{card}")),
            bids: Side::BOTH.map(bid).into(),
            leads: leads.map(|side| side.name().to_owned()),
        })
    }

    /// Hands, the forum, what lies open before each side, and the discard pile.
    fn hands(&self) -> Vec<Hand> {
        let public = &self.view.public;
        let mut hands = Vec::new();
        for side in Side::BOTH {
            let own = self.view.own.as_ref().filter(|_| self.view.viewer == Some(side));
            let cards = match own {
                Some(secret) => {
                    secret.hand.iter().map(|card| self.card_face(card, card.to_string())).collect()
                }
                None => vec![CardFace::Back; usize::from(public.counts.hands[side])],
            };
            hands.push(pile(Some(side), HandKind::Hand, self.of_side("pile-hand", side), cards));
            if let Some(card) = own.and_then(|secret| secret.seen) {
                let face = self.card_face(card, format!("seen-{card}"));
                let label = word(self.lang, "pile-seen");
                hands.push(pile(Some(side), HandKind::Played, label, vec![face]));
            }
            let leaders = public.board.leaders(side).filter_map(|(unit, _)| unit.card());
            let open = leaders.chain(public.owned[side].kinds());
            let cards = open.map(|card| self.card_face(card, format!("open-{card}"))).collect();
            hands.push(pile(Some(side), HandKind::Open, self.of_side("pile-open", side), cards));
        }
        let forum = public.forum.iter().map(|card| self.card_face(card, card.to_string()));
        hands.push(pile(None, HandKind::Forum, word(self.lang, "pile-forum"), forum.collect()));
        let discard =
            public.discard.iter().map(|card| self.card_face(card, format!("discard-{card}")));
        hands.push(pile(
            None,
            HandKind::Discard,
            word(self.lang, "pile-discard"),
            discard.collect(),
        ));
        hands
    }

    fn card_face(&self, card: Card, id: String) -> CardFace {
        let data = self.pack.card(card);
        let symbols = match data.points {
            Some((symbol, count)) => {
                let name = match symbol {
                    Symbol::Optimates => "optimates",
                    Symbol::Populares => "populares",
                    Symbol::Either => "either",
                };
                vec![name.to_owned(); count.into()]
            }
            None => Vec::new(),
        };
        CardFace::Front {
            id,
            name: self.name(card),
            text: words(self.lang, &text::card_text(self.pack, card)),
            glyph: slug(card.name()),
            numbers: if card.leader().is_some() { vec![data.swords] } else { Vec::new() },
            kind: Some(word(self.lang, &format!("kind-{}", card.kind().name()))),
            symbols,
        }
    }

    fn tracks(&self) -> Vec<Track> {
        let (pack, public) = (self.pack, &self.view.public);
        let mut tracks = vec![Track {
            id: "turn".to_owned(),
            kind: TrackKind::Turn,
            label: word(self.lang, "track-turn"),
            value: public.turn.into(),
            of: Some(pack.figures.turns.into()),
            ..Track::default()
        }];
        for side in Side::BOTH {
            let mut track = |id: &str, message: &'static str, value: i64, of: Option<i64>| {
                let label = word(self.lang, message);
                let side = Some(side.name().to_owned());
                tracks.push(Track {
                    id: id.to_owned(),
                    side,
                    label,
                    value,
                    of,
                    ..Track::default()
                });
            };
            let net = forum::points(pack, public, side).net().1;
            let controlled = forum::controlled(pack, public, side);
            track("gold", "track-gold", public.gold[side].into(), None);
            track("income", "track-income", taxes::due(pack, public, side).into(), None);
            let needed = i64::from(pack.figures.military);
            track("controlled", "track-controlled", controlled.into(), Some(needed));
            let needed = i64::from(pack.figures.political);
            track("points", "track-points", net.into(), Some(needed));
        }
        tracks.push(Track {
            id: "deck".to_owned(),
            label: word(self.lang, "track-deck"),
            value: public.counts.deck.into(),
            ..Track::default()
        });
        tracks
    }

    /// The fight in progress.
    fn battle(&self, battle: &Battle) -> BattleScene {
        let name = |role: Role| battle.side(role).map_or("barbarians", Side::name).to_owned();
        let (hits_on, acting) = match battle.waits {
            Waits::Hit { role, hits, .. } => (Some((name(role), hits)), None),
            Waits::Engage { role, class } => (None, Some((self.name(class), name(role)))),
            Waits::Tactics { .. }
            | Waits::Retreat { .. }
            | Waits::Leader { .. }
            | Waits::FallBack
            | Waits::Promote { .. } => (None, None),
        };
        BattleScene {
            place: battle.place.name().to_owned(),
            round: battle.round.max(1),
            rounds: None,
            lines: vec![self.line(battle, Role::Defender), self.line(battle, Role::Attacker)],
            hits_on,
            acting,
            // Tactics are chosen from a hand and lie face down (10.0).
            open: !matches!(battle.waits, Waits::Tactics { .. }),
            ..BattleScene::default()
        }
    }

    fn line(&self, battle: &Battle, role: Role) -> Line {
        let side = battle.side(role);
        let lines = battle.lines(&self.view.public.board);
        let line = lines[role.index()];
        let fought = battle.fought[role.index()];
        let column = |class: Class| {
            let mut pieces = Vec::new();
            for unit in line.kinds().filter(|unit| unit.class() == class) {
                for number in 1..=line.count(unit) {
                    let acted = number > line.count(unit) - fought.count(unit);
                    let rank = if acted { line.count(unit) + 1 - number } else { number };
                    let id = line_id(side, unit, acted, rank);
                    pieces.push(Combatant {
                        piece: self.combatant(battle, &lines, role, unit, id),
                        acted,
                    });
                }
            }
            Column { label: self.name(class), caption: None, pieces }
        };
        let lost = battle.lost[role.index()];
        let lost = lost.units().enumerate().map(|(number, unit)| {
            let id = format!("lost-{}-{}", role.name(), number + 1);
            self.piece(side, unit, id, battle.place.name())
        });
        Line {
            side: side.map_or("barbarians", Side::name).to_owned(),
            name: side.map_or_else(|| word(self.lang, "line-warbands"), |side| self.name(side)),
            role: match role {
                Role::Defender => kernel::Role::Defender,
                Role::Attacker => kernel::Role::Attacker,
            },
            columns: Class::ALL.map(column).into(),
            reserve: Vec::new(),
            lost: lost.collect(),
            tracks: self.line_tracks(battle, &lines, role),
            card: self.line_card(battle, role),
        }
    }

    /// A unit in battle, with the swords that it has now.
    fn combatant(
        &self,
        battle: &Battle,
        lines: &[Army; 2],
        role: Role,
        unit: Unit,
        id: String,
    ) -> Piece {
        let side = battle.side(role);
        let mut piece = self.piece(side, unit, id, battle.place.name());
        let (now, printed) = (battle.swords(self.pack, lines, role, unit), self.swords(side, unit));
        if let Face::Whole(PieceFace::Counter { figures, .. }) = &mut piece.face {
            for figure in figures {
                figure.text = now.to_string();
                figure.reduced = now < printed;
            }
        }
        piece
    }

    fn line_tracks(&self, battle: &Battle, lines: &[Army; 2], role: Role) -> Vec<Track> {
        let track = |id: &str, value: u8| Track {
            id: id.to_owned(),
            label: word(self.lang, &format!("track-{id}")),
            value: value.into(),
            ..Track::default()
        };
        let mut tracks = vec![
            track("command", battle.command(self.pack, lines, role)),
            track("lost", battle.lost[role.index()].len()),
        ];
        if battle.shields[role.index()] > 0 {
            tracks.push(track("shield", battle.shields[role.index()]));
        }
        tracks
    }

    /// The tactics card of a part: open, face down, or one's own face down.
    fn line_card(&self, battle: &Battle, role: Role) -> Option<CardFace> {
        if let Some(card) = battle.tactics[role.index()] {
            return Some(self.card_face(card, format!("tactics-{}", role.name())));
        }
        if !battle.laid[role.index()] {
            return None;
        }
        let own = self.view.own.as_ref().filter(|_| self.view.viewer == battle.side(role));
        let card = own.and_then(|secret| secret.tactics);
        Some(card.map_or(CardFace::Back, |card| {
            self.card_face(card, format!("tactics-{}", role.name()))
        }))
    }
}

/// An action in words, and what to click for it.
pub(crate) fn offered(pack: &'static Pack, view: &View, action: Action) -> Offered {
    let side = view.viewer.unwrap_or(view.public.side);
    let attack = matches!(action, Action::March { to, .. } | Action::Sail { to, .. }
        if view.public.hostile(side).contains(to));
    Offered {
        attack,
        cost: cost(pack, &view.public, action, side),
        stops: attack,
        amount: if let Action::Bid { gold } = action { Some(gold.into()) } else { None },
        ..Offered::new(text::label(pack, action, view), path(pack, view, action))
    }
}

/// What an action costs, in gold.
fn cost(pack: &Pack, public: &Public, action: Action, side: Side) -> Option<i64> {
    let figures = &pack.figures;
    if let Action::Recruit { unit, at, terms } = action {
        return Some(purchase::price(pack, public, side, unit, at, terms).into());
    }
    let prices = [
        (matches!(action, Action::Hire { .. }), figures.grumble_price),
        (matches!(action, Action::BuyCard), figures.card_price),
        (matches!(action, Action::Retrieve { .. }), figures.pontifex_price),
    ];
    prices.into_iter().find(|(fits, _)| *fits).map(|(_, price)| price.into())
}

fn pile(side: Option<Side>, kind: HandKind, label: String, cards: Vec<CardFace>) -> Hand {
    Hand { side: side.map(|side| side.name().to_owned()), kind, label: Some(label), cards }
}

/// Such as `caesar-rubicon-legion-1`; chiefs go by their names.
fn piece_id(side: Side, place: Place, unit: Unit, number: u8) -> String {
    if unit == Unit::COMMANDER {
        format!("{}-commander", side.name())
    } else if unit.is_chief() {
        unit.name().to_owned()
    } else {
        format!("{}-{}-{unit}-{number}", side.name(), slug(place.name()))
    }
}

fn stock_area_id(side: Side) -> String {
    format!("stock-{}", side.name())
}

fn stock_id(side: Side, unit: Unit, number: u8) -> String {
    format!("{}-stock-{unit}-{number}", side.name())
}

/// A unit in a battle line: fresh, or having fought.
fn line_id(side: Option<Side>, unit: Unit, acted: bool, number: u8) -> String {
    let side = side.map_or("barbarians", Side::name);
    let state = if acted { "fought" } else { "fresh" };
    format!("line-{side}-{unit}-{state}-{number}")
}

/// What to click for an action, in order. No two actions offered together have the same path, but
/// for bids, which differ by their amount.
pub(crate) fn path(pack: &Pack, view: &View, action: Action) -> Vec<Anchor> {
    let public = &view.public;
    let side = view.viewer.unwrap_or(public.side);
    let standing = |unit: Unit, at: Place| Anchor::Piece(piece_id(side, at, unit, 1));
    let in_line = |unit: Unit, acted: bool| Anchor::Piece(line_id(Some(side), unit, acted, 1));
    let fighting = |unit: Unit| {
        let all_fought = public.phase.battle().is_some_and(|battle| {
            let role = battle.waits.role();
            let fought = battle.fought[role.index()].count(unit);
            fought > 0 && fought == battle.lines(&public.board)[role.index()].count(unit)
        });
        in_line(unit, all_fought)
    };
    let place = |place: Place| Anchor::Place(place.name().to_owned());
    let card = |card: Card| Anchor::Card(card.to_string());
    let button = |name: &str| Anchor::Button(name.to_owned());
    match action {
        Action::Take { card: chosen }
        | Action::Auction { card: chosen }
        | Action::Discard { card: chosen }
        | Action::Intercept { card: chosen }
        | Action::PlayTactics { card: chosen } => vec![card(chosen)],
        Action::Mobilize => vec![card(Card::ALLIES_MOBILIZE)],
        Action::Conspire => vec![card(Card::IDES)],
        Action::Retrieve { card } => vec![Anchor::Card(format!("discard-{card}"))],
        Action::Bid { .. } => vec![button("bid")],
        Action::GiveUp { unit, at } => vec![standing(unit, at)],
        Action::Demote { at } => vec![standing(Unit::VETERAN_LEGION, at)],
        Action::Hire { at } => {
            vec![Anchor::Piece(stock_id(side, Unit::LEGION, 1)), place(at)]
        }
        Action::Recruit { unit, at, terms } => {
            let mut path = vec![Anchor::Piece(stock_id(side, unit, 1)), place(at)];
            let mut others = Terms::ALL.into_iter().filter(|other| *other != terms);
            let may = |terms| purchase::check_recruit(pack, public, side, unit, at, terms).is_ok();
            if others.any(may) {
                path.push(button(match terms {
                    Terms::Standard => "standard",
                    Terms::Ultimum => "ultimum",
                    Terms::Settlement => "settlement",
                    Terms::Antonius => "antonius",
                }));
            }
            path
        }
        Action::PlayLeader { card: chosen, at } => vec![card(chosen), place(at)],
        Action::Succeed { at } => vec![card(Card::SUCCESSOR), place(at)],
        Action::Invade { city: at }
        | Action::Muster { at }
        | Action::Fight { place: at }
        | Action::Retreat { to: at } => vec![place(at)],
        Action::March { unit, from, to, by } => {
            let mut path = vec![standing(unit, from), place(to)];
            path.extend(by.map(place));
            path
        }
        Action::Sail { card: chosen, from, to } => vec![card(chosen), place(from), place(to)],
        Action::Embark { unit } => {
            let from =
                if let Phase::Voyage { from, .. } = public.phase { Some(from) } else { None };
            from.map_or(vec![button("embark")], |from| vec![standing(unit, from)])
        }
        Action::Engage { unit } => vec![in_line(unit, false)],
        Action::TakeHit { unit, engaged } => vec![in_line(unit, engaged)],
        Action::LoseLeader { unit } => vec![fighting(unit)],
        Action::FallBack { unit, to } => vec![fighting(unit), place(to)],
        Action::Promote { unit, at } => match public.phase.battle() {
            Some(_) => vec![fighting(unit)],
            None => vec![standing(unit, at)],
        },
        Action::Pass => vec![button("pass")],
        Action::Declare { victory: crate::action::Victory::Military } => {
            vec![button("declare_military")]
        }
        Action::Declare { victory: crate::action::Victory::Political } => {
            vec![button("declare_political")]
        }
        Action::EndForum => vec![button("end_forum")],
        Action::Draw => vec![button("draw")],
        Action::Bury => vec![button("bury")],
        Action::EndHiring => vec![button("end_hiring")],
        Action::BuyCard => vec![button("buy_card")],
        Action::EndPurchases => vec![button("end_purchases")],
        Action::EndVoyage => vec![button("end_voyage")],
        Action::LetSail => vec![button("let_sail")],
        Action::EndMarches => vec![button("end_marches")],
        Action::NoTactics => vec![button("no_tactics")],
        Action::Withdraw => vec![button("withdraw")],
        Action::FightOn => vec![button("fight_on")],
        Action::NoPromotion => vec![button("no_promotion")],
    }
}
