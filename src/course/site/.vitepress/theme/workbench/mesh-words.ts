/** What is said of a mesh file: what it is, what was put right, what is wrong and where. */
import type { FaultyFile, SolidFile } from './mesh-file.js';

/** The unit in which the numbers of a file are written, and how many metres it is. */
export const MESH_UNITS = { mm: 0.001, cm: 0.01, m: 1, inch: 0.0254 } as const;
export type MeshUnit = keyof typeof MESH_UNITS;

const count = (n: number, one: string, many = `${one}s`): string => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
const short = (x: number): string => String(Number(x.toPrecision(3))).replace('-', '−');

export const sizeInWords = ({ extent }: Pick<SolidFile, 'extent'>, unit: MeshUnit): string =>
  `${extent.map(short).join(' × ')} ${unit}`;

/** The format, where the name says another one. */
const misnamedWords = ({ misnamed, format }: Pick<SolidFile, 'misnamed' | 'format'>): string[] =>
  misnamed ? [`Its content is ${format.toUpperCase()}, and read as that.`] : [];

/** What a file holds, and what was put right. */
export function solidInWords(file: SolidFile, unit: MeshUnit): string {
  const { triangles, repair } = file;
  const { tolerance, turned } = repair;
  const all = turned.length === triangles;
  const facing =
    turned.length === 0
      ? 'all facing outwards.'
      : all
        ? 'all of which faced inwards and were turned over.'
        : `of which ${turned.length.toLocaleString('en')} faced the wrong way and ${turned.length === 1 ? 'was' : 'were'} turned over.`;
  return [
    `A closed surface of ${count(triangles, 'triangle')}, ${facing}`,
    ...(tolerance === undefined ? [] : [`It had gaps: corners up to ${short(tolerance)} ${unit} apart were joined.`]),
    ...misnamedWords(file),
  ].join(' ');
}

/** What is wrong with a file and where. */
export function faultInWords(file: FaultyFile): string {
  const { triangles, open, openCount, turnedOver, problems } = file;
  const middle = open.at(0)?.[0].map((x, k) => short((x + open[0][1][k]) / 2));
  const sentences = [
    `${count(triangles, 'triangle')} that bound no solid.`,
    ...(openCount > 0
      ? [
          `The surface is open: ${count(openCount, 'edge belongs', 'edges belong')} to one triangle only, the first at (${middle?.join(', ')}) in the file. They are drawn in red.`,
        ]
      : []),
    ...(turnedOver > 0
      ? [`${count(turnedOver, 'triangle faces', 'triangles face')} the other way than those around.`]
      : []),
  ];
  const told = ['open', 'inconsistent winding'];
  return [
    ...sentences,
    ...problems.filter(({ name }) => !told.includes(name)).map(({ reason }) => reason),
    ...misnamedWords(file),
  ].join(' ');
}
