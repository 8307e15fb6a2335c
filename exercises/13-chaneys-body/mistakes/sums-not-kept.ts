import type { Declared } from 'rigid-body-lab/course';
import { rkStage as right } from '../solution.js';
import type { Memory, Push, Stage } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The sums come back as they came. */
export const declared: Declared = { score: 7.5, diagnosis: 'sums-not-kept' };

export function rkStage(stage: number, memory: Memory, push: Push): Stage {
  const { now } = right(stage, memory, push);
  const [x, y, z] = memory.sums.velocities;
  const [u, v, w] = memory.sums.accelerations;
  return { now, sums: { velocities: [x, y, z], accelerations: [u, v, w] } };
}
