// A page to look at counters and hexes by themselves:
// ?view=counters|table|step&theme=dark&colours=safe&layers=sight,fire,command,zone,levels.

import { Match, Switch, createMemo, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import { render } from "solid-js/web";
import { Board, highlightsOf } from "../Board";
import { mapArt } from "../maps";
import type { Anchor } from "../types";
import { CommandBoxes } from "./CommandBoxes";
import { CounterSheet } from "./demo-counters";
import { SELECTED, siegeScene, steppingScene } from "./demo-scene";
import { LayerChips, layersOf } from "./demo-chips";
import "./glyphs";
import "../theme.css";
import "./demo.css";

const query = new URLSearchParams(location.search);
for (const name of ["theme", "colours"]) {
  const value = query.get(name);
  if (value !== null) document.documentElement.dataset[name] = value;
}

function Table(): JSX.Element {
  const scene = query.get("view") === "step" ? steppingScene() : siegeScene();
  const [selected, setSelected] = createSignal<readonly Anchor[]>(query.get("selected") === "none" ? [] : SELECTED);
  const [on, setOn] = createSignal<ReadonlySet<string>>(new Set((query.get("layers") ?? "sight,fire").split(",")));
  const [said, setSaid] = createSignal("");
  const highlights = createMemo(() => highlightsOf(scene.choices, selected(), scene.pieces));
  const layers = createMemo(() => layersOf(scene.overlays, (mapArt("siege")?.layers ?? []).map((id) => ({ id, label: "Levels", rule: "" }))));
  const pick = (anchor: Anchor): void => {
    setSaid(JSON.stringify(anchor));
    setSelected([anchor]);
  };
  return (
    <div class="demo-table">
      <div class="demo-map">
        <Board scene={scene} selected={selected()} highlights={highlights()} overlays={on()} onAnchor={pick} />
        <div class="demo-chips">
          <LayerChips
            layers={layers()}
            on={on()}
            label="Layers"
            onToggle={(id) => setOn((old) => (old.has(id) ? new Set([...old].filter((one) => one !== id)) : new Set(old).add(id)))}
          />
        </div>
        <output class="demo-said">{said()}</output>
      </div>
      <aside class="demo-drawer">
        <CommandBoxes scene={scene} selected={selected()} highlights={highlights()} onAnchor={pick} />
      </aside>
    </div>
  );
}

function Demo(): JSX.Element {
  return (
    <Switch fallback={<Table />}>
      <Match when={query.get("view") === "counters"}>
        <CounterSheet />
      </Match>
    </Switch>
  );
}

const root = document.getElementById("demo");
if (root !== null) render(() => <Demo />, root);
