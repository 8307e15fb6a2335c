import { freeRotation } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';
export {
  growthRate,
  flipsFirst,
  pointing,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** The library is asked for the motion: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function timeBetweenFlips(moments: Vec3, omega: Vec3): number {
  const motion = freeRotation({ principalMoments: moments, omegaBody: omega, orientation: [1, 0, 0, 0] });
  const zeros: number[] = [];
  for (let t = 0; zeros.length < 2; t += 1e-3) {
    if (motion(t).omegaBody[1] * motion(t + 1e-3).omegaBody[1] < 0) zeros.push(t);
  }
  return zeros[1] - zeros[0];
}
