import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** Locked where the inner axis is level. */
export const declared: Declared = { score: 9.5, diagnosis: 'level-is-locked' };

export function motorsFor(innerAxis: 'level' | 'tilted' | 'upright', line: string): 'one' | 'two' | 'none can' {
  if (line.startsWith('half-way')) return 'two';
  if (!line.startsWith('square')) return 'one';
  return ({ level: 'none can', tilted: 'two', upright: 'one' } as const)[innerAxis];
}
