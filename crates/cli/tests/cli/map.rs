//! `rubicon map`.

use crate::check_fails;

#[test]
fn a_game_without_hexes_has_no_map_to_draw() {
    assert_eq!(check_fails("map julius --svg"), "error: julius has no hex map\n");
    assert!(check_fails("map carthage --svg").contains("there is no game \"carthage\""));
    assert!(check_fails("map julius").contains("--svg"));
}
