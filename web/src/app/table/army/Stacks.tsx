/** The stacks of a formation that marches: who, from where to where, for how much, and what is to be said of it. */

import { For } from "solid-js";
import type { JSX } from "solid-js";
import type { Army, Plan } from "./army";
import { stackRows } from "./stacks";
import type { StackRow } from "./stacks";

/** More stacks than this would push what is to be decided out of sight. */
const TOLD = 14;

export function Stacks(props: { army: Army; plan: Plan }): JSX.Element {
  const army = props.army;
  const words = () => army.words();
  const rows = (): StackRow[] => {
    const all = stackRows(props.plan, army.byId());
    return all.length > TOLD ? [] : all;
  };
  /** Why one stops on the way, the exceptions tell. */
  const remark = (row: StackRow): string => [row.contact ? words().contact : "", row.hits > 0 ? words().hits(row.hits) : ""].filter((part) => part !== "").join(", ");
  return (
    <ul class="army-stacks" data-testid="army-stacks">
      <For each={rows()}>
        {(row) => (
          <li data-testid="army-stack" classList={{ contact: row.contact, short: row.short }}>
            <b>{row.pieces.map((piece) => army.store.nameOf({ piece })).join(", ")}</b>
            <button type="button" class="quiet" onClick={() => army.point(row.to)}>
              {row.from} → {row.to}
            </button>
            <span>{row.cost === null ? "" : words().points(row.cost)}</span>
            <em>{remark(row)}</em>
          </li>
        )}
      </For>
    </ul>
  );
}
