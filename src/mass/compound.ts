/** Bodies made of parts (Chaney section 8.2). */
import { expectFields, expectList } from '../linear/expect-fields.js';
import { expectVec3, message } from '../linear/expect.js';
import { apply, identity } from '../linear/mat3.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import { add, scale, subtract } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { expectRotation } from '../rotation/expect.js';
import { expectMassProperties, finiteBody } from './expect-mass.js';
import type { MassProperties } from './mass-properties.js';
import { congruent, plusParallelAxis } from './tensor.js';

/**
 * Where a part sits: `x_parent = rotation x_part + translation`; without `rotation` it is not turned,
 * without `translation` not moved.
 */
export interface Placement {
  readonly rotation?: ReadonlyMat3;
  readonly translation?: ReadonlyVec3;
}

/**
 * The mass properties of a part in the axes of its parent: the centre of mass moves to `R com + translation`,
 * the tensor about it becomes `R I R^T`. Moving alone does not change the tensor.
 *
 * @param part the part in its own axes
 * @param placement `x_parent = rotation x_part + translation`, translation in m
 * @throws TypeError or RangeError for mass properties that no body has, or a matrix that is not a rotation.
 * @example
 * const part = placed(solidBox({ size: [1, 2, 3], mass: 12 }), {
 *   rotation: rotationZ(deg(90)),
 *   translation: [5, 0, 0],
 * });
 * part.com; // => [5, 0, 0]
 * part.inertia; // => [[10, 0, 0], [0, 13, 0], [0, 0, 5]]
 */
export function placed(part: MassProperties, placement: Placement): MassProperties {
  expectMassProperties('placed', 'part', part);
  const { rotation, translation } = complete('placed', placement);
  return finiteBody('placed', {
    mass: part.mass,
    com: add(apply(rotation, part.com), translation),
    inertia: congruent(part.inertia, rotation),
  });
}

/**
 * The points of a part in the axes of its parent, `rotation p + translation`: what `placed` does to mass
 * properties, done to the vertices of its graphics.
 *
 * @param points in m, in the axes of the part
 * @param placement `x_parent = rotation x_part + translation`; the result of `diagonalize` is one
 * @throws TypeError or RangeError for a point that is not three finite numbers,
 * or a matrix that is not a rotation.
 * @example
 * placedPoints([[1, 0, 0], [0, 1, 0]], { rotation: rotationZ(deg(90)), translation: [5, 0, 0] });
 * // => [[5, 1, 0], [4, 0, 0]]
 */
export function placedPoints(points: readonly ReadonlyVec3[], placement: Placement): Vec3[] {
  expectList('placedPoints', 'points', points, { least: 0, reason: 'It is a list of [x, y, z].' });
  const { rotation, translation } = complete('placedPoints', placement);
  return points.map((point, i) => {
    expectVec3('placedPoints', `points[${i}]`, point);
    return add(apply(rotation, point), translation);
  });
}

function complete(where: string, placement: Placement): Required<Placement> {
  // The result of diagonalize is a placement, too.
  expectFields(where, 'placement', placement, ['rotation', 'translation', 'massProperties', 'moments']);
  const { rotation = identity(), translation = [0, 0, 0] } = placement;
  expectRotation(where, 'rotation', rotation);
  expectVec3(where, 'translation', translation);
  return { rotation, translation };
}

/**
 * One body from parts that are fixed to each other: masses add, the centre of mass is their weighted mean,
 * and each tensor moves to it by the parallel-axis theorem before they add. All parts are in the same axes
 * (`placed`). A massless part changes nothing.
 *
 * @throws TypeError or RangeError for mass properties that no body has, if there is no mass at all,
 * or if the result overflows.
 * @example
 * // Chaney section 8.2: a box of 1000 kg and a cylinder of 500 kg beside it.
 * const box = solidBox({ size: [8, 4, 2], mass: 1000 });
 * const cylinder = solidCylinder({ radius: 1, length: 2, axis: 'x', mass: 500 });
 * combine(box, placed(cylinder, { translation: [5, 0, 0] })).com; // => [1.6666666667, 0, 0]
 */
export function combine(...parts: readonly MassProperties[]): MassProperties {
  parts.forEach((part, i) => {
    expectMassProperties('combine', `part ${i + 1}`, part);
  });
  const heavy = parts.filter((part) => part.mass > 0);
  if (heavy.length === 0) {
    const masses = parts.map((part) => part.mass);
    throw new RangeError(
      message('combine', 'at least one part with mass', masses, 'Without mass there is no centre of mass.'),
    );
  }
  // Relative to one of the parts, so that a body far from the origin keeps its digits.
  const origin = heavy[0].com;
  const local = heavy.map(({ mass, com, inertia }) => ({ mass, inertia, r: subtract(com, origin) }));
  const mass = local.reduce((sum, part) => sum + part.mass, 0);
  const centre = scale(
    local.reduce<Vec3>((sum, part) => add(sum, scale(part.r, part.mass)), [0, 0, 0]),
    1 / mass,
  );
  const inertia = local
    .map((part) => plusParallelAxis(part.inertia, part.mass, subtract(part.r, centre)))
    .reduce((sum, term) => sum.map((row, i) => add(row, term[i])) as Mat3);
  return finiteBody('combine', { mass, com: add(origin, centre), inertia });
}
