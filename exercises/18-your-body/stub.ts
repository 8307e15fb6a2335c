// All that you may use of the library.
import {
  add,
  subtract,
  scale,
  dot,
  cross,
  identity,
  transpose,
  multiply,
  integrate,
  meshFromObj,
  meshFromOff,
  meshFromPly,
  meshFromStl,
} from 'rigid-body-lab';

// Order of arguments: scale(vector, factor), subtract(a, b) is a - b, multiply(A, B) is A B.

/** Three numbers. */
export type Vec3 = [number, number, number];

/** Three rows: `M[0][2]` stands in the first row and the third column. */
export type Mat3 = [Vec3, Vec3, Vec3];

/** Three places in the list of vertices, counted from 0; counter-clockwise as seen from outside. */
export type Triangle = [number, number, number];

/** A closed surface of triangles: vertices in m. */
export interface Mesh {
  vertices: Vec3[];
  triangles: Triangle[];
}

/** Mass in kg, centre of mass in m, tensor about the centre of mass in kg m². */
export interface MassProperties {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}

/** Times in s, angular velocities along the principal axes in rad/s, and the time of the first flip in s. */
export interface Motion {
  times: number[];
  omegas: Vec3[];
  flip: number | 'none';
}

/** A figure as Plotly takes it; there may be more in it. */
export interface Figure {
  data: { x: number[]; y: number[]; name: string }[];
  layout: { title: string; xaxis: { title: string }; yaxis: { title: string } };
}

/**
 * Your body: one of the three names below, or the text of a mesh file between two backticks,
 * at most 150,000 characters.
 */
export const mesh: string = 'wing nut';

/** The three bodies that have a name, as texts of mesh files in m. */
const BODIES: Record<string, string> = {
  // An OBJ text: eight corners, twelve triangles.
  brick:
    'v 0 0 0\nv 0.24 0 0\nv 0 0.115 0\nv 0.24 0.115 0\nv 0 0 0.071\nv 0.24 0 0.071\nv 0 0.115 0.071\nv 0.24 0.115 0.071\nf 1 5 7\nf 1 7 3\nf 2 4 8\nf 2 8 6\nf 1 2 6\nf 1 6 5\nf 3 7 8\nf 3 8 4\nf 1 3 4\nf 1 4 2\nf 5 6 8\nf 5 8 7\n',
  // An OFF text: 26 corners, 48 triangles; a flat outline of twelve points with some thickness.
  'wing nut':
    'OFF\n26 48 0\n0.00039 0.00397 -0.00145\n0.00852 -0.00271 0.00106\n0.00626 0.00465 0.00403\n0.01077 0.01394 0.0141\n0.00942 0.01955 0.01668\n0.00445 0.02013 0.01281\n0.00084 0.0091 0.00235\n-0.00458 0.00755 -0.00332\n-0.01723 0.01394 -0.0099\n-0.02039 0.01103 -0.01455\n-0.01632 0.00619 -0.01429\n-0.00458 0.00155 -0.00732\n0.00039 -0.00503 -0.00745\n-0.0031 0.00126 0.00261\n0.00503 -0.00542 0.00513\n0.00277 0.00194 0.0081\n0.00729 0.01123 0.01816\n0.00594 0.01684 0.02074\n0.00097 0.01742 0.01687\n-0.00265 0.00639 0.00642\n-0.00806 0.00484 0.00074\n-0.02071 0.01123 -0.00584\n-0.02387 0.00832 -0.01048\n-0.01981 0.00348 -0.01023\n-0.00806 -0.00116 -0.00326\n-0.0031 -0.00774 -0.00339\n3 0 2 1\n3 13 14 15\n3 1 2 15\n3 1 15 14\n3 0 3 2\n3 13 15 16\n3 2 3 16\n3 2 16 15\n3 0 4 3\n3 13 16 17\n3 3 4 17\n3 3 17 16\n3 0 5 4\n3 13 17 18\n3 4 5 18\n3 4 18 17\n3 0 6 5\n3 13 18 19\n3 5 6 19\n3 5 19 18\n3 0 7 6\n3 13 19 20\n3 6 7 20\n3 6 20 19\n3 0 8 7\n3 13 20 21\n3 7 8 21\n3 7 21 20\n3 0 9 8\n3 13 21 22\n3 8 9 22\n3 8 22 21\n3 0 10 9\n3 13 22 23\n3 9 10 23\n3 9 23 22\n3 0 11 10\n3 13 23 24\n3 10 11 24\n3 10 24 23\n3 0 12 11\n3 13 24 25\n3 11 12 25\n3 11 25 24\n3 0 1 12\n3 13 25 14\n3 12 1 14\n3 12 14 25\n',
  // An OFF text: 28 corners, 52 triangles; an oval head and a handle.
  racket:
    'OFF\n28 52 0\n0.00581 0.00452 -0.00677\n0.10512 -0.09701 0.01066\n0.10683 -0.02402 0.06079\n0.06679 0.06076 0.083\n0.00155 0.1223 0.0681\n-0.06194 0.13516 0.02226\n-0.09742 0.09402 -0.03558\n-0.09025 0.0159 -0.08152\n-0.04337 -0.06694 -0.09656\n0.02383 -0.12024 -0.0745\n0.0679 -0.13774 -0.04839\n0.19887 -0.39032 -0.10452\n0.21919 -0.38452 -0.08323\n0.08823 -0.13194 -0.0271\n-0.00581 -0.00452 0.00677\n0.0935 -0.10605 0.02421\n0.09522 -0.03305 0.07434\n0.05518 0.05173 0.09655\n-0.01006 0.11327 0.08165\n-0.07355 0.12613 0.03581\n-0.10904 0.08499 -0.02204\n-0.10186 0.00686 -0.06797\n-0.05499 -0.07597 -0.08301\n0.01221 -0.12927 -0.06095\n0.05629 -0.14677 -0.03484\n0.18726 -0.39935 -0.09097\n0.20758 -0.39355 -0.06968\n0.07661 -0.14097 -0.01355\n3 0 2 1\n3 14 15 16\n3 1 2 16\n3 1 16 15\n3 0 3 2\n3 14 16 17\n3 2 3 17\n3 2 17 16\n3 0 4 3\n3 14 17 18\n3 3 4 18\n3 3 18 17\n3 0 5 4\n3 14 18 19\n3 4 5 19\n3 4 19 18\n3 0 6 5\n3 14 19 20\n3 5 6 20\n3 5 20 19\n3 0 7 6\n3 14 20 21\n3 6 7 21\n3 6 21 20\n3 0 8 7\n3 14 21 22\n3 7 8 22\n3 7 22 21\n3 0 9 8\n3 14 22 23\n3 8 9 23\n3 8 23 22\n3 0 10 9\n3 14 23 24\n3 9 10 24\n3 9 24 23\n3 0 11 10\n3 14 24 25\n3 10 11 25\n3 10 25 24\n3 0 12 11\n3 14 25 26\n3 11 12 26\n3 11 26 25\n3 0 13 12\n3 14 26 27\n3 12 13 27\n3 12 27 26\n3 0 1 13\n3 14 27 15\n3 13 1 15\n3 13 15 27\n',
};

/** The signed volume between the origin and a triangle with these corners. */
const spanned = (a: Vec3, b: Vec3, c: Vec3): number => dot(a, cross(b, c)) / 6;

/**
 * Task 1: the mesh in a text.
 *
 * @param text the text of an OBJ, STL, OFF or PLY file, or one of the names in BODIES
 * @returns its mesh, with all triangles counter-clockwise as seen from outside
 */
export function readBody(text: string): Mesh {
  const file = BODIES[text] ?? text;
  // Which of meshFromObj, meshFromStl, meshFromOff and meshFromPly reads it? What if it comes inside out?
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: mass, centre and tensor of the solid in a mesh.
 *
 * @param density in kg/m³
 */
export function massProperties(mesh: Mesh, density: number): MassProperties {
  let mass = 0;
  let moment: Vec3 = [0, 0, 0];
  for (const triangle of mesh.triangles) {
    const [a, b, c] = triangle.map((k) => mesh.vertices[k]);
    const m = density * spanned(a, b, c);
    mass += m;
    moment = add(moment, scale(add(a, add(b, c)), m / 4));
  }
  const com = scale(moment, 1 / mass);
  // The tensor: the tetrahedra once more, with corners as seen from com.
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: principal moments and axes.
 *
 * @param inertia a symmetric tensor of a body, kg m²
 * @returns the moments in ascending order, and a rotation matrix with their axes as columns
 */
export function principalAxes(inertia: Mat3): { moments: Vec3; axes: Mat3 } {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the time at which the body is half-way through its first flip.
 *
 * @param moments three different ones in ascending order, kg m²
 * @param spin ω2 at the start, rad/s, not zero
 * @param nudge ω1 at the start, rad/s, not zero; ω3 is zero
 * @returns in s
 */
export function predictedFlip(moments: Vec3, spin: number, nudge: number): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: when does the first flip of a changed throw come, compared with the one before?
 *
 * @param change by which factor size, density, spin and nudge are multiplied
 */
export function flipComes(change: {
  size: number;
  density: number;
  spin: number;
  nudge: number;
}): 'sooner' | 'at the same time' | 'later' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the motion of the throw of task 3, step by step.
 *
 * @param duration in s
 * @returns the start and what comes after each of 100 equal steps, and when ω2 first changes its sign
 */
export function simulatedFlip(moments: Vec3, spin: number, nudge: number, duration: number): Motion {
  // TODO
  throw new Error('not implemented');
}

/** Task 4: a figure of a motion. The motion has any number of times. */
export function figure(motion: Motion): Figure {
  // TODO
  throw new Error('not implemented');
}
