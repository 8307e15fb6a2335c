import { newtonEulerDerivative, rigidBody } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Load } from '../solution.js';
export {
  omegaRate,
  whichArrowChanges,
  momentumRates,
  upperEndGoes,
  pathInBox,
  whatActs,
  whatEnergyDoes,
} from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function stateRates(state: number[], { mass, moments, force, torque }: Load): number[] {
  const [a, b, c] = moments;
  const inertia: [Vec3, Vec3, Vec3] = [
    [a, 0, 0],
    [0, b, 0],
    [0, 0, c],
  ];
  const body = rigidBody({ massProperties: { mass, com: [0, 0, 0], inertia } });
  return Array.from(newtonEulerDerivative(body, () => ({ force, torque }))(0, state));
}
