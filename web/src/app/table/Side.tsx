/** The panel beside the map: its tabs, and what each of them shows. */

import { For, Match, Show, Suspense, Switch, lazy } from "solid-js";
import type { JSX } from "solid-js";
import type { Highlights } from "../../art/highlights";
import type { Anchor, Scene } from "../../art/types";
import type { SeatTable } from "../core/merge";
import type { JournalLine } from "../core/wire";
import { deferred } from "../deferred";
import { t } from "../i18n";
import { RuleList } from "../ui";
import type { Army } from "./army/army";
import type { BoutsShown } from "./bouts";
import { ChatForm } from "./ChatForm";
import { ChoiceList } from "./Choices";
import { PanelPools } from "./Hand";
import type { Fought } from "./FightCard";
import { Journal } from "./Journal";
import { ScoreList } from "./Score";
import type { TableStore } from "./store";
import { TabName } from "./tabs";
import type { PhoneTab, Tab } from "./tabs";

const Chat = deferred(async () => (await import("./Panels")).Chat, "nothing");
const More = deferred(async () => (await import("./More")).More, "nothing");
/** Only games that resolve many fights together have a panel for them. */
const BoutPanel = deferred(async () => (await import("./BoutPanel")).BoutPanel, "nothing");
/** Only games with commanders need their boxes. */
const CommandBoxes = lazy(async () => ({ default: (await import("../../art/hex/CommandBoxes")).CommandBoxes }));

export interface SideProps {
  store: TableStore;
  table: SeatTable;
  scene: Scene;
  journal: readonly JournalLine[];
  army: Army | null;
  bouts: BoutsShown;
  tab: Tab;
  tabs: readonly Tab[];
  /** The tabs that a phone has in its row; the others are reached from the last. */
  elsewhere: readonly PhoneTab[];
  /** The pools of a phone's tab. */
  levy: () => JSX.Element;
  unread: number;
  boxed: boolean;
  selected: readonly Anchor[];
  highlights: Highlights;
  /** The box that is meant. */
  meant: string | null;
  /** Fights that are over, to be opened from the journal. */
  fights: readonly Fought[];
  onFight: (fight: Fought) => void;
  onTab: (tab: Tab) => void;
  onOpen: (tab: Tab) => void;
  onAnchor: (anchor: Anchor) => void;
  onHover: (anchor: Anchor | null) => void;
  onShow: (place: string) => void;
  /** Brings a place into view, and leaves the panel as it is. */
  onPoint: (place: string) => void;
  onKeys: () => void;
  /** Has the units of a box put on the map, while that is what is asked. */
  onPlaceBox: ((pieces: readonly string[]) => void) | null;
}

export function SidePanel(props: SideProps): JSX.Element {
  const store = props.store;
  return (
    <aside class="panel" aria-label={t().table.panel} data-testid="panel">
      <div class="tabs" role="tablist" aria-label={t().table.panel}>
        <For each={props.tabs}>
          {(name) => (
            <button
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-controls="panel-body"
              aria-selected={props.tab === name}
              tabindex={props.tab === name ? 0 : -1}
              data-testid={`tab-${name}`}
              onClick={() => props.onTab(name)}
              onKeyDown={(event) => {
                const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
                if (step === 0) return;
                event.preventDefault();
                const next = props.tabs[(props.tabs.indexOf(props.tab) + step + props.tabs.length) % props.tabs.length];
                if (next !== undefined) {
                  props.onTab(next);
                  document.getElementById(`tab-${next}`)?.focus();
                }
              }}
            >
              <TabName name={name} unread={props.unread} />
            </button>
          )}
        </For>
      </div>
      <div class="panel-body" id="panel-body" role="tabpanel" {...(props.tab === "levy" ? { "aria-label": t().tabs.levy } : { "aria-labelledby": `tab-${props.tab}` })} tabindex="0">
        <Switch>
          <Match when={props.tab === "command"}>
            <Suspense>
              <CommandBoxes
                scene={props.scene}
                selected={props.selected}
                highlights={props.highlights}
                onAnchor={props.onAnchor}
                onHover={props.onHover}
                shown={props.meant}
                {...(props.onPlaceBox === null ? {} : { place: { word: t().table.placeBox, act: props.onPlaceBox } })}
              />
            </Suspense>
            <PanelPools scene={props.scene} pickable={props.table.pickable} onHover={props.onHover} />
          </Match>
          <Match when={props.tab === "bouts"}>
            <BoutPanel bouts={props.bouts} scene={props.scene} game={props.table.card.game} onShow={props.onPoint} />
          </Match>
          <Match when={props.tab === "army"}>
            {props.army?.Panel()}
            {/* Where leaders act one by one their order leaves the rest of the panel free. */}
            <Show when={props.scene.roster}>
              <ScoreList score={props.scene.score} sides={props.scene.sides} game={props.table.card.game} onShow={props.onShow} />
            </Show>
          </Match>
          <Match when={store.shared() && props.tab === "journal"}>
            <p class="serif" data-testid="shared-fight">
              {t().curtain.fight}
            </p>
          </Match>
          <Match when={props.tab === "journal"}>
            <Journal lines={props.journal} turns={props.table.turns} seats={props.table.card.seats} game={props.table.card.game} table={store.id} replay="link" fights={props.fights} onFight={props.onFight} answered={props.table.answered} />
          </Match>
          <Match when={props.tab === "levy"}>{props.levy()}</Match>
          <Match when={props.tab === "actions"}>
            <ChoiceList store={store} game={props.table.card.game} />
            <Show when={!props.boxed}>
              <PanelPools scene={props.scene} pickable={props.table.pickable} onHover={props.onHover} />
            </Show>
          </Match>
          <Match when={props.tab === "chat"}>
            <Chat id={store.id} table={props.table} />
          </Match>
          <Match when={props.tab === "rules"}>
            <RuleList game={props.table.card.game} rule={null} heading="h3" />
          </Match>
          <Match when={props.tab === "more"}>
            <div class="more-tabs">
              <For each={props.tabs.filter((name) => !props.elsewhere.some((shown) => shown === name))}>
                {(name) => (
                  <button type="button" data-testid={`more-${name}`} onClick={() => props.onOpen(name)}>
                    <TabName name={name} unread={props.unread} />
                  </button>
                )}
              </For>
            </div>
            <More store={store} table={props.table} game={props.table.card.game} onKeys={props.onKeys} />
          </Match>
        </Switch>
      </div>
      <Show when={props.tab === "journal" || props.tab === "chat"}>
        <div class="panel-foot">
          <Show when={props.tab === "journal"}>
            <ScoreList score={props.scene.score} sides={props.scene.sides} game={props.table.card.game} onShow={props.onShow} />
          </Show>
          <ChatForm store={store} table={props.table} unread={props.unread} onRead={() => props.onTab("chat")} />
        </div>
      </Show>
    </aside>
  );
}
