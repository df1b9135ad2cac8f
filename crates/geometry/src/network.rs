//! Places joined by edges: roads, straits, borders of seas.

/// A place, by its number.
pub type Place = u8;

/// An edge between two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge<K> {
    /// One end; the smaller number.
    pub a: Place,
    /// The other end.
    pub b: Place,
    /// What it is: a road, a strait, the border of a sea.
    pub kind: K,
}

/// What lies behind one step from a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exit<K> {
    /// Where the step leads.
    pub to: Place,
    /// The edge taken, by its number.
    pub edge: u16,
    /// What kind of edge it is.
    pub kind: K,
}

/// A network that is ready to be asked. Built once, read often.
#[derive(Clone, Debug)]
pub struct Network<K> {
    edges: Vec<Edge<K>>,
    exits: Vec<Vec<Exit<K>>>,
    between: Vec<Option<u16>>,
    distances: Vec<u8>,
    places: usize,
}

/// What is wrong with a list of edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// The edge (by its number in the list) names a place that does not exist.
    NoSuchPlace(usize),
    /// The edge leads from a place to itself.
    Loop(usize),
    /// The edge joins two places that are joined already.
    Twice(usize),
}

impl NetworkError {
    /// The edge that is wrong, by its number in the list.
    pub fn edge(self) -> usize {
        let (Self::NoSuchPlace(edge) | Self::Loop(edge) | Self::Twice(edge)) = self;
        edge
    }
}

impl std::fmt::Display for NetworkError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::NoSuchPlace(_) => "there is no such place",
            Self::Loop(_) => "a way must join two places",
            Self::Twice(_) => "these places are joined already",
        })
    }
}

impl std::error::Error for NetworkError {}

impl<K: Copy> Network<K> {
    /// Joins `places` places by ways as a map file lists them, whichever end comes first.
    pub fn read(
        places: usize,
        ways: impl IntoIterator<Item = ([Place; 2], K)>,
    ) -> Result<Self, NetworkError> {
        let edge = |([a, b], kind): ([Place; 2], K)| Edge { a: a.min(b), b: a.max(b), kind };
        Self::new(places, ways.into_iter().map(edge).collect())
    }

    /// Joins `places` places by `edges`. Exits are sorted by where they lead.
    pub fn new(places: usize, edges: Vec<Edge<K>>) -> Result<Self, NetworkError> {
        let mut exits = vec![Vec::new(); places];
        let mut between = vec![None; places * places];
        for (number, edge) in edges.iter().enumerate() {
            let (a, b) = (usize::from(edge.a), usize::from(edge.b));
            if a >= places || b >= places {
                return Err(NetworkError::NoSuchPlace(number));
            }
            if a == b {
                return Err(NetworkError::Loop(number));
            }
            if between[a * places + b].is_some() {
                return Err(NetworkError::Twice(number));
            }
            between[a * places + b] = Some(number as u16);
            between[b * places + a] = Some(number as u16);
            exits[a].push(Exit { to: edge.b, edge: number as u16, kind: edge.kind });
            exits[b].push(Exit { to: edge.a, edge: number as u16, kind: edge.kind });
        }
        for list in &mut exits {
            list.sort_by_key(|exit| exit.to);
        }
        let distances = distances(places, &exits);
        Ok(Self { edges, exits, between, distances, places })
    }

    /// How many places there are.
    pub fn places(&self) -> usize {
        self.places
    }

    /// All edges, by number.
    pub fn edges(&self) -> &[Edge<K>] {
        &self.edges
    }

    /// The ways out of a place, sorted by where they lead.
    pub fn exits(&self, place: Place) -> &[Exit<K>] {
        &self.exits[usize::from(place)]
    }

    /// The number of the edge between two places.
    pub fn between(&self, a: Place, b: Place) -> Option<u16> {
        self.between[usize::from(a) * self.places + usize::from(b)]
    }

    /// How many edges lie between two places on the shortest way, whatever their kind.
    pub fn distance(&self, a: Place, b: Place) -> Option<u8> {
        Some(self.distances[usize::from(a) * self.places + usize::from(b)])
            .filter(|distance| *distance != u8::MAX)
    }
}

/// All distances, by breadth-first search from every place.
fn distances<K>(places: usize, exits: &[Vec<Exit<K>>]) -> Vec<u8> {
    let mut distances = vec![u8::MAX; places * places];
    let mut queue = std::collections::VecDeque::new();
    for from in 0..places {
        let row = &mut distances[from * places..(from + 1) * places];
        row[from] = 0;
        queue.push_back(from);
        while let Some(here) = queue.pop_front() {
            for exit in &exits[here] {
                let to = usize::from(exit.to);
                if row[to] == u8::MAX {
                    row[to] = row[here] + 1;
                    queue.push_back(to);
                }
            }
        }
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn edge(a: Place, b: Place) -> Edge<()> {
        Edge { a, b, kind: () }
    }

    #[test]
    fn faults_are_named() {
        assert_eq!(Network::new(2, vec![edge(0, 2)]).unwrap_err(), NetworkError::NoSuchPlace(0));
        assert_eq!(Network::new(2, vec![edge(1, 1)]).unwrap_err(), NetworkError::Loop(0));
        let twice = vec![edge(0, 1), edge(1, 0)];
        let error = Network::new(2, twice).unwrap_err();
        assert_eq!((error, error.edge()), (NetworkError::Twice(1), 1));
        assert_eq!(error.to_string(), "these places are joined already");
    }

    #[test]
    fn ways_are_read_whichever_end_comes_first() {
        let net = Network::read(3, [([2, 0], 'r'), ([1, 2], 's')]).unwrap();
        assert_eq!(net.edges()[0], Edge { a: 0, b: 2, kind: 'r' });
        assert_eq!(net.between(2, 1), Some(1));
        assert_eq!(Network::read(3, [([2, 0], 'r'), ([0, 2], 's')]).unwrap_err().edge(), 1);
    }

    #[test]
    fn exits_are_sorted_and_edges_found_from_both_ends() {
        let net = Network::new(4, vec![edge(2, 3), edge(0, 2), edge(1, 2)]).unwrap();
        assert_eq!(net.exits(2).iter().map(|exit| exit.to).collect::<Vec<_>>(), [0, 1, 3]);
        assert_eq!(net.between(2, 0), Some(1));
        assert_eq!(net.between(0, 2), Some(1));
        assert_eq!(net.between(0, 1), None);
        assert_eq!(net.distance(0, 3), Some(2));
    }

    proptest! {
        /// Distances agree with another library's search.
        #[test]
        fn distances_agree_with_petgraph(pairs in proptest::collection::btree_set((0u8..12, 0u8..12), 0..30)) {
            let pairs: Vec<_> = pairs.into_iter().filter(|(a, b)| a < b).collect();
            let net = Network::new(12, pairs.iter().map(|(a, b)| edge(*a, *b)).collect()).unwrap();
            let mut graph = petgraph::graph::UnGraph::<(), ()>::default();
            let nodes: Vec<_> = (0..12).map(|_| graph.add_node(())).collect();
            for (a, b) in &pairs {
                graph.add_edge(nodes[usize::from(*a)], nodes[usize::from(*b)], ());
            }
            for from in 0..12u8 {
                let known = petgraph::algo::dijkstra(&graph, nodes[usize::from(from)], None, |_| 1u8);
                for to in 0..12u8 {
                    prop_assert_eq!(net.distance(from, to), known.get(&nodes[usize::from(to)]).copied());
                }
            }
        }
    }
}
