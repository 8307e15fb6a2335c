/** The parts of a class report that tell what a class believes. */
import type { ClassPageOptions } from './class-page-options.js';
import type { ClassReport } from './class-report.js';
import { changeLine, meter } from './charts.js';
import { markup } from './html.js';
import type { Html } from './html.js';
import { LEAST_STUDENTS } from './idea-test.js';
import type { IdeaCount } from './idea-names.js';
import { IDEAS } from '../judging/ideas.js';
import { several } from '../judging/several.js';
import type { ClassMisconception } from './misconception-count.js';
import { notebookPlaceOf } from './notebook-places.js';
import type { UnknownWrong } from './unknown-wrong.js';
import { numberShown } from './shown.js';

/** So many stand there at once; rarer ones are folded. */
const MOST = 8;

/** Where to read on, as a column or a line. */
export function placeShown(place: { notebook: string; section: string | undefined } | undefined): Html {
  if (!place) return markup``;
  const { notebook, section } = place;
  return markup`<b>${notebook}</b>${section === undefined || section === notebook ? '' : markup`<br />“${section}”`}`;
}

/** How many files of each exercise were run. */
const filesOf = ({ exercises }: ClassReport): Map<string, number> =>
  new Map(exercises.map(({ exercise: { id }, graded }) => [id, graded]));

export function misconceptionSection(report: ClassReport, options: ClassPageOptions): Html {
  const { misconceptions } = report;
  if (misconceptions.length === 0) {
    return markup`<h2>Misconceptions</h2>
      <p class="quiet">No wrong answer is one that a known mistake gives.</p> `;
  }
  const files = filesOf(report);
  const share = ({ exercise, students }: ClassMisconception): number => students.size / (files.get(exercise) ?? 1);
  const sorted = [...misconceptions].sort((a, b) => share(b) - share(a));
  const row = (one: ClassMisconception): Html => misconceptionRow(one, { report, options, files });
  const rest = sorted.slice(MOST);
  return markup`<h2>Misconceptions, most frequent first</h2>
    <p class="quiet">In the words that students saw, with what to take up again. A full bar would be all files that could be run.</p>
    ${sorted.slice(0, MOST).map(row)}${
      rest.length === 0
        ? ''
        : markup`<details>
            <summary>Show ${several(rest.length, 'rarer one')}</summary>
            ${rest.map(row)}
          </details> `
    }`;
}

interface RowContext {
  report: ClassReport;
  options: ClassPageOptions;
  files: ReadonlyMap<string, number>;
}

function misconceptionRow(
  { exercise, id, says, task, credit, students }: ClassMisconception,
  { report, options: { places, ideaOf }, files }: RowContext,
): Html {
  const own = report.exercises.find((one) => one.exercise.id === exercise)!.exercise;
  const place = notebookPlaceOf(places, ideaOf(id), own.info?.notebook);
  const count = files.get(exercise)!;
  return markup`<article class="mis">
    <div class="c"><b>${students.size}</b> of ${count}${meter(students.size / count)}</div>
    <div>
      <p class="say">${says}</p>
      <p class="small quiet">${exercise.slice(0, 2)} ${own.title}, task ${task}, ${creditShown(credit)}</p>
    </div>
    <div class="place">Take up again<br />${placeShown(place)}</div>
  </article> `;
}

function creditShown(credit: number): string {
  if (credit === 0) return 'no credit';
  return credit === 0.5 ? 'half credit' : `${Math.round(100 * credit)} % of its points`;
}

export function ideaSection(report: ClassReport, { places }: ClassPageOptions): Html {
  const { ideas, handedIn } = report;
  if (ideas.length === 0) return markup``;
  const row = ({ idea, says, students, from }: IdeaCount): Html => {
    const exercises = [...new Set(from.map(({ exercise }) => exercise.slice(0, 2)))].sort();
    const [first] = report.exercises.filter(({ exercise: { id } }) => id === from[0].exercise);
    const place = notebookPlaceOf(places, idea, first.exercise.info?.notebook);
    return markup`<tr>
      <th scope="row">${says}</th>
      <td><div class="wide">${meter(students.size / handedIn)}</div></td>
      <td class="r">${students.size} of ${handedIn}</td>
      <td class="hide-s">${exercises.join(', ')}</td>
      <td class="hide-s small">${placeShown(place)}</td>
    </tr> `;
  };
  return markup`<h2>The ideas behind them</h2>
    <p class="quiet">
      What somebody thinks who answers so, counted over all exercises: students who showed it once or more.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Idea</th>
            <th aria-hidden="true"></th>
            <th class="r">students</th>
            <th class="hide-s">exercises</th>
            <th class="hide-s">take up again</th>
          </tr>
        </thead>
        <tbody>
          ${ideas.map(row)}
        </tbody>
      </table>
    </div> `;
}

/** What nobody can name yet: where to look into files. */
export function unknownSection(report: ClassReport): Html {
  const { unknown } = report;
  if (unknown.length === 0) return markup``;
  const files = filesOf(report);
  const row = ({ exercise, task, title, students }: UnknownWrong): Html => {
    const count = files.get(exercise)!;
    return markup`<tr>
      <th scope="row">
        ${title}<br /><span class="small quiet">${exercise.slice(0, 2)} ${titleOf(report, exercise)}, task ${task}</span>
      </th>
      <td><div class="wide">${meter(students.size / count)}</div></td>
      <td class="r">${students.size} of ${count}</td>
    </tr> `;
  };
  return markup`<h2>Wrong in a way of its own</h2>
    <p class="quiet">
      Public checks that fail and look like no known mistake. Open two or three of these files:
      <code>node lab explain</code> shows what they do.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Check</th>
            <th aria-hidden="true"></th>
            <th class="r">files</th>
          </tr>
        </thead>
        <tbody>
          ${unknown.slice(0, MOST).map(row)}
        </tbody>
      </table>
    </div>
    ${unknown.length > MOST ? markup`<p class="quiet small">${several(unknown.length - MOST, 'rarer one is', 'rarer ones are')} left out.</p>` : ''}`;
}

const titleOf = ({ exercises }: ClassReport, id: string): string =>
  exercises.find(({ exercise }) => exercise.id === id)!.exercise.title;

export function gainSection({ gains: given }: ClassPageOptions): Html {
  if (!given) return markup``;
  const { gains, forms } = given;
  const head = markup`<h2>Gain in the test of ideas</h2>
    <p class="quiet">
      Form ${forms[0]}, then form ${forms[1]}; students who took both. The gain is the part of what was not right before
      that is right after; the smallest first.
    </p> `;
  if (gains.length === 0) {
    return markup`${head}
      <p>No idea was asked of ${LEAST_STUDENTS} students or more in both forms.</p> `;
  }
  const part = (value: number): string => `${Math.round(100 * value)} %`;
  return markup`${head}
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Idea</th>
            <th>right before <span class="key ring"></span>after <span class="key"></span></th>
            <th class="r">right</th>
            <th class="r hide-s">hold the idea</th>
            <th class="r">gain</th>
            <th class="r hide-s">students</th>
          </tr>
        </thead>
        <tbody>
          ${gains.map(
            ({ idea, students, right, held, gain }) =>
              markup`<tr>
                <th scope="row">${IDEAS[idea]}</th>
                <td>${changeLine(right[0], right[1])}</td>
                <td class="r">${part(right[0])} → ${part(right[1])}</td>
                <td class="r hide-s">${part(held[0])} → ${part(held[1])}</td>
                <td class="r">${gain === undefined ? '–' : numberShown(gain)}</td>
                <td class="r hide-s">${students}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </div> `;
}
