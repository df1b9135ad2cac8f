//! 8.5, 11.4: leaders who are tested, lost, or left alone.

use geometry::hex::Hex;
use kernel::Table;

use crate::action::Event;
use crate::ground::Pace;
use crate::ids::{Counter, Leader, Side};
use crate::pack::{GRID, Hexes};
use crate::state::{Fate, OverBy, State};

impl State {
    /// 11.4: a leader's test.
    pub(super) fn test_leader(&mut self, leader: Leader, table: &mut Table<'_, Event>) {
        // The game may have ended with one before him.
        if self.is_over() {
            return;
        }
        let first = table.roll("leader", 6) as u8;
        let dice = &self.pack.leader_test;
        let second = (first == dice.hit).then(|| table.roll("leader", 6) as u8);
        let fates = [
            (dice.wounded, Fate::Wounded),
            (dice.captured, Fate::Captured),
            (dice.killed, Fate::Killed),
        ];
        let fate = fates.into_iter().find(|(face, _)| second == Some(*face)).map(|(_, fate)| fate);
        table.tell(|| Event::LeaderTested { leader, first, second, fate });
        match fate {
            Some(Fate::Wounded) => self.public.fates[leader] = Fate::Wounded,
            Some(fate) => self.fell_leader(leader, fate, table),
            None => {}
        }
    }

    /// 8.1, 8.5: a leader is gone; without Vercingetorix the game is over.
    fn fell_leader(&mut self, leader: Leader, fate: Fate, table: &mut Table<'_, Event>) {
        self.remove_leader(leader, fate, table);
        if leader == Leader::VERCINGETORIX {
            self.over(Some(Side::Rome), OverBy::Vercingetorix, table);
        }
    }

    /// Takes a leader off the map: killed, captured, scattered. What is left in his box goes to
    /// other boxes with room, or is lost (ruling R-12).
    pub(crate) fn remove_leader(
        &mut self,
        leader: Leader,
        fate: Fate,
        table: &mut Table<'_, Event>,
    ) {
        let counter = self.public.counter_of(leader).expect("a leader who is lost lies open");
        let side = leader.side();
        self.public.fates[leader] = fate;
        self.public.put_counter(counter, None);
        self.public.faces[counter] = None;
        self.public.marked.remove(counter);
        self.public.marched.remove(counter);
        if counter != Counter::VERCINGETORIX {
            self.secret(side, table.referee()).faces[counter] = None;
        }
        if self.public.commanders[side.index()] == Some(leader) {
            self.public.commanders[side.index()] = None;
        }
        if !leader.has_box() {
            return;
        }
        let left = self.boxes(side, table.referee()).in_box(leader);
        for unit in left.iter() {
            let pack = self.pack;
            let room = Leader::with_box(leader.force()).find(|other| {
                let boxes = self.boxes(side, table.referee());
                self.public.fates[*other].is_present()
                    && boxes.count(*other) < pack.leader(*other).units
            });
            if let Some(other) = room {
                self.boxes_mut(side, table.referee()).put(unit, other);
            } else {
                self.leave_box(unit, table);
                self.lose(unit);
                table.tell(|| Event::BoxLost { unit });
            }
        }
    }

    /// 11.4, errata: leaders whom the combat has left alone. After an elimination they take a
    /// test; then they join the nearest friendly unit, or are captured.
    pub(super) fn rescue_leaders(&mut self, table: &mut Table<'_, Event>) {
        let (combats, battle) = self.public.fight().expect("a combat is in progress");
        let side = combats.force.side();
        let (lone, bereft, targets) = (battle.lone, battle.bereft, battle.targets);
        let attacking: Hexes = battle.stack.into_iter().collect();
        for (side, hexes) in [(side.enemy(), targets), (side, attacking)] {
            for hex in hexes.iter() {
                if self.public.holds(side, hex) {
                    continue;
                }
                for leader in self.public.leaders_in(side, hex).iter() {
                    if bereft.contains(hex) && !lone.contains(hex) {
                        self.test_leader(leader, table);
                    }
                    if self.public.fates[leader].is_present() {
                        self.rejoin(leader, hex, table);
                    }
                    if self.is_over() {
                        return;
                    }
                }
            }
        }
    }

    /// A leader goes to the nearest friendly unit by a way free of enemy zones of control.
    fn rejoin(&mut self, leader: Leader, from: Hex, table: &mut Table<'_, Event>) {
        if let Some(to) = self.way_home(leader.side(), from) {
            table.tell(|| Event::LeaderRejoins { leader, to });
            self.place_leader(leader, to, table);
        } else {
            table.tell(|| Event::LeaderTaken { leader });
            self.fell_leader(leader, Fate::Captured, table);
        }
    }

    /// The hex of the nearest friendly unit, if a way free of enemies and their zones leads there.
    ///
    /// Ruling R-20: of several as near, one that can be reached; its own hex is not of the way.
    fn way_home(&self, side: Side, from: Hex) -> Option<Hex> {
        let (pack, public) = (self.pack, &self.public);
        let far = |hex: Hex| GRID.distance(from, hex);
        let nearest = public.on_map(side).map(|(_, hex)| far(hex)).min()?;
        let mut seen = Hexes::new();
        seen.insert(from);
        let mut edge = seen;
        while !edge.is_empty() {
            let mut next = Hexes::new();
            for hex in edge.iter() {
                for to in pack.next(hex).filter(|to| !seen.contains(*to)) {
                    let toll = public.toll(pack, side, hex, to, Pace::Tactical);
                    let goes = toll.is_ok_and(|toll| {
                        toll.breach.is_none() && !(side == Side::Gaul && public.has_camp(to))
                    });
                    if goes && far(to) == nearest && public.holds(side, to) {
                        return Some(to);
                    }
                    let free = !public.holds(side.enemy(), to) && !public.in_zone(side.enemy(), to);
                    if goes && free {
                        next.insert(to);
                    }
                }
            }
            seen = seen.or(&next);
            edge = next;
        }
        None
    }
}
