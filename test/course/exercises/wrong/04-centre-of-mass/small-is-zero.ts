// 04-centre-of-mass | fault: components below 1e-9 m are set to zero, which flattens a molecule | task 4
// verdict: 9.5 diagnosis: small-set-to-zero

export type Vec3 = [number, number, number];
export interface PointMass {
  mass: number;
  position: Vec3;
}
export interface Part {
  mass: number;
  com: Vec3;
}

export function centreOfMass(points: PointMass[]): Vec3 {
  let total = 0;
  const sum: Vec3 = [0, 0, 0];
  for (const { mass, position } of points) {
    total += mass;
    for (let k = 0; k < 3; k++) sum[k] += mass * position[k];
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total];
}

export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const [x, y, z] = brick.corner;
  const { l, h, d } = brick;
  return [
    [x, y, z],
    [x + l, y, z],
    [x + l, y + h, z],
    [x, y + h, z],
    [x, y, z - d],
    [x + l, y, z - d],
    [x + l, y + h, z - d],
    [x, y + h, z - d],
  ];
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  let total = 0;
  const sum: Vec3 = [0, 0, 0];
  for (const { mass, com } of parts) {
    total += mass;
    for (let k = 0; k < 3; k++) sum[k] += mass * com[k];
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total];
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  const clean = (v: number): number => (Math.abs(v) < 1e-9 ? 0 : v);
  return points.map(({ position }) => [
    clean(position[0] - com[0]),
    clean(position[1] - com[1]),
    clean(position[2] - com[2]),
  ]);
}

export function comShifts(com: number[], ball: number[], change: string, axis: number): string {
  if (ball[axis] === com[axis]) return 'stays';
  return ball[axis] > com[axis] === (change === 'added') ? 'grows' : 'falls';
}
export function heavyCorners(first: string, second: string): string {
  const [p, q] = [first, second].map((name) => {
    const k = 'ABCDEFGH'.indexOf(name);
    return [k % 4 === 1 || k % 4 === 2, k % 4 > 1, k > 3];
  });
  return ['stays', 'face', 'edge'][p.filter((x, i) => x === q[i]).length];
}
export function nearerPart(
  first: { volume: number; density: number },
  second: { volume: number; density: number },
): string {
  const [m1, m2] = [first, second].map((part) => part.volume * part.density);
  return m1 > m2 ? 'first' : m1 < m2 ? 'second' : 'middle';
}
export function whichChange(change: string, point: { massless: boolean; atCentre: boolean }): string {
  if (change === 'one moved') return point.massless ? 'one' : 'all';
  return change === 'one heavier' && !point.atCentre ? 'all' : 'none';
}
