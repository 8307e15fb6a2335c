import type { Declared } from 'rigid-body-lab/course';
import { rkStage as right } from '../solution.js';
import type { Memory, Push, Stage } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The rates are added to the sums that were handed in. */
export const declared: Declared = { score: 9, diagnosis: 'changes-its-argument' };

export function rkStage(stage: number, memory: Memory, push: Push): Stage {
  const left = right(stage, memory, push);
  left.sums.velocities.forEach((x, k) => {
    memory.sums.velocities[k] = x;
  });
  return left;
}
