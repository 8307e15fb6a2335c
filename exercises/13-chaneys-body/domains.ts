/** What the statement allows. */
import {
  derived,
  integerIn,
  numberIn,
  oneOf,
  recordOf,
  transposed,
  vectorFrom,
  vectorOf,
  multiple,
} from 'rigid-body-lab/course';
import type { Domain, Vector } from 'rigid-body-lab/course';
import { callsOf, momentsOf, sum, tensorFrom, turned } from './inputs.js';
import type { Body, Call, Flight, Mat3, Part, Parts, Vec3 } from './inputs.js';

const vector = (most: number): Domain<Vec3> => vectorOf(numberIn(-most, most), 3);
/** Three numbers, not negative, whose sums of two are moments; all zero for what has no size. */
const spread = vectorOf(numberIn(0, 9), 3);
const turn = vectorOf(integerIn(-3, 3), 4);
const isTurn = (numbers: Vector): boolean => numbers.some((x) => x !== 0);

/** Any two parts: of any shape, points too, in one place or apart. */
export const anyParts: Domain<Parts> = derived(
  recordOf({
    masses: vectorOf(numberIn(0.01, 500), 2),
    centre: vector(10),
    apart: vector(6),
    spreads: vectorOf<number>(numberIn(0, 9), 6),
    turns: vectorOf<number>(integerIn(-3, 3), 8),
  }),
  ({ masses, centre, apart, spreads, turns }) => {
    const [one, other] = [turns.slice(0, 4), turns.slice(4)];
    if (!isTurn(one) || !isTurn(other)) return undefined;
    const part = (mass: number, com: Vec3, sizes: Vector, numbers: Vector): Part => ({
      mass,
      com,
      inertia: tensorFrom(momentsOf(sizes), turned(numbers)),
    });
    return {
      first: part(masses[0], centre, spreads.slice(0, 3), one),
      second: part(masses[1], sum(centre, apart), spreads.slice(3), other),
    };
  },
);

/** Which of the axes points the other way, so that they are left-handed; none of them. */
export const TURNED_ROUND = [undefined, 2, 0, 1];

export const anyBody: Domain<Body> = derived(
  recordOf({ com: vector(10), spread, turn, round: integerIn(0, 3) }),
  ({ com, spread: sizes, turn: numbers, round }) => {
    if (!isTurn(numbers)) return undefined;
    const axes = transposed(turned(numbers)) as Mat3;
    return {
      body: { com, inertia: tensorFrom(momentsOf(sizes), axes) },
      axes: axes.map((axis, k) => (k === TURNED_ROUND[round] ? vectorFrom((i) => 0 - axis[i]) : axis)) as Mat3,
    };
  },
);

const SIZES = [1, 1 / 1024, 1024];

export const anyCall: Domain<Call> = derived(
  recordOf({
    stage: oneOf([1, 2, 3, 4]),
    position: vector(20),
    velocity: vector(20),
    forces: vectorOf<number>(numberIn(-50, 50), 12),
    mass: numberIn(0.1, 50),
    stepSize: numberIn(0.01, 2),
    size: oneOf(SIZES),
  }),
  ({ stage, position, velocity, forces, mass, stepSize, size }) => {
    const start = { position: multiple(position, size), velocity: multiple(velocity, size) };
    const pushes = [0, 3, 6, 9].map((at) => vectorFrom((k) => forces[at + k] * size));
    return callsOf(start, pushes, { mass, stepSize }).calls[stage - 1];
  },
);

export const anyFlight: Domain<Flight> = derived(
  recordOf({
    anchor: vector(10),
    mass: numberIn(0.1, 50),
    spread,
    linPos: vector(10),
    linVel: vector(10),
    turn,
    rotVel: vector(10),
  }),
  ({ anchor, mass, spread: sizes, linPos, linVel, turn: numbers, rotVel }) =>
    isTurn(numbers)
      ? {
          anchor,
          body: { mass, moments: momentsOf(sizes) },
          state: { linPos, linVel, rotPos: turned(numbers), rotVel },
        }
      : undefined,
);
