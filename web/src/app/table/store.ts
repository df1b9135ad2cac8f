/**
 * One table: what the server says of it, what has been clicked, and what is sent. One thing is
 * sent at a time, always with the version it was decided on, so nothing is done twice.
 */

import { batch, createEffect, createMemo, createRoot, createSignal, on, onCleanup } from "solid-js";
import { loadMap, placeName } from "../../art/maps";
import { roman } from "../../art/roman";
import type { Anchor, Choice, Piece, Route } from "../../art/types";
import { api, failureOf } from "../core/api";
import type { Failure } from "../core/api";
import { Live, browserStream } from "../core/live";
import type { Link } from "../core/live";
import { announce, setPage } from "../core/page";
import { share } from "../core/share";
import { NOTHING, anchorKey, back, choiceAt, click, glows, keep, obvious, samePath, starts, startsWith } from "../core/paths";
import type { Pick } from "../core/paths";
import { chime } from "../core/sound";
import type { Reason, SeatTable } from "../core/wire";
import { lang, t } from "../i18n";
import { news } from "./lines";
import { pieceName } from "./pieces";
import { takeBack } from "./undo";

export type Notice = { tone: "say" | "no"; text: string; rule: string | null };

/** What stands between an answer and the next try when the server is silent. */
const RETRY_MS = 1200;
const RETRIES = 100;
/** How many lines of the journal are read out at once, the last ones. */
const TOLD = 4;

export function createTable(id: string, wanted: { seat: string | null }) {
  const [table, setTable] = createSignal<SeatTable | null>(null);
  const [fault, setFault] = createSignal<Failure | null>(null);
  const [link, setLink] = createSignal<Link>("connecting");
  const [busy, setBusy] = createSignal(false);
  const [pick, setPick] = createSignal<Pick>(NOTHING);
  const [notice, setNotice] = createSignal<Notice | null>(null);
  const [asking, setAsking] = createSignal(false);
  const [reasons, setReasons] = createSignal<{ about: string; list: Reason[] } | null>(null);
  const [seat, setSeat] = createSignal<string | null>(wanted.seat);
  /** The seat whose person is known to sit at the screen, at a table with several seats of mine. */
  const [present, setPresent] = createSignal<string | null>(null);
  /** The last action sent, for the guided game. */
  const [sent, setSent] = createSignal<{ count: number; action: unknown; attack: boolean }>({ count: 0, action: null, attack: false });
  const [announced, setAnnounced] = createSignal("");
  /** How far the pieces picked can go, as far as the server has said it. */
  const [found, setFound] = createSignal<readonly { piece: string; routes: Route[] }[]>([]);
  /** How many actions the last click was at most, and after which version: they are taken back together. */
  let whole = { version: -1, steps: 1 };

  const scene = createMemo(() => table()?.scene ?? null);
  const routes = createMemo((): Route[] => (curtained() !== null || busy() ? [] : found().flatMap(({ routes }) => routes)));
  const choices = createMemo((): Choice[] => {
    if (curtained() !== null || busy()) return [];
    const offered = scene()?.choices ?? [];
    const further = routes().flatMap(({ choice }) => (choiceAt(offered, choice.path) === undefined ? [choice] : []));
    return further.length === 0 ? offered : [...offered, ...further];
  });
  const lit = createMemo(() => glows(choices(), pick()));

  /** At a hot-seat table: the seat that must take over before anything is shown. */
  function curtained(): string | null {
    const now = table();
    if (now === null || now.my_seats.length < 2 || now.card.status !== "playing") return null;
    const decides = now.seat !== null && now.scene.waiting_for.includes(now.seat) ? now.seat : null;
    if (decides === null) return null;
    return present() === decides ? null : decides;
  }

  // Fetching. Requests may overlap; only the newest answer counts. News that come meanwhile are
  // answered by one more request at the end, if they are still news by then.
  let asked = 0;
  let shown = 0;
  let flying = 0;
  let heard = 0;
  async function refresh(): Promise<void> {
    flying += 1;
    try {
      await fetchTable();
    } finally {
      flying -= 1;
    }
    catchUp();
  }
  function catchUp(): void {
    const now = table();
    if (flying === 0 && !busy() && now !== null && heard > now.sequence && link() !== "lost") void refresh();
  }
  async function fetchTable(): Promise<void> {
    asked += 1;
    const number = asked;
    try {
      const next = await api.table(id, seat(), lang());
      // The map is on its way while the rest of the table is drawn.
      void loadMap(next.scene.map);
      if (number < shown) return;
      shown = number;
      receive(next);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === "offline") setLink("lost");
      if (table() === null || failure.kind === "error") setFault(failure);
    }
  }

  /** What others did and said meanwhile, for those who listen. Nothing of it at a curtain. */
  let told = "";
  function tell(before: SeatTable | null, next: SeatTable): void {
    told = "";
    if (before === null || before.seat !== next.seat || next.my_seats.length > 1) return;
    const lines = next.version > before.version ? news(next.journal, before.version, next.my_seats) : [];
    const mine = next.card.seats.filter((seat) => seat.you).map((seat) => seat.name);
    const said = next.chat.slice(before.chat.length).flatMap((line) => (mine.includes(line.from) ? [] : [t().chat.said(line.from, line.text)]));
    told = [...lines.slice(-TOLD), ...said].join(" ");
  }

  function receive(next: SeatTable): void {
    const before = table();
    // Only what changed is drawn anew.
    if (before !== null) share(before, next);
    tell(before, next);
    batch(() => {
      setFault(null);
      setTable(next);
      if (before === null || before.version !== next.version || before.seat !== next.seat) {
        const kept = keep(next.scene.choices, pick());
        setPick(kept.length > 0 ? kept : obvious(next.scene.choices));
        setReasons(null);
      }
    });
    // At a hot-seat table the view follows whoever must decide.
    const waits = next.scene.waiting_for;
    if (next.my_seats.length > 1 && next.seat !== null && waits.length > 0 && !waits.includes(next.seat)) {
      const other = next.my_seats.find((mine) => waits.includes(mine));
      if (other !== undefined) {
        setSeat(other);
        void refresh();
      }
    }
  }

  // Live updates.
  const live = new Live({
    open: (since) => browserStream(api.eventsUrl(id, since)),
    since: () => table()?.sequence ?? 0,
    onNews: (news) => {
      heard = Math.max(heard, news.sequence);
      if (table() === null) void refresh();
      else catchUp();
    },
    onLink: (state) => {
      const before = link();
      setLink(state);
      if (state === "open" && before === "lost") {
        announce(t().table.found);
        void refresh();
      }
    },
    later: (run, ms) => {
      const timer = window.setTimeout(run, ms);
      return () => window.clearTimeout(timer);
    },
  });
  const online = (): void => live.renew();
  const offline = (): void => void setLink("lost");
  const visible = (): void => {
    if (document.visibilityState === "visible") live.nudge();
  };
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  document.addEventListener("visibilitychange", visible);
  onCleanup(() => {
    live.stop();
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
    document.removeEventListener("visibilitychange", visible);
    setPage("Rubicon", "not");
  });
  void refresh().then(() => live.start());

  createEffect(on(lang, () => void refresh(), { defer: true }));

  // Whose turn: title, badge, sound, announcement.
  const myTurn = createMemo(() => {
    const now = table();
    return now !== null && now.card.status === "playing" && now.my_seats.some((mine) => now.scene.waiting_for.includes(mine));
  });
  createEffect(() => {
    const name = table()?.card.title ?? "Rubicon";
    setPage(myTurn() ? `${t().live.title} · ${name}` : `${name} · Rubicon`, myTurn() ? "yours" : "not");
  });
  createEffect(
    on(myTurn, (mine, before) => {
      if (mine && before === false && (table()?.my_seats.length ?? 0) < 2) chime();
    }),
  );
  createEffect(() => {
    const now = table();
    if (now === null || curtained() !== null) return;
    const words = now.scene.prompt.text;
    const asks = words !== announced();
    if (!asks && told === "") return;
    setAnnounced(words);
    const mine = now.seat !== null && now.scene.waiting_for.includes(now.seat);
    const prompt = asks ? (mine ? t().live.yourTurn(words) : words) : "";
    announce([told, prompt].filter((part) => part !== "").join(" "));
    told = "";
  });

  // Pieces that are picked and could go to several places: how far they can go in several steps.
  const walkers = createMemo(
    () =>
      pick().flatMap((lane) => {
        const first = lane[0];
        if (lane.length !== 1 || first === undefined || !("piece" in first)) return [];
        const walks = scene()?.choices.some((choice) => choice.cost !== null && choice.path.length === 2 && startsWith(choice.path, lane)) ?? false;
        return walks ? [first.piece] : [];
      }),
    [],
    { equals: (one, other) => one.join() === other.join() },
  );
  createEffect(
    on([walkers, () => table()?.version, lang], ([pieces, version]) => {
      setFound([]);
      const mine = table()?.seat ?? null;
      if (mine === null) return;
      for (const piece of pieces) {
        api
          .routes(id, mine, piece, lang())
          .then((routes) => {
            if (table()?.version === version && walkers().includes(piece)) setFound((before) => [...before, { piece, routes }]);
          })
          // One can still go step by step.
          .catch(() => undefined);
      }
    }),
  );

  // Sending.
  function say(text: string, rule: string | null = null): void {
    setNotice({ tone: "say", text, rule });
    announce(text);
  }
  function complain(failure: Failure): void {
    const text = failure.kind === "offline" ? t().table.offline : failure.why;
    setNotice({ tone: "no", text, rule: failure.kind === "refused" ? failure.rule : null });
    announce(text);
  }

  /** Sends one action. If no answer comes, asks the server whether it has it before trying again. */
  async function sendOne(choice: Choice, then: readonly unknown[] = []): Promise<"done" | "stale" | Failure> {
    const now = table();
    if (now === null || now.seat === null) return "stale";
    const seen = { seat: now.seat, version: now.version, sequence: now.sequence };
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { version } = await api.act(id, seen, [choice.action, ...then], lang());
        whole = { version, steps: version - seen.version };
        setSent((last) => ({ count: last.count + 1, action: choice.action, attack: choice.attack }));
        await refresh();
        return "done";
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === "error" && failure.status === 409) {
          await refresh();
          // After a silence, a newer version may be the very action that was sent.
          return attempt > 0 ? "done" : "stale";
        }
        if (failure.kind !== "offline" || attempt >= RETRIES) return failure;
        setLink("lost");
        await new Promise((resolve) => window.setTimeout(resolve, RETRY_MS));
      }
    }
  }

  /** Sends choices one after the other, by their paths, and stops at the first that is refused. */
  async function send(wantedChoices: readonly Choice[]): Promise<void> {
    if (busy() || wantedChoices.length === 0) return;
    // What is known now: while something is sent, nothing is on offer.
    const known = routes();
    const further = (wish: Choice): Route | undefined => known.find(({ choice }) => choice === wish);
    setBusy(true);
    setNotice(null);
    let done = 0;
    try {
      for (const wish of wantedChoices) {
        const route = further(wish);
        const ready = done === 0 ? wish : await ripen(wish, route);
        if (ready === null) {
          say(t().table.stopped(done, wantedChoices.length));
          return;
        }
        const result = await sendOne(ready, route?.then);
        if (result === "stale") {
          say(t().table.stale);
          return;
        }
        if (result !== "done") {
          complain(result);
          return;
        }
        done += 1;
      }
    } finally {
      batch(() => {
        setBusy(false);
        const offered = scene()?.choices ?? [];
        setPick(obvious(offered));
      });
      catchUp();
    }
  }

  /** A wish as it is offered now; a piece still on the way is stopped first. */
  async function ripen(wish: Choice, route: Route | undefined): Promise<Choice | null> {
    const offered = (): Choice | undefined => choiceAt(scene()?.choices ?? [], wish.path);
    if (route === undefined && offered() !== undefined) return offered() ?? null;
    const halt = choiceAt(scene()?.choices ?? [], HALT);
    if (halt !== undefined && (await sendOne(halt)) !== "done") return null;
    // A way of several steps is as good as it was: the server looks at each.
    return route === undefined ? (offered() ?? null) : wish;
  }

  // Clicking.
  const pieceById = (piece: string): Piece | undefined => {
    const now = scene();
    return (
      now?.pieces.find((one) => one.id === piece) ??
      now?.battle?.lines.flatMap((line) => [...line.columns.flatMap((column) => column.pieces.map((one) => one.piece)), ...line.reserve]).find((one) => one.id === piece)
    );
  };
  const placeOf = (anchor: Anchor): string | null => ("piece" in anchor ? (pieceById(anchor.piece)?.place ?? null) : null);

  function nameOf(anchor: Anchor): string {
    if ("place" in anchor) return placeName(scene()?.map ?? "", anchor.place);
    if ("button" in anchor) return anchor.button;
    if ("card" in anchor) {
      const cards = scene()?.hands.flatMap((hand) => hand.cards) ?? [];
      const card = cards.find((one) => one.id === anchor.card);
      if (card === undefined) return anchor.card;
      // Where cards are of several kinds, their names suffice.
      return card.kind !== "" ? card.name : [card.name, card.numbers.map(roman).join(" / ")].filter((part) => part !== "").join(" ");
    }
    const piece = pieceById(anchor.piece);
    return piece === undefined ? anchor.piece : pieceName(piece, scene()?.sides ?? []);
  }

  async function press(anchor: Anchor, how: { add?: boolean } = {}): Promise<void> {
    if (asking()) {
      await askWhy(anchor);
      return;
    }
    if (busy() || curtained() !== null) return;
    setNotice(null);
    const real = actual(anchor);
    const together = (one: Anchor, other: Anchor): boolean => placeOf(one) !== null && placeOf(one) === placeOf(other);
    const clicked = click(choices(), pick(), real, { add: how.add ?? false, together });
    switch (clicked.kind) {
      case "picked":
        setPick(clicked.pick);
        announce(clicked.pick.length === 0 ? t().table.deselect : t().live.picked(clicked.pick.map((lane) => lane.map(nameOf).join(", ")).join("; ")));
        return;
      case "chosen": {
        const names = clicked.left.map(nameOf).join(", ");
        await send(clicked.choices);
        if (names !== "" && notice() === null) say(t().table.leftBehind(names));
        return;
      }
      case "nothing":
        await pressElsewhere(real);
        return;
    }
  }

  /** A piece that has no choice of its own stands for its place, if that has one. */
  function actual(anchor: Anchor): Anchor {
    if (!("piece" in anchor)) return anchor;
    const offers = lit().some((glow) => anchorKey(glow.anchor) === anchorKey(anchor));
    if (offers || starts(choices(), anchor)) return anchor;
    const place = placeOf(anchor);
    const instead = place === null ? null : { place };
    if (instead !== null && (starts(choices(), instead) || lit().some((glow) => anchorKey(glow.anchor) === anchorKey(instead)))) return instead;
    return anchor;
  }

  /** A click on something of mine while a piece is on the way: the piece stops, the click counts. */
  async function pressElsewhere(anchor: Anchor): Promise<void> {
    const halt = choiceAt(choices(), HALT);
    const own = "piece" in anchor && pieceById(anchor.piece)?.side === table()?.seat;
    if (halt === undefined || !own || samePath([anchor], pick()[0] ?? [])) {
      setPick(NOTHING);
      return;
    }
    await send([halt]);
    const next = click(choices(), NOTHING, actual(anchor));
    if (next.kind === "picked") setPick(next.pick);
  }

  async function askWhy(anchor: Anchor): Promise<void> {
    const now = table();
    if (now === null || now.seat === null) return;
    try {
      const list = await api.why(id, now.seat, anchor, lang());
      setReasons({ about: nameOf(anchor), list });
      announce(list.length === 0 ? t().table.whyNothing : list.map((reason) => reason.why).join(" "));
    } catch (error) {
      complain(failureOf(error));
    }
  }

  /** Ends when what is being sent has its answer. */
  const answered = (): Promise<void> =>
    new Promise((resolve) => {
      createRoot((dispose) => {
        createEffect(() => {
          if (busy()) return;
          dispose();
          resolve();
        });
      });
    });

  type Request = (seat: string, version: number) => Promise<unknown>;
  /** Runs something that the server is asked, one after the other, and looks again each time. */
  let line: Promise<unknown> = Promise.resolve();
  function ask(run: Request): Promise<boolean> {
    const mine = line.then(() => askNow(run));
    line = mine;
    return mine;
  }
  async function askNow(run: Request): Promise<boolean> {
    while (busy()) await answered();
    const now = table();
    if (now === null) return false;
    setBusy(true);
    setNotice(null);
    try {
      await run(now.seat ?? "", now.version);
      await refresh();
      return true;
    } catch (error) {
      complain(failureOf(error));
      await refresh();
      return false;
    } finally {
      setBusy(false);
      catchUp();
    }
  }

  return {
    id,
    table,
    scene,
    fault,
    link,
    busy,
    pick,
    notice,
    asking,
    reasons,
    choices,
    lit,
    myTurn,
    curtained,
    sent,
    refresh,
    press,
    send,
    ask,
    nameOf,
    pieceById,
    say,
    dismiss: () => setNotice(null),
    stepBack: () => {
      if (asking()) {
        setAsking(false);
        setReasons(null);
      } else if (notice() !== null && pick().length === 0) setNotice(null);
      else setPick(back(pick()));
    },
    clear: () => setPick(NOTHING),
    setAsking: (on: boolean) => {
      setAsking(on);
      if (!on) setReasons(null);
      else announce(t().table.whyOn);
    },
    closeReasons: () => setReasons(null),
    routes,
    /** Has a computer player place the rest of what is still to be set up. */
    place: () =>
      ask(async (mine, version) => {
        const actions = await api.placing(id, mine);
        if (actions.length === 0) return;
        const after = await api.act(id, { seat: mine, version, sequence: table()?.sequence ?? 0 }, actions, lang());
        whole = { version: after.version, steps: after.version - version };
      }),
    undo: () =>
      ask(async (mine, version) => {
        const steps = whole.version === version ? whole.steps : 1;
        await takeBack((from) => api.undo(id, mine, from), version, steps);
      }),
    takeOver: (mine: string) => {
      setPresent(mine);
      if (seat() !== mine) {
        setSeat(mine);
        void refresh();
      }
    },
    look: (mine: string) => {
      setSeat(mine);
      void refresh();
    },
  };
}

/** The button that ends what a piece is in the middle of (docs/API.md). */
const HALT: readonly Anchor[] = [{ button: "halt" }];

export type TableStore = ReturnType<typeof createTable>;
