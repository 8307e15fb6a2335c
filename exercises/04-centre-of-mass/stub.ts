// All that you may use of the library.
import { add, subtract, scale, dot, norm } from 'rigid-body-lab';

/** Three numbers. TypeScript counts them: `map` returns a list of any length, so write `[a, b, c]` where a Vec3 is wanted. */
export type Vec3 = [number, number, number];

/** A point with mass: `mass` in kg, zero or positive, `position` in m. */
export interface PointMass {
  mass: number;
  position: Vec3;
}

/** A part of a body: `mass` in kg, zero or positive, its own centre of mass `com` in m. */
export interface Part {
  mass: number;
  com: Vec3;
}

/**
 * Task 1: the centre of mass.
 *
 * @param points one to 120 points; single masses may be zero, the total mass is positive
 * @returns Σ m r / Σ m, in m, a new list
 */
export function centreOfMass(points: PointMass[]): Vec3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the corners of the lecture's brick.
 *
 * @param brick corner A in m; length l along +x, height h along +y, depth d along -z, all positive, in m
 * @returns A, B, C, D (front), E, F, G, H (back), in m, eight new lists
 */
export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the centre of mass of a body from those of its parts.
 *
 * @param parts one to 120 parts; single masses may be zero, the total mass is positive
 * @returns in m, a new list
 */
export function combinedCentreOfMass(parts: Part[]): Vec3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: positions measured from the centre of mass.
 *
 * @param points as in task 1; they stay as they are
 * @param com their centre of mass, in m
 * @returns one vector for each point, massless ones too, in m, all new lists
 */
export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  // TODO
  throw new Error('not implemented');
}
