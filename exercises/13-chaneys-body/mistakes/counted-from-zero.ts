import { add, scale } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Memory, Push, Stage } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The weights by the number of the stage. */
export const declared: Declared = { score: 7.5, diagnosis: 'counted-from-zero' };

export function rkStage(stage: number, { start, now, sums }: Memory, { force, mass, stepSize }: Push): Stage {
  const acceleration = scale(force, 1 / mass);
  const weight = [1, 2, 2, 1][stage];
  const reach = stage === 3 ? stepSize : stepSize / 2;
  const velocity = add(start.velocity, scale(acceleration, reach));
  const velocities = add(sums.velocities, scale(now.velocity, weight));
  const accelerations = add(sums.accelerations, scale(acceleration, weight));
  if (stage === 4) {
    const end = {
      position: add(start.position, scale(velocities, stepSize / 6)),
      velocity: add(start.velocity, scale(accelerations, stepSize / 6)),
    };
    return { now: end, sums: { velocities, accelerations } };
  }
  return {
    now: { position: add(start.position, scale(now.velocity, reach)), velocity },
    sums: { velocities, accelerations },
  };
}
