/**
 * RK4 (Chaney eq. 29), the method of nearly all runs, with the loop over steps, the sums and the test for
 * finite numbers in one function: for 13 numbers a third faster than a stepper that is called for each step.
 * A test holds it to the general method.
 *
 * The loops over the numbers stand here and not in functions, because V8 spends what it may inline on `f`.
 * They take one number and then six per turn, because V8 tests every array anew at each turn and the states
 * of bodies, 7 = 1 + 6 and 13 = 1 + 12 numbers, leave no rest. Together that is a quarter of a step.
 */
import type { InPlace } from './forms.js';
import { blankArrays, copyNumbers, hasFiniteSum } from './numbers.js';
import type { Advance } from './run.js';
import { timeAfter } from './schedule.js';
import type { Schedule } from './schedule.js';

/** The steps of RK4 for one right-hand side, each followed by the projection. */
export function rk4Steps(schedule: Schedule, f: InPlace, width: number, project?: InPlace): Advance {
  const work = blankArrays(5, width);
  const take = (y: Float64Array, from: number, to: number, size: number): number => {
    // V8 reads a variable of an outer function anew at each use, so everything is copied first.
    const { t0, h } = schedule;
    const slopes = work;
    const [k1, k2, k3, k4, u] = slopes;
    const n = y.length;
    const third = size / 3;
    const sixth = size / 6;
    for (let step = from; step < to; step++) {
      const t = t0 + step * h;
      f(t, y, k1);
      let k = k1;
      for (let r = 1; r < 4; r++) {
        // A product, which V8 knows to be a double; of a choice between size / 2 and size it asks
        // at each use what it is.
        const ah = (r < 3 ? 0.5 : 1) * size;
        u[0] = y[0] + ah * k[0];
        let i = 1;
        for (; i + 5 < n; i += 6) {
          u[i] = y[i] + ah * k[i];
          u[i + 1] = y[i + 1] + ah * k[i + 1];
          u[i + 2] = y[i + 2] + ah * k[i + 2];
          u[i + 3] = y[i + 3] + ah * k[i + 3];
          u[i + 4] = y[i + 4] + ah * k[i + 4];
          u[i + 5] = y[i + 5] + ah * k[i + 5];
        }
        for (; i < n; i++) u[i] = y[i] + ah * k[i];
        k = slopes[r];
        f(t + ah, u, k);
      }
      let sum = (y[0] += sixth * (k1[0] + k4[0]) + third * (k2[0] + k3[0]));
      let i = 1;
      for (; i + 5 < n; i += 6) {
        sum += y[i] += sixth * (k1[i] + k4[i]) + third * (k2[i] + k3[i]);
        sum += y[i + 1] += sixth * (k1[i + 1] + k4[i + 1]) + third * (k2[i + 1] + k3[i + 1]);
        sum += y[i + 2] += sixth * (k1[i + 2] + k4[i + 2]) + third * (k2[i + 2] + k3[i + 2]);
        sum += y[i + 3] += sixth * (k1[i + 3] + k4[i + 3]) + third * (k2[i + 3] + k3[i + 3]);
        sum += y[i + 4] += sixth * (k1[i + 4] + k4[i + 4]) + third * (k2[i + 4] + k3[i + 4]);
        sum += y[i + 5] += sixth * (k1[i + 5] + k4[i + 5]) + third * (k2[i + 5] + k3[i + 5]);
      }
      for (; i < n; i++) sum += y[i] += sixth * (k1[i] + k4[i]) + third * (k2[i] + k3[i]);
      if (project) {
        project(timeAfter(schedule, step + 1), y, u);
        copyNumbers(y, 0, u);
        sum = hasFiniteSum(y) ? 0 : NaN;
      }
      if (sum - sum !== 0) return step + 1;
    }
    return to;
  };
  return (y, from, to) => {
    const whole = to === schedule.steps ? to - 1 : to;
    const reached = take(y, from, whole, schedule.h);
    return reached === whole && whole < to ? take(y, whole, to, schedule.lastStep) : reached;
  };
}
