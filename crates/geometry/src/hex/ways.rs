//! Ways where a step's price depends on how one came, so that more than one way to a hex matters.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::Hex;

/// What somebody on the way has with him: points spent, whether he kept to a road, and the like.
pub trait Load: Copy {
    /// Points spent.
    fn spent(&self) -> u16;
    /// Whether one who comes like this can do whatever one who comes like the other can.
    fn serves_for(&self, other: &Self) -> bool;
}

/// Where a step leads.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<L> {
    /// The hex.
    pub hex: Hex,
    /// How one comes there.
    pub load: L,
    /// Whether one goes no further.
    pub halts: bool,
}

/// The cheapest way to a hex.
#[derive(Clone, Debug)]
pub struct Way<L> {
    /// The hexes entered, in order; the last is the one that it leads to.
    pub via: Vec<Hex>,
    /// How one comes there.
    pub load: L,
    /// Whether one goes no further.
    pub halts: bool,
}

#[derive(Clone, Copy)]
struct Label<L> {
    arrival: Arrival<L>,
    steps: u16,
    before: Option<usize>,
}

/// The cheapest way to every hex but the first, in the order of what they cost; of equally cheap
/// ones the shorter, then that to the lower number. `next` adds the steps from an arrival.
pub fn ways<L: Load>(
    start: Hex,
    load: L,
    mut next: impl FnMut(Arrival<L>, &mut Vec<Arrival<L>>),
) -> Vec<Way<L>> {
    let first =
        Label { arrival: Arrival { hex: start, load, halts: false }, steps: 0, before: None };
    let mut labels = vec![first];
    let key = |labels: &[Label<L>], index: usize| {
        let Label { arrival, steps, .. } = &labels[index];
        Reverse((arrival.load.spent(), *steps, arrival.hex, arrival.halts, index))
    };
    let mut queue = BinaryHeap::from([key(&labels, 0)]);
    // Those that were gone on from, and those whose way is the cheapest to their hex.
    let mut settled: Vec<usize> = Vec::new();
    let mut best: Vec<usize> = Vec::new();
    let mut arrivals = Vec::new();
    while let Some(Reverse((.., index))) = queue.pop() {
        let Label { arrival, steps, .. } = labels[index];
        let served = settled
            .iter()
            .map(|one| labels[*one].arrival)
            .any(|other| other.hex == arrival.hex && other.load.serves_for(&arrival.load));
        if served {
            continue;
        }
        if arrival.hex != start && best.iter().all(|one| labels[*one].arrival.hex != arrival.hex) {
            best.push(index);
        }
        if arrival.halts {
            continue;
        }
        settled.push(index);
        next(arrival, &mut arrivals);
        for arrival in arrivals.drain(..) {
            labels.push(Label { arrival, steps: steps + 1, before: Some(index) });
            queue.push(key(&labels, labels.len() - 1));
        }
    }
    best.into_iter().map(|index| trace(&labels, index)).collect()
}

/// The way that led to a label.
fn trace<L: Load>(labels: &[Label<L>], index: usize) -> Way<L> {
    let Arrival { load, halts, .. } = labels[index].arrival;
    let mut via = Vec::new();
    let mut at = index;
    while let Some(before) = labels[at].before {
        via.push(labels[at].arrival.hex);
        at = before;
    }
    via.reverse();
    Way { via, load, halts }
}
