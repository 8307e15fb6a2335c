/** Which format a mesh file has: its content says so, whatever its name. */
import { meshFromObj } from '@dist/mass/mesh-obj.js';
import { meshFromOff } from '@dist/mass/mesh-off.js';
import { meshFromPly } from '@dist/mass/mesh-ply.js';
import { meshFromStl } from '@dist/mass/mesh-stl.js';
import type { MeshLists } from '@dist/mass/triangle-mesh.js';

/** A format, its reader in the library, and whether the beginning of a file looks like it. */
interface FormatRow {
  reader: string;
  read: (file: Uint8Array) => MeshLists;
  looksLike: (head: string, file: Uint8Array) => boolean;
}

/** An STL file without text says how many triangles of 50 bytes follow its header. */
function isBinaryStl(_head: string, file: Uint8Array): boolean {
  if (file.length < 84) return false;
  const count = new DataView(file.buffer, file.byteOffset).getUint32(80, true);
  return count > 0 && file.length === 84 + 50 * count;
}

/** By the end of a file's name. The strictest comes first: what it leaves over is tried with the next. */
export const MESH_FORMATS = {
  ply: { reader: 'meshFromPly', read: meshFromPly, looksLike: (head) => /^ply\s/.test(head) },
  off: {
    reader: 'meshFromOff',
    read: meshFromOff,
    looksLike: (head) => /^(st)?c?n?off\b/i.test(withoutComments(head)),
  },
  stl: {
    reader: 'meshFromStl',
    read: meshFromStl,
    looksLike: (head, file) => isBinaryStl(head, file) || /^\s*solid\b[^]*\bfacet\b/i.test(head),
  },
  obj: {
    reader: 'meshFromObj',
    read: meshFromObj,
    looksLike: (head) => /^(?:v|vn|vt|f|o|g|s|mtllib|usemtl)[ \t]\S/m.test(withoutComments(head)),
  },
} as const satisfies Record<string, FormatRow>;

export type MeshFormat = keyof typeof MESH_FORMATS;

const ends = Object.keys(MESH_FORMATS).reverse();
const names = ends.map((end) => end.toUpperCase());

/** The formats as a sentence names them. */
export const FORMATS_IN_WORDS = `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;

/** What the dialog that chooses a file shows. */
export const FILE_ENDS = ends.map((end) => `.${end}`).join(',');

export const readerOf = (format: MeshFormat): string => MESH_FORMATS[format].reader;

export const readMesh = (format: MeshFormat, file: Uint8Array): MeshLists => MESH_FORMATS[format].read(file);

/** As much of a file shows what it is, in bytes. */
const HEAD = 4000;

const withoutComments = (head: string): string => head.replace(/^\s*#.*$/gm, '').trimStart();

/** The format that a name ends with. */
export function formatOfName(name: string): MeshFormat | undefined {
  const end = /\.([^.]+)$/.exec(name)?.[1].toLowerCase() ?? '';
  return Object.hasOwn(MESH_FORMATS, end) ? (end as MeshFormat) : undefined;
}

/** The format of a file by its content, else by its name. */
export function formatOf(name: string, file: Uint8Array): MeshFormat | undefined {
  const head = String.fromCharCode(...file.subarray(0, HEAD)).replace(/^\u00ef\u00bb\u00bf/, '');
  const formats = Object.entries(MESH_FORMATS) as [MeshFormat, FormatRow][];
  return formats.find(([, { looksLike }]) => looksLike(head, file))?.[0] ?? formatOfName(name);
}
