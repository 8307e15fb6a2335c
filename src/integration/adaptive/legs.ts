/** A run in legs: from one breakpoint to the next. */
import type { InPlace } from '../forms.js';

/** A part of the run on which the right-hand side is taken to be smooth. */
export interface Leg {
  readonly start: number;
  readonly end: number;
  /** The right-hand side, asked for times strictly between the breakpoints of this leg only. */
  readonly rate: InPlace;
}

/** The legs of a run from t0 to t1, in the order of the run; breakpoints beyond its ends do not count. */
export function legsOf(rate: InPlace, t0: number, t1: number, breakpoints: readonly number[]): Leg[] {
  if (t0 === t1) return [];
  const [least, most] = [Math.min(t0, t1), Math.max(t0, t1)];
  const broken = new Set(breakpoints.filter((t) => least <= t && t <= most));
  const borders = [...new Set([t0, ...broken, t1])].sort((p, q) => (t0 < t1 ? p - q : q - p));
  return borders.slice(1).map((end, k) => {
    const [low, high] = [Math.min(borders[k], end), Math.max(borders[k], end)];
    const earliest = broken.has(low) ? low + roundingOf(low) : -Infinity;
    const latest = broken.has(high) ? high - roundingOf(high) : Infinity;
    const within: InPlace = (t, y, out) => {
      rate(t < earliest ? earliest : t > latest ? latest : t, y, out);
    };
    return { start: borders[k], end, rate: earliest === -Infinity && latest === Infinity ? rate : within };
  });
}

/** What takes t to one of the next two doubles. */
function roundingOf(t: number): number {
  return Math.max(Number.EPSILON * Math.abs(t), Number.MIN_VALUE);
}
