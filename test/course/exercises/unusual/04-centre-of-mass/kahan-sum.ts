// 04-centre-of-mass | correct: all sums are compensated (Kahan-Neumaier) with a closure as the adder
// verdict: 10 diagnosis: -

export type Vec3 = [number, number, number];
export interface PointMass {
  mass: number;
  position: Vec3;
}
export interface Part {
  mass: number;
  com: Vec3;
}

function adder(): { put(v: number): void; readonly total: number } {
  let sum = 0;
  let lost = 0;
  return {
    put(v) {
      const next = sum + v;
      lost += Math.abs(sum) >= Math.abs(v) ? sum - next + v : v - next + sum;
      sum = next;
    },
    get total() {
      return sum + lost;
    },
  };
}

function weightedMean<T extends { mass: number }>(items: T[], place: (item: T) => Vec3): Vec3 {
  const mass = adder();
  const moments = [adder(), adder(), adder()];
  for (const item of items) {
    mass.put(item.mass);
    moments.forEach((m, k) => m.put(item.mass * place(item)[k]));
  }
  return moments.map((m) => m.total / mass.total) as Vec3;
}

export function centreOfMass(points: PointMass[]): Vec3 {
  return weightedMean(points, (p) => p.position);
}

export function brickCorners({
  corner: [x, y, z],
  l,
  h,
  d,
}: {
  corner: Vec3;
  l: number;
  h: number;
  d: number;
}): Vec3[] {
  const places = 'xyz Xyz XYz xYz xyZ XyZ XYZ xYZ'.split(' ');
  const value: Record<string, number> = { x, y, z, X: x + l, Y: y + h, Z: z - d };
  return places.map((name) => [...name].map((letter) => value[letter]) as Vec3);
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  return weightedMean(parts, (p) => p.com);
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return Array.from(points, (p) => [p.position[0] - com[0], p.position[1] - com[1], p.position[2] - com[2]]);
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
