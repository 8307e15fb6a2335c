// All that you may use of the library.
import { add, apply, cross, dot, scale, subtract } from 'rigid-body-lab';

// Order of arguments: scale(vector, factor), subtract(a, b) is a - b, apply(matrix, vector).

/**
 * Three numbers. TypeScript counts them: `map` returns a list of any length, so write
 * `[a, b, c]` where a Vec3 is wanted.
 */
export type Vec3 = [number, number, number];

/** Three rows: `M[0][2]` stands in the first row and the third column. */
export type Mat3 = [Vec3, Vec3, Vec3];

/** Mass in kg, centre of mass in m, inertia tensor about that centre in kg m². */
export interface Part {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}

/**
 * What brings a body to its principal axes: new = diagRotPos · old + diagLinPos,
 * and its moments there in kg m².
 */
export interface Diagonalised {
  diagRotPos: Mat3;
  diagLinPos: Vec3;
  moments: Vec3;
}

/** Position in m and velocity in m/s. */
export interface Motion {
  position: Vec3;
  velocity: Vec3;
}

/** The weighted rates of the stages so far: velocities in m/s, accelerations in m/s². */
export interface Sums {
  velocities: Vec3;
  accelerations: Vec3;
}

/** What is kept between the calls of a step. */
export interface Memory {
  start: Motion;
  now: Motion;
  sums: Sums;
}

/** The force at `now` in N, the mass in kg, the step in s. */
export interface Push {
  force: Vec3;
  mass: number;
  stepSize: number;
}

/** What a call of a step leaves. */
export interface Stage {
  now: Motion;
  sums: Sums;
}

/** When forces are computed, over how much time the error is taken, into how many parts the step is cut. */
export interface Trial {
  forces: 'each stage' | 'once a step';
  over: 'one step' | 'whole run';
  cut: number;
}

/** The tensor of a mass that is all in one place, at d: m (|d|² E - d dᵀ). */
function pointTensor(mass: number, d: Vec3): Mat3 {
  const [x, y, z] = d;
  return [
    [mass * (y * y + z * z), -mass * x * y, -mass * x * z],
    [-mass * x * y, mass * (z * z + x * x), -mass * y * z],
    [-mass * x * z, -mass * y * z, mass * (x * x + y * y)],
  ];
}

/** The sum of tensors, entry by entry. */
function sumOf(...tensors: Mat3[]): Mat3 {
  const row = (i: number): Vec3 => tensors.map((tensor) => tensor[i]).reduce((a, b) => add(a, b), [0, 0, 0]);
  return [row(0), row(1), row(2)];
}

/**
 * Task 1: two parts as one body.
 *
 * @param first mass in kg, centre of mass in m, tensor about its own centre in kg m²
 * @param second the same of the other part, in the same axes
 * @returns the same of both together; the tensor is about the common centre of mass
 */
export function combine(first: Part, second: Part): Part {
  const mass = first.mass + second.mass;
  const weighted = (k: number): number => (first.mass * first.com[k] + second.mass * second.com[k]) / mass;
  const com: Vec3 = [weighted(0), weighted(1), weighted(2)];
  // Each part brings a tensor about its own centre. What does it count about the common one?
  // TODO
  throw new Error('not implemented');
  // return { mass, com, inertia };
}

/**
 * Task 1, the question: is the claim I_B = I_A + m d² right?
 *
 * @param com centre of mass, m
 * @param a a point of the axis about which the moment is known, m
 * @param b a point of the other axis, m
 * @param axis the direction of both: 0, 1 or 2 for x, y or z
 * @returns 'too large', 'right' or 'too small'
 */
export function claimIs(com: Vec3, a: Vec3, b: Vec3, axis: number): 'too large' | 'right' | 'too small' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the map to the principal axes.
 *
 * @param body centre of mass in m, tensor about it in kg m²
 * @param axes three principal axes, unit vectors at right angles, right-handed or left-handed
 * @returns diagRotPos, diagLinPos in m, moments in kg m²
 */
export function diagonalise(body: { com: Vec3; inertia: Mat3 }, axes: [Vec3, Vec3, Vec3]): Diagonalised {
  const [first, second, last] = axes;
  // 1 if they are right-handed, -1 if they are left-handed.
  const handed = Math.sign(dot(cross(first, second), last));
  // The third axis is turned round where it must be. Which matrix, which shift, which moments?
  // TODO
  throw new Error('not implemented');
  // return { diagRotPos, diagLinPos, moments };
}

/**
 * Task 2, the question: is the tip above the centre of mass?
 *
 * @param tip a point in the axes of the drawing, m
 * @param map what diagonalise has returned for this body; only these two members are handed in
 * @param rotPos brings components in principal axes to the world, whose z points up
 * @returns 'above', 'below' or 'level'
 */
export function tipIs(
  tip: Vec3,
  map: { diagRotPos: Mat3; diagLinPos: Vec3 },
  rotPos: Mat3,
): 'above' | 'below' | 'level' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: one of the four calls of a step.
 *
 * @param stage 1, 2, 3 or 4
 * @param memory the start of the step, where the body is now, and the sums of the stages so far
 * @param push force at `now` in N, mass in kg, step in s
 * @returns where the body is after this call, and the sums with this stage
 */
export function rkStage(stage: number, memory: Memory, push: Push): Stage {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: is x after this call what it truly is at that time?
 *
 * @param stage 1, 2, 3 or 4: so many calls of the first step have been made
 * @param motion velocity at the start in m/s and the constant acceleration in m/s², both along x
 * @returns 'smaller', 'exact' or 'larger'
 */
export function estimateIs(
  stage: number,
  motion: { velocity: number; acceleration: number },
): 'smaller' | 'exact' | 'larger' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the angular momentum of a moving and turning body about a fixed point of the world.
 *
 * @param anchor the point, world, m
 * @param body mass in kg, principal moments in kg m²
 * @param state position and velocity of the centre of mass, world, in m and m/s; rotPos from body to world;
 * rotVel is the angular velocity in body axes, rad/s
 * @returns the angular momentum in world axes, kg m²/s
 */
export function momentumAbout(
  anchor: Vec3,
  body: { mass: number; moments: Vec3 },
  state: { linPos: Vec3; linVel: Vec3; rotPos: Mat3; rotVel: Vec3 },
): Vec3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, the question: which of two errors falls by the larger factor?
 *
 * @param first when forces are computed, over how much time the error is taken, into how
 * many parts the step is cut
 * @param second another one
 * @returns 'first', 'second' or 'same'
 */
export function fallsMore(first: Trial, second: Trial): 'first' | 'second' | 'same' {
  // TODO
  throw new Error('not implemented');
}
