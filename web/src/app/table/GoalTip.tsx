/** What a goal is before it is clicked: who gets there, who stays and by which rule, and the odds of the fight there. */

import { For, Show, createMemo, createResource, createSignal, createEffect, on, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import { placeName } from "../../art/maps";
import type { Anchor, Scene } from "../../art/types";
import type { Goal } from "../../generated/api";
import { api } from "../core/api";
import { lang, t } from "../i18n";
import { RuleChip } from "../ui";
import { endOf, placeOf, strikes } from "./goals";
import { OddsRows } from "./Odds";
import { pickedPieces } from "./picking";
import type { TableStore } from "./store";

/** Whoever only passes over a goal asks for nothing. */
const REST_MS = 120;

export function GoalTip(props: { store: TableStore; scene: Scene; game: string; over: Anchor | null; again: boolean; root: HTMLElement | undefined }): JSX.Element {
  const store = props.store;
  const pieces = createMemo(() => pickedPieces(store.pick()), [], { equals: (a, b) => a.join() === b.join() });
  const place = createMemo((): string | null => (pieces().length === 0 ? null : placeOf(props.scene, props.over)));
  const attacked = createMemo((): string | null => {
    const at = place();
    return at !== null && strikes(store, pieces(), at) ? at : null;
  });
  const goal = (): Goal | undefined => store.goals().find((one) => one.place === place());
  const [rests, setRests] = createSignal<string | null>(null);
  createEffect(
    on([attacked, pieces, () => store.table()?.version], ([at]) => {
      setRests(null);
      if (at === null) return;
      const timer = window.setTimeout(() => setRests(at), REST_MS);
      onCleanup(() => window.clearTimeout(timer));
    }),
  );
  const [odds] = createResource(
    () => {
      const [at, seat] = [rests(), store.table()?.seat];
      return at === null || seat === null || seat === undefined ? null : { at, seat, pieces: pieces(), version: store.table()?.version, lang: lang() };
    },
    async (key) => ({ key, report: await api.odds(store.id, key.seat, key.lang, { pieces: key.pieces, place: key.at }).catch(() => null) }),
  );
  const foretold = () => {
    const known = odds.latest;
    return known !== undefined && known.key.at === attacked() && known.key.pieces === pieces() ? known.report : null;
  };
  const enemy = (): string => props.scene.sides.find(({ seat }) => seat !== props.scene.viewer)?.seat ?? "";
  const names = (list: readonly string[]): string => list.map((piece) => store.nameOf({ piece })).join(", ");
  const by = (): string => {
    const via = goal()?.goes[0]?.via ?? [];
    return via.slice(0, -1).map((one) => placeName(props.scene.map, one)).join(", ");
  };
  /** It never lies over what is pointed at. */
  const low = (): boolean => {
    const [at, root] = [place(), props.root];
    const spot = at === null ? null : root?.querySelector(`.place[data-place=${JSON.stringify(at)}]`);
    if (spot == null || root === undefined) return false;
    const [box, all] = [spot.getBoundingClientRect(), root.getBoundingClientRect()];
    return box.top - all.top < all.height * 0.45;
  };
  const shown = (): boolean => place() !== null && ((goal()?.stays.length ?? 0) > 0 || (goal()?.short.length ?? 0) > 0 || (goal()?.goes.length ?? 0) > 1 || attacked() !== null);
  return (
    <Show when={shown()}>
      <aside class="goal-tip" classList={{ low: low() }} data-testid="goal-tip">
        <h2>
          {placeName(props.scene.map, place() ?? "")} <Show when={by() !== ""}><small>{t().goal.by(by())}</small></Show>
        </h2>
        <Show when={goal()}>
          {(planned) => (
            <>
              <p class="goes" data-testid="goal-goes">
                <b aria-hidden="true">✓</b> {names(planned().goes.flatMap(({ choice: { path: [first] } }) => (first !== undefined && "piece" in first ? [first.piece] : [])))}
              </p>
              <For each={planned().short}>
                {({ route, reason }) => (
                  <p class="stays" data-testid="goal-stops">
                    <b aria-hidden="true">✕</b> {t().goal.short(names(route.choice.path.flatMap((anchor) => ("piece" in anchor ? [anchor.piece] : []))), placeName(props.scene.map, endOf(route)))}{" "}
                    <Show when={reason}>{(why) => <>{why().why} <RuleChip game={props.game} rule={why().rule} /></>}</Show>
                  </p>
                )}
              </For>
              <For each={planned().stays}>
                {({ piece, reason }) => (
                  <p class="stays" data-testid="goal-stays">
                    <b aria-hidden="true">✕</b> {t().goal.stays(names([piece]))} <Show when={reason}>{(why) => <>{why().why} <RuleChip game={props.game} rule={why().rule} /></>}</Show>
                  </p>
                )}
              </For>
            </>
          )}
        </Show>
        <Show when={attacked() !== null}>
          <div class="goal-odds" data-testid="goal-odds">
            <Show when={foretold()} fallback={<p class="hint">{odds.loading || rests() === null ? t().goal.reckoning : t().goal.noOdds}</p>}>
              {(known) => <OddsRows odds={known()} attacker={props.scene.viewer ?? ""} defender={enemy()} />}
            </Show>
          </div>
        </Show>
        <Show when={props.again}>
          <p class="hint">{t().goal.again}</p>
        </Show>
      </aside>
    </Show>
  );
}
