/** How stub, solution and mistakes do on many variants. */
import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { submissionOf } from '../grading/grade-submission.js';
import { objectOf, plain } from '../disk/fields.js';
import type { Declared } from '../judging/exercise.js';
import { judgeSubmission } from '../judging/judge-submission.js';
import type { Host } from '../judging/host.js';
import { askedNames, functionsCalled, limitsOf } from '../judging/plan.js';
import type { Plan } from '../judging/plan.js';
import { roundPoints } from '../judging/verdict.js';
import type { CheckResult } from '../judging/verdict.js';
import { rightFunctionsOf, runScript } from '../sandbox/load.js';
import { Sandbox } from '../sandbox/sandbox.js';
import { handedOn, mistakesIn } from './folder.js';
import { tryOrders } from './order-evidence.js';
import type { OrderEvidence } from './order-evidence.js';
import { tryReuses } from './reuse-evidence.js';
import type { ReuseEvidence } from './reuse-evidence.js';
import { solutionHost, SOLUTION_SEEDS, SWEPT_SEEDS } from './trial.js';
import type { Trial } from './trial.js';

/** How a file did on one variant. */
export interface Attempt {
  seed: string;
  /** Whether the sweeps ran, too: else the score is that of the fixed checks. */
  swept: boolean;
  score: number;
  results: CheckResult[];
}

export interface MistakeEvidence {
  name: string;
  declared: Declared | undefined;
  /** Why the file was not accepted, if it was not. */
  refused: string | undefined;
  attempts: Attempt[];
}

export interface Evidence extends Trial {
  stub: Attempt[];
  /** The solution in the sandbox's engine and in this process's. */
  solved: { sandbox: Attempt[]; here: Attempt[] };
  mistakes: MistakeEvidence[];
  orders: OrderEvidence[];
  reuses: ReuseEvidence[];
}

const MISTAKE_SEEDS = 20;
/** Files that run at the same time, each in a worker process of its own; this process judges for all. */
const LANES = Math.min(2, availableParallelism());

export async function gatherEvidence(trial: Trial): Promise<Evidence> {
  const { info, course, submissions, plans } = trial;
  const limits = limitsOf(info, course.info.limits);
  const rightFunctions = rightFunctionsOf(trial.file('solution.ts'));
  const attempt = async (k: number, host: Host, concerned: Concerned = all): Promise<Attempt> => {
    const { seed, plan } = plans[k];
    const options = { run: { runner: 'sandbox' as const }, reveal: true, now: () => performance.now() };
    const { score, checks } = await judgeSubmission(
      { info, plan: concerned(plan), limits, rightFunctions },
      host,
      options,
    );
    return { seed, swept: k < SWEPT_SEEDS, score: score ?? 0, results: checks };
  };
  /** One verdict a variant; those after the first few without the sweeps. */
  const attempts = async (open: () => Host, count: number, concerned: Concerned = all): Promise<Attempt[]> => {
    const found = [await attempt(0, open())];
    const next = async (host: Host): Promise<Attempt> =>
      completed(await attempt(found.length, host, concerned), plans[found.length].plan, found[0]);
    while (found.length < Math.min(count, SWEPT_SEEDS)) found.push(await next(open()));
    // Opening a file costs more than its checks, so the rest share one interpreter. What ends otherwise there
    // is tried in one of its own, as a file may keep something between the checks.
    let shared: Host | undefined;
    while (found.length < count) {
      shared ??= sharing(open());
      const here = await next(shared);
      const isAlike = here.results.every((one) => found[0].results.some((other) => endOf(other) === endOf(one)));
      found.push(isAlike ? here : await next(open()));
      if (!isAlike) shared = undefined;
    }
    return found;
  };
  const inSandbox = async (sandbox: Sandbox, name: string, count: number): Promise<Attempt[] | string> => {
    const submission = await submissionOf(info, submissions.get(name) ?? '');
    const accepted = await sandbox.open(submission).accept();
    if ('refused' in accepted) return accepted.refused;
    const names = askedNames(info);
    const same = handedOn(readFileSync(trial.file(name), 'utf8'));
    return attempts(
      () => sandbox.open(submission),
      count,
      concernedBy(
        names,
        names.filter((one) => !same.includes(one)),
      ),
    );
  };

  const counts = new Map([
    ['solution.ts', SOLUTION_SEEDS],
    ['stub.ts', 1],
    ...mistakesIn(trial).map((name) => [name, MISTAKE_SEEDS] as const),
  ]);
  const waiting = [...counts];
  const found = new Map<string, Attempt[] | string>();
  const lane = async (): Promise<void> => {
    const sandbox = new Sandbox({ limits });
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [name, count] = next;
        found.set(name, await inSandbox(sandbox, name, count));
      }
    } finally {
      sandbox.close();
    }
  };
  const others = Promise.all([tryOrders(trial), tryReuses(trial, rightFunctions)]);
  const [[orders, reuses]] = await Promise.all([others, ...Array.from({ length: LANES }, lane)]);
  const attemptsAt = (name: string): Attempt[] => {
    const result = found.get(name);
    return typeof result === 'object' ? result : [];
  };
  const reference = solutionHost(trial);
  return {
    ...trial,
    stub: attemptsAt('stub.ts'),
    solved: { sandbox: attemptsAt('solution.ts'), here: await attempts(() => reference, SOLUTION_SEEDS) },
    mistakes: mistakesIn(trial).map((name) => {
      const result = found.get(name);
      return {
        name,
        declared: declaration(trial.file(name)),
        refused: typeof result === 'string' ? result : undefined,
        attempts: attemptsAt(name),
      };
    }),
    orders,
    reuses,
  };
}

/** The part of a plan that says something new about a file. */
type Concerned = (plan: Plan) => Plan;
const all: Concerned = (plan) => plan;

/** Without what calls none of the changed functions: the solution itself is tried on every variant. */
const concernedBy =
  (names: readonly string[], changed: readonly string[]): Concerned =>
  ({ checks, sweeps }) => ({
    checks: checks.filter((check) => {
      const called = functionsCalled(check, names);
      return called.length === 0 || called.some((name) => changed.includes(name));
    }),
    sweeps: sweeps.filter(({ sweep }) => changed.includes(sweep.of)),
  });

/** With the rows of the plan that were not run, as they were at first. */
function completed({ seed, swept, results }: Attempt, plan: Plan, first: Attempt): Attempt {
  const planned = new Set([...plan.checks, ...plan.sweeps].map(({ row }) => row.check));
  const found = first.results
    .map((before) => results.find(({ check }) => check === before.check) ?? before)
    .filter(({ check }) => planned.has(check));
  return { seed, swept, score: roundPoints(found.reduce((sum, { score }) => sum + score, 0)), results: found };
}

/** How a check ended, in short: its status and its diagnosis. */
export const endOf = ({ check, status, diagnosis }: CheckResult): string =>
  `${check} ${status}${diagnosis ? ` ${diagnosis.id}` : ''}`;

/** A host that compiles its file once, and runs hidden checks where it runs the others. */
function sharing(host: Host): Host {
  const accepted = host.accept();
  return { accept: () => accepted, run: (job) => host.run({ ...job, group: 'public' }) };
}

const declared = objectOf({
  score: plain('a number', (value) => Number.isFinite(value)),
  diagnosis: plain('an id or null', (value) => value === null || typeof value === 'string'),
});

/**
 * A mistake may import the whole library, which is what it is refused for: so only its declaration is read.
 */
function declaration(file: string): Declared | undefined {
  const match = /export const declared: Declared = (\{[^}]*\});/.exec(readFileSync(file, 'utf8'));
  try {
    const value = match ? runScript(`(${match[1]})`, file) : undefined;
    return declared.problems(value, '').length === 0 ? (value as Declared) : undefined;
  } catch {
    return undefined;
  }
}
