/** The handle of the sheet that a phone has its prompt on: a tap closes and opens it, a pull up opens all that one may do. */

import type { JSX } from "solid-js";
import { t } from "../i18n";

/** Pixels that a finger has moved when it pulls and does not tap. */
const PULL = 24;

export function SheetHandle(props: { closed: boolean; onClosed: (closed: boolean) => void; onFull: () => void }): JSX.Element {
  let from: number | null = null;
  let pulled = false;
  const pull = (by: number): void => {
    pulled = Math.abs(by) > PULL;
    if (!pulled) return;
    if (by > 0) props.onClosed(true);
    else if (props.closed) props.onClosed(false);
    else props.onFull();
  };
  return (
    <button
      type="button"
      class="sheet-handle"
      data-testid="sheet-handle"
      aria-label={t().table.sheet}
      aria-expanded={!props.closed}
      onPointerDown={(event) => {
        [from, pulled] = [event.clientY, false];
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        if (from !== null) pull(event.clientY - from);
        from = null;
      }}
      onPointerCancel={() => (from = null)}
      onClick={() => {
        if (!pulled) props.onClosed(!props.closed);
        pulled = false;
      }}
    />
  );
}
