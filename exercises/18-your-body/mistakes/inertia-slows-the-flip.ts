import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, simulatedFlip, figure } from '../solution.js';

/** Larger moments slow the flip. */
export const declared: Declared = { score: 9.5, diagnosis: 'weighed-against-inertia' };

interface Change {
  density: number;
  nudge: number;
  size: number;
  spin: number;
}

export function flipComes({ size, density, spin, nudge }: Change): 'sooner' | 'at the same time' | 'later' {
  const lead = Math.abs(spin) * Math.abs(nudge) - density * size ** 5;
  if (lead === 0) return 'at the same time';
  return lead > 0 ? 'sooner' : 'later';
}
