import { derived, integerIn, lengthOf, numberIn, oneOf, recordOf, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Variant } from 'rigid-body-lab/course';

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

/** Far from 0 and 1, where mistakes look right; x and y differ in size, angles are none at which sine is cosine. */
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

const vector = (most: number): Domain<Vec2> => vectorOf(numberIn(-most, most), 2);
const times = (v: Vec2, factor: number): Vec2 => [v[0] * factor, v[1] * factor];
const SIZES = [1, 1 / 1024, 1024];

/** Any body, of any size, turned by any angle. */
export const anyPoint: Domain<Point> = derived(
  recordOf({
    velocity: vector(20),
    angle: numberIn(-9, 9, { corners: [0, 1.5, -3] }),
    angularVelocity: numberIn(-30, 30),
    pointBody: vector(5),
    size: oneOf(SIZES),
  }),
  ({ velocity, angle, angularVelocity, pointBody, size }) => ({
    body: { velocity: times(velocity, size), angle, angularVelocity },
    pointBody: times(pointBody, size),
  }),
);

/** Any motion; a corner lays an ω of 0, or a tiny one, over it. */
export const anyMoving: Domain<Moving> = recordOf({
  position: vector(20),
  velocity: vector(20),
  angularVelocity: numberIn(-30, 30),
});

export const anyLoad: Domain<Loaded> = derived(
  recordOf({
    place: vector(20),
    angle: numberIn(-9, 9, { corners: [0, 1.5, -3] }),
    velocity: vector(20),
    angularVelocity: numberIn(-20, 20),
    mass: numberIn(0.1, 50),
    momentOfInertia: numberIn(0.1, 50),
    gravity: oneOf([9.81, 0, 1.62]),
    force: vector(50),
    pointBody: vector(5),
  }),
  ({ place, angle, velocity, angularVelocity, ...load }) => ({
    state: [...place, angle, ...velocity, angularVelocity],
    load,
  }),
);

/** The force acts somewhere on the wheel, the rim and the touching point included. */
export const anyWheel: Domain<Wheel> = derived(
  recordOf({
    mass: numberIn(0.1, 50),
    momentOfInertia: numberIn(0.01, 20),
    radius: numberIn(0.05, 3),
    force: vector(50),
    share: vector(1),
  }),
  ({ share, ...wheel }) => (lengthOf(share) > 1 ? undefined : { ...wheel, at: times(share, wheel.radius) }),
);

/** Numbers that a computer holds and divides exactly, so that equal is equal however it is computed. */
const EXACT = [1, 2, 4, 0.5, 0.25];
type Compared = 'same' | 'first' | 'second';
const COMPARED: readonly Compared[] = ['same', 'first', 'second'];

export const anyPlates: Domain<Plates> = derived(
  recordOf({
    answer: oneOf(COMPARED),
    omega: oneOf([1, 2, 3, 5, 6]),
    faster: oneOf([1.25, 1.5, 2, 3]),
    distances: vectorOf(oneOf(EXACT), 2),
    fromCentre: vectorOf(oneOf(EXACT), 2),
  }),
  ({ answer, omega, faster, distances, fromCentre }) => {
    const plate = (name: Compared, k: 0 | 1): MarkedPlate => ({
      distance: distances[k],
      speed: omega * distances[k] * (answer === name ? faster : 1),
      fromCentre: fromCentre[k],
    });
    return { first: plate('first', 0), second: plate('second', 1) };
  },
);

/** Points of a wheel with the radius 5, from its axle: those of a row have one distance from the touching point. */
const ALIKE: readonly (readonly Vec2[])[] = [
  [
    [0, 0],
    [3, -1],
    [4, -2],
    [-3, -1],
    [-4, -2],
  ],
  [
    [5, 0],
    [-5, 0],
  ],
  [
    [4, 3],
    [-4, 3],
  ],
  [
    [3, 4],
    [-3, 4],
  ],
  [
    [4, -3],
    [-4, -3],
  ],
  [
    [3, -4],
    [-3, -4],
  ],
  [[0, 5]],
  [[0, -5]],
  [[0, 3]],
  [[0, 1]],
];
const SAME_SPEED = ALIKE.filter((row) => row.length > 1);

export const anyWheelPoints: Domain<WheelPoints> = derived(
  recordOf({
    same: oneOf([true, false, false]),
    rows: vectorOf(integerIn(0, ALIKE.length - 1), 2),
    places: vectorOf(integerIn(0, 4), 2),
    unit: oneOf([0.125, 0.0625, 0.25]),
    omega: oneOf([1, 2, -1, -2, 4, -4]),
  }),
  ({ same, rows: [a, b], places, unit, omega }) => {
    const rows = same ? [SAME_SPEED[a % SAME_SPEED.length], SAME_SPEED[a % SAME_SPEED.length]] : [ALIKE[a], ALIKE[b]];
    const [first, second] = rows.map((row, k) => times(row[places[k] % row.length], unit));
    if (same ? first.join() === second.join() : a === b) return undefined;
    return { wheel: { radius: 5 * unit, velocity: 5 * unit * omega }, first, second };
  },
);

export type Changes = 'motion' | 'turning' | 'both' | 'neither';
const CHANGES: readonly Changes[] = ['motion', 'turning', 'both', 'neither'];
/** The torque of a force at a place. */
export const across = ([x, y]: Vec2, [fx, fy]: Vec2): number => x * fy - y * fx;
const whole = vectorOf(integerIn(-4, 4), 2);

/** Whole numbers, so that forces and torques that cancel do so exactly. */
export const anyPushes: Domain<Pushes> = derived(
  recordOf({
    changes: oneOf(CHANGES),
    two: oneOf([false, true]),
    force: whole,
    otherForce: whole,
    at: whole,
    otherAt: whole,
    along: integerIn(-2, 2),
    velocity: whole,
    angularVelocity: oneOf([0, 2, -3]),
  }),
  ({ changes, two, force, otherForce, at, otherAt, along, velocity, angularVelocity }) => {
    const back: Vec2 = [0 - force[0], 0 - force[1]];
    const moved = (from: Vec2): Vec2 => [from[0] + along * force[0], from[1] + along * force[1]];
    const made = {
      motion: two
        ? [
            { force, at },
            { force, at: [0 - at[0], 0 - at[1]] as Vec2 },
          ]
        : [{ force, at: moved([0, 0]) }],
      turning: [
        { force, at },
        { force: back, at: otherAt },
      ],
      both: two
        ? [
            { force, at },
            { force: otherForce, at: otherAt },
          ]
        : [{ force, at }],
      neither: [
        { force, at },
        { force: back, at: moved(at) },
      ],
    } satisfies Record<Changes, Push[]>;
    const pushes = made[changes];
    const motion = { velocity, angularVelocity };
    const isPush = pushes.every((push) => push.force.some((x) => x !== 0));
    return isPush && changesOf({ motion, pushes }) === changes ? { motion, pushes } : undefined;
  },
);

export const anyDriven: Domain<Driven> = derived(
  recordOf({
    by: oneOf(['nothing', 'pull', 'couple', 'nothing', 'pull', 'couple'] as const),
    strength: oneOf([1, -1, 2.5, -2.5, 8, -8]),
    velocity: numberIn(-9, 9),
  }),
  ({ by, strength, velocity }) => ({
    velocity,
    pull: by === 'pull' ? strength : 0,
    couple: by === 'couple' ? strength : 0,
  }),
);

/** The velocity of a point by its polar angle: ω times the distance, a quarter turn ahead of the arm. */
export function velocityOf({ body: { velocity, angle, angularVelocity }, pointBody }: Point): Vec2 {
  const speed = angularVelocity * lengthOf(pointBody);
  const ahead = angle + Math.atan2(pointBody[1], pointBody[0]) + Math.PI / 2;
  return [velocity[0] + speed * Math.cos(ahead), velocity[1] + speed * Math.sin(ahead)];
}

/** |v| / |ω| away from the centre of mass, a quarter turn ahead of the velocity, or behind it for a clockwise turn. */
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

/** Which way a level force or a couple would have the ground push: back on what is pulled, ahead on what is driven. */
export function frictionOf({ pull, couple }: Driven): 'left' | 'right' | 'none' {
  const drivenTo = -couple;
  const push = drivenTo - pull;
  return push === 0 ? 'none' : push > 0 ? 'right' : 'left';
}
