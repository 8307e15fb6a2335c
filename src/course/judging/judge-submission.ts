/**
 * The one road to a verdict, for the terminal, Vitest, a notebook cell, the page and a batch: a preparation, a host that
 * runs the student's functions behind glass, outcomes, results, verdict.
 */
import { SandboxFault } from '../guest/supervisor.js';
import type { Job } from '../guest/supervisor.js';
import type { Limits } from '../guest/limits.js';
import type { Refused } from '../guest/refusals.js';
import { encodeInputs } from '../guest/reply.js';
import type { Answer, Outcome } from '../guest/reply.js';
import { agreeing } from './agreeing.js';
import { ask } from './ask.js';
import type { ExerciseInfo } from './exercise.js';
import { baseOf, judgeCheck } from './judge-check.js';
import { judgeSweep } from './judge-sweep.js';
import { otherNames } from './plan.js';
import type { Plan, PlannedCheck, PlannedSweep } from './plan.js';
import { runSweep } from './sweep.js';
import type { SweepFindings } from './sweep.js';
import { verdictOf } from './verdict.js';
import type { CheckResult, RunNotes, Verdict } from './verdict.js';

/** Runs one submission; a session of the sandbox, this process, or a browser's worker. */
export interface Host {
  /** Compiles the file: the names that it exports, or why it may not run. */
  accept(): Promise<{ exported: string[] } | Refused>;
  run(job: Job): Promise<Answer>;
}

/** What can be known before a submission is there; the same for all submissions with the same seeds. */
export interface Preparation {
  info: ExerciseInfo;
  plan: Plan;
  limits: Limits;
  /** The reference solution, in this process; absent in a student's copy. */
  reference?: Reference;
}

/** The outcomes of the reference solution, each computed once. */
export interface Reference {
  check(planned: PlannedCheck): Promise<Outcome>;
  sweep(planned: PlannedSweep): Promise<SweepFindings>;
}

export interface JudgeOptions {
  run: Pick<RunNotes, 'runner' | 'advisory'>;
  /** Keep what hidden checks found; for the lecturer's eyes. */
  reveal?: boolean;
  /** Milliseconds, for the duration. */
  now: () => number;
  /** Called with the results of the fixed checks, before the sweeps begin. */
  onChecks?: (results: readonly CheckResult[]) => void;
}

/** Judges one submission. */
export async function judgeSubmission(
  preparation: Preparation,
  host: Host,
  { run, reveal = false, now, onChecks }: JudgeOptions,
): Promise<Verdict> {
  const started = now();
  const { info, plan, limits, reference } = preparation;
  const accepted = await host.accept();
  const finished = (notes: Partial<RunNotes>): RunNotes => ({
    ...run,
    durationMs: Math.round(now() - started),
    ...notes,
  });
  if ('refused' in accepted) {
    return verdictOf(info, notRun(plan), { run: finished({}), reveal, refused: accepted });
  }
  const others = otherNames(info, accepted.exported);
  const notes = new Notes(reveal);
  const results: CheckResult[] = [];
  for (const planned of plan.checks) {
    const { outcomes, output } = await ask(host, checkJob(planned, limits));
    notes.add(planned.row.hidden === true, planned.row.check, outcomes[0], output);
    const judged = async (): Promise<CheckResult> =>
      judgeCheck(planned, outcomes[0], await reference?.check(planned), others);
    results.push(await naming(info, planned, judged));
  }
  onChecks?.(results);
  const swept: { planned: PlannedSweep; found: SweepFindings }[] = [];
  for (const planned of plan.sweeps) {
    const stuck = stoppedBefore(planned, results);
    if (stuck) {
      const { row, sweep } = planned;
      results.push({
        ...baseOf(row, sweep),
        score: 0,
        status: stuck.status,
        message: `Not tried: ${lower(stuck.message)}`,
      });
      continue;
    }
    await naming(info, planned, async () => {
      const found = chargedOnce(planned, await sweepWith(planned, host, limits), swept);
      notes.add(planned.row.hidden === true, planned.row.check, found.smallest?.outcome, found.output);
      swept.push({ planned, found });
      results.push(judgeSweep(planned, found, await reference?.sweep(planned), others));
    });
  }
  return verdictOf(info, agreeing(plan, results, swept), { run: finished(notes.all()), reveal });
}

/** What a check's own functions throw is its author's to mend, and so says where. Faults of the sandbox go through. */
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
    throw new Error(`${info.id}, check "${row.check}": ${message}`, { cause: error });
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
function chargedOnce(
  { sweep }: PlannedSweep,
  found: SweepFindings,
  swept: readonly { planned: PlannedSweep; found: SweepFindings }[],
): SweepFindings {
  const before = swept.filter(({ planned }) => planned.sweep.of === sweep.of);
  const isCharged = before.some((one) => one.found.faults.length > 0 || one.found.writes);
  return isCharged ? { ...found, faults: [], writes: false } : found;
}

/** A task's check that was stopped: its sweep would only wait for the same. */
function stoppedBefore({ row }: PlannedSweep, results: readonly CheckResult[]): CheckResult | undefined {
  return results.find(({ task, status }) => task === row.task && (status === 'timeout' || status === 'crash'));
}

const lower = (text = ''): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Nothing of a refused file is run. */
function notRun({ checks, sweeps }: Plan): CheckResult[] {
  const rows = [
    ...checks.map(({ row, definition }) => baseOf(row, definition)),
    ...sweeps.map(({ row, sweep }) => baseOf(row, sweep)),
  ];
  return rows.map((base) => ({
    ...base,
    score: 0,
    status: 'not-run',
    message: 'Not run: the file was not accepted.',
  }));
}

/** What only this run knows of its checks; of hidden ones only for the lecturer, as they could print their inputs. */
class Notes {
  readonly #reveal: boolean;
  readonly #lines: Record<string, number> = {};
  readonly #output: Record<string, string> = {};

  constructor(reveal: boolean) {
    this.#reveal = reveal;
  }

  add(hidden: boolean, check: string, outcome: Outcome | undefined, output: string | undefined): void {
    if (hidden && !this.#reveal) return;
    if (outcome?.kind === 'thrown' && outcome.thrown.line !== undefined) this.#lines[check] = outcome.thrown.line;
    if (output !== undefined) this.#output[check] = output;
  }

  all(): Pick<RunNotes, 'lines' | 'output'> {
    return { lines: this.#lines, output: this.#output };
  }
}
