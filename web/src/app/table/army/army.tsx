/**
 * Orders for many: which pieces are chosen together, where they are to go, what becomes of it by the
 * server's plan, and a march that goes on after others were asked about it. Nobody makes an exception
 * that was not shown before anything was sent.
 */

import { batch, createEffect, createMemo, createResource, createSignal, on } from "solid-js";
import type { JSX } from "solid-js";
import { mapArt } from "../../../art/maps";
import type { LayerProps } from "../../../art/map-art";
import type { HexGrid } from "../../../art/hex/grid";
import type { Anchor, Choice, Piece, Scene } from "../../../art/types";
import type { Does, Marches, Wish } from "../../../generated/api";
import { api } from "../../core/api";
import { keep, kept } from "./keeping";
import { lang, t } from "../../i18n";
import type { TableStore } from "../store";
import { Ghosts } from "./Ghosts";
import { knownOf } from "./clauses";
import { endsAsShown, ended, shownBy } from "./exceptions";
import type { Shown } from "./exceptions";
import { createHaul } from "./haul";
import { createLasso } from "./lasso";
import { FireCard } from "./FireCard";
import { ArmyDock, ArmyPanel, LassoButton, PlanBeside } from "./Panel";
import { Trays } from "./Trays";
import { planOf } from "./plan";
import { createTow } from "./tow";
import { trailOf, worksDice } from "./trail";
import { strokeOf } from "./strokes";
import { facing, repeated, startOf, trayAfter, tribeOf, wishesFor } from "./wishes";
import { WORDS } from "./words";
import "./army.css";

export interface ArmyParts {
  readonly store: TableStore;
  readonly scene: () => Scene;
  readonly root: HTMLElement;
  /** Whether it is mine to decide now, and not something that is shown again. */
  readonly mine: () => boolean;
  /** Brings a place into view. */
  readonly point: (place: string) => void;
  /** Whether the panel with the plan is to be seen; otherwise the plan lies over the map. */
  readonly panelled: () => boolean;
}

/** A march as it is planned, or under way. */
export interface Plan {
  readonly goal: string;
  readonly wishes: readonly Wish[];
  readonly marches: Marches;
  /** The way as it was drawn, where it may be bent: where it begins, the hexes by which it goes, its goal. */
  readonly drawn: readonly string[];
}

/** What is left of a march. */
interface March {
  readonly wishes: readonly Wish[];
  readonly goal: string;
  readonly phase: string;
  /** How often it was begun again since somebody arrived, and how many had not then. */
  readonly tries: number;
  readonly open: number;
  /** As it was seen before it was sent. */
  readonly shown: Shown;
}

/** A shot that may be fired: from where, at which piece, and how far that is. */
export interface Shot {
  readonly choice: Choice;
  readonly from: string;
  readonly at: string;
  readonly range: number;
}

const NOBODY: ReadonlySet<string> = new Set();
/** The button that ends a stage of the moves (docs/API.md), and how many stages there can be. */
const END_MOVES = "end_moves";
const HALT = "halt";
const STAGES = 4;
/** A march that stops so often before one more has arrived is nobody's wish. */
const TRIES = 12;

export function createArmy(parts: ArmyParts) {
  const { store, scene } = parts;
  const words = () => WORDS[lang()];
  const grid = createMemo((): HexGrid | undefined => mapArt(scene().map)?.grid);
  /** Trays in the order in which they lie round the map. */
  const ring = createMemo((): readonly string[] => mapArt(scene().map)?.trays?.ring ?? []);
  const byId = createMemo((): ReadonlyMap<string, Piece> => new Map(scene().pieces.map((piece) => [piece.id, piece])));
  const placeOf = (piece: string): string => byId().get(piece)?.place ?? "";
  /** Pieces that may be told to go somewhere now. */
  const movable = createMemo((): ReadonlySet<string> => {
    if (!parts.mine()) return NOBODY;
// Who is under an order goes by being told to: what he may do begins with a word, not with a place.
    const goes = (piece: string, second: Anchor | undefined): boolean => second !== undefined && ("place" in second || ("button" in second && (byId().get(piece)?.marks.includes("in_command") ?? false)));
    const goers = scene().choices.flatMap(({ path: [first, second] }) => (first !== undefined && "piece" in first && goes(first.piece, second) ? [first.piece] : []));
    return new Set([...(store.table()?.pickable ?? []), ...goers]);
  });
  const idle = createMemo((): Piece[] => scene().pieces.filter((piece) => movable().has(piece.id) && !piece.marks.includes("moved")));

  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(NOBODY);
  const [plan, setPlan] = createSignal<Plan | null>(null);
  const [thinking, setThinking] = createSignal(false);
  const [hovered, setHovered] = createSignal<string | null>(null);
  /** Where the one stands by which a formation is carried. */
  const [hand, setHand] = createSignal<string | null>(null);
  /** Hexes by which those chosen shall go to their goal. */
  const [bends, setBends] = createSignal<readonly string[]>([]);
  /** Where those chosen shall face at their goal, if not as they do now. */
  const [faced, setFaced] = createSignal<number | null>(null);
  /** What of a march is left, after others were asked about it. */
  const [marching, setMarching] = createSignal<March | null>(null);
  const [note, setNote] = createSignal<string | null>(null);

  const whose = () => ({ table: store.id, seat: store.table()?.seat ?? "" });

  /** What ends a stage of the moves, where that is on offer. */
  const ender = createMemo((): Choice | undefined =>
    parts.mine() ? store.choices().find(({ path: [first, more] }) => more === undefined && first !== undefined && "button" in first && first.button === END_MOVES) : undefined,
  );
  /** My pieces that have done nothing, by where they are: on the map, or in a tray beside it. */
  const skipped = createMemo((): { place: string | null; count: number }[] => {
    const mine = scene().pieces.filter((piece) => piece.side === scene().viewer && !piece.marks.includes("moved"));
    const onMap = mine.filter(({ place }) => grid()?.hex(place) !== undefined).length;
    const beside = ring().map((place) => ({ place, count: mine.filter((piece) => piece.place === place).length }));
    return [{ place: null, count: onMap }, ...beside].filter(({ count }) => count > 0);
  });
  /** Ends the moves with all their stages: as long as the same is asked again in the same phase of the turn. */
  async function finish(): Promise<void> {
    const { when, phase } = scene().headline;
    for (let stage = 0; stage < STAGES; stage += 1) {
      const end = ender();
      if (end === undefined || scene().headline.when !== when || scene().headline.phase !== phase) return;
      await store.send([end]);
    }
  }

  /** Shots that may be fired now: attacks that name who shoots, at whom, and at which range. */
  const shots = createMemo((): Shot[] => {
    if (!parts.mine()) return [];
    return store.choices().flatMap((choice) => {
      const [by, at, range, more] = choice.path;
      if (!choice.attack || more !== undefined || by === undefined || at === undefined || range === undefined || !("piece" in at) || !("button" in range)) return [];
      const from = "place" in by ? by.place : "piece" in by ? placeOf(by.piece) : "";
      return [{ choice, from, at: at.piece, range: Number(/\d+$/.exec(range.button)?.[0] ?? 0) }];
    });
  });

  /** The one that all of them are fired at, if it is one. */
  const target = createMemo((): string | null => {
    const [first, ...others] = shots().map(({ at }) => at);
    return first !== undefined && others.every((other) => other === first) ? first : null;
  });
  /** How it came to where it is. */
  const trail = createMemo(() => {
    const [piece, table] = [target(), store.table()];
    return piece === null || table === null ? [] : trailOf(table.journal, table.turns.at(-1)?.n ?? 0, piece, placeOf(piece));
  });
  /** What the works threw last. */
  const works = createMemo(() => (ring().length === 0 ? [] : worksDice(store.table()?.journal ?? [])));

  /** Where those stand that have an order of their own, with what it says first. */
  const ordered = createMemo((): { place: string; does: Does }[] => {
    const table = store.table();
    const found = new Map<string, Does>();
    for (const order of table?.orders ?? []) {
      const known = knownOf(table?.orders_known ?? [], order);
      const [about, clause] = [known?.path[0], known?.clauses[0]];
      const place = about === undefined ? "" : "place" in about ? about.place : "piece" in about ? placeOf(about.piece) : "";
      if (clause !== undefined && grid()?.hex(place) !== undefined && !found.has(place)) found.set(place, clause.does);
    }
    return [...found].map(([place, does]) => ({ place, does }));
  });

  const version = createMemo(() => store.table()?.version ?? 0);
  // Who has gone or can go no more is chosen no longer, and a plan is for one state of the table.
  createEffect(
    on([version, movable], () => {
      batch(() => {
        const left = [...chosen()].filter((piece) => movable().has(piece));
        if (left.length !== chosen().size) setChosen(new Set(left));
        if (plan() !== null && plan()?.marches.version !== version()) setPlan(null);
      });
    }),
  );

  /** Counts what was chosen: a plan for others than those chosen now is nobody's. */
  let choice = 0;
  /** Chooses pieces: these alone, these as well, or these no more. */
  function take(pieces: readonly string[], how: "alone" | "more" | "less"): void {
    const able = pieces.filter((piece) => movable().has(piece));
    const next = new Set(how === "alone" ? [] : chosen());
    for (const piece of able) {
      if (how === "less") next.delete(piece);
      else next.add(piece);
    }
    choice += 1;
    batch(() => {
      store.clear();
      setBends([]);
      setFaced(null);
      setPlan(null);
      setNote(null);
      setChosen(next);
    });
  }

  /** All of them, unless all are chosen already. */
  function toggle(pieces: readonly string[], add: boolean): void {
    const able = pieces.filter((piece) => movable().has(piece));
    take(able, able.length > 0 && able.every((piece) => chosen().has(piece)) ? "less" : add || chosen().size > 0 ? "more" : "alone");
  }

  /** Asks what becomes of wishes. */
  async function ask(wishes: readonly Wish[], goal: string, drawn: readonly string[] = []): Promise<Plan | null> {
    const seat = store.table()?.seat ?? null;
    if (seat === null || wishes.length === 0) return null;
    setThinking(true);
    const of = choice;
    try {
      const marches = await planOf(store.id, { seat, version: version(), marches: [...wishes] }, lang());
      // Meanwhile the table has moved on, or others were chosen.
      if (marches.version !== version() || of !== choice) return null;
      return { goal, wishes, marches, drawn };
    } catch {
      // The table has moved on, or nobody answers: news of either are on their way.
      return null;
    } finally {
      setThinking(false);
    }
  }

  /** Asks it, and shows it. */
  async function think(wishes: readonly Wish[], goal: string, drawn: readonly string[] = []): Promise<Plan | null> {
    const made = await ask(wishes, goal, drawn);
    if (made !== null) setPlan(made);
    return made;
  }

  const chosenPieces = (): Piece[] => [...chosen()].flatMap((piece) => byId().get(piece) ?? []);
  /** What those chosen are asked to do when they go there. */
  const wishesTo = (goal: string): Wish[] => {
    const sheet = grid();
    return sheet === undefined ? [] : facing(wishesFor(sheet, chosenPieces(), goal, hand() ?? undefined, bends()), byId(), faced());
  };
  /** Where many are told to go, their way may be bent afterwards. */
  const drawnTo = (goal: string): readonly string[] => {
    const sheet = grid();
    const from = ring().length === 0 || sheet?.hex(goal) === undefined ? undefined : startOf(sheet, chosenPieces(), bends()[0] ?? goal);
    return from === undefined ? [] : [from, ...bends(), goal];
  };
  const aim = (goal: string): void => {
    setBends([]);
    if (chosen().size > 0) void think(wishesTo(goal), goal, drawnTo(goal));
  };
  /** The way shall go by these hexes: the plan is made anew for it. */
  function bend(by: readonly string[]): void {
    const goal = plan()?.goal;
    if (goal === undefined) return;
    // What is still thought about is for another way.
    choice += 1;
    setBends(by);
    void think(wishesTo(goal), goal, drawnTo(goal));
  }

  /** Where those will face that are planned for: as it is wished, or as the first of them does. */
  const faces = createMemo((): number | null => {
    const made = plan();
    if (made === null || made.marches.goes.length === 0) return null;
    return faced() ?? made.wishes.flatMap(({ piece, along }) => (along.length > 0 ? (byId().get(piece)?.facing ?? []) : []))[0] ?? null;
  });
  /** They shall face so at their goal: the plan is made anew for it. */
  function turnTo(wanted: number): void {
    const made = plan();
    if (made === null || wanted === faces()) return;
    // What is still thought about is for another facing.
    choice += 1;
    setFaced(wanted);
    asked = null;
    if (hand() === null) void think(facing(made.wishes, byId(), wanted), made.goal);
    else void follow();
  }

  /** Who is under the same order marches in the same formation: a legion, a people in line. */
  const isInLine = (piece: Piece): boolean => movable().has(piece.id) && piece.marks.includes("in_command") && piece.face.shows === "counter" && piece.face.shape !== "round";
  /** Those who march as one when this one is taken in hand: who are chosen with it, or stand in line with it. */
  function formationOf(id: string): string[] {
    const place = placeOf(id);
    // In a stack whoever is on top means all of it.
    const held = scene().pieces.filter((piece) => piece.place === place);
    if (held.some((piece) => chosen().has(piece.id))) return [...chosen()];
    const one = held.filter(isInLine).sort((piece) => (piece.id === id ? -1 : 1))[0];
    return one === undefined ? [] : scene().pieces.flatMap((piece) => (isInLine(piece) && tribeOf(piece) === tribeOf(one) ? [piece.id] : []));
  }
  const picked = (id: string): boolean => store.pick().some(([first]) => first !== undefined && "piece" in first && first.piece === id);
  /** Where those in hand are now, and the thinking about it, which takes one goal at a time. */
  let over: string | null = null;
  let asked: string | null = null;
  let thought: Promise<Plan | null> = Promise.resolve(null);
  async function follow(): Promise<void> {
    await thought;
    if (over === null || over === asked || hand() === null || thinking()) return;
    asked = over;
    thought = think(wishesTo(over), over);
    await follow();
  }
  createHaul({
    root: parts.root,
    grid,
    able: (piece) => parts.mine() && !store.busy() && !store.asking() && !lasso.on() && !picked(piece) && formationOf(piece).length > 1,
    lift: (piece) => {
      asked = null;
      take(formationOf(piece), "alone");
      setHand(placeOf(piece));
    },
    over: (hex) => {
      if (hex === over) return;
      over = hex;
      setHovered(hex);
      if (hex !== hand()) void follow();
    },
    drop: (hex) => void letGo(hex),
  });
  /** Those in hand go where they are let go, unless somebody makes an exception: that is shown first. */
  async function letGo(hex: string | null): Promise<void> {
    const of = choice;
    over = null;
    await thought;
    if (of !== choice) return;
    if (hex === null || hex === hand()) {
      army.clear();
      return;
    }
    const made = plan()?.goal === hex ? plan() : await think(wishesTo(hex), hex);
    if (of !== choice) return;
    setHand(null);
    if (made !== null && made.marches.short.length + made.marches.stays.length === 0) await go(made);
  }

  /** Sends the plan; where others are asked in between, the rest goes on afterwards, and so do those who could not set out yet. */
  async function go(from: Plan, before: March | null = null): Promise<void> {
    const routes = from.marches.goes;
    if (routes.length === 0) return;
    const phase = scene().headline.phase;
    const gone = routes.flatMap(({ choice, via }): [string, [string, string]][] => {
      const [first] = choice.path;
      const end = via.at(-1);
      return first === undefined || !("piece" in first) || end === undefined ? [] : [[first.piece, [placeOf(first.piece), end]]];
    });
    // What is left of a march is no order of its own.
    if (before === null) keep(window.localStorage, whose(), turnOf(scene()), gone);
    batch(() => {
      setBends([]);
      setFaced(null);
      setPlan(null);
      setMarching(null);
      setNote(null);
      setChosen(NOBODY);
    });
    const halt = from.marches.halt;
    const acted = await store.sendParts([...routes.map(({ choice, then }) => [choice.action, ...then]), ...(halt === null ? [] : [[halt]])], { action: routes[0]?.choice.action, attack: false, goesOn: true });
    if (acted === null || acted.refused !== null) return;
    const shown = before?.shown ?? shownBy(from.marches);
    const sent = new Set(from.wishes.map(({ piece }) => piece));
    const waiting = (before?.wishes ?? []).filter(({ piece }) => !sent.has(piece));
    if (acted.stopped === null && waiting.length === 0) return;
    const begun = acted.stopped === null ? [] : routes.slice(Math.max(0, acted.done - 1)).flatMap(({ choice: { path: [first] } }) => (first !== undefined && "piece" in first ? [first.piece] : []));
    const wishes = begun.flatMap((piece) => from.wishes.find((wish) => wish.piece === piece) ?? []).map((wish) => ended(wish, shown));
    setMarching({ wishes: [...wishes, ...waiting], goal: from.goal, phase, tries: (before?.tries ?? 0) + 1, open: before?.open ?? Number.POSITIVE_INFINITY, shown });
  }

  /** A wish from where the piece stands now. */
  const onward = (wish: Wish): Wish[] => {
    const at = placeOf(wish.piece);
    if (!movable().has(wish.piece) || wish.to[0] === at) return [];
    const along = wish.along.slice(wish.along.indexOf(at) + 1);
    return wish.to.length + along.length === 0 ? [] : [{ ...wish, along }];
  };
  // A march that was interrupted goes on as it was planned; if it can do so no longer, it is shown again.
  createEffect(() => {
    const left = marching();
    if (left === null || store.busy() || !parts.mine() || thinking()) return;
    const pending = left.wishes.filter(({ piece }) => placeOf(piece) !== left.shown.ends.get(piece));
    const now: March = { ...left, wishes: pending, tries: pending.length < left.open ? 0 : left.tries, open: pending.length };
    setMarching(null);
    if (scene().headline.phase !== left.phase || now.tries > TRIES) {
      const { size } = left.shown.ends;
      if (pending.length > 0) store.say(t().table.stopped(size - pending.length, size));
      return;
    }
    const wishes = pending.flatMap(onward);
    if (wishes.length === 0) {
      // Whoever of them is on its way has arrived and halts, so that the others can set out.
      const halt = store.choices().find(({ path: [first, more] }) => more === undefined && first !== undefined && "button" in first && first.button === HALT);
      const arrived = [...left.shown.ends].some(([piece, end]) => placeOf(piece) === end && (byId().get(piece)?.marks.includes("moving") ?? false));
      if (halt !== undefined && arrived) void store.send([halt]).then(() => setMarching(pending.length === 0 ? null : { ...now, tries: now.tries + 1 }));
      return;
    }
    void ask(wishes, left.goal).then((made) => {
      if (made === null) return;
      if (endsAsShown(made, left.shown)) {
        void go(made, now);
        return;
      }
      // It was not seen so: it waits for its player.
      batch(() => {
        setChosen(new Set(wishes.map(({ piece }) => piece)));
        setNote(words().otherwise);
        setPlan(made);
      });
    });
  });

  /** Whether a click was meant for those chosen together. */
  function press(anchor: Anchor, add: boolean): boolean {
    if (!parts.mine() || store.asking()) return false;
    const place = "place" in anchor ? anchor.place : "piece" in anchor ? placeOf(anchor.piece) : "";
    const own = "piece" in anchor && movable().has(anchor.piece);
    // Where few march, a group is picked one by one and shows how far each can go.
    if (own && ((add && (ring().length > 0 || chosen().size > 0)) || lasso.on())) {
      // With what was picked before, and with all who stand there.
      const before = store.pick().flatMap(([first]) => (first !== undefined && "piece" in first ? [first.piece] : []));
      const there = scene().pieces.flatMap((piece) => (piece.place === place ? [piece.id] : []));
      const taken = there.some((piece) => chosen().has(piece));
      take([...before, ...there], taken ? "less" : "more");
      return true;
    }
    if (chosen().size === 0) return false;
    // Who is chosen stands where others of them may be meant to go.
    if (own && "piece" in anchor && !chosen().has(anchor.piece)) {
      setChosen(NOBODY);
      setPlan(null);
      return false;
    }
    if (place === "") return false;
    const ready = plan();
    if (ready?.goal === place && !thinking()) void go(ready);
    else aim(place);
    return true;
  }

  const lasso = createLasso({
    root: parts.root,
    grid,
    ready: () => movable().size > 0,
    take: (hexes, how) => take(scene().pieces.flatMap((piece) => (hexes.has(piece.place) ? [piece.id] : [])), how),
  });

  /** The chances of the attacks that are declared, and who might still join the one that is open. */
  const [odds] = createResource(
    () => (scene().markers.some(({ kind }) => kind === "battle") && whose().seat !== "" ? { seat: whose().seat, version: version(), lang: lang() } : null),
    (key) => api.odds(store.id, key.seat, key.lang).then((report) => ({ report, version: key.version })).catch(() => null),
  );
  /** Keys while attacks are declared; what is told of an older state of the table adds nobody. */
  function stroke(key: string): boolean {
    if (!parts.mine() || store.busy() || store.asking() || ring().length === 0) return false;
    const known = odds.latest?.version === version() ? (odds.latest.report?.joins ?? []) : [];
    const what = strokeOf(key, scene(), known);
    if (what === null) return false;
    if (what.does === "send") void store.send([what.choice]);
    else if (what.does === "show") parts.point(what.place);
    else if (store.table()?.can_undo === true) void store.undo();
    return true;
  }

  // Who is dragged out of a tray goes where a click would send him.
  const tow = createTow({
    root: parts.root,
    grid,
    lift: (pieces) => {
      if (!pieces.every((piece) => chosen().has(piece))) take(pieces, "alone");
    },
    drop: (place) => void press({ place }, false),
  });

  /** What those who have not moved did last turn, once more. */
  const again = (): Wish[] => {
    const sheet = grid();
    const last = kept(window.localStorage, whose(), turnOf(scene()));
    if (sheet === undefined) return [];
    const pieces = chosen().size > 0 ? chosenPieces() : idle();
    return pieces.flatMap((piece) => {
      const done = last.get(piece.id);
      return done === undefined ? [] : (repeated(sheet, ring(), piece, done) ?? []);
    });
  };
  /** Those beside the map go on to the next tray. */
  const onTo = (pieces: readonly Piece[]): Wish[] =>
    pieces.flatMap((piece) => {
      const next = trayAfter(ring(), piece.place, 1);
      return next === undefined ? [] : [{ piece: piece.id, to: [next], along: [] }];
    });

  const army = {
    store,
    scene,
    words,
    grid,
    ring,
    chosen,
    plan,
    thinking,
    marching,
    note,
    hovered,
    wishesTo,
    panelled: parts.panelled,
    setHovered: (anchor: Anchor | null) => void setHovered(anchor !== null && "place" in anchor ? anchor.place : anchor !== null && "piece" in anchor ? placeOf(anchor.piece) : null),
    idle,
    ender,
    skipped,
    finish,
    movable,
    shots,
    target,
    trail,
    works,
    odds: () => odds.latest?.report ?? null,
    stroke,
    ordered,
    byId,
    placeOf,
    lasso,
    towed: tow.tow,
    tow: (event: PointerEvent, pieces: readonly string[], home: string): void => {
      if (parts.mine() && !store.busy() && !store.asking()) tow.begin(event, pieces, home);
    },
    towEnds: tow.ends,
    mine: parts.mine,
    point: parts.point,
    take,
    toggle,
    aim,
    root: parts.root,
    inHand: () => hand() !== null,
    bend,
    faces,
    turnTo,
    /** So many corners to the right, or to the left. */
    turnBy: (corners: number) => {
      const now = faces();
      if (now !== null) turnTo((now + 2 * corners + 12) % 12);
    },
    press,
    onTo,
    /** Who has not moved and is not in the plan goes on to the next tray along with it. */
    onward: (made: Plan): Wish[] => {
      const planned = new Set(made.wishes.map(({ piece }) => piece));
      return onTo(idle().filter(({ id }) => !planned.has(id)));
    },
    think: async (wishes: readonly Wish[], goal: string) => {
      if (wishes.length === 0) setNote(words().nothingAgain);
      else {
        setChosen(new Set(wishes.map(({ piece }) => piece)));
        await think(wishes, goal);
      }
    },
    again,
    go: (made: Plan) => go(made),
    /** Without those that do not get where they are meant to go. */
    leave: (made: Plan) => {
      const out = new Set([...made.marches.short, ...made.marches.stays].map(({ piece }) => piece));
      setChosen(new Set([...chosen()].filter((piece) => !out.has(piece))));
      void think(made.wishes.filter(({ piece }) => !out.has(piece)), made.goal);
    },
    clear: () => {
      choice += 1;
      batch(() => {
        setChosen(NOBODY);
        setHand(null);
        setBends([]);
        setFaced(null);
        setPlan(null);
        setMarching(null);
        setNote(null);
      });
      lasso.setOn(false);
    },
    /** By keys: all on the map that have not moved, the plan is carried out, last turn's orders come again. */
    takeAll: (): boolean => {
      const onMap = idle().filter(({ place }) => grid()?.hex(place) !== undefined);
      if (ring().length === 0 || onMap.length === 0) return false;
      take(onMap.map(({ id }) => id), "alone");
      return true;
    },
    march: (): boolean => {
      const made = plan();
      if (made === null || made.marches.goes.length === 0 || store.busy() || thinking() || hand() !== null) return false;
      void go(made);
      return true;
    },
    repeat: (): void => {
      if (ring().length > 0 && movable().size > 0) void army.think(again(), "");
    },
    /** Whether there was anything to take back with the escape key. */
    back: (): boolean => {
      if (chosen().size === 0 && plan() === null && !lasso.on()) return false;
      army.clear();
      return true;
    },
    /** What is lit on the board: those chosen. */
    anchors: createMemo((): Anchor[] => [...chosen()].map((piece) => ({ piece }))),
    Ghosts: (props: LayerProps): JSX.Element => <Ghosts army={army} layer={props} />,
    Beside: (): JSX.Element => (
      <>
        <Trays army={army} />
        <LassoButton army={army} />
        <FireCard army={army} />
        <PlanBeside army={army} />
      </>
    ),
    Panel: (): JSX.Element => <ArmyPanel army={army} />,
    Dock: (): JSX.Element => <ArmyDock army={army} />,
  };
  return army;
}

export type Army = ReturnType<typeof createArmy>;

/** Which turn it is, as far as a scene says so. */
const turnOf = (scene: Scene): string => scene.headline.when;
