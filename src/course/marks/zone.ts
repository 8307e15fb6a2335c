/** What clocks show: at a place that is known by the name of its zone, or by an offset alone. */

import { didYouMean } from '../judging/near-name.js';

/** The name of a zone, such as Europe/Berlin, or minutes ahead of UTC where no more is known. */
export type Zone = string | number;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const part = '2-digit';
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: part, day: part, hour: part, minute: part, second: part },
  });
  clocks.set(zone, clock);
  return clock;
}

/** Whether clocks are known by this name. An offset is none: it says nothing of a change. */
export function isZone(name: string): boolean {
  try {
    clockOf(name);
    return !/^[+-]/.test(name);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Minutes ahead of UTC at a moment. */
export function offsetAt(zone: Zone, moment: number): number {
  if (typeof zone === 'number') return zone;
  const parts = clockOf(zone).formatToParts(moment);
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) =>
    Number(parts.find((one) => one.type === type)!.value),
  );
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((shown - moment) / MINUTE);
}

/**
 * The moments at which clocks show a time, given as if it were UTC: none in the hour that is left out when
 * clocks go forward, two in the one that they repeat.
 */
export function momentsAt(zone: Zone, shown: number): number[] {
  const offsets = new Set([shown - DAY, shown + DAY].map((near) => offsetAt(zone, near)));
  const moments = [...offsets].map((offset) => ({ offset, moment: shown - offset * MINUTE }));
  return moments
    .filter(({ offset, moment }) => offsetAt(zone, moment) === offset)
    .map(({ moment }) => moment)
    .sort((a, b) => a - b);
}

const places = new Map<string, string[]>();
const allZones = (): string[] => Intl.supportedValuesOf('timeZone');

/** The zone that was probably meant, to be put behind a sentence; nothing if none is near. */
export const zoneMeant = (name: string): string => didYouMean(name, allZones());

/**
 * What clocks may be ahead of UTC at a moment, where all that is known is how much they were at another one:
 * there are places that change them in between, and places that do not.
 */
export function offsetsThen(offset: number, known: number, then: number): number[] {
  const key = `${offset} ${known}`;
  const zones = places.get(key) ?? allZones().filter((zone) => offsetAt(zone, known) === offset);
  places.set(key, zones);
  return [...new Set([offset, ...zones.map((zone) => offsetAt(zone, then))])];
}
