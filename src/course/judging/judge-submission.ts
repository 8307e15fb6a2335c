/**
 * The one road to a verdict, for the terminal, Vitest, a notebook cell, the page and a batch: a preparation,
 * a host that runs the student's functions behind glass, outcomes, results, verdict.
 */
import { agreeing } from './agreeing.js';
import type { Host, Preparation } from './host.js';
import { baseOf } from './judge-check.js';
import { judgeRows } from './judge-rows.js';
import type { JudgedRows } from './judge-rows.js';
import { otherNames } from './plan.js';
import type { Plan } from './plan.js';
import { givenRight } from './reuse.js';
import { verdictOf } from './verdict.js';
import type { CheckResult, RunNotes, Verdict } from './verdict.js';

export interface JudgeOptions {
  run: Pick<RunNotes, 'runner' | 'advisory'>;
  /** Keep what hidden checks found; for the lecturer's eyes. */
  reveal?: boolean;
  /** Milliseconds, for the duration. */
  now: () => number;
  /** Called with the results of the fixed checks, before the sweeps begin. */
  onChecks?: (results: readonly CheckResult[]) => void;
  /** Called after each row with what is judged so far. */
  onRow?: (results: readonly CheckResult[]) => void;
}

/** Judges one submission. */
export async function judgeSubmission(
  preparation: Preparation,
  host: Host,
  { run, reveal = false, now, onChecks, onRow }: JudgeOptions,
): Promise<Verdict> {
  const started = now();
  const { info, plan } = preparation;
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
  const first = await judgeRows(preparation, host, { others, onChecks, onRow });
  const rows = await givenRight(first, { preparation, accepted, host, others });
  const results = agreeing(plan, rows.results, rows.swept);
  return verdictOf(info, results, { run: finished(notesOf(rows, reveal)), reveal });
}

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

/**
 * Lines and output of this run, by check. Hidden checks are left out unless `reveal` is set,
 * for the lecturer: their output could show their inputs.
 */
function notesOf({ results, notes }: JudgedRows, reveal: boolean): Pick<RunNotes, 'lines' | 'output'> {
  const found: Required<Pick<RunNotes, 'lines' | 'output'>> = { lines: {}, output: {} };
  for (const { check, hidden } of results) {
    if (hidden && !reveal) continue;
    const { line, output } = notes.get(check) ?? {};
    if (line !== undefined) found.lines[check] = line;
    if (output !== undefined) found.output[check] = output;
  }
  return found;
}
