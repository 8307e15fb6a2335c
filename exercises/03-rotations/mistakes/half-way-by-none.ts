import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** No motor turns about a line half-way between two. */
export const declared: Declared = { score: 9.5, diagnosis: 'half-way-out-of-reach' };

export function motorsFor(innerAxis: 'level' | 'tilted' | 'upright', line: string): 'one' | 'two' | 'none can' {
  if (line.startsWith('half-way')) return 'none can';
  if (!line.startsWith('square')) return 'one';
  return ({ level: 'one', tilted: 'two', upright: 'none can' } as const)[innerAxis];
}
