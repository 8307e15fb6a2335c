/** What lateness costs: plain arithmetic on milliseconds and points. */
import { roundPoints } from '../judging/verdict.js';
import type { Moment } from './moment.js';
import { offsetsThen } from './zone.js';
import type { Zone } from './zone.js';

/** A deadline and what comes after it. */
export interface Deadline {
  /** Milliseconds since 1970. */
  due: number;
  /** The clocks of its place; where no zone is named, the offset that they had at the due time. */
  zone: Zone;
  /** What is handed in later does not count. */
  cutoff: number | undefined;
  graceMinutes: number;
  /** Of full marks, for each day that has begun. */
  percentPerDay: number;
  /** At most so much of full marks. */
  capPercent: number;
}

export interface Lateness {
  /** Hours after the due time, rounded up to two decimals: the days follow from them. 0 within the grace. */
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
  return { hours: Math.ceil(late / (HOUR / 100)) / 100, days: Math.ceil(late / DAY), isCut };
}

/**
 * Whether a time without an offset would be late by other days if clocks had been changed since the due time,
 * as they are at some places.
 */
export function dependsOnClocks(deadline: Deadline, { milliseconds, offset }: Moment): boolean {
  const { due, zone } = deadline;
  if (offset !== undefined || typeof zone === 'string') return false;
  const differ = (offsets: readonly number[]): boolean => {
    const [first, ...more] = offsets.map((one) => latenessOf(deadline, milliseconds - one * MINUTE));
    return more.some(({ days, isCut }) => days !== first.days || isCut !== first.isCut);
  };
  // Clocks are changed by an hour, and most times are far from where that counts.
  return differ([zone - 60, zone + 60]) && differ(offsetsThen(zone, due, milliseconds - zone * MINUTE));
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
