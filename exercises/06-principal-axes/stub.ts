// All that you may use of the library.
import {
  add,
  subtract,
  scale,
  dot,
  cross,
  norm,
  normalize,
  determinant,
  transpose,
  apply,
  multiply,
  identity,
} from 'rigid-body-lab';

// Order of arguments: scale(vector, factor), subtract(a, b) is a - b, apply(matrix, vector),
// multiply(a, b), transpose(matrix).

/**
 * Three numbers. TypeScript counts them: `map` returns a list of any length, so write
 * `[a, b, c]` where a Vec3 is wanted.
 */
export type Vec3 = [number, number, number];

/** Three rows: `M[0][2]` stands in the first row and the third column. */
export type Mat3 = [Vec3, Vec3, Vec3];

/** What an eigenvalue routine returns: each vector belongs to the value of the same index. */
export interface Eigenpairs {
  values: Vec3;
  vectors: [Vec3, Vec3, Vec3];
}

/** Bodies of uniform density; README.md says what each is. */
export type NamedBody =
  | 'lump'
  | 'brick'
  | 'scalene plate'
  | 'cylinder'
  | 'square plate'
  | 'triangular plate'
  | 'ball'
  | 'cube'
  | 'tetrahedron';

/**
 * Task 1: the moment of inertia about an axis through the centre of mass.
 *
 * @param inertia about the centre of mass, kg m²; a moment or a product may be zero
 * @param u direction of the axis, of any length from 1e-11 to 1e8; components may be zero
 * @returns kg m²
 */
export function momentAbout(inertia: Mat3, u: Vec3): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 1, the question: can a body have these moments about three perpendicular axes
 * through its centre of mass?
 *
 * @param moments three positive whole numbers, in kg m², in any order
 * @returns 'flat' if only a body with all its mass in one plane can, 'solid' if it has to fill space
 */
export function possibleBody(moments: Vec3): 'solid' | 'flat' | 'no body' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the rotation that removes the product of inertia [p][q].
 *
 * @param inertia symmetric, kg m²; it stays as it is. A product that is not zero counts, however small
 * @param p row: 0, 1 or 2, smaller than q
 * @param q column
 * @returns J with (Jᵀ I J)[p][q] = 0, a turn by at most 45° either way
 */
export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2, the question: what does the rotation of this task do to a moment?
 *
 * @param inertia whole numbers, in kg m²; the moments [p][p] and [q][q] are
 * different, the product may be zero
 * @param p row: 0, 1 or 2, smaller than q
 * @param q column
 * @param watched the axis whose moment is asked for, 0, 1 or 2, or 'trace' for the sum of the three moments
 * @returns what it does from I to Jᵀ I J
 */
export function momentAfter(
  inertia: Mat3,
  p: number,
  q: number,
  watched: number | 'trace',
): 'grows' | 'shrinks' | 'stays' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: moments ascending and a right-handed frame of principal axes.
 *
 * @param pairs from an eigenvalue routine, in any order, with any signs and lengths, one, two or three
 *   moments equal and one of them perhaps zero; they stay as they are
 * @returns moments in kg m², ascending; axes as the columns of a rotation matrix
 */
export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: which directions through the centre of mass are principal axes of the body?
 *
 * @param body one of nine
 * @returns 'three lines' for three directions and no others, 'a line and a plane' for one direction and all
 *   that are perpendicular to it
 */
export function principalDirections(body: NamedBody): 'none' | 'three lines' | 'a line and a plane' | 'all directions' {
  // TODO
  throw new Error('not implemented');
}
