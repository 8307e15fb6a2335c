// 04-centre-of-mass | correct: adds recursively in halves; a half is a mass and a moment, so massless halves do no harm
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

interface Half {
  m: number;
  s: Vec3;
}

function halves(items: Half[]): Half {
  if (items.length === 1) return items[0];
  const middle = items.length >> 1;
  const a = halves(items.slice(0, middle));
  const b = halves(items.slice(middle));
  return { m: a.m + b.m, s: [a.s[0] + b.s[0], a.s[1] + b.s[1], a.s[2] + b.s[2]] };
}

const moment = (m: number, [x, y, z]: Vec3): Half => ({ m, s: [m * x, m * y, m * z] });

export function centreOfMass(points: PointMass[]): Vec3 {
  const { m, s } = halves(points.map((p) => moment(p.mass, p.position)));
  return [s[0] / m, s[1] / m, s[2] / m];
}

function sweep(start: Vec3[], directions: [number, number][]): Vec3[] {
  // each sweep doubles the figure: point, edge, face, brick; every second copy runs backwards
  const [first, ...rest] = directions;
  if (!first) return start;
  const [k, length] = first;
  const copy = start.map((c): Vec3 => [
    c[0] + (k === 0 ? length : 0),
    c[1] + (k === 1 ? length : 0),
    c[2] + (k === 2 ? length : 0),
  ]);
  if (k === 1) copy.reverse();
  return sweep([...start, ...copy], rest);
}

export function brickCorners({ corner, l, h, d }: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  return sweep(
    [[...corner]],
    [
      [0, l],
      [1, h],
      [2, -d],
    ],
  );
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const { m, s } = halves(parts.map((p) => moment(p.mass, p.com)));
  return [s[0] / m, s[1] / m, s[2] / m];
}

export function relativePositions([...points]: PointMass[], com: Vec3): Vec3[] {
  const first = points.shift();
  if (!first) return [];
  const [x, y, z] = first.position;
  return [[x - com[0], y - com[1], z - com[2]], ...relativePositions(points, com)];
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
