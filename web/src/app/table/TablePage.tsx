/** The table: bar, map, prompt, cards, panel. What is legal, the server says; this page only asks. */

import { For, Match, Show, Suspense, Switch, createEffect, createMemo, createSignal, getOwner, lazy, on, onCleanup, onMount, runWithOwner } from "solid-js";
import type { JSX } from "solid-js";
import { Board } from "../../art/Board";
import { NO_HIGHLIGHTS } from "../../art/highlights";
import { mapArt, placeName } from "../../art/maps";
import { Glyph } from "../../art/Glyph";
import type { Anchor, Arrow, BattleScene, Scene } from "../../art/types";
import { api, failureOf } from "../core/api";
import type { Failure } from "../core/api";
import { NOTHING, anchorKey } from "../core/paths";
import { go, to } from "../core/router";
import { hideRule, openRule } from "../core/rulebook";
import { seatLabel } from "../core/seating";
import { sitDown } from "../core/sit";
import { saidSince, spoken } from "../core/merge";
import type { SeatTable } from "../core/merge";
import { loadLesson } from "../../games";
import type { Lesson } from "../../games/lesson";
import { paceOf } from "../core/settings";
import { keepView, keptView } from "../core/views";
import { deferred } from "../deferred";
import { t } from "../i18n";
import { Header } from "../pages/Header";
import { RuleChip, RuleList, SideMark, Trouble } from "../ui";
import type { Army } from "./army/army";
import { TableBar } from "./Bar";
import { createBoxes } from "./boxes";
import { ChoiceList } from "./Choices";
import { Curtain } from "./Curtain";
import { createEnding } from "./Ending";
import type { EndEyes } from "./Ending";
import type { Fought } from "./FightCard";
import { aftermath, muster } from "./fighters";
import type { Fighter } from "./fighters";
import { placeOf, warns } from "./goals";
import { HandTray, PanelPools } from "./Hand";
import { boardHighlights, plan, selectedAnchors } from "./highlights";
import { Journal } from "./Journal";
import { isWriting, moveFocus } from "./keyboard";
import { LayerChips } from "./Layers";
import { losses, lastRoll } from "./battle";
import { trails } from "./lines";
import { Chat, ChatForm, CloseTable, Invites, Requests } from "./Panels";
import { PromptBar, Tracks } from "./Prompt";
import { ScoreList } from "./Score";
import { createSince } from "./Since";
import { StandingForNow } from "./Standing";
import { createTable } from "./store";
import type { TableStore } from "./store";
import { battleWords, boardWords } from "./words";
import "./phone.css";

const TABS = ["command", "army", "journal", "actions", "chat", "rules", "more"] as const;
type Tab = (typeof TABS)[number];

// What some tables never show, and others not at once.
const BattleView = deferred(async () => (await import("../../art/BattleView")).BattleView, "nothing");
const AuctionPanel = deferred(async () => (await import("./AuctionPanel")).AuctionPanel, "nothing");
const OddsPanel = deferred(async () => (await import("./Odds")).OddsPanel, "nothing");
const GoalTip = deferred(async () => (await import("./GoalTip")).GoalTip, "nothing");
const AskCard = deferred(async () => (await import("./AskCard")).AskCard, "nothing");
const Ribbon = deferred(async () => (await import("./Ribbon")).Ribbon, "nothing");
const CombatCard = deferred(async () => (await import("./Combat")).CombatCard, "nothing");
const More = deferred(async () => (await import("./More")).More, "nothing");
const KeyList = deferred(async () => (await import("../pages/KeyList")).KeyList, "nothing");
const Guided = deferred(async () => (await import("./Guided")).Guided, "nothing");
const GameOver = deferred(async () => (await import("./GameOver")).GameOver, "nothing");
const Lens = deferred(async () => (await import("./Lens")).Lens, "nothing");
const FightCard = deferred(async () => (await import("./FightCard")).FightCard, "nothing");

/** Only games with commanders need their boxes. */
const CommandBoxes = lazy(async () => ({ default: (await import("../../art/hex/CommandBoxes")).CommandBoxes }));

export function TablePage(props: { id: string; invite: string | null; seat: string | null; guided: boolean }): JSX.Element {
  const [joining, setJoining] = createSignal<Failure | null>(null);
  const [ready, setReady] = createSignal(props.invite === null);
  onMount(() => {
    const { id, invite, seat } = props;
    if (invite === null || seat === null) {
      setReady(true);
      return;
    }
    // An invitation: take the seat, then forget the token.
    void (async () => {
      try {
        await sitDown(id, seat, invite);
      } catch (error) {
        const failure = failureOf(error);
        // Whoever has taken the seat already simply comes back to it.
        if (!(failure.kind === "error" && failure.status === 409)) setJoining(failure);
      }
      go(to.table(id), "replace");
      setReady(true);
    })();
  });
  return (
    <Show when={ready()} fallback={<p class="page">{t().app.loading}</p>}>
      <Show when={joining()}>{(failure) => <Trouble why={words(failure())} />}</Show>
      <LiveTable id={props.id} seat={props.invite === null ? props.seat : null} guided={props.guided} />
    </Show>
  );
}

function words(failure: Failure): string {
  return failure.kind === "offline" ? t().table.offline : failure.why;
}

function LiveTable(props: { id: string; seat: string | null; guided: boolean }): JSX.Element {
  const store = createTable(props.id, { seat: props.seat });
  return (
    <Show
      when={store.table()}
      fallback={
        <>
          <Header />
          <main class="page narrow" id="content">
            <Show when={store.fault()} fallback={<p>{t().app.loading}</p>}>
              {(fault) => (
                <>
                  <h1>{t().error.title}</h1>
                  <Trouble why={words(fault())} again={() => void store.refresh()} />
                </>
              )}
            </Show>
          </main>
        </>
      }
    >
      {(table) => (
        <Show when={store.curtained()} fallback={<Play store={store} table={table()} guided={props.guided} />} keyed>
          {(seat) => <Curtain game={table().card.game} seat={seat} name={seatLabel(table().card.seats, seat)} onTake={() => store.takeOver(seat)} />}
        </Show>
      )}
    </Show>
  );
}

function Play(props: { store: TableStore; table: SeatTable; guided: boolean }): JSX.Element {
  const store = props.store;
  let root!: HTMLDivElement;
  let adding = false;
  const [tab, setTab] = createSignal<Tab>("journal");
  const [drawer, setDrawer] = createSignal(false);
  const [keys, setKeys] = createSignal(false);
  const [mapOnly, setMapOnly] = createSignal(false);
  const [lesson, setLesson] = createSignal(props.guided);
  const since = createSince(store, () => !lesson());
  const [taught, setTaught] = createSignal<Lesson | null>(null);
  if (props.guided) void loadLesson(props.table.card.game).then(setTaught);
  const [seenChat, setSeenChat] = createSignal(spoken(props.table));
  // Where leaders act one by one, whom they reach is what one wants to see.
  const [layers, setLayers] = createSignal<ReadonlySet<string>>(new Set(props.table.scene.roster === undefined ? [] : ["command"]));
  const [shown, setShown] = createSignal<{ place: string; nth: number } | null>(null);
  const [over, setOver] = createSignal<Anchor | null>(null);
  /** Whether the last press was a finger's, and the goal that it was shown. */
  let finger = false;
  const [warned, setWarned] = createSignal<Anchor | null>(null);
  /** Brings a place of the map into view. */
  const point = (place: string): void => void setShown((before) => ({ place, nth: (before?.nth ?? 0) + 1 }));
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
  const planned = createMemo(() => (past() ? [] : plan(store.choices(), store.pick(), scene().pieces, over(), store.routes())));
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

  // A fight that ends is told before anything goes on, unless everything shall appear at once.
  const [fought, setFought] = createSignal<Fought | null>(null);
  const at = () => since.moment()?.n ?? props.table.version;
  let began = 0;
  let fighters: readonly Fighter[] = [];
  createEffect(() => {
    const now = scene().battle;
    if (now !== null) fighters = muster(fighters, now);
  });
  createEffect(
    on(
      () => scene().battle?.place ?? null,
      (now, before) => {
        const journal = since.moment()?.journal ?? props.table.journal;
        if (before !== null && before !== undefined && now !== before && paceOf() > 0 && !lesson() && props.table.seat !== null && props.table.card.status === "playing") {
          since.hold(true);
          setFought({ place: placeName(scene().map, before), from: began, to: at(), journal, fighters: aftermath(fighters, scene()) });
        }
        if (now !== before) fighters = [];
        if (now !== null && now !== before) began = at() - 1;
      },
    ),
  );
  const goOn = (): void => {
    setFought(null);
    since.hold(false);
  };
  // A new battle opens its view; the map can be looked at meanwhile.
  createEffect(
    on(
      () => props.table.scene.battle?.place,
      () => setMapOnly(false),
    ),
  );
  // What is resolved on the map is brought into view.
  createEffect(
    on(
      () => props.table.scene.procedure?.place ?? (store.myTurn() ? (props.table.scene.asked_at ?? null) : null),
      (place) => {
        if (place !== null) point(place);
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
  // Where hexes cover the map, many march together.
  const [army, setArmy] = createSignal<Army | null>(null);
  onMount(() => {
    const owner = getOwner();
    createEffect(() => {
      if (army() !== null || mapArt(scene().map)?.kind !== "hexes") return;
      void import("./army/army").then(({ createArmy }) => 
        runWithOwner(owner, () => {
          setArmy(createArmy({ store, scene, root, mine: () => !past() && store.myTurn(), point }));
          if (trayed() && props.table.seat !== null) setTab("army");
        }),
      );
    });
  });
  const trayed = () => scene().areas.some((area) => area.kind === "tray");
  const boxed = () => scene().areas.some((area) => area.kind === "box");
  const phoneTabs = (): readonly PhoneTab[] => (boxed() ? PHONE_BOXED : army() !== null ? PHONE_ARMY : PHONE_PLAIN);
  const tabs = () => TABS.filter((name) => (name !== "command" || boxed()) && (name !== "army" || army() !== null));
  const press = (anchor: Anchor): void => {
    // A click skips what is being shown.
    if (past()) {
      since.stop();
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

  const onKey = (event: KeyboardEvent): void => {
    if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith("Arrow")) {
      const focused = event.target instanceof Element && event.target.closest(".panel, .prompt-words, .bar, .drawer");
      if (focused === null || focused === false) {
        if (moveFocus(root, event.key)) {
          event.preventDefault();
          event.stopPropagation();
        }
      }
      return;
    }
    switch (event.key) {
      case "Escape":
        if (keys()) setKeys(false);
        else if (openRule() !== null) hideRule();
        else if (fought() !== null) goOn();
        else if (past()) since.stop();
        else if (army()?.back() === true) break;
        else if (store.reasons() !== null) store.closeReasons();
        else if (drawer() && store.pick().length === 0 && !store.asking()) setDrawer(false);
        else store.stepBack();
        break;
      case "u":
      case "U":
        if (props.table.can_undo) void store.undo();
        break;
      case "?":
        if (props.table.seat !== null) store.setAsking(!store.asking());
        break;
      case "j":
      case "J":
        open("journal");
        break;
      case "a":
      case "A":
        open("actions");
        queueMicrotask(() => void store.read().then(() => focusFirst(root, ".choices button")));
        break;
      case "c":
      case "C":
        open("chat");
        queueMicrotask(() => focusFirst(root, ".chat-form input"));
        break;
      case "h":
      case "H":
        setKeys(!keys());
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  onMount(() => {
    // In the capture phase, before the board pans with the arrows.
    document.addEventListener("keydown", onKey, true);
    onCleanup(() => document.removeEventListener("keydown", onKey, true));
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
      classList={{ "in-battle": battle() !== null, shared: store.shared(), asking: store.asking(), "drawer-open": drawer(), mine: store.myTurn(), boxed: boxed(), trayed: trayed(), ended: ended() }}
      on:pointerdown={{
        capture: true,
        handleEvent: (event: PointerEvent) => {
          finger = event.pointerType === "touch";
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
          extra={army()?.Ghosts}
          plan={planned()}
          words={boardWords()}
          show={shown()}
          overlays={layers()}
          trails={trailing()}
          covered={battle() !== null}
          view={keptView(store.id, scene().map)}
          onView={(view) => keepView(store.id, scene().map, view)}
          onAnchor={press}
          onGroup={(pieces) => {
            if (past()) since.stop();
            else void store.pressGroup(pieces);
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
                roll={lastRoll(fight(), since.moment()?.journal ?? props.table.journal, since.moment()?.n ?? props.table.version)}
                losses={lost()?.lost}
                words={battleWords()}
              />
              <div class="battle-foot">
                <Show when={props.table.seat}>{(seat) => <OddsPanel table={store.id} seat={seat()} version={props.table.version} attacker={sideIn(fight(), "attacker")} defender={sideIn(fight(), "defender")} />}</Show>
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
        <Show when={scene().procedure}>{(procedure) => <CombatCard table={props.table} procedure={procedure()} onShow={point} />}</Show>
        <Show when={!past() && props.table.seat !== null && !lesson() && scene().asked_at !== undefined}>
          <AskCard store={store} scene={scene()} game={game()} />
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
          <LayerChips map={scene().map} overlays={scene().overlays} game={game()} on={layers()} onToggle={toggleLayer} />
          <Requests store={store} table={props.table} />
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
          {(told) => <Guided store={store} lesson={told()} onLeave={() => setLesson(false)} onPoint={point} />}
        </Show>
        <Show when={fought()}>
          {(fight) => <FightCard fought={fight()} sides={scene().sides} seats={props.table.card.seats} game={game()} table={store.id} onContinue={goOn} />}
        </Show>
        <Reasons store={store} game={game()} />
      </main>
      <Show when={ended()}>
        <GameOver store={store} table={props.table} ending={ending} eyes={eyes()} onEyes={setEyes} onClose={() => setEndClosed(true)} />
      </Show>
      <div class="dock">
        <PromptBar store={store} game={game()} battle={battle() !== null} lesson={lesson()} since={since} extra={army()?.Dock()} />
        <HandTray scene={scene()} pickable={props.table.pickable} glows={past() ? [] : store.lit()} pick={past() ? NOTHING : store.pick()} onAnchor={past() ? null : press} onHover={setOver} {...(!past() && props.table.can_place ? { onPlace: () => void store.place() } : {})} />
      </div>
      <aside class="panel" aria-label={t().table.panel} data-testid="panel">
        <div class="tabs" role="tablist" aria-label={t().table.panel}>
          <For each={tabs()}>
            {(name) => (
              <button
                type="button"
                role="tab"
                id={`tab-${name}`}
                aria-controls="panel-body"
                aria-selected={tab() === name}
                tabindex={tab() === name ? 0 : -1}
                data-testid={`tab-${name}`}
                onClick={() => setTab(name)}
                onKeyDown={(event) => {
                  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
                  if (step === 0) return;
                  event.preventDefault();
                  const next = tabs()[(tabs().indexOf(tab()) + step + tabs().length) % tabs().length];
                  if (next !== undefined) {
                    setTab(next);
                    document.getElementById(`tab-${next}`)?.focus();
                  }
                }}
              >
                <TabName name={name} unread={unread()} />
              </button>
            )}
          </For>
        </div>
        <div class="panel-body" id="panel-body" role="tabpanel" aria-labelledby={`tab-${tab()}`} tabindex="0">
          <Switch>
            <Match when={tab() === "command"}>
              <Suspense>
                <CommandBoxes
                  scene={scene()}
                  selected={selected()}
                  highlights={highlights()}
                  onAnchor={press}
                  onHover={setOver}
                  shown={meant()}
                  {...(boxes.due() ? { place: { word: t().table.placeBox, act: (pieces: readonly string[]) => void store.place(pieces).then(() => setDrawer(false)) } } : {})}
                />
              </Suspense>
              <PanelPools scene={scene()} pickable={props.table.pickable} onHover={setOver} />
            </Match>
            <Match when={tab() === "army"}>{army()?.Panel()}</Match>
            <Match when={store.shared() && tab() === "journal"}>
              <p class="serif" data-testid="shared-fight">
                {t().curtain.fight}
              </p>
            </Match>
            <Match when={tab() === "journal"}>
              <Journal lines={since.moment()?.journal ?? props.table.journal} turns={props.table.turns} seats={props.table.card.seats} game={game()} table={store.id} replay="link" />
            </Match>
            <Match when={tab() === "actions"}>
              <ChoiceList store={store} game={game()} />
              <Show when={!boxed()}>
                <PanelPools scene={scene()} pickable={props.table.pickable} onHover={setOver} />
              </Show>
            </Match>
            <Match when={tab() === "chat"}>
              <Chat id={store.id} table={props.table} />
            </Match>
            <Match when={tab() === "rules"}>
              <RuleList game={game()} rule={null} heading="h3" />
            </Match>
            <Match when={tab() === "more"}>
              <div class="more-tabs">
                <For each={tabs().filter((name) => !phoneTabs().some((shown) => shown === name))}>
                  {(name) => (
                    <button type="button" data-testid={`more-${name}`} onClick={() => open(name)}>
                      <TabName name={name} unread={unread()} />
                    </button>
                  )}
                </For>
              </div>
              <More store={store} table={props.table} game={game()} onKeys={() => setKeys(true)} />
            </Match>
          </Switch>
        </div>
        <Show when={tab() === "journal" || tab() === "chat"}>
          <div class="panel-foot">
            <Show when={tab() === "journal"}>
              <ScoreList score={scene().score} sides={scene().sides} game={game()} onShow={show} />
            </Show>
            <ChatForm store={store} table={props.table} unread={unread()} onRead={() => setTab("chat")} />
          </div>
        </Show>
      </aside>
      <nav class="phone-tabs" aria-label={t().table.drawer}>
        <button type="button" aria-pressed={!drawer()} data-testid="phone-map" onClick={() => setDrawer(false)}>
          <Glyph name="fleet" />
          {t().tabs.map}
        </button>
        <For each={phoneTabs()}>
          {(name) => (
            <button type="button" aria-pressed={drawer() && tab() === name} data-testid={`phone-${name}`} onClick={() => open(name)}>
              <Glyph name={PHONE_GLYPHS[name]} />
              <TabName name={name} unread={unread()} />
            </button>
          )}
        </For>
      </nav>
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

/** The tabs of a phone, which has one row of them; the others are reached from the last. */
const PHONE_GLYPHS = { command: "leader", army: "leader", actions: "legion", journal: "swords", chat: "mercury", more: "rosette" } as const;
type PhoneTab = Extract<Tab, keyof typeof PHONE_GLYPHS>;
const PHONE_PLAIN: readonly PhoneTab[] = ["actions", "journal", "chat", "more"];
const PHONE_ARMY: readonly PhoneTab[] = ["army", "actions", "journal", "more"];
const PHONE_BOXED: readonly PhoneTab[] = ["command", "actions", "journal", "more"];

/** What a tab is called, and how many words at it are unread. */
function TabName(props: { name: Tab; unread: number }): JSX.Element {
  return (
    <>
      {t().tabs[props.name]}
      <Show when={props.name === "chat" && props.unread > 0}>
        <span class="badge">{props.unread}</span>
      </Show>
    </>
  );
}

function sideIn(battle: BattleScene, role: string): string {
  return battle.lines.find((line) => line.role === role)?.side ?? "";
}

function focusFirst(root: HTMLElement, selector: string): void {
  const found = root.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
}

/** The rules that forbid what one has asked about. */
function Reasons(props: { store: TableStore; game: string }): JSX.Element {
  return (
    <Show when={props.store.reasons()}>
      {(reasons) => (
        <section class="reasons" role="region" aria-label={t().table.why} data-testid="reasons">
          <header>
            <h2>{t().table.whyTitle(reasons().about)}</h2>
            <button type="button" class="quiet" aria-label={t().app.close} onClick={() => props.store.closeReasons()}>
              ×
            </button>
          </header>
          <Show when={reasons().list.length > 0} fallback={<p class="serif">{reasons().otherwise}</p>}>
            <ul>
              <For each={reasons().list}>
                {(reason) => (
                  <li>
                    <b>{reason.label}</b>
                    <p class="serif">
                      {reason.why} <RuleChip game={props.game} rule={reason.rule} />
                    </p>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </section>
      )}
    </Show>
  );
}

/** A table whose seats are not all taken, or whose dice wait for somebody: invite, sit down, or begin all the same. */
function Waiting(props: { store: TableStore; table: SeatTable }): JSX.Element {
  const free = () => props.table.card.seats.filter((seat) => seat.kind === "open");
  const mine = () => props.table.my_seats.length > 0;
  /** Those whose lots are missing, once every seat is taken. */
  const owing = (): string[] => props.table.card.waiting_for.map((seat) => props.table.card.seats.find((one) => one.seat === seat)?.name ?? seat);
  const begin = async (seat: string): Promise<void> => {
    try {
      await props.store.refreshAfter(() => api.begin(props.store.id, seat));
    } catch (error) {
      props.store.say(words(failureOf(error)));
    }
  };
  const sit = async (seat: string): Promise<void> => {
    try {
      await sitDown(props.store.id, seat, null);
    } catch (error) {
      props.store.say(words(failureOf(error)));
    }
    await props.store.refresh();
  };
  return (
    <div class="banner tall" data-testid="waiting">
      <Show when={owing().length > 0} fallback={<p>{t().table.waitingSeat}</p>}>
        <p>{t().dice.waitsFor(owing().join(", "))}</p>
        <Show when={props.table.my_seats[0]}>
          {(seat) => (
            <button type="button" data-testid="begin-without" onClick={() => void begin(seat())}>
              {t().dice.beginWithout}
            </button>
          )}
        </Show>
      </Show>
      <Invites table={props.table} />
      <Show when={!mine()}>
        <For each={free()}>
          {(seat) => (
            <button type="button" class="primary" data-testid="join" onClick={() => void sit(seat.seat)}>
              <SideMark seat={seat.seat} /> {t().table.joinAs(seat.label)}
            </button>
          )}
        </For>
      </Show>
      <CloseTable store={props.store} table={props.table} />
    </div>
  );
}
