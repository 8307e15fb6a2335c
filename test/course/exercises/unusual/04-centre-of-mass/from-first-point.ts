// 04-centre-of-mass | correct: measures from the first point and adds the mean shift; weights normalised first
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

export function centreOfMass(points: PointMass[]): Vec3 {
  const [{ position: start }] = points;
  const total = points.map(({ mass }) => mass).reduce((a, b) => a + b);
  const shift = points
    .map(({ mass, position }) => position.map((c, k) => (mass / total) * (c - start[k])))
    .reduce((a, b) => a.map((c, k) => c + b[k]));
  return [start[0] + shift[0], start[1] + shift[1], start[2] + shift[2]];
}

const FACE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

export function brickCorners({ corner, ...size }: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const [x, y, z] = corner;
  return [0, 1].flatMap((k) => FACE.map(([i, j]): Vec3 => [x + i * size.l, y + j * size.h, z - k * size.d]));
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  return centreOfMass(parts.map(({ mass, com: [...position] }) => ({ mass, position }))) as Vec3;
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  const from =
    (origin: Vec3) =>
    (place: Vec3): Vec3 => [place[0] - origin[0], place[1] - origin[1], place[2] - origin[2]];
  const measure = from(com);
  const { length } = points;
  return Array.from({ length }, (_, i) => measure(points[i].position));
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
