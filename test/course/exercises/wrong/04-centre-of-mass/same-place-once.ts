// 04-centre-of-mass | fault: collects the vectors in a Map with the place as key, so two points at the same place give one vector | task 4
// verdict: 9.5 diagnosis: -

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

export function brickCorners({ corner, l, h, d }: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const at = (x: number, y: number, z: number): Vec3 => [corner[0] + x, corner[1] + y, corner[2] + z];
  const face = (z: number): Vec3[] => [at(0, 0, z), at(l, 0, z), at(l, h, z), at(0, h, z)];
  return [...face(0), ...face(-d)];
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const points = parts.map(({ mass, com }) => ({ mass, position: com }));
  const total = points.reduce((s, p) => s + p.mass, 0);
  const mean = (k: number): number => points.reduce((s, p) => s + p.mass * p.position[k], 0) / total;
  return [mean(0), mean(1), mean(2)];
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  const vectors = new Map<string, Vec3>();
  for (const { position } of points) {
    vectors.set(position.toString(), [position[0] - com[0], position[1] - com[1], position[2] - com[2]]);
  }
  return Array.from(vectors.values());
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
