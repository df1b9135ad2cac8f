//! A client made from the description of the interface and from nothing else. It knows operations by their ids,
//! puts parameters where the document says, and holds every request and every answer to its schema.

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::{Map, Value, json};

use crate::support::{Client, Lots, Server, any_choice};

struct Described {
    document: Value,
    client: Client,
}

impl Described {
    async fn new(client: Client) -> Self {
        let request = Request::builder().uri("/api/openapi.json").body(Body::empty()).unwrap();
        let document = client.send(request).await.json;
        Self { document, client }
    }

    /// Method, path and description of an operation.
    fn operation(&self, id: &str) -> (String, String, &Value) {
        let paths = self.document["paths"].as_object().unwrap();
        let all = paths.iter().flat_map(|(path, methods)| {
            let methods = methods.as_object().unwrap().iter();
            methods.map(move |(method, operation)| (method.clone(), path.clone(), operation))
        });
        let mut found = all.filter(|(_, _, operation)| operation["operationId"] == id);
        let operation = found.next().unwrap_or_else(|| panic!("there is no operation {id}"));
        assert!(found.next().is_none(), "there are two operations {id}");
        operation
    }

    /// Calls an operation: status and answer, which are as the document says.
    async fn call(&self, id: &str, parameters: Value, body: Value) -> (u16, Value) {
        let (method, mut path, operation) = self.operation(id);
        let mut given = parameters.as_object().cloned().unwrap_or_default();
        let mut query = Vec::new();
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap();
            let Some(value) = given.remove(name) else {
                assert_ne!(parameter["required"], true, "{id} needs {name}");
                continue;
            };
            self.check(&value, &parameter["schema"], &format!("{id} {name}"));
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            match parameter["in"].as_str().unwrap() {
                "path" => path = path.replace(&format!("{{{name}}}"), &text),
                "query" => query.push(format!("{name}={text}")),
                other => panic!("{id}: {name} is in {other}"),
            }
        }
        assert!(given.is_empty() && !path.contains('{'), "{id} does not take {given:?}: {path}");
        let mut request = Request::builder()
            .method(method.to_uppercase().as_str())
            .uri(format!("{path}?{}", query.join("&")))
            .header(header::HOST, "localhost");
        if let Some(cookie) = &self.client.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let request = match operation.get("requestBody") {
            None => request.body(Body::empty()),
            Some(described) => {
                let schema = &described["content"]["application/json"]["schema"];
                self.check(&body, schema, &format!("the body of {id}"));
                request
                    .header(header::CONTENT_TYPE, "application/json")
                    .body(Body::from(body.to_string()))
            }
        };
        let answer = self.client.send(request.unwrap()).await;
        let status = answer.status.as_u16();
        let described = &operation["responses"][status.to_string()];
        assert!(described.is_object(), "{id} does not say that it answers {status}");
        let kind = answer.headers[header::CONTENT_TYPE].to_str().unwrap();
        let schema = &described["content"][kind]["schema"];
        assert!(schema.is_object(), "{id} does not say that it answers {kind}");
        let json = if kind == "application/json" { answer.json } else { json!(answer.text) };
        self.check(&json, schema, &format!("{id} {status}"));
        (status, json)
    }

    async fn ok(&self, id: &str, parameters: Value, body: Value) -> Value {
        let (status, answer) = self.call(id, parameters, body).await;
        assert_eq!(status, 200, "{id}: {answer}");
        answer
    }

    fn check(&self, value: &Value, schema: &Value, at: &str) {
        if let Err(fault) = self.fault(value, schema) {
            panic!("{at} is not as described: {fault}");
        }
    }

    /// What of a value is not as its schema says.
    fn fault(&self, value: &Value, schema: &Value) -> Result<(), String> {
        let Some(schema) = schema.as_object() else {
            return if *schema == json!(false) { Err(format!("{value} too much")) } else { Ok(()) };
        };
        if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
            let target = self.document.pointer(name.trim_start_matches('#'));
            return self.fault(value, target.ok_or_else(|| format!("there is no {name}"))?);
        }
        for word in schema.keys() {
            let known = [
                "type",
                "properties",
                "required",
                "items",
                "prefixItems",
                "enum",
                "oneOf",
                "minimum",
                "maximum",
                "additionalProperties",
                "propertyNames",
                "description",
                "format",
                "default",
                "allOf",
                "title",
            ];
            assert!(known.contains(&word.as_str()), "a word that this test does not know: {word}");
        }
        if let Some(kinds) = schema.get("type") {
            let fits = |kind: &Value| match kind.as_str().unwrap() {
                "null" => value.is_null(),
                "boolean" => value.is_boolean(),
                "string" => value.is_string(),
                "number" => value.is_number(),
                "integer" => value.is_i64() || value.is_u64(),
                "array" => value.is_array(),
                "object" => value.is_object(),
                other => panic!("an unknown type: {other}"),
            };
            let one = std::slice::from_ref(kinds);
            if !kinds.as_array().map_or(one, Vec::as_slice).iter().any(fits) {
                return Err(format!("{value} is not of type {kinds}"));
            }
        }
        if let Some(values) = schema.get("enum").and_then(Value::as_array)
            && !values.contains(value)
        {
            return Err(format!("{value} is none of {values:?}"));
        }
        if let Some(either) = schema.get("oneOf").and_then(Value::as_array) {
            let fits = either.iter().filter(|schema| self.fault(value, schema).is_ok()).count();
            if fits != 1 {
                return Err(format!("{value} fits {fits} of {either:?}"));
            }
        }
        for all in schema.get("allOf").and_then(Value::as_array).into_iter().flatten() {
            self.fault(value, all)?;
        }
        if let (Some(number), Some(least)) = (value.as_f64(), schema.get("minimum"))
            && number < least.as_f64().unwrap()
        {
            return Err(format!("{number} is below {least}"));
        }
        match value {
            Value::Array(values) => self.fault_of_list(values, schema),
            Value::Object(fields) => self.fault_of_object(fields, schema),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Ok(()),
        }
    }

    fn fault_of_list(&self, values: &[Value], schema: &Map<String, Value>) -> Result<(), String> {
        let first = schema.get("prefixItems").and_then(Value::as_array);
        let first = first.map_or(&[][..], Vec::as_slice);
        for (index, value) in values.iter().enumerate() {
            let any = Value::Bool(true);
            let schema = first.get(index).or(schema.get("items")).unwrap_or(&any);
            self.fault(value, schema).map_err(|fault| format!("{index}: {fault}"))?;
        }
        Ok(())
    }

    fn fault_of_object(
        &self,
        fields: &Map<String, Value>,
        schema: &Map<String, Value>,
    ) -> Result<(), String> {
        let none = Map::new();
        let known = schema.get("properties").and_then(Value::as_object).unwrap_or(&none);
        for name in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
            if !fields.contains_key(name.as_str().unwrap()) {
                return Err(format!("{name} is missing"));
            }
        }
        // What a schema with fields does not name is not described.
        let rest = schema.get("additionalProperties").cloned();
        let rest = rest.unwrap_or(Value::Bool(known.is_empty()));
        for (name, value) in fields {
            let schema = known.get(name).unwrap_or(&rest);
            self.fault(value, schema).map_err(|fault| format!("{name}: {fault}"))?;
        }
        Ok(())
    }
}

#[tokio::test]
async fn a_client_made_from_the_document_plays() {
    let server = Server::start().await;
    let nobody = Described::new(server.nobody()).await;
    assert_eq!(nobody.ok("get_me", json!({}), Value::Null).await["id"], Value::Null);
    assert_eq!(nobody.ok("get_healthz", json!({}), Value::Null).await["ok"], true);
    assert_eq!(nobody.call("post_tables", json!({}), json!({ "game": "julius" })).await.0, 401);
    let anna = Described::new(server.guest("Anna").await).await;
    let bert = Described::new(server.guest("Bert").await).await;
    let games = anna.ok("get_games", json!({ "lang": "fr" }), Value::Null).await;
    for game in games.as_array().unwrap() {
        let of = json!({ "game": game["id"], "lang": "en" });
        anna.ok("get_games_game_rules", of.clone(), Value::Null).await;
        anna.ok("get_games_game_about", of, Value::Null).await;
    }
    for game in registry::ids() {
        play(&anna, &bert, game).await;
    }
    for which in ["mine", "open", "live", "over"] {
        anna.ok("get_tables", json!({ "which": which }), Value::Null).await;
    }
    let wrong = json!({ "id": "none" });
    assert_eq!(anna.call("get_tables_id", wrong.clone(), Value::Null).await.0, 404);
    assert_eq!(anna.call("get_tables_id_record", wrong, Value::Null).await.0, 404);
}

/// Begins a match of two and plays some of it, with every operation that there is.
async fn play(anna: &Described, bert: &Described, game: &str) {
    let mut new = json!({ "game": game, "seats": {} });
    let games = anna.ok("get_games", json!({}), Value::Null).await;
    let card = games.as_array().unwrap().iter().find(|card| card["id"] == game).unwrap();
    let seats = [card["seats"][0].clone(), card["seats"][1].clone()];
    new["seats"][seats[0].as_str().unwrap()] = json!("me");
    let made = anna.ok("post_tables", json!({}), new).await;
    let at = json!({ "id": made["id"] });
    bert.ok("post_tables_id_join", at.clone(), json!({ "seat": seats[1] })).await;
    bert.ok("post_tables_id_chat", at.clone(), json!({ "text": "ave" })).await;
    anna.ok("put_tables_id_notes", at.clone(), json!({ "text": "ave" })).await;
    let mut lots = Lots(7);
    for _ in 0..40 {
        for (who, seat) in [(anna, &seats[0]), (bert, &seats[1])] {
            let table = who.ok("get_tables_id", at.clone(), Value::Null).await;
            let mine = json!({ "id": made["id"], "seat": seat });
            who.ok("get_tables_id_odds", mine.clone(), Value::Null).await;
            if !table["card"]["waiting_for"].as_array().unwrap().contains(seat) {
                continue;
            }
            let action = any_choice(&table, &mut lots);
            let version = &table["version"];
            let act = json!({ "seat": seat, "version": version, "actions": [action] });
            who.ok("post_tables_id_actions", at.clone(), act.clone()).await;
            assert_eq!(who.call("post_tables_id_actions", at.clone(), act).await.0, 409);
            who.ok("get_tables_id_placing", mine.clone(), Value::Null).await;
            who.ok("get_tables_id_setup", mine, Value::Null).await;
        }
    }
    let table = anna.ok("get_tables_id", at.clone(), Value::Null).await;
    let version = &table["version"];
    let seat = json!({ "seat": seats[0] });
    let seen = json!({ "seat": seats[0], "version": version });
    let mut asked = seen.clone();
    asked["id"] = made["id"].clone();
    anna.ok("get_tables_id_choices", asked, Value::Null).await;
    for anchor in [json!({ "place": "Roma" }), json!({ "facing": 3 }), json!({ "piece": "x" })] {
        let why = json!({ "seat": seats[0], "anchor": anchor });
        anna.ok("post_tables_id_why", at.clone(), why).await;
    }
    let parts = json!({ "seat": seats[0], "version": version, "parts": [[{ "do": "dance" }]] });
    anna.ok("post_tables_id_setup", at.clone(), parts).await;
    let orders = table["orders_known"].as_array().unwrap().iter();
    let orders: Vec<&Value> = orders.map(|order| &order["id"]).take(1).collect();
    let orders = json!({ "seat": seats[0], "orders": orders });
    anna.ok("put_tables_id_orders", at.clone(), orders).await;
    let mine = json!({ "id": made["id"], "seat": seats[0] });
    anna.ok("get_tables_id_orders", mine, Value::Null).await;
    anna.call("post_tables_id_undo", at.clone(), seen.clone()).await;
    anna.call("post_tables_id_undo_request", at.clone(), seen).await;
    let no = json!({ "seat": seats[1], "accept": false });
    bert.call("post_tables_id_undo_answer", at.clone(), no).await;
    assert_eq!(anna.call("get_tables_id_record", at.clone(), Value::Null).await.0, 409);
    let offer = json!({ "seat": seats[0], "say": "offer" });
    anna.call("post_tables_id_draw", at.clone(), offer).await;
    anna.call("post_tables_id_resign", at.clone(), seat).await;
    let moment = json!({ "id": made["id"], "n": 3, "eyes": "spectator" });
    anna.ok("get_tables_id_moments_n", moment, Value::Null).await;
    anna.ok("get_tables_id_record", at.clone(), Value::Null).await;
    anna.ok("post_tables_id_rematch", at, json!({})).await;
}
