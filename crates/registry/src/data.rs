//! Data packs: the files built into a game, and the printed values of someone who owns the box.
//!
//! An owner's folder has one folder a game, named by its id; a file there takes the place of the
//! built-in file of the same name.

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use kernel::{DataError, Game, PackFiles};

/// A game's data, read and checked, and the files that it comes from.
pub struct Loaded<G: Game> {
    /// What the rules read.
    pub pack: &'static G::Pack,
    /// The files; matches record their hash.
    pub files: &'static PackFiles,
}

impl<G: Game> Clone for Loaded<G> {
    fn clone(&self) -> Self {
        Self { pack: self.pack, files: self.files }
    }
}

/// What is wrong with a data file, and the file's path where it is an owner's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataFault {
    /// The game.
    pub game: &'static str,
    /// The owner's file; none when the fault is in a built-in one.
    pub path: Option<PathBuf>,
    /// The fault.
    pub error: DataError,
}

impl std::fmt::Display for DataFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Some(path) = &self.path else { return write!(f, "{}/{}", self.game, self.error) };
        match self.error.line {
            Some(line) => write!(f, "{}:{line}: {}", path.display(), self.error.what),
            None => write!(f, "{}: {}", path.display(), self.error.what),
        }
    }
}

impl std::error::Error for DataFault {}

/// Reads a game's data, once in the life of the program for each folder.
///
/// The rules borrow it for ever: what is read is never given back.
pub fn load<G: Game>(folder: Option<&Path>) -> Result<Loaded<G>, Vec<DataFault>> {
    let key: Key = (TypeId::of::<G>(), folder.map(Path::to_owned));
    let mut known = KNOWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(loaded) = known.get(&key).and_then(|any| any.downcast_ref::<Loaded<G>>()) {
        return Ok(loaded.clone());
    }
    let loaded = load_uncached::<G>(folder)?;
    known.insert(key, Box::new(loaded.clone()));
    Ok(loaded)
}

/// Reads a game's data anew.
pub fn load_uncached<G: Game>(folder: Option<&Path>) -> Result<Loaded<G>, Vec<DataFault>> {
    let own = match folder {
        None => BTreeMap::new(),
        Some(folder) => own_files::<G>(&folder.join(G::info().id))?,
    };
    let texts = own.iter().map(|(name, (_, text))| (name.clone(), text.clone())).collect();
    let files = G::files().overlaid(texts);
    match G::load(&files) {
        Ok(pack) => {
            Ok(Loaded { pack: Box::leak(Box::new(pack)), files: Box::leak(Box::new(files)) })
        }
        Err(errors) => Err(errors
            .into_iter()
            .map(|error| DataFault {
                game: G::info().id,
                path: own.get(&error.file).map(|(path, _)| path.clone()),
                error,
            })
            .collect()),
    }
}

type Key = (TypeId, Option<PathBuf>);

static KNOWN: Mutex<BTreeMap<Key, Box<dyn Any + Send + Sync>>> = Mutex::new(BTreeMap::new());

/// An owner's files by name, with their paths. No folder for this game means no files.
fn own_files<G: Game>(
    folder: &Path,
) -> Result<BTreeMap<String, (PathBuf, String)>, Vec<DataFault>> {
    let fault = |path: &Path, what: String| DataFault {
        game: G::info().id,
        path: Some(path.to_owned()),
        error: DataError { file: name_of(folder, path), line: None, what },
    };
    let mut paths = Vec::new();
    if folder.is_dir() {
        list(folder, &mut paths)
            .map_err(|error| vec![fault(folder, format!("the folder cannot be read: {error}"))])?;
    }
    let built_in = G::files();
    let (mut own, mut faults) = (BTreeMap::new(), Vec::new());
    for path in paths {
        let name = name_of(folder, &path);
        if !built_in.0.contains_key(&name) {
            let known: Vec<&str> = built_in.0.keys().map(String::as_str).collect();
            let what = format!("{} has no such file; it has {}", G::info().id, known.join(", "));
            faults.push(fault(&path, what));
            continue;
        }
        match std::fs::read_to_string(&path) {
            Ok(text) => {
                own.insert(name, (path, text));
            }
            Err(error) => faults.push(fault(&path, format!("the file cannot be read: {error}"))),
        }
    }
    if faults.is_empty() { Ok(own) } else { Err(faults) }
}

/// A file's name in a pack: its path below the folder, with slashes.
fn name_of(folder: &Path, path: &Path) -> String {
    let below = path.strip_prefix(folder).unwrap_or(path);
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// The files below a folder, in the order of their names; hidden ones and editors' copies are
/// nobody's data.
fn list(folder: &Path, paths: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut entries = std::fs::read_dir(folder)?.collect::<std::io::Result<Vec<_>>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with('.') || name.ends_with('~') {
            continue;
        }
        let path = entry.path();
        if path.is_dir() {
            list(&path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}
