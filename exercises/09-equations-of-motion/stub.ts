// All that you may use of the library.
import {
  add,
  subtract,
  scale,
  dot,
  cross,
  apply,
  multiply,
  transpose,
  matrixFromQuaternion,
  multiplyQuaternions,
} from 'rigid-body-lab';

// Order of arguments: scale(vector, factor), subtract(a, b) is a - b, apply(matrix, vector), multiply(a,
// b) for matrices, multiplyQuaternions(a, b) for quaternions, transpose(matrix), matrixFromQuaternion(q).

/**
 * Three numbers. TypeScript counts them: `map` returns a list of any length, so write
 * `[a, b, c]` where a Vec3 is wanted.
 */
export type Vec3 = [number, number, number];

/** Three rows: `M[0][2]` stands in the first row and the third column. */
export type Mat3 = [Vec3, Vec3, Vec3];

/** Four numbers, the scalar first: `[w, x, y, z]`, of length one. */
export type Quaternion = [number, number, number, number];

/** How a body turns: moments in kg m², angular velocity in rad/s and torque in N m, all in body axes. */
export interface Spin {
  moments: Vec3;
  omegaBody: Vec3;
  torqueBody: Vec3;
}

/**
 * A body and what acts on it: mass in kg, moments in kg m² in body axes; force in N and
 * torque in N m in world axes.
 */
export interface Load {
  mass: number;
  moments: Vec3;
  force: Vec3;
  torque: Vec3;
}

/** Task 1: the rate of the angular velocity in body axes, in rad/s². */
export function omegaRate({ moments, omegaBody, torqueBody }: Spin): Vec3 {
  // The angular momentum in body axes: each component has its own moment.
  const L: Vec3 = [moments[0] * omegaBody[0], moments[1] * omegaBody[1], moments[2] * omegaBody[2]];
  // What does the turning of the axes take from the torque, and what is left to change
  // each component of omega?
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 1, the question: drawn in the world, which of the two arrows changes at this instant,
 * that of the angular velocity or that of the angular momentum?
 *
 * @param spin all numbers are whole
 * @returns 'omega' or 'momentum' if it is this one alone, 'both' or 'neither'
 */
export function whichArrowChanges(spin: Spin): 'omega' | 'momentum' | 'both' | 'neither' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the rates of the 18 numbers of the lecture, all in world axes.
 *
 * @param state x in m, R column by column, P in kg m/s, L in kg m²/s
 * @param load the body, and what acts on it
 * @returns how fast each number changes, in the same order
 */
export function momentumRates(state: number[], load: Load): number[] {
  const vectorFrom = (start: number): Vec3 => [state[start], state[start + 1], state[start + 2]];
  // The columns of R: the axes of the body, in world axes.
  const axes = [vectorFrom(3), vectorFrom(6), vectorFrom(9)];
  const [P, L] = [vectorFrom(12), vectorFrom(15)];
  // How large is L along each axis of the body, how large is omega along it, and what is omega in the world?
  // How fast does each axis change, which omega carries round?
  // TODO
  throw new Error('not implemented');
  // return [...rateOfX, ...rateOfAxis0, ...rateOfAxis1, ...rateOfAxis2, ...rateOfP, ...rateOfL];
}

/**
 * Task 2, the question: the axle of a wheel is upright, and is pushed. Which way does its upper end go?
 *
 * @param spin in rad/s, positive anticlockwise as seen from above; 0, or very fast
 * @param push the force on the axle, along x or y, in N
 * @param at how far above the centre of the wheel the axle is pushed, in m; negative below it
 * @returns a direction, or 'nowhere'
 */
export function upperEndGoes({
  spin,
  push,
  at,
}: {
  spin: number;
  push: [number, number];
  at: number;
}): '+x' | '-x' | '+y' | '-y' | 'nowhere' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the rates of the 13 numbers of Chaney.
 *
 * @param state position in m in world axes, orientation [w, x, y, z], velocity in m/s in world axes,
 * omega in rad/s in body axes
 * @param load the body, and what acts on it
 * @returns how fast each number changes, in the same order
 */
export function stateRates(state: number[], load: Load): number[] {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: which path does a free ball draw in the axes of a box that moves and turns steadily?
 *
 * @param flight all in world axes: omega of the box in rad/s; velocities of the centre of the box and of the
 * ball in m/s; the place of the ball from the centre of the box in m, at this instant
 * @returns 'rests', 'straight', 'circle' or 'other'
 */
export function pathInBox(flight: {
  omega: Vec3;
  boxVelocity: Vec3;
  ballVelocity: Vec3;
  place: Vec3;
}): 'rests' | 'straight' | 'circle' | 'other' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the force, the torque and the power behind a motion.
 *
 * @param motion mass in kg, moments in kg m², R with v_world = R v_body, velocity in m/s and acceleration
 * in m/s² of the centre of mass in world axes, omega in rad/s and its rate in rad/s² in body axes
 * @returns the force in N and the torque about the centre of mass in N m, both in world
 * axes, and their power in W
 */
export function whatActs(motion: {
  mass: number;
  moments: Vec3;
  rotation: Mat3;
  velocity: Vec3;
  acceleration: Vec3;
  omegaBody: Vec3;
  omegaRateBody: Vec3;
}): { force: Vec3; torque: Vec3; power: number } {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, the question: what does the energy of a turning body do at this instant?
 *
 * @param spin all numbers are whole, and the body turns
 * @returns 'grows', 'falls' or 'stays'
 */
export function whatEnergyDoes(spin: Spin): 'grows' | 'falls' | 'stays' {
  // TODO
  throw new Error('not implemented');
}
