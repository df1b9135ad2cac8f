/** Who plays here. A guest needs only a name, and has a Roman one before choosing: of two names, for nobody sits down beside his namesake. */

import { createSignal } from "solid-js";
import { api, failureOf } from "./api";

const NAMES: readonly string[] = [
  "Publius", "Livia", "Cassius", "Octavia", "Marcus", "Fulvia", "Titus", "Cornelia", "Gaius", "Aurelia",
  "Lucius", "Servilia", "Quintus", "Calpurnia", "Decimus", "Claudia", "Aulus", "Terentia", "Sextus", "Porcia",
];

const FAMILIES: readonly string[] = ["Cotta", "Varro", "Galba", "Cinna", "Sura", "Nerva", "Scaeva", "Pansa", "Dolabella", "Catulus", "Naso", "Ahala"];

const one = (names: readonly string[]): string => names[Math.floor(Math.random() * names.length)] ?? "Publius";

const [guest, setGuest] = createSignal<{ id: string; name: string } | null>(null);
const [draft, setDraft] = createSignal(`${one(NAMES)} ${one(FAMILIES)}`);
/** Whether the server has said that it knows nobody here yet. */
const [newcomer, setNewcomer] = createSignal(false);
export { guest, newcomer, draft, setDraft };

export async function loadGuest(): Promise<void> {
  try {
    const me = await api.me();
    if (me.id !== null && me.name !== null) {
      setGuest({ id: me.id, name: me.name });
      setDraft(me.name);
    } else setNewcomer(guest() === null);
  } catch (error) {
    if (failureOf(error).kind === "refused") throw error;
  }
}

/** Saves the name; a blank one keeps the one before. */
export async function saveName(name: string): Promise<void> {
  const wanted = name.trim().slice(0, 40) || guest()?.name || "Publius";
  const me = await api.setMe(wanted);
  if (me.id !== null && me.name !== null) {
    setGuest({ id: me.id, name: me.name });
    setDraft(me.name);
  }
}

/** Whoever does something is somebody: a new guest gets the name in the field. */
export async function ensureGuest(): Promise<void> {
  if (guest() === null) await loadGuest();
  if (guest() === null) await saveName(draft());
}
