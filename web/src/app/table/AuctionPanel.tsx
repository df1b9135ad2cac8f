/** An auction: what is sold, who has bid what, and who leads. Bids are made below, like all choices. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { Card } from "../../art/Card";
import { frontOf } from "../../art/cards";
import type { Auction, Side } from "../../art/types";
import { lang, t } from "../i18n";
import { RuleChip, SideMark } from "../ui";
import { sideName } from "./pieces";

export function AuctionPanel(props: { auction: Auction; sides: readonly Side[]; game: string; rule: string }): JSX.Element {
  return (
    <section class="auction" aria-label={t().auction.title} data-testid="auction">
      <Card face={props.auction.card} side={props.auction.leads ?? undefined} lang={lang()} />
      <div>
        <h2>{t().auction.title}</h2>
        <p class="serif">
          {frontOf(props.auction.card)?.name} <RuleChip game={props.game} rule={props.rule} titled />
        </p>
        <ul>
          <For each={props.auction.bids}>
            {(bid) => (
              <li classList={{ leads: props.auction.leads === bid.side }}>
                <SideMark seat={bid.side} /> <b>{sideName(bid.side, props.sides)}</b> {bid.amount === null ? t().auction.none : t().auction.bid(bid.amount)}
                <small>{t().auction.purse(bid.purse)}</small>
                <Show when={props.auction.leads === bid.side}>
                  <span class="pill">{t().auction.leads}</span>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </div>
    </section>
  );
}
