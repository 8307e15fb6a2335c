/** A body re-described in its principal axes (Chaney section 2.2, steps 2 to 6). */
import { apply, transpose } from '../linear/mat3.js';
import type { Mat3 } from '../linear/mat3.js';
import { scale } from '../linear/vec3.js';
import type { Vec3 } from '../linear/vec3.js';
import { expectMassProperties } from './expect-mass.js';
import type { MassProperties } from './mass-properties.js';
import { principalAxes } from './principal-axes.js';

/** A body in its principal axes, and the way there: `new = rotation old + translation`. */
export interface Diagonalized {
  /** Centre of mass at the origin, tensor diagonal. */
  massProperties: MassProperties;
  /** The principal moments in ascending order, kg m². */
  moments: Vec3;
  /** The principal axes as **rows**: the transpose of `principalAxes(…).axes`. Chaney's `diagRotPos`. */
  rotation: Mat3;
  /** In m. Chaney's `diagLinPos`. */
  translation: Vec3;
}

/**
 * Moves the origin to the centre of mass and turns the axes into the principal axes, as Chaney's
 * `diagonalise()` does: `rotation = axes^T`, `translation = -rotation com`. The same step must be applied
 * to whatever else describes the body, such as graphics: `placedPoints(vertices, diagonalize(part))`.
 * Its rows form a rotation (det +1), which the source does not ask for (erratum C5): a reflection
 * would mirror the graphics.
 *
 * @param part mass properties in any axes
 * @throws TypeError or RangeError for mass properties that no body has.
 * @example
 * const part = pointMasses([{ mass: 1, position: [1, 1, 0] }, { mass: 1, position: [1, 5, 0] }]);
 * const { moments, rotation, translation } = diagonalize(part);
 * moments; // => [0, 8, 8]
 * rotation; // => [[0, 1, 0], [1, 0, 0], [0, 0, -1]]
 * placedPoints([[1, 5, 0]], { rotation, translation }); // => [[2, 0, 0]]
 */
export function diagonalize(part: MassProperties): Diagonalized {
  expectMassProperties('diagonalize', 'part', part);
  const { moments, axes } = principalAxes(part.inertia);
  const rotation = transpose(axes);
  const inertia: Mat3 = [
    [moments[0], 0, 0],
    [0, moments[1], 0],
    [0, 0, moments[2]],
  ];
  return {
    massProperties: { mass: part.mass, com: [0, 0, 0], inertia },
    moments,
    rotation,
    translation: scale(apply(rotation, part.com), -1),
  };
}
