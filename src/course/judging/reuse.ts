/**
 * A mistake that is reused counts once: a row that fails in a function which calls a function
 * of an earlier task, and that one is wrong by its own rows, is judged once more with a right one lent
 * in its place (guest/loan.ts).
 */
import type { Accepted } from '../guest/supervisor.js';
import type { Loan } from '../guest/loan.js';
import type { ExerciseInfo } from './exercise.js';
import type { Host, Preparation } from './host.js';
import { judgeRows } from './judge-rows.js';
import type { JudgedRows } from './judge-rows.js';
import { functionsCalled } from './plan.js';
import type { Plan } from './plan.js';
import { isNotBegun } from './story.js';
import type { CheckResult } from './verdict.js';

/** What a judgement is repeated with. */
export interface Repeating {
  preparation: Preparation;
  accepted: Accepted;
  host: Host;
  others: readonly string[];
}

/** The rows of one task that call the same wrong functions of earlier ones. */
interface Resting {
  /** By check: its function that calls them. */
  rows: Map<string, string>;
  names: string[];
}

/** The rows, those that failed for an earlier mistake alone among the right ones. */
export async function givenRight(first: JudgedRows, repeating: Repeating): Promise<JudgedRows> {
  const { info } = repeating.preparation;
  let rows = first;
  // In order: what passes now is no longer a reason for a later task.
  if (!rows.broken) for (const task of info.tasks.keys()) rows = await taskGivenRight(rows, task + 1, repeating);
  return rows;
}

async function taskGivenRight(rows: JudgedRows, task: number, repeating: Repeating): Promise<JudgedRows> {
  const { preparation, accepted, host, others } = repeating;
  const { info, plan, rightFunctions } = preparation;
  const merged: JudgedRows = { ...rows, results: [...rows.results], notes: new Map(rows.notes) };
  for (const { rows: resting, names } of restingOn(rows.results, task, plan, { info, accepted })) {
    const lent = names.filter((name) => accepted.replaceable?.includes(name));
    const isLent = rightFunctions !== undefined && lent.length > 0;
    const again = isLent
      ? await judgeRows(
          { ...preparation, plan: partOf(plan, resting) },
          lending(host, { names: lent, functions: await rightFunctions() }),
          { others },
        )
      : undefined;
    merged.results = merged.results.map((before) => {
      const by = resting.get(before.check);
      if (by === undefined) return before;
      const after = again?.results.find(({ check }) => check === before.check);
      if (!after || !again || !isTelling(after, before)) {
        return { ...before, note: mendFirst(by, functionsIn(info, names)) };
      }
      merged.notes.set(before.check, again.notes.get(before.check) ?? {});
      const swept = again.swept.filter(({ planned }) => planned.row.check === before.check);
      merged.swept = [...merged.swept.filter(({ planned }) => planned.row.check !== before.check), ...swept];
      return { ...after, note: givenText(after, functionsIn(info, lent)) };
    });
  }
  return merged;
}

const lending = (host: Host, loan: Loan): Pick<Host, 'run'> => ({ run: (job) => host.run({ ...job, loan }) });

const partOf = ({ checks, sweeps }: Plan, rows: ReadonlyMap<string, string>): Plan => ({
  checks: checks.filter(({ row }) => rows.has(row.check)),
  sweeps: sweeps.filter(({ row }) => rows.has(row.check)),
});

/**
 * Whether the second judgement is the one to tell: not where it was stopped, or the right function
 * was called as it cannot be.
 */
function isTelling(after: CheckResult, before: CheckResult): boolean {
  if (after.status === 'pass') return true;
  const saysNothing = ['timeout', 'crash', 'missing', 'not-run', 'void'].includes(after.status);
  return !saysNothing && (after.status !== 'error' || before.status === 'error') && after.score >= before.score;
}

/** Rows that say nothing about a function: it is not there, or nobody knows. */
const SILENT: readonly CheckResult['status'][] = ['pass', 'void', 'missing', 'not-run'];

/** The failing rows of a task whose functions call wrong functions of earlier tasks, by which these are. */
function restingOn(
  results: readonly CheckResult[],
  task: number,
  plan: Plan,
  { info, accepted }: { info: ExerciseInfo; accepted: Accepted },
): Resting[] {
  const uses = new Map(accepted.uses);
  const found = new Map<string, Resting>();
  const wrong = info.tasks
    .slice(0, task - 1)
    .flatMap(({ exports }, i) => exports.filter((name) => isWrong(name, i + 1, results, plan, info)));
  for (const result of results) {
    const isOpen = result.status === 'not-run' || !SILENT.includes(result.status);
    if (result.task !== task || !isOpen || isNotBegun(result)) continue;
    const own = functionsOf(result.check, plan, info.tasks[task - 1].exports);
    const names = wrong.filter((name) => own.some((one) => uses.get(one)?.includes(name)));
    if (names.length === 0) continue;
    const by = own.find((one) => uses.get(one)?.includes(names[0])) ?? own[0];
    const resting = found.get(names.join()) ?? { rows: new Map<string, string>(), names };
    resting.rows.set(result.check, by);
    found.set(names.join(), resting);
  }
  return [...found.values()];
}

/** Whether a function is written, and wrong by the rows of its own task. */
function isWrong(
  name: string,
  task: number,
  results: readonly CheckResult[],
  plan: Plan,
  { tasks }: ExerciseInfo,
): boolean {
  const failed = results.filter((one) => one.task === task && !SILENT.includes(one.status) && !isNotBegun(one));
  const swept = (of: string): boolean =>
    plan.sweeps.some(({ row, sweep }) => sweep.of === of && failed.some(({ check }) => check === row.check));
  if (swept(name)) return true;
  return failed.some(({ check }) => {
    const about = functionsOf(check, plan, tasks[task - 1].exports);
    // A row about several functions fails for the one whose sweep fails.
    return about.includes(name) && !about.some(swept);
  });
}

/** The functions of its task that a row calls. */
function functionsOf(check: string, { checks, sweeps }: Plan, names: readonly string[]): string[] {
  const planned = [...sweeps, ...checks].find(({ row }) => row.check === check);
  return planned ? functionsCalled(planned, names) : [];
}

/** Functions with their tasks, in words. */
type Named = { name: string; task: number }[];

const functionsIn = ({ tasks }: ExerciseInfo, names: readonly string[]): Named =>
  names.map((name) => ({ name, task: tasks.findIndex(({ exports }) => exports.includes(name)) + 1 }));

const listed = (named: Named, article = ''): string =>
  named.map(({ name, task }) => `${article}${name} of task ${task}`).join(' and ');

const givenText = ({ status }: CheckResult, named: Named): string =>
  status === 'pass'
    ? `Right, given ${listed(named, 'a right ')}.`
    : `Tried with ${listed(named, 'a right ')} in place of yours.`;

const mendFirst = (by: string, named: Named): string =>
  named.length === 1
    ? `${by} calls ${listed(named)}, which is not right yet: mend that first.`
    : `${by} calls ${listed(named)}, which are not right yet: mend those first.`;
