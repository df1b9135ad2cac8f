/** A table in play: map, prompt, cards and panel, and what a click on them means. */

import { Show, createEffect, createMemo, createSignal, getOwner, on, onCleanup, onMount, runWithOwner } from "solid-js";
import type { JSX } from "solid-js";
import { Board } from "../../art/Board";
import { NO_HIGHLIGHTS } from "../../art/highlights";
import { FACING } from "../../art/hex/facing";
import { mapArt } from "../../art/maps";
import { anchorAt } from "../../art/stage-pieces";
import type { Anchor, Arrow, BattleScene, Choice, Scene } from "../../art/types";
import { NOTHING, anchorKey } from "../core/paths";
import { api } from "../core/api";
import { hideRule, openRule } from "../core/rulebook";
import { saidSince, spoken } from "../core/merge";
import type { SeatTable } from "../core/merge";
import { loadLesson } from "../../games";
import type { Lesson } from "../../games/lesson";
import { WHOLE, keepView, keptView } from "../core/views";
import { deferred } from "../deferred";
import { lang, t } from "../i18n";
import { createMedia } from "../media";
import type { Army } from "./army/army";
import { TableBar } from "./Bar";
import { losses, lastRoll } from "./battle";
import { createBouts } from "./bouts";
import { createBoxes } from "./boxes";
import { createEnding } from "./Ending";
import type { EndEyes } from "./Ending";
import { createFights } from "./fights";
import { falls, notes, placeOf, warns } from "./goals";
import { HandTray, LevyPools, levyAreas } from "./Hand";
import { boardHighlights, plan, selectedAnchors } from "./highlights";
import { closing, focusFirst, useHotkeys } from "./hotkeys";
import { LayerChips } from "./Layers";
import { trails } from "./lines";
import { pickedPieces } from "./picking";
import { PromptBar, Tracks } from "./Prompt";
import { SidePanel } from "./Side";
import { SheetHandle } from "./Sheet";
import { createSince } from "./Since";
import { StandingForNow } from "./Standing";
import { inSight, litPlaces, stirred } from "./stirred";
import type { TableStore } from "./store";
import { PhoneTabs, TABS, phoneTabs } from "./tabs";
import type { Tab } from "./tabs";
import { battleWords, boardWords } from "./words";
import "./phone.css";

// What some tables never show, and others not at once.
const BattleView = deferred(async () => (await import("../../art/BattleView")).BattleView, "nothing");
const AuctionPanel = deferred(async () => (await import("./AuctionPanel")).AuctionPanel, "nothing");
const OddsPanel = deferred(async () => (await import("./Odds")).OddsPanel, "nothing");
const GoalTip = deferred(async () => (await import("./GoalTip")).GoalTip, "nothing");
const AskCard = deferred(async () => (await import("./AskCard")).AskCard, "nothing");
const AskSigns = deferred(async () => (await import("./AskSigns")).AskSigns, "nothing");
const BoutSigns = deferred(async () => (await import("./BoutSigns")).BoutSigns, "nothing");
const Ribbon = deferred(async () => (await import("./Ribbon")).Ribbon, "nothing");
const CombatCard = deferred(async () => (await import("./Combat")).CombatCard, "nothing");
const BoutsOver = deferred(async () => (await import("./Combat")).BoutsOver, "nothing");
const KeyList = deferred(async () => (await import("../pages/KeyList")).KeyList, "nothing");
const Guided = deferred(async () => (await import("./Guided")).Guided, "nothing");
const GameOver = deferred(async () => (await import("./GameOver")).GameOver, "nothing");
const Lens = deferred(async () => (await import("./Lens")).Lens, "nothing");
const FightCard = deferred(async () => (await import("./FightCard")).FightCard, "nothing");
const Requests = deferred(async () => (await import("./Panels")).Requests, "nothing");
const Waiting = deferred(async () => (await import("./Waiting")).Waiting, "nothing");
const Setups = deferred(async () => (await import("./Setups")).Setups, "nothing");
const Reasons = deferred(async () => (await import("./Reasons")).Reasons, "nothing");

/** Pixels at the map's edges that chips and buttons may cover. */
const EDGE = 70;
/** So few places to decide about can be looked at one by one. */
const FEW_PLACES = 8;
/** A pointer that is on a piece so long is not only on its way elsewhere. */
const REST_MS = 40;

export function Play(props: { store: TableStore; table: SeatTable; guided: boolean }): JSX.Element {
  const store = props.store;
  let root!: HTMLDivElement;
  let adding = false;
  const [tab, setTab] = createSignal<Tab>("journal");
  const [drawer, setDrawer] = createSignal(false);
  /** Whether the panel is a drawer, as styles.css and phone.css have it. */
  const drawn = createMedia("(max-width: 1099px), (max-height: 520px) and (min-width: 560px)");
  const [keys, setKeys] = createSignal(false);
  const [mapOnly, setMapOnly] = createSignal(false);
  /** On a phone: whether the sheet with the prompt is closed to one line. */
  const [sheetClosed, setSheetClosed] = createSignal(false);
  const [lesson, setLesson] = createSignal(props.guided);
  const since = createSince(store, () => !lesson());
  const [taught, setTaught] = createSignal<Lesson | null>(null);
  if (props.guided) void loadLesson(props.table.card.game).then(setTaught);
  const [seenChat, setSeenChat] = createSignal(spoken(props.table));
  // Where leaders act one by one, whom they reach is what one wants to see; where counters face somewhere, what lies before them.
  const [layers, setLayers] = createSignal<ReadonlySet<string>>(
    new Set([...(props.table.scene.roster === undefined ? [] : ["command"]), ...(props.table.scene.bearings === undefined ? [] : [FACING])]),
  );
  const [shown, setShown] = createSignal<{ place: string | null; nth: number; visit: boolean } | null>(null);
  const [over, setOver] = createSignal<Anchor | null>(null);
  // A pointer that rests on a piece is likely to click it: what it can do is asked for meanwhile.
  createEffect(
    on(over, (anchor) => {
      if (anchor === null) return;
      const rested = setTimeout(() => foresee(anchor), REST_MS);
      onCleanup(() => clearTimeout(rested));
    }),
  );
  const foresee = (anchor: Anchor): void => {
    if (!past() && !store.asking()) store.foresee(anchor);
  };
  /** Whether the last press was a finger's, and the goal that it was shown. */
  let finger = false;
  const [warned, setWarned] = createSignal<Anchor | null>(null);
  /** Brings a place of the map into view. */
  const point = (place: string): void => void setShown((before) => ({ place, nth: (before?.nth ?? 0) + 1, visit: false }));
  /** Shows where something goes on, or no place when it is over: then the view returns. */
  const visit = (place: string | null): void => void setShown((before) => ({ place, nth: (before?.nth ?? 0) + 1, visit: true }));
  /** The same, with nothing over the map. */
  const show = (place: string): void => {
    setMapOnly(true);
    setDrawer(false);
    point(place);
  };
  const toggleLayer = (key: string): void => {
    const next = new Set(layers());
    if (!next.delete(key)) next.add(key);
    setLayers(next);
  };

  /** A finished game lies open. */
  const ending = createEnding(store.table);
  const [eyes, setEyes] = createSignal<EndEyes>("all");
  const [endClosed, setEndClosed] = createSignal(false);
  /** Whether the result stands beside the map, in the place of the panel. */
  const ended = (): boolean => props.table.card.status === "over" && !endClosed() && !past();
  const laidOpen = createMemo(() => ending.scene(eyes()));
  const scene = (): Scene => since.moment()?.scene ?? laidOpen() ?? props.table.scene;
  const past = () => since.range() !== null;
  const game = () => props.table.card.game;
  /** Lines of battle cover the map; as long as it is not there, nothing does. */
  const battle = () => ((mapOnly() && !store.shared()) || mapArt(scene().map) === undefined ? null : scene().battle);
  const highlights = createMemo(() => (past() || props.table.seat === null ? NO_HIGHLIGHTS : boardHighlights(store.choices(), store.pick(), scene().pieces, store.pickable())));
  const selected = createMemo(() => (past() ? [] : selectedAnchors(store.pick())));
  /** The goal that was pointed at last, as long as it is one: the way to the button does not lose it. */
  const aimed = createMemo<string | null>((before) => {
    const isGoal = (place: string | null): place is string => place !== null && store.pick().length > 0 && highlights().places.has(place);
    const pointed = placeOf(scene(), warned() ?? over());
    return isGoal(pointed) ? pointed : isGoal(before) ? before : null;
  }, null);
  /** The same for who goes there over the map from where he stands; hexes are too many for a button each. */
  const marched = (): string | null => {
    const map = mapArt(scene().map);
    const stands = pickedPieces(store.pick()).flatMap((piece) => placeOf(scene(), { piece }) ?? []);
    return map === undefined || map.kind === "hexes" || !map.places.some(({ name }) => name === stands[0]) ? null : aimed();
  };
  const planned = createMemo(() => (past() ? [] : plan(store.choices(), store.pick(), scene().pieces, aimed(), store.routes(), store.goals())));
  /** Who does not get to the goal pointed at, with a tag that says how far he gets. */
  const tags = createMemo(() => new Map([...falls(store.goals(), aimed())].map(([piece, place]) => [piece, place === null ? null : t().goal.to(store.nameOf({ place }))])));
  /** One's own words are read already. */
  const myNames = () => new Set(props.table.card.seats.flatMap((seat) => (seat.you && seat.name !== null ? [seat.name] : [])));
  /** What the others' pieces did since one's last decision stays to be seen. */
  const trailing = createMemo((): Arrow[] => {
    const { since: last, journal, my_seats: mine, card } = props.table;
    if (last === null || mine.length !== 1 || card.status !== "playing" || !store.myTurn() || past()) return [];
    return trails(journal, last, mine).map(({ side, from, to, count }) => ({ kind: "march", side, from, to, label: count > 1 ? String(count) : null }));
  });
  const unread = () => (tab() === "chat" ? 0 : saidSince({ chat: [], chatStart: seenChat() }, props.table).filter((line) => !myNames().has(line.from)).length);
  const lost = createMemo<ReturnType<typeof losses> | null>((before) => {
    const now = scene().battle;
    return now === null ? null : losses(before, now);
  }, null);

  const at = () => since.moment()?.n ?? props.table.version;
  const journal = () => since.moment()?.journal ?? props.table.journal;
  const { fought, passed, open: openFight, goOn } = createFights({
    scene,
    at,
    journal,
    tells: () => !lesson() && props.table.card.status === "playing",
    again: () => since.range()?.live === false,
    hold: since.hold,
    chances: async () => {
      const { seat } = props.table;
      return seat === null || past() ? null : api.odds(store.id, seat, lang()).catch(() => null);
    },
  });
  /** The version that the round of the fight began with. */
  const round = createMemo<{ key: string; began: number }>((before) => {
    const now = scene().battle;
    const key = now === null ? "" : `${now.place} ${now.round}`;
    return before.key === key ? before : { key, began: at() };
  }, { key: "", began: 0 });
  // Beside the result the frame of the map has the ratio of the map.
  createEffect(() => {
    const size = mapArt(scene().map)?.size;
    if (ended() && size !== undefined) root.style.setProperty("--ratio", String(size.width / size.height));
  });
  // A new battle opens its view; the map can be looked at meanwhile.
  createEffect(
    on(
      () => props.table.scene.battle?.place,
      () => setMapOnly(false),
    ),
  );
  // What is resolved on the map is brought into view, and on a map larger than the window what is shown
  // again. Both are one visit: when nothing is left to see, the view returns.
  createEffect(
    on(
      () => ({ moment: since.moment(), fight: props.table.scene.procedure?.place ?? null }),
      ({ moment, fight }, before) => {
        if (moment === null) {
          const visited = before !== undefined && (before.moment !== null || before.fight !== fight);
          if (visited || (before === undefined && fight !== null)) visit(fight);
          return;
        }
        const place = mapArt(moment.scene.map)?.opens !== "close" ? null : (stirred(before?.moment?.scene ?? null, moment) ?? moment.scene.procedure?.place ?? null);
        if (place !== null && !inSight(root.querySelector(".stage") ?? root, place, EDGE)) visit(place);
      },
    ),
  );
  createEffect(
    on(
      () => (store.myTurn() && props.table.scene.procedure?.place == null ? (props.table.scene.asked_at ?? null) : null),
      (place) => {
        if (place !== null) point(place);
      },
    ),
  );
  // Whose turn it is to give orders stands where one sees him.
  createEffect(
    on(
      () => (store.myTurn() && !past() ? props.table.scene.roster?.entries.find(({ state }) => state === "now")?.piece : undefined),
      (leader) => {
        const place = props.table.scene.pieces.find(({ id, side }) => id === leader && side === props.table.seat)?.place;
        if (place !== undefined && !inSight(root.querySelector(".stage") ?? root, place, EDGE)) point(place);
      },
    ),
  );
  // Where little can be done, and none of it in sight, one of the places is brought there.
  createEffect(
    on(
      () => (store.myTurn() && !past() && props.table.scene.asked_at === undefined ? `${props.table.scene.headline.phase} ${props.table.scene.prompt.text}` : null),
      (question) => {
        const map = mapArt(props.table.scene.map);
        if (question === null || map?.opens !== "close") return;
        const lit = litPlaces(store.choices(), store.pickable(), props.table.scene.pieces).filter((place) => map.places.some(({ name }) => name === place));
        const frame = root.querySelector(".stage") ?? root;
        const [first] = lit;
        if (first !== undefined && lit.length <= FEW_PLACES && !lit.some((place) => inSight(frame, place, EDGE))) point(first);
      },
    ),
  );
  // A fight's panel shows what each piece in it can do, and a lesson looks for what it advises.
  createEffect(() => {
    if (battle() !== null || lesson()) store.lookAtAll();
  });
  createEffect(() => {
    if (tab() === "chat") setSeenChat(spoken(props.table));
  });

  // Where units in boxes are to be used, the boxes stand open, and a leader means his own.
  const boxes = createBoxes({ table: () => props.table, scene, mine: () => !past() && store.myTurn() });
  const [meant, setMeant] = createSignal<string | null>(null);
  createEffect(
    on(boxes.due, (due) => {
      if (!due) return setMeant(null);
      setTab("command");
      setMeant(boxes.lit()[0] ?? null);
    }),
  );
  // The odds of a fight are fetched before it comes, so that nothing moves when they do.
  onMount(() => void import("./Odds").catch(() => undefined));
  // A question in the middle of another's move has a card, which keeps what was begun until it comes again.
  const asked = (): boolean => !past() && props.table.seat !== null && !lesson() && scene().asked_at !== undefined;
  const everAsked = createMemo<boolean>((before) => before || asked(), false);
  const [answers, setAnswers] = createSignal<readonly Choice[]>([]);
  // Where hexes cover the map, many march together.
  const [army, setArmy] = createSignal<Army | null>(null);
  onMount(() => {
    const owner = getOwner();
    createEffect(() => {
      if (army() !== null || mapArt(scene().map)?.kind !== "hexes") return;
      void import("./army/army").then(({ createArmy }) => 
        runWithOwner(owner, () => {
          setArmy(createArmy({ store, scene, root, mine: () => !past() && store.myTurn(), point, panelled: () => tab() === "army" && (drawer() || !drawn()) }));
          if (trayed() && props.table.seat !== null) setTab("army");
        }),
      );
    });
  });
  const trayed = () => scene().areas.some((area) => area.kind === "tray");
  const boxed = () => scene().areas.some((area) => area.kind === "box");
  const levied = () => levyAreas(scene(), props.table.pickable).length > 0;
  const onPhone = () => phoneTabs(boxed() ? "command" : army() !== null ? "army" : levied() ? "levy" : null);
  // Fights that are prepared or resolved together have a panel of their own, which opens with the first of them.
  const bouts = createBouts({ table: () => props.table, scene });
  let before: Tab = "journal";
  createEffect(
    on(
      () => bouts.all().length > 0,
      (now) => {
        if (now && (tab() === "journal" || tab() === "army" || tab() === "actions")) {
          before = tab();
          setTab("bouts");
        } else if (!now && tab() === "bouts") setTab(before);
      },
    ),
  );
  /** Where units lie in boxes, their panel has room for no other. */
  const tabs = () => TABS.filter((name) => name !== "levy" && (name !== "bouts" || bouts.all().length > 0) && (name !== "command" || boxed()) && (name !== "army" || (army() !== null && !boxed())));
  const press = (anchor: Anchor): void => {
    // A click skips what is being shown; one's own dice it only puts away.
    if (past()) {
      if (!since.read()) since.stop();
      return;
    }
    const box = boxes.due() ? boxes.of(anchor) : undefined;
    if (box !== undefined) {
      setMeant(box);
      open("command");
      return;
    }
    if (army()?.press(anchor, adding) === true) return;
    // A finger cannot point before it presses: what there is to know is shown first, and the next tap goes.
    if (finger && warns(store, scene(), anchor) && placeOf(scene(), warned()) !== placeOf(scene(), anchor)) {
      setWarned(anchor);
      return;
    }
    setWarned(null);
    void store.press(anchor, { add: adding });
  };
  const open = (next: Tab): void => {
    setTab(next);
    setDrawer(true);
  };

  const whyNot = (): void => {
    if (props.table.seat !== null) store.setAsking(!store.asking());
  };
  useHotkeys({
    root: () => root,
    closes: [
      closing(keys, () => setKeys(false)),
      closing(() => openRule() !== null, hideRule),
      closing(() => fought() !== null, goOn),
      closing(past, since.stop),
      () => army()?.back() === true,
      closing(() => store.reasons() !== null, store.closeReasons),
      closing(() => drawer() && store.pick().length === 0 && !store.asking(), () => setDrawer(false)),
      closing(() => true, store.stepBack),
    ],
    keys: {
      u: () => {
        if (props.table.can_undo) void store.undo();
      },
      "?": whyNot,
      w: whyNot,
      j: () => open("journal"),
      a: () => {
        open("actions");
        queueMicrotask(() => void store.read().then(() => focusFirst(root, ".choices button")));
      },
      c: () => {
        open("chat");
        queueMicrotask(() => focusFirst(root, ".chat-form input"));
      },
      h: () => setKeys(!keys()),
      q: () => army()?.turnBy(-1),
      e: () => army()?.turnBy(1),
      r: () => army()?.repeat(),
    },
    held: { a: () => army()?.takeAll() === true },
    enter: () => army()?.march() === true,
    first: (key) => army()?.stroke(key) === true,
  });

  return (
    <div
      class="table"
      ref={root}
      data-game={game()}
      data-testid="table"
      data-version={props.table.version}
      data-turn={store.myTurn()}
      data-seat={props.table.seat ?? "spectator"}
      data-status={props.table.card.status}
      data-busy={store.busy()}
      data-picked={store.pick().map((lane) => lane.map(anchorKey).join(" ")).join(";")}
      classList={{ "in-battle": battle() !== null, shared: store.shared(), asking: store.asking(), "drawer-open": drawer(), mine: store.myTurn(), boxed: boxed(), trayed: trayed(), ended: ended(), bouting: tab() === "bouts", "sheet-closed": sheetClosed() }}
      on:pointerdown={{
        capture: true,
        handleEvent: (event: PointerEvent) => {
          finger = event.pointerType === "touch";
          const pressed = anchorAt(event.target);
          if (pressed !== null) foresee(pressed);
        },
      }}
      on:click={{
        capture: true,
        handleEvent: (event: MouseEvent) => {
          adding = event.shiftKey;
        },
      }}
    >
      <TableBar scene={scene()} card={props.table.card} myTurn={store.myTurn()} here={store.here} onPanel={() => setDrawer(!drawer())} extra={
          <Show when={endClosed() && props.table.card.status === "over"}>
            <button type="button" class="bar-button" data-testid="show-result" onClick={() => setEndClosed(false)}>
              {t().end.result}
            </button>
          </Show>
        } />
      <Show when={store.link() === "lost"}>
        <div class="connection" role="alert" data-testid="connection-lost">
          {t().table.lost}
        </div>
      </Show>
      <main class="map" id="content" data-testid="map">
        <h1 class="visually-hidden">{props.table.card.title}</h1>
        <Board
          scene={scene()}
          selected={[...selected(), ...(army()?.anchors() ?? [])]}
          highlights={highlights()}
          extra={(layer) => (
            <>
              {army()?.Ghosts(layer)}
              <Show when={answers().length > 0}>
                <AskSigns answers={answers()} scene={scene()} />
              </Show>
              {/* Where attacks lie on the map as markers, these bear their numbers. */}
              <Show when={bouts.all().length > 0 && !scene().markers.some(({ kind }) => kind === "battle")}>
                <BoutSigns bouts={bouts} scene={scene()} />
              </Show>
            </>
          )}
          plan={planned()}
          words={boardWords()}
          show={shown()}
          overlays={layers()}
          refused={store.refused()}
          notes={notes(store.goals())}
          falls={tags()}
          trails={trailing()}
          covered={battle() !== null}
          view={keptView(store.id, scene().map) ?? (ended() ? WHOLE : null)}
          onView={(view) => keepView(store.id, scene().map, view)}
          onAnchor={press}
          onGroup={(pieces) => {
            if (!past()) void store.pressGroup(pieces);
            else if (!since.read()) since.stop();
          }}
          onHover={(anchor) => {
            setOver(anchor);
            army()?.setHovered(anchor);
          }}
        />
        <Show when={scene().roster}>
          {(roster) => <Ribbon roster={roster()} scene={scene()} game={game()} lit={highlights().pieces} onAnchor={press} onShow={point} />}
        </Show>
        {army()?.Beside()}
        <Show when={battle()}>
          {(fight) => (
            <div class="battle-overlay" data-testid="battle">
              <BattleView
                battle={fight()}
                title={scene().headline.phase}
                subtitle={scene().headline.when}
                sides={scene().sides}
                viewer={scene().viewer}
                choices={past() ? [] : store.choices()}
                selected={selected()}
                onAnchor={press}
                onChoice={(choice) => void store.send([choice])}
                roll={lastRoll(fight(), journal(), at(), round().began)}
                losses={lost()?.lost}
                words={battleWords()}
              />
              <div class="battle-foot">
                <Show when={!past() && props.table.seat}>{(seat) => <OddsPanel table={store.id} seat={seat()} version={props.table.version} attacker={sideIn(fight(), "attacker")} defender={sideIn(fight(), "defender")} />}</Show>
                <StandingForNow store={store} table={props.table} />
                <Show when={!store.shared()}>
                  <button type="button" data-testid="battle-map" onClick={() => setMapOnly(true)}>
                    {t().tabs.map}
                  </button>
                </Show>
              </div>
            </div>
          )}
        </Show>
        <Show when={bouts.all().length === 0 && scene().procedure}>{(procedure) => <CombatCard table={props.table} procedure={procedure()} journal={journal()} past={past()} />}</Show>
        <Show when={bouts.all().length > 0}>
          <BoutsOver
            bouts={bouts}
            onOpen={(index) => {
              bouts.choose(index);
              open("bouts");
            }}
          />
        </Show>
        <Show when={everAsked()}>
          <AskCard store={store} scene={scene()} game={game()} asked={asked()} onAnswers={setAnswers} />
        </Show>
        <Show when={mapOnly() && scene().battle !== null}>
          <button type="button" class="primary battle-back" onClick={() => setMapOnly(false)}>
            {scene().headline.phase}
          </button>
        </Show>
        <Show when={battle() === null && scene().auction}>{(auction) => <AuctionPanel auction={auction()} sides={scene().sides} game={game()} rule={scene().prompt.rule} />}</Show>
        <Show when={battle() === null}>
          <Lens over={over()} scene={scene()} />
          <Show when={!past() && props.table.seat !== null && store.pick().length > 0}>
            <GoalTip store={store} scene={scene()} game={game()} over={warned() ?? over()} again={warned() !== null} root={root} />
          </Show>
        </Show>
        <div class="banners">
          <Show when={battle() === null}>
            <Tracks tracks={scene().tracks} sides={scene().sides} />
          </Show>
          <LayerChips map={scene().map} overlays={scene().overlays} bearings={scene().bearings} game={game()} on={layers()} onToggle={toggleLayer} />
          <Show when={props.table.card.seats.some((seat) => seat.kind === "person" && !seat.you)}>
            <Requests store={store} table={props.table} />
          </Show>
          <Show when={!past() && !lesson() && props.table.can_place && props.table.card.status === "playing" ? props.table.seat : null} keyed>
            {(seat) => <Setups store={store} game={game()} seat={seat} />}
          </Show>
          <Show when={props.table.card.status === "waiting"}>
            <Waiting store={store} table={props.table} />
          </Show>
          <Show when={props.table.my_seats.length === 0 && props.table.card.status === "playing"}>
            <p class="banner slim" data-testid="spectating">
              {t().table.spectating}
            </p>
          </Show>
          <Show when={store.asking()}>
            <p class="banner slim" role="status" data-testid="why-hint">
              {t().table.whyOn}
            </p>
          </Show>
        </div>
        <Show when={lesson() ? taught() : null}>
          {(told) => <Guided store={store} game={game()} lesson={told()} onLeave={() => setLesson(false)} onPoint={point} />}
        </Show>
        <Show when={fought()}>
          {(fight) => <FightCard fought={fight()} sides={scene().sides} seats={props.table.card.seats} game={game()} table={store.id} watches={props.table.my_seats.length === 0} onContinue={goOn} />}
        </Show>
        <Show when={store.reasons()}>
          <Reasons store={store} game={game()} />
        </Show>
      </main>
      <Show when={ended()}>
        <GameOver store={store} table={props.table} ending={ending} eyes={eyes()} onEyes={setEyes} onClose={() => setEndClosed(true)} />
      </Show>
      <div class="dock">
        <SheetHandle closed={sheetClosed()} onClosed={setSheetClosed} onFull={() => open("actions")} />
        <PromptBar store={store} game={game()} battle={battle() !== null} lesson={lesson()} since={since} goal={marched()} extra={army()?.Dock()} />
        <HandTray scene={scene()} pickable={props.table.pickable} glows={past() ? [] : store.lit()} pick={past() ? NOTHING : store.pick()} onAnchor={past() ? null : press} onHover={setOver} {...(!past() && props.table.can_place ? { onPlace: () => void store.place() } : {})} />
      </div>
      <SidePanel
        store={store}
        table={props.table}
        scene={scene()}
        journal={journal()}
        army={army()}
        bouts={bouts}
        tab={tab()}
        tabs={tabs()}
        elsewhere={onPhone()}
        levy={() => (
          <LevyPools
            scene={scene()}
            pickable={props.table.pickable}
            glows={past() ? [] : store.lit()}
            pick={past() ? NOTHING : store.pick()}
            onAnchor={
              past()
                ? null
                : (anchor) => {
                    // Where it goes is chosen on the map.
                    setDrawer(false);
                    press(anchor);
                  }
            }
            onHover={setOver}
          />
        )}
        unread={unread()}
        boxed={boxed()}
        selected={selected()}
        highlights={highlights()}
        meant={meant()}
        fights={passed()}
        onFight={openFight}
        onTab={setTab}
        onOpen={open}
        onAnchor={press}
        onHover={setOver}
        onShow={show}
        onPoint={point}
        onKeys={() => setKeys(true)}
        onPlaceBox={boxes.due() ? (pieces) => void store.place(pieces).then(() => setDrawer(false)) : null}
      />
      <PhoneTabs tabs={onPhone()} open={drawer() ? tab() : null} unread={unread()} onMap={() => setDrawer(false)} onOpen={open} />
      <Show when={keys()}>
        <aside class="drawer" role="dialog" aria-label={t().keys.title} data-testid="keys">
          <header class="drawer-head">
            <h2>{t().keys.title}</h2>
            <button type="button" class="quiet" aria-label={t().app.close} onClick={() => setKeys(false)}>
              ×
            </button>
          </header>
          <KeyList />
        </aside>
      </Show>
    </div>
  );
}

function sideIn(battle: BattleScene, role: string): string {
  return battle.lines.find((line) => line.role === role)?.side ?? "";
}
