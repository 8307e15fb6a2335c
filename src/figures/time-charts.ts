/** Charts of a run: any quantities of its states over time, and what should stay constant. */
import type { RigidBody } from '../dynamics/rigid-body.js';
import { driftReport } from '../dynamics/diagnostics.js';
import type { RigidBodyState } from '../dynamics/state-numbers.js';
import { expectTrajectory } from '../integration/trajectory.js';
import type { Trajectory } from '../integration/trajectory.js';
import { calledAs, message } from '../linear/expect.js';
import {
  axisField,
  expectOptions,
  functionField,
  mapField,
  optionalField,
  positiveField,
  textField,
} from './expect-figure.js';
import type { Shape } from './expect-figure.js';
import type { Figure } from './figure.js';
import { lineChart } from './line-chart.js';
import type { AxisLabel } from './style.js';

const OPTIONS: Shape = {
  title: textField,
  y: axisField,
  curves: mapField(functionField('(state, t) => number')),
  height: optionalField(positiveField),
};

/**
 * Quantities of a run over its time, each a function of the state; the name of a curve stands at its end.
 *
 * @param trajectory from `integrate`, `integrateAdaptive` or `simulate`
 * @param options title; y: what the curves show, with its unit; curves: for each name the quantity of a state
 * (and its time); height: pixels, 380 by default
 * @throws TypeError for another trajectory, options that are not known, or a curve
 * that does not give numbers.
 * @example
 * const fall = integrate((t, [z, v]) => [v, -9.81], [5, 0], { t1: 1, stepSize: 0.5 });
 * const chart = timeChart(fall, {
 *   title: 'Fall',
 *   y: { label: 'height', unit: 'm' },
 *   curves: { z: ([z]) => z },
 * });
 * chart.data[0].y; // => [5, 3.77375, 0.095]
 */
export function timeChart<State>(
  trajectory: Pick<Trajectory<State>, 'times' | 'states'>,
  options: {
    title: string;
    y: AxisLabel;
    curves: Readonly<Record<string, (state: State, t: number) => number>>;
    height?: number;
  },
): Figure {
  expectTrajectory('timeChart', trajectory);
  expectOptions('timeChart', options, OPTIONS);
  const { times, states } = trajectory;
  const { curves, ...chart } = options;
  const valueOf = (name: string, curve: (state: State, t: number) => number, k: number): number => {
    const value: unknown = curve(states[k], times[k]);
    if (typeof value === 'number') return value;
    const reason = 'A curve is a function of a state, for instance (s) => s.omegaBody[0].';
    throw new TypeError(message('timeChart', `curves.${name} to give a number`, value, reason));
  };
  return lineChart({
    ...chart,
    x: { label: 't', unit: 's' },
    series: Object.entries(curves).map(([name, curve]) => ({
      name,
      x: times,
      y: states.map((_, k) => valueOf(name, curve, k)),
    })),
  });
}

/**
 * How far a run leaves what physics keeps: the change of its energy and of its angular momentum,
 * on a logarithmic scale (Chaney section 7.3). Without loads and damping both are the error of the method.
 * They are measured as in `driftReport`.
 *
 * @param body from `rigidBody`
 * @param trajectory of the body, from `simulate`
 * @throws TypeError or RangeError for another body or other states.
 * @example
 * const body = rigidBody({ massProperties: solidBox({ size: [3, 2, 1], mass: 6 }) });
 * const run = simulate(body, rigidBodyState({ omegaBody: [0.1, 2, 0.1] }), { duration: 5, stepSize: 0.01 });
 * driftChart(body, run).data.map(({ name }) => name); // => ['energy', 'angular momentum']
 */
export function driftChart(body: RigidBody, trajectory: Pick<Trajectory<RigidBodyState>, 'times' | 'states'>): Figure {
  const { times, energy, angularMomentum } = calledAs('driftChart', () => driftReport(body, trajectory));
  return lineChart({
    title: 'Change of what should stay constant',
    x: { label: 't', unit: 's' },
    y: { label: 'relative change', unit: '1', scale: 'log' },
    series: [
      { name: 'energy', x: times, y: energy.series.map(Math.abs) },
      { name: 'angular momentum', x: times, y: angularMomentum.series },
    ],
  });
}
