// 04-centre-of-mass | fault: a corner with z = 0 is taken to have no z, and the back face then lies at +d | task 2
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

export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const { corner, l, h, d } = brick;
  const [x, y, z] = corner;
  const behind = z ? z - d : d;
  const face = (depth: number): Vec3[] => [
    [x, y, depth],
    [x + l, y, depth],
    [x + l, y + h, depth],
    [x, y + h, depth],
  ];
  return [...face(z), ...face(behind)];
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
