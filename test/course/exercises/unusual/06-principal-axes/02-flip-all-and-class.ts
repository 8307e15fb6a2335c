// 06-principal-axes | correct: a small class for vectors; every axis is turned round at the end, so that each first column points against the usual choice where the hand allows
// verdict: 10 diagnosis: -
export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export interface Eigenpairs {
  values: Vec3;
  vectors: [Vec3, Vec3, Vec3];
}

class V {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly z: number,
  ) {}
  static of = ([x, y, z]: Vec3): V => new V(x, y, z);
  dot = (o: V): number => this.x * o.x + this.y * o.y + this.z * o.z;
  times = (k: number): V => new V(k * this.x, k * this.y, k * this.z);
  minus = (o: V): V => new V(this.x - o.x, this.y - o.y, this.z - o.z);
  cross = (o: V): V => new V(this.y * o.z - this.z * o.y, this.z * o.x - this.x * o.z, this.x * o.y - this.y * o.x);
  unit = (): V => this.times(1 / Math.sqrt(this.dot(this)));
}

export function momentAbout(inertia: Mat3, u: Vec3): number {
  const a = V.of(u).unit();
  return a.dot(new V(V.of(inertia[0]).dot(a), V.of(inertia[1]).dot(a), V.of(inertia[2]).dot(a)));
}

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const b = inertia[p][q];
  const half = (inertia[q][q] - inertia[p][p]) / 2;
  const r = Math.hypot(b, half);
  // cos 2φ and sin 2φ directly, then half-angle formulas; equal moments turn by -45°
  const sign = half > 0 ? 1 : -1;
  const c = b === 0 ? 1 : Math.sqrt((1 + Math.abs(half) / r) / 2);
  const s = b === 0 ? 0 : (sign * b) / (2 * r * c);
  return [0, 1, 2].map((i) =>
    [0, 1, 2].map((j) =>
      i === j ? (i === p || i === q ? c : 1) : i === p && j === q ? s : i === q && j === p ? -s : 0,
    ),
  ) as Mat3;
}

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const [lo, mid, hi] = pairs.values
    .map((moment, i) => ({ moment, v: V.of(pairs.vectors[i]).unit() }))
    .sort((a, b) => a.moment - b.moment);
  const disc = mid.moment - lo.moment <= 1e-9 * hi.moment;
  const lone = (disc ? hi : lo).v.times(-1);
  const next = mid.v
    .minus(lone.times(mid.v.dot(lone)))
    .unit()
    .times(-1);
  const [a, b, c] = disc ? [next.cross(lone), next, lone] : [lone, next, lone.cross(next)];
  return {
    moments: [lo.moment, mid.moment, hi.moment],
    axes: [
      [a.x, b.x, c.x],
      [a.y, b.y, c.y],
      [a.z, b.z, c.z],
    ],
  };
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
