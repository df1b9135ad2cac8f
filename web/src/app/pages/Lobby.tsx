/** The lobby: games to start with one click, and tables sorted by whose turn it is. */

import { For, Show, createMemo, createResource, createSignal, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import { Glyph } from "../../art/Glyph";
import { api, failureOf } from "../core/api";
import { listed, type Listed } from "../core/listing";
import { guest, newcomer } from "../core/guest";
import { setPage } from "../core/page";
import { go, to } from "../core/router";
import { seatLabel } from "../core/seating";
import { change, settings } from "../core/settings";
import { openTable, sitDown, taught } from "../core/sit";
import type { Card as TableCard, GameCard as Game, NewTable } from "../../generated/api";
import { isTaught } from "../../games";
import { botName, lang, t } from "../i18n";
import { SideMark, Trouble } from "../ui";
import { GamePicture } from "./GamePicture";
import { NameField } from "./Header";
import { Presence } from "./Presence";
import { StartDialogs, createStarting } from "./Starting";
import "./lobby.css";

/** How often the lists look for news. */
const REFRESH_MS = 8000;
/** How many tables of each list come at once. */
const PAGE = { mine: 50, open: 20, live: 10 };

export function LobbyPage(): JSX.Element {
  const [fault, setFault] = createSignal("");
  const quiet = <T,>(wanted: Promise<T>, otherwise: T): Promise<T> =>
    wanted.then(
      (found) => {
        setFault("");
        return found;
      },
      (error: unknown) => {
        const failure = failureOf(error);
        if (!(failure.kind === "error" && failure.status === 401)) {
          setFault(failure.kind === "offline" ? t().table.offline : failure.why);
        }
        return otherwise;
      },
    );
  /** A list of tables, as many pages of it as somebody asked for. */
  const paged = (which: keyof typeof PAGE): { list: () => Listed; loading: () => boolean; again: () => void; more: () => void } => {
    const [pages, setPages] = createSignal(1);
    const wanted = (): { language: string; count: number } => ({ language: lang(), count: pages() });
    const [list, { refetch }] = createResource(wanted, ({ language, count }) =>
      quiet(
        listed((most, after) => api.tables(which, language, most, after), PAGE[which], count),
        { cards: [], more: false },
      ),
    );
    return {
      list: () => list.latest ?? { cards: [], more: false },
      loading: () => list.loading,
      again: () => void refetch(),
      more: () => setPages((count) => count + 1),
    };
  };
  const [games] = createResource(lang, (language) => quiet(api.games(language), []));
  const mine = paged("mine");
  const open = paged("open");
  const live = paged("live");
  const refresh = (): void => {
    mine.again();
    open.again();
    live.again();
  };
  const timer = window.setInterval(() => {
    if (document.visibilityState === "visible") refresh();
  }, REFRESH_MS);
  onCleanup(() => window.clearInterval(timer));

  const newest = (one: TableCard, other: TableCard): number => other.updated - one.updated;
  const tables = createMemo(() => [...mine.list().cards].sort(newest));
  /** Where something is asked of me: a decision, or whether to play again. */
  const turn = () => tables().filter((card) => card.your_turn);
  const waiting = () => tables().filter((card) => card.status !== "over" && !card.your_turn);
  const over = () => tables().filter((card) => card.status === "over" && !card.your_turn).slice(0, 6);
  const own = () => new Set(tables().map((card) => card.id));
  const joinable = () => open.list().cards.filter((card) => !own().has(card.id));
  /** Whoever practises against the computer is left alone. */
  const practice = (card: TableCard): boolean => card.seats.filter((seat) => seat.kind === "person").length === 1 && card.seats.some((seat) => seat.kind === "bot");
  const watchable = () => live.list().cards.filter((card) => !own().has(card.id) && !practice(card));

  /** Kinds of games in the order of the games, and the one that is looked at: by the first game of its kind, in any language. */
  const kinds = (): { first: string; label: string }[] => {
    const found = new Map<string, string>();
    for (const game of games.latest ?? []) if (!found.has(game.labels.kind)) found.set(game.labels.kind, game.id);
    return [...found].map(([label, first]) => ({ first, label }));
  };
  const kind = (): string | null => (kinds().some(({ first }) => first === settings().kind) ? settings().kind : null);
  const shown = (): Game[] => {
    const wanted = games.latest?.find((game) => game.id === kind())?.labels.kind;
    return (games.latest ?? []).filter((game) => wanted === undefined || game.labels.kind === wanted);
  };
  /** The next free seat, at whatever table. */
  const nextSeat = (): { card: TableCard; seat: string } | undefined =>
    joinable().flatMap((card) => card.seats.filter((seat) => seat.kind === "open").map(({ seat }) => ({ card, seat })))[0];

  setPage("Rubicon", "not");

  const begin = async (table: Parameters<typeof api.newTable>[0]): Promise<void> => {
    try {
      const id = await openTable(table);
      go(table.guided === true ? to.guided(id) : to.table(id));
    } catch (error) {
      const failure = failureOf(error);
      setFault(failure.kind === "offline" ? t().table.offline : failure.why);
    }
  };
  const sit = async (card: TableCard, seat: string): Promise<void> => {
    try {
      await sitDown(card.id, seat, null);
      go(to.table(card.id));
    } catch (error) {
      const failure = failureOf(error);
      setFault(failure.kind === "offline" ? t().table.offline : failure.why);
      refresh();
    }
  };

  return (
    <main class="page lobby" id="content" data-testid="lobby">
      <h1 class="visually-hidden">{t().nav.lobby}</h1>
      <Show when={fault() !== ""}>
        <Trouble why={fault()} again={refresh} />
      </Show>
      <div class="lobby-grid">
        <div class="lobby-tables">
          <Show when={guest() === null && newcomer()}>
            <div class="sheet lobby-name">
              <NameField />
            </div>
          </Show>
          <Show when={turn().length > 0}>
            <section class="lobby-turn" data-testid="turn-tables">
              <header class="section-head">
                <h2>{t().lobby.yourTurn}</h2>
                <p>{t().lobby.tablesWait(turn().length)}</p>
              </header>
              <For each={turn()}>{(card) => <TableRow card={card} action={card.status === "over" ? t().lobby.answer : t().lobby.play} tone="mine" />}</For>
            </section>
          </Show>
          <Show when={waiting().length > 0}>
            <section>
              <header class="section-head">
                <h2>{t().lobby.waiting}</h2>
              </header>
              <For each={waiting()}>{(card) => <TableRow card={card} action={t().lobby.goOn} tone="theirs" />}</For>
            </section>
          </Show>
          <More list={mine} testid="more-mine" />
          <Show when={tables().length === 0 && !mine.loading()}>
            <p class="hint">{t().lobby.noTables}</p>
          </Show>
          <Show when={over().length > 0}>
            <section class="lobby-over">
              <header class="section-head">
                <h2>{t().lobby.over}</h2>
              </header>
              <For each={over()}>{(card) => <TableRow card={card} action={t().lobby.review} tone="theirs" />}</For>
            </section>
          </Show>
        </div>
        <div class="lobby-games">
          <section>
            <header class="section-head">
              <h2>{t().lobby.games}</h2>
              <p>{t().lobby.gamesHint}</p>
              <KindChips kinds={kinds()} on={kind()} onPick={(first) => change({ kind: first ?? "" })} />
            </header>
            <div class="games">
              <For each={shown()}>{(game, index) => <GameCard game={game} first={index() === 0 && turn().length === 0} begin={begin} />}</For>
              <Show when={kinds().length > 0 && kind() === null && nextSeat()}>{(free) => <AnyTable onFind={() => void sit(free().card, free().seat)} />}</Show>
            </div>
          </section>
          <section data-testid="open-tables">
            <header class="section-head">
              <h2>{t().lobby.open}</h2>
            </header>
            <Show when={joinable().length > 0} fallback={<p class="hint">{t().lobby.noOpen}</p>}>
              <div class="sheet rows">
                <For each={joinable()}>
                  {(card) => (
                    <div class="row" data-game={card.game}>
                      <span class="row-title">
                        {card.title} <small>{opponents(card, true)}</small>
                      </span>
                      <For each={card.seats.filter((seat) => seat.kind === "open")}>
                        {(seat) => (
                          <button type="button" data-testid="sit" onClick={() => void sit(card, seat.seat)}>
                            <SideMark seat={seat.seat} /> {t().lobby.sit(seat.label)}
                          </button>
                        )}
                      </For>
                    </div>
                  )}
                </For>
              </div>
            </Show>
            <More list={open} testid="more-open" />
          </section>
          <section>
            <header class="section-head">
              <h2>{t().lobby.watch}</h2>
            </header>
            <Show when={watchable().length > 0} fallback={<p class="hint">{t().lobby.noLive}</p>}>
              <For each={watchable()}>{(card) => <TableRow card={card} action={t().lobby.look} tone="theirs" />}</For>
            </Show>
            <More list={live} testid="more-live" />
          </section>
        </div>
      </div>
    </main>
  );
}

/** Which kind of games is shown; there is nothing to choose among games of one kind. */
function KindChips(props: { kinds: readonly { first: string; label: string }[]; on: string | null; onPick: (first: string | null) => void }): JSX.Element {
  const chips = (): { first: string | null; label: string }[] => [{ first: null, label: t().lobby.allKinds }, ...props.kinds];
  return (
    <Show when={props.kinds.length > 1}>
      <div class="kind-chips" role="group" aria-label={t().lobby.kinds}>
        <For each={chips()}>
          {(chip) => (
            <button type="button" data-testid="kind-chip" aria-pressed={props.on === chip.first} onClick={() => props.onPick(chip.first)}>
              {chip.label}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}

/** The place after the last game: whoever wants to play at once takes the next free seat. */
function AnyTable(props: { onFind: () => void }): JSX.Element {
  return (
    <article class="game any-table" data-testid="any-table">
      <Glyph name="swords" />
      <h3>{t().lobby.anyTable}</h3>
      <p class="serif">{t().lobby.anyHint}</p>
      <button type="button" onClick={() => props.onFind()}>
        {t().lobby.anyFind}
      </button>
    </article>
  );
}

/** A button for the next page of a list, where there is one. */
function More(props: { list: { list: () => Listed; more: () => void }; testid: string }): JSX.Element {
  return (
    <Show when={props.list.list().more}>
      <button type="button" class="more" data-testid={props.testid} onClick={() => props.list.more()}>
        {t().lobby.moreTables}
      </button>
    </Show>
  );
}

/** Who else sits there; beside a button for the free seat, only those who sit already. */
function opponents(card: TableCard, seated = false): string {
  const others = card.seats.filter((seat) => !seat.you && !(seated && seat.kind === "open"));
  if (others.length === 0) return t().lobby.alone;
  const watches = !seated && others.length === card.seats.length;
  const names = others.map((seat) => {
    if (seat.kind === "open") return t().lobby.someone;
    if (seat.kind === "invite") return t().lobby.invited;
    return seat.kind === "bot" ? botName(seat.name ?? "bot") : (seat.name ?? seat.label);
  });
  return watches ? names.join(` ${t().lobby.against} `) : t().lobby.versus(names.join(", "));
}

function TableRow(props: { card: TableCard; action: string; tone: "mine" | "theirs" }): JSX.Element {
  const label = (seat: string): string => seatLabel(props.card.seats, seat);
  const detail = (): string => {
    const { outcome, status, moment, waiting_for } = props.card;
    if (status === "over" && props.card.your_turn) return t().lobby.askedAgain(other()?.name ?? "");
    if (status === "over") {
      const winners = outcome?.winners.map(label).join(", ") ?? "";
      return winners === "" ? t().lobby.drawn : t().lobby.won(winners);
    }
    const who = props.card.your_turn ? "" : waiting_for.map(label).join(", ");
    return [moment, who === "" ? "" : t().table.waitsFor(who)].filter((part) => part !== "").join(" · ");
  };
  const href = (): string => (props.card.status === "over" && !props.card.your_turn ? to.replay(props.card.id) : to.table(props.card.id));
  const other = (): TableCard["seats"][number] | undefined => props.card.seats.find((seat) => !seat.you && seat.kind === "person");
  return (
    <div class={`table-row ${props.tone}`} data-testid="table-row">
      <a class="row-picture" href={href()} tabindex={-1} aria-hidden="true">
        <GamePicture game={props.card.game} />
      </a>
      <div class="row-words">
        <p class="row-title">
          {props.card.title}
          <Show when={props.card.private}>
            {" "}
            <span class="pill" data-testid="private">
              {t().terms.private}
            </span>
          </Show>
        </p>
        <p class="row-with">
          <Presence here={other()?.here} />
          {opponents(props.card)}
        </p>
        <p class="hint">{detail()}</p>
      </div>
      <a class="button" classList={{ primary: props.tone === "mine" }} href={href()} aria-label={`${props.action}: ${props.card.title}, ${opponents(props.card)}`}>
        {props.action}
      </a>
    </div>
  );
}

function GameCard(props: { game: Game; first: boolean; begin: (table: NewTable) => Promise<void> }): JSX.Element {
  const starting = createStarting((table) => props.begin(table));
  const { busy, setOpen, start } = starting;
  return (
    <article class="game" data-testid={`game-${props.game.id}`}>
      <a href={to.game(props.game.id)} tabindex={-1} aria-hidden="true">
        <GamePicture game={props.game.id} />
      </a>
      <div class="game-body">
        <h3>
          <a href={to.game(props.game.id)} data-testid="game-link" title={t().lobby.about(props.game.title)}>
            {props.game.title}
          </a>
        </h3>
        <p class="serif">{props.game.labels.pitch}</p>
        <div class="game-foot">
          <p class="hint">
            <span class="pill">{props.game.labels.kind}</span> {props.game.labels.length}
          </p>
          <div class="game-actions">
            <Show when={isTaught(props.game.id)}>
              <button type="button" class="quiet" data-testid="play-guided" disabled={busy()} aria-label={`${t().lobby.guided}: ${props.game.title}`} onClick={() => void taught(props.game.id).then(start)}>
                {t().lobby.learn}
              </button>
            </Show>
            <button type="button" classList={{ primary: props.first }} data-testid="play-bot" disabled={busy()} aria-label={t().play.title(props.game.title)} onClick={() => setOpen("play")}>
              {t().lobby.play}
            </button>
          </div>
        </div>
      </div>
      <StartDialogs game={props.game} starting={starting} />
    </article>
  );
}
