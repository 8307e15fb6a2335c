import { add, apply, cross, dot, norm, scale, subtract, transpose } from 'rigid-body-lab';

export type Vec3 = [number, number, number];

export type Mat3 = [Vec3, Vec3, Vec3];

export interface Force {
  force: Vec3;
  point: Vec3;
}

export interface Wrench {
  force: Vec3;
  torque: Vec3;
}

export interface Pose {
  position: Vec3;
  R: Mat3;
}

export type Applied =
  { forceWorld: Vec3; pointWorld: Vec3 } | { forceWorld: Vec3; pointBody: Vec3 } | { forceBody: Vec3; pointBody: Vec3 };

const sumOf = (vectors: Vec3[]): Vec3 => vectors.reduce<Vec3>((sum, v) => add(sum, v), [0, 0, 0]);

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const torques = forces.map((f) => cross(subtract(f.point, com), f.force));
  return { force: sumOf(forces.map((f) => f.force)), torque: sumOf(torques) };
}

export function whatStarts(forces: Force[], com: Vec3): 'moves' | 'turns' | 'both' | 'neither' {
  const { force, torque } = totalWrench(forces, com);
  const [moves, turns] = [norm(force) > 0, norm(torque) > 0];
  if (moves) return turns ? 'both' : 'moves';
  return turns ? 'turns' : 'neither';
}

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) {
    return { force: apply(R, applied.forceBody), torque: cross(applied.pointBody, applied.forceBody) };
  }
  const back = transpose(R);
  const lever = 'pointBody' in applied ? applied.pointBody : apply(back, subtract(applied.pointWorld, position));
  return { force: [...applied.forceWorld], torque: cross(lever, apply(back, applied.forceWorld)) };
}

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  const along = (v: Vec3): boolean => norm(cross(axis, v)) === 0;
  const force = 'forceBody' in applied ? applied.forceBody : applied.forceWorld;
  const point = 'pointBody' in applied ? applied.pointBody : applied.pointWorld;
  const torqueAlong = along(cross(point, force));
  // What goes into the torque is a vector that turns with the body or one that stands in the world, or both.
  if ('forceBody' in applied) return torqueAlong ? 'both' : 'body';
  if ('pointWorld' in applied) return torqueAlong ? 'both' : 'world';
  if (along(force)) return along(point) ? 'both' : 'body';
  return along(point) ? 'world' : 'neither';
}

export function pointOnLine(force: Vec3, torque: Vec3): Vec3 | null {
  const square = dot(force, force);
  return square === 0 ? null : scale(cross(force, torque), 1 / square);
}

export function whereIsTorqueLarger(forces: Force[], first: Vec3, second: Vec3): 'first' | 'second' | 'same' {
  const about = (point: Vec3): number => norm(totalWrench(forces, point).torque);
  return larger(about(first), about(second));
}

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a > b ? 'first' : a < b ? 'second' : 'same');

export function power(wrench: Wrench, motion: { velocity: Vec3; omega: Vec3; R: Mat3 }): number {
  const omegaBody = apply(transpose(motion.R), motion.omega);
  return dot(wrench.force, motion.velocity) + dot(wrench.torque, omegaBody);
}

export function whichGainsMore(first: Force, second: Force): 'first' | 'second' | 'same' {
  // Moving and turning both take energy. In no pair has the larger force the smaller torque,
  // so the balls' numbers do not matter.
  const gain = ({ force, point }: Force): number => {
    const torque = cross(point, force);
    return dot(force, force) + dot(torque, torque);
  };
  return larger(gain(first), gain(second));
}
