/** Bodies made of particles (lecture: COM and Inertia Tensor, Discretization; Chaney eq. 1 to 4). */
import { expectRecord } from '../linear/expect-fields.js';
import { expectFinite, expectVec3, message } from '../linear/expect.js';
import { exponentOf, timesPowerOfTwo } from '../linear/power-of-two.js';
import { add, scale, subtract } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { cloudSums } from './cloud-sums.js';
import { isPoint } from './expect-mass.js';
import type { MassProperties } from './mass-properties.js';
import { bodyFromScaled } from './moments.js';
import type { MomentSums, ScaledSums } from './moments.js';

/** A particle: mass in kg, position in m. */
export interface PointMass {
  readonly mass: number;
  readonly position: ReadonlyVec3;
}

const NO_MASS = 'Without mass there is no centre of mass.';
const NEGATIVE = 'A mass is 0 or positive.';

/**
 * Mass properties of particles: total mass, `com = sum m r / M` (lecture: COM; Chaney eq. 2, and eq.
 * 1 without its square, erratum C1), and the tensor about the centre of mass (Chaney eq. 4).
 * Massless particles change nothing.
 *
 * `pointCloud` is the fast form.
 *
 * @throws TypeError if the argument is not a list of `{mass, position}`.
 * @throws RangeError if a value is not finite, a mass is negative, or there is no mass at all.
 * @example
 * // A dumb-bell along x.
 * const body = pointMasses([{ mass: 1, position: [0, 0, 0] }, { mass: 3, position: [4, 0, 0] }]);
 * body.com; // => [3, 0, 0]
 * body.inertia; // => [[0, 0, 0], [0, 12, 0], [0, 0, 12]]
 * pointMasses([]); // => throws pointMasses: expected at least one particle with mass, got []
 */
export function pointMasses(particles: readonly PointMass[]): MassProperties {
  const where = 'pointMasses';
  const list: unknown = particles;
  if (!Array.isArray(list)) {
    throw new TypeError(message(where, 'a list of particles', particles, 'A particle is {mass, position}.'));
  }
  particles.forEach((particle: Partial<PointMass> | undefined, i) => {
    if (isPointMass(particle)) return;
    expectRecord(where, `particles[${i}]`, particle, 'A particle is {mass, position}.');
    const { mass, position } = particle as PointMass;
    expectFinite(where, `particles[${i}].mass`, mass);
    if (mass < 0) throw new RangeError(message(where, `particles[${i}].mass >= 0`, mass, NEGATIVE));
    expectVec3(where, `particles[${i}].position`, position);
  });
  const heavy = particles.filter(({ mass }) => mass > 0);
  if (heavy.length === 0) {
    const masses = particles.map(({ mass }) => mass);
    throw new RangeError(message(where, 'at least one particle with mass', masses, NO_MASS));
  }
  // Positions relative to a particle, then to the centre of mass: exact enough at any
  // distance from the origin.
  const origin = heavy[0].position;
  const relative = heavy.map(({ position }) => subtract(position, origin));
  const lengthExponent = -exponentOf(Math.max(...relative.flat().map(Math.abs)));
  const massExponent = -exponentOf(Math.max(...heavy.map(({ mass }) => mass)));
  const local = heavy.map(({ mass }, i) => ({
    mass: timesPowerOfTwo(mass, massExponent),
    r: relative[i].map((x) => timesPowerOfTwo(x, lengthExponent)) as Vec3,
  }));
  const mass = local.reduce((sum, p) => sum + p.mass, 0);
  const com = scale(
    local.reduce<Vec3>((sum, p) => add(sum, scale(p.r, p.mass)), [0, 0, 0]),
    1 / mass,
  );
  const sums = { mass, x: 0, y: 0, z: 0, xx: 0, yy: 0, zz: 0, xy: 0, yz: 0, zx: 0 };
  for (const { mass: m, r } of local) {
    const [x, y, z] = subtract(r, com);
    sums.xx += m * x * x;
    sums.yy += m * y * y;
    sums.zz += m * z * z;
    sums.xy += m * x * y;
    sums.yz += m * y * z;
    sums.zx += m * z * x;
  }
  const centre = add(origin, com.map((x) => timesPowerOfTwo(x, -lengthExponent)) as Vec3);
  return bodyFromScaled(where, { sums, origin: centre, lengthExponent, massExponent });
}

/**
 * The fast form of `pointMasses`: masses in one array, positions in another, x, y, z after x, y, z.
 * One pass, relative to the first particle with mass, so the offset (up to 1e9 sizes) costs no digits,
 * and summed in blocks, so a large count costs few: against exact sums, at most 3e-15 of the largest moment
 * for up to a million particles.
 *
 * @throws TypeError if there are not three coordinates for each mass.
 * @throws RangeError if a value is not finite, a mass is negative, or there is no mass at all.
 * @example
 * const body = pointCloud(Float64Array.of(1, 3), Float64Array.of(0, 0, 0, 4, 0, 0));
 * body.com; // => [3, 0, 0]
 */
export function pointCloud(masses: Float64Array, positions: Float64Array): MassProperties {
  const where = 'pointCloud';
  if (!(masses instanceof Float64Array) || !(positions instanceof Float64Array)) {
    throw new TypeError(message(where, 'two Float64Arrays', [masses, positions], 'Float64Array.from makes one.'));
  }
  const count = masses.length;
  if (positions.length !== 3 * count) {
    const fix = `${count} masses need ${3 * count} coordinates.`;
    throw new TypeError(message(where, 'three coordinates for each mass', positions.length, fix));
  }
  const first = masses.findIndex((mass) => mass !== 0);
  if (first < 0) throw new RangeError(message(where, 'at least one particle with mass', masses, NO_MASS));
  const [x, y, z] = positions.subarray(3 * first);
  const sums = cloudSums(masses, positions, [x, y, z]);
  if (sums.leastMass < 0) {
    const place = `masses[${masses.indexOf(sums.leastMass)}]`;
    throw new RangeError(message(where, `${place} >= 0`, sums.leastMass, NEGATIVE));
  }
  if (!Number.isFinite(sums.mass)) expectAllFinite(where, 'masses', masses);
  if (!Number.isFinite(sums.xx + sums.yy + sums.zz)) expectAllFinite(where, 'positions', positions);
  if (isInRange(sums)) return bodyFromScaled(where, { sums, origin: [x, y, z], lengthExponent: 0, massExponent: 0 });
  return bodyFromScaled(where, scaledCloud(masses, positions, [x, y, z]));
}

/**
 * Whether the sums are far from both ends of the doubles, so that no term that counts has
 * overflowed or underflowed.
 */
function isInRange({ mass, xx, yy, zz }: MomentSums): boolean {
  const second = xx + yy + zz;
  return 1e-250 < mass && mass < 1e250 && 1e-250 < second && second < 1e250;
}

/** The sums of a cloud whose masses and distances are brought near 1. */
function scaledCloud(masses: Float64Array, positions: Float64Array, origin: Vec3): ScaledSums {
  const relative = positions.map((x, i) => (masses[Math.floor(i / 3)] === 0 ? 0 : x - origin[i % 3]));
  const lengthExponent = -exponentOf(relative.reduce((most, x) => Math.max(most, Math.abs(x)), 0));
  const massExponent = -exponentOf(masses.reduce((most, x) => Math.max(most, x), 0));
  const sums = cloudSums(
    masses.map((mass) => timesPowerOfTwo(mass, massExponent)),
    relative.map((x) => timesPowerOfTwo(x, lengthExponent)),
    [0, 0, 0],
  );
  return { sums, origin, lengthExponent, massExponent };
}

/** Without the texts, for the many points of a cloud. */
function isPointMass(particle: Partial<PointMass> | null | undefined): particle is PointMass {
  const mass = particle?.mass;
  return typeof mass === 'number' && mass >= 0 && mass < Infinity && isPoint(particle?.position);
}

function expectAllFinite(where: string, name: string, values: Float64Array): void {
  values.forEach((value, i) => {
    expectFinite(where, `${name}[${i}]`, value);
  });
}
