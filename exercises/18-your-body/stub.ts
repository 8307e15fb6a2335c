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
 * Your body: one of the three names below, or the text of a mesh file between two backticks, at most 150,000 characters.
 */
export const mesh: string = 'wing nut';

/** The three bodies that have a name, as texts of mesh files in m. */
const BODIES: Record<string, string> = {
  // An OBJ text: eight corners, twelve triangles.
  brick:
    'v 0 0 0\nv 0.24 0 0\nv 0 0.115 0\nv 0.24 0.115 0\nv 0 0 0.071\nv 0.24 0 0.071\nv 0 0.115 0.071\nv 0.24 0.115 0.071\nf 1 5 7\nf 1 7 3\nf 2 4 8\nf 2 8 6\nf 1 2 6\nf 1 6 5\nf 3 7 8\nf 3 8 4\nf 1 3 4\nf 1 4 2\nf 5 6 8\nf 5 8 7\n',
  // An OFF text: 26 corners, 48 triangles; a flat outline of twelve points with some thickness.
  'wing nut':
    'OFF\n26 48 0\n0 0.003 -0.003\n0.006 -0.006 -0.003\n0.008 0.002 -0.003\n0.02 0.01 -0.003\n0.022 0.016 -0.003\n0.016 0.018 -0.003\n0.004 0.008 -0.003\n-0.004 0.008 -0.003\n-0.016 0.018 -0.003\n-0.022 0.016 -0.003\n-0.02 0.01 -0.003\n-0.008 0.002 -0.003\n-0.006 -0.006 -0.003\n0 0.003 0.003\n0.006 -0.006 0.003\n0.008 0.002 0.003\n0.02 0.01 0.003\n0.022 0.016 0.003\n0.016 0.018 0.003\n0.004 0.008 0.003\n-0.004 0.008 0.003\n-0.016 0.018 0.003\n-0.022 0.016 0.003\n-0.02 0.01 0.003\n-0.008 0.002 0.003\n-0.006 -0.006 0.003\n3 0 2 1\n3 13 14 15\n3 1 2 15\n3 1 15 14\n3 0 3 2\n3 13 15 16\n3 2 3 16\n3 2 16 15\n3 0 4 3\n3 13 16 17\n3 3 4 17\n3 3 17 16\n3 0 5 4\n3 13 17 18\n3 4 5 18\n3 4 18 17\n3 0 6 5\n3 13 18 19\n3 5 6 19\n3 5 19 18\n3 0 7 6\n3 13 19 20\n3 6 7 20\n3 6 20 19\n3 0 8 7\n3 13 20 21\n3 7 8 21\n3 7 21 20\n3 0 9 8\n3 13 21 22\n3 8 9 22\n3 8 22 21\n3 0 10 9\n3 13 22 23\n3 9 10 23\n3 9 23 22\n3 0 11 10\n3 13 23 24\n3 10 11 24\n3 10 24 23\n3 0 12 11\n3 13 24 25\n3 11 12 25\n3 11 25 24\n3 0 1 12\n3 13 25 14\n3 12 1 14\n3 12 14 25\n',
  // An OFF text: 28 corners, 52 triangles; an oval head and a handle.
  racket:
    'OFF\n28 52 0\n0 0 -0.01\n0.06 -0.1299 -0.01\n0.1109 -0.0574 -0.01\n0.1159 0.0388 -0.01\n0.0731 0.119 -0.01\n0 0.15 -0.01\n-0.0731 0.119 -0.01\n-0.1159 0.0388 -0.01\n-0.1109 -0.0574 -0.01\n-0.06 -0.1299 -0.01\n-0.015 -0.16 -0.01\n-0.015 -0.45 -0.01\n0.015 -0.45 -0.01\n0.015 -0.16 -0.01\n0 0 0.01\n0.06 -0.1299 0.01\n0.1109 -0.0574 0.01\n0.1159 0.0388 0.01\n0.0731 0.119 0.01\n0 0.15 0.01\n-0.0731 0.119 0.01\n-0.1159 0.0388 0.01\n-0.1109 -0.0574 0.01\n-0.06 -0.1299 0.01\n-0.015 -0.16 0.01\n-0.015 -0.45 0.01\n0.015 -0.45 0.01\n0.015 -0.16 0.01\n3 0 2 1\n3 14 15 16\n3 1 2 16\n3 1 16 15\n3 0 3 2\n3 14 16 17\n3 2 3 17\n3 2 17 16\n3 0 4 3\n3 14 17 18\n3 3 4 18\n3 3 18 17\n3 0 5 4\n3 14 18 19\n3 4 5 19\n3 4 19 18\n3 0 6 5\n3 14 19 20\n3 5 6 20\n3 5 20 19\n3 0 7 6\n3 14 20 21\n3 6 7 21\n3 6 21 20\n3 0 8 7\n3 14 21 22\n3 7 8 22\n3 7 22 21\n3 0 9 8\n3 14 22 23\n3 8 9 23\n3 8 23 22\n3 0 10 9\n3 14 23 24\n3 9 10 24\n3 9 24 23\n3 0 11 10\n3 14 24 25\n3 10 11 25\n3 10 25 24\n3 0 12 11\n3 14 25 26\n3 11 12 26\n3 11 26 25\n3 0 13 12\n3 14 26 27\n3 12 13 27\n3 12 27 26\n3 0 1 13\n3 14 27 15\n3 13 1 15\n3 13 15 27\n',
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
 * @returns the start and what comes after each of 400 equal steps, and when ω2 first changes its sign
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
