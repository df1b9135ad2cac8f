/** The lobby: games to start with one click, and tables sorted by whose turn it is. */

import { For, Show, createEffect, createMemo, createResource, createSignal, on, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import { Glyph } from "../../art/Glyph";
import { api, failureOf } from "../core/api";
import { listed, type Listed } from "../core/listing";
import { guest, newcomer } from "../core/guest";
import { setPage } from "../core/page";
import { go, to } from "../core/router";
import { share } from "../core/share";
import { heard } from "../core/waiting";
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
  let root!: HTMLElement;
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
  /** Whether the pointer is over a row: then the lists wait. */
  const [pointed, setPointed] = createSignal(false);
  const overRow = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") setPointed(event.target instanceof Element && event.target.closest(".table-row, .lobby .row") !== null);
  };
  /** A list of tables, as many pages of it as somebody asked for. */
  const paged = (which: keyof typeof PAGE): { list: () => Listed; loading: () => boolean; again: () => void; more: () => void } => {
    const [pages, setPages] = createSignal(1);
    const wanted = (): { language: string; count: number } => ({ language: lang(), count: pages() });
    const [list, { refetch }] = createResource(wanted, ({ language, count }) =>
      quiet<Listed | null>(
        listed((most, after) => api.tables(which, language, most, after), PAGE[which], count),
        null,
      ),
    );
    /** What was found last, also when the server is out of reach; under the pointer nothing is put elsewhere. */
    const kept = createMemo<Listed>(
      (before) => {
        const found = list.latest ?? null;
        if (found === null || pointed()) return before;
        const next = { ...found, cards: [...found.cards] };
        return share(before, next) ? before : next;
      },
      { cards: [], more: false },
    );
    return {
      list: kept,
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
  // What the list says is told to the rest of the page, which counts the tables that wait.
  createEffect(
    on(
      () => mine.list().cards,
      (cards) => {
        if (!mine.loading() || cards.length > 0) heard(cards);
      },
    ),
  );
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

  /** Whom one has played against last, where that game is over. */
  const last = (): { card: TableCard; name: string } | undefined =>
    tables()
      .filter((card) => card.status === "over")
      .flatMap((card) => card.seats.flatMap((seat) => (seat.kind === "person" && !seat.you && seat.name !== null ? [{ card, name: seat.name }] : [])))[0];
  const openOne = (): void => {
    const game = shown()[0];
    if (game !== undefined) setOpening({ game, nth: (opening()?.nth ?? 0) + 1 });
  };
  const [opening, setOpening] = createSignal<{ game: Game; nth: number } | null>(null);

  useLobbyKeys({
    filters: () => root.querySelector<HTMLElement>(".kind-chips button")?.focus(),
    game: (index) => {
      const game = games.latest?.[index];
      if (game !== undefined) go(to.game(game.id));
    },
    first: () => {
      const card = turn()[0];
      if (card !== undefined) go(to.table(card.id));
    },
  });

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
    <main class="page lobby" id="content" data-testid="lobby" ref={root} on:pointermove={overRow} on:pointerleave={() => setPointed(false)}>
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
              <Rows cards={turn()}>{(card) => <TableRow card={card()} action={card().status === "over" ? t().lobby.answer : t().lobby.play} tone="mine" />}</Rows>
            </section>
          </Show>
          <Show when={turn().length === 0 && tables().length > 0}>
            <section class="lobby-turn" data-testid="nobody-waits">
              <header class="section-head">
                <h2>{t().lobby.yourTurn}</h2>
              </header>
              <div class="sheet lobby-empty">
                <p>{t().lobby.nobodyWaits}</p>
                <Show when={last()}>
                  {(found) => (
                    <a class="button" href={to.table(found().card.id)} data-testid="play-again">
                      {t().lobby.playAgain(found().name)}
                    </a>
                  )}
                </Show>
              </div>
            </section>
          </Show>
          <Show when={waiting().length > 0}>
            <section>
              <header class="section-head">
                <h2>{t().lobby.waiting}</h2>
              </header>
              <Rows cards={waiting()}>{(card) => <TableRow card={card()} action={t().lobby.goOn} tone="theirs" />}</Rows>
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
              <Rows cards={over()}>{(card) => <TableRow card={card()} action={t().lobby.review} tone="theirs" />}</Rows>
            </section>
          </Show>
        </div>
        <div class="lobby-games">
          <section>
            <header class="section-head">
              <h2>{t().lobby.games}</h2>
              <Show when={tables().length === 0}>
                <p>{t().lobby.gamesHint}</p>
              </Show>
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
            <Show
              when={joinable().length > 0}
              fallback={
                <div class="sheet lobby-empty">
                  <p>{t().lobby.noOpen}</p>
                  <button type="button" data-testid="open-one" disabled={shown().length === 0} onClick={openOne}>
                    {t().lobby.openOne}
                  </button>
                </div>
              }
            >
              <div class="sheet rows">
                <Rows cards={joinable()}>
                  {(card) => (
                    <div class="row" data-game={card().game}>
                      <span class="row-title">
                        {card().title} <small>{opponents(card(), true)}</small>
                      </span>
                      <For each={card().seats.filter((seat) => seat.kind === "open")}>
                        {(seat) => (
                          <button type="button" data-testid="sit" onClick={() => void sit(card(), seat.seat)}>
                            <SideMark seat={seat.seat} /> {t().lobby.sit(seat.label)}
                          </button>
                        )}
                      </For>
                    </div>
                  )}
                </Rows>
              </div>
            </Show>
            <Show when={opening()} keyed>
              {(wanted) => <OpenOne game={wanted.game} begin={begin} />}
            </Show>
            <More list={open} testid="more-open" />
          </section>
          <section>
            <header class="section-head">
              <h2>{t().lobby.watch}</h2>
            </header>
            <Show when={watchable().length > 0} fallback={<p class="hint">{t().lobby.noLive}</p>}>
              <Rows cards={watchable()}>{(card) => <TableRow card={card()} action={t().lobby.look} tone="theirs" />}</Rows>
            </Show>
            <More list={live} testid="more-live" />
          </section>
        </div>
      </div>
    </main>
  );
}

/** Tables by their ids: one that changes stays the row it was, and a new one appears with a fade. */
function Rows(props: { cards: readonly TableCard[]; children: (card: () => TableCard) => JSX.Element }): JSX.Element {
  const byId = createMemo(() => new Map(props.cards.map((card) => [card.id, card])));
  return (
    <For each={props.cards.map((card) => card.id)}>
      {(id) => {
        const card = createMemo<TableCard | undefined>((before) => byId().get(id) ?? before);
        return <Show when={card()}>{(there) => props.children(there)}</Show>;
      }}
    </For>
  );
}

/** Slash goes to the filters, G and a figure to a game, Enter to the first table that waits, unless somebody types or a button has the focus. */
function useLobbyKeys(act: { filters: () => void; game: (index: number) => void; first: () => void }): void {
  let after = "";
  const onKey = (event: KeyboardEvent): void => {
    const free = event.target === document.body || (event.target instanceof Element && event.target.id === "content");
    const written = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || written || document.querySelector("dialog[open]") !== null) return;
    const before = after;
    after = event.key.toLowerCase();
    if (event.key === "/") {
      event.preventDefault();
      act.filters();
    } else if (before === "g" && /^[1-9]$/.test(event.key)) act.game(Number(event.key) - 1);
    else if (event.key === "Enter" && free) act.first();
  };
  document.addEventListener("keydown", onKey);
  onCleanup(() => document.removeEventListener("keydown", onKey));
}

/** The dialog that puts a table in the lobby, with nothing else beside it. */
function OpenOne(props: { game: Game; begin: (table: NewTable) => Promise<void> }): JSX.Element {
  const starting = createStarting((table) => props.begin(table));
  starting.setOpen("play");
  return <StartDialogs game={props.game} starting={starting} against="open" />;
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
  return watches ? others.map(nameOf).join(` ${t().lobby.against} `) : t().lobby.versus(others.map(nameOf).join(", "));
}

function nameOf(seat: TableCard["seats"][number]): string {
  if (seat.kind === "open") return t().lobby.someone;
  if (seat.kind === "invite") return t().lobby.invited;
  return seat.kind === "bot" ? botName(seat.name ?? "bot") : (seat.name ?? seat.label);
}

/** The others, in a row that has no room for more than their names. */
function names(card: TableCard): string {
  const others = card.seats.filter((seat) => !seat.you);
  return others.length === 0 || others.length === card.seats.length ? opponents(card) : others.map(nameOf).join(", ");
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
    return [moment, who === "" ? (props.card.asks ?? "") : t().table.waitsFor(who)].filter((part) => part !== "").join(" · ");
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
          {names(props.card)}
        </p>
        <p class="hint row-asks" title={detail()}>
          {detail()}
        </p>
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
        <p class="serif">
          {props.game.labels.pitch}{" "}
          <Show when={isTaught(props.game.id)}>
            <button type="button" class="quiet learn" data-testid="play-guided" disabled={busy()} aria-label={`${t().lobby.learn}: ${props.game.title}`} title={t().lobby.guided} onClick={() => void taught(props.game.id).then(start)}>
              {t().lobby.learn}
            </button>
          </Show>
        </p>
        <div class="game-foot">
          <p class="hint">
            <span class="pill">{props.game.labels.kind}</span> {props.game.labels.length}
          </p>
          <button type="button" classList={{ primary: props.first }} data-testid="play-bot" disabled={busy()} aria-label={t().play.title(props.game.title)} onClick={() => setOpen("play")}>
            {t().lobby.play}
          </button>
        </div>
      </div>
      <StartDialogs game={props.game} starting={starting} />
    </article>
  );
}
