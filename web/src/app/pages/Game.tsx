/** The page of a game: its map with pieces at work, how it plays, its rules, its opponents, its pieces, its sources. */

import { For, Match, Show, Switch, createResource, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import { Glyph } from "../../art/Glyph";
import { PieceImage } from "../../art/PieceArt";
import { api, failureOf } from "../core/api";
import { lessonOf } from "../core/lessons";
import { setPage } from "../core/page";
import { go, to } from "../core/router";
import type { GamePart } from "../core/router";
import { openTable, taught } from "../core/sit";
import { isTaught, loadPage } from "../../games";
import type { GamePage as Page } from "../../games/page";
import type { About, GameCard, NewTable } from "../../generated/api";
import { botName, lang, t } from "../i18n";
import { RuleChip, Trouble } from "../ui";
import { Hero } from "./Hero";
import { levelWords } from "./PlayDialog";
import { RuleSearch } from "./RuleSearch";
import { StartDialogs, createStarting } from "./Starting";
import "./game.css";

export function GamePage(props: { game: string; part: GamePart }): JSX.Element {
  const [fault, setFault] = createSignal("");
  const complain = (error: unknown): void => {
    const failure = failureOf(error);
    setFault(failure.kind === "offline" ? t().table.offline : failure.why);
  };
  const [known, { refetch }] = createResource(
    () => ({ game: props.game, lang: lang() }),
    async (key) => {
      try {
        const [games, about] = [await api.games(key.lang), await api.about(key.game, key.lang)];
        const card = games.find((one) => one.id === key.game);
        if (card !== undefined) setPage(`${card.title} · Rubicon`, "not");
        return card === undefined ? null : { card, about };
      } catch (error) {
        complain(error);
        return null;
      }
    },
  );
  const [page] = createResource(() => props.game, loadPage);
  const begin = async (table: NewTable): Promise<void> => {
    try {
      const id = await openTable(table);
      go(table.guided === true ? to.guided(id) : to.table(id));
    } catch (error) {
      complain(error);
    }
  };
  return (
    <main id="content" class="game-page" data-testid="game-page" data-game={props.game}>
      <Show when={fault() !== ""}>
        <Trouble why={fault()} again={() => void refetch()} />
      </Show>
      <Show when={known.latest} fallback={<h1 class="page">{t().nav.games}</h1>}>
        {(both) => (
          <>
            <Head card={both().card} page={page.latest ?? null} begin={begin} />
            <div class="game-columns">
              <Show when={page.latest}>{(shown) => <HowItPlays page={shown()} game={props.game} />}</Show>
              <section class="game-rules">
                <header class="section-head">
                  <h2>{t().rules.title}</h2>
                  <p>{t().rules.words}</p>
                </header>
                <RuleSearch game={props.game} />
              </section>
              <Opponents card={both().card}>
                <Show when={isTaught(props.game)}>
                  <LessonBox game={props.game} begin={begin} />
                </Show>
              </Opponents>
            </div>
            <Parts card={both().card} about={both().about} page={page.latest ?? null} part={props.part} />
          </>
        )}
      </Show>
    </main>
  );
}

function Head(props: { card: GameCard; page: Page | null; begin: (table: NewTable) => Promise<void> }): JSX.Element {
  const starting = createStarting((table) => props.begin(table));
  const { busy, setOpen, start } = starting;
  return (
    <header class="game-hero">
      <Hero game={props.card.id} page={props.page} />
      <div class="game-title">
        <h1>{props.card.title}</h1>
        <p class="game-pitch">{props.card.labels.pitch}</p>
        <p class="game-facts">
          <span>{props.card.labels.length}</span>
          <span>{props.card.labels.kind}</span>
        </p>
        <div class="buttons">
          <button type="button" class="primary" data-testid="game-play" disabled={busy()} onClick={() => setOpen("play")}>
            {t().lobby.play}
          </button>
          <Show when={isTaught(props.card.id)}>
            <button type="button" data-testid="game-learn" disabled={busy()} onClick={() => void taught(props.card.id).then(start)}>
              {t().lobby.guided}
            </button>
          </Show>
          <button type="button" data-testid="game-new" disabled={busy()} onClick={() => setOpen("table")}>
            {t().lobby.newTable}
          </button>
        </div>
        <p class="game-credits">{t().lobby.credits(props.card.credits.designers, props.card.credits.publisher)}</p>
      </div>
      <StartDialogs game={props.card} starting={starting} />
    </header>
  );
}

function HowItPlays(props: { page: Page; game: string }): JSX.Element {
  return (
    <section class="game-plays" data-testid="how-it-plays">
      <h2>{t().game.plays}</h2>
      <ol>
        <For each={props.page.plays}>
          {(one) => (
            <li>
              <span class="game-disc">
                <Glyph name={one.glyph} />
              </span>
              <p class="serif">{one.says[lang()]}</p>
            </li>
          )}
        </For>
      </ol>
      <p class="serif game-win" data-testid="how-to-win">
        <b>{t().game.win}</b> {props.page.win.says[lang()]} <For each={props.page.win.rules}>{(rule) => <RuleChip game={props.game} rule={rule} />}</For>
      </p>
    </section>
  );
}

/** A lesson that nobody has begun shows so many steps. */
const LESSON_STEPS = 10;

/** The lesson, how far one has come in it, and a button to begin it or to go on. */
function LessonBox(props: { game: string; begin: (table: NewTable) => Promise<void> }): JSX.Element {
  const made = () => lessonOf(props.game, window.localStorage);
  const of = (): number => made()?.of ?? LESSON_STEPS;
  const running = (): string | null => {
    const lesson = made();
    return lesson === null || lesson.done >= lesson.of ? null : lesson.table;
  };
  return (
    <div class="game-lesson" data-testid="lesson" data-done={made()?.done ?? 0}>
      <p>
        <b class="serif">{t().game.lesson}</b>
        <small>
          {t().game.lessonHint} <Show when={running()}>{t().guided.step((made()?.done ?? 0) + 1, of())}.</Show>
        </small>
      </p>
      <Show
        when={running()}
        fallback={
          <button type="button" data-testid="lesson-begin" onClick={() => void taught(props.game).then(props.begin)}>
            {t().lobby.learn}
          </button>
        }
      >
        {(table) => (
          <a class="button" data-testid="lesson-go-on" href={to.guided(table())}>
            {t().game.goOn}
          </a>
        )}
      </Show>
      <span class="lesson-bars" aria-hidden="true">
        <For each={Array.from({ length: of() }, (_, at) => at < (made()?.done ?? 0))}>{(done) => <i classList={{ done }} />}</For>
      </span>
    </div>
  );
}

function Opponents(props: { card: GameCard; children: JSX.Element }): JSX.Element {
  const pennants = (at: number): boolean[] => Array.from({ length: 5 }, (_, index) => index <= at);
  return (
    <section class="game-opponents" data-testid="opponents">
      <header class="section-head">
        <h2>{t().game.opponents}</h2>
        <p>{t().game.opponentsHint}</p>
      </header>
      <ul>
        <For each={props.card.bots}>
          {(level, at) => (
            <li>
              <span class="pennants" aria-hidden="true">
                <For each={pennants(at())}>{(on) => <i classList={{ on }} />}</For>
              </span>
              <span>
                <b class="serif">{botName(level)}</b>
                <small>{levelWords(level).replace(/^[^:]*: ?/, "")}</small>
              </span>
            </li>
          )}
        </For>
      </ul>
      {props.children}
    </section>
  );
}

function Parts(props: { card: GameCard; about: About; page: Page | null; part: GamePart }): JSX.Element {
  const parts = (): GamePart[] => (props.page === null ? ["rulings", "sources"] : ["pieces", "rulings", "sources"]);
  const shown = (): GamePart => (parts().includes(props.part) ? props.part : "rulings");
  return (
    <div class="game-parts">
      <nav class="game-tabs" aria-label={t().game.parts}>
        <For each={parts()}>
          {(part) => (
            <a href={to.game(props.card.id, part)} aria-current={shown() === part ? "page" : undefined} data-testid={`part-${part}`}>
              {t().game.part[part]}
            </a>
          )}
        </For>
      </nav>
      <Switch>
        <Match when={shown() === "pieces" && props.page}>{(page) => <Pieces page={page()} game={props.card.id} />}</Match>
        <Match when={shown() === "rulings"}>
          <section class="sheet" data-testid="rulings">
            <h2>{t().about.rulings}</h2>
            <p class="hint">{t().about.rulingsHint}</p>
            <dl class="rulings">
              <For each={props.about.rulings}>
                {(ruling) => (
                  <>
                    <dt>{ruling.id}</dt>
                    <dd class="serif">{ruling.text}</dd>
                  </>
                )}
              </For>
            </dl>
          </section>
        </Match>
        <Match when={shown() === "sources"}>
          <Sources about={props.about} />
        </Match>
      </Switch>
    </div>
  );
}

function Pieces(props: { page: Page; game: string }): JSX.Element {
  return (
    <section data-testid="pieces">
      <h2 class="visually-hidden">{t().game.part.pieces}</h2>
      <ul class="game-pieces">
        <For each={props.page.pieces}>
          {(piece) => (
            <li>
              <span class="game-piece">
                <PieceImage face={piece.face} label="" />
              </span>
              <p>
                <b>{piece.name[lang()]}</b> <RuleChip game={props.game} rule={piece.rule} />
                <span class="serif">{piece.says[lang()]}</span>
              </p>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

function Sources(props: { about: About }): JSX.Element {
  return (
    <section class="sheet" data-testid="sources">
      <h2>{t().about.credits}</h2>
      <dl class="facts">
        <dt>{t().about.designers}</dt>
        <dd>{props.about.credits.designers}</dd>
        <dt>{t().about.publisher}</dt>
        <dd>{props.about.credits.publisher}</dd>
      </dl>
      <p class="serif">{t().about.ours}</p>
      <h2>{t().about.sources}</h2>
      <div class="scroll" tabindex="0" role="region" aria-label={t().about.sources}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t().about.file}</th>
              <th scope="col">{t().about.part}</th>
              <th scope="col">{t().about.source}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.about.sources}>
              {(source) => (
                <tr>
                  <td>{source.file}</td>
                  <td>{source.table}</td>
                  <td>{source.source}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <p class="hint">
        {t().about.pack}: <code>{props.about.pack}</code>
      </p>
    </section>
  );
}
