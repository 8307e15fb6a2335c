/** The verdict: one object for the terminal, Vitest, a notebook cell and grading, and its words. */
import type { Refused } from '../guest/refusals.js';
import type { ExerciseInfo } from './exercise.js';

/**
 * How a check ended. `void` is our fault: the reference solution fails it too, and its points do not count.
 */
export type CheckStatus =
  'pass' | 'partial' | 'fail' | 'error' | 'timeout' | 'crash' | 'bad-return' | 'missing' | 'not-run' | 'void';

/** One check of a verdict. Of a hidden one nothing is set below `note`. */
export interface CheckResult {
  check: string;
  task: number;
  title: string;
  hidden: boolean;
  points: number;
  score: number;
  status: CheckStatus;
  /** Hidden checks only. */
  hint?: string;
  /**
   * Of a function that calls a wrong one of an earlier task: how it was judged,
   * or what is to be mended first.
   */
  note?: string;
  /** One sentence: what happened. */
  message?: string;
  got?: string;
  wanted?: string;
  error?: number;
  tolerance?: number;
  unit?: string;
  /** The unit of error and tolerance where it is not that of the value. */
  errorUnit?: string;
  /** Where in the value, in words: "row 1, column 2". */
  where?: string;
  /** The known mistake that reproduces the value. */
  diagnosis?: { id: string; says: string };
  /** What the student's code threw. */
  thrown?: { name: string; message: string };
  /** The inputs as JSON, so that the check can be repeated by hand; of a sweep, the smallest that fails. */
  inputs?: string;
  /** Sweeps: how many inputs were tried, how many failed, and what those have in common. */
  sweep?: { inputs: number; failed: number; whenever?: string };
  /** The call of the student's function with the smallest failing input, as one would type it. */
  call?: string;
  /** What of the answer is right. */
  holds?: string;
}

/**
 * `ungradable`: the file is missing, does not compile or imports what it may not.
 * `grader-error`: our fault, no score.
 */
export type VerdictOutcome = 'graded' | 'ungradable' | 'grader-error';

/** The verdict on one submission. Everything but `run` is the same wherever and whenever it is computed. */
export interface Verdict {
  format: 1;
  exercise: string;
  version: number;
  title: string;
  outcome: VerdictOutcome;
  /** Why nothing was graded, with the line of the student's file if there is one. */
  message?: string;
  line?: number;
  /** Points of the checks that ran; null when the grader itself failed. */
  score: number | null;
  /** Points of the checks that should have run, from exercise.json, without void ones. */
  maxScore: number;
  checks: CheckResult[];
  /** Checks and points that this run left to grading. */
  pending: { checks: number; points: number };
  run: RunNotes;
}

/** What differs from run to run. */
export interface RunNotes {
  runner: 'sandbox' | 'vitest' | 'notebook' | 'page';
  /**
   * Set outside the sandbox, where this verdict is for debugging, and in the page, whose clock is the wall's.
   */
  advisory?: 'not the grade';
  durationMs: number;
  /** By check: the line of the student's file that threw, which only a runner with a file knows. */
  lines?: Record<string, number>;
  /** By check: what it printed, which only the sandbox collects. */
  output?: Record<string, string>;
}

/** Points are kept in thousandths, so that the sum of what is shown is the sum that is stored. */
export function roundPoints(points: number): number {
  return Math.round(points * 1000) / 1000;
}

/** The sum of the scores, or of what `of` picks. */
export function totalPoints(
  checks: readonly CheckResult[],
  of: (check: CheckResult) => number = (c) => c.score,
): number {
  return roundPoints(checks.filter((c) => c.status !== 'void').reduce((sum, c) => sum + of(c), 0));
}

/** Whether everything that ran is right. */
export function allPassed(verdict: Verdict): boolean {
  return verdict.outcome === 'graded' && verdict.checks.every((c) => c.status === 'pass' || c.status === 'void');
}

/** What a verdict says of its exercise. */
type Judged = Pick<ExerciseInfo, 'id' | 'version' | 'title' | 'rubric'>;

/** Puts the results together. Hidden checks are cut to what a student may see, unless `reveal` is set. */
export function verdictOf(
  info: Judged,
  results: readonly CheckResult[],
  { run, reveal = false, refused }: { run: RunNotes; reveal?: boolean; refused?: Refused },
): Verdict {
  const ran = new Set(results.map((result) => result.check));
  const pending = info.rubric.filter((row) => !ran.has(row.check));
  const inOrder = info.rubric.flatMap((row) => results.find(({ check }) => check === row.check) ?? []);
  return {
    format: 1,
    exercise: info.id,
    version: info.version,
    title: info.title,
    outcome: refused ? 'ungradable' : 'graded',
    ...(refused ? { message: refused.refused } : {}),
    ...(refused?.line === undefined ? {} : { line: refused.line }),
    score: totalPoints(results),
    maxScore: totalPoints(results, (check) => check.points),
    checks: reveal ? inOrder : inOrder.map(forStudent),
    pending: { checks: pending.length, points: roundPoints(pending.reduce((sum, row) => sum + row.points, 0)) },
    run,
  };
}

/** The verdict where the grader itself failed: no score, and the points that it would have been about. */
export function faultOf(info: Judged, message: string, { hidden, run }: { hidden: boolean; run: RunNotes }): Verdict {
  const rows = info.rubric.filter((row) => hidden || row.hidden !== true);
  const maxScore = roundPoints(rows.reduce((sum, row) => sum + row.points, 0));
  return { ...verdictOf(info, [], { run }), outcome: 'grader-error', message, score: null, maxScore };
}

/** What a student may see of a check: of a hidden one the property, the status and the hint. */
export function forStudent(check: CheckResult): CheckResult {
  if (!check.hidden) return check;
  const { task, title, hidden, points, score, status, hint, note } = check;
  const shown = { check: check.check, task, title, hidden, points, score, status };
  return { ...shown, ...(hint ? { hint } : {}), ...(note ? { note } : {}) };
}

/**
 * The numbers of a failed check, a line each: got and where, wanted, error and
 * tolerance, all with their units.
 */
export function numberLines(check: CheckResult): string[] {
  const { got, wanted, error, tolerance, unit, errorUnit = unit, where } = check;
  const withUnit = (text: string, its: string | undefined = unit): string => (its ? `${text} ${its}` : text);
  const lines: string[] = [];
  if (got !== undefined) lines.push(`got     ${withUnit(got)}${where ? ` at ${where}` : ''}`);
  if (wanted !== undefined) lines.push(`wanted  ${withUnit(wanted)}`);
  if (error !== undefined) {
    const limit = tolerance === undefined ? '' : `, allowed ${withUnit(String(tolerance), errorUnit)}`;
    lines.push(`error   ${withUnit(String(error), errorUnit)}${limit}`);
  }
  return lines;
}
