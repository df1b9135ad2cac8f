//! 5.0: the forum, its auctions, and both victories.

use kernel::{Rule, Table};

use crate::action::{Action, Event, Refusal, Victory};
use crate::ids::{Card, Each, Faction, Place, Side, Unit};
use crate::pack::{Condition, Pack, Symbol};
use crate::state::{Eyes, Phase, Public, State};

/// A side's points: its leaders and forum cards (5.0-political).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// For the Optimates alone.
    pub optimates: u8,
    /// For the Populares alone.
    pub populares: u8,
    /// For whichever its owner likes.
    pub either: u8,
}

impl Points {
    /// All that can count for a faction.
    pub fn of(self, faction: Faction) -> u8 {
        self.either
            + match faction {
                Faction::Optimates => self.optimates,
                Faction::Populares => self.populares,
            }
    }

    /// The faction that they serve best, and the difference to the other.
    pub fn net(self) -> (Faction, u8) {
        if self.optimates > self.populares {
            (Faction::Optimates, self.optimates - self.populares + self.either)
        } else {
            (Faction::Populares, self.populares - self.optimates + self.either)
        }
    }
}

/// A side's points.
pub fn points(pack: &Pack, public: &Public, side: Side) -> Points {
    let mut points = Points::default();
    let mut add = |symbol: Symbol, count: u8| match symbol {
        Symbol::Optimates => points.optimates += count,
        Symbol::Populares => points.populares += count,
        Symbol::Either => points.either += count,
    };
    for card in public.owned[side].kinds() {
        if let Some((symbol, count)) = pack.card(card).points {
            add(symbol, count);
        }
    }
    for (unit, place) in public.board.leaders(side) {
        let printed = unit.card().and_then(|card| pack.card(card).points);
        if let Some((symbol, count)) = printed {
            let at_home = unit == Unit::BRUTUS
                && place == Place::ROME
                && public.is_friendly(side, Place::ROME);
            add(symbol, count + if at_home { pack.figures.brutus_points } else { 0 });
        }
    }
    points
}

/// The gold and strength of the places that a side controls (5.0-military).
pub fn controlled(pack: &Pack, public: &Public, side: Side) -> u16 {
    let mut places = public.board.controlled(side);
    if public.is_silver() {
        places = places.minus(public.wild());
    }
    places.iter().map(|place| u16::from(pack.value(place))).sum()
}

/// Whether a side may declare this victory in its forum phase.
pub fn check_victory(
    pack: &Pack,
    public: &Public,
    side: Side,
    victory: Victory,
) -> Result<(), Refusal> {
    match victory {
        Victory::Military => {
            if public.commander(side) != Some(Place::ROME) {
                return Err(Refusal::NotInRome {});
            }
            if public.commander(side.enemy()).is_some() {
                return Err(Refusal::EnemyLeaderOnMap {});
            }
            let (value, needed) = (controlled(pack, public, side), pack.figures.military);
            if value < needed {
                return Err(Refusal::TooLittleControlled { value, needed });
            }
        }
        Victory::Political => {
            let (_, points) = points(pack, public, side).net();
            let needed = pack.figures.political;
            if points < needed {
                return Err(Refusal::TooFewPoints { points, needed });
            }
        }
    }
    Ok(())
}

/// Whether a side meets the condition of a forum card (5.0-forum).
pub fn meets(pack: &Pack, public: &Public, side: Side, card: Card) -> bool {
    let data = pack.card(card);
    let friendly = public.board.friendly(side);
    let at_least = |count: usize| count >= usize::from(data.at_least);
    let home = friendly.contains(Place::ROME);
    match data.condition {
        Condition::None => true,
        Condition::Rome => home,
        Condition::Clients => at_least(friendly.and(pack.clients).len()),
        Condition::Colonies => at_least(friendly.and(pack.colonies).len()),
        Condition::Cities => at_least(friendly.len()),
        Condition::Italy => at_least(friendly.and(pack.italy).len()),
        Condition::LeaderInRome => {
            home && public.board.army(side, Place::ROME).chiefs().next().is_some()
        }
        Condition::CommanderInRome => home && public.commander(side) == Some(Place::ROME),
        Condition::Commander => public.commander(side).is_some(),
        Condition::Triumph => public.triumph[side],
    }
}

/// Whether the phasing player has anything to decide in the forum.
pub(crate) fn anything(pack: &Pack, public: &Public) -> bool {
    let side = public.side;
    let tried = public.phase == (Phase::Forum { tried: true });
    let claims = [Victory::Military, Victory::Political]
        .into_iter()
        .any(|victory| check_victory(pack, public, side, victory).is_ok());
    let takes = |card: Card| check_try(pack, public, side, card, pack.card(card).auction).is_ok();
    claims || (!tried && public.forum.kinds().any(takes))
}

fn check_try(
    pack: &Pack,
    public: &Public,
    side: Side,
    card: Card,
    auction: bool,
) -> Result<(), Refusal> {
    if !public.forum.has(card) {
        return Err(Refusal::NotInForum { card });
    }
    match (pack.card(card).auction, auction) {
        (true, false) => return Err(Refusal::MustBeAuctioned { card }),
        (false, true) => return Err(Refusal::NotAuctioned { card }),
        (true, true) | (false, false) => {}
    }
    if !meets(pack, public, side, card) {
        return Err(Refusal::ConditionNotMet { card });
    }
    if auction && public.gold[side] == 0 {
        return Err(Refusal::BidAbovePurse { gold: 0 });
    }
    Ok(())
}

/// What the phasing player might do in the forum.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    for card in eyes.public.forum.kinds() {
        out.push(if eyes.pack.card(card).auction {
            Action::Auction { card }
        } else {
            Action::Take { card }
        });
    }
    out.push(Action::Declare { victory: Victory::Military });
    out.push(Action::Declare { victory: Victory::Political });
    out.push(Action::EndForum);
}

/// Whether a card may be taken or auctioned now.
pub(crate) fn check_attempt(eyes: Eyes<'_>, card: Card, auction: bool) -> Result<(), Refusal> {
    if eyes.public.phase == (Phase::Forum { tried: true }) {
        return Err(Refusal::OneAttempt {});
    }
    check_try(eyes.pack, eyes.public, eyes.side, card, auction)
}

/// What a bidder might do: bid more, or pass.
pub(crate) fn bids(eyes: Eyes<'_>, standing: Each<u16>, out: &mut Vec<Action>) {
    let least = standing[eyes.side.enemy()] + 1;
    out.extend((least..=eyes.public.gold[eyes.side]).map(|gold| Action::Bid { gold }));
    out.push(Action::Pass);
}

/// Whether the bid is high enough and can be paid (5.0-auction).
pub(crate) fn check_bid(eyes: Eyes<'_>, standing: Each<u16>, gold: u16) -> Result<(), Refusal> {
    let least = standing[eyes.side.enemy()] + 1;
    if gold < least {
        return Err(Refusal::BidTooLow { least });
    }
    let purse = eyes.public.gold[eyes.side];
    if gold > purse {
        return Err(Refusal::BidAbovePurse { gold: purse });
    }
    Ok(())
}

/// Whoever opened the auction bids at least once.
pub(crate) fn check_pass(standing: Each<u16>) -> Result<(), Refusal> {
    if standing == Each::default() { Err(Refusal::MustBid {}) } else { Ok(()) }
}

impl State {
    /// 5.0-forum: the card is the player's to the end of the game.
    pub(crate) fn take_forum_card(&mut self, card: Card, table: &mut Table<'_, Event>) {
        let side = self.public.side;
        table.tell(|| Event::Taken { side, card });
        self.public.forum.take(card);
        self.public.owned[side].add(card);
        self.forum_tried(table);
    }

    /// 5.0-auction: the player who wants the card bids first.
    pub(crate) fn open_auction(&mut self, card: Card, table: &mut Table<'_, Event>) {
        let bidder = self.public.side;
        table.tell(|| Event::AuctionOpened { side: bidder, card });
        self.ask_bid(card, bidder, Each::default());
    }

    /// A bid; the other may raise it if he can pay more.
    pub(crate) fn bid(&mut self, side: Side, gold: u16, table: &mut Table<'_, Event>) {
        let (card, mut bids) = self.public.phase.auction().expect("bids are made in an auction");
        table.tell(|| Event::HasBid { side, card, gold });
        bids[side] = gold;
        if self.public.gold[side.enemy()] > gold {
            self.ask_bid(card, side.enemy(), bids);
        } else {
            self.close_auction(side, card, bids, table);
        }
    }

    /// The other bids no more.
    pub(crate) fn pass(&mut self, side: Side, table: &mut Table<'_, Event>) {
        let (card, bids) = self.public.phase.auction().expect("who passes is in an auction");
        table.tell(|| Event::Passed { side, card });
        self.close_auction(side.enemy(), card, bids, table);
    }

    /// The winner pays his bid, the loser half of his highest, rounded up (5.0-auction).
    fn close_auction(
        &mut self,
        winner: Side,
        card: Card,
        bids: Each<u16>,
        table: &mut Table<'_, Event>,
    ) {
        let loser = winner.enemy();
        // A forum card serves its owner in his own turn (5.0-effects).
        let circuses = winner == self.public.side && self.public.owns(winner, Card::CIRCUSES);
        let paid = if circuses { bids[winner].div_ceil(2) } else { bids[winner] };
        let cato = self.public.board.chief(loser, Unit::CATO).is_some();
        let lost = if cato { 0 } else { bids[loser].div_ceil(2) };
        table.tell(|| Event::AuctionWon { side: winner, card, paid, lost });
        self.public.gold[winner] -= paid;
        self.public.gold[loser] -= lost;
        self.public.forum.take(card);
        self.public.owned[winner].add(card);
        self.forum_tried(table);
    }

    /// 5.0: the game is won.
    pub(crate) fn declare(&mut self, side: Side, victory: Victory, table: &mut Table<'_, Event>) {
        let (faction, net) = points(self.pack, &self.public, side).net();
        let value = match victory {
            Victory::Military => controlled(self.pack, &self.public, side),
            Victory::Political => u16::from(net),
        };
        table.tell(|| Event::Won { side, victory, faction, value });
        self.end_game(Some(side), Some(victory));
    }
}

/// The rule of a victory, or of the draw.
pub(crate) fn outcome_rule(by: Option<Victory>) -> Rule {
    Rule(match by {
        Some(Victory::Military) => "5.0-military",
        Some(Victory::Political) => "5.0-political",
        None => "5.0-draw",
    })
}
