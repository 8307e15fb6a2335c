/** Pendulums of point masses on massless rods, in Cartesian coordinates under constraints. */
import { expectPositive, expectVector, message } from '../linear/expect.js';
import type { ConstrainedSystem } from './constrained-dynamics.js';
import { constraint } from './constraint.js';

/** A pendulum of one or more rods. Positions are x to the right and z up, in m, from the fixed pivot. */
export interface Pendulum {
  /** For `constrainedDynamics`; coordinates are [x1, z1, x2, z2, …]. */
  system: ConstrainedSystem;
  /** The state [y, v] for angles of the rods from straight down, counter-clockwise, and their rates, rad/s. */
  stateFromAngles: (angles: readonly number[], rates: readonly number[]) => number[];
  /** The angles of the rods of a state, in (-pi, pi]. */
  anglesFromState: (state: readonly number[]) => number[];
  /** The points of a drawing: the pivot and the masses, [x, z] each. */
  joints: (state: readonly number[]) => [x: number, z: number][];
}

/**
 * A pendulum: one mass is the simple one, two the double one, and so on. The residual of a rod is (|d|² - l²) / (2 l),
 * to first order the error of its length in m, and its multiplier is minus the tension of the rod in N.
 *
 * @param options masses: kg, from the pivot outwards; lengths: m, of the rods before them; gravity: m/s², 9.81 by default
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
  const names = masses.map((_, i) => [`x${i + 1}`, `z${i + 1}`]);
  const equations = names.map(([x, z], i) => {
    const [dx, dz] = i === 0 ? [x, z] : [`(${x} - x${i})`, `(${z} - z${i})`];
    return `(${dx}^2 + ${dz}^2 - l${i + 1}^2) / (2 * l${i + 1})`;
  });
  const diagonal = masses.flatMap((mass) => [mass, mass]);
  const weight = masses.flatMap((mass) => [0, -mass * gravity]);
  const system: ConstrainedSystem = {
    constraint: constraint({
      equations,
      variables: names.flat(),
      parameters: Object.fromEntries(lengths.map((length, i) => [`l${i + 1}`, length])),
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
    anglesFromState: (state) =>
      masses.map((_, i) => {
        const [x0, z0] = i === 0 ? [0, 0] : [state[2 * i - 2], state[2 * i - 1]];
        return Math.atan2(state[2 * i] - x0, z0 - state[2 * i + 1]);
      }),
    joints: (state) => [[0, 0], ...masses.map((_, i): [number, number] => [state[2 * i], state[2 * i + 1]])],
  };
}
