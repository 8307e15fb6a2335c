import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** Gimbal lock is not thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'three-always-reach' };

export function motorsFor(innerAxis: 'level' | 'tilted' | 'upright', line: string): 'one' | 'two' | 'none can' {
  if (line.startsWith('half-way')) return 'two';
  if (!line.startsWith('square')) return 'one';
  return innerAxis === 'level' ? 'one' : 'two';
}
