// 04-centre-of-mass | mistake: the sum starts with a copy of the first position, which is not multiplied by its mass | task 1
// verdict: 7 diagnosis: first-without-its-mass

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
  const sum: Vec3 = [...points[0].position];
  let total = points[0].mass;
  for (let i = 1; i < points.length; i++) {
    total += points[i].mass;
    for (let k = 0; k < 3; k++) sum[k] += points[i].mass * points[i].position[k];
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total];
}

export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const { corner, l, h, d } = brick;
  const steps: Vec3[] = [
    [0, 0, 0],
    [l, 0, 0],
    [l, h, 0],
    [0, h, 0],
    [0, 0, -d],
    [l, 0, -d],
    [l, h, -d],
    [0, h, -d],
  ];
  return steps.map((s) => add(corner, s) as Vec3);
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
