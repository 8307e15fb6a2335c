/** An answer to a hint that asks for the order of lines: the checks of the task decide. */
import type { Course } from '../../disk/course.js';
import { shownLines } from '../../disk/hints.js';
import type { ProgressSession } from '../../disk/progress.js';
import { readText, textIn } from '../../disk/regular-file.js';
import { gradeSubmission } from '../../grading/grade-submission.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import type { Rung } from '../../judging/ladder.js';
import { chosenLines, fileOf, isRightOrder, saidOfOrder, taskAlone } from '../../judging/lines-to-order.js';
import type { Verdict } from '../../judging/verdict.js';
import { exitCode } from './check-once.js';
import { shortPath, tellNotes } from './telling.js';
import { LAB, UsageError } from '../command.js';
import type { Io } from '../command.js';
import { jsonText } from '../terminal/screen.js';
import { storyLines } from '../terminal/show-story.js';
import { hung } from '../terminal/layout.js';
import { styleOf } from '../terminal/style.js';
import type { Style } from '../terminal/style.js';

interface Asked {
  course: Course;
  info: ExerciseInfo;
  task: number;
  session: ProgressSession;
  ladder: readonly Rung[];
}

/** Judges the lines that the letters name, and says what the checks say. Returns the exit code. */
export async function answerOrder(asked: Asked, letters: string, io: Io, json: boolean): Promise<number> {
  const { course, info, task, session } = asked;
  const order = orderShown(asked);
  const lines = chosenLines(shownLines(course, info, task, order), letters);
  if ('problem' in lines) throw new UsageError(`--order: ${lines.problem}`);
  const files = { stub: readText(course.file(info.id, 'stub.ts')), own: textIn(course.workFile(info.id)) };
  const file = fileOf(order, lines, info, files);
  if ('problem' in file) {
    throw new Error(`${shortPath(course.workFile(info.id))}: ${file.problem}`);
  }
  const verdict = await gradeSubmission(course, taskAlone(info, task), { read: file });
  if (json) {
    io.out(
      jsonText(
        { exercise: info.id, task, order: letters, right: isRightOrder(verdict, task), checks: verdict.checks },
        2,
      ),
    );
  } else io.out(['', ...answerLines(asked, verdict, styleOf(io))].join('\n'));
  tellNotes(session, io);
  return isRightOrder(verdict, task) ? 0 : exitCode(verdict);
}

/** The lines that the letters are about; they must have been shown. */
function orderShown({ info, task, session, ladder }: Asked): NonNullable<Rung['order']> {
  const at = ladder.findIndex(({ order }) => order !== undefined);
  if (at < 0) throw new UsageError(`task ${task} of ${info.id} has no lines to order`);
  if ((session.progress.hints[info.id]?.[task] ?? 0) > at) return ladder[at].order!;
  throw new UsageError(
    `the lines of task ${task} of ${info.id} are not shown yet. \`${LAB} hint ${info.id} ${task}\` shows the next hint.`,
  );
}

function answerLines({ course, info, task }: Asked, verdict: Verdict, style: Style): string[] {
  const paragraph = (sign: string, text: string): string[] => [...hung(`  ${sign} `, text, style.width), ''];
  if (isRightOrder(verdict, task)) {
    const file = shortPath(course.workFile(info.id));
    return paragraph(
      style.good('✓'),
      `This order is right: it passes the checks of task ${task}. Write it into ${file}.`,
    );
  }
  if (verdict.outcome !== 'graded') return paragraph(style.bad('✗'), verdict.message ?? '');
  if (saidOfOrder(verdict, task).length === 0) {
    return paragraph(style.bad('✗'), 'The lines call a function of another task: write that one first.');
  }
  // Nobody has seen the file that was judged, so its lines are not named.
  return storyLines(info, { ...verdict, run: { ...verdict.run, lines: {} } }, style, () => undefined);
}
