//! 10.0: battles. `Battle` is the fight that lies open on the table; its methods are the rules of
//! swords, initiative and turns. They read the lines that they are given, so that `odds.rs` can
//! fight without a map. `fight.rs` has what the table does.

use serde::{Deserialize, Serialize};

use crate::ids::{Card, Class, Place, Side, Unit};
use crate::pack::Pack;
use crate::state::Army;

/// A part in a battle (10.0-order).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The phasing player; in a silver invasion the warbands.
    Attacker,
    /// The other.
    Defender,
}

impl Role {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }

    /// To index arrays.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
        }
    }
}

/// What a battle waits for.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "wait", rename_all = "snake_case")]
pub enum Waits {
    /// 10.0-tactics: lay a card face down, or none.
    Tactics { role: Role },
    /// 10.0-round: a unit of this class fights.
    Engage { role: Role, class: Class },
    /// 10.0-round, 10.0-vaevictis: the owner chooses his losses.
    Hit { role: Role, hits: u8, pursuit: bool },
    /// 10.0-retreat.
    Retreat { role: Role },
    /// 10.0-vincere: which leader is lost.
    Leader { role: Role },
    /// 10.0-retreat: the attacker's units go back where they came from.
    FallBack,
    /// 10.0-veterans: so many promotions are left.
    Promote { role: Role, left: u8 },
}

impl Waits {
    /// Who decides.
    pub fn role(self) -> Role {
        match self {
            Self::Tactics { role }
            | Self::Engage { role, .. }
            | Self::Hit { role, .. }
            | Self::Retreat { role }
            | Self::Leader { role }
            | Self::Promote { role, .. } => role,
            Self::FallBack => Role::Attacker,
        }
    }

    /// Who was hit, the hits that are left, and whether in pursuit.
    pub fn hit(self) -> Option<(Role, u8, bool)> {
        if let Self::Hit { role, hits, pursuit } = self {
            Some((role, hits, pursuit))
        } else {
            None
        }
    }

    /// Who promotes, and how many more.
    pub fn promotions(self) -> Option<(Role, u8)> {
        if let Self::Promote { role, left } = self { Some((role, left)) } else { None }
    }
}

/// A side that leaves the field (10.0-retreat).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// Who.
    pub role: Role,
    /// Where the defender goes; attackers go back by the ways they came.
    #[serde(default)]
    pub to: Option<Place>,
}

/// A battle in progress. The units stand on the map; warbands are counted here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Where.
    pub place: Place,
    /// Attacker and defender; none is the warbands (silver).
    pub sides: [Option<Side>; 2],
    /// What it waits for.
    pub waits: Waits,
    /// The round, from 1; 0 before the tactics are shown.
    #[serde(default)]
    pub round: u8,
    /// Who has the initiative, for the whole battle.
    #[serde(default = "defender")]
    pub initiative: Role,
    /// The class that fights, or fought last.
    #[serde(default = "allies")]
    pub class: Class,
    /// Whose turn it is to engage a unit, if he has one.
    #[serde(default = "defender")]
    pub turn: Role,
    /// Whether each part has a card face down.
    #[serde(default)]
    pub laid: [bool; 2],
    /// The tactics that were shown.
    #[serde(default)]
    pub tactics: [Option<Card>; 2],
    /// Units that have fought this round.
    #[serde(default)]
    pub fought: [Army; 2],
    /// Hits that Testudo still takes.
    #[serde(default)]
    pub shields: [u8; 2],
    /// Units lost in this battle.
    #[serde(default)]
    pub lost: [Army; 2],
    /// Swords of each part's supreme leader.
    #[serde(default)]
    pub commanders: [u8; 2],
    /// Who flees.
    #[serde(default)]
    pub flight: Option<Flight>,
    /// Warbands left (silver).
    #[serde(default)]
    pub warbands: u8,
}

fn defender() -> Role {
    Role::Defender
}

fn allies() -> Class {
    Class::Allies
}

/// What comes after a unit has fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// `waits` says who fights next.
    Engage,
    /// Everybody has fought (10.0-round).
    RoundOver,
    /// One line is gone.
    LineEmpty,
}

impl Battle {
    /// A battle that begins.
    pub fn new(place: Place, sides: [Option<Side>; 2]) -> Self {
        Self {
            place,
            sides,
            waits: Waits::Tactics { role: Role::Attacker },
            round: 0,
            initiative: Role::Defender,
            class: Class::Allies,
            turn: Role::Defender,
            laid: [false; 2],
            tactics: [None; 2],
            fought: [Army::EMPTY; 2],
            shields: [0; 2],
            lost: [Army::EMPTY; 2],
            commanders: [0; 2],
            flight: None,
            warbands: 0,
        }
    }

    /// The side that plays a part; none is the warbands.
    pub fn side(&self, role: Role) -> Option<Side> {
        self.sides[role.index()]
    }

    /// A side's part.
    pub fn role(&self, side: Side) -> Option<Role> {
        Role::BOTH.into_iter().find(|role| self.side(*role) == Some(side))
    }

    /// Whether a part has shown this tactics card.
    fn plays(&self, role: Role, card: Card) -> bool {
        self.tactics[role.index()] == Some(card)
    }

    /// What a leader's swords are raised by (Double Line, Triple Line).
    fn leader_bonus(&self, pack: &Pack, role: Role) -> u8 {
        let mut bonus = 0;
        if self.plays(role, Card::DOUBLE_LINE) && self.round <= 1 {
            bonus += pack.figures.double_line_leaders;
        }
        if self.plays(role, Card::TRIPLE_LINE) {
            bonus += pack.figures.triple_line_leaders;
        }
        bonus
    }

    /// The swords of a unit now: printed, and changed by tactics and by Labienus.
    pub fn swords(&self, pack: &Pack, lines: &[Army; 2], role: Role, unit: Unit) -> u8 {
        let figures = &pack.figures;
        let first = self.round <= 1;
        let line = &lines[role.index()];
        let printed =
            if unit == Unit::COMMANDER { self.commanders[role.index()] } else { pack.swords(unit) };
        let mut bonus = 0;
        match unit.class() {
            Class::Leaders => bonus += self.leader_bonus(pack, role),
            Class::Legions => {
                if self.plays(role, Card::DOUBLE_LINE) && first {
                    bonus += figures.double_line_legions;
                }
                if self.plays(role, Card::TRIPLE_LINE) {
                    bonus += figures.triple_line_legions;
                }
            }
            Class::Allies if unit.is_ally() && first => {
                if self.plays(role, Card::CAVALRY_CHARGE) {
                    bonus += figures.cavalry_charge;
                }
                if line.has(Unit::LABIENUS) {
                    bonus += figures.labienus_allies;
                }
            }
            Class::Allies => {}
        }
        let fourth = self.plays(role.other(), Card::FOURTH_LINE) && first;
        let malus =
            if fourth && (unit.is_legion() || unit.is_ally()) { figures.fourth_line } else { 0 };
        (printed + bonus).saturating_sub(malus)
    }

    /// A part's command value (10.0-command): the swords of its chiefs, raised by tactics.
    pub fn command(&self, pack: &Pack, lines: &[Army; 2], role: Role) -> u8 {
        lines[role.index()].chiefs().map(|unit| self.swords(pack, lines, role, unit)).sum()
    }

    /// Shows the tactics, settles the initiative and begins round one (10.0-command).
    pub fn open(&mut self, pack: &Pack, lines: &[Army; 2], tactics: [Option<Card>; 2]) -> [u8; 2] {
        self.tactics = tactics;
        self.laid = [false; 2];
        for role in Role::BOTH {
            let turtle = self.plays(role, Card::TESTUDO);
            self.shields[role.index()] = if turtle { pack.figures.testudo } else { 0 };
        }
        let command = Role::BOTH.map(|role| self.command(pack, lines, role));
        self.initiative = if command[0] > command[1] { Role::Attacker } else { Role::Defender };
        self.begin_round();
        command
    }

    /// A new round: everybody may fight again, the initiative leads (10.0-round).
    pub fn begin_round(&mut self) {
        self.round += 1;
        self.rest();
        if self.round > 1 {
            self.shields = [0; 2];
        }
    }

    /// Nobody has fought.
    pub fn rest(&mut self) {
        self.fought = [Army::EMPTY; 2];
        self.class = Class::Allies;
        self.turn = self.initiative;
    }

    /// Units of a part that have not fought this round.
    pub fn fresh(&self, lines: &[Army; 2], role: Role) -> Army {
        lines[role.index()].minus(&self.fought[role.index()])
    }

    /// Who fights next: allies, then legions, then leaders, the parts in turn (10.0-round).
    pub fn next(&mut self, lines: &[Army; 2]) -> Next {
        if lines.iter().any(Army::is_empty) {
            return Next::LineEmpty;
        }
        loop {
            for role in [self.turn, self.turn.other()] {
                if self.fresh(lines, role).of_class(self.class) > 0 {
                    self.waits = Waits::Engage { role, class: self.class };
                    return Next::Engage;
                }
            }
            self.class = match self.class {
                Class::Allies => Class::Legions,
                Class::Legions => Class::Leaders,
                Class::Leaders => return Next::RoundOver,
            };
            self.turn = self.initiative;
        }
    }

    /// Notes that a unit has fought; it is the other's turn.
    pub fn engaged(&mut self, role: Role, unit: Unit) {
        self.fought[role.index()].add(unit, 1);
        self.turn = role.other();
    }

    /// A hit falls: Testudo takes it, or the line must.
    pub fn absorb(&mut self, role: Role) -> bool {
        let shield = &mut self.shields[role.index()];
        let takes = *shield > 0;
        *shield -= u8::from(takes);
        takes
    }

    /// Notes that a unit was lost; `engaged`: one that had fought this round.
    pub fn fell(&mut self, role: Role, unit: Unit, engaged: bool) {
        if engaged {
            self.fought[role.index()].take(unit);
        }
        self.lost[role.index()].add(unit, 1);
    }

    /// Whether the card lets a part slip away (Night Withdrawal).
    pub fn slips_away(&self, role: Role) -> bool {
        self.plays(role, Card::NIGHT_WITHDRAWAL)
    }
}

impl Battle {
    /// The units of both parts, as they stand on the map, and the warbands.
    pub fn lines(&self, board: &crate::state::Board) -> [Army; 2] {
        let mut warbands = Army::EMPTY;
        warbands.add(Unit::WARBAND, self.warbands);
        self.sides.map(|side| side.map_or(warbands, |side| *board.army(side, self.place)))
    }
}
