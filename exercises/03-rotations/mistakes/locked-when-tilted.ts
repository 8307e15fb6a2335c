import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** Locked as soon as the inner axis is tilted. */
export const declared: Declared = { score: 9.5, diagnosis: 'tilted-is-locked' };

export function motorsFor(innerAxis: 'level' | 'tilted' | 'upright', line: string): 'one' | 'two' | 'none can' {
  if (line.startsWith('half-way')) return 'two';
  return line.startsWith('square') && innerAxis !== 'level' ? 'none can' : 'one';
}
