import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, simulatedFlip, figure } from '../solution.js';

/** A denser body flips later. */
export const declared: Declared = { score: 9.5, diagnosis: 'density-decides' };

interface Change {
  density: number;
  nudge: number;
  size: number;
  spin: number;
}

export function flipComes({ density, spin, nudge }: Change): 'sooner' | 'at the same time' | 'later' {
  const lead = 1 - density || Math.abs(spin) - 1 || Math.abs(nudge) - 1;
  if (lead === 0) return 'at the same time';
  return lead > 0 ? 'sooner' : 'later';
}
