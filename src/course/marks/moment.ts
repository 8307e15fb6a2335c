/** Points in time as ISO 8601 texts. */
import { momentsAt, offsetAt } from './zone.js';
import type { Zone } from './zone.js';

/** `2026-10-01T23:59:00+02:00`; seconds may be missing, a blank may stand for the T. */
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/**
 * A point in time; `offset` is undefined where the text has none, and milliseconds count as if it were UTC.
 */
export interface Moment {
  milliseconds: number;
  /** Minutes ahead of UTC. */
  offset: number | undefined;
}

/** The point in time of a text; undefined where it is none, also for a 30th of February. */
export function momentIn(text: string): Moment | undefined {
  const match = MOMENT.exec(text.trim());
  if (!match) return undefined;
  const [year, month, day, hour, minute, second = '0', fraction = '', zone] = match.slice(1) as (string | undefined)[];
  const numbers = [year, month, day, hour, minute, second].map(Number);
  const local = Date.UTC(numbers[0], numbers[1] - 1, numbers[2], numbers[3], numbers[4], numbers[5]);
  const shown = new Date(local).toISOString();
  const isReal = shown.startsWith(`${year!}-${month!}-${day!}T${hour!}:${minute!}:${second.padStart(2, '0')}`);
  if (!isReal) return undefined;
  const offset = zone === undefined ? undefined : offsetOf(zone);
  const milliseconds = local + Math.floor(Number(`0.${fraction || '0'}`) * 1000) - (offset ?? 0) * 60_000;
  return { milliseconds, offset };
}

function offsetOf(zone: string): number {
  if (/^z$/i.test(zone)) return 0;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone)! as unknown as string[];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const DAY = 24 * 60 * 60_000;

/**
 * A time of a system that writes no offset is one of the deadline's place: of two that its clocks show alike
 * the first.
 */
export function inZone({ milliseconds, offset }: Moment, zone: Zone): number {
  if (offset !== undefined) return milliseconds;
  const [first] = momentsAt(zone, milliseconds) as [number | undefined];
  // No clock shows it: as if it had not been put forward.
  return first ?? milliseconds - offsetAt(zone, milliseconds - DAY) * 60_000;
}

/** Minutes ahead of UTC as they are written: `+02:00`. */
export function offsetText(minutes: number): string {
  const digits = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}:${digits(size % 60)}`;
}
