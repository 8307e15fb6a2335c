import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** k2 twice spoils the third slope, whatever f looks at. */
export const declared: Declared = { score: 9.5, diagnosis: 'felt-where-it-cannot-be' };

export function errorDividedBy({ rates, slip, over }: { rates: string; slip: string; over: string }): number {
  let order = { none: 4, 'one time': 1, 'one state': 1, 'k2 twice': 2, 'equal weights': 2 }[slip] ?? 0;
  if (rates === 'state' && slip === 'one time') order = 4;
  if (rates === 'time' && slip === 'one state') order = 4;
  return 2 ** (over === 'step' ? order + 1 : order);
}
