/** What a row of the workbench's solids is, and how one is made of a function of mass/solids.ts. */
import type { DrawnMesh } from '@dist/figures/shapes.js';
import type { DensityName } from '@dist/mass/mass-or-density.js';
import type { MassProperties } from '@dist/mass/mass-properties.js';
import { alongAxis } from './bench-shapes.js';

/** A length of a solid, in m. */
export interface BenchLength {
  /** The option of the library function. */
  option: string;
  /** Its place, where the option is a list. */
  place?: number;
  label: string;
  /** As the page begins. */
  value: number;
}

/** How heavy a body is: its mass, or its density per volume, area or length. */
export interface Heavy {
  kind: 'mass' | 'density';
  value: number;
}

/** A body in code: statements that end with `const body = …`, and the functions that they need. */
export interface BodySource {
  imports: readonly string[];
  lines: readonly string[];
}

export interface BenchSolid {
  /** The function of the library; in the address, too. */
  name: string;
  label: string;
  densityName: DensityName;
  /** Whether its axis of symmetry can be chosen. */
  hasAxis: boolean;
  lengths: readonly BenchLength[];
  make: (values: readonly number[], heavy: Heavy, axis: BenchAxis) => MassProperties;
  source: (values: readonly number[], heavy: Heavy, axis: BenchAxis) => BodySource;
  shape: (values: readonly number[], axis: BenchAxis) => DrawnMesh;
}

export type BenchAxis = 'x' | 'y' | 'z';

/** What the sliders of a density offer. */
export const DENSITIES = {
  density: { label: 'Density', unit: 'kg/m³', value: 1800, min: 10, max: 20000 },
  surfaceDensity: { label: 'Mass per area', unit: 'kg/m²', value: 8, min: 0.1, max: 1000 },
  lineDensity: { label: 'Mass per length', unit: 'kg/m', value: 0.5, min: 0.01, max: 100 },
} as const satisfies Record<DensityName, object>;

type Options = Record<string, number | number[] | string>;
type Make = (options: Options) => MassProperties;

/** The options of a call, with the lengths in their places. */
function optionsOf(lengths: readonly BenchLength[], values: readonly number[]): Options {
  const options: Options = {};
  lengths.forEach(({ option, place }, k) => {
    if (place === undefined) options[option] = values[k];
    else options[option] = [...((options[option] as number[] | undefined) ?? []), values[k]];
  });
  return options;
}

/** Columns that the page shows without breaking a line; a notebook's cell has more. */
export const CELL_COLUMNS = 66;

/** `const body = solidBox({ size: [1, 2, 3], mass: 12 });`, in several lines if it is long. */
function callInCode(name: string, options: Options): string {
  const fields = Object.entries(options).map(([field, value]) => {
    const text = Array.isArray(value) ? `[${value.join(', ')}]` : typeof value === 'string' ? `'${value}'` : value;
    return `${field}: ${text}`;
  });
  const line = `const body = ${name}({ ${fields.join(', ')} });`;
  return line.length <= CELL_COLUMNS
    ? line
    : `const body = ${name}({\n${fields.map((field) => `  ${field},\n`).join('')}});`;
}

interface SolidOfLibrary extends Pick<BenchSolid, 'name' | 'label' | 'lengths'> {
  make: unknown;
  densityName?: DensityName;
  hasAxis?: boolean;
  /** With the axis of symmetry along z. */
  shape: (...values: number[]) => DrawnMesh;
}

/** A solid of the library. */
export function solidRow({
  name,
  label,
  densityName = 'density',
  hasAxis = false,
  lengths,
  make,
  shape,
}: SolidOfLibrary): BenchSolid {
  const call = (values: readonly number[], { kind, value }: Heavy, axis: BenchAxis): Options => ({
    ...optionsOf(lengths, values),
    ...(hasAxis && axis !== 'z' && { axis }),
    [kind === 'mass' ? 'mass' : densityName]: value,
  });
  return {
    name,
    label,
    densityName,
    hasAxis,
    lengths,
    make: (...given) => (make as Make)(call(...given)),
    source: (...given) => ({ imports: [name], lines: [callInCode(name, call(...given))] }),
    shape: (values, axis) => alongAxis(shape(...values), axis),
  };
}
