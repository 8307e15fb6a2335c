import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, simulatedFlip, figure } from '../solution.js';

/** A larger moment takes away from the spin. */
export const declared: Declared = { score: 9.5, diagnosis: 'spin-against-inertia' };

interface Change {
  density: number;
  nudge: number;
  size: number;
  spin: number;
}

export function flipComes({ size, density, spin, nudge }: Change): 'sooner' | 'at the same time' | 'later' {
  const ratio = Math.abs(spin) / (density * size ** 5);
  const lead = Math.abs(ratio - 1) < 1e-9 ? Math.abs(nudge) - 1 : ratio - 1;
  if (lead === 0) return 'at the same time';
  return lead > 0 ? 'sooner' : 'later';
}
