/** The checks of this folder. */
import { expectFinite, expectVec3, message } from '../linear/expect.js';
import type { Mat3 } from '../linear/mat3.js';
import type { MassProperties } from './mass-properties.js';
import { PRINTED, problemsWithin } from './inertia-problems.js';

/** Throws unless the value is `{mass, com, inertia}` of a body that can exist. A massless part is allowed. */
export function expectMassProperties(where: string, name: string, part: MassProperties): void {
  const given: unknown = part;
  if (typeof given !== 'object' || given === null || !('mass' in given && 'com' in given && 'inertia' in given)) {
    throw new TypeError(
      message(where, `${name} to be {mass, com, inertia}`, given, 'pointMasses and the solids make one.'),
    );
  }
  expectFinite(where, `${name}.mass`, part.mass);
  if (part.mass < 0) throw new RangeError(message(where, `${name}.mass >= 0`, part.mass, 'A mass is 0 or positive.'));
  expectVec3(where, `${name}.com`, part.com);
  // A tensor with printed digits stays a body's when it has been turned, and its digits no longer show it.
  const problem = problemsWithin(where, `${name}.inertia`, part.inertia, PRINTED).at(0);
  if (problem !== undefined) {
    throw new RangeError(message(where, `${name}.inertia to be physical`, part.inertia, problem.reason));
  }
  if (part.mass === 0 && part.inertia.flat().some((x) => x !== 0)) {
    throw new RangeError(message(where, `${name}.inertia = 0`, part.inertia, 'What has no mass has no inertia.'));
  }
}

/**
 * Whether the value is three finite numbers: `expectVec3` without the texts, for the many
 * points of a cloud or a mesh.
 */
export function isPoint(value: unknown): boolean {
  return Array.isArray(value) && value.length === 3 && value.every(Number.isFinite);
}

const OVERFLOW = 'Masses times squared distances overflow; use other units.';

/** The tensor, if its entries are numbers: finite input can still overflow, 1e200 m squared is no double. */
export function finiteTensor(where: string, tensor: Mat3): Mat3 {
  if (tensor.every((row) => row.every(Number.isFinite))) return tensor;
  const moments = tensor.map((row, i) => row[i]);
  throw new RangeError(message(where, 'moments below 1.8e308 kg m²', moments, OVERFLOW));
}

/** The mass properties, if they are numbers. */
export function finiteBody(where: string, body: MassProperties): MassProperties {
  if (!Number.isFinite(body.mass)) {
    throw new RangeError(message(where, 'a mass below 1.8e308 kg', body.mass, 'The masses overflow; use other units.'));
  }
  if (!body.com.every(Number.isFinite)) {
    const reason = 'Masses times distances, or the distances alone, overflow; use other units.';
    throw new RangeError(message(where, 'a centre of mass within 1.8e308 m', body.com, reason));
  }
  finiteTensor(where, body.inertia);
  return body;
}
