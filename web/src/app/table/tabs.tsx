/** The tabs of the panel, and those of a phone, which has one row of them. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { Glyph } from "../../art/Glyph";
import { t } from "../i18n";

export const TABS = ["bouts", "command", "army", "journal", "actions", "levy", "chat", "rules", "more"] as const;
export type Tab = (typeof TABS)[number];

const PHONE_GLYPHS = { command: "leader", army: "leader", actions: "legion", journal: "swords", levy: "legion", chat: "mercury", more: "rosette" } as const;
export type PhoneTab = Extract<Tab, keyof typeof PHONE_GLYPHS>;
/** Units in boxes are within reach, or a whole army, or the pool that is levied from, or else the talk. */
const PHONE_LAST: readonly PhoneTab[] = ["actions", "journal", "chat", "more"];
const PHONE_LEVY: readonly PhoneTab[] = ["journal", "levy", "chat", "more"];

/** The others are reached from the last; what one may do also by pulling the sheet with the prompt up. */
export function phoneTabs(first: "command" | "army" | "levy" | null): readonly PhoneTab[] {
  if (first === "levy") return PHONE_LEVY;
  return first === null ? PHONE_LAST : [first, ...PHONE_LAST.filter((name) => name !== "chat")];
}

/** What a tab is called, and how many words at it are unread. */
export function TabName(props: { name: Tab; unread: number }): JSX.Element {
  return (
    <>
      {t().tabs[props.name]}
      <Show when={props.name === "chat" && props.unread > 0}>
        <span class="badge">{props.unread}</span>
      </Show>
    </>
  );
}

export interface PhoneTabsProps {
  tabs: readonly PhoneTab[];
  open: Tab | null;
  unread: number;
  onMap: () => void;
  onOpen: (tab: Tab) => void;
}

export function PhoneTabs(props: PhoneTabsProps): JSX.Element {
  return (
    <nav class="phone-tabs" aria-label={t().table.drawer}>
      <button type="button" aria-pressed={props.open === null} data-testid="phone-map" onClick={() => props.onMap()}>
        <Glyph name="fleet" />
        {t().tabs.map}
      </button>
      <For each={props.tabs}>
        {(name) => (
          <button type="button" aria-pressed={props.open === name} data-testid={`phone-${name}`} onClick={() => props.onOpen(name)}>
            <Glyph name={PHONE_GLYPHS[name]} />
            <TabName name={name} unread={props.unread} />
          </button>
        )}
      </For>
    </nav>
  );
}
