//! `rubicon serve`: the games in a browser.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Args;
use kernel::Game;
use registry::Visitor;
use server::store::Sqlite;
use server::{Connections, Limit, Limits, Settings, Site};
use tracing_subscriber::EnvFilter;

use crate::Globals;

/// Files that are no connections: the database, the log, the standard streams.
const FILES: usize = 64;
/// How long what was begun may take after the last answer.
const FINISHING: Duration = Duration::from_secs(1);

#[derive(Args)]
#[command(after_help = "The address is printed when the server is ready. Ctrl-C stops it; what was
played is kept. RUST_LOG=debug logs requests, never what is secret. GET /healthz tells whether
what is played can be kept. docs/SERVING.md is about proxies, limits and backups.

Examples:
  rubicon serve
  rubicon serve --addr 0.0.0.0:8080 --host games.local
  rubicon serve --behind-proxy --host games.example.org --db sqlite:/var/lib/rubicon/rubicon.sqlite
  rubicon serve --limit chat=60 --limit bot-tables=off")]
pub(crate) struct ServeArgs {
    /// The address to listen at; port 0 takes any that is free
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "HOST:PORT")]
    addr: String,
    /// The database, sqlite:FILE; by default a file in your data folder
    #[arg(long, value_name = "DATABASE")]
    db: Option<String>,
    /// How many milliseconds bots wait before each decision
    #[arg(long, default_value_t = 350, value_name = "MS")]
    bot_pause: u64,
    /// How many seconds bots may think about a decision at most
    #[arg(long, default_value_t = 10, value_name = "S", value_parser = clap::value_parser!(u16).range(1..))]
    bot_time: u16,
    /// After how many days a table that waits for players and that nobody joins is closed; 0 for never
    #[arg(long, default_value_t = 14, value_name = "DAYS")]
    expire: u16,
    /// A name that the server is called by, besides localhost and addresses; may be given again,
    /// `*` for any name
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    /// A proxy is in front: believe what it says in X-Forwarded-For and X-Forwarded-Proto
    #[arg(long)]
    behind_proxy: bool,
    /// How many may be connected at once
    #[arg(long, default_value_t = Connections::default().most, value_name = "N")]
    connections: usize,
    /// How many may be connected at once from one address other than this machine's own
    #[arg(long, default_value_t = Connections::default().per_address, value_name = "N")]
    connections_per_address: usize,
    /// How much a guest may do, NAME=N or NAME=off; `off` lifts all limits; may be given again
    #[arg(long = "limit", value_name = "LIMIT", value_parser = limit, long_help = limits_help())]
    limits: Vec<Limited>,
}

/// A limit as the command line sets it.
#[derive(Clone, Copy)]
enum Limited {
    /// None at all.
    Off,
    /// Another one.
    To(Limit, Option<u32>),
}

fn limit(text: &str) -> Result<Limited, String> {
    if text == "off" {
        return Ok(Limited::Off);
    }
    let names = || Limit::ALL.map(Limit::name).join(", ");
    let Some((name, most)) = text.split_once('=') else {
        return Err("a limit is written NAME=N, NAME=off or off".to_owned());
    };
    let Some(limit) = Limit::ALL.into_iter().find(|limit| limit.name() == name) else {
        return Err(format!("there is no limit \"{name}\"; there are {}", names()));
    };
    match most {
        "off" => Ok(Limited::To(limit, None)),
        most => match most.parse() {
            Ok(most) => Ok(Limited::To(limit, Some(most))),
            Err(_) => Err(format!("a limit is a number or off, not \"{most}\"")),
        },
    }
}

fn limits_help() -> String {
    let mut help = String::from(
        "How much a guest may do, NAME=N or NAME=off; `off` lifts all limits; may be given \
         again. An address may do four times as much as a guest, and who asks from this machine \
         is not limited in time.\n",
    );
    for limit in Limit::ALL {
        let within = match limit.within() {
            Some(within) if within.as_secs() == 60 => "a minute",
            Some(_) => "an hour",
            None => "at once",
        };
        let line = format!("\n  {:<15} {:>5} {within}", limit.name(), limit.usual());
        help.push_str(&line);
    }
    help
}

impl ServeArgs {
    fn settings(&self, globals: &Globals) -> Settings {
        let limits = self.limits.iter().fold(Limits::default(), |limits, limited| match limited {
            Limited::Off => Limits::off(),
            Limited::To(limit, most) => limits.with(*limit, *most),
        });
        Settings {
            data: globals.data.clone(),
            bot_pause: Duration::from_millis(self.bot_pause),
            bot_time: Duration::from_secs(self.bot_time.into()),
            connections: Connections {
                most: self.connections.min(sockets()),
                per_address: self.connections_per_address,
                ..Connections::default()
            },
            limits,
            hosts: self.hosts.clone(),
            behind_proxy: self.behind_proxy,
            expire: (self.expire > 0).then(|| Duration::from_hours(24 * u64::from(self.expire))),
            ..Settings::default()
        }
    }
}

/// How many connections the system lets us have, with some files left for the database.
fn sockets() -> usize {
    // Systems allow a program few files until it asks for more.
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024);
    usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(FILES).max(1)
}

pub(crate) fn run(args: &ServeArgs, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    for id in registry::ids() {
        registry::visit(id, Load(globals))??;
    }
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the server cannot start")?;
    let served = runtime.block_on(serve(args, globals, out));
    // Thoughts that nobody waits for any more are not thought to their end.
    runtime.shutdown_background();
    served
}

async fn serve(args: &ServeArgs, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    let store = open(args.db.as_deref()).await?;
    let listener = tokio::net::TcpListener::bind(&args.addr)
        .await
        .with_context(|| format!("cannot listen at {}", args.addr))?;
    let address = listener.local_addr()?;
    let site = Site::new(Arc::new(store.clone()), args.settings(globals));
    writeln!(out, "http://{address}")?;
    out.flush()?;
    server::serve(site, listener, told_to_stop()).await?;
    // What was acknowledged is committed: nothing depends on this.
    let _ = tokio::time::timeout(FINISHING, store.close()).await;
    Ok(())
}

/// Makes a folder that only its owner may look into, for what is kept there is everybody's secrets.
fn make_folder(folder: &std::path::Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

async fn open(db: Option<&str>) -> anyhow::Result<Sqlite> {
    match db {
        None => {
            let file = default_file()?;
            let folder = file.parent().context("the data folder has no name")?;
            make_folder(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
            Sqlite::open(&file).await.with_context(|| format!("cannot open {}", file.display()))
        }
        Some(address) if address.starts_with("sqlite:") => {
            Sqlite::open_address(address).await.with_context(|| format!("cannot open {address}"))
        }
        Some(address) if address.starts_with("postgres") => {
            bail!("PostgreSQL is not supported yet; use sqlite:FILE")
        }
        Some(address) => bail!("a database is written sqlite:FILE, not {address}"),
    }
}

/// Where the database is when nobody says otherwise: the user's data folder.
fn default_file() -> anyhow::Result<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let folder = match (set("XDG_DATA_HOME"), set("HOME"), set("APPDATA")) {
        (Some(data), _, _) | (None, None, Some(data)) => PathBuf::from(data),
        (None, Some(home), _) => PathBuf::from(home).join(".local/share"),
        (None, None, None) => bail!("there is no data folder; name a file with --db sqlite:FILE"),
    };
    Ok(folder.join("rubicon").join("rubicon.sqlite"))
}

/// Done when the user or the system wants the server to stop.
async fn told_to_stop() {
    let interrupt = async { tokio::signal::ctrl_c().await.unwrap_or_default() };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else { return interrupt.await };
        tokio::select! {
            () = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupt.await;
}

/// Reads a game's data, so that a fault shows at once and not at the first table.
struct Load<'a>(&'a Globals);

impl Visitor for Load<'_> {
    type Out = anyhow::Result<()>;

    fn visit<G: Game>(self) -> anyhow::Result<()> {
        let loaded = self.0.load::<G>()?;
        let (ours, name) = (G::files(), G::info().id);
        let drawn = ["map.toml", "atlas.toml"];
        for file in drawn.into_iter().filter(|file| loaded.files.0.get(*file) != ours.0.get(*file))
        {
            // The page brings its own drawing of each map.
            eprintln!("note: {name} is played with your {file}, but the page draws our map");
        }
        Ok(())
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    #[test]
    fn a_folder_that_is_made_is_its_owners() {
        let parent = tempfile::tempdir().expect("a folder to try it in");
        let folder = parent.path().join("share/rubicon");
        super::make_folder(&folder).expect("it can be made");
        let mode = std::fs::metadata(&folder).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
        super::make_folder(&folder).expect("it may be there already");
    }
}
