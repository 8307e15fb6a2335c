/** Integration with steps of one size. */
import { expectFields } from '../linear/expect-fields.js';
import { expectTableau } from './check-tableau.js';
import { eventWatch, expectEvents } from './events.js';
import type { EventCondition } from './events.js';
import { inPlace } from './forms.js';
import type { InPlace, Rate } from './forms.js';
import { rungeKuttaStepper } from './runge-kutta.js';
import type { Stepper } from './runge-kutta.js';
import { rk4Steps } from './rk4-steps.js';
import { copyNumbers } from './numbers.js';
import { runSteps, runWatching, startState, stepByStep } from './run.js';
import { keptTimes, scheduleOf } from './schedule.js';
import { rk4 } from './tableau.js';
import type { Tableau } from './tableau.js';
import { trajectoryOf } from './trajectory.js';
import type { Trajectory } from './trajectory.js';

export type { Rate };

/** How `integrate` steps. */
export interface IntegrateOptions<Y extends number[] = number[]> {
  /** Start, 0 by default. */
  t0?: number;
  /** End; before t0, time runs backward. */
  t1: number;
  /** Positive. The last step is shortened if it does not divide the interval. */
  stepSize: number;
  /** `rk4` by default. */
  method?: Tableau;
  /** Called with each new state, in either form of a right-hand side; its result replaces the state. */
  project?: Rate<Y>;
  /** Keep the state of every so many steps (and the last); 1 by default. */
  every?: number;
  /**
   * What to look for. The sign of `value` is looked at after each step: two zeros of one event within a step
   * are not seen. The place of a zero is found to a rounding of t, with steps of the method from the start
   * of the step on; so the error is that of the method, not of an interpolation. A zero at t0 is no event.
   */
  events?: readonly EventCondition<Y>[];
}

/**
 * Solves y' = f(t, y), y(t0) = y0 with steps of one size (paper eq. 15).
 *
 * The steps end at t0 + h, t0 + 2 h, …, and the last one exactly at t1, shortened if stepSize does not divide
 * the interval. With t1 before t0 time runs backward; with t1 = t0 only the start is returned.
 *
 * `f(t, y) => [...]` is the readable form; a function with three parameters, `f(t, y, out) => {…}`, is the
 * fast one: it sets every entry of `out`, leaves y alone and allocates nothing. Both give the same numbers.
 *
 * @param f right-hand side in either form
 * @param y0 start; not changed
 * @param options t1 and stepSize, and what IntegrateOptions describes
 * @throws RangeError at the first number that is not finite, with its index and time; if stepSize is not
 * positive; if the method breaks an order condition that its order needs. TypeError if f returns something
 * else than y.length numbers.
 * @example
 * const { times, states } = integrate((t, [x, v]) => [v, -x], [1, 0], { t1: 1, stepSize: 0.1 });
 * times.length; // => 11
 * states.at(-1); // => [0.5403, -0.8415]
 * // A stone thrown up at 15 m/s: its highest point, and where it comes down.
 * const events = [{ value: (t, [z, v]) => v }, { value: (t, [z]) => z, direction: 'falling', stop: true }];
 * const throwUp = integrate((t, [z, v]) => [v, -10], [0, 15], { t1: 10, stepSize: 0.4, events });
 * throwUp.events[0]; // => { event: 0, time: 1.5, state: [11.25, 0] }
 * throwUp.times.at(-1); // => 3
 */
export function integrate<Y extends number[] = number[]>(
  f: Rate<Y>,
  y0: Y | readonly number[] | Float64Array,
  options: IntegrateOptions<Y>,
): Trajectory<Y> {
  const where = 'integrate';
  expectFields(where, 'options', options, ['t0', 't1', 'stepSize', 'method', 'project', 'every', 'events']);
  const { t0 = 0, t1, stepSize, method = rk4, project, every, events } = options;
  const y = startState(where, y0);
  const width = y.length;
  const rate = inPlace(where, 'f(t, y)', f, width);
  expectTableau(where, method);
  const schedule = scheduleOf(where, { t0, t1, stepSize, every }, width);
  const columns = Array.from(y, (_, i) => `y${i}`);
  const projection = project === undefined ? undefined : inPlace(where, 'project(t, y)', project, width);
  const advance =
    method === rk4
      ? rk4Steps(schedule, rate, width, projection)
      : stepByStep(schedule, rungeKuttaStepper(method, rate, width), projection);
  const stateAt = (all: Float64Array, offset: number): Y => Array.from(all.subarray(offset, offset + width)) as Y;
  const run = { where, columns, advance };
  if (events === undefined) {
    const values = runSteps(schedule, run, y);
    return trajectoryOf({ times: keptTimes(schedule), values, columns, stateAt });
  }
  expectEvents(where, events);
  const watch = eventWatch(where, events, (numbers) => stateAt(numbers, 0));
  const step = projected(rungeKuttaStepper(method, rate, width), width, projection);
  const watched = runWatching(schedule, run, y, { watch, step });
  return trajectoryOf({ ...watched, columns, stateAt, events: watch.found });
}

/** A step and the projection that follows it. */
function projected(step: Stepper, width: number, project: InPlace | undefined): Stepper {
  if (!project) return step;
  const out = new Float64Array(width).fill(NaN);
  return (t, y, h) => {
    step(t, y, h);
    project(t + h, y, out);
    copyNumbers(y, 0, out);
  };
}
