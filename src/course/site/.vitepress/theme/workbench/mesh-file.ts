/**
 * A mesh file as the workbench takes it: read, put right or refused, with what is drawn of it.
 * Pure, so that a worker runs it.
 */
import type { MeshProblem } from '@dist/mass/mesh.js';
import { weldVertices } from '@dist/mass/triangle-mesh.js';
import type { MeshArrays, MeshLists } from '@dist/mass/triangle-mesh.js';
import type { Vec3 } from '@dist/linear/vec3.js';
import { formatOf, formatOfName, FORMATS_IN_WORDS, readMesh } from './mesh-format.js';
import type { MeshFormat } from './mesh-format.js';
import { extentOf, minority, openEdges, repairMesh } from './mesh-repair.js';
import type { MeshRepair } from './mesh-repair.js';

/** Larger files are refused: a browser's memory does not hold the words of their text, in bytes. */
export const LARGEST_FILE = 150e6;
/** More triangles are not drawn sixty times a second. */
const DRAWN = 2000;
/** More open edges are not told apart. */
const SHOWN_EDGES = 300;

interface ReadMesh {
  kind: 'read';
  name: string;
  format: MeshFormat;
  /** Whether the name says another format. */
  misnamed: boolean;
  /** Along x, y and z in the unit of the file. */
  extent: Vec3;
  triangles: number;
  /** A mesh of fewer triangles, for drawing, in the unit of the file. */
  drawn: MeshLists;
}

/** A file whose mesh bounds a solid, perhaps after repair. */
export interface SolidFile extends ReadMesh {
  problems: readonly [];
  mesh: MeshArrays;
  repair: MeshRepair;
}

/** A file whose mesh does not. */
export interface FaultyFile extends ReadMesh {
  problems: readonly MeshProblem[];
  /** Corners of the edges that belong to one triangle only. */
  open: [Vec3, Vec3][];
  openCount: number;
  /** How many triangles face the other way than most around them. */
  turnedOver: number;
}

/** A file that is no mesh. */
export interface UnreadFile {
  kind: 'unread';
  name: string;
  message: string;
}

export type MeshFileResult = SolidFile | FaultyFile | UnreadFile;

export const isSolid = (result: MeshFileResult): result is SolidFile =>
  result.kind === 'read' && result.problems.length === 0;

export function readMeshFile(name: string, file: Uint8Array): MeshFileResult {
  const unread = (message: string): UnreadFile => ({ kind: 'unread', name, message });
  if (file.length > LARGEST_FILE) return unread(tooManyBytes(file.length));
  if (file.length === 0) return unread('The file is empty.');
  const format = formatOf(name, file);
  if (format === undefined) return unread(`It is no ${FORMATS_IN_WORDS} file.`);
  let given: MeshLists;
  try {
    given = readMesh(format, file);
  } catch (error) {
    return unread(refusalOf(error));
  }
  const { mesh, repair, problems } = repairMesh(given);
  const named = formatOfName(name);
  const about: ReadMesh = {
    kind: 'read',
    name,
    format,
    misnamed: named !== undefined && named !== format,
    extent: extentOf(mesh),
    triangles: mesh.triangles.length,
    drawn: fewerTriangles(mesh),
  };
  if (problems.length === 0) return { ...about, problems: [], mesh: flatOf(mesh), repair };
  const open = openEdges(mesh);
  return {
    ...about,
    problems,
    open: open.slice(0, SHOWN_EDGES).map(([a, b]) => [mesh.vertices[a], mesh.vertices[b]]),
    openCount: open.length,
    turnedOver: minority(mesh).length,
  };
}

const flatOf = ({ vertices, triangles }: MeshLists): MeshArrays => ({
  vertices: Float64Array.from(vertices.flat()),
  triangles: Uint32Array.from(triangles.flat()),
});

/** A file that is refused before it is read. */
export function tooManyBytes(bytes: number): string {
  const megabytes = (x: number): string => `${Math.round(x / 1e6)} MB`;
  return `It has ${megabytes(bytes)}; files up to ${megabytes(LARGEST_FILE)} are read here. A binary STL or PLY file of the same mesh is smaller.`;
}

/** A reader's message without the name of the reader, as a sentence. */
export function refusalOf(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).replace(/^\w+: /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Corners that are near each other become one, ever farther ones, until few triangles are left. */
function fewerTriangles(mesh: MeshLists): MeshLists {
  let tolerance = Math.max(...extentOf(mesh)) / 30;
  let fewer = mesh;
  while (fewer.triangles.length > DRAWN) {
    fewer = weldVertices(fewer, { tolerance });
    tolerance *= 1.5;
  }
  return fewer;
}
