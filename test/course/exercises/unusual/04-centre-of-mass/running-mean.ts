// 04-centre-of-mass | correct: a running mean that passes over massless points, corners by walking from corner to corner
// verdict: 10 diagnosis: -

import { add } from 'rigid-body-lab';

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
  const mean: Vec3 = [0, 0, 0];
  for (const { mass, position } of points) {
    if (mass === 0) continue;
    total += mass;
    const share = mass / total;
    for (let k = 0; k < 3; k++) mean[k] += share * (position[k] - mean[k]);
  }
  return mean;
}

export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const { corner, l, h, d } = brick;
  const walk: Vec3[] = [
    [l, 0, 0],
    [0, h, 0],
    [-l, 0, 0],
    [0, -h, -d],
    [l, 0, 0],
    [0, h, 0],
    [-l, 0, 0],
  ];
  const path: Vec3[] = [[corner[0], corner[1], corner[2]]];
  for (const step of walk) path.push(add(path[path.length - 1], step) as Vec3);
  return path;
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  return centreOfMass(parts.map((part) => ({ mass: part.mass, position: part.com })));
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map((p) => p.position.map((c, k) => -(com[k] - c)) as Vec3);
}
