// 04-centre-of-mass | correct: a class that collects masses, with a getter for the centre and chained calls
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

class Heap {
  private mass = 0;
  private readonly moment = [0, 0, 0];

  put(mass: number, place: Vec3): this {
    this.mass += mass;
    place.forEach((c, k) => {
      this.moment[k] += mass * c;
    });
    return this;
  }

  get centre(): Vec3 {
    const [x, y, z] = this.moment.map((s) => s / this.mass);
    return [x, y, z];
  }

  static of(masses: [number, Vec3][]): Heap {
    return masses.reduce((heap, [mass, place]) => heap.put(mass, place), new Heap());
  }
}

class Brick {
  constructor(private readonly b: { corner: Vec3; l: number; h: number; d: number }) {}
  private at(right: boolean, up: boolean, back: boolean): Vec3 {
    const { corner, l, h, d } = this.b;
    return [corner[0] + Number(right) * l, corner[1] + Number(up) * h, corner[2] - Number(back) * d];
  }
  get corners(): Vec3[] {
    const face = (back: boolean): Vec3[] => [
      this.at(false, false, back),
      this.at(true, false, back),
      this.at(true, true, back),
      this.at(false, true, back),
    ];
    return [...face(false), ...face(true)];
  }
}

export function centreOfMass(points: PointMass[]): Vec3 {
  return Heap.of(points.map((p) => [p.mass, p.position])).centre;
}

export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  return new Brick(brick).corners;
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  return Heap.of(parts.map((p) => [p.mass, p.com])).centre;
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  const minus = { x: -com[0], y: -com[1], z: -com[2] };
  return points.map((p) => [p.position[0] + minus.x, p.position[1] + minus.y, p.position[2] + minus.z]);
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
