//! The games of a simulation as a table, for analysis in other programs.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, bail};
use bots::GameResult;
use parquet::basic::Compression;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int64Type};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

/// One game.
pub(super) struct Row {
    pub(super) number: u64,
    pub(super) result: GameResult,
}

/// A file to write; opened before the games start, so that a wrong path does not cost an hour.
pub(super) struct TableFile {
    path: PathBuf,
    file: File,
    format: Format,
}

enum Format {
    Csv,
    Parquet,
}

const SCHEMA: &str = "message games {
    required int64 game (integer(64, false));
    required int64 seed (integer(64, false));
    required boolean finished;
    required binary winners (string);
    required binary rule (string);
    required int64 actions;
}";

impl TableFile {
    pub(super) fn create(path: &Path) -> anyhow::Result<Self> {
        let format = match path.extension().and_then(|ending| ending.to_str()) {
            Some("csv") => Format::Csv,
            Some("parquet") => Format::Parquet,
            Some(_) | None => {
                bail!("{}: a table is written as .csv or .parquet", path.display())
            }
        };
        let file =
            File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Self { path: path.to_owned(), file, format })
    }

    pub(super) fn write(
        self,
        rows: &[Row],
        seats: &[&'static str],
        seed: u64,
    ) -> anyhow::Result<()> {
        match self.format {
            Format::Csv => csv(self.file, rows, seats, seed),
            Format::Parquet => parquet(self.file, rows, seats, seed),
        }
        .with_context(|| format!("cannot write {}", self.path.display()))
    }
}

/// The winners' names, joined; none in a draw and in a game that was stopped.
fn winners(row: &Row, seats: &[&'static str]) -> String {
    let winners = row.result.outcome.iter().flat_map(|outcome| outcome.winners.iter());
    winners.map(|seat| seats[seat.index()]).collect::<Vec<_>>().join("+")
}

/// The rule that decided the game.
fn rule(row: &Row) -> &'static str {
    row.result.outcome.map_or("", |outcome| outcome.rule.0)
}

fn csv(file: File, rows: &[Row], seats: &[&'static str], seed: u64) -> anyhow::Result<()> {
    let mut out = BufWriter::new(file);
    writeln!(out, "game,seed,finished,winners,rule,actions")?;
    for row in rows {
        let GameResult { outcome, actions } = row.result;
        let (finished, winners, rule) = (outcome.is_some(), winners(row, seats), rule(row));
        writeln!(out, "{},{seed},{finished},{winners},{rule},{actions}", row.number)?;
    }
    out.flush()?;
    Ok(())
}

fn parquet(file: File, rows: &[Row], seats: &[&'static str], seed: u64) -> anyhow::Result<()> {
    let schema = Arc::new(parse_message_type(SCHEMA)?);
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let mut writer = SerializedFileWriter::new(file, schema, Arc::new(properties))?;
    for rows in rows.chunks(1 << 20) {
        let mut group = writer.next_row_group()?;
        let numbers = |of: &dyn Fn(&Row) -> u64| -> Vec<i64> {
            rows.iter().map(|row| of(row).cast_signed()).collect()
        };
        let texts = |of: &dyn Fn(&Row) -> String| -> Vec<ByteArray> {
            rows.iter().map(|row| of(row).into_bytes().into()).collect()
        };
        let finished: Vec<bool> = rows.iter().map(|row| row.result.outcome.is_some()).collect();
        let columns = [
            Values::Numbers(numbers(&|row| row.number)),
            Values::Numbers(numbers(&|_| seed)),
            Values::Truths(finished),
            Values::Texts(texts(&|row| winners(row, seats))),
            Values::Texts(texts(&|row| rule(row).to_owned())),
            Values::Numbers(numbers(&|row| row.result.actions as u64)),
        ];
        for values in columns {
            let mut column = group.next_column()?.context("the schema has too few columns")?;
            match values {
                Values::Numbers(list) => {
                    column.typed::<Int64Type>().write_batch(&list, None, None)?
                }
                Values::Truths(list) => {
                    column.typed::<BoolType>().write_batch(&list, None, None)?
                }
                Values::Texts(list) => {
                    column.typed::<ByteArrayType>().write_batch(&list, None, None)?
                }
            };
            column.close()?;
        }
        group.close()?;
    }
    writer.close()?;
    Ok(())
}

/// The values of a column.
enum Values {
    Numbers(Vec<i64>),
    Truths(Vec<bool>),
    Texts(Vec<ByteArray>),
}
