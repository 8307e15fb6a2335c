/** What a run returns: typed arrays inside, readable states outside, and its export. */
import { expectList, expectRecord } from '../linear/expect-fields.js';
import { expectVector, message } from '../linear/expect.js';
import type { TrajectoryEvent } from './events.js';

/** The times and states of a run. `JSON.stringify(trajectory)` is the JSON export. */
export interface Trajectory<State> {
  /**
   * Seconds; the first is the start, the last is exactly the end that was asked for, or the
   * event that stopped the run.
   */
  readonly times: number[];
  /** One state per time, built when first asked for. */
  readonly states: State[];
  /**
   * What was found of the events that the run looked for, in the order in which it met them;
   * part of the JSON if it looked.
   */
  readonly events: readonly TrajectoryEvent<State>[];
  /** The numbers themselves, state after state, `columns.length` for each; not part of the JSON. */
  readonly values: Float64Array;
  /** The name of each number of a state; the header of the CSV. */
  readonly columns: readonly string[];
}

/** What a trajectory is built from; `stateAt` reads the state that starts at an offset of `values`. */
interface Samples<State> {
  times: number[];
  values: Float64Array;
  columns: readonly string[];
  stateAt: (values: Float64Array, offset: number) => State;
  /** Given if the run looked for events. */
  events?: readonly TrajectoryEvent<State>[] | undefined;
}

/** A trajectory over stored numbers. */
export function trajectoryOf<State>(samples: Samples<State>): Trajectory<State> {
  return new StoredTrajectory(samples);
}

class StoredTrajectory<State> implements Trajectory<State> {
  /**
   * `states` is a property of its own, so that JSON and deep comparison see it; `values` and `columns`, which
   * repeat what it says, are the prototype's. All trajectories share this getter: with a closure for each, V8
   * kept every run until its next full collection, and a run of `integrateAdaptive` took seven times as long.
   */
  static readonly #builtStates: PropertyDescriptor & ThisType<StoredTrajectory<unknown>> = {
    get() {
      const { times, values, columns, stateAt } = this.#samples;
      return (this.#states ??= times.map((_, k) => stateAt(values, k * columns.length)));
    },
    enumerable: true,
  };

  readonly times: number[];
  declare readonly states: State[];
  declare readonly events: readonly TrajectoryEvent<State>[];
  readonly #samples: Samples<State>;
  #states: State[] | undefined;

  constructor(samples: Samples<State>) {
    this.times = samples.times;
    this.#samples = samples;
    Object.defineProperty(this, 'states', StoredTrajectory.#builtStates);
    Object.defineProperty(this, 'events', { value: samples.events ?? [], enumerable: samples.events !== undefined });
  }

  get values(): Float64Array {
    return this.#samples.values;
  }

  get columns(): readonly string[] {
    return this.#samples.columns;
  }
}

/** Throws unless the value has times and as many states. */
export function expectTrajectory(where: string, trajectory: Pick<Trajectory<unknown>, 'times' | 'states'>): void {
  expectRecord(where, 'trajectory', trajectory, 'A run of integrate or simulate is one.');
  const { times, states } = trajectory;
  expectList(where, 'trajectory.times', times, { least: 1, reason: 'A run has a start.' });
  expectVector(where, 'trajectory.times', times, times.length);
  const reason = 'There is one state for each time.';
  expectList(where, 'trajectory.states', states, { least: 1, reason });
  if (states.length !== times.length) {
    throw new TypeError(message(where, `${times.length} states`, states.length, reason));
  }
}

/**
 * The trajectory as comma-separated values (RFC 4180): a header, then one line per time with every
 * digit that the number has.
 *
 * @example
 * const fall = integrate((t, [z, v]) => [v, -10], [5, 0], { t1: 0.5, stepSize: 0.25 });
 * csvFromTrajectory(fall).split('\r\n')[0]; // => 't,y0,y1'
 * csvFromTrajectory(fall).split('\r\n')[3]; // => '0.5,3.75,-5'
 */
export function csvFromTrajectory(trajectory: Trajectory<unknown>): string {
  const where = 'csvFromTrajectory';
  expectTrajectory(where, trajectory);
  const { times, values, columns } = trajectory;
  expectList(where, 'trajectory.columns', columns, { least: 1, reason: 'They name the numbers of a state.' });
  expectVector(where, 'trajectory.values', values, times.length * columns.length);
  const lines = times.map((t, k) => [t, ...values.subarray(k * columns.length, (k + 1) * columns.length)].join(','));
  return [['t', ...columns].join(','), ...lines, ''].join('\r\n');
}
