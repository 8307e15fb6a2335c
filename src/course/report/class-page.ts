/**
 * The page of a class: what it believes, in which task it fails, what was not graded, and what to take up
 * again. No name is in it, and keys of students only where they are folded.
 */
import { several } from '../judging/several.js';
import type { ClassPageOptions } from './class-page-options.js';
import type { ClassReport, FileCount } from './class-report.js';
import { CHART_STYLE } from './charts.js';
import { markup, reportPage } from './html.js';
import type { Html } from './html.js';
import { gainSection, ideaSection, misconceptionSection } from './idea-sections.js';
import { medianOf } from './exercise-statistics.js';
import { handedInSection } from './handed-in.js';
import { againSection } from './again-section.js';
import { pageStyle } from './page-style.js';
import { BRICK, numberShown, percentShown } from './shown.js';
import { allFiles, unfinishedText } from './first-said.js';
import { markSection, taskSection, ungradedSection } from './task-sections.js';
import { notBegunSection, unknownSection } from './wrong-sections.js';

export function classPage(report: ClassReport, options: ClassPageOptions): string {
  const { course, exercises } = report;
  const all = exercises.map(({ exercise: { id, title } }) => `${id.slice(0, 2)} ${title}`);
  const about = all.length <= 4 ? all.join(', ') : `${all.length} exercises, ${all[0]} to ${all[all.length - 1]}`;
  const body = markup`<header class="top">
      <b>${BRICK} Class report</b><span class="grow"></span>${
        options.hasStudents ? markup`<a href="students.html">Page of each student</a>` : ''
      }<span class="small quiet">No name is on this page${
        options.explain ? '; keys of students are folded, as “Which files”' : ''
      }</span>
    </header>
    <main>
      <p class="kicker">${course}</p>
      <h1>What the class believes</h1>
      <div class="meta"><span>${about}</span></div>
      ${noticesOf(report)}${numbersOf(report)}
      ${misconceptionSection(report, options)}${unknownSection(report, options)}${notBegunSection(report)}${againSection(report, options)}${ideaSection(report, options)}${gainSection(options)}
      ${taskSection(report)}${markSection(report)}${handedInSection(report)}${ungradedSection(report)}
    </main>`;
  return reportPage({ title: `Class report: ${course}`, style: pageStyle(`${CHART_STYLE}\n${STYLE}`), body });
}

/** What needs a person stands first. */
function noticesOf(report: ClassReport): Html[] {
  const { voids, exercises } = report;
  const { faults: files, waiting } = report.files;
  const faults = exercises.filter((one) => one.faults > 0);
  const unfinished = unfinishedText(report);
  return [
    ...(unfinished === undefined
      ? []
      : [markup`<div class="notice"><b>${unfinished.says}</b> ${unfinished.todo}</div> `]),
    ...(waiting === 0
      ? []
      : [
          markup`<div class="notice">
            <b>${several(waiting, 'file waits', 'files wait')} for a decision:</b> problems.csv in the folder of results
            says of each what is unclear. Until then there is no mark.
          </div> `,
        ]),
    ...voids.map(
      ({ exercise, check, title, files: count }) =>
        markup`<div class="notice">
          <b>A check does not count:</b> “${title}” (${exercise}, ${check}) failed its own reference solution in
          ${several(count, 'file')}. Nobody was marked down for it. Mend it, then
          <code>node lab grade … --regrade --diff</code>.
        </div> `,
    ),
    ...(files === 0
      ? []
      : [
          markup`<div class="notice">
            <b>${several(files, 'file has', 'files have')} no mark</b> for a fault that is not the student’s:
            ${faults.map(({ exercise: { id }, faults: count }) => `${id} (${count})`).join(', ')}.
            <code>node lab grade … --resume</code> tries again; why, it says there.
          </div> `,
        ]),
  ];
}

function numbersOf({ students, handedIn, run, files, hasRoster, exercises, mistaken }: ClassReport): Html {
  const scores = exercises.flatMap(({ scores: own, exercise: { points } }) => own.map((score) => score / points));
  const [one] = exercises;
  const isOne = exercises.length === 1;
  const median = isOne ? medianOf(one.scores) : medianOf(scores);
  const shown = median === undefined ? '–' : isOne ? numberShown(median) : `${Math.round(100 * median)} %`;
  return markup`<section class="four" aria-label="In four numbers">
    <div>
      <b>${handedIn}</b
      >${hasRoster ? `of ${students} handed in` : `${handedIn === 1 ? 'student' : 'students'} handed in`}
    </div>
    <div>
      <b>${shown}</b
      >${isOne ? `points of ${numberShown(one.exercise.points)}, median` : 'of the points, median over all files'}
    </div>
    <div><b>${files.run}</b>of ${several(allFiles(files), 'file')} could be run${restOf(files)}</div>
    <div>
      <b>${mistaken}</b>of ${run} (${percentShown(mistaken, run)}) whose files could be run show a known misconception
    </div>
  </section> `;
}

/** What became of the files that were not run. */
function restOf({ notRun, faults, open, waiting }: FileCount): string {
  const parts: [number, string][] = [
    [notRun, 'could not'],
    [faults, 'without a mark for a fault that is not the student’s'],
    [open, 'not graded yet'],
    [waiting, waiting === 1 ? 'waits for a decision' : 'wait for a decision'],
  ];
  const some = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return some.length === 0 ? '' : `; ${some.join(', ')}`;
}

const STYLE = `.four { display: grid; grid-template-columns: repeat(4, 1fr); margin-top: 24px; border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); }
.four div { padding: 16px 24px 18px; font-size: 14px; line-height: 20px; color: var(--ink-2); } .four div:first-child { padding-left: 0; } .four div + div { border-left: 1px solid var(--line); }
.four b { display: block; font-size: 30px; line-height: 38px; letter-spacing: -0.02em; color: var(--ink); font-variant-numeric: tabular-nums; }
.mis { display: grid; grid-template-columns: 132px minmax(0, 1fr) 220px; gap: 6px 28px; padding: 18px 0; border-top: 1px solid var(--line); align-items: start; }
h2 + .mis, h2 + p + .mis, summary + .mis { margin-top: 14px; }
.mis .c { font-size: 13px; line-height: 18px; color: var(--ink-2); } .mis .c b { color: var(--ink); font-size: 24px; line-height: 28px; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.mis .say { font-size: 16px; line-height: 1.55; } .mis .say + p { margin-top: 4px; }
.mis .place { font-size: 14px; line-height: 21px; color: var(--ink-2); } .mis .place b { color: var(--ink); font-weight: 550; }
td .wide { min-width: 120px; } td .meter { margin-top: 0; }
.no { font: 13px var(--mono); color: var(--ink-3); margin-right: 8px; }
tbody th.part { padding-top: 20px; font-weight: 650; }
.mis .kicker { text-transform: none; letter-spacing: 0; font-size: 13px; line-height: 18px; margin-bottom: 2px; }
.keys pre { margin-top: 4px; white-space: pre-wrap; overflow-wrap: anywhere; } .keys summary { padding: 2px 0; } details.keys { margin-top: 4px; }
@media print { .keys { display: none; } }
@media (max-width: 760px) {
  .four { grid-template-columns: 1fr 1fr; } .four div { padding: 14px 12px 14px 0; } .four div + div { border-left: 0; } .four div:nth-child(n+3) { border-top: 1px solid var(--line); }
  .mis { grid-template-columns: minmax(0, 1fr); } td .wide { min-width: 60px; }
}`;
