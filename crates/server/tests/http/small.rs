//! Small answers: who keeps what he was sent and asks for the rest has the whole.

use serde_json::{Value, json};

use crate::support::{Client, Lots, Server, any_choice, match_of_two};

/// Somebody who keeps what he was sent, as the page does.
struct Keeper {
    place: String,
    table: Value,
    faces: Vec<Value>,
    epoch: String,
}

impl Keeper {
    fn new(id: &str, seat: &str, lang: &str) -> Self {
        let place = format!("/tables/{id}?seat={seat}&lang={lang}");
        Self { place, table: Value::Null, faces: Vec::new(), epoch: String::new() }
    }

    /// What he says that he has.
    fn has(&self) -> String {
        if self.table.is_null() {
            return "&faces=none".to_owned();
        }
        let chat = self.table["chat"].as_array().unwrap().len();
        let faces = format!("{}.{}", self.epoch, self.faces.len());
        let (from, sequence) = (&self.table["version"], &self.table["sequence"]);
        format!("&from={from}&sequence={sequence}&chat={chat}&faces={faces}")
    }

    /// Asks for what he lacks; says how many lines of the journal came.
    async fn look(&mut self, who: &Client) -> usize {
        let sent = who.get(&format!("{}{}", self.place, self.has())).await;
        let lines = sent["journal"].as_array().unwrap().len();
        self.join(sent);
        lines
    }

    fn join(&mut self, mut sent: Value) {
        let faces = sent.as_object_mut().unwrap().remove("faces").unwrap();
        faces["epoch"].as_str().unwrap().clone_into(&mut self.epoch);
        self.faces.truncate(faces["from"].as_u64().unwrap() as usize);
        self.faces.extend(faces["list"].as_array().unwrap().iter().cloned());
        let from = sent["from"].as_u64().unwrap();
        let kept = |list: &Value, stays: &dyn Fn(usize, &Value) -> bool| -> Vec<Value> {
            let all = list.as_array().cloned().unwrap_or_default();
            all.into_iter().enumerate().filter(|(i, v)| stays(*i, v)).map(|(_, v)| v).collect()
        };
        let said = sent["chat_from"].as_u64().unwrap() as usize;
        for (key, stays) in [
            (
                "journal",
                &(|_, line: &Value| line["n"].as_u64().unwrap() < from) as &dyn Fn(_, &_) -> _,
            ),
            ("turns", &|_, turn: &Value| turn["n"].as_u64().unwrap() < from),
            ("chat", &|index, _| index < said),
        ] {
            let mut list = kept(&self.table[key], stays);
            list.extend(sent[key].as_array().unwrap().iter().cloned());
            sent[key] = Value::Array(list);
        }
        if sent["notes"].is_null() {
            sent["notes"] = self.table["notes"].clone();
        }
        for piece in sent["scene"]["pieces"].as_array_mut().unwrap() {
            let place = piece["face"].as_u64().expect("a place in the list");
            piece["face"] = self.faces[place as usize].clone();
        }
        self.table = sent;
    }

    /// He has what whoever asks for everything is sent.
    async fn check(&self, who: &Client) {
        let whole = who.get(&self.place).await;
        for key in ["journal", "turns", "chat", "notes", "version", "sequence", "seat", "can_undo"]
        {
            assert_eq!(self.table[key], whole[key], "{key} of {}", self.place);
        }
        assert_eq!(self.table["scene"]["pieces"], whole["scene"]["pieces"]);
        let pickable = self.table["pickable"].as_array().unwrap();
        if pickable.is_empty() {
            assert_eq!(self.table["scene"]["choices"], whole["scene"]["choices"]);
            return;
        }
        // What is left out is what these pieces can do.
        let (version, seat) = (&whole["version"], whole["seat"].as_str().unwrap());
        let named: Vec<&str> = pickable.iter().map(|piece| piece.as_str().unwrap()).collect();
        let base = self.place.split('?').next().unwrap();
        let ask =
            format!("{base}/choices?seat={seat}&version={version}&pieces={}", named.join(","));
        let can = who.get(&ask).await;
        let first = |choice: &Value| choice["path"][0]["piece"].as_str().map(ToOwned::to_owned);
        let all = whole["scene"]["choices"].as_array().unwrap().clone();
        let theirs = |choice: &Value| first(choice).is_some_and(|one| named.contains(&&*one));
        let expected: Vec<Value> = all.iter().filter(|choice| theirs(choice)).cloned().collect();
        assert_eq!(can["choices"], Value::Array(expected));
        // What one click does stays in the scene.
        let left = |choice: &&Value| first(choice).is_none() || choice["path"][1].is_null();
        let expected: Vec<Value> = all.iter().filter(left).cloned().collect();
        assert_eq!(self.table["scene"]["choices"], Value::Array(expected));
    }
}

/// A match with undo and talk, looked at by both players, one of them in French as well.
#[tokio::test]
async fn who_asks_for_what_he_lacks_has_the_whole() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let mut keepers = [
        (&anna, Keeper::new(&id, "caesar", "en")),
        (&bert, Keeper::new(&id, "pompey", "en")),
        (&bert, Keeper::new(&id, "pompey", "fr")),
    ];
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let mut lots = Lots(5);
    let (mut undone, mut most) = (0, 0);
    for round in 0..150 {
        let card = anna.get(&at("?from=1000000")).await["card"].clone();
        if card["status"] == "over" {
            break;
        }
        let seat = card["waiting_for"][0].as_str().unwrap().to_owned();
        let player = if seat == "caesar" { &anna } else { &bert };
        let table = player.get(&at(&format!("?seat={seat}&from=1000000"))).await;
        if table["can_undo"] == true && lots.below(4) == 0 {
            let body = json!({ "seat": seat, "version": table["version"] });
            player.ok("POST", &at("/undo"), body).await;
            undone += 1;
        } else {
            let actions = [any_choice(&table, &mut lots)];
            let body = json!({ "seat": seat, "version": table["version"], "actions": actions });
            player.ok("POST", &at("/actions"), body).await;
        }
        if lots.below(9) == 0 {
            player.ok("POST", &at("/chat"), json!({ "text": format!("word {round}") })).await;
        }
        // They do not all look every time.
        for (who, keeper) in &mut keepers {
            if lots.below(3) > 0 {
                let first = keeper.table.is_null();
                let lines = keeper.look(who).await;
                most = if first { most } else { most.max(lines) };
                keeper.check(who).await;
            }
        }
    }
    assert!(undone > 5, "something was taken back");
    assert!(most < 40, "{most} lines came at once");
    anna.ok("POST", &at("/resign"), json!({ "seat": "caesar" })).await;
    let carl = server.guest("Carl").await;
    let mut watcher = Keeper::new(&id, "", "en");
    watcher.look(&carl).await;
    for (who, keeper) in &mut keepers {
        keeper.look(who).await;
        keeper.check(who).await;
    }
    // A server that was started again knows nothing of the lists, and sends everything.
    let server = server.restart().await;
    let [(_, mut keeper), ..] = keepers;
    let anna = Client { app: server.app.clone(), ..anna };
    let before = keeper.epoch.clone();
    keeper.look(&anna).await;
    assert_ne!(keeper.epoch, before);
    keeper.check(&anna).await;
}

/// Moments name faces by the same list, and are told from where one knows them.
#[tokio::test]
async fn moments_are_told_from_where_one_knows_them() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let mut lots = Lots(3);
    for (player, seat) in [(&anna, "caesar"), (&bert, "pompey")] {
        let table = player.get(&at(&format!("?seat={seat}"))).await;
        let actions = [any_choice(&table, &mut lots)];
        let body = json!({ "seat": seat, "version": table["version"], "actions": actions });
        player.ok("POST", &at("/actions"), body).await;
    }
    let whole = anna.get(&at("/moments/2?eyes=caesar")).await;
    let first = anna.get(&at("/moments/1?eyes=caesar&faces=none")).await;
    let (epoch, faces) = (first["faces"]["epoch"].as_str().unwrap(), &first["faces"]["list"]);
    let count = faces.as_array().unwrap().len();
    let sequence = first["sequence"].as_u64().unwrap();
    let ask = format!("/moments/2?eyes=caesar&from=2&sequence={sequence}&faces={epoch}.{count}");
    let next = anna.get(&at(&ask)).await;
    assert_eq!(next["from"], 2);
    assert_eq!(next["faces"]["from"], count as u64);
    let lines = |moment: &Value| moment["journal"].as_array().unwrap().clone();
    let told = lines(&whole).into_iter().filter(|line| line["n"] == 2).collect::<Vec<_>>();
    assert_eq!(lines(&next), told);
    // Through other eyes it is another list.
    let other = anna.get(&at(&ask.replace("eyes=caesar", "eyes=spectator"))).await;
    assert_eq!((&other["from"], &other["faces"]["from"]), (&json!(0), &json!(0)));
}
