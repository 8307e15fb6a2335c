/** The parts of a class report that tell what was passed, and what was not graded. */
import type { ClassReport, Ungraded } from './class-report.js';
import { dotLine, scaleOf, sparkColumns } from './charts.js';
import type { Dot } from './charts.js';
import { medianOf } from './exercise-statistics.js';
import type { ExerciseStatistics, TaskStatistics } from './exercise-statistics.js';
import { markup } from './html.js';
import type { Html } from './html.js';
import { LEAST_FILES } from './separation.js';
import { numberShown, percentShown } from './shown.js';

const separates = (value: number | undefined): string =>
  value === undefined ? '–' : value.toFixed(2).replace('-', '−');

export function taskSection({ exercises }: ClassReport): Html {
  const some = exercises.filter(({ graded }) => graded > 0);
  if (some.length === 0) return markup``;
  return markup`<h2>Passed, by task</h2>
    <p class="quiet">
      Of the files that could be run. <span class="hide-s">“Separates” is the correlation of a task with the rest of its
      exercise: near 0 it tells nothing of who can do the rest, below 0 look at it. Below ${LEAST_FILES} files, and where
      all have the same, it is left out.</span>
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Task</th>
            <th>public <span class="key"></span>hidden <span class="key ring"></span>${scaleOf('0', '100 %')}</th>
            <th class="r">all</th>
            <th class="r hide-s">files</th>
            <th class="r hide-s">separates</th>
          </tr>
        </thead>
        <tbody>
          ${some.map(tasksOf)}
        </tbody>
      </table>
    </div>
    ${some.map(checksOf)}`;
}

function tasksOf({ exercise: { id, title }, tasks }: ExerciseStatistics): Html {
  return markup`<tr>
      <th class="part" colspan="5" scope="colgroup">${id.slice(0, 2)} ${title}</th>
    </tr>
    ${tasks.map((task) => taskRow(id, task))}`;
}

function taskRow(id: string, { number, title, files, open, hidden, all, separates: value }: TaskStatistics): Html {
  const dots: Dot[] = [
    ...(open === undefined ? [] : [{ at: open / files, name: 'public' }]),
    ...(hidden === undefined ? [] : [{ at: hidden / files, name: 'hidden', isRing: true }]),
  ];
  return markup`<tr>
    <th scope="row"><span class="no">${id.slice(0, 2)}.${number}</span>${title}</th>
    <td>${dotLine(dots)}</td>
    <td class="r">${percentShown(all, files)}</td>
    <td class="r hide-s">${files}</td>
    <td class="r hide-s">${separates(value)}</td>
  </tr> `;
}

function checksOf({ exercise: { id, title }, checks }: ExerciseStatistics): Html {
  const tellsApart = checks.some((check) => check.separates !== undefined);
  return markup`<details>
    <summary>Each check of ${id.slice(0, 2)} ${title}</summary>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Task</th>
            <th>Check</th>
            <th class="r">passed</th>
            <th class="r hide-s">files</th>
            ${tellsApart ? markup`<th class="r hide-s">separates</th>` : ''}
          </tr>
        </thead>
        <tbody>
          ${checks.map(
            ({ task, check, title: says, hidden, files, passed, separates: value }) =>
              markup`<tr>
                <td>${task}</td>
                <th scope="row">${says} <span class="small quiet">${check}${hidden ? ', hidden' : ''}</span></th>
                <td class="r">${percentShown(passed, files)}</td>
                <td class="r hide-s">${files}</td>
                ${tellsApart ? markup`<td class="r hide-s">${separates(value)}</td>` : ''}
              </tr> `,
          )}
        </tbody>
      </table>
    </div>
  </details> `;
}

const TENTHS = 10;

export function markSection({ exercises }: ClassReport): Html {
  const some = exercises.filter(({ scores }) => scores.length > 0);
  if (some.length === 0) return markup``;
  return markup`<h2>Marks</h2>
    <p class="quiet">
      Raw points, before lateness and what is given by hand, of all files with a mark: one that could not be run has 0.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Exercise</th>
            <th>files by their mark
              <div class="spark-wide">${scaleOf('0', 'full')}</div></th>
            <th class="r">median</th>
            <th class="r hide-s">full marks</th>
            <th class="r">files</th>
          </tr>
        </thead>
        <tbody>
          ${some.map(({ exercise: { id, title, points }, scores }) => {
            const counts = Array.from({ length: TENTHS }, () => 0);
            for (const score of scores) counts[Math.min(TENTHS - 1, Math.floor((TENTHS * score) / points))]++;
            const full = scores.filter((score) => score >= points).length;
            const says = `files by tenths of full marks, from the lowest: ${counts.join(', ')}`;
            return markup`<tr>
              <th scope="row">${id.slice(0, 2)} ${title}</th>
              <td>${sparkColumns(counts, says)}</td>
              <td class="r">${numberShown(medianOf(scores)!)} of ${numberShown(points)}</td>
              <td class="r hide-s">${percentShown(full, scores.length)}</td>
              <td class="r">${scores.length}</td>
            </tr> `;
          })}
        </tbody>
      </table>
    </div> `;
}

/** Whose fault it is, and what to do. */
const FAULTS: Readonly<Record<Ungraded['fault'], { whose: string; todo: string }>> = {
  none: { whose: '', todo: '' },
  student: { whose: 'student', todo: 'Told to the student, with the line. It has 0 points.' },
  exercise: { whose: 'exercise', todo: 'Mend the check, then grade with --regrade.' },
  grader: { whose: 'grader', todo: 'Mend what it was handed, then grade with --resume.' },
  environment: { whose: 'machine', todo: 'Grade with --resume: it tries again.' },
  unsettled: { whose: 'nobody', todo: 'problems.csv says what to decide.' },
  open: { whose: 'nobody', todo: 'The batch is not finished: grade with --resume.' },
};

export function ungradedSection({ ungraded }: ClassReport): Html {
  if (ungraded.length === 0) return markup``;
  return markup`<h2>Could not be graded</h2>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Reason</th>
            <th class="hide-s">Whose fault</th>
            <th class="r">files</th>
            <th class="hide-s">exercises</th>
            <th>What to do</th>
          </tr>
        </thead>
        <tbody>
          ${ungraded.map(
            ({ reason, fault, exercises, files }) =>
              markup`<tr>
                <th scope="row">${reason}</th>
                <td class="hide-s">${FAULTS[fault].whose}</td>
                <td class="r">${files}</td>
                <td class="hide-s">
                  ${[...exercises]
                    .map((id) => id.slice(0, 2))
                    .sort()
                    .join(', ')}
                </td>
                <td class="quiet">${FAULTS[fault].todo}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </div> `;
}
