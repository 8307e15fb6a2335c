// 11-orientation | correct: a class for quaternions with operators; an error class of its own
// verdict: 10 diagnosis: -
import { dot, cross, norm, normalize, determinant } from 'rigid-body-lab';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export type Quaternion = [number, number, number, number];

class NotARotation extends Error {
  constructor(det: number) {
    super('This matrix cannot be repaired to a rotation because its determinant, ' + det + ', is not positive.');
    this.name = 'NotARotation';
  }
}

class Quat {
  private constructor(
    readonly s: number,
    readonly v: Vec3,
  ) {}
  static from([w, ...v]: Quaternion): Quat {
    return new Quat(w, v as Vec3);
  }
  static pure(v: Vec3): Quat {
    return new Quat(0, v);
  }
  static turn(rotation: Vec3): Quat {
    const half = norm(rotation) / 2;
    // sin x / x, from its series where x is small
    const k = half < 1e-3 ? 1 - (half * half) / 6 + half ** 4 / 120 : Math.sin(half) / half;
    return new Quat(Math.cos(half), rotation.map((x) => (k * x) / 2) as Vec3);
  }
  times(o: Quat): Quat {
    const c = cross(this.v, o.v);
    return new Quat(this.s * o.s - dot(this.v, o.v), c.map((x, i) => x + this.s * o.v[i] + o.s * this.v[i]) as Vec3);
  }
  scaled(k: number): Quat {
    return new Quat(k * this.s, this.v.map((x) => k * x) as Vec3);
  }
  list(): Quaternion {
    return [this.s, ...this.v];
  }
}

export function orthonormalized(matrix: Mat3): Mat3 {
  const det = determinant(matrix);
  if (!(det > 0)) throw new NotARotation(det);
  const first = normalize(matrix[0]);
  const third = normalize(cross(first, normalize(matrix[1])));
  return [first, normalize(cross(third, first)), third];
}

export function matrixOf(q: Quaternion): Mat3 {
  const [w, x, y, z] = q;
  const xx = x * x,
    yy = y * y,
    zz = z * z;
  const xy = x * y,
    xz = x * z,
    yz = y * z;
  const wx = w * x,
    wy = w * y,
    wz = w * z;
  return [
    [1 - 2 * (yy + zz), 2 * (xy - wz), 2 * (xz + wy)],
    [2 * (xy + wz), 1 - 2 * (xx + zz), 2 * (yz - wx)],
    [2 * (xz - wy), 2 * (yz + wx), 1 - 2 * (xx + yy)],
  ];
}

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  return Quat.from(q)
    .scaled(0.5)
    .times(Quat.pure([...omegaBody]))
    .list();
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  return Quat.from(q)
    .times(Quat.turn(omegaBody.map((x) => x * dt) as Vec3))
    .list();
}

export function repairGives(row: number, mix: number[]): string {
  if (mix[row - 1] <= 0) return 'refused';
  return mix.slice(row).every((x) => x === 0) ? 'right' : 'turned';
}
export function signsMake([w, x, y, z]: number[]): string {
  if (x !== y || y !== z) return 'another';
  return w === x ? 'the same' : 'the transpose';
}
export function sideOfQ([, a, b, c]: number[], [x, y, z]: number[], axes: string): string {
  if (b * z === c * y && c * x === a * z && a * y === b * x) return 'either';
  return axes === 'body' ? 'left' : 'right';
}
export function whatIsWrong(way: string, omega: string): string {
  if (omega === 'zero') return 'nothing';
  if (way === 'Euler') return 'both';
  const exact: Record<string, string[]> = {
    'turned by the first': ['constant'],
    'turned by the mean': ['constant', 'faster'],
  };
  return exact[way]?.includes(omega) ? 'nothing' : 'orientation';
}
