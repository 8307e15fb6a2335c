import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** A program with quaternions is taken to have no lock. */
export const declared: Declared = { score: 9.5, diagnosis: 'quaternions-cure-lock' };

export function motorsFor(
  innerAxis: 'level' | 'tilted' | 'upright',
  line: string,
  stored: 'angles' | 'matrix' | 'quaternion',
): 'one' | 'two' | 'none can' {
  if (line.startsWith('half-way')) return 'two';
  if (!line.startsWith('square') || innerAxis === 'level') return 'one';
  return innerAxis === 'upright' && stored !== 'quaternion' ? 'none can' : 'two';
}
