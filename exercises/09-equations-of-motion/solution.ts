import {
  add,
  apply,
  cross,
  dot,
  multiplyQuaternions,
  matrixFromQuaternion,
  scale,
  subtract,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';

export interface Spin {
  moments: Vec3;
  omegaBody: Vec3;
  torqueBody: Vec3;
}

export interface Load {
  mass: number;
  moments: Vec3;
  force: Vec3;
  torque: Vec3;
}

export interface Push {
  spin: number;
  push: [number, number];
  at: number;
}

export interface Flight {
  omega: Vec3;
  boxVelocity: Vec3;
  ballVelocity: Vec3;
  place: Vec3;
}

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

const byComponent = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const vectorAt = (state: number[], at: number): Vec3 => [state[at], state[at + 1], state[at + 2]];
const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function omegaRate({ moments, omegaBody, torqueBody }: Spin): Vec3 {
  const [x, y, z] = subtract(torqueBody, cross(omegaBody, byComponent(moments, omegaBody)));
  return [x / moments[0], y / moments[1], z / moments[2]];
}

/** Seen from the world, the angular momentum changes by the torque alone. */
export function whichArrowChanges(spin: Spin): 'omega' | 'momentum' | 'both' | 'neither' {
  const momentumStays = isZero(spin.torqueBody);
  if (isZero(omegaRate(spin))) return momentumStays ? 'neither' : 'momentum';
  return momentumStays ? 'omega' : 'both';
}

export function momentumRates(state: number[], { mass, moments, force, torque }: Load): number[] {
  const columns = [3, 6, 9].map((at) => vectorAt(state, at));
  const L = vectorAt(state, 15);
  const [x, y, z] = columns.map((axis, k) => scale(axis, dot(axis, L) / moments[k]));
  const omega = add(x, add(y, z));
  return [
    ...scale(vectorAt(state, 12), 1 / mass),
    ...columns.flatMap((axis) => cross(omega, axis)),
    ...force,
    ...torque,
  ];
}

/**
 * At rest the end goes where its torque turns it; a fast axle goes along with its
 * angular momentum, up or down.
 */
export function upperEndGoes({ spin, push, at }: Push): '+x' | '-x' | '+y' | '-y' | 'nowhere' {
  const torque = cross([0, 0, at], [push[0], push[1], 0]);
  const [x, y] = spin === 0 ? cross(torque, [0, 0, 1]) : scale(torque, spin);
  if (x > 0) return '+x';
  if (x < 0) return '-x';
  if (y > 0) return '+y';
  return y < 0 ? '-y' : 'nowhere';
}

export function stateRates(state: number[], { mass, moments, force, torque }: Load): number[] {
  const q: Quaternion = [state[3], state[4], state[5], state[6]];
  const omegaBody = vectorAt(state, 10);
  const [x, y, z] = omegaBody;
  const torqueBody = apply(transpose(matrixFromQuaternion(q)), torque);
  return [
    ...vectorAt(state, 7),
    ...multiplyQuaternions(q, [0, x, y, z]).map((part) => part / 2),
    ...scale(force, 1 / mass),
    ...omegaRate({ moments, omegaBody, torqueBody }),
  ];
}

/** Turning axes leave alone what is on the axis and stays there. */
export function pathInBox(flight: Flight): 'rests' | 'straight' | 'circle' | 'other' {
  const { omega, place } = flight;
  const passing = subtract(flight.ballVelocity, flight.boxVelocity);
  const isAlong = (v: Vec3): boolean => isZero(cross(omega, v));
  if (isZero(passing)) return isAlong(place) ? 'rests' : 'circle';
  return isAlong(place) && isAlong(passing) ? 'straight' : 'other';
}

export function whatActs(motion: Motion): Acting {
  const { mass, moments, omegaBody } = motion;
  const turning = cross(omegaBody, byComponent(moments, omegaBody));
  const torqueBody = add(byComponent(moments, motion.omegaRateBody), turning);
  const force = scale(motion.acceleration, mass);
  const power = dot(force, motion.velocity) + dot(torqueBody, omegaBody);
  return { force, torque: apply(motion.rotation, torqueBody), power };
}

/** The power of a torque; the moments have no part in it. */
export function whatEnergyDoes({ omegaBody, torqueBody }: Spin): 'grows' | 'falls' | 'stays' {
  const power = dot(torqueBody, omegaBody);
  if (power > 0) return 'grows';
  return power < 0 ? 'falls' : 'stays';
}
