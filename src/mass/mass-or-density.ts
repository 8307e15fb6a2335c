/** How a body says how heavy it is. */
import { expectPositive, message } from '../linear/expect.js';
import { expectFields, expectRecord } from '../linear/expect-fields.js';
import { LEAST_NORMAL, exponentOf, timesPowerOfTwo } from '../linear/power-of-two.js';

/** Exactly one of a total mass in kg and a density, whose name says per what. */
export type MassOr<Density extends string> =
  | ({ readonly mass: number } & Partial<Readonly<Record<Density, never>>>)
  | ({ readonly mass?: never } & Readonly<Record<Density, number>>);

/** Density of a solid in kg/m³, of a thin plate in kg/m², of a wire in kg/m. */
export type DensityName = 'density' | 'surfaceDensity' | 'lineDensity';

const UNIT: Record<DensityName, string> = { density: 'kg/m³', surfaceDensity: 'kg/m²', lineDensity: 'kg/m' };

const HEAVINESS = ['mass', 'density', 'surfaceDensity', 'lineDensity'] as const;

type Given = { readonly mass?: unknown } & Partial<Readonly<Record<DensityName, unknown>>>;

/**
 * Throws unless exactly one of mass and the density of this name is given,
 * and nothing but these and `others`.
 */
export function expectHeavy(
  where: string,
  name: string,
  given: Given,
  { densityName, others = [] }: { densityName: DensityName; others?: readonly string[] },
): void {
  expectRecord(where, name, given, `Its fields are ${[...others, 'mass', densityName].join(', ')}.`);
  const names = HEAVINESS.filter((n) => given[n] !== undefined);
  // A density of another kind is told apart from a misspelt option.
  const foreign = names.filter((n) => n !== 'mass' && n !== densityName);
  expectFields(where, name, given, [...others, 'mass', densityName, ...foreign]);
  if (names.length === 1 && ['mass', densityName].includes(names[0])) return;
  const fix = `One of them decides the other; ${densityName} is in ${UNIT[densityName]}.`;
  throw new TypeError(message(where, `exactly one of mass and ${densityName}`, names, fix));
}

/** How much there is of what has the density. */
interface Content {
  densityName: DensityName;
  /** Times 2^-exponent, in m³, m² or m. */
  content: number;
  exponent?: number;
  /** What helps where the mass leaves the range of numbers. */
  fix?: string;
}

/** For bodies whose lengths come from a file that names no unit. */
export const FIX_OF_MESH =
  'Give the mass, or the mesh in metres: scaled(mesh, 0.001) brings it there from millimetres.';

/**
 * The mass from either option and the content; throws unless it is
 * above 0, and for a mass that a double cannot hold.
 */
export function massFrom(
  where: string,
  given: Given,
  { densityName, content, exponent = 0, fix = 'Give the mass, or use other units.' }: Content,
): number {
  if (given.mass !== undefined) {
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
    throw new RangeError(message(where, condition, mass, fix));
  }
  return mass;
}

/** The mass from an object that holds nothing but a mass or a density. */
export function massOnly(where: string, heavy: unknown, what: Content): number {
  expectHeavy(where, 'the mass', heavy as Given, what);
  return massFrom(where, heavy as Given, what);
}
