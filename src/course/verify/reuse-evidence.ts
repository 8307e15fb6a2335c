/**
 * How the solution does with a mistake's function of an earlier task in it: what calls that one is
 * right, and keeps its points.
 */
import { submissionOf } from '../grading/grade-submission.js';
import { compile } from '../guest/compile.js';
import type { Loan } from '../guest/loan.js';
import type { Host } from '../judging/host.js';
import { judgeSubmission } from '../judging/judge-submission.js';
import { exportedNames, limitsOf } from '../judging/plan.js';
import type { CheckResult } from '../judging/verdict.js';
import { rightFunctionsOf } from '../sandbox/load.js';
import { Sandbox } from '../sandbox/sandbox.js';
import { handedOn, mistakesIn } from './folder.js';
import type { Trial } from './trial.js';

export interface ReuseEvidence {
  /** The file in mistakes/. */
  mistake: string;
  /** Its function that a later one of the solution calls. */
  name: string;
  /** What failed in later tasks. */
  failed: CheckResult[];
}

/** A mistake's function that stands for the solution's own. */
interface Reused {
  mistake: string;
  name: string;
}

export async function tryReuses(trial: Trial, rightFunctions: () => Promise<string>): Promise<ReuseEvidence[]> {
  const { info, course, plans, submissions } = trial;
  const limits = limitsOf(info, course.info.limits);
  const [{ plan }] = plans;
  const taskOf = (name: string): number => info.tasks.findIndex(({ exports }) => exports.includes(name)) + 1;
  const found: ReuseEvidence[] = [];
  const sandbox = new Sandbox({ limits });
  try {
    for (const { mistake, name } of reusedIn(trial)) {
      const task = taskOf(name);
      const loan = { names: [name], functions: await rightFunctionsOf(trial.file(mistake))() };
      const isFrom = ({ row }: { row: { task: number } }): boolean => row.task >= task;
      const from = { checks: plan.checks.filter(isFrom), sweeps: plan.sweeps.filter(isFrom) };
      const host = wrongIn(sandbox.open(await submissionOf(info, submissions.get('solution.ts') ?? '')), loan);
      const options = { run: { runner: 'sandbox' as const }, reveal: true, now: () => performance.now() };
      const { checks } = await judgeSubmission({ info, plan: from, limits, rightFunctions }, host, options);
      found.push({ mistake, name, failed: checks.filter((one) => one.task > task && one.status !== 'pass') });
    }
  } finally {
    sandbox.close();
  }
  return found;
}

/** The functions of mistakes that a function of a later task calls in the solution. */
function reusedIn(trial: Trial): Reused[] {
  const { info, submissions, text } = trial;
  const names = exportedNames(info);
  const order = (name: string): number => info.tasks.findIndex(({ exports }) => exports.includes(name));
  const program = compile(submissions.get('solution.ts') ?? '', info.imports, { names });
  if ('refused' in program) return [];
  const called = names.filter((name) =>
    program.uses.some(([by, others]) => others.includes(name) && order(by) > order(name)),
  );
  return mistakesIn(trial).flatMap((mistake) => {
    // One that is refused asks the library for the answer.
    if (called.length === 0 || 'refused' in compile(submissions.get(mistake) ?? '', info.imports)) return [];
    const own = called.filter((name) => !handedOn(text(mistake)).includes(name));
    return own.map((name) => ({ mistake, name }));
  });
}

/** The file of the host with a wrong function in it, until a right one is lent. */
const wrongIn = (host: Host, wrong: Loan): Host => ({
  accept: () => host.accept(),
  run: (job) => host.run({ ...job, loan: job.loan ?? wrong }),
});
