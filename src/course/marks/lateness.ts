/** What lateness costs: plain arithmetic on milliseconds and points. */
import { roundPoints } from '../judging/verdict.js';

/** A deadline and what comes after it. */
export interface Deadline {
  /** Milliseconds since 1970. */
  due: number;
  /** Minutes ahead of UTC at the place of the deadline. */
  zone: number;
  /** What is handed in later does not count. */
  cutoff: number | undefined;
  graceMinutes: number;
  /** Of full marks, for each day that has begun. */
  percentPerDay: number;
  /** At most so much of full marks. */
  capPercent: number;
}

export interface Lateness {
  /** Hours after the due time, to two decimals; 0 within the grace. */
  hours: number;
  /** Days that have begun since the due time. */
  days: number;
  isCut: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How late something is that was handed in then. Grace forgives a delay; it does not move the due time. */
export function latenessOf({ due, cutoff, graceMinutes }: Deadline, handedIn: number): Lateness {
  const late = handedIn - due;
  const isCut = cutoff !== undefined && handedIn > cutoff;
  if (late <= graceMinutes * MINUTE) return { hours: 0, days: 0, isCut };
  return { hours: Math.round((late / HOUR) * 100) / 100, days: Math.ceil(late / DAY), isCut };
}

/** The points that lateness takes: never more than there are. */
export function penaltyFor(
  { percentPerDay, capPercent }: Deadline,
  { days, isCut }: Lateness,
  { score, max }: { score: number; max: number },
): number {
  if (isCut) return score;
  const percent = Math.min(days * percentPerDay, capPercent);
  return roundPoints(Math.min(score, (max * percent) / 100));
}
