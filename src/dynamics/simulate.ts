/** The motion of a rigid body under loads. */
import { expectTurnable } from '../mass/inertia.js';
import { expectFields } from '../linear/expect-fields.js';
import { expectFinite } from '../linear/expect.js';
import { expectTableau } from '../integration/check-tableau.js';
import { eventWatch, expectEvents } from '../integration/events.js';
import type { EventCondition } from '../integration/events.js';
import { inLeaps, runSteps, runWatching, stepByStep } from '../integration/run.js';
import type { Advance } from '../integration/run.js';
import { rungeKuttaStepper } from '../integration/runge-kutta.js';
import type { Stepper } from '../integration/runge-kutta.js';
import { keptTimes, scheduleOf } from '../integration/schedule.js';
import type { Schedule } from '../integration/schedule.js';
import { rk4 } from '../integration/tableau.js';
import type { Tableau } from '../integration/tableau.js';
import { trajectoryOf } from '../integration/trajectory.js';
import type { Trajectory } from '../integration/trajectory.js';
import { freeRun, freeSteps } from './stepping/free-steps.js';
import { loadedSteps } from './stepping/loaded-steps.js';
import { normalizeStateInto, principalRate } from './stepping/principal-rate.js';
import { principalFrame } from './stepping/principal-body.js';
import type { PrincipalBody } from './stepping/principal-body.js';
import { expectBody } from './rigid-body.js';
import type { RigidBody } from './rigid-body.js';
import { STATE } from './state.js';
import type { RigidBodyState } from './state.js';
import { expectState, numbersOf, stateAt, stateColumns } from './state-numbers.js';
import { fastLoads } from './loads.js';
import type { FastLoads } from './loads.js';
import type { Loads } from './wrench.js';

/** How `simulate` steps. */
export interface SimulateOptions {
  /** Seconds, from t = 0; negative to go back in time. */
  duration: number;
  /** Positive. The last step is shortened if it does not divide the duration. */
  stepSize: number;
  /** What acts on the body besides gravity and damping. */
  loads?: Loads;
  /** `rk4` by default. */
  method?: Tableau;
  /** Keep the state of every so many steps (and the last); 1 by default. */
  every?: number;
  /** What to look for, as for `integrate`; the states that `value` gets have an orientation of length one. */
  events?: readonly EventCondition<RigidBodyState>[];
}

/**
 * The motion of a body from a state: the equations of `newtonEulerDerivative`, stepped by a Runge-Kutta
 * method (Chaney section 6.3). The quaternion is brought to length one after each step. The loads are
 * evaluated at each stage, with the state of the stage, whose orientation they get with length one.
 *
 * @returns the state after every step (or every `every` steps), the last one exactly at `duration`
 * @throws RangeError at the first number that is not finite, with its name and time;
 * for a body with a zero moment of inertia; for a stepSize that is not positive. TypeError for wrong shapes,
 * also of what the loads return.
 * @example
 * const body = rigidBody({ massProperties: solidBox({ size: [3, 2, 1], mass: 6 }), gravity: [0, 0, -9.81] });
 * const start = rigidBodyState({ omegaBody: [0, 0, Math.PI] });
 * const { times, states } = simulate(body, start, { duration: 1, stepSize: 0.01 });
 * times.length; // => 101
 * states.at(-1).position; // => [0, 0, -4.905]
 * rotationAngleBetween(states.at(-1).orientation, [0, 0, 0, 1]) < 1e-8; // => true
 * const ground = { value: (t, { position }) => position[2] + 4.905, stop: true };
 * simulate(body, start, { duration: 2, stepSize: 0.3, events: [ground] }).times.at(-1); // => 1
 */
export function simulate(body: RigidBody, state: RigidBodyState, options: SimulateOptions): Trajectory<RigidBodyState> {
  const where = 'simulate';
  expectBody(where, body);
  expectFields(where, 'options', options, ['duration', 'stepSize', 'loads', 'method', 'every', 'events']);
  const { duration, stepSize, loads, method = rk4, every, events } = options;
  expectTurnable(where, body.principalMoments);
  expectState(where, state);
  expectFinite(where, 'duration', duration);
  expectTableau(where, method);
  const schedule = scheduleOf(where, { t0: 0, t1: duration, stepSize, every }, STATE.size);
  const frame = principalFrame(body);
  const y = numbersOf(state);
  frame.enter(y);
  const principalLoads = loads === undefined ? undefined : frame.loads(fastLoads(where, loads));
  // Made where it is needed: a free run by RK4 does without, and its arrays would cost as much as 150 steps.
  const stepper = (): Stepper => rungeKuttaStepper(method, principalRate(frame.body, principalLoads), STATE.size);
  const advance = advanceBy({ method, schedule, body: frame.body, loads: principalLoads, stepper });
  const run = { where, columns: stateColumns, advance };
  if (events === undefined) {
    const free = method === rk4 && loads === undefined ? freeRun(schedule, frame.body, y.slice()) : undefined;
    const values = free ?? runSteps(schedule, run, y);
    frame.leave(values);
    return trajectoryOf({ times: keptTimes(schedule), values, columns: stateColumns, stateAt });
  }
  expectEvents(where, events);
  const watch = eventWatch(where, events, (principal) => {
    const numbers = principal.slice();
    frame.leave(numbers);
    return stateAt(numbers, 0);
  });
  const step = stepper();
  const unitStep: Stepper = (t, numbers, h) => {
    step(t, numbers, h);
    normalizeStateInto(t, numbers, numbers);
  };
  const { times, values } = runWatching(schedule, run, y, { watch, step: unitStep });
  frame.leave(values);
  return trajectoryOf({ times, values, columns: stateColumns, stateAt, events: watch.found });
}

interface Way {
  method: Tableau;
  schedule: Schedule;
  body: PrincipalBody;
  loads: FastLoads | undefined;
  /** Makes the steps of any method. */
  stepper: () => Stepper;
}

/** RK4, the method of nearly all runs, has steps of its own; others take the way of `integrate`. */
function advanceBy({ method, schedule, body, loads, stepper }: Way): Advance {
  if (method === rk4 && loads) return loadedSteps(schedule, body, loads);
  if (method === rk4) {
    return inLeaps(schedule, (y, h, count) => {
      freeSteps(body, y, h, count);
    });
  }
  return stepByStep(schedule, stepper(), normalizeStateInto);
}
