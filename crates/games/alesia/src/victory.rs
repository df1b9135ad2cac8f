//! 19.0, 26.0: leaders, and how the game ends.

use geometry::hex::Hex;
use kernel::{Rule, Table};

use crate::action::Event;
use crate::ids::{Side, Unit, ZoneSet};
use crate::pack::GRID;
use crate::state::{GuardedKing, OverBy, Spot, State};

impl State {
    /// A unit is eliminated.
    pub(crate) fn kill(&mut self, unit: Unit, rule: Rule, table: &mut Table<'_, Event>) {
        let hex = self.public.hex_of(unit);
        self.public.put(self.pack, unit, Spot::LOST);
        self.public.disrupted.remove(unit);
        self.public.attacks[unit] = 0;
        if unit.relief().is_some() {
            self.zones_mut(table.referee()).at.set(unit, None);
        }
        if unit.is_scout() {
            self.public.news[unit] = ZoneSet::EMPTY;
        }
        self.leave_rage(unit, table);
        table.tell(|| Event::Eliminated { unit, rule });
        self.note_alone(unit);
        if unit == Unit::VERCINGETORIX {
            return self.capture(table);
        }
        // 19.7: he dies with the last of those around him.
        let guarded = self.public.options.guarded_king == GuardedKing::On;
        let king = self.public.hex_of(Unit::VERCINGETORIX);
        if guarded
            && unit.side() == Side::Gaul
            && let Some(hex) = hex.filter(|hex| king == Some(*hex))
            && !self.pack.ground(hex).in_town()
            && !self.public.has_men(Side::Gaul, hex)
        {
            self.kill(Unit::VERCINGETORIX, Rule("19.7"), table);
        }
    }

    /// 19.3: Roman leaders alone in a Gallic zone of control are eliminated.
    pub(crate) fn lone_leaders(&mut self, table: &mut Table<'_, Event>) {
        for leader in [Unit::CAESAR, Unit::LABIENUS] {
            if let Some(hex) = self.public.hex_of(leader)
                && self.public.in_zone(Side::Gaul, hex)
                && !self.public.has_men(Side::Rome, hex)
            {
                self.kill(leader, Rule("19.3"), table);
            }
        }
    }

    /// 19.1: Vercingetorix in a Roman zone of control is eliminated, unless men guard him (19.7). Steps
    /// of his own into one are refused, but his guard may leave him there.
    pub(crate) fn lone_king(&mut self, table: &mut Table<'_, Event>) {
        if let Some(king) = self.public.hex_of(Unit::VERCINGETORIX)
            && self.public.in_zone(Side::Rome, king)
            && !self.is_guarded(king)
            && !self.is_over()
        {
            self.kill(Unit::VERCINGETORIX, Rule("19.1"), table);
        }
    }

    /// 19.1, 26.2: a Roman who comes next to Vercingetorix outside Alesia takes him; with 19.7 only
    /// if he is alone.
    pub(crate) fn check_capture(&mut self, unit: Unit, to: Hex, table: &mut Table<'_, Event>) {
        debug_assert_eq!(unit.side(), Side::Rome, "Romans take him");
        if let Some(king) = self.public.hex_of(Unit::VERCINGETORIX)
            && GRID.distance(king, to) == 1
            && !self.pack.ground(king).in_town()
            && !self.is_guarded(king)
        {
            self.kill(Unit::VERCINGETORIX, Rule("19.1"), table);
        }
    }

    /// 19.7: whether men stand with Vercingetorix who keep him safe.
    fn is_guarded(&self, hex: Hex) -> bool {
        self.public.options.guarded_king == GuardedKing::On && self.public.has_men(Side::Gaul, hex)
    }

    /// 26.2, 26.3: Vercingetorix is lost.
    fn capture(&mut self, table: &mut Table<'_, Event>) {
        let winner = self.public.caesar_lives().then_some(Side::Rome);
        self.over(winner, OverBy::Capture, table);
    }

    /// 26.1: Vercingetorix has left the map.
    pub(crate) fn escape(&mut self, table: &mut Table<'_, Event>) {
        self.over(Some(Side::Gaul), OverBy::Escape, table);
    }

    /// 18.2: the delay is shown when the first besieged unit leaves Alesia.
    pub(crate) fn show_chit(&mut self, table: &mut Table<'_, Event>) {
        self.public.sallied = true;
        if self.public.delay.is_some() {
            return;
        }
        if let Some(delay) = *self.chit.open(table.referee()) {
            self.public.delay = Some(delay);
            table.reveal();
            table.tell(|| Event::ChitShown { delay });
        }
    }
}
