// Behind the lines of a battle: a walled town for who defends, a camp for who attacks.

import type { JSX } from "solid-js";

/** A walled town under a mountain, behind the defender. */
export function Walls(): JSX.Element {
  const merlons = Array.from({ length: 34 }, (_, i) => {
    const x = i * 34;
    return i % 7 === 3 ? `H${x + 4}V172H${x - 4}V158H${x + 8}V166H${x + 20}V158H${x + 34}V166H${x + 46}V158H${x + 58}V172H${x + 50}V214` : `H${x + 8}V200H${x + 22}V214`;
  })
    .filter((_, i) => i % 7 !== 4)
    .join("");
  return (
    <svg class="arena-view" viewBox="0 0 1110 330" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path opacity=".16" d="M0 200C140 190 230 150 330 96C372 74 398 62 420 66C440 70 452 84 470 80C500 72 520 84 560 104C660 156 800 196 1110 204V330H0Z" />
      <path opacity=".14" d="M420 66C412 48 424 40 418 24C430 30 428 12 444 10C440 26 456 30 448 46C458 54 450 66 452 76Z" />
      <path opacity=".22" d={`M0 330V214${merlons}H1160V330Z`} />
    </svg>
  );
}

/** Tents, standards and a palisade, before the attacker. */
export function Camp(): JSX.Element {
  const stakes = Array.from({ length: 101 }, (_, i) => `M${i * 11} 250V${i % 3 === 1 || i % 7 === 2 ? 209 : 214}l5-9l5 9V250Z`).join("");
  const tents = [470, 610, 750, 890].map((x) => `M${x} 212L${x + 52} 168L${x + 104} 212ZM${x + 50} 168V150L${x + 66} 155L${x + 52} 160V168Z`).join("");
  const standards = [440, 1030].map((x) => `M${x} 212V120H${x + 4}V212ZM${x - 13} 128H${x + 17}V156H${x - 13}Z`).join("");
  return (
    <svg class="arena-view below" viewBox="0 0 1110 250" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path opacity=".2" d={stakes} />
      <path opacity=".17" d={tents + standards} />
    </svg>
  );
}
