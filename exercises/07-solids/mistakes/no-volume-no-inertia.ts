import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export {
  timesLarger,
  combinedInertia,
  simpleSum,
  meshCentre,
  meshInertia,
  faceCounts,
  surfaceState,
  canBe,
} from '../solution.js';

/** Without volume there is nothing to turn. */
export const declared: Declared = { score: 9.5, diagnosis: 'flat-has-no-moment' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  const volume = a * b * c;
  const moment = (p: number, q: number): number => (volume === 0 ? 0 : (mass * (p * p + q * q)) / 12);
  return [
    [moment(b, c), 0, 0],
    [0, moment(c, a), 0],
    [0, 0, moment(a, b)],
  ];
}
