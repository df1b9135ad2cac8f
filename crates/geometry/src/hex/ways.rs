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

/// Where a step leads: to a hex, or to whatever else a piece can be in, such as a hex and a facing.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<L, N = Hex> {
    /// The hex.
    pub at: N,
    /// How one comes there.
    pub load: L,
    /// Whether one goes no further.
    pub halts: bool,
}

/// The cheapest way to a hex.
#[derive(Clone, Debug)]
pub struct Way<L, N = Hex> {
    /// The hexes entered, in order; the last is the one that it leads to.
    pub via: Vec<N>,
    /// How one comes there.
    pub load: L,
    /// Whether one goes no further.
    pub halts: bool,
}

#[derive(Clone, Copy)]
struct Label<L, N> {
    arrival: Arrival<L, N>,
    steps: u16,
    before: Option<usize>,
}

/// The cheapest way to every hex but the first, in the order of what they cost; of equally cheap
/// ones the shorter, then that to the lower number. `next` adds the steps from an arrival.
pub fn ways<L: Load, N: Copy + Ord>(
    start: N,
    load: L,
    mut next: impl FnMut(Arrival<L, N>, &mut Vec<Arrival<L, N>>),
) -> Vec<Way<L, N>> {
    let first =
        Label { arrival: Arrival { at: start, load, halts: false }, steps: 0, before: None };
    let mut labels = vec![first];
    let key = |labels: &[Label<L, N>], index: usize| {
        let Label { arrival, steps, .. } = &labels[index];
        Reverse((arrival.load.spent(), *steps, arrival.at, arrival.halts, index))
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
            .any(|other| other.at == arrival.at && other.load.serves_for(&arrival.load));
        if served {
            continue;
        }
        if arrival.at != start && best.iter().all(|one| labels[*one].arrival.at != arrival.at) {
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
fn trace<L: Load, N: Copy>(labels: &[Label<L, N>], index: usize) -> Way<L, N> {
    let Arrival { load, halts, .. } = labels[index].arrival;
    let mut via = Vec::new();
    let mut at = index;
    while let Some(before) = labels[at].before {
        via.push(labels[at].arrival.at);
        at = before;
    }
    via.reverse();
    Way { via, load, halts }
}
