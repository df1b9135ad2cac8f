/** Set-ups that are kept for another game, and used in this one: what does not fit here is named with its rule. */

import { For, Show, createEffect, createSignal, on, onMount } from "solid-js";
import type { JSX } from "solid-js";
import type { SetupFits, SetupKept, Unfit } from "../../generated/api";
import { call } from "../core/api";
import { anything, count, list, nullable, objectOf, text } from "../core/guard";
import type { LangCode } from "../core/settings";
import { fileName, forgetSetup, keepSetup, keptSetups, readSetup, setupOf } from "../core/setups";
import type { Setup } from "../core/setups";
import { refused } from "../core/wire";
import { lang } from "../i18n";
import { RuleChip } from "../ui";
import type { TableStore } from "./store";
import "./setups.css";

const keptSent = objectOf<SetupKept>({ parts: nullable(list(list(anything))) });
const fitsSent = objectOf<SetupFits>({ version: count, parts: list(list(anything)), left: list(objectOf<Unfit>({ label: text, reason: nullable(refused) })) });

const en = {
  title: "Set-ups",
  name: "Name of this set-up",
  keep: "Keep this set-up",
  kept: (name: string) => `“${name}” is kept in this browser.`,
  full: "The browser keeps no more: save it as a file.",
  nothing: "Nothing is placed yet.",
  none: "You have kept none for this seat so far.",
  parts: (n: number) => (n === 1 ? "1 piece" : `${n} pieces`),
  use: "Use",
  save: "Save as a file",
  forget: "Forget",
  open: "Open a file…",
  noFile: "This file is no set-up for your seat in this game.",
  fits: (n: number) => (n === 1 ? "One is placed." : `${n} are placed.`),
  left: (n: number) => (n === 1 ? "One does not fit here:" : `${n} do not fit here:`),
  unknown: "Something this game does not know",
  place: (n: number) => `Place the ${n} that fit`,
  cancel: "Cancel",
  failed: "The table has moved on: try again.",
  close: "Close",
};

const fr: typeof en = {
  title: "Placements",
  name: "Nom de ce placement",
  keep: "Garder ce placement",
  kept: (name: string) => `« ${name} » est gardé dans ce navigateur.`,
  full: "Le navigateur ne garde rien de plus : enregistrez-le dans un fichier.",
  nothing: "Rien n’est encore placé.",
  none: "Vous n’en avez encore gardé aucun pour ce camp.",
  parts: (n: number) => (n === 1 ? "1 pion" : `${n} pions`),
  use: "Reprendre",
  save: "Enregistrer dans un fichier",
  forget: "Oublier",
  open: "Ouvrir un fichier…",
  noFile: "Ce fichier n’est pas un placement de votre camp dans ce jeu.",
  fits: (n: number) => (n === 1 ? "Un pion est placé." : `${n} pions sont placés.`),
  left: (n: number) => (n === 1 ? "Un seul ne convient pas ici :" : `${n} ne conviennent pas ici :`),
  unknown: "Quelque chose que ce jeu ne connaît pas",
  place: (n: number) => `Placer les ${n} qui conviennent`,
  cancel: "Annuler",
  failed: "La table a avancé : réessayez.",
  close: "Fermer",
};

const WORDS: Readonly<Record<LangCode, typeof en>> = { en, fr };
/** So many that do not fit are named. */
const NAMED = 12;

export function Setups(props: { store: TableStore; game: string; seat: string }): JSX.Element {
  const words = () => WORDS[lang()];
  const store = props.store;
  const path = `/tables/${encodeURIComponent(store.id)}/setup`;
  /** What stands; null where nothing is free. */
  const [parts, setParts] = createSignal<unknown[][] | null>(null);
  const [open, setOpen] = createSignal(false);
  const [name, setName] = createSignal("");
  const [kept, setKept] = createSignal<readonly Setup[]>([]);
  const [told, setTold] = createSignal("");
  const [fits, setFits] = createSignal<SetupFits | null>(null);
  const renew = (): void => void setKept(keptSetups(props.game, props.seat, window.localStorage));
  const look = async (): Promise<void> => {
    const sent = await call("GET", `${path}?seat=${encodeURIComponent(props.seat)}`, keptSent).catch(() => null);
    setParts(sent?.parts ?? null);
  };
  onMount(() => void look());
  createEffect(
    on([open, () => store.table()?.version], ([shown]) => {
      setFits(null);
      if (!shown) return;
      renew();
      void look();
    }),
  );
  const keep = (): void => {
    const made = setupOf(props.game, props.seat, name(), parts() ?? []);
    if (made.name === "" || made.parts.length === 0) return;
    setTold(keepSetup(made, window.localStorage) ? words().kept(made.name) : words().full);
    setName("");
    renew();
  };
  const place = async (fitting: SetupFits): Promise<void> => {
    setFits(null);
    const acted = await store.sendParts(fitting.parts, { action: null, attack: false });
    if (acted !== null && acted.refused === null) setTold(words().fits(acted.done));
  };
  const use = async (setup: Setup): Promise<void> => {
    setTold("");
    const version = store.table()?.version ?? 0;
    const sent = await call("POST", `${path}?lang=${lang()}`, fitsSent, { seat: props.seat, version, parts: setup.parts }).catch(() => null);
    if (sent === null) setTold(words().failed);
    else if (sent.left.length === 0) await place(sent);
    else setFits(sent);
  };
  const save = (setup: Setup): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(setup)], { type: "application/json" }));
    link.download = fileName(setup);
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const setup = readSetup(await file.text());
    if (setup === null || setup.game !== props.game || setup.seat !== props.seat) setTold(words().noFile);
    else {
      keepSetup(setup, window.localStorage);
      renew();
      await use(setup);
    }
  };
  return (
    <Show when={parts()}>
      {(placed) => (
        <div class="setups">
          <button type="button" class="layer-chip" data-testid="setups-open" aria-expanded={open()} onClick={() => setOpen(!open())}>
            {words().title}
          </button>
          <Show when={open()}>
            <section class="setups-card" data-testid="setups" aria-label={words().title}>
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  keep();
                }}
              >
                <input data-testid="setup-name" aria-label={words().name} placeholder={words().name} maxLength={60} value={name()} onInput={(event) => setName(event.currentTarget.value)} />
                <button type="submit" class="primary" data-testid="setup-keep" disabled={placed().length === 0 || name().trim() === ""}>
                  {words().keep}
                </button>
              </form>
              <p class="hint" role="status" data-testid="setups-told">
                {told() !== "" ? told() : placed().length === 0 ? words().nothing : words().parts(placed().length)}
              </p>
              <Show when={fits()} keyed>
                {(fitting) => (
                  <div class="setups-left" data-testid="setups-left">
                    <h4>{words().left(fitting.left.length)}</h4>
                    <ul>
                      <For each={fitting.left.slice(0, NAMED)}>
                        {({ label, reason }) => (
                          <li>
                            <span>
                              {label === "" ? words().unknown : label}
                              <Show when={reason}>{(why) => <small> {why().why}</small>}</Show>
                            </span>
                            <Show when={reason}>{(why) => <RuleChip game={props.game} rule={why().rule} />}</Show>
                          </li>
                        )}
                      </For>
                      <Show when={fitting.left.length > NAMED}>
                        <li>… +{fitting.left.length - NAMED}</li>
                      </Show>
                    </ul>
                    <button type="button" onClick={() => setFits(null)}>
                      {words().cancel}
                    </button>{" "}
                    <Show when={fitting.parts.length > 0}>
                      <button type="button" class="primary" data-testid="setups-place" disabled={store.busy()} onClick={() => void place(fitting)}>
                        {words().place(fitting.parts.length)}
                      </button>
                    </Show>
                  </div>
                )}
              </Show>
              <Show when={kept().length > 0} fallback={<p class="hint">{words().none}</p>}>
                <ul class="setups-list">
                  <For each={kept()}>
                    {(setup) => (
                      <li data-testid="setup-kept">
                        <b>{setup.name}</b> <small>{words().parts(setup.parts.length)}</small>
                        <span>
                          <button type="button" data-testid="setup-use" disabled={store.busy()} onClick={() => void use(setup)}>
                            {words().use}
                          </button>
                          <button type="button" class="quiet" data-testid="setup-save" onClick={() => save(setup)}>
                            {words().save}
                          </button>
                          <button
                            type="button"
                            class="quiet"
                            data-testid="setup-forget"
                            aria-label={`${words().forget}: ${setup.name}`}
                            onClick={() => {
                              forgetSetup(setup, window.localStorage);
                              renew();
                            }}
                          >
                            {words().forget}
                          </button>
                        </span>
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
              <p class="setups-foot">
                <label class="setups-file">
                  {words().open}
                  <input
                    type="file"
                    accept="application/json,.json"
                    data-testid="setup-file"
                    onChange={(event) => {
                      const input = event.currentTarget;
                      void read(input.files?.[0]).finally(() => {
                        input.value = "";
                      });
                    }}
                  />
                </label>
                <button type="button" class="quiet" onClick={() => setOpen(false)}>
                  {words().close}
                </button>
              </p>
            </section>
          </Show>
        </div>
      )}
    </Show>
  );
}
