// 04-centre-of-mass | mistake: starts the sum with the com of the first part and forgets to multiply it by its mass | task 3
// verdict: 8 diagnosis: first-without-its-mass

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
  let moment = parts[0].com;
  let mass = parts[0].mass;
  for (const part of parts.slice(1)) {
    moment = add(moment, scale(part.com, part.mass)) as Vec3;
    mass += part.mass;
  }
  return [moment[0] / mass, moment[1] / mass, moment[2] / mass];
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map(({ position }) => [position[0] - com[0], position[1] - com[1], position[2] - com[2]]);
}
