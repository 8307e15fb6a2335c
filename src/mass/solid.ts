/**
 * What a row of solids.ts or thin-solids.ts says, and the one function that turns a row into a public
 * function.
 */
import { expectFinite, expectPositive, expectVector, message } from '../linear/expect.js';
import type { Mat3 } from '../linear/mat3.js';
import type { Vec3 } from '../linear/vec3.js';
import { expectHeavy, massFrom } from './mass-or-density.js';
import type { DensityName, MassOr } from './mass-or-density.js';
import type { MassProperties } from './mass-properties.js';
import { representable } from './moments.js';

/** A coordinate axis. */
export type AxisName = 'x' | 'y' | 'z';

/** Which coordinate axis the axis of symmetry lies on; z if it is not given. */
export interface WithAxis {
  readonly axis?: AxisName;
}
/** A radius in m. */
export interface Radius extends WithAxis {
  readonly radius: number;
}
/** A radius and a full length along the axis, in m. */
export interface RadiusAndLength extends Radius {
  readonly length: number;
}

/** Mass properties from dimensions in m and either a mass or a density. */
export type Solid<Dimensions, Density extends DensityName> = (options: Dimensions & MassOr<Density>) => MassProperties;

/** A check of one dimension, in the manner of linear/expect.ts. */
export type DimensionCheck = (where: string, name: string, value: unknown) => void;

/** One solid: its axis of symmetry, if it has one, lies along z here. */
export interface SolidRow<Dimensions> {
  readonly name: string;
  readonly densityName: DensityName;
  /** Whether it takes the option `axis`. */
  readonly hasAxis: boolean;
  readonly dimensions: { readonly [K in Exclude<keyof Dimensions, 'axis'>]-?: DimensionCheck };
  /** A sentence if the dimensions do not go together. */
  readonly conflict?: (dimensions: Dimensions) => string | undefined;
  /** Volume in m³, area in m² or length in m. */
  readonly content: (dimensions: Dimensions) => number;
  /** Moments about the centre of mass divided by the mass, in m²: about x, y, z. */
  readonly unitMoments: (dimensions: Dimensions) => Vec3;
  /** Height of the centre of mass above the origin, along the axis, in m; 0 if not given. */
  readonly comHeight?: (dimensions: Dimensions) => number;
}

/** A dimension that must not vanish. */
export const positive: DimensionCheck = (where, name, value) => {
  expectPositive(where, name, value, 'It is a length in m.');
};

/** A dimension that may vanish, which makes a thin body; that needs `mass`. */
export const extent: DimensionCheck = (where, name, value) => {
  expectFinite(where, name, value);
  if (value < 0) throw new RangeError(message(where, `${name} >= 0`, value, 'It is a length in m.'));
};

/** A list of such dimensions. */
export const extents =
  (length: number): DimensionCheck =>
  (where, name, value) => {
    expectVector(where, name, value, length);
    (value as number[]).forEach((x, i) => {
      extent(where, `${name}[${i}]`, x);
    });
  };

/** The public function of a row. */
export function solid<Dimensions, Density extends DensityName>(row: SolidRow<Dimensions>): Solid<Dimensions, Density> {
  const { name: where, densityName } = row;
  const checks = Object.entries(row.dimensions) as [keyof Dimensions & string, DimensionCheck][];
  const others = [...checks.map(([name]) => name), ...(row.hasAxis ? ['axis'] : [])];
  return (options) => {
    expectHeavy(where, 'options', options, { densityName, others });
    for (const [name, check] of checks) check(where, name, options[name]);
    const conflict = row.conflict?.(options);
    if (conflict !== undefined) {
      const given = checks.map(([name]) => options[name]);
      throw new RangeError(message(where, 'a possible shape', given, conflict));
    }
    const mass = massFrom(where, options, { densityName, content: row.content(options) });
    const turn = turnFromZ(where, options);
    const [ixx, iyy, izz] = turn(row.unitMoments(options)).map((moment) => mass * moment);
    const inertia: Mat3 = [
      [ixx, 0, 0],
      [0, iyy, 0],
      [0, 0, izz],
    ];
    const body = { mass, com: turn([0, 0, row.comHeight?.(options) ?? 0]), inertia };
    const isExtended = checks.some(([name]) => [options[name]].flat().some((size) => Number(size) > 0));
    return representable(where, body, { isExtended });
  };
}

/** The cyclic exchange x → y → z → x, as often as it takes the axis of a row, z, to the named axis. */
const TURNS: Readonly<Record<AxisName, (v: Vec3) => Vec3>> = {
  z: (v) => v,
  x: ([x, y, z]) => [z, x, y],
  y: ([x, y, z]) => [y, z, x],
};

function turnFromZ(where: string, options: object): (v: Vec3) => Vec3 {
  const axis: unknown = 'axis' in options && options.axis !== undefined ? options.axis : 'z';
  if (typeof axis === 'string' && Object.hasOwn(TURNS, axis)) return TURNS[axis as AxisName];
  throw new RangeError(message(where, "axis 'x', 'y' or 'z'", axis, 'It is the axis of symmetry.'));
}
