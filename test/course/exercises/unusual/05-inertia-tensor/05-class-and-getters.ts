// 05-inertia-tensor | correct: a class for symmetric tensors with six numbers, getters and chained calls
// verdict: 10 diagnosis: -

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export interface PointMass {
  mass: number;
  position: Vec3;
}
export interface Body {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}

class Sym {
  constructor(
    private xx = 0,
    private yy = 0,
    private zz = 0,
    private yz = 0,
    private xz = 0,
    private xy = 0,
  ) {}

  static from(m: Mat3): Sym {
    return new Sym(m[0][0], m[1][1], m[2][2], m[1][2], m[0][2], m[0][1]);
  }

  addMass(m: number, [x, y, z]: number[]): this {
    const [a, b, c] = [x * x, y * y, z * z];
    this.xx += m * (b + c);
    this.yy += m * (c + a);
    this.zz += m * (a + b);
    this.yz -= m * y * z;
    this.xz -= m * x * z;
    this.xy -= m * x * y;
    return this;
  }

  /** u · I v */
  form([a, b, c]: Vec3, [x, y, z]: Vec3): number {
    return (
      a * (this.xx * x + this.xy * y + this.xz * z) +
      b * (this.xy * x + this.yy * y + this.yz * z) +
      c * (this.xz * x + this.yz * y + this.zz * z)
    );
  }

  get matrix(): Mat3 {
    const { xx, yy, zz, yz, xz, xy } = this;
    return [
      [xx, xy, xz],
      [xy, yy, yz],
      [xz, yz, zz],
    ];
  }
}

export function centreOfMass([...points]: PointMass[]): Vec3 {
  const sum = { m: 0, x: 0, y: 0, z: 0 };
  for (let p = points.pop(); p; p = points.pop()) {
    sum.m += p.mass;
    sum.x += p.mass * p.position[0];
    sum.y += p.mass * p.position[1];
    sum.z += p.mass * p.position[2];
  }
  return [sum.x / sum.m, sum.y / sum.m, sum.z / sum.m];
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const start = new Sym();
  return points.reduce(
    (t, p) =>
      t.addMass(
        p.mass,
        p.position.map((c, k) => c - com[k]),
      ),
    start,
  ).matrix;
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const t = Sym.from(inertia);
  const [p, q, r] = rotation;
  return new Sym(t.form(p, p), t.form(q, q), t.form(r, r), t.form(q, r), t.form(p, r), t.form(p, q)).matrix;
}

export function inertiaAboutPoint({ mass, com, inertia }: Body, point: Vec3): Mat3 {
  return Sym.from(inertia).addMass(
    mass,
    point.map((c, k) => com[k] - c),
  ).matrix;
}

export function heavierPiece(left: { centre: number }, right: { centre: number }): string {
  return left.centre < right.centre ? 'left' : left.centre > right.centre ? 'right' : 'same';
}
export function momentumLeans([x, , z]: [number, number, number]): string {
  return x * z < 0 ? '+x' : x * z > 0 ? '-x' : 'neither';
}
export function turnedMoment(moments: [number, number, number], about: number, watched: number): string {
  const change = about === watched ? 0 : moments[3 - about - watched] - moments[watched];
  return change > 0 ? 'grows' : change === 0 ? 'stays' : 'shrinks';
}
export function largerMoment(com: number[], a: number[], b: number[], axis: number): string {
  const square = (p: number[]): number => p.reduce((sum, x, k) => sum + (k === axis ? 0 : (x - com[k]) ** 2), 0);
  return square(a) > square(b) ? 'a' : square(a) < square(b) ? 'b' : 'same';
}
