// All that you may use of the library: add(a, b), subtract(a, b) for a - b, scale(vector, factor),
// dot(a, b), norm(vector).
import { add, subtract, scale, dot, norm } from 'rigid-body-lab';

/**
 * Three numbers. TypeScript counts them: `map` returns a list of any length, so write
 * `[a, b, c]` where a Vec3 is wanted.
 */
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

/** A corner of the brick. */
export type Corner = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';

/** A part of one material, for the question of task 3: `volume` in litres, `density` in kg per litre. */
export interface Lump {
  volume: number;
  density: number;
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
 * Task 1, the question: a small ball is added to a body or taken away from it. What does a coordinate
 * of the centre of mass do?
 *
 * @param com the centre of mass before, in m
 * @param ball where the ball is, in m
 * @param change what happens to the ball; without it the body has mass left
 * @param axis the coordinate that is asked for: 0, 1 or 2 for x, y or z
 */
export function comShifts(
  com: Vec3,
  ball: Vec3,
  change: 'added' | 'taken away',
  axis: number,
): 'grows' | 'falls' | 'stays' {
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
 * Task 2, the question: two corners of a brick become heavier, both by the same mass. To the middle of what
 * does its centre of mass move?
 *
 * @param first a corner of the lecture's brick
 * @param second another one
 * @returns 'edge' or 'face', or 'stays' if it does not move
 */
export function heavyCorners(first: Corner, second: Corner): 'edge' | 'face' | 'stays' {
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
 * Task 3, the question: two parts are joined. Whose own centre is the centre of mass nearer to?
 *
 * @param first a part of one material
 * @param second another one, perhaps of another material
 * @returns 'middle' if it is half-way
 */
export function nearerPart(first: Lump, second: Lump): 'first' | 'second' | 'middle' {
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

/**
 * Task 4, the question: which positions from the centre of mass change?
 *
 * @param change what happens
 * @param point what the one point is like before: without mass or not, at the centre of mass or not
 * @returns 'one' if the position of that point alone changes
 */
export function whichChange(
  change: 'origin moved' | 'all moved' | 'all heavier' | 'one moved' | 'one heavier',
  point: { massless: boolean; atCentre: boolean },
): 'none' | 'one' | 'all' {
  // TODO
  throw new Error('not implemented');
}
