//! `rubicon bot`: one JSON object a line in, one a line out.
//!
//! Every line is answered, and nothing that is sent ends the process: it ends with its input.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use clap::Args;
use kernel::{Game, Lang, Setup};
use registry::Visitor;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Globals;
use crate::desk::{Answer, Desk, GameDesk};

/// A longer line is not read to its end.
const LONGEST_LINE: u64 = 16 << 20;

#[derive(Args)]
#[command(
    after_help = r#"One JSON object a line; each is answered by one line: {"ok":…}, {"refused":{"rule","code","why"}} or
{"error":"…"}. Bad input never ends the process.

  {"op":"new","game":"julius","scenario":"…","seed":1,"set":{}}   scenario, seed and set may be left out
  {"op":"load","position":{…}}       goes on from a position; with "game" when none was started
  {"op":"position"}                  the whole state, as a document
  {"op":"pending"}                   {"ok":{"seats":["caesar","pompey"],"outcome":null}}
  {"op":"legal","seat":"caesar"}     {"ok":[action,…]}, always in the same order
  {"op":"apply","seat":"caesar","action":{…}}
  {"op":"explain","seat":"caesar","action":{…}}    whether it is allowed, and if not, by which rule
  {"op":"view","seat":"caesar"}      what the seat may know, or "spectator"
  {"op":"scene","seat":"caesar"}     what a client draws for it
  {"op":"dice","script":[3,1,6]}     the faces that the next dice will show
  {"op":"undo"}                      back one action, but not over a roll, a reveal or a hand-over

"lang":"fr" may be added to any of them.

Example:
  printf '%s\n' '{"op":"new","game":"julius","seed":1}' '{"op":"pending"}' | rubicon bot"#
)]
pub(crate) struct BotArgs {}

pub(crate) fn run(
    BotArgs {}: &BotArgs,
    globals: &Globals,
    input: &mut dyn Read,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut session = Session { desk: None, globals };
    let mut input = BufReader::new(input);
    let mut line = Vec::new();
    loop {
        line.clear();
        let answer = match read_line(&mut input, &mut line)? {
            Line::End => return Ok(()),
            Line::TooLong => {
                let limit = LONGEST_LINE >> 20;
                json!({ "error": format!("the line is longer than {limit} MB") })
            }
            Line::Whole => session.answer(&line),
        };
        crate::write_json(out, &answer)?;
        // Whoever sends many lines at once need not wait for each answer.
        if input.buffer().is_empty() {
            out.flush()?;
        }
    }
}

enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads a line into a buffer, but no more than is sensible; skips the rest of a longer one.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<Line> {
    let mut limited = (&mut *input).take(LONGEST_LINE);
    limited.read_until(b'\n', line)?;
    if line.is_empty() {
        return Ok(Line::End);
    }
    if line.ends_with(b"\n") || limited.limit() > 0 {
        return Ok(Line::Whole);
    }
    input.skip_until(b'\n')?;
    Ok(Line::TooLong)
}

/// Everything that a request may hold. A misspelt field is an error, not a surprise.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    op: String,
    game: Option<String>,
    scenario: Option<String>,
    seed: Option<u64>,
    set: Option<BTreeMap<String, String>>,
    position: Option<Value>,
    seat: Option<String>,
    action: Option<Value>,
    lang: Option<String>,
    script: Option<Vec<u32>>,
}

/// One conversation, and the game it is about.
struct Session<'a> {
    desk: Option<Box<dyn Desk>>,
    globals: &'a Globals,
}

impl Session<'_> {
    /// Answers a line, whatever it is.
    fn answer(&mut self, line: &[u8]) -> Value {
        let result = match parse(line) {
            Ok(request) => {
                // A fault in a game must not end the conversation. Desks change their state only
                // when an action is done, so what is left behind is whole.
                catch_unwind(AssertUnwindSafe(|| self.carry_out(request))).unwrap_or_else(|_| {
                    Err(error("the program is at fault here: nothing was changed"))
                })
            }
            Err(answer) => Err(answer),
        };
        match result {
            Ok(value) => json!({ "ok": value }),
            Err(Answer::Refused { rule, code, why }) => {
                json!({ "refused": { "rule": rule, "code": code, "why": why } })
            }
            Err(Answer::Error(why)) => json!({ "error": why }),
        }
    }

    fn carry_out(&mut self, request: Request) -> Result<Value, Answer> {
        let lang = match &request.lang {
            None => self.globals.lang,
            Some(code) => code.parse::<Lang>().map_err(Answer::Error)?,
        };
        match request.op.as_str() {
            "new" => self.new_game(request),
            "load" => self.load(&request),
            "position" => Ok(self.desk()?.position()),
            "pending" => Ok(self.desk()?.pending()),
            "legal" => self.desk()?.legal(needed(request.seat.as_deref(), "seat")?),
            "apply" => self.desk()?.apply(
                needed(request.seat.as_deref(), "seat")?,
                needed(request.action.as_ref(), "action")?,
                lang,
            ),
            "explain" => self
                .desk()?
                .explain(
                    needed(request.seat.as_deref(), "seat")?,
                    needed(request.action.as_ref(), "action")?,
                    lang,
                )
                .map(|()| json!(true)),
            "view" => self.desk()?.view(needed(request.seat.as_deref(), "seat")?),
            "scene" => self.desk()?.scene(needed(request.seat.as_deref(), "seat")?, lang),
            "dice" => {
                let faces = needed(request.script.as_deref(), "script")?;
                if faces.contains(&0) {
                    return Err(error("the faces of dice count from 1"));
                }
                self.desk()?.script(faces);
                Ok(json!(true))
            }
            "undo" => self.desk()?.undo().map(|()| json!(true)),
            other => Err(error(format!(
                "there is no op \"{other}\"; there are new, load, position, pending, legal, \
                 apply, explain, view, scene, dice and undo"
            ))),
        }
    }

    fn desk(&mut self) -> Result<&mut dyn Desk, Answer> {
        match &mut self.desk {
            Some(desk) => Ok(desk.as_mut()),
            None => Err(error("there is no game yet: start one with op \"new\"")),
        }
    }

    fn new_game(&mut self, request: Request) -> Result<Value, Answer> {
        let game = needed(request.game.as_deref(), "game")?;
        let setup = Setup {
            scenario: request.scenario.unwrap_or_default(),
            set: request.set.unwrap_or_default(),
        };
        let desk = self.open(game, &setup, request.seed)?;
        let seats = desk.seats();
        self.desk = Some(desk);
        Ok(json!({ "game": game, "seats": seats }))
    }

    /// Goes on from a position, in a game of its own when one is named.
    fn load(&mut self, request: &Request) -> Result<Value, Answer> {
        let position = needed(request.position.as_ref(), "position")?;
        let named = position.get("game").and_then(Value::as_str);
        match (request.game.as_deref().or(named), &mut self.desk) {
            (None, None) => {
                return Err(error("no game is started: \"load\" needs a \"game\" then"));
            }
            (None, Some(desk)) => desk.load(position)?,
            (Some(game), _) => {
                let mut desk = self.open(game, &Setup::default(), request.seed)?;
                desk.load(position)?;
                self.desk = Some(desk);
            }
        }
        Ok(json!(true))
    }

    fn open(&self, game: &str, setup: &Setup, seed: Option<u64>) -> Result<Box<dyn Desk>, Answer> {
        let open = Open { setup, seed: seed.unwrap_or(0), globals: self.globals };
        registry::visit(game, open).map_err(|unknown| error(unknown.to_string()))?
    }
}

struct Open<'a> {
    setup: &'a Setup,
    seed: u64,
    globals: &'a Globals,
}

impl Visitor for Open<'_> {
    type Out = Result<Box<dyn Desk>, Answer>;

    fn visit<G: Game>(self) -> Self::Out {
        let loaded = self.globals.load::<G>().map_err(|fault| error(fault.to_string()))?;
        Ok(Box::new(GameDesk::<G>::new(loaded.pack, self.setup, self.seed)?))
    }
}

/// A request, if the line is one. serde would also read a struct from a list, so objects only.
fn parse(line: &[u8]) -> Result<Request, Answer> {
    if line.trim_ascii_start().first() != Some(&b'{') {
        return Err(error("a request is one JSON object on one line"));
    }
    serde_json::from_slice(line).map_err(|fault| error(format!("not a request: {fault}")))
}

fn needed<'a, T: ?Sized>(field: Option<&'a T>, name: &str) -> Result<&'a T, Answer> {
    field.ok_or_else(|| error(format!("the field \"{name}\" is missing")))
}

fn error(why: impl Into<String>) -> Answer {
    Answer::Error(why.into())
}
