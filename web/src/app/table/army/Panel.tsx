/** The panel of orders: the plan with its exceptions, who has not moved, the attacks that are declared, and who may fire. */

import { For, Show, createEffect, createMemo, createResource, createSignal, on } from "solid-js";
import type { JSX } from "solid-js";
import { numbered } from "../../../art/hex/attacks";
import { Counter } from "../../../art/Counter";
import { Die } from "../../../art/Die";
import type { Choice, Piece } from "../../../art/types";
import type { Joins, OddsBar } from "../../../generated/scene";
import { api } from "../../core/api";
import { lang } from "../../i18n";
import { RuleChip } from "../../ui";
import { percent } from "../Odds";
import { Clock } from "./Clock";
import type { Army, Plan } from "./army";
import { Bar } from "./Bar";
import { exceptionsOf, kindsOf } from "./exceptions";
import type { Kind } from "./exceptions";
import { StandingOrders } from "./Orders";
import { Stacks } from "./Stacks";
import { joining } from "./strokes";
import { Heap } from "./Trays";
import { watchers } from "./watch";
import { leftOut, tribes } from "./wishes";

/** So many kinds of exceptions are told, and so many names of each. */
const TOLD = 6;
const NAMED = 3;

export function ArmyPanel(props: { army: Army }): JSX.Element {
  const army = props.army;
  const words = () => army.words();
  const all = createMemo((): number => army.scene().pieces.filter((piece) => army.movable().has(piece.id) || (piece.side === army.scene().viewer && piece.marks.includes("moved"))).length);
  const moved = (): number => all() - army.idle().length;
  return (
    <div class="army" data-testid="army">
      <Show when={army.plan()} keyed>{(plan) => <PlanCard army={army} plan={plan} />}</Show>
      <Show when={army.note()}>{(note) => <p class="hint">{note()}</p>}</Show>
      {/* It stays while several are chosen: the peoples below must not jump away from under the mouse. */}
      <Show when={army.ring().length > 0 && army.idle().length > 0 && army.plan() === null}>
        <p class="army-hint">{words().begin}</p>
      </Show>
      <Attacks army={army} />
      <Works army={army} />
      <Show when={army.store.table()?.seat !== null}>
        <StandingOrders army={army} />
      </Show>
      <Show when={army.movable().size > 0 && army.idle().length > 0}>
        <section class="army-idle" data-testid="army-idle">
          <header>
            <h3>{words().unmoved}</h3>
            <span>{words().of(army.idle().length, all())}</span>
          </header>
          <meter min="0" max={all()} value={moved()} aria-label={words().unmoved} />
          <IdleRow army={army} title={words().onMap} pieces={army.idle().filter((piece) => army.grid()?.hex(piece.place) !== undefined)} />
          <For each={army.scene().areas.filter((area) => area.kind === "tray")}>
            {(area) => <IdleRow army={army} title={area.label} tray={area.id} pieces={army.idle().filter((piece) => piece.place === area.id)} />}
          </For>
          <div class="army-rest">
            <Show when={army.onTo(army.idle()).length > 0}>
              <button type="button" data-testid="army-rest" onClick={() => void army.think(army.onTo(army.idle()), "")}>
                {words().rest}
              </button>
            </Show>
            <button type="button" data-testid="army-again" onClick={() => void army.think(army.again(), "")}>
              {words().again}
            </button>
          </div>
        </section>
      </Show>
      <Finish army={army} />
    </div>
  );
}

/** Ends the moves with one button, and says who has done nothing before it does. */
function Finish(props: { army: Army }): JSX.Element {
  const army = props.army;
  const words = () => army.words();
  const [asks, setAsks] = createSignal(false);
  createEffect(on(army.ender, () => setAsks(false)));
  const named = (): string =>
    army
      .skipped()
      .map(({ place, count }) => `${place === null ? words().onMap : (army.scene().areas.find(({ id }) => id === place)?.label ?? place)} ${count}`)
      .join(", ");
  const waits = (): number => army.plan()?.marches.goes.length ?? army.marching()?.wishes.length ?? 0;
  return (
    <Show when={army.ring().length > 0 && army.ender()}>
      <div class="army-finish">
        <Show
          when={asks()}
          fallback={
            <button
              type="button"
              classList={{ dashed: waits() > 0 }}
              data-testid="army-finish"
              disabled={waits() > 0 || army.store.busy()}
              onClick={() => {
                if (army.skipped().length > 0) setAsks(true);
                else void army.finish();
              }}
            >
              {waits() > 0 ? words().finishFirst(waits()) : words().finish}
            </button>
          }
        >
          <p role="status" data-testid="army-skipped">
            {words().skips} {named()}.
          </p>
          <div class="army-acts">
            <button type="button" data-testid="army-not-yet" onClick={() => setAsks(false)}>
              {words().notYet}
            </button>
            <button type="button" class="primary" data-testid="army-finish-yes" disabled={army.store.busy()} onClick={() => void army.finish()}>
              {words().finish}
            </button>
          </div>
        </Show>
      </div>
    </Show>
  );
}

/**
 * A plan over the map where the panel shows something else, or nothing is seen of it. Where few march as one, only a
 * plan with exceptions is worth covering the map.
 */
export function PlanBeside(props: { army: Army }): JSX.Element {
  const open = (): Plan | null => {
    const plan = props.army.plan();
    const told = props.army.ring().length > 0 || (plan !== null && plan.marches.short.length + plan.marches.stays.length > 0);
    return plan === null || props.army.panelled() || !told ? null : plan;
  };
  return (
    <Show when={open()} keyed>
      {(plan) => (
        <aside class="army army-beside" data-testid="army-beside">
          <Show when={props.army.note()}>{(note) => <p class="hint">{note()}</p>}</Show>
          <PlanCard army={props.army} plan={plan} alone />
        </aside>
      )}
    </Show>
  );
}

/** What a plan comes to, and who makes an exception by which rule. */
function PlanCard(props: { army: Army; plan: Plan; alone?: true }): JSX.Element {
  const army = props.army;
  const words = () => army.words();
  const { goes, short, stays } = props.plan.marches;
  const game = (): string => army.store.table()?.card.game ?? "";
  const name = (piece: string): string => army.store.nameOf({ piece });
  const formed = (): boolean => props.plan.wishes.some(({ piece, along }) => along.length > 0 && army.byId().get(piece)?.facing != null);
  const kinds = (): Kind[] => kindsOf(exceptionsOf(props.plan));
  const cost = (): number => hitsOf(props.plan);
  const says = ({ all }: Kind): string => {
    const [first] = all;
    if (first === undefined) return "";
    if (all.length === 1) return first.end === null ? words().staysAt(name(first.piece)) : words().stopsAt(name(first.piece), first.end);
    const named = all.slice(0, NAMED).map(({ piece }) => name(piece)).join(", ");
    const list = all.length > NAMED ? `${named}, ${words().more(all.length - NAMED)}` : named;
    return first.end === null ? words().manyStay(list) : words().manyStop(list);
  };
  return (
    <section class="army-plan" data-testid="army-plan">
      <p>
        <b>
          {words().arrive(goes.length - short.length)}
          {formed() ? ` ${words().inFormation}` : ""}
        </b>
        <Show when={short.length > 0}>
          , <em>{words().short(short.length)}</em>
        </Show>
        <Show when={stays.length > 0}>
          , <em>{words().stays(stays.length)}</em>
        </Show>
        .<Show when={cost() > 0}> {words().costs(cost())}</Show>
      </p>
      <Show when={formed()}>
        <Stacks army={army} plan={props.plan} />
      </Show>
      <ul>
        <For each={kinds().slice(0, TOLD)}>
          {(one, index) => (
            <li data-testid="army-exception">
              <span class="army-octagon" aria-hidden="true">
                {index() + 1}
              </span>
              <span>
                <button type="button" class="quiet" onClick={() => army.point(one.all[0]?.end ?? army.placeOf(one.all[0]?.piece ?? ""))}>
                  {says(one)}
                </button>
                <Show when={one.why ?? (one.all[0]?.end === null ? words().noRoom : null)}>{(why) => <small> {why()}</small>}</Show>
              </span>
              <Show when={one.rule}>{(rule) => <RuleChip game={game()} rule={rule()} />}</Show>
            </li>
          )}
        </For>
        <Show when={kinds().length > TOLD}>
          <li>{words().more(kinds().length - TOLD)}</li>
        </Show>
      </ul>
      <UnderFire army={army} plan={props.plan} />
      <LeftOut army={army} />
      <Show when={props.plan.drawn.length > 1}>
        <p class="army-keys">{words().bend}</p>
      </Show>
      <Show when={props.alone && army.onward(props.plan).length > 0}>
        <p class="army-wait">
          {words().wait(army.onward(props.plan).length)}{" "}
          <button type="button" class="quiet" data-testid="army-onward" onClick={() => void army.think([...props.plan.wishes, ...army.onward(props.plan)], props.plan.goal)}>
            {words().onward}
          </button>
        </p>
      </Show>
      <div class="army-acts">
        <Show when={props.alone}>
          <button type="button" data-testid="army-cancel" onClick={() => army.clear()}>
            {words().cancel}
          </button>
        </Show>
        <Show when={kinds().length > 0}>
          <button type="button" data-testid="army-leave" onClick={() => army.leave(props.plan)}>
            {words().leave(short.length + stays.length)}
          </button>
        </Show>
        <button type="button" class="primary" data-testid="army-march" disabled={goes.length === 0 || army.store.busy()} onClick={() => void army.go(props.plan)}>
          {words().march(goes.length)}
        </button>
      </div>
    </section>
  );
}

/** So many of those who can shoot are named. */
const WATCHERS = 3;

/** Who can shoot at those who march as it is planned. */
function UnderFire(props: { army: Army; plan: Plan }): JSX.Element {
  const army = props.army;
  const watches = createMemo(() => {
    const [grid, { viewer, sides, overlays }] = [army.grid(), army.scene()];
    const own = sides.find(({ seat }) => seat === viewer);
    const enemies = new Set(sides.filter((side) => side !== own && !side.allied).map(({ seat }) => seat));
    return grid === undefined || own === undefined ? [] : watchers(grid, overlays, enemies, props.plan.marches.goes.map(({ via }) => via));
  });
  const named = (): string => watches().slice(0, WATCHERS).map(({ place, range }) => army.words().watcher(place, range)).join(", ");
  return (
    <Show when={watches()[0]}>
      {(first) => (
        <p class="army-in-range" data-testid="army-in-range">
          <span>{army.words().inRange(named(), Math.max(0, watches().length - WATCHERS))}</span>
          <RuleChip game={army.store.table()?.card.game ?? ""} rule={first().rule} />
        </p>
      )}
    </Show>
  );
}

/** What a march costs all of them. */
const hitsOf = (plan: Plan): number => plan.marches.ends.reduce((sum, { hits }) => sum + hits, 0);

/** Where they will face, in words and with a button for either hand. */
function Facing(props: { army: Army }): JSX.Element {
  const words = () => props.army.words();
  return (
    <Show when={props.army.faces() !== null}>
      <span class="army-facing" role="group" aria-label={words().faces(words().winds[props.army.faces() ?? 0] ?? "")} data-testid="army-facing" data-facing={props.army.faces()}>
        <button type="button" class="quiet" data-testid="army-left" aria-label={words().turnLeft} title={words().turnLeft} onClick={() => props.army.turnBy(-1)}>
          ↺
        </button>
        <span aria-live="polite">{words().faces(words().winds[props.army.faces() ?? 0] ?? "")}</span>
        <button type="button" class="quiet" data-testid="army-right" aria-label={words().turnRight} title={words().turnRight} onClick={() => props.army.turnBy(1)}>
          ↻
        </button>
      </span>
    </Show>
  );
}

/** Those who belong to the chosen and may not go with them, and the rule that keeps each. */
function LeftOut(props: { army: Army }): JSX.Element {
  const army = props.army;
  const game = (): string => army.store.table()?.card.game ?? "";
  const left = createMemo(() => leftOut(army.scene().pieces, army.chosen()));
  const [reasons] = createResource(
    () => (left().length === 0 ? null : { seat: army.store.table()?.seat ?? "", pieces: left().map(({ id }) => id), version: army.store.table()?.version ?? 0, lang: lang() }),
    (key) => Promise.all(key.pieces.map(async (piece) => ({ piece, reason: (await api.why(army.store.id, key.seat, { piece }, [], key.lang).catch(() => []))[0] }))),
  );
  return (
    <Show when={left().length > 0 && reasons.latest}>
      {(list) => (
        <div class="army-left-out" data-testid="army-left-out">
          <h4>{army.words().leftOut}</h4>
          <ul>
            <For each={list()}>
              {({ piece, reason }) => (
                <li>
                  <button type="button" class="quiet" onClick={() => army.point(army.placeOf(piece))}>
                    {reason?.why ?? army.words().staysAt(army.store.nameOf({ piece }))}
                  </button>
                  <Show when={reason?.rule}>{(rule) => <RuleChip game={game()} rule={rule()} />}</Show>
                </li>
              )}
            </For>
          </ul>
        </div>
      )}
    </Show>
  );
}

function IdleRow(props: { army: Army; title: string; pieces: readonly Piece[]; tray?: string }): JSX.Element {
  const army = props.army;
  const next = () => army.onTo(props.pieces);
  return (
    <Show when={props.pieces.length > 0}>
      <div class="army-row">
        <h4>
          <button type="button" class="quiet" data-testid="army-all" title={army.words().choose} onClick={() => army.toggle(props.pieces.map(({ id }) => id), false)}>
            {props.title}
          </button>
          <span>{props.pieces.length}</span>
        </h4>
        <div class="army-heaps">
          <For each={tribes(props.pieces)}>{(heap) => <Heap army={army} pieces={heap.pieces} />}</For>
        </div>
        <Show when={next()[0]?.to[0]}>
          {(to) => (
            <button type="button" data-testid="army-next" onClick={() => void army.think(next(), "")}>
              {army.words().next(army.scene().areas.find(({ id }) => id === to())?.label ?? to())}
            </button>
          )}
        </Show>
      </div>
    </Show>
  );
}

/** What is declared, with its chances, and what is still owed. */
function Attacks(props: { army: Army }): JSX.Element {
  const army = props.army;
  const owed = () => army.scene().markers.filter((marker) => marker.kind === "owed");
  const owing = (): number => army.scene().pieces.filter((piece) => piece.marks.includes("owing")).length;
  const fights = () => army.scene().markers.filter((marker) => marker.kind === "battle");
  const numbers = createMemo(() => numbered(army.scene().markers));
  const numberOf = (title: string): number => numbers().get(title.slice(0, 4)) ?? 0;
  const joins = () => army.odds()?.joins ?? [];
  const bars = () => (fights().length > 0 ? [...(army.odds()?.bars ?? [])].sort((one, other) => numberOf(one.title) - numberOf(other.title)) : []);
  return (
    <Show when={fights().length + owed().length > 0}>
      <section class="army-attacks" data-testid="army-attacks">
        <h3>{army.words().attacks}</h3>
        <Show when={owing() > 0}>
          <p>{army.words().owing(owing())}</p>
        </Show>
        <For each={bars()}>{(bar) => <Attack army={army} bar={bar} number={numberOf(bar.title)} joins={joins().filter(({ place }) => place === bar.sum?.place)} />}</For>
        <For each={owed()}>
          {(marker) => (
            <div class="army-attack owed" data-testid="army-owed">
              <span class="army-number">{numbers().get(marker.place)}</span>
              <button type="button" class="quiet" onClick={() => army.point(marker.place)}>
                {marker.place}
              </button>{" "}
              {army.words().owed}
            </div>
          )}
        </For>
        <Show when={bars().length > 0 ? army.odds()?.rows[0] : undefined}>
          {(sum) => (
            <div class="army-sum" data-testid="army-sum">
              <p>
                {sum()[0]} <b>{percent(sum()[1])}</b>
              </p>
              <div class="army-gauge" aria-hidden="true" ref={(element) => element.style.setProperty("--share", String(sum()[1]))}>
                <Show when={army.odds()?.once ?? undefined}>{(once) => <i data-testid="army-once" ref={(element) => element.style.setProperty("--share", String(once()))} />}</Show>
              </div>
              <Show when={army.odds()?.once ?? undefined}>{(once) => <small data-testid="army-once-words">{army.words().once(percent(once()))}</small>}</Show>
            </div>
          )}
        </Show>
        <Show when={army.mine() && army.ring().length > 0}>
          <p class="army-keys" data-testid="army-attack-keys">{army.words().attackKeys}</p>
        </Show>
      </section>
    </Show>
  );
}

/** What the works threw before the attacks: all dice, and who was lost by them. */
function Works(props: { army: Army }): JSX.Element {
  const army = props.army;
  const lost = () => army.works().filter(({ thrown }) => thrown.struck);
  return (
    <Show when={army.works()[0]}>
      {(first) => (
        <section class="army-works" data-testid="army-works">
          <header>
            <h3>{army.words().works}</h3>
            <RuleChip game={army.store.table()?.card.game ?? ""} rule={first().rule ?? ""} />
          </header>
          <p class="army-works-dice">
            <For each={army.works()}>
              {({ thrown, text }) => (
                <button type="button" class="quiet" title={text} aria-label={text} onClick={() => army.point(thrown.place)}>
                  <Die value={thrown.face} hit={thrown.struck} />
                </button>
              )}
            </For>
          </p>
          <p>{army.words().worksLost(army.works().length, lost().length)}</p>
          <For each={lost()}>{({ text }) => <p class="army-works-lost">{text}</p>}</For>
        </section>
      )}
    </Show>
  );
}

/** So many who might join are shown. */
const JOIN = 3;

/** A declared attack: its odds with how they come about, what may come of it, and who might still join. */
function Attack(props: { army: Army; bar: OddsBar; number: number; joins: readonly Joins[] }): JSX.Element {
  const army = props.army;
  const words = () => army.words();
  const game = (): string => army.store.table()?.card.game ?? "";
  const place = (): string => props.bar.sum?.place ?? props.bar.title.slice(0, 4);
  return (
    <div class="army-attack" classList={{ open: props.joins.length > 0 }} data-testid="army-attack">
      <header>
        <span class="army-number">{props.number}</span>
        <button type="button" class="quiet" onClick={() => army.point(place())}>
          {props.bar.sum === null ? props.bar.title : place()}
        </button>
        <Show when={props.bar.sum}>
          {(sum) => (
            <>
              <Shield doubled={sum().doubled} label={sum().doubled ? words().doubled : words().notDoubled} />
              <b class="army-odds">{sum().odds}</b>
            </>
          )}
        </Show>
      </header>
      <Show when={props.bar.sum} fallback={<RuleChip game={game()} rule={props.bar.rule} />}>
        {(sum) => (
          <p class="army-figures">
            {sum().text}
            {sum().doubled ? "" : `, ${words().notDoubled}`} <RuleChip game={game()} rule={sum().doubled ? sum().rule : props.bar.rule} />
          </p>
        )}
      </Show>
      <Bar parts={props.bar.parts.map((part) => ({ ...part, label: percent(part.chance) }))} />
      <ul class="army-results">
        <For each={props.bar.parts}>
          {(part) => (
            <li title={part.about}>
              <i class={`harm-${part.harm}`} aria-hidden="true" />
              {part.label}
            </li>
          )}
        </For>
      </ul>
      <Show when={props.joins.length > 0}>
        <div class="army-joins">
          <For each={props.joins.filter(({ pieces }) => pieces.length === 1).slice(0, JOIN)}>{(one, index) => <Joiner army={army} one={one} now={props.bar.sum?.odds ?? ""} next={index() === 0} />}</For>
          <For each={props.joins.filter(({ pieces }) => pieces.length > 1)}>{(all) => <Together army={army} all={all} />}</For>
        </div>
      </Show>
    </div>
  );
}

/** Somebody who might join: his counter, pale, and the odds that he would bring. A click lets him. */
function Joiner(props: { army: Army; one: Joins; now: string; next: boolean }): JSX.Element {
  const army = props.army;
  const id = (): string => props.one.pieces[0] ?? "";
  const choice = (): Choice | undefined => joining(army.store.choices(), id())[0];
  const name = (): string => army.store.nameOf({ piece: id() });
  return (
    <Show when={army.byId().get(id())}>
      {(piece) => (
        <button
          type="button"
          class="army-join"
          data-testid="army-join"
          aria-label={army.words().joins(name(), props.one.brings)}
          title={`${army.words().joins(name(), props.one.brings)}${props.next ? " (+)" : ""}`}
          disabled={choice() === undefined || army.store.busy()}
          onClick={() => {
            const chosen = choice();
            if (chosen !== undefined) void army.store.send([chosen]);
          }}
        >
          <Counter face={piece().face} marks={[]} selected={false} brief={false} />
          <span classList={{ more: props.one.brings !== props.now }}>→ {props.one.brings}</span>
        </button>
      )}
    </Show>
  );
}

/** All who may join together, whom nobody else needs. */
function Together(props: { army: Army; all: Joins }): JSX.Element {
  const army = props.army;
  const choices = (): Choice[] => props.all.pieces.flatMap((piece) => joining(army.store.choices(), piece).slice(0, 1));
  return (
    <button type="button" class="army-together" data-testid="army-together" disabled={choices().length < props.all.pieces.length || army.store.busy()} onClick={() => void army.store.send(choices())}>
      {army.words().together(props.all.pieces.length, props.all.brings)}
    </button>
  );
}

/** A shield with ×2 where the defence counts double, a broken one where it does not. */
function Shield(props: { doubled: boolean; label: string }): JSX.Element {
  return (
    <svg class="army-shield" classList={{ doubled: props.doubled }} viewBox="0 0 22 22" role="img" aria-label={props.label}>
      <path d="M3 3h16v8c0 5-4 7-8 9-4-2-8-4-8-9z" />
      <Show when={props.doubled} fallback={<path class="crack" d="M12 2l-3 6 4 3-3 8" />}>
        <text x="11" y="14">
          ×2
        </text>
      </Show>
    </svg>
  );
}

/** What stands in the prompt while many are chosen: the tool, how many, and the button that sends them. */
export function ArmyDock(props: { army: Army }): JSX.Element {
  const army = props.army;
  const words = () => army.words();
  return (
    <>
    <Clock army={army} />
    <Show when={army.movable().size > 0}>
      <Show when={army.chosen().size > 0}>
        <span class="army-chosen" data-testid="army-chosen" data-count={army.chosen().size}>
          {army.thinking() ? words().planning : army.plan() === null ? words().whereTo(army.chosen().size) : words().chosen(army.chosen().size)}
          <Show when={army.plan()}>{(plan) => <Show when={hitsOf(plan()) > 0}>, {words().hits(hitsOf(plan()))}</Show>}</Show>
        </span>
        <Facing army={army} />
        <button type="button" class="quiet" data-testid="army-clear" onClick={() => army.clear()}>
          {words().drop}
        </button>
      </Show>
      <Show when={army.plan()}>
        {(plan) => (
          <button type="button" class="primary" data-testid="army-go" disabled={plan().marches.goes.length === 0 || army.store.busy()} onClick={() => void army.go(plan())}>
            {words().march(plan().marches.goes.length)}
          </button>
        )}
      </Show>
    </Show>
    </>
  );
}

/** The lasso beside the zoom buttons. */
export function LassoButton(props: { army: Army }): JSX.Element {
  const army = props.army;
  return (
    <Show when={army.movable().size > 1}>
      <button type="button" class="army-lasso-button" data-testid="army-lasso" aria-pressed={army.lasso.on()} aria-label={army.words().lasso} title={army.words().lassoHint} onClick={() => army.lasso.setOn(!army.lasso.on())}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4C6.500 4 3 6.500 3 9.800S6.500 15.500 12 15.500 21 13 21 9.800 17.500 4 12 4ZM8 15c-1.500 1-1.800 2.500-.8 3.600s.6 2-.7 2.900" />
        </svg>
      </button>
    </Show>
  );
}
