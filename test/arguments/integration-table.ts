import { dormandPrince54, integrate, integrateAdaptive, rk4, stabilityFunction } from 'rigid-body-lab';
import { lists, optional } from './entry.js';
import type { Table } from './entry.js';

const oscillator = (_t: number, [x, v]: readonly number[]): number[] => [v, -x];
const fast = (_t: number, y: Float64Array, out: Float64Array): void => {
  out[0] = y[1];
  out[1] = -y[0];
};
const keep = (_t: number, y: readonly number[]): number[] => [...y];
const event = { value: (_t: number, [x]: readonly number[]) => x - 0.7, direction: 'falling', stop: false };
/** Each of an event's fields but the value may be left out. */
const ofEvents = (place: string): string[] => [
  ...lists(place),
  ...optional(place, `${place}.*.direction`, `${place}.*.stop`),
];
const options = { t0: 0, t1: 1, stepSize: 0.25, method: rk4, project: keep, every: 2, events: [event] };
const adaptive = { t0: 0, t1: 1, relTol: 1e-6, absTol: 1e-9 };
const all = { ...adaptive, method: dormandPrince54, maxStep: 0.5, firstStep: 0.1, breakpoints: [0.3], events: [event] };
/** A tableau is data: a copy of one is one. */
const copied = (place: string): string[] => [`${place} copy`];
/** A right-hand side that returns what it must not. */
const returning = (value: unknown) => (): unknown =>
  integrate((() => value) as never, [1, 0], { t1: 1, stepSize: 0.5 });

export const integrationTable: Table = {
  integrate: {
    args: [oscillator, [1, 0], options],
    accepts: [...optional('2.t0', '2.method', '2.project', '2.every'), ...ofEvents('2.events'), ...copied('2.method')],
  },
  'integrate (fast)': {
    call: integrate as never,
    name: 'integrate',
    args: [fast, Float64Array.of(1, 0), { t1: 1, stepSize: 0.5 }],
  },
  'integrate (f returns)': { call: (value) => returning(value)(), name: 'integrate', args: [[0, 1]] },
  integrateAdaptive: {
    args: [oscillator, [1, 0], all],
    accepts: [
      ...optional('2.t0', '2.relTol', '2.absTol', '2.method', '2.maxStep', '2.firstStep', '2.breakpoints'),
      ...lists('2.breakpoints'),
      ...ofEvents('2.events'),
      ...copied('2.method'),
    ],
  },
  'integrateAdaptive().at': {
    call: (t) => integrateAdaptive(oscillator as never, [1, 0], adaptive).at(t as number),
    name: 'at',
    args: [0.5],
  },
  csvFromTrajectory: { args: [integrate(oscillator as never, [1, 0], { t1: 1, stepSize: 0.5 })] },
  orderConditions: { args: [rk4, 3], accepts: [...optional('1'), ...copied('0')] },
  orderOf: { args: [dormandPrince54], accepts: copied('0') },
  stabilityFunction: { args: [rk4], accepts: copied('0') },
  'stabilityFunction()': { call: stabilityFunction(rk4), name: 'stabilityFunction', args: [-1] },
  stabilityLimit: { args: [rk4], accepts: copied('0') },
  observedOrder: {
    args: [(h: number) => [1 + h, 2 + h * h], { stepSize: 0.1, halvings: 3, exact: [1, 2] }],
    accepts: optional('1.halvings', '1.exact'),
  },
};
