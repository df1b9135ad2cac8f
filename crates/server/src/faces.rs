//! What a viewer was shown of pieces: each face once a table, not once a click.
//!
//! The pieces of a scene name their faces by numbers of a list that only grows. There is one for
//! each viewer and language, so that nobody is sent a face that he was not shown.

use std::collections::HashMap;

use kernel::{Face, PieceFace, Scene};

use crate::dto::FaceList;
use crate::guest::random_hex;
use crate::problem::Problem;

/// How long the list may become before another is begun.
const MOST: usize = 4096;

/// The faces that a viewer was shown in a language.
#[derive(Debug)]
pub(crate) struct Faces {
    epoch: String,
    list: Vec<PieceFace>,
    numbers: HashMap<PieceFace, u32>,
}

impl Faces {
    /// None yet. The epoch tells this list from every other.
    pub(crate) fn new() -> Result<Self, Problem> {
        let epoch = random_hex::<4>()?;
        Ok(Self { epoch, list: Vec::new(), numbers: HashMap::new() })
    }

    /// Whether there is room for more.
    pub(crate) fn is_full(&self) -> bool {
        self.list.len() > MOST
    }

    /// How many of its faces the client has, who says `EPOCH.COUNT`; none if it is another list.
    pub(crate) fn known(&self, had: &str) -> Option<usize> {
        let (epoch, count) = had.split_once('.')?;
        let count = count.parse().ok()?;
        (epoch == self.epoch && count <= self.list.len()).then_some(count)
    }

    /// Puts numbers in the place of the scene's faces, and gives those from number `from` on.
    pub(crate) fn list(&mut self, scene: &mut Scene, from: usize) -> FaceList {
        for piece in scene.pieces_mut() {
            let Face::Whole(face) = &piece.face else { continue };
            let number = if let Some(number) = self.numbers.get(face) {
                *number
            } else {
                let number = self.list.len() as u32;
                self.list.push(face.clone());
                self.numbers.insert(face.clone(), number);
                number
            };
            piece.face = Face::Listed(number);
        }
        FaceList { epoch: self.epoch.clone(), from, list: self.list[from..].to_vec() }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Face, Piece, PieceFace, Scene};

    use super::Faces;

    fn scene(woods: &[&str]) -> Scene {
        let piece = |wood: &&str| Piece {
            face: PieceFace::Hidden { wood: (*wood).to_owned() }.into(),
            ..Piece::default()
        };
        Scene { pieces: woods.iter().map(piece).collect(), ..Scene::default() }
    }

    fn numbers(scene: &Scene) -> Vec<Option<u32>> {
        let number = |piece: &Piece| match piece.face {
            Face::Listed(number) => Some(number),
            Face::Whole(_) => None,
        };
        scene.pieces.iter().map(number).collect()
    }

    #[test]
    fn a_face_is_sent_once() {
        let mut faces = Faces::new().unwrap();
        let mut first = scene(&["oak", "pine", "oak"]);
        let sent = faces.list(&mut first, 0);
        assert_eq!(numbers(&first), [Some(0), Some(1), Some(0)]);
        assert_eq!((sent.from, sent.list.len()), (0, 2));
        let had = format!("{}.2", sent.epoch);
        let known = faces.known(&had).unwrap();
        let mut second = scene(&["elm", "pine"]);
        let sent = faces.list(&mut second, known);
        assert_eq!(numbers(&second), [Some(2), Some(1)]);
        assert_eq!((sent.from, sent.list.len()), (2, 1));
    }

    #[test]
    fn another_list_is_not_known() {
        let (faces, mut others) = (Faces::new().unwrap(), Faces::new().unwrap());
        let sent = others.list(&mut scene(&["oak"]), 0);
        assert_eq!(others.known(&format!("{}.1", sent.epoch)), Some(1));
        assert_eq!(faces.known(&format!("{}.1", sent.epoch)), None);
        for nonsense in ["none", "", ".", "x.y", &format!("{}.9", sent.epoch)] {
            assert_eq!(others.known(nonsense), None);
        }
    }
}
