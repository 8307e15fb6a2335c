/** What the sweeps of the formulas draw from. */
import {
  derived,
  integerIn,
  largestOf,
  matrixFrom,
  numberIn,
  oneOf,
  recordOf,
  rotationFromIntegers,
  transposed,
  vectorFrom,
  vectorOf,
  multiple,
} from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import { momentsFrom, unitOf } from './inputs.js';
import type { Loaded, Motion, Spin, Vec3 } from './inputs.js';

const typed = (x: number): number => Number(x.toPrecision(9));

/** Of an everyday size, of a grain and of a ship. */
const SIZES = [1, 1 / 1024, 1024];
const vector = (most: number) => vectorOf(numberIn(-most, most), 3);
/** Spreads that are equal, or zero: a flat body. */
const anySpread = vectorOf(numberIn(0, 9), 3);
const quaternions = vectorOf(integerIn(-5, 5), 4);

/** No moment is zero: a body on a line has none about that line. */
function sized(spread: Vec3, size: number): Vec3 | undefined {
  const moments = vectorFrom((i) => typed(momentsFrom(spread)[i] * size));
  return moments.every((x) => x > 0.05 * largestOf(moments)) ? moments : undefined;
}

export const anySpin: Domain<Spin> = derived(
  recordOf({ spread: anySpread, omegaBody: vector(20), torqueBody: vector(99), size: oneOf(SIZES) }),
  ({ spread, omegaBody, torqueBody, size }) => {
    const moments = sized(spread, size);
    return moments && { moments, omegaBody, torqueBody: multiple(torqueBody, size) };
  },
);

const loadFields = {
  mass: numberIn(0.1, 50, { corners: [1] }),
  spread: anySpread,
  force: vector(50),
  torque: vector(50),
  size: oneOf(SIZES),
  turn: quaternions,
};

export const anyMomenta: Domain<Loaded> = derived(
  recordOf({ ...loadFields, place: vector(20), momentum: vector(50), angular: vector(50) }),
  ({ mass, spread, force, torque, size, turn, place, momentum, angular }) => {
    const moments = sized(spread, size);
    if (!moments || turn.every((x) => x === 0)) return undefined;
    const R = rotationFromIntegers(turn);
    // Plus 0: no -0, which would be shown.
    const columns = transposed(R).map((column) => column.map((x) => x + 0));
    return {
      state: [...place, ...columns.flat(), ...multiple(momentum, size), ...multiple(angular, size)],
      load: { mass: typed(mass * size), moments, force: multiple(force, size), torque: multiple(torque, size) },
    };
  },
);

export const anyFlying: Domain<Loaded> = derived(
  recordOf({ ...loadFields, place: vector(20), velocity: vector(20), omegaBody: vector(20) }),
  ({ mass, spread, force, torque, size, turn, place, velocity, omegaBody }) => {
    const moments = sized(spread, size);
    if (!moments || turn.every((x) => x === 0)) return undefined;
    return {
      state: [...place, ...unitOf(turn), ...velocity, ...omegaBody],
      load: { mass: typed(mass * size), moments, force: multiple(force, size), torque: multiple(torque, size) },
    };
  },
);

export const anyMotion: Domain<Motion> = derived(
  recordOf({
    mass: loadFields.mass,
    spread: anySpread,
    size: oneOf(SIZES),
    turn: quaternions,
    velocity: vector(20),
    acceleration: vector(20),
    omegaBody: vector(20),
    omegaRateBody: vector(50),
  }),
  ({ mass, spread, size, turn, ...rest }) => {
    const moments = sized(spread, size);
    if (!moments || turn.every((x) => x === 0)) return undefined;
    const R = rotationFromIntegers(turn);
    return { mass: typed(mass * size), moments, rotation: matrixFrom((i, j) => R[i][j] + 0), ...rest };
  },
);
