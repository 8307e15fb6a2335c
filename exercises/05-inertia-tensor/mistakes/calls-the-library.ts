import { inertiaAbout, pointMasses, rotateInertia } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { PointMass } from '../solution.js';

export { heavierPiece, momentumLeans, turnedMoment, largerMoment } from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function centreOfMass(points: PointMass[]): Vec3 {
  return pointMasses(points).com;
}

export function inertiaTensor(points: PointMass[]): Mat3 {
  return pointMasses(points).inertia;
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return rotateInertia(inertia, rotation);
}

export function inertiaAboutPoint(body: { mass: number; com: Vec3; inertia: Mat3 }, point: Vec3): Mat3 {
  return inertiaAbout(body, point);
}
