/** A throw: how the body spins, and what comes of it by the exact solution. */
import { freeRotation, freeRotationPeriod } from '@dist/dynamics/free-rotation.js';
import type { RotationState } from '@dist/dynamics/free-rotation.js';
import type { Vec3 } from '@dist/linear/vec3.js';
import type { Quaternion } from '@dist/rotation/quaternion.js';
import { rotationBetween } from '@dist/rotation/rotation-between.js';

/** The spin that the reader gives the body. */
export interface BenchThrow {
  /** The principal axis of the spin: 0, 1 or 2, by ascending moments. */
  axis: number;
  /** rad/s */
  rate: number;
  /** A small spin about another axis, rad/s. */
  nudge: number;
}

export interface ThrowResult {
  turnsOver: boolean;
  /** When the spin about the axis first passes zero, s; Infinity if it never does. */
  first: number;
  /** From one turn to the next, s. */
  every: number;
  /** How many different moments there are. */
  kind: 'three moments' | 'two equal' | 'all equal' | 'rod';
  /** The axis of symmetry of a body with two equal moments. */
  symmetryAxis: number | undefined;
}

/** A rod has no moment about itself, and turns about any axis across it as if it had three equal moments. */
const isRod = ([least]: Vec3): boolean => least === 0;

/**
 * The axis of the nudge: the long one, or the next where the spin is about that; across a rod there are two.
 */
export function nudgeAxis(moments: Vec3, axis: number): number {
  if (isRod(moments)) return axis === 1 ? 2 : 1;
  return axis === 0 ? 1 : 0;
}

/** The axes about which a body can spin. */
export const spinAxes = (moments: Vec3): number[] => (isRod(moments) ? [1, 2] : [0, 1, 2]);

/** The axis that is nearest to the wanted one. */
export const possibleAxis = (moments: Vec3, axis: number): number => (isRod(moments) ? Math.max(1, axis) : axis);

export function omegaOf(moments: Vec3, { axis, rate, nudge }: BenchThrow): Vec3 {
  const omega: Vec3 = [0, 0, 0];
  omega[axis] = rate;
  omega[nudgeAxis(moments, axis)] = nudge;
  return omega;
}

/** The moments that the motion follows. */
export const movingMoments = (moments: Vec3): Vec3 => (isRod(moments) ? [moments[2], moments[2], moments[2]] : moments);

interface ThrowOptions {
  principalMoments: Vec3;
  omegaBody: Vec3;
  orientation: Quaternion;
}

/** The throw in principal axes, with the angular momentum upwards. */
export function throwOptions(moments: Vec3, given: BenchThrow): ThrowOptions {
  const principalMoments = movingMoments(moments);
  const omegaBody = omegaOf(moments, given);
  const momentum = omegaBody.map((w, k) => w * principalMoments[k]) as Vec3;
  return { principalMoments, omegaBody, orientation: rotationBetween(momentum, [0, 0, 1]) };
}

export const motionOf = (moments: Vec3, given: BenchThrow): ((t: number) => RotationState) =>
  freeRotation(throwOptions(moments, given));

/**
 * Whether and when the body turns over. With 2T and L² the sum I_i (I_i - I_2) ω_i² is constant too;
 * its sign says which axis the tip of ω runs round: that of the smallest moment if it is below 0, of the
 * largest if above. The spin about any other axis passes zero, a quarter of the period after its start,
 * since the throw begins where that spin is largest.
 */
export function outcomeOf(moments: Vec3, given: BenchThrow): ThrowResult {
  const { principalMoments, omegaBody } = throwOptions(moments, given);
  const [a, b, c] = principalMoments;
  const never = { turnsOver: false, first: Infinity, every: Infinity };
  if (isRod(moments)) return { ...never, kind: 'rod', symmetryAxis: 0 };
  if (a === c) return { ...never, kind: 'all equal', symmetryAxis: undefined };
  if (a === b || b === c) return { ...never, kind: 'two equal', symmetryAxis: a === b ? 2 : 0 };
  const side = principalMoments.reduce((sum, moment, k) => sum + moment * (moment - b) * omegaBody[k] ** 2, 0);
  const around = side < 0 ? 0 : 2;
  const period = freeRotationPeriod({ principalMoments, omegaBody });
  const about = { kind: 'three moments', symmetryAxis: undefined } as const;
  if (around === given.axis || !Number.isFinite(period)) return { ...never, ...about };
  return { turnsOver: true, first: period / 4, every: period / 2, ...about };
}

/** A throw that stays as it is is shown for so many turns. */
const TURNS = 8;
/** Longer ones would not be smooth with the frames of a scene. */
const MOST_TURNS = 50;

const turnOf = ({ rate }: BenchThrow): number => (2 * Math.PI) / rate;

/** How long a chart of the throw is, s: two turns over and a half, if it turns over. */
export const chartDuration = (given: BenchThrow, { turnsOver, every }: ThrowResult): number =>
  turnsOver ? 2.5 * every : TURNS * turnOf(given);

/** How long the throw is played, s. Before the reader has said what will happen it is only its beginning. */
export function playedDuration(given: BenchThrow, outcome: ThrowResult, isCovered: boolean): number {
  if (isCovered) return Math.min(turnOf(given), outcome.first / 2);
  return Math.min(chartDuration(given, outcome), MOST_TURNS * turnOf(given));
}
