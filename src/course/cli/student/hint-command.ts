/** `lab hint`. */
import { openCourse } from '../../disk/course.js';
import type { Course } from '../../disk/course.js';
import { hintsFor, shownLines } from '../../disk/hints.js';
import { fingerprint, ProgressSession } from '../../disk/progress.js';
import { textIn } from '../../disk/regular-file.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { nextRung } from '../../judging/ladder.js';
import type { Rung } from '../../judging/ladder.js';
import { letterOf } from '../../judging/lines-to-order.js';
import { solvedTasks } from '../../judging/solved.js';
import { currentExercise, exerciseOrCurrent, hasSolution } from '../arguments.js';
import { shortPath, tellNotes } from './telling.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { AS_JSON, argumentsIn } from '../options.js';
import { jsonText } from '../terminal/screen.js';
import { hung } from '../terminal/layout.js';
import { styleOf, wrap } from '../terminal/style.js';
import type { Style } from '../terminal/style.js';

const OPTIONS = { order: { type: 'string', what: 'the letters of lines' }, ...AS_JSON } as const;

export const hintCommand: Command = {
  name: 'hint',
  audience: 'student',
  summary: 'the next hint for a task',
  usage: `Usage: ${LAB} hint [exercise] [task] [--order <letters>] [--json]

Shows the next hint: first a question, then the principle, then a smaller case.
The one after it opens when you have changed your file or checked it; until then
the last one is shown again. Without an exercise: the one that you are at.
Without a task: the first one that is not solved.

A single digit alone is a task of the exercise that you are at, if it has one of
that number: hint 2 is its task 2, hint 02 is exercise 02.

  --order <letters>  your answer to a hint that asks for the order of lines: the
                     letters of those that belong, such as cabd; the checks of
                     the task decide
  --json             the same as JSON

Example: ${LAB} hint 05 2

Exit code: 0 shown, or the order is right; 1 it is not, or there are no hints;
2 usage; 3 the checks could not run.`,
  run: async (args, io) => {
    const { values, words } = argumentsIn(args, OPTIONS, 2);
    const { order: letters, json } = values;
    const course = openCourse();
    const session = new ProgressSession(course);
    const { info, task } = await target(course, words, session);
    if (task === undefined) {
      const text = `Every task of ${info.id} is solved: there is nothing left to hint at.`;
      io.out(json ? jsonText({ exercise: info.id, task: null, text }) : text);
      tellNotes(session, io);
      return 0;
    }
    const ladder = hintsFor(course, info, task);
    if (ladder.length === 0) {
      io.err(`This copy of the course has no hints for task ${task} of ${info.id}.`);
      return 1;
    }
    if (letters !== undefined) {
      const { answerOrder } = await import('./order-answer.js');
      return answerOrder({ course, info, task, session, ladder }, letters, io, json);
    }
    const { index, isNew } = climb(course, session, { info, task, rungs: ladder.length });
    const rung = ladder[index];
    const lines = rung.order && shownLines(course, info, task, rung.order);
    if (json) {
      const order = rung.order && { head: rung.order.head, lines, tail: rung.order.tail };
      io.out(jsonText({ exercise: info.id, task, isNew, text: rung.text, ...(order && { order }) }));
    } else {
      const style = styleOf(io);
      const isLast = index === ladder.length - 1;
      const after = isNew
        ? ''
        : isLast
          ? noFurther(course, info, task)
          : opensNext(shortPath(course.workFile(info.id)));
      io.out(
        [
          '',
          `  ${style.faint(`${info.id}, task ${task}`)}`,
          '',
          ...hung(`  ${style.strong(`${task}.`)} `, info.tasks[task - 1].title, style.width, style.strong),
          '',
          ...wrap(rung.text, style.width, '  '),
          '',
          ...orderLines(rung, lines ?? [], `${LAB} hint ${info.id} ${task} --order`, style),
          ...(after === '' ? [] : [...wrap(after, style.width, '  ').map(style.faint), '']),
        ].join('\n'),
      );
    }
    tellNotes(session, io);
    return 0;
  },
};

const opensNext = (file: string): string => `The next hint opens when you have changed ${file}, or checked it.`;
const noFurther = (course: Course, { id }: ExerciseInfo, task: number): string =>
  hasSolution(course, id)
    ? `There is no further hint. \`${LAB} solution ${id} ${task} --stuck\` shows the solution.`
    : 'There is no further hint.';

function orderLines({ order }: Rung, lines: readonly string[], command: string, style: Style): string[] {
  if (!order) return [];
  const frame = (text: string): string[] => text.split('\n').flatMap((line) => hanging('    ', line, style));
  return [
    ...frame(order.head).map(style.faint),
    ...lines.flatMap((line, i) => hanging(`   ${letterOf(i)})  `, line, style)),
    ...frame(order.tail).map(style.faint),
    '',
    '  Answer with the letters of the lines that belong, in their order:',
    '',
    `    ${command} …`,
    '',
  ];
}

/** A line of code behind a sign; where it is longer than the window it goes on two columns to the right. */
function hanging(sign: string, code: string, style: Style): string[] {
  if (code === '') return [''];
  const indent = sign + ' '.repeat(code.length - code.trimStart().length);
  const [first = '', ...rest] = wrap(code, style.width - 2, ' '.repeat(indent.length));
  return [indent + first.trimStart(), ...rest.map((line) => `  ${line}`)];
}

interface Target {
  info: ExerciseInfo;
  /** Absent when every task is solved. */
  task?: number | undefined;
}

/** The exercise and the task that the words mean. */
async function target(
  course: Course,
  [first, second]: readonly (string | undefined)[],
  session: ProgressSession,
): Promise<Target> {
  if (second === undefined && first !== undefined && /^\d$/.test(first)) {
    const current = await currentExercise(course, session);
    if (isTask(current, first)) return { info: current, task: Number(first) };
  }
  const info = await exerciseOrCurrent(course, first, session);
  if (second !== undefined) return { info, task: taskOf(info, second) };
  const unsolved = solvedTasks(info, session.progress.exercises[info.id]?.tasks ?? []).indexOf(false);
  return { info, task: unsolved < 0 ? undefined : unsolved + 1 };
}

function isTask(info: ExerciseInfo, word: string): boolean {
  const task = Number(word);
  return Number.isInteger(task) && task >= 1 && task <= info.tasks.length;
}

/** The task that a word names. */
export function taskOf(info: ExerciseInfo, word: string): number {
  if (isTask(info, word)) return Number(word);
  throw new UsageError(`${info.id} has the tasks 1 to ${info.tasks.length}, not "${word}"`);
}

/** The next rung if it may open, or the last one again. */
function climb(
  course: Course,
  session: ProgressSession,
  { info, task, rungs }: { info: ExerciseInfo; task: number; rungs: number },
): ReturnType<typeof nextRung> {
  const now = fingerprint(textIn(course.workFile(info.id)));
  let rung = { index: 0, isNew: true };
  session.update((progress) => {
    const shown = (progress.hints[info.id] ??= {});
    const files = ((progress.hintFiles ??= {})[info.id] ??= {});
    rung = nextRung({ shown: shown[task] ?? 0, file: files[task] }, rungs, now);
    if (!rung.isNew) return;
    shown[task] = rung.index + 1;
    files[task] = now;
  });
  return rung;
}
