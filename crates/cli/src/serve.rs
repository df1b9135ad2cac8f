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
use server::{Settings, Site};
use tracing_subscriber::EnvFilter;

use crate::Globals;

#[derive(Args)]
#[command(after_help = "The address is printed when the server is ready. Ctrl-C stops it; what was
played is kept. RUST_LOG=debug logs requests, never what is secret.

Examples:
  rubicon serve
  rubicon serve --addr 0.0.0.0:80 --db sqlite:/var/lib/rubicon/rubicon.sqlite")]
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
}

pub(crate) fn run(args: &ServeArgs, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    for id in registry::ids() {
        registry::visit(id, Load(globals))??;
    }
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the server cannot start")?
        .block_on(serve(args, globals, out))
}

async fn serve(args: &ServeArgs, globals: &Globals, out: &mut dyn Write) -> anyhow::Result<()> {
    let store = open(args.db.as_deref()).await?;
    let listener = tokio::net::TcpListener::bind(&args.addr)
        .await
        .with_context(|| format!("cannot listen at {}", args.addr))?;
    let address = listener.local_addr()?;
    let settings =
        Settings { data: globals.data.clone(), bot_pause: Duration::from_millis(args.bot_pause) };
    let site = Site::new(Arc::new(store.clone()), settings);
    writeln!(out, "http://{address}")?;
    out.flush()?;
    server::serve(site, listener, told_to_stop()).await?;
    store.close().await;
    Ok(())
}

async fn open(db: Option<&str>) -> anyhow::Result<Sqlite> {
    match db {
        None => {
            let file = default_file()?;
            let folder = file.parent().context("the data folder has no name")?;
            std::fs::create_dir_all(folder)
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
