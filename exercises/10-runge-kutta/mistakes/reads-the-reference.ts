import { rk4 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Rate } from '../solution.js';
export { eulerStep, solve, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** The library is asked for the tableau: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  const ks: number[][] = [];
  rk4.b.forEach((row, r) => {
    ks.push(
      f(
        t + rk4.a[r] * h,
        y.map((x, i) => x + h * row.reduce((sum, b, s) => sum + b * ks[s][i], 0)),
      ),
    );
  });
  return y.map((x, i) => x + h * rk4.c.reduce((sum, c, r) => sum + c * ks[r][i], 0));
}
