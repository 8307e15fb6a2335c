export type Vec3 = [number, number, number];

export interface Throw {
  spin: number;
  nudge: number;
}

type Direction = 'along' | 'across' | 'against';
type Brake = 'none' | 'outside' | 'inside';
type Quantity = 'momentum' | 'energy' | 'ratio';

export function growthRate([I1, I2, I3]: Vec3, spin: number): number {
  return Math.abs(spin) * Math.sqrt(((I2 - I1) * (I3 - I2)) / (I1 * I3));
}

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  if (axis !== 2) return 'neither';
  const lead = Math.abs(one.spin) - Math.abs(other.spin) || Math.abs(one.nudge) - Math.abs(other.nudge);
  if (lead === 0) return 'together';
  return lead > 0 ? 'first' : 'second';
}

/** The arithmetic-geometric mean of a and a smaller b. */
const agm = (a: number, b: number): number => (a - b < 1e-15 * a ? a : agm((a + b) / 2, Math.sqrt(a * b)));

export function timeBetweenFlips([I1, I2, I3]: Vec3, [w1, w2, w3]: Vec3): number {
  const A = (I3 - I2) * (I2 * (I2 - I1) * w2 ** 2 + I3 * (I3 - I1) * w3 ** 2);
  const B = (I2 - I1) * (I1 * (I3 - I1) * w1 ** 2 + I2 * (I3 - I2) * w2 ** 2);
  const C = (I3 - I1) * Math.abs(I3 * (I3 - I2) * w3 ** 2 - I1 * (I2 - I1) * w1 ** 2);
  return (Math.PI * Math.sqrt(I1 * I2 * I3)) / agm(Math.sqrt(Math.max(A, B)), Math.sqrt(C));
}

export function pointing(arrow: 'momentum' | 'axis', seenFrom: 'world' | 'body', halfFlips: number): Direction {
  const rests = (arrow === 'momentum') === (seenFrom === 'world');
  if (rests || halfFlips % 4 === 0) return 'along';
  return halfFlips % 2 === 0 ? 'against' : 'across';
}

export function undampedTime(c: number, t: number): number {
  return c === 0 ? t : -Math.expm1(-c * t) / c;
}

export function dampedTime(c: number, s: number): number | 'never' {
  if (c * s >= 1) return 'never';
  return c === 0 ? s : -Math.log1p(-c * s) / c;
}

export function change(brake: Brake, quantity: Quantity, omega: Vec3): 'falls' | 'stays' | 'grows' {
  if (brake === 'none') return 'stays';
  if (brake === 'outside') return quantity === 'ratio' ? 'stays' : 'falls';
  const steady = omega.filter((w) => w !== 0).length === 1;
  if (steady || quantity === 'momentum') return 'stays';
  return quantity === 'energy' ? 'falls' : 'grows';
}

const momentumOf = (moments: Vec3, omega: Vec3): number => Math.hypot(...moments.map((I, k) => I * omega[k]));

export function finalSpin(moments: Vec3, omega: Vec3): number {
  return momentumOf(moments, omega) / Math.max(...moments);
}

export function frictionHeat(moments: Vec3, omega: Vec3): number {
  const energy = moments.reduce((sum, I, k) => sum + (I * omega[k] ** 2) / 2, 0);
  return energy - momentumOf(moments, omega) ** 2 / (2 * Math.max(...moments));
}

export function nudgeFate(about: number, others: [number, number], inside: boolean): 'grows' | 'stays' | 'dies' {
  const larger = others.filter((I) => I > about).length;
  if (larger === 1) return 'grows';
  if (!inside) return 'stays';
  return larger === 0 ? 'dies' : 'grows';
}
