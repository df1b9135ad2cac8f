/** The table: takes a seat that one was invited to, and hands the table over to whoever is to decide. */

import { Show, createSignal, onMount } from "solid-js";
import type { JSX } from "solid-js";
import { failureOf } from "../core/api";
import type { Failure } from "../core/api";
import { go, to } from "../core/router";
import { sideLabel } from "../core/seating";
import { sitDown } from "../core/sit";
import { t } from "../i18n";
import { Header } from "../pages/Header";
import { Trouble } from "../ui";
import { Curtain } from "./Curtain";
import { Play } from "./Play";
import { createTable } from "./store";
import { failed } from "./words";

export function TablePage(props: { id: string; invite: string | null; seat: string | null; guided: boolean }): JSX.Element {
  const [joining, setJoining] = createSignal<Failure | null>(null);
  const [ready, setReady] = createSignal(props.invite === null);
  onMount(() => {
    const { id, invite, seat } = props;
    if (invite === null || seat === null) {
      setReady(true);
      return;
    }
    // An invitation: take the seat, then forget the token.
    void (async () => {
      try {
        await sitDown(id, seat, invite);
      } catch (error) {
        const failure = failureOf(error);
        // Whoever has taken the seat already simply comes back to it.
        if (!(failure.kind === "error" && failure.status === 409)) setJoining(failure);
      }
      go(to.table(id), "replace");
      setReady(true);
    })();
  });
  return (
    <Show when={ready()} fallback={<p class="page">{t().app.loading}</p>}>
      <Show when={joining()}>{(failure) => <Trouble why={failed(failure())} />}</Show>
      <LiveTable id={props.id} seat={props.invite === null ? props.seat : null} guided={props.guided} />
    </Show>
  );
}

function LiveTable(props: { id: string; seat: string | null; guided: boolean }): JSX.Element {
  const store = createTable(props.id, { seat: props.seat });
  return (
    <Show
      when={store.table()}
      fallback={
        <>
          <Header />
          <main class="page narrow" id="content">
            <Show when={store.fault()} fallback={<p>{t().app.loading}</p>}>
              {(fault) => (
                <>
                  <h1>{t().error.title}</h1>
                  <Trouble why={failed(fault())} again={() => void store.refresh()} />
                </>
              )}
            </Show>
          </main>
        </>
      }
    >
      {(table) => (
        <Show when={store.curtained()} fallback={<Play store={store} table={table()} guided={props.guided} />} keyed>
          {(seat) => <Curtain game={table().card.game} seat={seat} name={sideLabel(table().scene, table().card.seats, seat)} onTake={() => store.takeOver(seat)} />}
        </Show>
      )}
    </Show>
  );
}
