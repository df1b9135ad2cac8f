//! 3.0: a turn from its start to its end.

use conquest::Side::Rome;
use conquest::{Conquest, State};

use crate::play::{Play, Words};

/// 3.0: nobody does anything, and the next turn begins with all markers gone.
#[test]
fn r3_0_a_turn() {
    let setup = kernel::Setup { scenario: "lutetia".to_owned(), ..kernel::Setup::default() };
    let setup = setup.complete(<State as kernel::Rules>::info()).unwrap();
    let mut dice = kernel::SeededDice::new(1, 1);
    let game: State = kernel::start(Conquest::pack(), &setup, &mut dice, None).unwrap();
    let mut play = Play::new(game);
    play.seeded(3);
    assert_eq!(play.top(), "setup");
    play.say(Rome, "ready");
    assert_eq!(play.top(), "auxiliaries", "3.0-A comes first");
    play.say(Rome, "skip_auxiliaries");
    assert_eq!(play.top(), "due", "there is no elite phase at Lutetia");
    let mut finished = 0;
    while play.position()["turn"] == 1 {
        let side = play.pending()[0];
        if play.position()["phase"].get("picked").is_none_or(serde_json::Value::is_null) {
            let offer = serde_json::to_value(play.offers(side)[0]).unwrap();
            play.act(side, offer);
        } else {
            play.say(side, "decline");
            finished += 1;
        }
    }
    assert_eq!(finished, 9, "every leader once");
    assert_eq!(play.top(), "auxiliaries");
    let leaders = play.position()["leaders"].as_object().unwrap().clone();
    assert!(leaders.values().all(|leader| leader.get("status").is_none()));
}
