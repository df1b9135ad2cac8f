//! 13.0 to 16.0: what a battle is worth by its exact odds, and how attacks are declared.

use arrayvec::ArrayVec;
use geometry::hex::Hex;

use crate::action::Action;
use crate::combat::dice;
use crate::declaration::duty;
use crate::ids::{Side, Unit, UnitSet};
use crate::odds::chances;
use crate::pack::Verdict;
use crate::state::{Declaration, Eyes};

/// Attackers that are reckoned with.
type Party = ArrayVec<Unit, 64>;

/// What a result is worth to the attackers, in factors.
fn price(verdict: Verdict, attack: f64, defence: f64) -> f64 {
    match verdict {
        Verdict::AttackersDie { advance } => -attack - f64::from(advance),
        Verdict::AttackersRetreat { hexes, advance } => {
            -attack * 0.06 * f64::from(hexes) - f64::from(advance)
        }
        Verdict::Melee => 0.0,
        Verdict::Rage => 0.02 * defence,
        Verdict::DefendersRetreat { hexes, advance } => {
            defence * (0.15 + 0.1 * f64::from(hexes)) + f64::from(advance)
        }
        Verdict::DefendersDie { advance } => 1.3 * defence + f64::from(advance),
    }
}

/// The factors of an attack by these on these hexes.
fn weighed(eyes: Eyes<'_>, party: &[Unit], targets: &[Hex]) -> [u16; 3] {
    let (pack, public) = (eyes.pack, eyes.public);
    let Some(first) = party.first() else { return [0, 1, 0] };
    let enemy = first.side().enemy();
    let attack = party.iter().map(|unit| pack.attack(*unit)).sum();
    let from = public.hexes_of(party.iter().copied().collect());
    let (mut defence, mut plain) = (0, 0);
    for hex in targets {
        let men = public.men(enemy, *hex).map(|unit| u16::from(pack.unit(unit).combat));
        let factors: u16 = men.sum();
        plain += factors;
        defence +=
            if public.is_doubled(pack, &from, *hex) { factors * pack.doubled } else { factors };
    }
    [attack, defence, plain]
}

/// What an attack by these on these hexes is worth, in factors.
pub(super) fn worth(eyes: Eyes<'_>, party: &[Unit], targets: &[Hex]) -> f64 {
    let (pack, public) = (eyes.pack, eyes.public);
    let Some(first) = party.first() else { return 0.0 };
    let side = first.side();
    let [attack, defence, plain] = weighed(eyes, party, targets);
    let (stake, prize) = (f64::from(attack), f64::from(plain));
    let odds = attack / defence.max(1);
    let trapped = side == Side::Rome
        && odds >= pack.encircled
        && targets.iter().all(|hex| public.is_encircled(pack, *hex));
    if odds >= pack.automatic || trapped {
        return price(Verdict::DefendersDie { advance: pack.automatic_advance }, stake, prize);
    }
    let romans: UnitSet = if side == Side::Rome {
        party.iter().copied().collect()
    } else {
        targets.iter().flat_map(|hex| public.men(Side::Rome, *hex)).collect()
    };
    let count = dice(pack, public, romans);
    chances(pack, pack.column(attack, defence), count, side == Side::Rome)
        .into_iter()
        .map(|(verdict, chance)| chance * price(verdict, stake, prize))
        .sum()
}

/// Able units of the seat's side that touch a hex and are in no attack.
fn free_hunters(eyes: Eyes<'_>, side: Side, hex: Hex) -> Party {
    let (pack, public) = (eyes.pack, eyes.public);
    let near = pack.next(hex).flat_map(|next| public.men(side, next));
    let free = |unit: &Unit| {
        public.attacks[*unit] == 0
            && public.check_able(*unit).is_ok()
            && public.decider(pack, eyes.sphere, *unit) == eyes.seat
    };
    near.filter(free).take(64).collect()
}

/// What to declare next: the best attack first, with as many as it pays, and what is owed with as
/// few as can be. `merit` says how much a hex matters.
pub(super) fn declare(
    eyes: Eyes<'_>,
    declaration: Declaration,
    offers: &[Action],
    merit: impl Fn(Hex) -> f64,
) -> Option<Action> {
    let (pack, public, side) = (eyes.pack, eyes.public, declaration.side);
    let offered = |action: Action| offers.contains(&action).then_some(action);
    let Some(number) = declaration.open else {
        let owed = duty(pack, public, side);
        let mut best: Option<(f64, Hex)> = None;
        for action in offers {
            let Action::Target { hex } = *action else { continue };
            if public.attack_on(side, hex) != 0 {
                continue;
            }
            let party = free_hunters(eyes, side, hex);
            let value = worth(eyes, &party, &[hex]) * merit(hex);
            let due = owed.owed.contains(hex) || party.iter().any(|unit| owed.must.contains(*unit));
            if (value > 0.0 || due) && best.is_none_or(|(most, _)| value > most) {
                best = Some((value, hex));
            }
        }
        let done = offered(Action::EndDeclaration);
        return match best {
            Some((value, hex)) if value > 0.0 || done.is_none() => Some(Action::Target { hex }),
            _ => done.or(offered(Action::Propose)),
        };
    };
    let mut party = Party::new();
    let mut targets: ArrayVec<Hex, 16> = ArrayVec::new();
    for unit in Unit::all().filter(|unit| public.attacks[*unit] == number) {
        if unit.side() == side {
            let _ = party.try_push(unit);
        } else if let Some(hex) = public.hex_of(unit)
            && !targets.contains(&hex)
        {
            let _ = targets.try_push(hex);
        }
    }
    let mut more: Vec<Unit> = offers
        .iter()
        .filter_map(|action| match action {
            Action::Commit { unit } => Some(*unit),
            _ => None,
        })
        .collect();
    more.sort_by_key(|unit| std::cmp::Reverse(pack.attack(*unit)));
    // What the attack is worth with the strongest, the two strongest, and so on.
    let mut values = vec![worth(eyes, &party, &targets)];
    let mut with = party.clone();
    for unit in &more {
        let _ = with.try_push(*unit);
        values.push(worth(eyes, &with, &targets));
    }
    let most = values.iter().copied().fold(f64::MIN, f64::max);
    let closes = offered(Action::Close);
    if closes.is_some() && values[0] >= most - 0.2 {
        return closes;
    }
    let commit = if most <= 0.0 && closes.is_none() { more.last() } else { more.first() };
    commit
        .map(|unit| Action::Commit { unit: *unit })
        .or(closes)
        .or_else(|| offers.iter().copied().find(|action| matches!(action, Action::Target { .. })))
}
