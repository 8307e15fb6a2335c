/**
 * What a student gets back: each check, what is wrong with the input that shows it, the mark and how it came
 * about. Hidden checks tell no more than they told before.
 */
import type { StoredVerdict } from '../batch/result.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { isNotBegun, storiesOf } from '../judging/story.js';
import type { Story } from '../judging/story.js';
import { forStudent, totalPoints } from '../judging/verdict.js';
import type { CheckResult, CheckStatus, Verdict } from '../judging/verdict.js';
import type { FinalMark } from '../marks/final-marks.js';
import { markup, reportPage } from './html.js';
import type { Html } from './html.js';
import { pageStyle } from './page-style.js';
import { BRICK, numberShown } from './shown.js';
import { studentMark } from './student-mark.js';

/** One exercise of a student. */
export interface StudentExercise {
  info: ExerciseInfo | undefined;
  title: string;
  mark: FinalMark;
  /** Undefined where there is none. */
  verdict: StoredVerdict | undefined;
  /** The text that was graded. */
  text: string | undefined;
  /** Where to read on. */
  notebook: string | undefined;
}

/** A verdict without what hidden checks found. */
export function shownVerdict(verdict: StoredVerdict): Verdict {
  const open = new Set(verdict.checks.filter(({ hidden }) => !hidden).map(({ check }) => check));
  const ofOpen = <T>(notes: Record<string, T> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(notes).filter(([check]) => open.has(check)));
  const { runner, lines, output } = verdict.run;
  return {
    ...verdict,
    checks: verdict.checks.map(forStudent),
    run: { runner, durationMs: 0, lines: ofOpen(lines), output: ofOpen(output) },
  };
}

const SIGNS: Readonly<Record<CheckStatus, { sign: string; word: string; tone: string }>> = {
  pass: { sign: '✓', word: 'right', tone: 'good' },
  partial: { sign: '◐', word: 'right in part', tone: 'part' },
  fail: { sign: '✗', word: 'not right', tone: 'bad' },
  error: { sign: '✗', word: 'error', tone: 'bad' },
  timeout: { sign: '✗', word: 'too slow', tone: 'bad' },
  crash: { sign: '✗', word: 'crash', tone: 'bad' },
  'bad-return': { sign: '✗', word: 'not a usable value', tone: 'bad' },
  missing: { sign: '○', word: 'missing', tone: 'part' },
  'not-run': { sign: '–', word: 'not run', tone: 'none' },
  void: { sign: '–', word: 'does not count', tone: 'none' },
};
const NOT_BEGUN = { sign: '○', word: 'not begun', tone: 'none' };

function rowOf(check: CheckResult): Html {
  const { sign, word, tone } = isNotBegun(check) ? NOT_BEGUN : SIGNS[check.status];
  return markup`<tr>
    <td class="sign ${tone}" aria-hidden="true">${sign}</td>
    <th scope="row">
      ${check.title}${check.hidden ? markup` <span class="tag">hidden</span>` : ''}${check.status === 'pass' && check.note !== undefined ? markup`<br /><span class="quiet small">${check.note}</span>` : ''}
    </th>
    <td class="${tone}">${word}</td>
    <td class="r">${numberShown(check.score)} of ${numberShown(check.points)}</td>
  </tr> `;
}

/** The numbers of both sides below each other. */
function evidenceOf({ check, given }: Story): Html {
  const { got, wanted, error, tolerance, unit, errorUnit = unit, where } = check;
  const behind = (one: string | undefined): string => (one === undefined || one === '' ? '' : ` ${one}`);
  const limit = tolerance === undefined ? '' : `, allowed ${tolerance}${behind(errorUnit)}`;
  const rows: [string, string][] = [
    ...(given ? [[given.label, given.text] as [string, string]] : []),
    ...(got === undefined
      ? []
      : [['got', `${got}${behind(unit)}${where === undefined ? '' : ` at ${where}`}`] as [string, string]]),
    ...(wanted === undefined ? [] : [['wanted', `${wanted}${behind(unit)}`] as [string, string]]),
    ...(error === undefined ? [] : [['error', `${error}${behind(errorUnit)}${limit}`] as [string, string]]),
  ];
  if (rows.length === 0) return markup``;
  return markup`<dl>
    ${rows.map(
      ([name, value]) =>
        markup`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl> `;
}

function storyOf(story: Story): Html {
  const { holds, broken, idea, hint, note, printed, check } = story;
  const line = (sign: string, text: string | undefined, tone: string): Html =>
    text === undefined
      ? markup``
      : markup`<p class="line"><span class="${tone}" aria-hidden="true">${sign}</span> ${text}</p> `;
  return markup`<div class="story">
    ${line('✓', holds, 'good')}${line(check.status === 'void' ? '–' : '✗', broken, 'bad')}${evidenceOf(story)}${line('→', note, 'more')}${line('→', idea, 'more')}${line('→', hint, 'more')}${
      printed.length === 0
        ? ''
        : markup`<details>
            <summary>What it printed</summary>
            <pre tabindex="0">${printed.join('\n')}</pre>
          </details>`
    }
  </div> `;
}

function taskOf(title: string, number: number, verdict: Verdict): Html {
  const rows = verdict.checks.filter(({ task }) => task === number);
  if (rows.length === 0) return markup``;
  const [got, most] = [totalPoints(rows), totalPoints(rows, ({ points }) => points)];
  return markup`<article>
    <h3>${number}. ${title} <span class="quiet points">${numberShown(got)} of ${numberShown(most)}</span></h3>
    <table>
      <thead class="sr">
        <tr>
          <th>Sign</th>
          <th>Check</th>
          <th>Outcome</th>
          <th>Points</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(rowOf)}
      </tbody>
    </table>
    ${storiesOf(verdict, number).map(storyOf)}
  </article> `;
}

function exerciseOf({ info, title, mark, verdict, text, notebook }: StudentExercise): Html {
  const isGraded = verdict?.outcome === 'graded';
  const shown = verdict && shownVerdict(verdict);
  const isFull = mark.score !== null && mark.score === mark.max;
  return markup`<section>
    <h2 id="${mark.exercise}">${title} <span class="quiet points">${mark.exercise}</span></h2>
    ${studentMark(mark)}
    ${
      verdict?.outcome === 'ungradable'
        ? markup`<div class="notice">
            <b>The file could not be run</b>${verdict.line === undefined ? '' : ` (line ${verdict.line})`}.
            ${verdict.message ?? ''}
          </div>`
        : ''
    }${isGraded && shown ? tasksOf(info, shown) : ''}${
      notebook === undefined || isFull || !isGraded
        ? ''
        : markup`<p class="again">Take up again: notebook ${notebook}.</p>`
    }${
      text === undefined
        ? ''
        : markup`<details>
            <summary>The file that was graded</summary>
            <pre tabindex="0"><code>${text}</code></pre>
          </details>`
    }
  </section> `;
}

function tasksOf(info: ExerciseInfo | undefined, verdict: Verdict): Html[] {
  const numbers = [...new Set(verdict.checks.map(({ task }) => task))].sort((a, b) => a - b);
  return numbers.map((number) => taskOf(info?.tasks.at(number - 1)?.title ?? 'Task', number, verdict));
}

/** All marks before the first of them; of one exercise it would say nothing more. */
function overview(exercises: readonly StudentExercise[]): Html {
  if (exercises.length < 2) return markup``;
  return markup`<table class="all">
    <thead>
      <tr>
        <th>Exercise</th>
        <th class="r">points</th>
        <th class="r">counts as</th>
      </tr>
    </thead>
    <tbody>
      ${exercises.map(({ title, mark: { exercise, score, max, final, outcome } }) => {
        const points = score === null ? withoutScore(outcome) : `${numberShown(score)} of ${numberShown(max)}`;
        return markup`<tr>
          <th scope="row"><a href="#${exercise}">${exercise.slice(0, 2)} ${title}</a></th>
          <td class="r">${points}</td>
          <td class="r">${final === null ? withoutScore(outcome) : numberShown(final)}</td>
        </tr> `;
      })}
    </tbody>
  </table> `;
}

/** Where there is no mark: nothing was handed in, or somebody has to decide or to mend something first. */
const withoutScore = (outcome: FinalMark['outcome']): string => (outcome === 'none' ? '–' : 'open');

const STYLE = `main { max-width: 860px; }
.points { font-weight: 400; font-size: 15px; letter-spacing: 0; }
.mark { margin: 8px 0 4px; } .mark b { font-size: 20px; }
article { margin-top: 28px; }
.sign { width: 26px; padding-right: 8px; }
.good { color: var(--right); } .bad { color: var(--wrong); } .part { color: var(--amber-ink); } .none { color: var(--ink-3); } .more { color: var(--ink-3); }
td.good, td.bad, td.part, td.none { white-space: nowrap; width: 130px; } td.r { width: 96px; } td.sign { width: 26px; }
.tag { font-size: 12px; color: var(--ink-2); background: var(--chip); border-radius: 4px; padding: 1px 6px; }
.story { border-left: 3px solid var(--line-2); padding: 4px 0 4px 16px; margin: 14px 0; }
.line { padding-left: 24px; text-indent: -24px; margin: 4px 0; } .line span { display: inline-block; width: 20px; text-indent: 0; }
dl { display: grid; grid-template-columns: 72px minmax(0, 1fr); gap: 2px 8px; margin: 8px 0 8px 24px; font: 13px/1.6 var(--mono); }
dt { color: var(--ink-3); } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
blockquote { margin: 10px 0; padding: 8px 14px; border-left: 3px solid var(--edge); background: var(--paper); white-space: pre-wrap; }
.again { margin-top: 14px; }
pre code { background: none; padding: 0; font-size: 1em; }
@media (max-width: 760px) { td.good, td.bad, td.part, td.none { white-space: normal; width: auto; } td.r { width: auto; } dl { margin-left: 0; } }`;

/** The page of one student; it needs nothing beside it. */
export function studentPage(
  { course, shown }: { course: string; shown: string },
  exercises: readonly StudentExercise[],
): string {
  const body = markup`<header class="top">
      <b>${BRICK} ${course}</b><span class="grow"></span><span class="small quiet">${shown}</span>
    </header>
    <main>
      <p class="kicker">What was graded</p>
      <h1>${shown}</h1>
      <p class="quiet">
        What a check found, what it looks like, and where to read on. Hidden checks tell what they test, and no numbers.
      </p>
      ${overview(exercises)}${exercises.map(exerciseOf)}
    </main>`;
  return reportPage({ title: `${shown}: ${course}`, style: pageStyle(STYLE), body });
}
