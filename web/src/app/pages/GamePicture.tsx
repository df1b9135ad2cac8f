/** The picture of a game in the lobby, drawn from our own art. */

import { Show } from "solid-js";
import type { JSX } from "solid-js";
import { BlockArt } from "../../art/Block";
import type { PieceFace } from "../../art/types";

const leader: PieceFace = { shows: "open", wood: "caesar", name: "Caesar", glyph: "leader", rating: "A3", strength: 3, strengths: [1, 2, 3] };
const legion: PieceFace = { shows: "open", wood: "caesar", name: "Legio 13", glyph: "legion", rating: "C3", strength: 3, strengths: [1, 2, 3] };
const unknown: PieceFace = { shows: "hidden", wood: "pompey" };

export function GamePicture(props: { game: string }): JSX.Element {
  return (
    <Show when={props.game === "julius"} fallback={<div class="game-picture plain" aria-hidden="true" />}>
      <svg class="game-picture" viewBox="0 0 500 268" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        <defs>
          <linearGradient id="pic-sky" x2="0" y2="1">
            <stop offset="0" stop-color="#e6c68c" />
            <stop offset="1" stop-color="#f4e2b8" />
          </linearGradient>
          <linearGradient id="pic-sea" x2="0" y2="1">
            <stop offset="0" stop-color="#8db2b8" />
            <stop offset="1" stop-color="#7ba3aa" />
          </linearGradient>
        </defs>
        <rect width="500" height="140" fill="url(#pic-sky)" />
        <circle cx="368" cy="82" r="38" fill="#fdf0cc" />
        <path d="M0 138Q40 108 92 122T190 118Q240 104 292 122T400 116Q450 108 500 124V140H0Z" fill="#c9ae75" />
        <rect y="134" width="500" height="134" fill="url(#pic-sea)" />
        <g fill="none" stroke="#5f8a92" stroke-width="1.6" opacity=".75">
          <path d="M180 160q22-9 44 0t44 0 44 0 44 0 44 0 44 0 44 0 44 0" />
          <path d="M150 184q26-10 52 0t52 0 52 0 52 0 52 0 52 0 52 0" />
          <path d="M210 212q28-11 56 0t56 0 56 0 56 0 56 0 56 0" />
          <path d="M230 242q30-11 60 0t60 0 60 0 60 0 60 0" />
        </g>
        <path d="M0 172Q70 158 136 176Q214 196 250 268H0Z" fill="#ecdcb0" stroke="#6d5a3c" stroke-width="1.5" />
        <g fill="#3d2716">
          <path d="M308 172q10 34 44 36h42q22-4 28-40l-14 8q-50 12-86-2z" />
          <path d="M344 124h56l-6 38h-48zM362 112h4v70h-4zM330 140l14-8-4 30h-10zM352 98h32v18h-32z" />
          <path d="M336 206l-8 22 5 1 9-22zM352 209l-7 22 5 1 8-22zM368 210l-6 22 5 1 7-22zM384 209l-5 22 5 1 6-22z" />
        </g>
        <path d="M340 132h58M340 148h56" stroke="#7ba3aa" stroke-width="1.4" />
        <g transform="translate(180 148) scale(1.22)">
          <BlockArt face={unknown} />
        </g>
        <g transform="translate(40 122) scale(2)">
          <BlockArt face={legion} />
        </g>
        <g transform="translate(116 158) scale(1.75)">
          <BlockArt face={leader} />
        </g>
      </svg>
    </Show>
  );
}
