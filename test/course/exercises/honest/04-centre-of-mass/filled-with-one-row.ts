// 04-centre-of-mass | mistake: new Array(8).fill(list) puts the same list in eight times, so all corners move together | task 2
// verdict: 7.5 diagnosis: one-list-for-all

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

export function brickCorners({ corner, l, h, d }: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const corners: Vec3[] = new Array(8).fill([...corner]);
  for (const i of [1, 2, 5, 6]) corners[i][0] += l;
  for (const i of [2, 3, 6, 7]) corners[i][1] += h;
  for (const i of [4, 5, 6, 7]) corners[i][2] -= d;
  return corners;
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
  return points.map(({ position }) => [position[0] - com[0], position[1] - com[1], position[2] - com[2]]);
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
