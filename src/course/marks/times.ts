/**
 * When each file was handed in, and where it was found: times.csv of the results, and what
 * a lecturer knows better.
 */
import { csvRows, csvUnguarded } from '../disk/csv.js';
import { readTable } from './lecturer-table.js';
import { momentIn } from './moment.js';
import { rowsOfBatch, studentIn } from './term-table.js';
import type { KnownNames, TermTable } from './term-table.js';

/** Of one result. What the system does not tell is empty. */
export interface HandedIn {
  /** ISO 8601, with an offset where the system writes one. */
  at: string;
  /** Path among the submissions. */
  origin: string;
}

/** By `student/exercise`; of what was graded several times the last line counts. */
export function timesIn(text: string): Map<string, HandedIn> {
  const times = new Map<string, HandedIn>();
  for (const { cells } of csvRows(`student,exercise,origin,handed_in,milliseconds\n${text}`).slice(1)) {
    const [student, exercise, origin = '', at = ''] = cells.map(csvUnguarded);
    times.set(`${student}/${exercise}`, { at, origin });
  }
  return times;
}

/** A table `student,exercise,submitted_at`, for systems that do not tell the time in what they give. */
export function readTimes(file: string, names: KnownNames): TermTable<ReadonlyMap<string, string>> {
  const times = new Map<string, string>();
  const columns = ['student', 'exercise', 'submitted_at'] as const;
  const { own, others } = rowsOfBatch(readTable<(typeof columns)[number]>(file, columns), names);
  for (const { exercise, cells, refuse } of own) {
    const student = studentIn(cells.student, names, refuse);
    if (!momentIn(cells.submitted_at))
      throw refuse(`expected submitted_at as 2026-10-01T20:15:03+02:00, got "${cells.submitted_at}".`);
    const key = `${student}/${exercise}`;
    if (times.has(key)) throw refuse(`a time of ${student} in ${exercise} stands above already.`);
    times.set(key, cells.submitted_at);
  }
  return { of: times, others };
}
