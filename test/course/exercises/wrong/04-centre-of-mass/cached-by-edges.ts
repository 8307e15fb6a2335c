// 04-centre-of-mass | fault: remembers the corners under l, h and d alone, the same brick at another place gets the old corners | task 2
// verdict: 9 diagnosis: -

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
  let m = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  points.forEach((p) => {
    m += p.mass;
    x += p.mass * p.position[0];
    y += p.mass * p.position[1];
    z += p.mass * p.position[2];
  });
  return [x / m, y / m, z / m];
}

const bricks = new Map<string, Vec3[]>();

export function brickCorners({ corner, l, h, d }: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const key = [l, h, d].join('x');
  if (!bricks.has(key)) {
    const [x, y, z] = corner;
    const front: Vec3[] = [
      [x, y, z],
      [x + l, y, z],
      [x + l, y + h, z],
      [x, y + h, z],
    ];
    bricks.set(key, [...front, ...front.map((c): Vec3 => [c[0], c[1], c[2] - d])]);
  }
  return bricks.get(key)!.map((c): Vec3 => [...c]);
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  let m = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  parts.forEach((p) => {
    m += p.mass;
    x += p.mass * p.com[0];
    y += p.mass * p.com[1];
    z += p.mass * p.com[2];
  });
  return [x / m, y / m, z / m];
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  const result: Vec3[] = [];
  for (const { position } of points) {
    const [x, y, z] = position;
    result.push([x - com[0], y - com[1], z - com[2]]);
  }
  return result;
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
