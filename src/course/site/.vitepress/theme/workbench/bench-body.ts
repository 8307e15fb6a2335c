/**
 * The body on the bench: its mass properties, its principal axes, how it looks, and the code that makes it.
 */
import type { DrawnMesh } from '@dist/figures/shapes.js';
import type { Mat3 } from '@dist/linear/mat3.js';
import type { Vec3 } from '@dist/linear/vec3.js';
import { placedPoints } from '@dist/mass/compound.js';
import { diagonalize } from '@dist/mass/diagonalize.js';
import type { MassProperties } from '@dist/mass/mass-properties.js';
import { solidMeshUnchecked } from '@dist/mass/mesh.js';
import { principalAxes } from '@dist/mass/principal-axes.js';
import { scaled } from '@dist/mass/triangle-mesh.js';
import { CELL_COLUMNS } from './bench-solid.js';
import { BENCH_SOLIDS } from './bench-solids.js';
import type { BenchAxis, BenchSolid, BodySource, Heavy } from './bench-solid.js';
import type { SolidFile } from './mesh-file.js';
import { readerOf } from './mesh-format.js';
import { MESH_UNITS } from './mesh-words.js';
import type { MeshUnit } from './mesh-words.js';

/** A body in code, with the types that it needs. */
export interface BodyCode extends BodySource {
  types: readonly string[];
  readsFile: boolean;
}

export interface BenchBody {
  /** `Box`, or the name of a file. */
  title: string;
  massProperties: MassProperties;
  /** Ascending, kg m². */
  moments: Vec3;
  /** The principal axes as columns. */
  axes: Mat3;
  /** For drawing: in principal axes, from the centre of mass, in m. */
  shape: DrawnMesh;
  code: BodyCode;
}

/** What the reader says of a solid. */
export interface SolidChoice {
  solid: string;
  /** Lengths in the order of the row, m. */
  lengths: readonly number[];
  axis: BenchAxis;
  heavy: Heavy;
}

/** What the reader says of a file. */
export interface FileChoice {
  unit: MeshUnit;
  heavy: Heavy;
}

export const solidNamed = (name: string): BenchSolid | undefined => BENCH_SOLIDS.find((row) => row.name === name);

function benchBody(
  title: string,
  massProperties: MassProperties,
  { vertices, triangles }: DrawnMesh,
  code: BodyCode,
): BenchBody {
  const { moments, axes } = principalAxes(massProperties.inertia);
  const { rotation, translation } = diagonalize(massProperties);
  const shape = { vertices: placedPoints(vertices, { rotation, translation }), triangles };
  return { title, massProperties, moments, axes, shape, code };
}

/** The body of a solid; throws as the library does for lengths that do not go together. */
export function bodyOfSolid({ solid, lengths, axis, heavy }: SolidChoice): BenchBody {
  const row = solidNamed(solid)!;
  const code = { ...row.source(lengths, heavy, axis), types: [], readsFile: false };
  return benchBody(row.label, row.make(lengths, heavy, axis), row.shape(lengths, axis), code);
}

export function bodyOfFile(file: SolidFile, { unit, heavy }: FileChoice): BenchBody {
  const factor = MESH_UNITS[unit];
  const massProperties = solidMeshUnchecked(
    scaled(file.mesh, factor),
    heavy.kind === 'mass' ? { mass: heavy.value } : { density: heavy.value },
  );
  return benchBody(file.name, massProperties, scaled(file.drawn, factor), codeOfFile(file, factor, heavy));
}

function codeOfFile({ name, format, repair, triangles }: SolidFile, factor: number, { kind, value }: Heavy): BodyCode {
  const { tolerance, turned } = repair;
  const reader = readerOf(format);
  const steps = [`const file = readFileSync('${name.replace(/[\\']/g, '\\$&')}');`];
  let mesh = `${reader}(file)`;
  if (tolerance !== undefined || turned.length > 0) {
    steps.push(`const read = ${mesh};`);
    mesh = 'read';
  }
  if (tolerance !== undefined) {
    steps.push(`const joined = weldVertices(read, { tolerance: ${tolerance} });`);
    mesh = 'joined';
  }
  if (turned.length > 0) {
    steps.push(...turningCode(mesh, turned, triangles));
    mesh = '{ vertices, triangles }';
  }
  const weld = tolerance === undefined ? [] : ['weldVertices'];
  return {
    imports: [reader, 'solidMesh', ...weld, ...(factor === 1 ? [] : ['scaled'])],
    types: turned.length > 0 ? ['Triangle'] : [],
    readsFile: true,
    lines: [
      ...steps,
      `const mesh = ${factor === 1 ? mesh : `scaled(${mesh}, ${factor})`};`,
      `const body = solidMesh(mesh, { ${kind}: ${value} });`,
    ],
  };
}

/** Exchanges two corners of the triangles that faced inwards. */
function turningCode(mesh: string, turned: readonly number[], triangles: number): string[] {
  const { length } = turned;
  const vertices = `const { vertices } = ${mesh};`;
  const turning = `const triangles = ${mesh}.triangles.map(`;
  if (length === triangles) return [vertices, turning, '  ([a, b, c]): Triangle => [a, c, b],', ');'];
  const rows = [' '];
  for (const number of turned) {
    if (rows[rows.length - 1].length + String(number).length + 2 > CELL_COLUMNS) rows.push(' ');
    rows[rows.length - 1] += ` ${number},`;
  }
  return [
    `const inward = new Set([\n${rows.join('\n')}\n]);`,
    vertices,
    turning,
    '  ([a, b, c], i): Triangle =>',
    '    inward.has(i) ? [a, c, b] : [a, b, c],',
    ');',
  ];
}
