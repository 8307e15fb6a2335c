// All that you may use of the library.
import { add, subtract, scale, dot, cross } from 'rigid-body-lab';

// Order of arguments: scale(vector, factor), subtract(a, b) is a - b.

/**
 * Three numbers. TypeScript counts them: `map` returns a list of any length, so write
 * `[a, b, c]` where a Vec3 is wanted.
 */
export type Vec3 = [number, number, number];

/** Three rows: `M[0][2]` stands in the first row and the third column. */
export type Mat3 = [Vec3, Vec3, Vec3];

/** Three places in the list of vertices, counted from 0; counter-clockwise as seen from outside. */
export type Triangle = [number, number, number];

/**
 * A part of a body: mass in kg, centre of mass in m, tensor about that centre in kg m². Negative for a hole.
 */
export interface Part {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}

/** A closed surface of triangles: vertices in m. */
export interface Mesh {
  vertices: Vec3[];
  triangles: Triangle[];
}

/**
 * Task 1: the inertia tensor of a solid brick about its centre of mass.
 *
 * @param size the full edges along x, y and z, in m; an edge may be zero
 * @param mass of the whole brick, in kg
 * @returns in kg m²
 */
export function brickInertia(size: Vec3, mass: number): Mat3 {
  const [a, b, c] = size;
  // The moments about x, y and z: which two edges belong to each?
  // TODO
  throw new Error('not implemented');
  // return [[xx, 0, 0], [0, yy, 0], [0, 0, zz]];
}

/**
 * Task 1, the question: how many times as large does a moment become?
 *
 * @param change the axis of the moment and the edges that become twice as long (0, 1,
 * 2 for x, y, z); what is kept
 * @returns the new moment over the old one
 */
export function timesLarger(change: { axis: number; longer: number[]; keeps: 'mass' | 'density' }): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the inertia tensor of a body that is put together from parts, about its centre of mass.
 *
 * @param parts one to five; some may be holes or have no mass, the total mass is positive
 * @returns in kg m², in the axes of the parts
 */
export function combinedInertia(parts: Part[]): Mat3 {
  let mass = 0;
  let moment: Vec3 = [0, 0, 0];
  for (const part of parts) {
    mass += part.mass;
    moment = add(moment, scale(part.com, part.mass));
  }
  // The common centre of mass.
  const com = scale(moment, 1 / mass);
  // Each part brings its own tensor, and what it takes to move that to the common centre.
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2, the question: what is wrong with a plain sum, or difference, of moments?
 *
 * @param bodies whether the second is joined to the first or cut out of it; both centres of mass in m;
 * the direction of the axes, 0, 1 or 2 for x, y or z
 * @returns how the plain sum or difference compares with the true moment
 */
export function simpleSum(bodies: {
  how: 'joined' | 'cut out';
  first: Vec3;
  second: Vec3;
  axis: number;
}): 'too small' | 'right' | 'too large' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: what a mesh encloses.
 *
 * @param mesh one closed surface or two, anywhere
 * @returns volume in m³, centre of mass in m
 */
export function meshCentre(mesh: Mesh): { volume: number; com: Vec3 } {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the inertia tensor of the solid in a mesh, about its centre of mass.
 *
 * @param mesh as above
 * @param com its true centre of mass, in m
 * @param density in kg/m³
 * @returns in kg m²
 */
export function meshInertia(mesh: Mesh, com: Vec3, density: number): Mat3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: what does a face of a brick do to the sum of volumes?
 *
 * @param brick its lowest and its highest corner, in m
 * @param face the one across this axis (0, 1, 2 for x, y, z), at its low or its high end
 * @param from the common corner of all tetrahedra, in m
 * @returns what the two tetrahedra over this face do
 */
export function faceCounts(
  brick: { low: Vec3; high: Vec3 },
  face: { axis: number; side: 'low' | 'high' },
  from: Vec3,
): 'adds' | 'takes away' | 'nothing' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: whether the triangles of a mesh bound a solid.
 *
 * @param triangles of the mesh, two at least
 * @param volume the sum of the signed volumes of task 3, in m³; not zero
 * @returns the first word of the statement's list that holds
 */
export function surfaceState(triangles: Triangle[], volume: number): 'solid' | 'open' | 'mixed' | 'inside out' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, the question: can a body have these moments?
 *
 * @param report mass in kg, edges of the box along x, y and z in m, moments about x, y and z in kg m²
 * @returns what is to be said of the moments
 */
export function canBe(report: { mass: number; size: Vec3; moments: Vec3 }): 'possible' | 'no body' | 'too large' {
  // TODO
  throw new Error('not implemented');
}
