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
import type { Mat3, Vec3 } from 'rigid-body-lab';

export type Triangle = [number, number, number];

export interface Mesh {
  triangles: Triangle[];
  vertices: Vec3[];
}

export interface Motion {
  flip: number | 'none';
  omegas: Vec3[];
  times: number[];
}

const [brick, wingNut, racket] = [
  'v 0 0 0\nv 0.24 0 0\nv 0 0.115 0\nv 0.24 0.115 0\nv 0 0 0.071\nv 0.24 0 0.071\nv 0 0.115 0.071\nv 0.24 0.115 0.071\nf 1 5 7\nf 1 7 3\nf 2 4 8\nf 2 8 6\nf 1 2 6\nf 1 6 5\nf 3 7 8\nf 3 8 4\nf 1 3 4\nf 1 4 2\nf 5 6 8\nf 5 8 7\n',
  'OFF\n26 48 0\n0.00039 0.00397 -0.00145\n0.00852 -0.00271 0.00106\n0.00626 0.00465 0.00403\n0.01077 0.01394 0.0141\n0.00942 0.01955 0.01668\n0.00445 0.02013 0.01281\n0.00084 0.0091 0.00235\n-0.00458 0.00755 -0.00332\n-0.01723 0.01394 -0.0099\n-0.02039 0.01103 -0.01455\n-0.01632 0.00619 -0.01429\n-0.00458 0.00155 -0.00732\n0.00039 -0.00503 -0.00745\n-0.0031 0.00126 0.00261\n0.00503 -0.00542 0.00513\n0.00277 0.00194 0.0081\n0.00729 0.01123 0.01816\n0.00594 0.01684 0.02074\n0.00097 0.01742 0.01687\n-0.00265 0.00639 0.00642\n-0.00806 0.00484 0.00074\n-0.02071 0.01123 -0.00584\n-0.02387 0.00832 -0.01048\n-0.01981 0.00348 -0.01023\n-0.00806 -0.00116 -0.00326\n-0.0031 -0.00774 -0.00339\n3 0 2 1\n3 13 14 15\n3 1 2 15\n3 1 15 14\n3 0 3 2\n3 13 15 16\n3 2 3 16\n3 2 16 15\n3 0 4 3\n3 13 16 17\n3 3 4 17\n3 3 17 16\n3 0 5 4\n3 13 17 18\n3 4 5 18\n3 4 18 17\n3 0 6 5\n3 13 18 19\n3 5 6 19\n3 5 19 18\n3 0 7 6\n3 13 19 20\n3 6 7 20\n3 6 20 19\n3 0 8 7\n3 13 20 21\n3 7 8 21\n3 7 21 20\n3 0 9 8\n3 13 21 22\n3 8 9 22\n3 8 22 21\n3 0 10 9\n3 13 22 23\n3 9 10 23\n3 9 23 22\n3 0 11 10\n3 13 23 24\n3 10 11 24\n3 10 24 23\n3 0 12 11\n3 13 24 25\n3 11 12 25\n3 11 25 24\n3 0 1 12\n3 13 25 14\n3 12 1 14\n3 12 14 25\n',
  'OFF\n28 52 0\n0.00581 0.00452 -0.00677\n0.10512 -0.09701 0.01066\n0.10683 -0.02402 0.06079\n0.06679 0.06076 0.083\n0.00155 0.1223 0.0681\n-0.06194 0.13516 0.02226\n-0.09742 0.09402 -0.03558\n-0.09025 0.0159 -0.08152\n-0.04337 -0.06694 -0.09656\n0.02383 -0.12024 -0.0745\n0.0679 -0.13774 -0.04839\n0.19887 -0.39032 -0.10452\n0.21919 -0.38452 -0.08323\n0.08823 -0.13194 -0.0271\n-0.00581 -0.00452 0.00677\n0.0935 -0.10605 0.02421\n0.09522 -0.03305 0.07434\n0.05518 0.05173 0.09655\n-0.01006 0.11327 0.08165\n-0.07355 0.12613 0.03581\n-0.10904 0.08499 -0.02204\n-0.10186 0.00686 -0.06797\n-0.05499 -0.07597 -0.08301\n0.01221 -0.12927 -0.06095\n0.05629 -0.14677 -0.03484\n0.18726 -0.39935 -0.09097\n0.20758 -0.39355 -0.06968\n0.07661 -0.14097 -0.01355\n3 0 2 1\n3 14 15 16\n3 1 2 16\n3 1 16 15\n3 0 3 2\n3 14 16 17\n3 2 3 17\n3 2 17 16\n3 0 4 3\n3 14 17 18\n3 3 4 18\n3 3 18 17\n3 0 5 4\n3 14 18 19\n3 4 5 19\n3 4 19 18\n3 0 6 5\n3 14 19 20\n3 5 6 20\n3 5 20 19\n3 0 7 6\n3 14 20 21\n3 6 7 21\n3 6 21 20\n3 0 8 7\n3 14 21 22\n3 7 8 22\n3 7 22 21\n3 0 9 8\n3 14 22 23\n3 8 9 23\n3 8 23 22\n3 0 10 9\n3 14 23 24\n3 9 10 24\n3 9 24 23\n3 0 11 10\n3 14 24 25\n3 10 11 25\n3 10 25 24\n3 0 12 11\n3 14 25 26\n3 11 12 26\n3 11 26 25\n3 0 13 12\n3 14 26 27\n3 12 13 27\n3 12 27 26\n3 0 1 13\n3 14 27 15\n3 13 1 15\n3 13 15 27\n',
];
const BODIES: Record<string, string> = { brick, 'wing nut': wingNut, racket };

export const mesh: string = 'wing nut';

function read(file: string): Mesh {
  if (file.startsWith('OFF')) return meshFromOff(file);
  if (file.startsWith('ply')) return meshFromPly(file);
  return file.startsWith('solid') ? meshFromStl(file) : meshFromObj(file);
}

const cornersOf = ({ vertices, triangles }: Mesh, from: Vec3): Vec3[][] =>
  triangles.map((triangle) => triangle.map((k) => subtract(vertices[k], from)));
const tetrahedron = ([a, b, c]: Vec3[]): number => dot(a, cross(b, c)) / 6;
const sumOf = ([a, b, c]: Vec3[]): Vec3 => add(a, add(b, c));

export function readBody(text: string): Mesh {
  const body = read(BODIES[text] ?? text);
  const volumes = cornersOf(body, body.vertices[0]).map(tetrahedron);
  if (volumes.reduce((a, b) => a + b) > 0) return body;
  return { vertices: body.vertices, triangles: body.triangles.map(([i, j, k]) => [i, k, j]) };
}

/** m (|r|² E - r rᵀ) */
function pointInertia(m: number, r: Vec3): Mat3 {
  const row = (i: number): Vec3 => [0, 1, 2].map((j) => m * ((i === j ? dot(r, r) : 0) - r[i] * r[j])) as Vec3;
  return [row(0), row(1), row(2)];
}

const sum = (a: Mat3, b: Mat3): Mat3 => [add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2])];

export function massProperties(body: Mesh, density: number): { mass: number; com: Vec3; inertia: Mat3 } {
  const [from] = body.vertices;
  const parts = cornersOf(body, from).map((corners) => ({ m: density * tetrahedron(corners), at: sumOf(corners) }));
  const mass = parts.reduce((all, { m }) => all + m, 0);
  const moment = parts.map(({ m, at }) => scale(at, m / 4)).reduce((a, b) => add(a, b));
  const com = add(from, scale(moment, 1 / mass));
  const tensors = cornersOf(body, com).map((corners) => {
    const m = (density * tetrahedron(corners)) / 20;
    return [...corners, sumOf(corners)].map((r) => pointInertia(m, r)).reduce(sum);
  });
  return { mass, com, inertia: tensors.reduce(sum) };
}

/** The rotation of the plane of p and q that makes the product there vanish. */
function jacobi(A: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const difference = A[q][q] - A[p][p];
  // Not more than an eighth of a turn, or the products would go round and round.
  const sign = difference < 0 ? -1 : 1;
  const phi = Math.atan2(sign * 2 * A[p][q], sign * difference) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -J[p][q];
  return J;
}

export function principalAxes(inertia: Mat3): { moments: Vec3; axes: Mat3 } {
  let [A, V] = [inertia, identity()];
  for (let n = 0; n < 30; n++) {
    const J = jacobi(A, n % 3, (n + 1) % 3);
    A = multiply(transpose(J), multiply(A, J));
    V = multiply(V, J);
  }
  const order = [0, 1, 2].sort((i, j) => A[i][i] - A[j][j]);
  const [first, second] = order.map((k) => transpose(V)[k]);
  const axes = transpose([first, second, cross(first, second)]);
  return { moments: order.map((k) => A[k][k]) as Vec3, axes };
}

/** The arithmetic-geometric mean of a and a smaller b. */
const agm = (a: number, b: number): number => (a - b < 1e-15 * a ? a : agm((a + b) / 2, Math.sqrt(a * b)));

export function predictedFlip([I1, I2, I3]: Vec3, spin: number, nudge: number): number {
  const B = (I2 - I1) * (I1 * (I3 - I1) * nudge ** 2 + I2 * (I3 - I2) * spin ** 2);
  const C = (I3 - I1) * I1 * (I2 - I1) * nudge ** 2;
  return (Math.PI / 2) * (Math.sqrt(I1 * I2 * I3) / agm(Math.sqrt(B), Math.sqrt(C)));
}

interface Change {
  density: number;
  nudge: number;
  size: number;
  spin: number;
}

/** Only ratios of moments count. A faster throw flips sooner, and so does one with a larger nudge. */
export function flipComes({ spin, nudge }: Change): 'sooner' | 'at the same time' | 'later' {
  const lead = Math.abs(spin) - 1 || Math.abs(nudge) - 1;
  if (lead === 0) return 'at the same time';
  return lead > 0 ? 'sooner' : 'later';
}

export function simulatedFlip([I1, I2, I3]: Vec3, spin: number, nudge: number, duration: number): Motion {
  const rates = (_t: number, [a, b, c]: Vec3): Vec3 => [
    ((I2 - I3) * b * c) / I1,
    ((I3 - I1) * c * a) / I2,
    ((I1 - I2) * a * b) / I3,
  ];
  const { times, states } = integrate<Vec3>(rates, [nudge, spin, 0], { t1: duration, stepSize: duration / 100 });
  const n = states.findIndex((w) => Math.sign(w[1]) === -Math.sign(spin));
  if (n < 0) return { times, omegas: states, flip: 'none' };
  const [before, after] = [states[n - 1][1], states[n][1]];
  const flip = times[n - 1] + ((times[n] - times[n - 1]) * before) / (before - after);
  return { times, omegas: states, flip };
}

interface Figure {
  layout: { title: string; xaxis: { title: string }; yaxis: { title: string } };
  data: { name: string; x: number[]; y: number[] }[];
}

export function figure({ times, omegas }: Motion): Figure {
  const lines = [0, 1, 2].map((k) => ({ name: `ω${k + 1}`, x: [...times], y: omegas.map((w) => w[k]) }));
  const layout = { title: 'My body turns over', xaxis: { title: 't [s]' }, yaxis: { title: 'ω [rad/s]' } };
  return { data: lines, layout };
}
