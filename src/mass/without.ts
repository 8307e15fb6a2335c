/** Bodies with holes. */
import { message } from '../linear/expect.js';
import type { Mat3 } from '../linear/mat3.js';
import { add, scale, subtract } from '../linear/vec3.js';
import { expectMassProperties } from './expect-mass.js';
import { problemsWithin } from './inertia-problems.js';
import type { MassProperties } from './mass-properties.js';
import { plusParallelAxis } from './tensor.js';

/** What the difference of two tensors may miss, in parts of the larger one: a dozen roundings. */
const ROUNDING = 16 * Number.EPSILON;

/**
 * A body with a hole: what is left of a part when another one, made of the same material, is taken out.
 * The inverse of `combine`: masses subtract, and so do the tensors about the centre of mass of the rest.
 *
 * Whether the hole lies inside of the part cannot be told from mass properties; a result
 * that no body has is refused.
 *
 * @param part the full body
 * @param hole what was there, with its own mass, in the axes of the part
 * @throws TypeError or RangeError for mass properties that no body has, a hole that is not lighter than
 *   the part, and a difference that no body has.
 * @example
 * const tube = without(
 *   solidCylinder({ radius: 2, length: 6, density: 1 }),
 *   solidCylinder({ radius: 1, length: 6, density: 1 }),
 * );
 * tube.inertia[2][2] / tube.mass; // => 2.5
 * without(solidBox({ size: [1, 1, 1], mass: 2 }), solidBox({ size: [2, 2, 2], mass: 1 }));
 * // => throws without: expected the hole to lie in the part
 */
export function without(part: MassProperties, hole: MassProperties): MassProperties {
  const where = 'without';
  expectMassProperties(where, 'part', part);
  expectMassProperties(where, 'hole', hole);
  const mass = part.mass - hole.mass;
  if (!(mass > 0)) {
    const reason = 'Nothing would be left; give the mass that the hole had when it was full.';
    throw new RangeError(message(where, 'a hole lighter than the part', [hole.mass, part.mass], reason));
  }
  // Relative to the part, so that a body far from the origin keeps its digits: m com = M 0 - m' d.
  const d = subtract(hole.com, part.com);
  const com = scale(d, -hole.mass / mass);
  const full = plusParallelAxis(part.inertia, part.mass, com);
  const gone = plusParallelAxis(hole.inertia, hole.mass, subtract(d, com));
  const inertia = full.map((row, i) => subtract(row, gone[i])) as Mat3;
  const largest = Math.max(...full.flat().map(Math.abs));
  const left = Math.max(...inertia.flat().map(Math.abs));
  const problem = problemsWithin(where, 'the rest', inertia, left === 0 ? 1 : (ROUNDING * largest) / left).at(0);
  if (problem !== undefined || (left === 0 && largest > 0)) {
    const reason = problem?.reason ?? 'Its tensor is zero.';
    throw new RangeError(message(where, 'the hole to lie in the part', inertia, `No body has the rest. ${reason}`));
  }
  return { mass, com: add(part.com, com), inertia };
}
