//! The browser client's types of the interface are the server's: generated, committed, compared.

#![cfg(feature = "typescript")]

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated/api.ts");

/// `RUBICON_WRITE_TYPES=1` (`make types`) writes the file instead.
#[test]
fn generated_types_are_current() {
    let text = rubicon_server::typescript();
    if std::env::var_os("RUBICON_WRITE_TYPES").is_some() {
        std::fs::write(FILE, text).expect("the types can be written");
        return;
    }
    let committed = std::fs::read_to_string(FILE).expect("the types are committed");
    assert_eq!(committed, text, "run `make types`");
}
