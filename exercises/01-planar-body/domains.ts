/** What the statement allows. */
import { derived, integerIn, lengthOf, numberIn, oneOf, recordOf, vectorOf, multiple } from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import { changesOf } from './inputs.js';
import type {
  Changes,
  Compared,
  Driven,
  Loaded,
  Moving,
  Plates,
  Point,
  Push,
  Pushes,
  Vec2,
  Wheel,
  WheelPoints,
  MarkedPlate,
} from './inputs.js';

const vector = (most: number): Domain<Vec2> => vectorOf(numberIn(-most, most), 2);
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
    body: { velocity: multiple(velocity, size), angle, angularVelocity },
    pointBody: multiple(pointBody, size),
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
  ({ share, ...wheel }) => (lengthOf(share) > 1 ? undefined : { ...wheel, at: multiple(share, wheel.radius) }),
);

/** Numbers that a computer holds and divides exactly, so that equal is equal however it is computed. */
const EXACT = [1, 2, 4, 0.5, 0.25];
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

/**
 * Points of a wheel with the radius 5, from its axle: those of a row have one distance
 * from the touching point.
 */
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
    const [first, second] = rows.map((row, k) => multiple(row[places[k] % row.length], unit));
    if (same ? first.join() === second.join() : a === b) return undefined;
    return { wheel: { radius: 5 * unit, velocity: 5 * unit * omega }, first, second };
  },
);

const CHANGES: readonly Changes[] = ['motion', 'turning', 'both', 'neither'];
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
    stronger: integerIn(1, 2),
    velocity: whole,
    angularVelocity: oneOf([0, 2, -3]),
  }),
  ({ changes, two, force, otherForce, at, otherAt, along, stronger, velocity, angularVelocity }) => {
    const back: Vec2 = [0 - force[0], 0 - force[1]];
    const moved = (from: Vec2): Vec2 => [from[0] + along * force[0], from[1] + along * force[1]];
    const made = {
      motion: two
        ? [
            // A force twice as strong at half of the distance, on the other side.
            { force, at: multiple(at, stronger) },
            { force: multiple(force, stronger), at: [0 - at[0], 0 - at[1]] as Vec2 },
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
    stands: oneOf([false, false, true]),
  }),
  ({ by, strength, velocity, stands }) => ({
    velocity: stands ? 0 : velocity,
    pull: by === 'pull' ? strength : 0,
    couple: by === 'couple' ? strength : 0,
  }),
);
