//! Makes sure that there is a folder to embed, so that the server builds before the page does.

use std::path::Path;

fn main() {
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets the crate's folder");
    let page = Path::new(&root).join("../../web/dist");
    if !page.is_dir() {
        // A source tree that cannot be written to has the page already, or does without.
        let _ = std::fs::create_dir_all(&page);
    }
    println!("cargo::rerun-if-changed={}", page.display());
    println!("cargo::rerun-if-changed=migrations");
}
