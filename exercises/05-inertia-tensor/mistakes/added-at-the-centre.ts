import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { PointMass } from '../solution.js';
export {
  centreOfMass,
  heavierPiece,
  momentumLeans,
  rotatedInertia,
  turnedMoment,
  inertiaAboutPoint,
  largerMoment,
} from '../solution.js';

/** The whole mass at its centre is added to the tensor about the origin. */
export const declared: Declared = { score: 6.5, diagnosis: 'parallel-axis-anywhere' };

function summed(masses: { mass: number; r: number[] }[]): Mat3 {
  const entry = (i: number, j: number): number =>
    masses.reduce((sum, { mass, r }) => {
      const square = r[0] ** 2 + r[1] ** 2 + r[2] ** 2;
      return sum + mass * ((i === j ? square : 0) - r[i] * r[j]);
    }, 0);
  const row = (i: number): Vec3 => [entry(i, 0), entry(i, 1), entry(i, 2)];
  return [row(0), row(1), row(2)];
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const whole = points.reduce((sum, { mass }) => sum + mass, 0);
  return summed([...points.map(({ mass, position }) => ({ mass, r: position })), { mass: whole, r: com }]);
}
