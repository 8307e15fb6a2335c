import { add, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';

export interface PointMass {
  mass: number;
  position: Vec3;
}

export interface Part {
  mass: number;
  com: Vec3;
}

export interface Lump {
  volume: number;
  density: number;
}

export function centreOfMass(points: PointMass[]): Vec3 {
  const mass = points.reduce((sum, p) => sum + p.mass, 0);
  const moment = points.reduce<Vec3>((sum, p) => add(sum, scale(p.position, p.mass)), [0, 0, 0]);
  return scale(moment, 1 / mass);
}

/** What comes pulls the centre towards itself, what goes lets go of it. */
export function comShifts(com: Vec3, ball: Vec3, change: string, axis: number): 'grows' | 'falls' | 'stays' {
  const pull = change === 'added' ? ball[axis] - com[axis] : com[axis] - ball[axis];
  if (pull > 0) return 'grows';
  return pull < 0 ? 'falls' : 'stays';
}

export function brickCorners({ corner, l, h, d }: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const face = (z: number): Vec3[] => [
    [0, 0, z],
    [l, 0, z],
    [l, h, z],
    [0, h, z],
  ];
  return [...face(0), ...face(-d)].map((offset) => add(corner, offset));
}

/** Right or left, up or down, back or front. */
const PLACES = { A: '000', B: '100', C: '110', D: '010', E: '001', F: '101', G: '111', H: '011' };

/** The middle of both lies half-way in each direction that they do not share. */
export function heavyCorners(first: keyof typeof PLACES, second: keyof typeof PLACES): 'edge' | 'face' | 'stays' {
  const shared = [0, 1, 2].filter((i) => PLACES[first][i] === PLACES[second][i]).length;
  if (shared === 2) return 'edge';
  return shared === 1 ? 'face' : 'stays';
}

/** A part pulls like a point mass at its own centre of mass. */
export function combinedCentreOfMass(parts: Part[]): Vec3 {
  return centreOfMass(parts.map(({ mass, com }) => ({ mass, position: com })));
}

export function nearerPart(first: Lump, second: Lump): 'first' | 'second' | 'middle' {
  const lead = first.volume * first.density - second.volume * second.density;
  return lead > 0 ? 'first' : lead < 0 ? 'second' : 'middle';
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map((p) => subtract(p.position, com));
}

/** All change if the centre of mass moves, unless all move with it. */
export function whichChange(change: string, point: { massless: boolean; atCentre: boolean }): 'none' | 'one' | 'all' {
  if (change === 'one moved') return point.massless ? 'one' : 'all';
  return change === 'one heavier' && !point.atCentre ? 'all' : 'none';
}
