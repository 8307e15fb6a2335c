// 04-centre-of-mass | mistake: joins the points one after the other but weighs the centre so far with the last mass only instead of all mass so far | task 1
// verdict: 7 diagnosis: joined-with-the-last-mass

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
  let com: Vec3 = [...points[0].position];
  let mass = points[0].mass;
  for (const p of points.slice(1)) {
    const both = mass + p.mass;
    if (both === 0) continue;
    com = [0, 1, 2].map((k) => (mass * com[k] + p.mass * p.position[k]) / both) as Vec3;
    mass = p.mass;
  }
  return com;
}

export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const {
    corner: [x, y, z],
    l,
    h,
    d,
  } = brick;
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
  const total = parts.reduce((sum, part) => sum + part.mass, 0);
  const along = (k: number): number => parts.reduce((sum, part) => sum + part.mass * part.com[k], 0) / total;
  return [along(0), along(1), along(2)];
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map(({ position }) => [position[0] - com[0], position[1] - com[1], position[2] - com[2]]);
}
