/** The parts of a class report that tell what a class believes. */
import type { ClassPageOptions } from './class-page-options.js';
import type { ClassReport } from './class-report.js';
import { changeLine, meter } from './charts.js';
import { markup } from './html.js';
import type { Html } from './html.js';
import { LEAST_STUDENTS } from './idea-test.js';
import type { IdeaCount } from './idea-names.js';
import { IDEAS } from '../judging/ideas.js';
import type { ClassMisconception } from './misconception-count.js';
import type { ReadOn } from './notebook-places.js';
import { firstOf, numberShown } from './shown.js';

/** Where to read on, as a column or a line. */
const placeShown = ({ notebook, section }: ReadOn): Html =>
  markup`<b>${section ?? notebook}</b>${section === undefined ? '' : markup`<br />${notebook}`}`;

/** How many files of each exercise were run. */
export const filesOf = ({ exercises }: ClassReport): Map<string, number> =>
  new Map(exercises.map(({ exercise: { id }, graded }) => [id, graded]));

export function misconceptionSection(report: ClassReport, options: ClassPageOptions): Html {
  const { misconceptions } = report;
  if (report.run === 0) {
    return markup`<h2>Misconceptions</h2>
      <p class="quiet">Nothing is known of them: no file was run.</p> `;
  }
  if (misconceptions.length === 0) {
    return markup`<h2>Misconceptions</h2>
      <p class="quiet">No wrong answer is one that a known mistake gives.</p> `;
  }
  const files = filesOf(report);
  const share = ({ exercise, students }: ClassMisconception): number => students.size / files.get(exercise)!;
  const sorted = [...misconceptions].sort((a, b) => share(b) - share(a));
  const rows = sorted.map((one) => misconceptionRow(one, { report, options, files }));
  const isRare = misconceptions.every(({ students }) => students.size === 1);
  return markup`<h2>Misconceptions${isRare ? '' : ', most frequent first'}</h2>
    <p class="quiet">
      Wrong answers that a known mistake gives, with what students were told of them, and what to take up again. A full bar
      would be all files that could be run.${isRare ? ' Each was made in one file alone: none is frequent.' : ''}
    </p>
    ${firstOf(rows, (rest) => rest)}`;
}

interface RowContext {
  report: ClassReport;
  options: ClassPageOptions;
  files: ReadonlyMap<string, number>;
}

function misconceptionRow(mistake: ClassMisconception, { report, options: { placeOf }, files }: RowContext): Html {
  const { exercise, says, task, credit, students } = mistake;
  const own = report.exercises.find((one) => one.exercise.id === exercise)!.exercise;
  const place = placeOf(mistake);
  const count = files.get(exercise)!;
  return markup`<article class="mis">
    <div class="c"><b>${students.size}</b> of ${count}${meter(students.size / count)}</div>
    <div>
      <p class="kicker">Wrong answer. What was told of it:</p>
      <p class="say">“${says}”</p>
      <p class="small quiet">${exercise.slice(0, 2)} ${own.title}, task ${task}, ${creditShown(credit)}</p>
    </div>
    ${place ? markup`<div class="place">Take up again<br />${placeShown(place)}</div>` : ''}
  </article> `;
}

function creditShown(credit: number): string {
  if (credit === 0) return 'no credit';
  return credit === 0.5 ? 'half credit' : `${Math.round(100 * credit)} % of its points`;
}

export function ideaSection({ ideas, run }: ClassReport, { placeOf }: ClassPageOptions): Html {
  if (ideas.length === 0) return markup``;
  const row = ({ says, students, from }: IdeaCount): Html => {
    const exercises = [...new Set(from.map(({ exercise }) => exercise.slice(0, 2)))].sort();
    const place = placeOf(from[0]);
    return markup`<tr>
      <th scope="row"><span class="quiet">Believed:</span> “${says}”</th>
      <td><div class="wide">${meter(students.size / run)}</div></td>
      <td class="r">${students.size} of ${run}</td>
      <td class="hide-s">${exercises.join(', ')}</td>
      <td class="hide-s small">${place && placeShown(place)}</td>
    </tr> `;
  };
  return markup`<h2>The ideas behind them</h2>
    <p class="quiet">
      What somebody believes who answers so. None of it is true. Counted over all exercises: students who showed it once
      or more, of those with a file that could be run.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Idea, not true</th>
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
                <th scope="row"><span class="quiet">Believed:</span> “${IDEAS[idea]}”</th>
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
