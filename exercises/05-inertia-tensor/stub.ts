// You may import: add, subtract, scale, dot, cross, norm, identity, multiply, apply, transpose.
import type { Mat3, Vec3 } from 'rigid-body-lab';

/** A point with mass: `mass` in kg, `position` in m. */
export interface PointMass {
  mass: number;
  position: Vec3;
}

/**
 * Task 1: the centre of mass.
 *
 * @param points at least one point; the total mass is positive
 * @returns com = Σ m r / Σ m, in m
 */
export function centreOfMass(points: PointMass[]): Vec3 {
  // TODO
  throw new Error(`not implemented: the centre of mass of ${points.length} points`);
}

/**
 * Task 2: the inertia tensor about the centre of mass, in the axes of the positions.
 *
 * @param points the point masses
 * @param com their centre of mass, in m
 * @returns rows of rows, in kg m²; off the diagonal -Σ m x y
 */
export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  // TODO
  throw new Error(`not implemented: the tensor of ${points.length} points about ${com.join(', ')}`);
}

/**
 * Task 3: the tensor of the turned body in world axes.
 *
 * @param inertia the tensor in body axes, in kg m²
 * @param rotation R with v_world = R v_body
 * @returns the tensor in world axes, in kg m²
 */
export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  // TODO
  throw new Error(`not implemented: a ${inertia.length}x${rotation.length} tensor`);
}

/**
 * Task 4: the tensor about any point.
 *
 * @param body mass in kg, centre of mass in m, and the tensor about the centre of mass in kg m²
 * @param point the new reference point, in m
 * @returns the tensor about `point`, in the same axes, in kg m²
 */
export function inertiaAboutPoint(body: { mass: number; com: Vec3; inertia: Mat3 }, point: Vec3): Mat3 {
  // TODO
  throw new Error(`not implemented: ${body.mass} kg about ${point.join(', ')}`);
}
