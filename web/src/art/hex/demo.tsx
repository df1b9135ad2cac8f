// A page to look at counters and hexes by themselves: ?view=counters|table&theme=dark&colours=safe.

import { Match, Switch } from "solid-js";
import type { JSX } from "solid-js";
import { render } from "solid-js/web";
import { CounterSheet } from "./demo-counters";
import "../theme.css";
import "./demo.css";

const query = new URLSearchParams(location.search);
for (const name of ["theme", "colours"]) {
  const value = query.get(name);
  if (value !== null) document.documentElement.dataset[name] = value;
}

function Demo(): JSX.Element {
  return (
    <Switch>
      <Match when={query.get("view") === "counters"}>
        <CounterSheet />
      </Match>
    </Switch>
  );
}

const root = document.getElementById("demo");
if (root !== null) render(() => <Demo />, root);
