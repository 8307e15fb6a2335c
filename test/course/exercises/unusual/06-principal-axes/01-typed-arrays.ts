// 06-principal-axes | correct: rows and moments are Float64Arrays
// verdict: 10 diagnosis: -
export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export interface Eigenpairs {
  values: Vec3;
  vectors: [Vec3, Vec3, Vec3];
}

export function momentAbout(inertia: Mat3, u: Vec3): number {
  const w = Float64Array.from(u);
  const Iw = inertia.map((row) => row.reduce((sum, x, j) => sum + x * w[j], 0));
  return w.reduce((sum, x, i) => sum + x * Iw[i], 0) / w.reduce((sum, x) => sum + x * x, 0);
}

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = [0, 1, 2].map((i) => Float64Array.from([0, 1, 2], (j) => (i === j ? 1 : 0)));
  const b = inertia[p][q];
  if (b !== 0) {
    const d = inertia[q][q] - inertia[p][p];
    const phi = Math.atan((2 * b) / d) / 2; // the arc tangent of infinity is 90°
    J[p][p] = J[q][q] = Math.cos(phi);
    J[p][q] = Math.sin(phi);
    J[q][p] = -Math.sin(phi);
  }
  return J as unknown as Mat3;
}

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const order = Int8Array.from([0, 1, 2]).sort((i, j) => pairs.values[i] - pairs.values[j]);
  const m = Float64Array.from(order, (i) => pairs.values[i]);
  const u = Array.from(order, (i) => {
    const v = Float64Array.from(pairs.vectors[i]);
    const n = Math.hypot(...v);
    return v.map((x) => x / n);
  });
  const k = m[1] - m[0] <= 1e-9 * m[2] ? 2 : 0;
  const l = (k + 1) % 3;
  const along = u[k].reduce((sum, x, i) => sum + x * u[l][i], 0);
  const left = u[l].map((x, i) => x - along * u[k][i]);
  const n = Math.hypot(...left);
  u[l] = left.map((x) => x / n);
  u[(k + 2) % 3] = u[k].map((_, i) => u[k][(i + 1) % 3] * u[l][(i + 2) % 3] - u[k][(i + 2) % 3] * u[l][(i + 1) % 3]);
  const axes = [0, 1, 2].map((i) => Float64Array.from(u, (a) => a[i]));
  return { moments: m, axes } as unknown as { moments: Vec3; axes: Mat3 };
}

export function possibleBody(moments: [number, number, number]): string {
  const spare = moments[0] + moments[1] + moments[2] - 2 * Math.max(...moments);
  return spare < 0 ? 'no body' : spare === 0 ? 'flat' : 'solid';
}
export function momentAfter(inertia: number[][], p: number, q: number, watched: number | string): string {
  if (inertia[p][q] === 0 || (watched !== p && watched !== q)) return 'stays';
  return inertia[watched][watched] === Math.max(inertia[p][p], inertia[q][q]) ? 'grows' : 'shrinks';
}
export function principalDirections(body: string): string {
  if (['lump', 'brick', 'scalene plate'].includes(body)) return 'three lines';
  return ['ball', 'cube', 'tetrahedron'].includes(body) ? 'all directions' : 'a line and a plane';
}
