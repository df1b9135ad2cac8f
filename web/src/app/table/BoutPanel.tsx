/**
 * Fights that are resolved together, in the panel: all of them with their chance or what came of it,
 * and below the one that is looked at, with both sides, its chance, its steps and what every face of
 * the die would bring.
 */

import { For, Index, Show } from "solid-js";
import type { JSX } from "solid-js";
import { PieceImage } from "../../art/PieceArt";
import type { Fall, Piece, ProcedureStep, Scene } from "../../art/types";
import { t } from "../i18n";
import { RuleChip } from "../ui";
import { Bouts } from "./Bouts";
import { percent } from "./Odds";
import { stateWord } from "./Steps";
import { beside, legendOf, stepsOf } from "./bouts";
import type { BoutsShown } from "./bouts";

export function BoutPanel(props: { bouts: BoutsShown; scene: Scene; game: string; onShow: (place: string) => void }): JSX.Element {
  const choose = (index: number): void => {
    props.bouts.choose(index);
    const place = props.bouts.all()[index]?.place ?? "";
    if (place !== "") props.onShow(place);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    choose(beside(props.bouts.all().length, props.bouts.at(), step));
  };
  return (
    <section class="bout-panel" data-testid="bout-panel" aria-label={props.bouts.procedure()?.title} onKeyDown={onKey}>
      <header class="bout-head">
        <h2>{props.bouts.procedure()?.title}</h2>
        <p>{t().odds.run}</p>
      </header>
      <Bouts bouts={props.bouts.all()} chances={props.bouts.chances()} chosen={props.bouts.at()} onChoose={choose} />
      <Show when={props.bouts.procedure()}>{(procedure) => <Card bouts={props.bouts} scene={props.scene} game={props.game} steps={stepsOf(procedure(), props.bouts.at())} />}</Show>
    </section>
  );
}

/** The one that is looked at. */
function Card(props: { bouts: BoutsShown; scene: Scene; game: string; steps: readonly ProcedureStep[] }): JSX.Element {
  const bout = () => props.bouts.all()[props.bouts.at()];
  const odds = () => props.bouts.close();
  const [first, second] = [0, 1].map((index) => () => odds()?.rows[index]);
  const figures = () => odds()?.figures ?? [];
  return (
    <Show when={bout()}>
      {(one) => (
        <article class="bout-card" data-testid="bout-card" data-state={one().state}>
          <div class="bout-sides">
            <Fighters pieces={one().attackers} scene={props.scene} class="attackers" />
            <div class="bout-sum" data-testid="odds">
              <Show when={first?.()} fallback={<strong>{one().result ?? "…"}</strong>}>
                {(row) => (
                  <>
                    <strong data-testid="bout-chance">{percent(row()[1])}</strong>
                    <span>{row()[0]}</span>
                  </>
                )}
              </Show>
              <Show when={second?.()}>
                {(row) => (
                  <small>
                    {t().odds.told(row()[0], percent(row()[1]))}
                  </small>
                )}
              </Show>
              <For each={figures()}>
                {([label, figure]) => (
                  <small>
                    {t().odds.figure(label, figure)}
                  </small>
                )}
              </For>
            </div>
            <Fighters pieces={one().defenders} scene={props.scene} class="defenders" />
          </div>
          <StepColumn steps={props.steps} game={props.game} />
          <Show when={odds()?.policies[0]}>{(how) => <p class="odds-how">{how()}</p>}</Show>
        </article>
      )}
    </Show>
  );
}

/** One side: the piece that counts, and the names of all. */
function Fighters(props: { pieces: readonly string[]; scene: Scene; class: string }): JSX.Element {
  const pieces = (): Piece[] => props.pieces.flatMap((id) => props.scene.pieces.find((piece) => piece.id === id) ?? []);
  const name = (piece: Piece): string => (piece.face.shows === "counter" ? piece.face.name : "");
  return (
    <figure class={props.class}>
      <Show when={pieces()[0]}>{(piece) => <PieceImage face={piece().face} wear={piece().wear} facing={piece().facing} label="" />}</Show>
      <figcaption>{pieces().map(name).join(", ")}</figcaption>
    </figure>
  );
}

/** The steps in one column, each with its value and its rule. */
export function StepColumn(props: { steps: readonly ProcedureStep[]; game: string }): JSX.Element {
  return (
    <ol class="step-column" aria-label={t().steps.title} data-testid="steps">
      <Index each={props.steps}>
        {(step, index) => (
          <li class={step().state} aria-current={step().state === "now" ? "step" : undefined} data-testid="step" data-state={step().state}>
            <span class="step-number" aria-hidden="true">
              {step().state === "done" ? "✓" : index + 1}
            </span>
            <b>{step().label}</b>
            <span class="visually-hidden">{stateWord(step().state)}</span>
            <span class="step-values">
              <For each={step().sums}>
                {(sum) => (
                  <span>
                    {sum.label} <Show when={sum.value !== ""}><b>{sum.value}</b></Show>
                  </span>
                )}
              </For>
              <Show when={step().roll}>{(roll) => <b data-testid="step-roll">{`${roll().dice.join(" ")} → ${roll().result}`}</b>}</Show>
            </span>
            <RuleChip game={props.game} rule={step().rule} />
            <Show when={step().falls.length > 0}>
              <Strip falls={step().falls} />
            </Show>
          </li>
        )}
      </Index>
    </ol>
  );
}

/** A cell for every face of the die, coloured by what follows from it. */
function Strip(props: { falls: readonly Fall[] }): JSX.Element {
  return (
    <div class="fall-strip" data-testid="falls">
      <ol>
        <For each={props.falls}>
          {(fall) => (
            <li class={`fall ${fall.verdict ?? "open"}`} classList={{ thrown: fall.thrown }} title={fall.about} data-testid="fall" data-thrown={fall.thrown}>
              <small>{fall.face}</small>
              <b>{fall.result}</b>
              <span class="visually-hidden">{fall.about}</span>
            </li>
          )}
        </For>
      </ol>
      <p class="fall-legend" aria-hidden="true">
        <For each={legendOf(props.falls)}>
          {(fall) => (
            <span>
              <i class={`fall ${fall.verdict ?? "open"}`} />
              {fall.about}
            </span>
          )}
        </For>
      </p>
    </div>
  );
}
