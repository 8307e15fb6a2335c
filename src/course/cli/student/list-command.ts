/** `lab list` and `lab progress`. */
import { openCourse } from '../../disk/course.js';
import type { Course } from '../../disk/course.js';
import type { CourseInfo } from '../../disk/exercise-file.js';
import { ProgressSession } from '../../disk/progress.js';
import { textIn } from '../../disk/regular-file.js';
import type { Overview } from '../../grading/overview.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { tellNotes } from './telling.js';
import { nextOf } from './start-command.js';
import { LAB } from '../command.js';
import type { Command } from '../command.js';
import { AS_JSON, argumentsIn } from '../options.js';
import { jsonText } from '../terminal/screen.js';
import { labelled } from '../terminal/layout.js';
import { columns, points, spread, styleOf, wrap } from '../terminal/style.js';
import type { Style } from '../terminal/style.js';

const plain = ({ info, tasks, standing, edited, gone, problem, score, maxScore }: Overview): object => ({
  exercise: info.id,
  title: info.title,
  minutes: info.minutes,
  prerequisites: info.prerequisites,
  standing,
  tasks: tasks.map((task, i) => ({ can: info.tasks[i].can, ...task })),
  edited,
  gone,
  ...(problem === undefined ? {} : { problem }),
  score,
  maxScore,
});

const HIDDEN_ADD = 'Points of the public checks; hidden checks add theirs at grading.';

/** What the student can do after the solved tasks, and which solutions were shown, a text each. */
const abilities = ({ info, tasks }: Overview): string[] =>
  tasks.flatMap(({ solved, shown }, i) => {
    const { title, can } = info.tasks[i];
    if (solved) return [`I can ${can}${shown ? ' (solution shown)' : ''}`];
    return shown ? [`${i + 1}. ${title}: solution shown`] : [];
  });

/** How long it takes, and which exercises come before it. */
const needs = ({ minutes, prerequisites }: ExerciseInfo): string => {
  const before = prerequisites.map((id) => /^\d+/.exec(id)?.[0] ?? id);
  return `about ${minutes} minutes${before.length > 0 ? `, builds on ${before.join(', ')}` : ''}`;
};

/** The exercises under the parts of the course that their notebooks belong to, the others last. */
function byPart({ parts = [] }: CourseInfo, all: readonly Overview[]): { title: string; entries: Overview[] }[] {
  const partOf = ({ info }: Overview): number => {
    const at = parts.findIndex(({ notebooks }) => notebooks.includes(info.notebook.slice(0, 2)));
    return at < 0 ? parts.length : at;
  };
  return [...parts, { title: 'More exercises' }]
    .map(({ title }, i) => ({ title, entries: all.filter((entry) => partOf(entry) === i) }))
    .filter(({ entries }) => entries.length > 0);
}

/** One line for the exercise, and below it what there is to say about its file and its tasks. */
const rows = (course: Course, entry: Overview, idWidth: number, style: Style): string[] => {
  const { info, standing, edited, gone, problem, score, maxScore } = entry;
  const sign = { new: style.faint('○'), started: style.warn('◐'), passed: style.good('✓') }[standing];
  const left = `    ${info.id.padEnd(idWidth)}  ${info.title}`;
  const right = `${points(score)}/${points(maxScore)}`;
  const isNarrow = columns(left) + columns(right) >= style.width;
  const line = `  ${sign} ${spread(isNarrow ? `    ${info.id}` : left, right, style.width).slice(4)}`;
  const note = edited ? editedNote(course, info) : gone ? `its file is gone: ${LAB} start ${info.id}` : '';
  const indent = ' '.repeat(isNarrow ? 4 : idWidth + 6);
  const title = isNarrow ? wrap(info.title, style.width, indent) : [];
  const below = [
    ...(standing === 'passed' ? [] : wrap(needs(info), style.width, indent)),
    ...wrap(problem ?? note, style.width, indent),
    ...abilities(entry).flatMap((text) => hanging(text, style.width, '      ')),
  ];
  return [line, ...title, ...below.map((text) => style.faint(text))];
};

const editedNote = (course: Course, { id }: ExerciseInfo): string =>
  textIn(course.workFile(id)) === textIn(course.file(id, 'stub.ts'))
    ? 'the stub again since its last check'
    : 'edited since its last check';

/** A text that goes on two columns to the right. */
const hanging = (text: string, width: number, indent: string): string[] =>
  wrap(text, width - 2, indent).map((line, i) => (i === 0 ? line : `  ${line}`));

export const listCommand: Command = {
  name: 'list',
  audience: 'student',
  summary: 'all exercises and how you stand',
  usage: `Usage: ${LAB} list [--json]

Lists the exercises part by part: ○ new, ◐ begun, ✓ passed, the points of the
public checks, how long each takes and which others it builds on, what you can do
after the tasks that you have solved, and the tasks whose solution was shown.
Files that an update has changed the checks of are checked anew.

  --json   the same as JSON

Example: ${LAB} list`,
  run: async (args, io) => {
    const { json } = argumentsIn(args, AS_JSON, 0).values;
    const course = openCourse();
    const { overview } = await import('../../grading/overview.js');
    const session = new ProgressSession(course);
    const all = await overview(course, session);
    if (json) io.out(jsonText(all.map(plain), 2));
    else {
      const style = styleOf(io);
      const idWidth = Math.max(...all.map((e) => e.info.id.length));
      const lines = byPart(course.info, all).flatMap(({ title, entries }) => [
        '',
        `  ${style.strong(title)}`,
        ...entries.flatMap((entry) => rows(course, entry, idWidth, style)),
      ]);
      const title = `  ${style.strong(course.info.title)}`;
      const note = wrap(HIDDEN_ADD, style.width, '  ').map(style.faint);
      io.out(['', title, ...lines, '', ...note, ''].join('\n'));
    }
    tellNotes(session, io);
    return 0;
  },
};

export const progressCommand: Command = {
  name: 'progress',
  audience: 'student',
  summary: 'what you can do so far',
  usage: `Usage: ${LAB} progress [--json]

Says what you can do after the tasks that you have solved, and which exercise
comes next. The state is in .lab/; if it is lost, it is computed again from your
files.

  --json   the same as JSON

Example: ${LAB} progress`,
  run: async (args, io) => {
    const { json } = argumentsIn(args, AS_JSON, 0).values;
    const course = openCourse();
    const { overview } = await import('../../grading/overview.js');
    const session = new ProgressSession(course);
    const all = await overview(course, session);
    const passed = all.filter((e) => e.standing === 'passed').length;
    const score = all.reduce((sum, e) => sum + e.score, 0);
    const maxScore = all.reduce((sum, e) => sum + e.maxScore, 0);
    if (json) {
      const can = all.flatMap(({ info, tasks }) =>
        info.tasks.flatMap((task, i) => (tasks[i].solved ? [task.can] : [])),
      );
      io.out(jsonText({ passed, exercises: all.length, score, maxScore, can }));
      tellNotes(session, io);
      return 0;
    }
    const style = styleOf(io);
    const next = nextOf(session, all);
    const lines = [
      '',
      ...all.flatMap(abilities).flatMap((text) => hanging(text, style.width, '  ')),
      '',
      `  ${style.faint(`${passed} of ${all.length} exercises passed`)}`,
      ...(next ? labelled([['next', `${next.info.id}  ${next.info.title}`]], style) : ['  Every exercise is passed.']),
      '',
    ];
    io.out(lines.join('\n'));
    tellNotes(session, io);
    return 0;
  },
};
