import { lengthOf } from 'rigid-body-lab/course';
import type { Variant } from 'rigid-body-lab/course';

export type Vec2 = [number, number];

/** What the tasks hand to the student's functions. */
export interface Point {
  body: { velocity: Vec2; angle: number; angularVelocity: number };
  pointBody: Vec2;
}
export interface Moving {
  position: Vec2;
  velocity: Vec2;
  angularVelocity: number;
}
export interface Load {
  mass: number;
  momentOfInertia: number;
  gravity: number;
  force: Vec2;
  pointBody: Vec2;
}
export interface Loaded {
  state: number[];
  load: Load;
}
export interface Wheel {
  mass: number;
  momentOfInertia: number;
  radius: number;
  force: Vec2;
  at: Vec2;
}
export interface MarkedPlate {
  distance: number;
  speed: number;
  fromCentre: number;
}
export interface Plates {
  first: MarkedPlate;
  second: MarkedPlate;
}
export interface WheelPoints {
  wheel: { radius: number; velocity: number };
  first: Vec2;
  second: Vec2;
}
export interface Push {
  force: Vec2;
  at: Vec2;
}
export interface Pushes {
  motion: { velocity: Vec2; angularVelocity: number };
  pushes: Push[];
}
export interface Driven {
  velocity: number;
  pull: number;
  couple: number;
}

export interface Inputs extends Point, Loaded {
  other: Vec2;
  moving: Moving;
  wheel: Wheel;
  speed: number;
}

/**
 * Far from 0 and 1, where mistakes look right; x and y differ in size, angles are none
 * at which sine is cosine.
 */
export function draw(variant: Variant): Inputs {
  const number = (low: number, high: number): number => variant.number(low, high);
  return {
    body: { velocity: [number(2, 5), -number(6, 9)], angle: number(0.3, 0.6), angularVelocity: number(1.5, 4) },
    pointBody: [number(1.2, 2), number(2.5, 3.5)],
    other: [-number(1.2, 2), number(0.4, 1)],
    moving: {
      position: [number(3, 5), number(6, 8)],
      velocity: [number(2, 4), number(5, 8)],
      angularVelocity: number(1.5, 3),
    },
    state: [number(3, 5), -number(6, 8), number(0.9, 1.3), number(1.5, 2.5), number(3, 5), number(2.6, 3.5)],
    load: {
      mass: number(2, 4),
      momentOfInertia: number(5, 7),
      gravity: 9.81,
      force: [number(11, 19), -number(5, 9)],
      pointBody: [number(1.2, 2), number(0.3, 0.9)],
    },
    wheel: {
      mass: number(3, 5),
      momentOfInertia: number(0.5, 0.8),
      radius: number(0.6, 0.8),
      force: [number(11, 19), number(5, 9)],
      at: [number(0.2, 0.3), -number(0.1, 0.15)],
    },
    speed: number(2, 5),
  };
}

export type Compared = 'same' | 'first' | 'second';
export type Changes = 'motion' | 'turning' | 'both' | 'neither';
/** The torque of a force at a place. */
export const across = ([x, y]: Vec2, [fx, fy]: Vec2): number => x * fy - y * fx;

/** The velocity of a point by its polar angle: ω times the distance, a quarter turn ahead of the arm. */
export function velocityOf({ body: { velocity, angle, angularVelocity }, pointBody }: Point): Vec2 {
  const speed = angularVelocity * lengthOf(pointBody);
  const ahead = angle + Math.atan2(pointBody[1], pointBody[0]) + Math.PI / 2;
  return [velocity[0] + speed * Math.cos(ahead), velocity[1] + speed * Math.sin(ahead)];
}

/** |v| / |ω| from the centre of mass, a quarter turn ahead of the velocity; behind it in a clockwise turn. */
export function centreOf({ position, velocity, angularVelocity }: Moving): Vec2 | null {
  const ahead = Math.atan2(velocity[1], velocity[0]) + (Math.sign(angularVelocity) * Math.PI) / 2;
  const distance = lengthOf(velocity) / Math.abs(angularVelocity);
  return angularVelocity === 0
    ? null
    : [position[0] + distance * Math.cos(ahead), position[1] + distance * Math.sin(ahead)];
}

/** The torque by the angle from the arm to the force. */
export function ratesOf({ state, load }: Loaded): number[] {
  const { mass, momentOfInertia, gravity, force, pointBody } = load;
  const between = Math.atan2(force[1], force[0]) - Math.atan2(pointBody[1], pointBody[0]) - state[2];
  const torque = lengthOf(pointBody) * lengthOf(force) * Math.sin(between);
  return [...state.slice(3), force[0] / mass, (force[1] - mass * gravity) / mass, torque / momentOfInertia];
}

/** The velocity of a point of a wheel whose axle goes to the right at 1 m/s. */
export const rollingVelocity = ({ radius, at: [x, y] }: Pick<Wheel, 'radius' | 'at'>): Vec2 => [
  1 + y / radius,
  -x / radius,
];

/** By the power of the force: friction acts at a point that stands still, and so has none. */
export function rollOf(wheel: Wheel): { acceleration: number; friction: number } {
  const { mass, momentOfInertia, radius, force, at } = wheel;
  const [ux, uy] = rollingVelocity(wheel);
  const acceleration = (force[0] * ux + force[1] * uy) / (mass + momentOfInertia / radius ** 2);
  return { acceleration, friction: ((-momentOfInertia * acceleration) / radius - across(at, force)) / radius };
}

const compared = (first: number, second: number): Compared =>
  first === second ? 'same' : first > second ? 'first' : 'second';
/** Two things compared by a number of each. */
export const comparedBy =
  <T>(measure: (one: T) => number) =>
  ({ first, second }: { first: T; second: T }): Compared =>
    compared(measure(first), measure(second));

/** Cross-multiplied: speed over distance, without dividing. */
export const fasterPlate = ({ first, second }: Plates): Compared =>
  compared(first.speed * second.distance, second.speed * first.distance);

/** The squared speeds, component by component; rounded, as fifths are. */
export function fasterOf({ wheel: { radius }, first, second }: WheelPoints): Compared {
  const squared = (at: Vec2): number => {
    const [ux, uy] = rollingVelocity({ radius, at });
    return Number((ux ** 2 + uy ** 2).toFixed(9));
  };
  return compared(squared(first), squared(second));
}

export const changesBy = (moves: boolean, turns: boolean): Changes =>
  moves ? (turns ? 'both' : 'motion') : turns ? 'turning' : 'neither';
export const forceOf = ({ pushes }: Pushes): Vec2 =>
  [0, 1].map((k) => pushes.reduce((sum, { force }) => sum + force[k], 0)) as Vec2;
export const torqueOf = ({ pushes }: Pushes): number =>
  pushes.reduce((sum, { force, at }) => sum + across(at, force), 0);
export const changesOf = (input: Pushes): Changes =>
  changesBy(
    forceOf(input).some((x) => x !== 0),
    torqueOf(input) !== 0,
  );

/**
 * Which way a level force or a couple would have the ground push: back on what is pulled,
 * ahead on what is driven.
 */
export function frictionOf({ pull, couple }: Driven): 'left' | 'right' | 'none' {
  const drivenTo = -couple;
  const push = drivenTo - pull;
  return push === 0 ? 'none' : push > 0 ? 'right' : 'left';
}
