/** The luck of a side's dice: its hits as a bar, what was to be expected as a tick, and how rare that is in words. */

import type { JSX } from "solid-js";
import type { Side } from "../../art/types";
import { t } from "../i18n";
import type { Luck } from "./luck";
import "./luck.css";

export function LuckBar(props: { side: Side; luck: Luck }): JSX.Element {
  const share = (count: number): string => String(count / Math.max(1, props.luck.dice));
  return (
    <div class={`luck hue hue-${props.side.colour}`} data-testid="luck">
      <p>
        <span class={`mark hue hue-${props.side.colour}`} aria-hidden="true" /> {t().fought.hits(props.luck.hits, props.luck.dice)} <small>{t().fought.expected(Math.round(10 * props.luck.expected) / 10)}</small>
      </p>
      <div class="luck-bar" aria-hidden="true" style={{ "--hits": share(props.luck.hits), "--expected": share(props.luck.expected) }}>
        <i />
        <b />
      </div>
      <p>{luckWords(props.luck)}</p>
    </div>
  );
}

/** How rare it is, in words. */
function luckWords({ worse, better }: Luck): string {
  if (worse === better) return t().fought.even;
  return worse > better ? t().fought.lucky(worse) : t().fought.unlucky(better);
}
