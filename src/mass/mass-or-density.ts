/** How a body says how heavy it is. */
import { expectPositive, message } from '../linear/expect.js';
import { expectRecord } from '../linear/expect-record.js';
import { LEAST_NORMAL, exponentOf, timesPowerOfTwo } from '../linear/power-of-two.js';

/** Exactly one of a total mass in kg and a density, whose name says per what. */
export type MassOr<Density extends string> =
  | ({ readonly mass: number } & Partial<Readonly<Record<Density, never>>>)
  | ({ readonly mass?: never } & Readonly<Record<Density, number>>);

/** Density of a solid in kg/m³, of a thin plate in kg/m², of a wire in kg/m. */
export type DensityName = 'density' | 'surfaceDensity' | 'lineDensity';

const UNIT: Record<DensityName, string> = { density: 'kg/m³', surfaceDensity: 'kg/m²', lineDensity: 'kg/m' };

/**
 * The mass from either option and the content (m³, m² or m), which is given times 2^-exponent; throws unless exactly one
 * is given and above 0, and for a mass that a double cannot hold.
 */
export function massFrom(
  where: string,
  given: { readonly mass?: unknown } & Partial<Readonly<Record<DensityName, unknown>>>,
  { densityName, content, exponent = 0 }: { densityName: DensityName; content: number; exponent?: number },
): number {
  const names = (['mass', 'density', 'surfaceDensity', 'lineDensity'] as const).filter((n) => given[n] !== undefined);
  if (names.length !== 1 || !['mass', densityName].includes(names[0])) {
    const fix = `One of them decides the other; ${densityName} is in ${UNIT[densityName]}.`;
    throw new TypeError(message(where, `exactly one of mass and ${densityName}`, names, fix));
  }
  if (names[0] === 'mass') {
    expectPositive(where, 'mass', given.mass, 'A body that moves has mass.');
    return given.mass;
  }
  const density = given[densityName];
  expectPositive(where, densityName, density, `It is in ${UNIT[densityName]}.`);
  const ofDensity = exponentOf(density);
  const mass = timesPowerOfTwo(timesPowerOfTwo(density, -ofDensity) * content, ofDensity + exponent);
  const empty = 'A body without content has no density: give its mass.';
  if (!(content > 0)) expectPositive(where, 'density times content', mass, empty);
  if (!(mass >= LEAST_NORMAL && mass < Infinity)) {
    const condition = 'density times content between 2.2e-308 and 1.8e308 kg';
    throw new RangeError(message(where, condition, mass, 'Give the mass, or use other units.'));
  }
  return mass;
}

/** The mass from an object that holds nothing but a mass or a density. */
export function massOnly(
  where: string,
  heavy: unknown,
  what: { densityName: DensityName; content: number; exponent: number },
): number {
  const { densityName } = what;
  if (typeof heavy !== 'object' || heavy === null) {
    const fix = `One of them decides the other; ${densityName} is in ${UNIT[densityName]}.`;
    throw new TypeError(message(where, `{ mass } or { ${densityName} }`, heavy, fix));
  }
  const mass = massFrom(where, heavy, what);
  expectRecord(where, `{ mass } or { ${densityName} }`, heavy, ['mass', densityName]);
  return mass;
}
