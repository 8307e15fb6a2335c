/**
 * How the orders of lines that hints ask for do: the right one, and each with a line that does not belong.
 */
import { submissionOf } from '../grading/grade-submission.js';
import { judgeSubmission } from '../judging/judge-submission.js';
import { ladders } from '../judging/ladder.js';
import { fileOf, isRightOrder, rightLines, saidOfOrder, taskAlone, wrongOrders } from '../judging/lines-to-order.js';
import { limitsOf } from '../judging/plan.js';
import { Sandbox } from '../sandbox/sandbox.js';
import { distinct } from './rule.js';
import type { Trial } from './trial.js';

export interface OrderEvidence {
  task: number;
  /** The misconception that its wrong line names; absent for the right order. */
  not?: string;
  passed: boolean;
  /** What came of it, in words, if it did not pass. */
  got: string;
}

/** Each order on the public checks of its task, with the inputs of self-study. */
export async function tryOrders(trial: Trial): Promise<OrderEvidence[]> {
  const { info, course, text, plans } = trial;
  const limits = limitsOf(info, course.info.limits);
  const files = { stub: text('stub.ts'), own: text('solution.ts') };
  const found: OrderEvidence[] = [];
  const sandbox = new Sandbox({ limits });
  const judged = async (
    task: number,
    file: ReturnType<typeof fileOf>,
  ): Promise<Omit<OrderEvidence, 'task' | 'not'>> => {
    if ('problem' in file) return { passed: false, got: file.problem };
    const [{ checks, sweeps }] = plans.map(({ plan }) => plan);
    const concerns = ({ row }: { row: { task: number; hidden?: boolean } }): boolean =>
      row.task === task && !row.hidden;
    const alone = { checks: checks.filter(concerns), sweeps: sweeps.filter(concerns) };
    const host = sandbox.open(await submissionOf(info, file.source));
    const options = { run: { runner: 'sandbox' as const }, now: () => performance.now() };
    const verdict = await judgeSubmission({ info: taskAlone(info, task), plan: alone, limits }, host, options);
    const failed = saidOfOrder(verdict, task).filter(({ status }) => status !== 'pass');
    const told = distinct(failed.flatMap(({ diagnosis }) => diagnosis?.id ?? [])).join(', ');
    const messages = distinct(failed.flatMap(({ message }) => message ?? [])).join(' ');
    return { passed: isRightOrder(verdict, task), got: verdict.message ?? (told || messages) };
  };
  try {
    for (const [i, ladder] of ladders(text('hints.md')).entries()) {
      for (const { order } of ladder) {
        if (!order) continue;
        const run = (lines: readonly string[]): ReturnType<typeof judged> =>
          judged(i + 1, fileOf(order, lines, info, files));
        found.push({ task: i + 1, ...(await run(rightLines(order))) });
        for (const { not, lines } of wrongOrders(order)) found.push({ task: i + 1, not, ...(await run(lines)) });
      }
    }
  } finally {
    sandbox.close();
  }
  return found;
}
