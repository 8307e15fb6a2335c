import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, simulatedFlip, figure } from '../solution.js';

/** The nudge alone decides. */
export const declared: Declared = { score: 9.5, diagnosis: 'nudge-alone' };

interface Change {
  density: number;
  nudge: number;
  size: number;
  spin: number;
}

export function flipComes({ nudge }: Change): 'sooner' | 'at the same time' | 'later' {
  const lead = Math.abs(nudge) - 1;
  if (lead === 0) return 'at the same time';
  return lead > 0 ? 'sooner' : 'later';
}
