// 04-centre-of-mass | correct: returns Float64Arrays instead of plain lists of numbers
// verdict: 10 diagnosis: -

export type Vec3 = [number, number, number];
export interface PointMass {
  mass: number;
  position: Vec3;
}
export interface Part {
  mass: number;
  com: Vec3;
}

const list = (values: Iterable<number>): Vec3 => Float64Array.from(values) as unknown as Vec3;

export function centreOfMass(points: PointMass[]): Vec3 {
  const sums = new Float64Array(4);
  for (const { mass, position } of points) {
    position.forEach((c, k) => (sums[k] += mass * c));
    sums[3] += mass;
  }
  return list(sums.subarray(0, 3).map((s) => s / sums[3]));
}

export function brickCorners({ corner, l, h, d }: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const right = Uint8Array.of(0, 1, 1, 0, 0, 1, 1, 0);
  const up = Uint8Array.of(0, 0, 1, 1, 0, 0, 1, 1);
  const back = Uint8Array.of(0, 0, 0, 0, 1, 1, 1, 1);
  return Array.from(right, (_, i) => list([corner[0] + right[i] * l, corner[1] + up[i] * h, corner[2] - back[i] * d]));
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  return centreOfMass(parts.map(({ mass, com }) => ({ mass, position: com })));
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map(({ position }) => list(position.map((c, k) => c - com[k])));
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
