// The sheet of counters: sides, leaders, states, swords, sizes. For the demo page.

import { For } from "solid-js";
import type { JSX } from "solid-js";
import { Counter } from "../Counter";
import type { CounterProps } from "../Counter";
import { detachmentFace, leaderFace, signFace, swordFace, unitFace } from "./demo-faces";

interface Sample {
  readonly title: string;
  readonly props: CounterProps;
}

const sample = (title: string, props: CounterProps): Sample => ({ title, props });

const SIDES: readonly Sample[] = [
  sample("Veteran legion", { face: unitFace("roman", "legionary", "X", 10, 5, "+2"), marks: ["veteran"] }),
  sample("Legion", { face: unitFace("roman", "legionary", "XIII", 10, 5, "+1") }),
  sample("Provincial cohorts", { face: unitFace("recruits", "legionary", "PRO", 5, 5, "0") }),
  sample("Roman cavalry", { face: unitFace("roman", "horse", "EQ", 3, 8, "+1") }),
  sample("Archers", { face: unitFace("auxiliaries", "archer", "SAG", 2, 5, "0") }),
  sample("Slingers", { face: unitFace("auxiliaries", "slinger", "FVN", 1, 8, "") }),
  sample("Numidians", { face: unitFace("auxiliaries", "numidian", "NVM", 2, 5, "0") }),
  sample("German foot", { face: unitFace("germans", "german", "GER", 2, 6, "+1") }),
  sample("German cavalry", { face: unitFace("germans", "horse", "GER", 3, 8, "+2") }),
  sample("Relief Gauls", { face: unitFace("relief", "gaul", "ARV", 6, 5, "+1") }),
  sample("Relief cavalry", { face: unitFace("relief", "horse", "EDV", 3, 8, "+1") }),
  sample("Besieged Gauls", { face: unitFace("besieged", "gaul", "ARV", 6, 5, "+1") }),
];

const LEADERS: readonly Sample[] = [
  sample("Caesar", { face: leaderFace("roman", "Caesar", "12", "+3", "8"), marks: ["veteran"] }),
  sample("Labienus", { face: leaderFace("roman", "Labienvs", "10", "+2", "8"), marks: ["veteran"] }),
  sample("Vercassivellaunos", { face: leaderFace("relief", "Vercassivel.", "12", "+2", "8") }),
  sample("Vercingetorix", { face: leaderFace("besieged", "Vercingetorix", "9", "+2", "8") }),
  sample("Anonymous leader", { face: { shows: "reverse", colour: "relief", shape: "chamfered", glyph: "anonymous" } }),
  sample("Detachment", { face: { shows: "reverse", colour: "relief", shape: "chamfered", glyph: "detachment" } }),
  sample("Camp", { face: signFace("roman", "camp") }),
  sample("Fort", { face: signFace("marker", "tower") }),
  sample("Breach", { face: signFace("marker", "breach") }),
  sample("Disorganised", { face: signFace("marker", "disorganised") }),
  sample("Aquila", { face: signFace("roman", "aquila") }),
  sample("Carnyx", { face: signFace("relief", "carnyx") }),
];

const senons = unitFace("relief", "gaul", "SEN", 6, 5, "+1", "vercassivellaunos");
const broken = unitFace("relief", "gaul", "SEN", 3, 5, "+1", "vercassivellaunos", true);
const stripe = "var(--stripe-1)";

const STATES: readonly Sample[] = [
  sample("Ready", { face: senons, stripe }),
  sample("May be chosen", { face: senons, stripe, legal: true }),
  sample("Selected", { face: senons, stripe, selected: true }),
  sample("Legal target", { face: senons, stripe, target: true }),
  sample("In command", { face: senons, stripe, marks: ["in_command"] }),
  sample("Out of command", { face: senons, stripe, marks: ["out_of_command"] }),
  sample("Moved", { face: senons, stripe, marks: ["moved"] }),
  sample("Fired", { face: senons, stripe, marks: ["fired"] }),
  sample("Moved, out", { face: senons, stripe, marks: ["moved", "out_of_command"] }),
  sample("Deploying", { face: senons, stripe, marks: ["deploying"] }),
  sample("Hidden from foes", { face: leaderFace("relief", "Comnios", "15", "4", "+1"), marks: ["hidden"] }),
  sample("Wounded", { face: leaderFace("relief", "Vercassivellaunos", "12", "2", "0"), marks: ["wounded", "moved"] }),
  sample("Own detachment", { face: detachmentFace("relief"), marks: ["hidden"] }),
  sample("Disorganised", { face: broken, stripe, marks: ["disorganised"] }),
  sample("Rout", { face: senons, stripe, marks: ["routed"] }),
  sample("Both", { face: broken, stripe, marks: ["disorganised", "routed"] }),
  sample("Stack", { face: unitFace("roman", "legionary", "XI", 10, 5, "+2"), marks: ["veteran"], count: 3 }),
  sample("Half a legion", { face: unitFace("roman", "legionary", "XII b", 5, 5, "+1") }),
  sample("Stack, selected", { face: unitFace("relief", "gaul", "BIT", 6, 5, "+1"), count: 2, selected: true }),
];

const SWORDS: readonly Sample[] = [
  sample("Legion", { face: swordFace("caesar", "square", "aquila", "", "Legion", 2) }),
  sample("Veteran legion", { face: swordFace("caesar", "square", "aquila", "", "Legion", 3), marks: ["veteran"] }),
  sample("Ally", { face: swordFace("caesar", "square", "gaul", "", "Ally", 1) }),
  sample("Legion X", { face: swordFace("caesar", "square", "legionary", "X", "Legion", 2) }),
  sample("Caesar", { face: swordFace("caesar", "round", "leader-roman", "", "Caesar", 4) }),
  sample("Antonius", { face: swordFace("caesar", "round", "leader-roman", "", "Antonius", 1) }),
  sample("Legion", { face: swordFace("pompey", "square", "aquila", "", "Legion", 2) }),
  sample("Veteran legion", { face: swordFace("pompey", "square", "aquila", "", "Legion", 3), marks: ["veteran"] }),
  sample("Ally", { face: swordFace("pompey", "square", "light", "", "Ally", 1) }),
  sample("Pompeius", { face: swordFace("pompey", "round", "leader-roman", "", "Pompeius", 3) }),
  sample("Successor", { face: swordFace("pompey", "round", "leader-roman", "", "Successor", 2), selected: true }),
  sample("Warband", { face: swordFace("barbarians", "square", "gaul", "BAR", "Warband", 2) }),
  sample("Caesar, small", { face: swordFace("caesar", "round", "leader-roman", "", "Caesar", 4), brief: true }),
  sample("Legion, small", { face: swordFace("caesar", "square", "legion", "LEG", "Legion", 2), brief: true }),
  sample("Legion", { face: swordFace("caesar", "square", "legion", "LEG", "Legion", 2) }),
  sample("Stack", { face: swordFace("pompey", "square", "aquila", "", "Legion", 2), count: 4 }),
];

const SIZES = [64, 52, 44, 34, 26];
const SMALL: readonly CounterProps[] = [
  { face: unitFace("roman", "legionary", "VIII", 10, 5, "+2"), marks: ["veteran"] },
  { face: unitFace("relief", "gaul", "ARV", 6, 5, "+1") },
  { face: unitFace("besieged", "gaul", "PAR", 4, 5, "0") },
  { face: unitFace("germans", "horse", "GER", 3, 8, "+2") },
  { face: unitFace("relief", "horse", "EDV", 3, 8, "+1") },
];

function Row(props: { title: string; samples: readonly Sample[] }): JSX.Element {
  return (
    <section>
      <h2>{props.title}</h2>
      <div class="sheet-row">
        <For each={props.samples}>
          {(one) => (
            <figure>
              <Counter {...one.props} label={one.title} />
              <figcaption>{one.title}</figcaption>
            </figure>
          )}
        </For>
      </div>
    </section>
  );
}

export function CounterSheet(): JSX.Element {
  return (
    <main class="sheet">
      <h1>Counters</h1>
      <Row title="Sides" samples={SIDES} />
      <Row title="Leaders, markers, works" samples={LEADERS} />
      <Row title="States" samples={STATES} />
      <Row title="Swords" samples={SWORDS} />
      <section>
        <h2>At play size</h2>
        <div class="sheet-sizes">
          <For each={SIZES}>
            {(size) => (
              <div class="sheet-size">
                <For each={SMALL}>
                  {(one) => (
                    <div style={{ width: `${(size * 67) / 60}px` }}>
                      <Counter {...one} brief={size < 40} />
                    </div>
                  )}
                </For>
                <span>{size} px</span>
              </div>
            )}
          </For>
        </div>
      </section>
    </main>
  );
}
