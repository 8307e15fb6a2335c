// All that you may use of the library.
import { add, subtract, scale, dot, cross, norm, apply, transpose } from 'rigid-body-lab';

// Order of arguments: scale(vector, factor), subtract(a, b) is a - b, apply(matrix,
// vector), transpose(matrix).

/**
 * Three numbers. TypeScript counts them: `map` returns a list of any length, so write
 * `[a, b, c]` where a Vec3 is wanted.
 */
export type Vec3 = [number, number, number];

/** Three rows: `R[0][2]` stands in the first row and the third column. */
export type Mat3 = [Vec3, Vec3, Vec3];

/** A force in N and the point that it acts on in m, both in the same axes. */
export interface Force {
  force: Vec3;
  point: Vec3;
}

/** A force in N and a torque about the centre of mass in N m. */
export interface Wrench {
  force: Vec3;
  torque: Vec3;
}

/** Where a body is: `position` of its centre of mass in m, `R` with v_world = R v_body. */
export interface Pose {
  position: Vec3;
  R: Mat3;
}

/**
 * A force in N and its point in m. `pointWorld` is measured from the world's origin, `pointBody`
 * from the centre of mass.
 */
export type Applied =
  { forceWorld: Vec3; pointWorld: Vec3 } | { forceWorld: Vec3; pointBody: Vec3 } | { forceBody: Vec3; pointBody: Vec3 };

/**
 * Task 1: all forces as one force and one torque, everything in world axes.
 *
 * @param forces 0 to 40 forces, as in the statement; they stay as they are
 * @param com the centre of mass, in m
 * @returns the sum of the forces in N, and the sum of their torques about `com` in N m
 */
export function totalWrench(forces: Force[], com: Vec3): Wrench {
  // This is the force. The torque is missing, and the answer.
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 1, the question: what do the forces start in a body that is at rest in free space?
 *
 * @param forces 0 to 5 forces, all numbers whole; they stay as they are
 * @param com the centre of mass, in m
 * @returns 'moves': the centre of mass starts to move, the body does not turn; 'turns': the other way round
 */
export function whatStarts(forces: Force[], com: Vec3): 'moves' | 'turns' | 'both' | 'neither' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: one force as a wrench: the force in world axes, the torque in body axes.
 *
 * @param pose position and rotation of the body; it stays as it is
 * @param applied one of the three combinations; it stays as it is
 * @returns force in N, in world axes; torque in N m, in body axes
 */
export function bodyWrench(pose: Pose, applied: Applied): Wrench {
  // The combination body, body is done; `in` asks whether a name is there. Two combinations are missing.
  if ('forceBody' in applied) {
    const pushed = apply(pose.R, applied.forceBody);
    return { force: pushed, torque: cross(applied.pointBody, applied.forceBody) };
  }
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2, the question: the body is turned by 90°. In which axes has the torque the same
 * components after as before?
 *
 * @param applied the force, whole numbers; before the turn the axes of body and world agree
 * @param axis the axis of the turn through the centre of mass, a unit vector along x, y or z or against it
 */
export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the point of the line of action that is nearest to the centre of mass.
 *
 * @param force in N; it may be zero
 * @param torque in N m, about the centre of mass, perpendicular to the force
 * @returns the point in m, measured from the centre of mass; null where there is no force
 */
export function pointOnLine(force: Vec3, torque: Vec3): Vec3 | null {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: about which of two points have the forces together the larger torque?
 *
 * @param forces two forces, whole numbers
 * @param first a point, in m
 * @param second another point, in m
 */
export function whereIsTorqueLarger(forces: Force[], first: Vec3, second: Vec3): 'first' | 'second' | 'same' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the power of a wrench on a moving body.
 *
 * @param wrench force in N, in world axes; torque in N m, in body axes
 * @param motion velocity of the centre of mass in m/s and omega in rad/s, both in world axes;
 * R with v_world = R v_body
 * @returns the power in W; negative where the body is braked
 */
export function power(wrench: Wrench, motion: { velocity: Vec3; omega: Vec3; R: Mat3 }): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, the question: two equal balls at rest get one push each. Which has more kinetic
 * energy when the pushes end?
 *
 * @param first force in N and point in m, measured from the ball's centre; whole numbers
 * @param second the push on the other ball
 */
export function whichGainsMore(first: Force, second: Force): 'first' | 'second' | 'same' {
  // TODO
  throw new Error('not implemented');
}
