/** Pendulums of point masses on massless rods, in Cartesian coordinates under constraints. */
import { expectFields } from '../linear/expect-fields.js';
import { expectPositive, expectVector, message } from '../linear/expect.js';
import type { ConstrainedSystem } from './constrained-dynamics.js';
import { checkedFunctions } from './constraint-from-functions.js';

/** A pendulum of one or more rods. Positions are x to the right and z up, in m, from the fixed pivot. */
export interface Pendulum {
  /** For `constrainedDynamics`; coordinates are [x1, z1, x2, z2, …]. */
  system: ConstrainedSystem;
  /**
   * The state [y, v] for angles of the rods from straight down, counter-clockwise, and their rates, rad/s.
   */
  stateFromAngles: (angles: readonly number[], rates: readonly number[]) => number[];
  /** The angles of the rods of a state, in (-pi, pi]. */
  anglesFromState: (state: readonly number[]) => number[];
  /** The points of a drawing: the pivot and the masses, [x, z] each. */
  joints: (state: readonly number[]) => [x: number, z: number][];
}

/**
 * A pendulum: one mass is the simple one, two the double one, and so on. The residual of a rod
 * is (|d|² - l²) / (2 l), to first order the error of its length in m, and its multiplier is minus
 * the tension of the rod in N.
 *
 * @param options masses: kg, from the pivot outwards; lengths: m, of the rods before them;
 * gravity: m/s², 9.81 by default
 * @throws RangeError for a mass or a length that is not positive, TypeError for lists of different lengths
 * @example
 * const { joints, stateFromAngles } = pendulum({ masses: [1, 1], lengths: [2, 1] });
 * joints(stateFromAngles([Math.PI / 2, 0], [0, 0])); // => [[0, 0], [2, 0], [2, -1]]
 */
export function pendulum(options: {
  masses: readonly number[];
  lengths: readonly number[];
  gravity?: number;
}): Pendulum {
  const where = 'pendulum';
  expectFields(where, 'options', options, ['masses', 'lengths', 'gravity']);
  const { masses, lengths, gravity = 9.81 } = options;
  if (!(Array.isArray as (value: unknown) => boolean)(masses) || masses.length === 0) {
    throw new TypeError(
      message(where, 'masses to be a list of at least one number', masses, 'One mass is a list of one.'),
    );
  }
  const count = masses.length;
  expectVector(where, 'lengths', lengths, count);
  masses.forEach((mass, i) => {
    expectPositive(where, `masses[${i}]`, mass, 'A mass is positive.');
    expectPositive(where, `lengths[${i}]`, lengths[i], 'A rod has a length.');
  });
  expectPositive(where, 'gravity', gravity, 'It pulls down by this much.');
  /** From the inner end of rod i to its outer end, of positions or of velocities. */
  const along = (i: number, y: readonly number[]): [dx: number, dz: number] =>
    i === 0 ? [y[0], y[1]] : [y[2 * i] - y[2 * i - 2], y[2 * i + 1] - y[2 * i - 1]];
  const diagonal = masses.flatMap((mass) => [mass, mass]);
  const weight = masses.flatMap((mass) => [0, -mass * gravity]);
  const system: ConstrainedSystem = {
    constraint: checkedFunctions(where, {
      f: (_t, y) =>
        lengths.map((l, i) => {
          const [dx, dz] = along(i, y);
          return (dx * dx + dz * dz - l * l) / (2 * l);
        }),
      jacobian: (_t, y) =>
        lengths.map((l, i) => {
          const row = new Array<number>(2 * count).fill(0);
          const [dx, dz] = along(i, y);
          if (i > 0) row.splice(2 * i - 2, 2, -dx / l, -dz / l);
          row.splice(2 * i, 2, dx / l, dz / l);
          return row;
        }),
      timeDerivative: () => lengths.map(() => 0),
      secondDerivative: (_t, _y, v) =>
        lengths.map((l, i) => {
          const [dx, dz] = along(i, v);
          return (dx * dx + dz * dz) / l;
        }),
    }),
    massMatrix: diagonal.map((mass, i) => diagonal.map((_, j) => (i === j ? mass : 0))),
    forces: () => weight,
    potentialEnergy: (_t, y) => masses.reduce((sum, mass, i) => sum + mass * gravity * y[2 * i + 1], 0),
  };
  return {
    system,
    stateFromAngles: (angles, rates) => {
      expectVector('stateFromAngles', 'angles', angles, count);
      expectVector('stateFromAngles', 'rates', rates, count);
      const y: number[] = [];
      const v: number[] = [];
      let [x, z, vx, vz] = [0, 0, 0, 0];
      lengths.forEach((l, i) => {
        const [sin, cos] = [l * Math.sin(angles[i]), l * Math.cos(angles[i])];
        [x, z, vx, vz] = [x + sin, z - cos, vx + cos * rates[i], vz + sin * rates[i]];
        y.push(x, z);
        v.push(vx, vz);
      });
      return [...y, ...v];
    },
    anglesFromState: (state) => {
      expectVector('anglesFromState', 'state', state, 4 * count);
      return masses.map((_, i) => {
        const [dx, dz] = along(i, state);
        return Math.atan2(dx, 0 - dz);
      });
    },
    joints: (state) => {
      expectVector('joints', 'state', state, 4 * count);
      return [[0, 0], ...masses.map((_, i): [number, number] => [state[2 * i], state[2 * i + 1]])];
    },
  };
}
