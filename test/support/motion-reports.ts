/**
 * Public bug reports on rotations and constraints, from software that does this job, with the right values.
 */
import { readFileSync } from 'node:fs';

export interface MotionReport {
  id: string;
  source: string;
  kind: string;
  // Each report has fields of its own; the test names those that it reads.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  input: any;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  right: any;
  reason: string;
}

export const motionReports: readonly MotionReport[] = JSON.parse(
  readFileSync(new URL('../oracle/public-reports-motion.json', import.meta.url), 'utf8'),
) as MotionReport[];

/** One of them by its id; a missing id is an error, so that a renamed case cannot pass unnoticed. */
export function motionReport(id: string): MotionReport {
  const found = motionReports.find((report) => report.id === id);
  if (!found) throw new Error(`public-reports-motion.json has no case ${id}`);
  return found;
}
