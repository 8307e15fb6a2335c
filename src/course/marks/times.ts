/** When files were handed in, as a lecturer knows it better than the results. */
import { readTable } from './lecturer-table.js';
import { momentIn } from './moment.js';
import { rowsOfBatch, studentIn } from './term-table.js';
import type { KnownNames, TermTable } from './term-table.js';

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
