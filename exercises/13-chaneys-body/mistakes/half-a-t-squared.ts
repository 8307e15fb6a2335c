import { add, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Memory, Push, Stage } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** Each try is a throw: v t + a t² / 2. */
export const declared: Declared = { score: 8, diagnosis: 'parabola-inside' };

export function rkStage(stage: number, { start, now, sums }: Memory, { force, mass, stepSize }: Push): Stage {
  const acceleration = scale(force, 1 / mass);
  const weight = stage === 2 || stage === 3 ? 2 : 1;
  const velocities = add(sums.velocities, scale(now.velocity, weight));
  const accelerations = add(sums.accelerations, scale(acceleration, weight));
  const reach = stage === 4 ? stepSize / 6 : stage === 3 ? stepSize : stepSize / 2;
  const mean = add(now.velocity, scale(acceleration, reach / 2));
  const rates = stage === 4 ? [velocities, accelerations] : [mean, acceleration];
  return {
    now: {
      position: add(start.position, scale(rates[0], reach)),
      velocity: add(start.velocity, scale(rates[1], reach)),
    },
    sums: { velocities, accelerations },
  };
}
