// 02-change-of-basis | correct: in the plane with complex numbers (Im(conj(z) w) is the area), in space with the reciprocal basis
// verdict: 10 diagnosis: -

import { subtract, dot, cross } from 'rigid-body-lab';

export type Vec2 = [number, number];
export type Vec3 = [number, number, number];
export interface Frame2 {
  origin: Vec2;
  axes: [Vec2, Vec2];
}
export interface Frame3 {
  origin: Vec3;
  axes: [Vec3, Vec3, Vec3];
}

class Complex {
  constructor(
    readonly re: number,
    readonly im: number,
  ) {}
  static of([re, im]: Vec2): Complex {
    return new Complex(re, im);
  }
  get conjugate(): Complex {
    return new Complex(this.re, -this.im);
  }
  plus(o: Complex): Complex {
    return new Complex(this.re + o.re, this.im + o.im);
  }
  times(o: Complex | number): Complex {
    if (typeof o === 'number') return new Complex(this.re * o, this.im * o);
    return new Complex(this.re * o.re - this.im * o.im, this.re * o.im + this.im * o.re);
  }
  get pair(): Vec2 {
    return [this.re, this.im];
  }
}

const area = (z: Complex, w: Complex): number => z.conjugate.times(w).im;

export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  const arrow = Complex.of(point).plus(Complex.of(frame.origin).times(-1));
  return vectorToFrame(arrow.pair, frame.axes);
}

export function fromFrame([alpha, beta]: Vec2, { origin, axes }: Frame2): Vec2 {
  const [z, w] = axes.map(Complex.of);
  return Complex.of(origin).plus(z.times(alpha)).plus(w.times(beta)).pair;
}

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  const [z, w] = axes.map(Complex.of);
  const v = Complex.of(vector);
  const whole = area(z, w);
  return [area(v, w) / whole, area(z, v) / whole];
}

export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  const r = subtract(point, frame.origin);
  const u = (i: number): Vec3 => frame.axes[i % 3];
  const volume = dot(u(0), cross(u(1), u(2)));
  const reciprocal = [0, 1, 2].map((i) => cross(u(i + 1), u(i + 2)));
  const [a, b, c] = reciprocal.map((v) => dot(v, r) / volume);
  return [a, b, c];
}

export function firstWeight([, beta]: [number, number], change: string): string {
  const added: Record<string, number> = {
    'u1 halved': 1,
    'origin - u1': 1,
    'u1 doubled': -1,
    'origin + u1': -1,
    'u2 + u1': -beta,
  };
  return added[change] > 0 ? 'larger' : added[change] < 0 ? 'smaller' : 'same';
}
export function whatChanges({ point, at, frame }: { point: string; at: string; frame: string }): string {
  const moved = frame === 'shifted' || (frame === 'turned' && at === 'elsewhere');
  return point === 'moves' ? 'both' : !moved ? 'neither' : point === 'rests' ? 'weights' : 'place';
}
export function kindOfSum(factors: number[]): string {
  const arrows = factors.reduce((sum, factor) => sum + factor, 0);
  return arrows === 0 ? 'vector' : arrows === 1 ? 'point' : 'neither';
}
export function matrixDoes({ axes, stored, then }: { axes: string; stored: string; then: string }): string {
  const inverted = then === 'inverse' || then === 'both';
  const inRows = (stored === 'rows') !== (then === 'transpose' || then === 'both');
  if (axes === 'orthonormal') return inverted === inRows ? 'from weights' : 'to weights';
  return inRows ? 'neither' : inverted ? 'to weights' : 'from weights';
}
