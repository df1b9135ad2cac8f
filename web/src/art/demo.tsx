// A page to look at the drawings by themselves: ?view=start|middle|crowded|battle|cards&theme=dark.

import { For, Match, Show, Switch, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import { render } from "solid-js/web";
import { BattleView } from "./BattleView";
import type { BattleRoll, BattleWords } from "./BattleView";
import { BLANK_CHOICE } from "./blanks";
import { Block } from "./Block";
import { Board } from "./Board";
import { Card } from "./Card";
import { CARDS, FACES, battleSample, crowdedSample, middleSample, startSample } from "./demo-scenes";
import type { Sample } from "./demo-scenes";
import { XL_CARDS, xlBattle, xlMarch, xlStart } from "./demo-xl";
import { loadMap } from "./maps";
import type { Anchor } from "./types";
import "./theme.css";
import "./demo.css";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme !== null) document.documentElement.dataset["theme"] = theme;

const BATTLE_WORDS: BattleWords = {
  acted: "fired",
  reserve: "Reserve",
  reserveOf: (side, own) => (own ? "Your reserve" : `${side}’s reserve`),
  none: "none",
  defends: "defends",
  attacks: "attacks",
  odds: "Odds from here",
  win: "You win",
  draw: "draw off",
  lose: "lose",
  reserveNote: "Reserves stand aside in round I, then fight.",
};

const ROLL: BattleRoll = {
  column: "B",
  side: "pompey",
  who: "Pompeius",
  text: "fires at B3",
  dice: [{ value: 2, hit: true }, { value: 5, hit: false }, { value: 3, hit: true }],
  result: "two hits, on the strongest",
  rule: "7.4",
};

function sample(view: string): Sample | undefined {
  if (view === "start") return startSample();
  if (view === "middle") return middleSample();
  if (view === "crowded") return crowdedSample();
  if (view === "xl-start") return xlStart();
  if (view === "xl") return xlMarch();
  return undefined;
}

function Table(props: { sample: Sample }): JSX.Element {
  const [selected, setSelected] = createSignal<readonly Anchor[]>(props.sample.selected);
  return (
    <Board
      scene={props.sample.scene}
      selected={selected()}
      highlights={props.sample.highlights}
      plan={props.sample.plan}
      onAnchor={(anchor) => setSelected([anchor])}
    />
  );
}

const XL_ROLL: BattleRoll = {
  column: "Legions",
  side: "pompey",
  who: "A legion",
  text: "of Pompey engages",
  dice: [{ value: 2, hit: true }],
  result: "one hit",
  rule: "10.0",
};

/** Counters, no end of rounds, tactics cards, command values and losses. */
function XlBattle(): JSX.Element {
  const scene = xlBattle();
  const words: BattleWords = { ...BATTLE_WORDS, acted: "engaged", controls: ["engage", "pass"], reserveNote: "", round: (n) => `Round ${n}`, fallen: "Fallen", retreatTo: "Retreat to" };
  const way = (place: string) => ({ ...BLANK_CHOICE, label: `Retreat to ${place}`, path: [{ button: "retreat" }, { place }] });
  return (
    <Show when={scene.battle}>
      {(battle) => (
        <BattleView
          battle={battle()}
          title="Battle of Pharsalus"
          subtitle="Autumn 48 BC. Caesar attacks."
          sides={scene.sides}
          viewer={scene.viewer}
          choices={[...scene.choices, way("Dyrrachium"), way("Thracia")]}
          selected={[]}
          onAnchor={() => undefined}
          onChoice={() => undefined}
          shortcuts={[{ label: "Engage with all legions", run: () => undefined }]}
          roll={XL_ROLL}
          words={words}
        />
      )}
    </Show>
  );
}

function Battle(): JSX.Element {
  const scene = battleSample();
  return (
    <Show when={scene.battle}>
      {(battle) => (
        <BattleView
          battle={battle()}
          title="Battle of Neapolis"
          subtitle="Caesar attacks from Roma. The group from Sipontum waits in reserve."
          sides={scene.sides}
          viewer={scene.viewer}
          choices={scene.choices}
          selected={[]}
          onAnchor={() => undefined}
          onChoice={() => undefined}
          roll={ROLL}
          losses={new Map([["pompey-legio-1", 2], ["caesar-equitatus-1", 1], ["caesar-legio-16", 1]])}
          refused={[{ label: "Retreat", reason: "No retreat in round I", rule: "7.6" }]}
          odds={{ win: 62, draw: 14, lose: 24, note: "exact on what you see, sampled for reserves" }}
          words={BATTLE_WORDS}
        />
      )}
    </Show>
  );
}

function Demo(): JSX.Element {
  const view = query.get("view") ?? "middle";
  return (
    <Switch>
      <Match when={sample(view)}>{(shown) => <Table sample={shown()} />}</Match>
      <Match when={view === "battle"}>
        <Table sample={middleSample()} />
        <div class="demo-battle">
          <Battle />
        </div>
      </Match>
      <Match when={view === "xl-battle"}>
        <Table sample={xlMarch()} />
        <div class="demo-battle">
          <XlBattle />
        </div>
      </Match>
      <Match when={view === "xl-cards"}>
        <div class="demo-cards">
          <For each={XL_CARDS}>{(face) => <Card face={face} side="caesar" />}</For>
        </div>
      </Match>
      <Match when={view === "cards"}>
        <div class="demo-cards">
          <For each={CARDS}>
            {(face, i) => <Card face={face} side={i() === 1 ? "pompey" : "caesar"} state={i() === 0 ? "spent" : i() === 2 ? "played" : "hand"} stamp={i() === 2 ? "III" : undefined} onClick={face.name === "" ? undefined : () => undefined} live={i() > 3} />}
          </For>
        </div>
        <div class="demo-tray">
          <For each={FACES}>{(face, i) => <div><Block face={face} moved={i() === 4} /></div>}</For>
        </div>
      </Match>
    </Switch>
  );
}

if (query.get("view")?.startsWith("xl")) void loadMap("xl");
const root = document.getElementById("demo");
if (root !== null) render(() => <Demo />, root);
