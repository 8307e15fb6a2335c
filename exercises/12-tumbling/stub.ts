// There is nothing to import.

/** Three numbers along the principal axes of the body. */
export type Vec3 = [number, number, number];

/** A throw: the spin about a principal axis and the nudge about another one, both in rad/s. */
export interface Throw {
  spin: number;
  nudge: number;
}

/** The common limit of the arithmetic and the geometric mean of two numbers that are not negative. */
function agm(a: number, b: number): number {
  for (let round = 0; round < 40; round++) [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
  return a;
}

/**
 * Task 1: how fast a nudge grows beside the middle axis.
 *
 * @param moments the principal moments in ascending order, kg m²; two or all of them may be equal
 * @param spin the angular velocity about the middle axis, rad/s; it may be negative, or 0
 * @returns λ, 1/s, never negative
 */
export function growthRate([I1, I2, I3]: Vec3, spin: number): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 1, the question: two throws of one body, of which each may turn over. Which does so first?
 *
 * @param axis the principal axis of the spin in both throws: that of the smallest (1), middle
 * (2) or largest moment (3)
 * @returns which turns over first, or 'together', or 'neither' if none ever does
 */
export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the time from one change of sign of ω2 to the next. The two squares that may be p² stand here
 * already; what is missing is r, and the rest.
 *
 * @param moments the principal moments, three different ones in ascending order, kg m²
 * @param omega the angular velocity in principal axes at any moment, rad/s
 * @returns the time, s
 */
export function timeBetweenFlips([I1, I2, I3]: Vec3, [w1, w2, w3]: Vec3): number {
  const product = I1 * I2 * I3;
  const aroundThird = ((I3 - I2) * (I2 * (I2 - I1) * w2 ** 2 + I3 * (I3 - I1) * w3 ** 2)) / product;
  const aroundFirst = ((I2 - I1) * (I1 * (I3 - I1) * w1 ** 2 + I2 * (I3 - I2) * w2 ** 2)) / product;
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2, the question: where an arrow points, compared with where it pointed at the start.
 *
 * @param arrow the angular momentum, or the middle axis of the body
 * @param seenFrom the axes that the observer is at rest in
 * @param halfFlips how far the body has come: 1 is half-way through the first flip, 2 after it,
 * 3 half-way through the second
 * @returns 'along' where it pointed, 'across' that direction, or 'against' it
 */
export function pointing(
  arrow: 'momentum' | 'axis',
  seenFrom: 'world' | 'body',
  halfFlips: number,
): 'along' | 'across' | 'against' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the time in which the body without the brake comes as far as the braked one in t.
 *
 * @param c the damping, 1/s; it may be 0
 * @param t the time, s; it may be 0
 * @returns s, in s
 */
export function undampedTime(c: number, t: number): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the way back. When does the braked body come where the other one is at s?
 *
 * @param c the damping, 1/s; it may be 0
 * @param s the time of the body without the brake, s; it may be 0
 * @returns t in s, or 'never'
 */
export function dampedTime(c: number, s: number): number | 'never' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: what a quantity of the body does at this moment.
 *
 * @param brake no brake, the torque from outside of task 3, or friction inside the body
 * @param quantity |L|, the energy T, or L²/2T
 * @param omega the angular velocity in principal axes, rad/s, not zero; the three moments are different
 */
export function change(
  brake: 'none' | 'outside' | 'inside',
  quantity: 'momentum' | 'energy' | 'ratio',
  omega: Vec3,
): 'falls' | 'stays' | 'grows' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the spin of the body when friction inside has taken all that it can.
 *
 * @param moments the principal moments in any order, kg m²; they may be equal
 * @param omega the angular velocity at the start, in the same order of axes, rad/s; it may be zero
 * @returns the angular speed at the end, rad/s
 */
export function finalSpin(moments: Vec3, omega: Vec3): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the heat that friction inside has made by then.
 *
 * @param moments the principal moments in any order, kg m²; they may be equal
 * @param omega the angular velocity at the start, in the same order of axes, rad/s; it may be zero
 * @returns the heat, J
 */
export function frictionHeat(moments: Vec3, omega: Vec3): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, the question: what becomes of a small nudge.
 *
 * @param about the moment of the axis that the body spins about, kg m²
 * @param others the moments of the two other axes in any order; all three are different
 * @param inside whether there is friction inside the body
 */
export function nudgeFate(about: number, others: [number, number], inside: boolean): 'grows' | 'stays' | 'dies' {
  // TODO
  throw new Error('not implemented');
}
