/** What the keys do. */

import { For } from "solid-js";
import type { JSX } from "solid-js";
import { t } from "../i18n";

export function KeyList(): JSX.Element {
  const rows = () => [
    [t().keys.names.arrows, t().keys.arrows],
    [t().keys.names.enter, t().keys.enter],
    [t().keys.names.escape, t().keys.escape],
    [t().keys.names.shift, t().keys.add],
    [t().keys.names.turn, t().keys.turn],
    [t().keys.names.all, t().keys.armyAll],
    [t().keys.names.enter, t().keys.armyMarch],
    ["R", t().keys.armyRepeat],
    [t().keys.names.attack, t().keys.attackOpen],
    [t().keys.names.unit, t().keys.attackUnit],
    ["D", t().keys.attackDone],
    ["U", t().keys.undo],
    ["W", t().keys.why],
    ["A", t().keys.actions],
    ["J", t().keys.journal],
    ["C", t().keys.chat],
    ["H", t().keys.help],
  ];
  return (
    <dl class="keys">
      <For each={rows()}>
        {([key, what]) => (
          <div>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}
