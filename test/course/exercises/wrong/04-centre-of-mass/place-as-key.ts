// 04-centre-of-mass | fault: collects the masses in a Map with the place as key and overwrites the first of two masses at the same place | task 1
// verdict: 9 diagnosis: -

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
  const massAt = new Map<string, number>();
  for (const { mass, position } of points) massAt.set(position.join(';'), mass);
  let total = 0;
  const sum: Vec3 = [0, 0, 0];
  massAt.forEach((mass, key) => {
    total += mass;
    key.split(';').forEach((c, k) => (sum[k] += mass * Number(c)));
  });
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
