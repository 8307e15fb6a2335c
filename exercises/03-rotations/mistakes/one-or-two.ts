import type { Declared } from 'rigid-body-lab/course';
export { turnAbout, whichSign, anglesOf, turnVector, compareTurned, shortestTurn, whichProduct } from '../solution.js';

/** One motor for the lines that are named after one, else two. */
export const declared: Declared = { score: 9.5, diagnosis: 'by-the-name' };

export function motorsFor(_innerAxis: string, line: string): 'one' | 'two' | 'none can' {
  return line.endsWith('axis') ? 'one' : 'two';
}
