//! Makes sure that there is a folder to embed, so that the server builds before the page does, and
//! sums up the sources that snapshots of tables depend on.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

/// What a state, an action and a position mean, and what is written of a table.
const SOURCES: [&str; 5] = ["kernel", "geometry", "games", "registry", "server"];

fn main() {
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets the crate's folder");
    let root = Path::new(&root);
    let page = root.join("../../web/dist");
    if !page.is_dir() {
        // A source tree that cannot be written to has the page already, or does without.
        let _ = std::fs::create_dir_all(&page);
    }
    println!("cargo::rerun-if-changed={}", page.display());
    println!("cargo::rerun-if-changed=migrations");
    let mut files = Vec::new();
    for source in SOURCES {
        gather(&root.join("..").join(source), &mut files);
    }
    files.push(root.join("../../Cargo.lock"));
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
        let name = file.strip_prefix(root).unwrap_or(&file);
        (name, std::fs::read(&file).unwrap_or_default()).hash(&mut hasher);
    }
    println!("cargo::rustc-env=RUBICON_PROGRAM={:016x}", hasher.finish());
}

/// The files of a crate, or of the crates in a folder, that its rules are made of. Tests are not among
/// them, nor texts. Folders are named to cargo too, so that it sees new files.
fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let part = ["src", "data"].iter().any(|part| name == *part);
        if path.is_file() {
            files.push(path);
        } else if part {
            println!("cargo::rerun-if-changed={}", path.display());
            all(&path, files);
        } else if path.join("Cargo.toml").is_file() {
            gather(&path, files);
        }
    }
}

/// All files in a folder.
fn all(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_file() {
            files.push(path);
        } else {
            all(&path, files);
        }
    }
}
