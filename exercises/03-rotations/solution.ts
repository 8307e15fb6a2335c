import { multiplyQuaternions, norm, normalize, scale } from 'rigid-body-lab';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export type Quaternion = [number, number, number, number];

export function turnAbout(axis: Vec3, angle: number): Mat3 {
  const [x, y, z] = normalize(axis);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const rest = 1 - c;
  return [
    [c + rest * x * x, rest * x * y - s * z, rest * x * z + s * y],
    [rest * y * x + s * z, c + rest * y * y, rest * y * z - s * x],
    [rest * z * x - s * y, rest * z * y + s * x, c + rest * z * z],
  ];
}

interface Arrow {
  fixedTo: 'body' | 'world';
  axis: number;
}

type Sign = 'negative' | 'zero' | 'positive';

export function whichSign(turn: { about: number; angle: number }, arrow: Arrow, along: number): Sign {
  const { fixedTo, axis } = arrow;
  const unit = [0, 1, 2].map((k) => (k === turn.about ? 1 : 0)) as Vec3;
  const R = turnAbout(unit, turn.angle);
  const component = fixedTo === 'body' ? R[along][axis] : R[axis][along];
  return (['negative', 'zero', 'positive'] as Sign[])[1 + Math.sign(component)];
}

export function anglesOf(R: Mat3): Vec3 {
  const theta = Math.asin(R[2][1]);
  if (Math.abs(R[2][1]) === 1) return [0, theta, Math.atan2(R[0][2], R[0][0])];
  return [Math.atan2(-R[0][1], R[1][1]), theta, Math.atan2(-R[2][0], R[2][2])];
}

export function motorsFor(innerAxis: 'level' | 'tilted' | 'upright', line: string): 'one' | 'two' | 'none can' {
  if (line.startsWith('half-way')) return 'two';
  if (line.startsWith('square')) return ({ level: 'one', tilted: 'two', upright: 'none can' } as const)[innerAxis];
  return 'one';
}

export function turnVector(q: Quaternion, v: Vec3): Vec3 {
  const [w, x, y, z] = q;
  const [, ...turned] = multiplyQuaternions(multiplyQuaternions(q, [0, ...v]), [w, -x, -y, -z]);
  return scale(turned, 1 / (w * w + x * x + y * y + z * z));
}

export function compareTurned(first: number, second: number): 'equal' | 'opposite' | 'neither' {
  const apart = Math.abs(first - second) % 2;
  if (apart === 0) return 'equal';
  return apart === 1 ? 'opposite' : 'neither';
}

export function shortestTurn(from: Quaternion, to: Quaternion): Vec3 {
  const [w1, x1, y1, z1] = from;
  const [w, ...u] = multiplyQuaternions(to, [w1, -x1, -y1, -z1]);
  const sine = norm(u);
  if (sine === 0) return [0, 0, 0];
  return scale(u, (2 * Math.atan(sine / w)) / sine);
}

interface QuarterTurns {
  axis: 'x' | 'y' | 'z';
  quarters: number;
}

export function whichProduct(
  first: QuarterTurns,
  second: QuarterTurns,
  axes: 'world' | 'body',
): 'AB' | 'BA' | 'either' {
  const quarters = [first.quarters, second.quarters];
  const oneAxis = first.axis === second.axis;
  if (oneAxis || quarters.some((n) => n % 4 === 0) || quarters.every((n) => n % 2 === 0)) return 'either';
  return axes === 'world' ? 'BA' : 'AB';
}
