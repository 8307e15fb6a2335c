/** What goes in, and the right answers by another way than the solution's. */
import {
  applied,
  cross,
  dot,
  largestOf,
  lengthOf,
  matrixFrom,
  minus,
  multiple,
  plus,
  product,
  rotationFromIntegers,
  total,
  transposed,
  vectorFrom,
} from 'rigid-body-lab/course';
import type { Matrix3, Variant, Vector } from 'rigid-body-lab/course';

export type Vec3 = [number, number, number];
export type Mat3 = Matrix3;

/** Task 1: a body that turns, in body axes. */
export interface Spin {
  moments: Vec3;
  omegaBody: Vec3;
  torqueBody: Vec3;
}
/** Tasks 2 and 3: force and torque in world axes. */
export interface Load {
  mass: number;
  moments: Vec3;
  force: Vec3;
  torque: Vec3;
}
export interface Loaded {
  state: number[];
  load: Load;
}
/** Task 4. */
export interface Motion {
  mass: number;
  moments: Vec3;
  rotation: Mat3;
  velocity: Vec3;
  acceleration: Vec3;
  omegaBody: Vec3;
  omegaRateBody: Vec3;
}
export interface Acting {
  force: Vec3;
  torque: Vec3;
  power: number;
}
export interface Inputs {
  spin: Spin;
  momenta: Loaded;
  flying: Loaded;
  motion: Motion;
}

const byEach = (a: Vec3, b: Vec3): Vec3 => vectorFrom((i) => a[i] * b[i]);
const overEach = (a: Vec3, b: Vec3): Vec3 => vectorFrom((i) => a[i] / b[i]);
const at = (state: Vector, offset: number): Vec3 => vectorFrom((i) => state[offset + i]);
const turnedTo = (R: Mat3, v: Vec3): Vec3 => vectorFrom((i) => dot(R[i], v));
const turnedBack = (R: Mat3, v: Vec3): Vec3 => vectorFrom((i) => dot(v, [R[0][i], R[1][i], R[2][i]]));
/** The vector product as a matrix. */
const skew = ([x, y, z]: Vec3): Mat3 => [
  [0, -z, y],
  [z, 0, -x],
  [-y, x, 0],
];

/** Moments of a body from its Σ m x², Σ m y², Σ m z², and back. */
export const momentsFrom = (spread: Vec3): Vec3 => vectorFrom((i) => total(spread) - spread[i]);
export const spreadFrom = (moments: Vec3): Vec3 => vectorFrom((i) => total(moments) / 2 - moments[i]);

/**
 * ω x Iω without a moment of inertia: the torque that carries point masses on the axes of the body round
 * in circles, Σ m r x (ω x (ω x r)), in which only the part along ω of ω x (ω x r) turns anything.
 */
export function carrying(moments: Vec3, omega: Vec3): Vec3 {
  const spread = spreadFrom(moments);
  const unit = (k: number): Vec3 => vectorFrom((i) => (i === k ? 1 : 0));
  return [0, 1, 2].map((k) => multiple(cross(unit(k), omega), spread[k] * omega[k])).reduce(plus);
}

export const omegaRateOf = ({ moments, omegaBody, torqueBody }: Spin): Vec3 =>
  overEach(minus(torqueBody, carrying(moments, omegaBody)), moments);

/** The parts of the 18 numbers, R as a matrix. */
export function momentaOf(state: Vector): { columns: Vec3[]; rotation: Mat3; P: Vec3; L: Vec3 } {
  const columns = [3, 6, 9].map((k) => at(state, k));
  return { columns, rotation: matrixFrom((i, j) => columns[j][i]), P: at(state, 12), L: at(state, 15) };
}
/** By body axes: I⁻¹ Rᵀ L there, and the rate of R as the product of R and the matrix of that vector. */
export function momentumRatesOf({ state, load: { mass, moments, force, torque } }: Loaded): number[] {
  const { rotation, P, L } = momentaOf(state);
  const omegaBody = overEach(turnedBack(rotation, L), moments);
  const rate = product(rotation, skew(omegaBody));
  return [...multiple(P, 1 / mass), ...transposed(rate).flat(), ...force, ...torque];
}

/** R of a unit quaternion, as n + 2 w n x + 2 n x (n x …) of each axis. */
export function rotationOf([w, x, y, z]: Vector): Mat3 {
  const N = skew([x, y, z]);
  const twice = product(N, N);
  return matrixFrom((i, j) => (i === j ? 1 : 0) + 2 * w * N[i][j] + 2 * twice[i][j]);
}
/**
 * Chaney's matrix of eq. 14 for the quaternion; the rate of Rᵀ L over the moments for the angular velocity.
 */
export function stateRatesOf({ state, load: { mass, moments, force, torque } }: Loaded): number[] {
  const [w, x, y, z] = state.slice(3, 7);
  const omega = at(state, 10);
  const R = rotationOf([w, x, y, z]);
  const L = turnedTo(R, byEach(moments, omega));
  const momentumRate = plus(turnedBack(product(R, skew(omega)) as Mat3, L), turnedBack(R, torque));
  const matrix = [
    [-x, -y, -z],
    [w, -z, y],
    [z, w, -x],
    [-y, x, w],
  ];
  const quaternionRate = multiple(applied(matrix, omega), 0.5);
  return [...state.slice(7, 10), ...quaternionRate, ...force.map((f) => f / mass), ...overEach(momentumRate, moments)];
}

/**
 * In the world: the momentum inside the body changes, and is carried round; the power
 * is the rate of the energy.
 */
export function actingOf(motion: Motion): Acting {
  const { mass, moments, rotation: R, velocity, acceleration, omegaBody, omegaRateBody } = motion;
  const L = turnedTo(R, byEach(moments, omegaBody));
  const inside = turnedTo(R, byEach(moments, omegaRateBody));
  return {
    force: vectorFrom((i) => acceleration[i] * mass),
    torque: plus(inside, cross(turnedTo(R, omegaBody), L)),
    power: mass * dot(velocity, acceleration) + total(vectorFrom((i) => moments[i] * omegaBody[i] * omegaRateBody[i])),
  };
}

/** Numbers of different size and sign, far from 0 and 1; the body is a brick without two equal moments. */
export function draw(variant: Variant): Inputs {
  const number = (low: number, high: number): number => variant.number(low, high);
  const moments = (): Vec3 =>
    momentsFrom([number(0.5, 1), number(2, 3), number(4, 5)]).map((x) => Number(x.toFixed(2))) as Vec3;
  const rotation = (): number[] => [3, variant.integer(1, 2), variant.integer(-5, -4), variant.integer(6, 7)];
  const vector = (size: number): Vec3 => [
    number(1.5 * size, 2 * size),
    -number(2.5 * size, 3 * size),
    number(3.5 * size, 4.5 * size),
  ];
  const load = (): Load => ({
    mass: number(3, 5),
    moments: moments(),
    force: [-number(11, 14), number(15, 19), number(5, 9)],
    torque: [number(21, 25), number(11, 14), -number(5, 9)],
  });
  return {
    spin: { moments: moments(), omegaBody: vector(1), torqueBody: [-number(5, 9), number(21, 25), number(11, 14)] },
    momenta: {
      state: [
        ...vector(2),
        ...transposed(rotationFromIntegers(rotation())).flat(),
        ...vector(5),
        ...vector(7).reverse(),
      ],
      load: load(),
    },
    flying: {
      state: [...vector(3), ...unitOf(rotation()), ...vector(2), ...vector(1)],
      load: load(),
    },
    motion: {
      mass: number(3, 5),
      moments: moments(),
      rotation: rotationFromIntegers(rotation()),
      velocity: vector(2),
      acceleration: [-number(1, 2), number(3, 4), number(5, 6)],
      omegaBody: vector(1),
      omegaRateBody: [number(5, 6), number(2, 3), -number(3, 4)],
    },
  };
}

export const unitOf = (numbers: Vector): number[] => multiple(numbers, 1 / lengthOf(numbers));

/**
 * What large numbers may cancel to: of rounding, a thousandth of a millionth of a thousandth of what goes in.
 */
const ROUNDING = 1e-12;
const turningOf = (moments: Vec3, omega: Vec3): number => largestOf(moments) * dot(omega, omega);
export const roundingOfSpin = ({ moments, omegaBody, torqueBody }: Spin): number =>
  (ROUNDING * (lengthOf(torqueBody) + turningOf(moments, omegaBody))) / Math.min(...moments);
export const roundingOfMomenta = ({ state, load: { moments } }: Loaded): number =>
  (ROUNDING * lengthOf(momentaOf(state).L)) / Math.min(...moments);
export const roundingOfState = ({ state, load: { moments, torque } }: Loaded): number =>
  roundingOfSpin({ moments, omegaBody: at(state, 10), torqueBody: torque });
export const roundingOfMotion = ({ mass, moments, velocity, acceleration, omegaBody, omegaRateBody }: Motion): number =>
  ROUNDING *
  (mass * lengthOf(acceleration) * lengthOf(velocity) +
    (turningOf(moments, omegaBody) + largestOf(moments) * lengthOf(omegaRateBody)) * (1 + lengthOf(omegaBody)));
