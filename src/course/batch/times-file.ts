/** times.csv of the results: when each file was handed in, and where it was found. */
import { csvRows, csvUnguarded } from '../disk/csv.js';

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
