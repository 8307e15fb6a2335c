// 04-centre-of-mass | mistake: in the two upper corners of the back face h and d are exchanged | task 2
// verdict: 7 diagnosis: mistake-in-part

import { subtract } from 'rigid-body-lab';

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
  const total = points.reduce((s, p) => s + p.mass, 0);
  const mean = (k: number): number => points.reduce((s, p) => s + p.mass * p.position[k], 0) / total;
  return [mean(0), mean(1), mean(2)];
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
    [x + l, y + d, z - h],
    [x, y + d, z - h],
  ];
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const points = parts.map(({ mass, com }) => ({ mass, position: com }));
  const total = points.reduce((s, p) => s + p.mass, 0);
  const mean = (k: number): number => points.reduce((s, p) => s + p.mass * p.position[k], 0) / total;
  return [mean(0), mean(1), mean(2)];
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map((p) => subtract(p.position, com) as Vec3);
}
