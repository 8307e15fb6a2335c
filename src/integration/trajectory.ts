/** What a run returns: typed arrays inside, readable states outside, and its export. */

/** The times and states of a run. `JSON.stringify(trajectory)` is the JSON export. */
export interface Trajectory<State> {
  /** Seconds; the first is the start, the last is exactly the end that was asked for. */
  readonly times: number[];
  /** One state per time, built when first asked for. */
  readonly states: State[];
  /** The numbers themselves, state after state, `columns.length` for each; not part of the JSON. */
  readonly values: Float64Array;
  /** The name of each number of a state; the header of the CSV. */
  readonly columns: readonly string[];
}

/** A trajectory over stored numbers; `stateAt` reads the state that starts at an offset of `values`. */
export function trajectoryOf<State>(samples: {
  times: number[];
  values: Float64Array;
  columns: readonly string[];
  stateAt: (values: Float64Array, offset: number) => State;
}): Trajectory<State> {
  const { times, values, columns, stateAt } = samples;
  let states: State[] | undefined;
  // `values` and `columns` are hidden from JSON and from deep comparison: they repeat what `states` says.
  return Object.defineProperties({} as Trajectory<State>, {
    times: { value: times, enumerable: true },
    states: {
      get: () => (states ??= times.map((_, k) => stateAt(values, k * columns.length))),
      enumerable: true,
    },
    values: { value: values },
    columns: { value: columns },
  });
}

/**
 * The trajectory as comma-separated values (RFC 4180): a header, then one line per time with every digit that the
 * number has.
 *
 * @example
 * const fall = integrate((t, [z, v]) => [v, -10], [5, 0], { t1: 0.5, stepSize: 0.25 });
 * csvFromTrajectory(fall).split('\r\n')[0]; // => 't,y0,y1'
 * csvFromTrajectory(fall).split('\r\n')[3]; // => '0.5,3.75,-5'
 */
export function csvFromTrajectory(trajectory: Trajectory<unknown>): string {
  const { times, values, columns } = trajectory;
  const lines = times.map((t, k) => [t, ...values.subarray(k * columns.length, (k + 1) * columns.length)].join(','));
  return [['t', ...columns].join(','), ...lines, ''].join('\r\n');
}
