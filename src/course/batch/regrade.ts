/** What may take the place of a result, and what became different: a mark is never lowered in silence. */
import type { BatchResult } from './result.js';
import { nameParts } from './results-folder.js';
import type { ResultsFolder } from './results-folder.js';

export type Decision = 'new' | 'same' | 'replace' | 'hold';

/** Points, and the part of all points: a check that counts again can lower one of them alone. */
const isLower = (now: BatchResult, before: BatchResult): boolean => {
  const [a, b] = [now.verdict, before.verdict];
  if (b.score === null) return false;
  return a.score === null || a.score < b.score || a.score * b.maxScore < b.score * a.maxScore;
};

/**
 * What is to happen with a result where another one stands. Another file of the student's
 * counts, whatever its mark.
 */
export function decide(now: BatchResult, before: BatchResult | undefined, allowLower: boolean): Decision {
  if (before === undefined) return 'new';
  const [a, b] = [now.hashes, before.hashes];
  if (a.verdict === b.verdict && a.file === b.file && a.checks === b.checks && a.seeds === b.seeds) return 'same';
  // A fault of ours is no mark: with another file it is told, with the same one the mark stands.
  if (a.file === b.file && isLower(now, before) && (!allowLower || now.verdict.score === null)) return 'hold';
  return 'replace';
}

/** One check of one student that came out differently. */
export interface CheckChange {
  check: string;
  /** Status and points, or null where the check was not there. */
  from: { status: string; score: number; points: number } | null;
  to: { status: string; score: number; points: number } | null;
}

/** One student's result that is not what it was. */
export interface StudentChange {
  student: string;
  exercise: string;
  from: { score: number | null; maxScore: number };
  to: { score: number | null; maxScore: number };
  /** The lower one does not stand. */
  held: boolean;
  checks: CheckChange[];
}

/** A check as it changed for all students: each of them is counted once. */
export interface CheckTotal {
  exercise: string;
  check: string;
  higher: number;
  lower: number;
  /** Another status for the same points. */
  other: number;
  /** It came out differently, and the mark from before stands. */
  held: number;
}

export interface Changes {
  students: StudentChange[];
  checks: CheckTotal[];
}

/** What two results of one file say differently; undefined where they say the same. */
export function changeBetween(before: BatchResult, now: BatchResult, held: boolean): StudentChange | undefined {
  const shown = (result: BatchResult): Map<string, NonNullable<CheckChange['from']>> =>
    new Map(result.verdict.checks.map(({ check, status, score, points }) => [check, { status, score, points }]));
  const [a, b] = [shown(before), shown(now)];
  const checks = [...new Set([...a.keys(), ...b.keys()])].flatMap((check): CheckChange[] => {
    const [from = null, to = null] = [a.get(check), b.get(check)];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ check, from, to }];
  });
  const markOf = ({ verdict: { score, maxScore } }: BatchResult): StudentChange['from'] => ({ score, maxScore });
  const [from, to] = [markOf(before), markOf(now)];
  if (checks.length === 0 && JSON.stringify(from) === JSON.stringify(to)) return undefined;
  return { student: now.student, exercise: now.exercise, from, to, held, checks };
}

/** The same changes by check: a void one counts as no points, and so does one that was not there. */
export function totalsOf(students: readonly StudentChange[]): CheckTotal[] {
  const totals = new Map<string, CheckTotal>();
  for (const { exercise, checks, held } of students) {
    for (const { check, from, to } of checks) {
      const name = `${exercise}/${check}`;
      const total = totals.get(name) ?? { exercise, check, higher: 0, lower: 0, other: 0, held: 0 };
      const change = (to?.score ?? 0) - (from?.score ?? 0);
      total[held ? 'held' : change > 0 ? 'higher' : change < 0 ? 'lower' : 'other']++;
      totals.set(name, total);
    }
  }
  return [...totals.values()];
}

/** Two results of one file, as a change. */
function changeOf(
  before: BatchResult | undefined,
  now: BatchResult | undefined,
  held: boolean,
): StudentChange | undefined {
  const isSameFile = before !== undefined && now !== undefined && before.hashes.file === now.hashes.file;
  return isSameFile ? changeBetween(before, now, held) : undefined;
}

/** The lower result of a regrade beside the one that stands. */
export function heldChange(folder: ResultsFolder, name: string): StudentChange | undefined {
  const held = folder.read(...nameParts(name), 'held');
  return held && held.verdict.score !== null ? changeOf(folder.read(...nameParts(name)), held, true) : undefined;
}

/** What came of a regrade that ended in a fault which is not the student's; the mark from before stands. */
export function heldFault(folder: ResultsFolder, name: string): BatchResult | undefined {
  const held = folder.read(...nameParts(name), 'held');
  return held?.verdict.score === null ? held : undefined;
}

/** What became different in the last regrade, and what would have. */
export function changesIn(folder: ResultsFolder): Changes {
  const students = (folder.record?.regraded?.results ?? []).flatMap((name): StudentChange | StudentChange[] => {
    // What is held is of the last regrade, and what was replaced beside it is of one before.
    const held = heldChange(folder, name);
    if (held) return held;
    if (heldFault(folder, name)) return [];
    const before = folder.read(...nameParts(name), 'previous');
    return (before && changeOf(before, folder.read(...nameParts(name)), false)) ?? [];
  });
  return { students, checks: totalsOf(students) };
}
