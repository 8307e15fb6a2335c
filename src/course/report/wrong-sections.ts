/** The parts of a class report that tell where a class is wrong, or has not begun, and nobody can say why. */
import type { ClassPageOptions } from './class-page-options.js';
import type { ClassReport } from './class-report.js';
import { meter } from './charts.js';
import { markup } from './html.js';
import type { Html } from './html.js';
import { filesOf } from './idea-sections.js';
import { firstOf } from './shown.js';
import type { CountedTask } from './task-count.js';

/** So many files tell what is behind a wrong answer. */
const ENOUGH = 3;

export function unknownSection(report: ClassReport, { explain }: ClassPageOptions): Html {
  const { unknown } = report;
  if (unknown.length === 0) return markup``;
  const row = (one: CountedTask): Html =>
    markup`${one.title}<br /><span class="small quiet">${taskShown(report, one)}</span
      ><br /><span class="small">${wayShown(one)}</span>${explain ? filesShown(one, explain) : ''}`;
  return markup`<h2>Wrong in a way of its own</h2>
    <p class="quiet">
      Checks that fail and look like no known mistake. Open two or three of these files: <code>node lab explain</code> shows
      what they do.
    </p>
    ${tableOf(report, unknown, row)}`;
}

export function notBegunSection(report: ClassReport): Html {
  const { notBegun } = report;
  if (notBegun.length === 0) return markup``;
  const row = (one: CountedTask): Html =>
    markup`${one.title}<br /><span class="small quiet">${taskShown(report, one)}</span>`;
  return markup`<h2>Not begun</h2>
    <p class="quiet">A function of the task is missing, or is as it was handed out.</p>
    ${tableOf(report, notBegun, row)}`;
}

const taskShown = ({ exercises }: ClassReport, { exercise, task }: CountedTask): string =>
  `${exercise.slice(0, 2)} ${exercises.find((one) => one.exercise.id === exercise)!.exercise.title}, task ${task}`;

const wayShown = ({ way, students }: CountedTask): string =>
  way.students === students.size ? way.says : `${way.says} (${way.students})`;

function filesShown({ students, exercise }: CountedTask, explain: NonNullable<ClassPageOptions['explain']>): Html {
  const keys = [...students].sort();
  const rest = keys.slice(ENOUGH);
  return markup`<details class="keys">
    <summary>Which files</summary>
    <pre tabindex="0">${keys
      .slice(0, ENOUGH)
      .map((key) => explain(key, exercise))
      .join('\n')}</pre>
    ${rest.length === 0 ? '' : markup`<p class="small quiet">Likewise ${rest.join(', ')}.</p>`}
  </details>`;
}

function tableOf(report: ClassReport, tasks: readonly CountedTask[], row: (task: CountedTask) => Html): Html {
  const files = filesOf(report);
  const rows = tasks.map((one) => {
    const count = files.get(one.exercise)!;
    return markup`<tr>
      <th scope="row">${row(one)}</th>
      <td><div class="wide">${meter(one.students.size / count)}</div></td>
      <td class="r">${one.students.size} of ${count}</td>
    </tr> `;
  });
  const table = (some: readonly Html[]): Html =>
    markup`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Check</th>
            <th aria-hidden="true"></th>
            <th class="r">files</th>
          </tr>
        </thead>
        <tbody>
          ${some}
        </tbody>
      </table>
    </div>`;
  return firstOf(rows, table);
}
