/** Runs and judges rows of the rubric: the fixed checks first, then the sweeps. */
import { SandboxFault } from '../guest/supervisor.js';
import type { Job } from '../guest/supervisor.js';
import type { Limits } from '../guest/limits.js';
import { encodeInputs } from '../guest/reply.js';
import type { Outcome } from '../guest/reply.js';
import type { Swept } from './agreeing.js';
import { ask } from './ask.js';
import type { ExerciseInfo } from './exercise.js';
import type { Host, Preparation } from './host.js';
import { baseOf, judgeCheck } from './judge-check.js';
import { judgeSweep } from './judge-sweep.js';
import { exportedNames, functionsCalled } from './plan.js';
import type { PlannedCheck, PlannedSweep } from './plan.js';
import { runSweep } from './sweep.js';
import type { SweepFindings } from './sweep.js';
import type { CheckResult } from './verdict.js';

/** Thrown where an exercise's own text fails: neither the student's fault nor the grader's. */
export class ExerciseFault extends Error {
  override name = 'ExerciseFault';
}

/** What only a run knows of a check. */
export interface Note {
  /** The line of the student's file that threw. */
  line?: number;
  /** What was printed. */
  output?: string;
}

/** Rows that were judged. */
export interface JudgedRows {
  results: CheckResult[];
  swept: Swept[];
  /** By check. */
  notes: Map<string, Note>;
  /** The file cannot even be loaded. */
  broken: boolean;
}

export interface RowOptions {
  /** Exports that the exercise does not ask for. */
  others: readonly string[];
  /** Called with the results of the fixed checks, before the sweeps begin. */
  onChecks?: ((results: readonly CheckResult[]) => void) | undefined;
  /** Called after each row with what is judged so far. */
  onRow?: ((results: readonly CheckResult[]) => void) | undefined;
}

/** Judges the rows of the preparation's plan. */
export async function judgeRows(
  { info, plan, limits, reference }: Preparation,
  host: Pick<Host, 'run'>,
  { others, onChecks, onRow }: RowOptions,
): Promise<JudgedRows> {
  const rows: JudgedRows = { results: [], swept: [], notes: new Map(), broken: false };
  const { results, swept, notes } = rows;
  const add = (result: CheckResult): void => {
    results.push(result);
    onRow?.(results);
  };
  const note = (check: string, outcome: Outcome | undefined, output: string | undefined): void => {
    const line = outcome?.kind === 'thrown' ? outcome.thrown.line : undefined;
    notes.set(check, { ...(line === undefined ? {} : { line }), ...(output === undefined ? {} : { output }) });
    if (outcome?.atLoad) rows.broken = true;
  };
  const judgeFixed = async (planned: PlannedCheck): Promise<void> => {
    const { outcomes, output } = await ask(host, checkJob(planned, limits));
    note(planned.row.check, outcomes[0], output);
    const judged = async (): Promise<CheckResult> =>
      judgeCheck(planned, outcomes[0], await reference?.check(planned), others);
    add(await naming(info, planned, judged));
  };
  // A file may be stopped twice (limits.ts). So that one endless function costs no right one,
  // what calls it comes last.
  const later: PlannedCheck[] = [];
  for (const planned of plan.checks) {
    if (endlessBefore(planned, info, plan.checks, results)) later.push(planned);
    else await judgeFixed(planned);
  }
  onChecks?.(results);
  for (const planned of plan.sweeps) {
    const stuck = stoppedBefore(planned, plan.checks, results);
    if (stuck) {
      const { row, sweep } = planned;
      add({
        ...baseOf(row, sweep),
        score: 0,
        status: stuck.status,
        message: `Not tried: ${lower(stuck.message)}`,
      });
      continue;
    }
    await naming(info, planned, async () => {
      const found = chargedOnce(planned, await sweepWith(planned, host, limits), swept);
      note(planned.row.check, found.smallest?.outcome, found.output);
      swept.push({ planned, found });
      add(await judgeSweep(planned, found, await reference?.sweep(planned), others));
    });
  }
  for (const planned of later) await judgeFixed(planned);
  return rows;
}

/**
 * What a check's own functions throw is its author's to mend, and so says where. Faults
 * of the sandbox go through.
 */
async function naming<T>(
  info: ExerciseInfo,
  { row }: PlannedCheck | PlannedSweep,
  judge: () => Promise<T>,
): Promise<T> {
  try {
    return await judge();
  } catch (error) {
    if (error instanceof SandboxFault) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new ExerciseFault(`${info.id}, check "${row.check}": ${message}`, { cause: error });
  }
}

/** The job of a fixed check. */
export function checkJob({ row, definition, encoded }: PlannedCheck, limits: Limits): Job {
  return {
    source: definition.probe.toString(),
    inputs: [encoded],
    group: row.hidden ? 'hidden' : 'public',
    watch: { watchedCalls: 0, frozenArguments: false, sameArguments: false },
    ms: limits.checkMs,
  };
}

/** Runs a sweep on a host. */
export function sweepWith(planned: PlannedSweep, host: Pick<Host, 'run'>, limits: Limits): Promise<SweepFindings> {
  const source = planned.sweep.call.toString();
  const group = planned.row.hidden ? ('hidden' as const) : ('public' as const);
  return runSweep(planned, (inputs, watch) =>
    ask(host, { source, inputs: inputs.map((input) => encodeInputs(input, limits)), group, watch, ms: limits.sweepMs }),
  );
}

/** What a function does to what it is handed costs the first of its sweeps, and no other. */
function chargedOnce({ sweep }: PlannedSweep, found: SweepFindings, swept: readonly Swept[]): SweepFindings {
  const before = swept.filter(({ planned }) => planned.sweep.of === sweep.of);
  const isCharged = before.some((one) => one.found.faults.length > 0 || one.found.writes);
  return isCharged ? { ...found, faults: [], writes: false } : found;
}

/** A check of the same function that was stopped: its sweep would only wait for the same. */
function stoppedBefore(
  { sweep }: PlannedSweep,
  checks: readonly PlannedCheck[],
  results: readonly CheckResult[],
): CheckResult | undefined {
  const asked = checks.filter((check) => functionsCalled(check, [sweep.of]).length > 0).map(({ row }) => row.check);
  return results.find(({ check, status }) => asked.includes(check) && (status === 'timeout' || status === 'crash'));
}

/** Whether a function that a check calls was stopped in a check before. */
function endlessBefore(
  planned: PlannedCheck,
  info: ExerciseInfo,
  checks: readonly PlannedCheck[],
  results: readonly CheckResult[],
): boolean {
  const stopped = results.filter(({ status }) => status === 'timeout').map(({ check }) => check);
  const calls = functionsCalled(planned, exportedNames(info));
  return checks.some((one) => stopped.includes(one.row.check) && functionsCalled(one, calls).length > 0);
}

const lower = (text = ''): string => text.charAt(0).toLowerCase() + text.slice(1);
