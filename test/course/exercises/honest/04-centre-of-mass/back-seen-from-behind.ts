// 04-centre-of-mass | mistake: goes round the back face anticlockwise as seen from behind, not as the reader sees it | task 2
// verdict: 7.5 diagnosis: back-face-from-behind

// All that you may use of the library.
import { add, subtract, scale, dot, norm } from 'rigid-body-lab';

/** Three numbers. TypeScript counts them: `map` returns a list of any length, so write `[a, b, c]` where a Vec3 is wanted. */
export type Vec3 = [number, number, number];

/** A point with mass: `mass` in kg, `position` in m. */
export interface PointMass {
  mass: number;
  position: Vec3;
}

/** A part of a body: `mass` in kg, its own centre of mass `com` in m. */
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
  const { l, h, d } = brick;
  const [x, y, z] = brick.corner;
  const front: Vec3[] = [
    [x, y, z],
    [x + l, y, z],
    [x + l, y + h, z],
    [x, y + h, z],
  ];
  // seen from behind the lower left corner is the one at x + l
  const back: Vec3[] = [
    [x + l, y, z - d],
    [x, y, z - d],
    [x, y + h, z - d],
    [x + l, y + h, z - d],
  ];
  return [...front, ...back];
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const total = parts.reduce((sum, part) => sum + part.mass, 0);
  const along = (k: number): number => parts.reduce((sum, part) => sum + part.mass * part.com[k], 0) / total;
  return [along(0), along(1), along(2)];
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
