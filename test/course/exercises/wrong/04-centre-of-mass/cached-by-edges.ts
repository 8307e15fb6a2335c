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
