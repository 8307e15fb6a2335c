import { describe, expect, it } from 'vitest';
import { dormandPrince54, dormandPrince87, euler, integrate, integrateAdaptive, kutta3, rk4 } from 'rigid-body-lab';
import type { EventCondition, Rate, Trajectory } from 'rigid-body-lab';
import { signChange } from '../../src/integration/sign-change.js';
import { seeded } from '../support/random.js';
import { CHAIN, EPS, FORMULA } from '../support/tolerances.js';

const oscillator: Rate = (_t, [x, v]) => [v, -x];
const position: EventCondition<number[]> = { value: (_t, [x]) => x };
const velocity: EventCondition<number[]> = { value: (_t, [, v]) => v };
/** x = 10 t - 5 t²: RK4 and both pairs step it without error. */
const stone: Rate = (_t, [, v]) => [v, -10];

interface Options {
  t0?: number;
  t1: number;
  events: readonly EventCondition<number[]>[];
}
/** Everything that looks for events; each steps a parabola without error. */
const runs: [name: string, run: (f: Rate, y0: number[], options: Options) => Trajectory<number[]>][] = [
  ['integrate by RK4', (f, y0, options) => integrate(f, y0, { ...options, stepSize: 0.3 })],
  ['integrate by Kutta 3', (f, y0, options) => integrate(f, y0, { ...options, stepSize: 0.3, method: kutta3 })],
  ['integrateAdaptive 5(4)', (f, y0, options) => integrateAdaptive(f, y0, options)],
  ['integrateAdaptive 8(7)', (f, y0, options) => integrateAdaptive(f, y0, { ...options, method: dormandPrince87 })],
];

describe.each(runs)('events of %s', (_, run) => {
  it('finds the top of a throw, where it lands, and which is which', () => {
    const { events, times, states } = run(stone, [0, 10], { t1: 3.1, events: [{ ...position }, velocity] });
    expect(events).toBeNear(
      [
        { event: 1, time: 1, state: [5, 0] },
        { event: 0, time: 2, state: [0, -10] },
      ],
      CHAIN,
    );
    expect(times.at(-1)).toBe(3.1);
    expect(states.at(-1)).toBeNear([31 - 5 * 3.1 ** 2, 10 - 31], CHAIN);
  });

  it('a direction leaves the other one out; it is that of growing time, also backward', () => {
    const level = (direction?: 'rising' | 'falling'): EventCondition<number[]> => ({
      value: (_t, [x]) => x - 3.75,
      direction,
    });
    const found = (options: Omit<Options, 'events'>, y0: number[]): number[][] =>
      [level(), level('rising'), level('falling')].map((condition) =>
        run(stone, y0, { ...options, events: [condition] }).events.map(({ time }) => time),
      );
    expect(found({ t1: 2.7 }, [0, 10])).toBeNear([[0.5, 1.5], [0.5], [1.5]], CHAIN);
    // The same throw from its end.
    expect(found({ t0: 2.5, t1: 0 }, [-6.25, -15])).toBeNear([[1.5, 0.5], [0.5], [1.5]], CHAIN);
  });

  it('stop ends the run there, and what would come later is not reported', () => {
    const land: EventCondition<number[]> = { ...position, direction: 'falling', stop: true };
    const late: EventCondition<number[]> = { value: (t) => t - 2.01 };
    const { events, times, states } = run(stone, [0, 10], { t1: 9, events: [late, velocity, land] });
    expect(events.map(({ event }) => event)).toEqual([1, 2]);
    expect([times.at(-1), states.at(-1)]).toEqual([events[1].time, events[1].state]);
    expect(times.at(-1)).toBeNear(2, CHAIN);
    expect(new Set(times).size).toBe(times.length);
  });

  it('two events at one time are both reported, in the order of the list, with stop on either', () => {
    for (const first of [true, false]) {
      const events = [
        { ...position, stop: first },
        { value: (_t: number, [x]: number[]) => 2 * x, stop: !first },
      ];
      const { events: found } = run(stone, [1, 10], { t1: 9, events });
      expect(found.map(({ event }) => event)).toEqual([0, 1]);
      expect(found[0].time).toBe(found[1].time);
    }
  });

  it('a zero at the start is no event; after it the value counts', () => {
    const { events } = run(stone, [0, 10], { t1: 3, events: [position] });
    expect(events.map(({ time }) => time)).toBeNear([2], CHAIN);
    expect(run(() => [0, 0], [0, 0], { t1: 3, events: [position, velocity] }).events).toEqual([]);
    expect(run(stone, [0, 10], { t0: 1, t1: 1, events: [position] }).events).toEqual([]);
  });

  it('a zero at the end of a step or of the run is one event, not two', () => {
    for (const zero of [0.6, 3]) {
      const { events } = run(stone, [0, 10], { t1: 3, events: [{ value: (t) => t - zero }] });
      expect(events.map(({ time }) => time)).toBeNear([zero], 2 * EPS);
    }
  });

  it('the state of the event is a fresh one, and the JSON has it', () => {
    const result = run(stone, [0, 10], {
      t1: 1.5,
      events: [
        {
          value: (_t, y) => {
            const [, v] = y;
            y.fill(NaN);
            return v;
          },
        },
      ],
    });
    expect(result.events).toBeNear([{ event: 0, time: 1, state: [5, 0] }], CHAIN);
    expect(JSON.parse(JSON.stringify(result))).toEqual({
      times: result.times,
      states: result.states,
      events: result.events,
    });
  });

  it('a run that looks for none has an empty list, which is not part of the JSON', () => {
    const plain = run(stone, [0, 10], { t1: 1 } as Options);
    expect(plain.events).toEqual([]);
    expect(Object.keys(plain)).toEqual(['times', 'states']);
    expect(run(stone, [0, 10], { t1: 1, events: [] }).states).toBeNear(plain.states, FORMULA);
  });

  it.each([
    [[{ value: () => NaN }], RangeError, 'expected a finite events[0].value(t, state) at t = 0, got NaN.'],
    [[{ value: () => '1' }], TypeError, 'expected events[0].value(t, state) at t = 0 to be a number, got "1".'],
    [[{ value: () => null }], TypeError, 'to be a number, got null.'],
    [{ value: () => 1 }, TypeError, 'expected events to be a list, got an object with value. An event is { value:'],
    [
      [() => 1],
      TypeError,
      'expected events[0] to be an object, got a function. Its fields are value, direction and stop.',
    ],
    [[{}], TypeError, 'expected events[0].value to be a function, got undefined. Give it as (t, state) => number; the'],
    [
      [{ value: () => 1, direction: 1 }],
      RangeError,
      "expected events[0].direction 'rising' or 'falling', got 1. Without it both are found.",
    ],
    [
      [{ value: () => 1, stop: 'yes' }],
      TypeError,
      'expected events[0].stop true or false, got "yes". It says whether the run ends there.',
    ],
    [
      [{ value: () => 1, terminal: true }],
      TypeError,
      'expected events[0] to have only fields that it knows, got terminal.',
    ],
    [[undefined], TypeError, 'expected events[0] to be an object, got undefined.'],
    [null, TypeError, 'expected events to be a list, got null.'],
  ] as [unknown, ErrorConstructor, string][])('refuses %j', (events, kind, text) => {
    const wrong = (): unknown => run(stone, [0, 10], { t1: 1, events: events as never });
    expect(wrong).toThrow(kind);
    expect(wrong).toThrow(text);
    expect(wrong).toThrow(/^integrate(Adaptive)?: /);
  });
});

describe('accuracy', () => {
  it('located to a rounding of t: the state there is zero to a rounding of the value', () => {
    for (const method of [dormandPrince54, dormandPrince87]) {
      const tolerances = { relTol: 1e-12, absTol: 1e-12, method };
      const { events } = integrateAdaptive(oscillator, [1, 0], { t1: 20, ...tolerances, events: [position] });
      expect(events.map(({ time }) => time)).toBeNear(
        Array.from({ length: 6 }, (_, k) => (k + 0.5) * Math.PI),
        1e-13,
      );
      for (const { state } of events) expect(Math.abs(state[0])).toBeLessThan(20 * 4 * EPS);
    }
  });

  it('the error of an event falls with the order of the method', () => {
    // Half of it is gone at ln 2.
    const half = [{ value: (_t: number, [y]: number[]) => y - 0.5 }];
    const error = (method: typeof rk4, stepSize: number): number => {
      const { events } = integrate((_t, [y]) => [-y], [1], { t1: 2, stepSize, method, events: half });
      return Math.abs(events[0].time - Math.LN2);
    };
    for (const [method, order] of [
      [euler, 1],
      [kutta3, 3],
      [rk4, 4],
    ] as const) {
      const observed = Math.log2(error(method, 0.08) / error(method, 0.04));
      expect(Math.abs(observed - order)).toBeLessThan(0.3);
    }
  });

  it('runs with and without events keep the same states', () => {
    const options = { t1: 5, stepSize: 0.1, every: 7 };
    const plain = integrate(oscillator, [1, 0], options);
    const watched = integrate(oscillator, [1, 0], { ...options, events: [position] });
    expect([watched.times, watched.states]).toEqual([plain.times, plain.states]);
    expect(Array.from(watched.values)).toEqual(Array.from(plain.values));
    const adaptive = integrateAdaptive(oscillator, [1, 0], { t1: 5 });
    const watching = integrateAdaptive(oscillator, [1, 0], { t1: 5, events: [position] });
    expect(watching.states).toEqual(adaptive.states);
  });

  it('two events within one step come in the order of time; two zeros of one event within it are not seen', () => {
    const throwUp = (stepSize: number, events: EventCondition<number[]>[]): number[][] =>
      integrate(stone, [0, 10], { t1: 3, stepSize, events }).events.map(({ event, time }) => [event, time]);
    const later: EventCondition<number[]> = { value: (_t, [x]) => x + 2.2 };
    expect(throwUp(3, [later, velocity])).toBeNear(
      [
        [1, 1],
        [0, 2.2],
      ],
      CHAIN,
    );
    expect(throwUp(3, [{ value: (_t, [x]) => (x - 3.75) * (x + 100) }])).toEqual([]);
    expect(throwUp(1, [{ value: (_t, [x]) => x - 3.75 }])).toBeNear(
      [
        [0, 0.5],
        [0, 1.5],
      ],
      CHAIN,
    );
  });

  it('a ball that bounces: each fall begins where the last one ended', () => {
    // Every bounce keeps half of the speed: the falls last 1, 1/2, 1/4, … times 2 seconds.
    let [t0, y0] = [0, [0, 10]];
    const land: EventCondition<number[]> = { ...position, direction: 'falling', stop: true };
    for (let bounce = 0; bounce < 20; bounce++) {
      const { events } = integrateAdaptive(stone, y0, { t0, t1: 100, events: [land] });
      t0 = events[0].time;
      y0 = [0, -0.5 * events[0].state[1]];
      expect(t0).toBeNear(4 - 4 * 0.5 ** (bounce + 1), CHAIN);
    }
  });

  it('a projection holds at the event, too', () => {
    const project: Rate = (_t, [x, y]) => [x / Math.hypot(x, y), y / Math.hypot(x, y)];
    const circle: Rate = (_t, [x, y]) => [-y, x];
    const events = [{ value: (_t: number, [x]: number[]) => x, stop: true }];
    const { states } = integrate(circle, [1, 0], { t1: 3, stepSize: 0.4, method: euler, project, events });
    expect(states.at(-1)).toBeNear([0, 1], FORMULA);
  });

  it('at a stop of an adaptive run the solution between its times ends, too', () => {
    for (const method of [dormandPrince54, dormandPrince87]) {
      const events = [{ ...position, stop: true }];
      const run = integrateAdaptive(oscillator, [1, 0], { t1: 20, relTol: 1e-10, absTol: 1e-10, method, events });
      const last = run.times.at(-1)!;
      expect(run.at(last)).toEqual(run.states.at(-1));
      expect(run.at(last * (1 - 1e-9))).toBeNear(run.states.at(-1), 1e-8);
      expect(run.at(last - 0.05)[0]).toBeNear(Math.cos(last - 0.05), 1e-9);
      expect(() => run.at(last + 1e-6)).toThrow('at: expected a time from 0 to 1.57');
    }
  });

  it('an event at a breakpoint is one event, and one between two breakpoints is found', () => {
    const push: Rate = (t) => [t > 5 && t < 6 ? 1 : -0.01];
    const options = { t1: 100, breakpoints: [5, 6] };
    const clock = [{ value: (t: number) => t - 5 }, { value: (t: number) => 6 - t }];
    const atBreaks = integrateAdaptive(push, [0], { ...options, events: clock });
    expect(atBreaks.events.map(({ event, time }) => [event, time])).toEqual([
      [0, 5],
      [1, 6],
    ]);
    expect(atBreaks.events.map(({ state }) => state)).toBeNear([[-0.05], [0.95]], FORMULA);
    const { events } = integrateAdaptive(push, [0], { ...options, events: [position] });
    expect(events.map(({ time }) => time)).toBeNear([5.05], CHAIN);
  });
});

describe('signChange', () => {
  it('finds zeros of smooth, flat, steep and jumping functions to two roundings, on the side of the second point', () => {
    const random = seeded(41);
    for (let k = 0; k < 500; k++) {
      const zero = random.uniform(-1, 1) * 10 ** random.uniform(-8, 8);
      const size = Math.abs(zero) + 1e-9;
      const [a, b] = [zero - size * random.uniform(0.01, 3), zero + size * random.uniform(0.01, 3)];
      const shapes: ((t: number) => number)[] = [
        (t) => t - zero,
        (t) => (t - zero) ** 3 / size ** 3,
        (t) => Math.tanh((1e6 * (t - zero)) / size),
        (t) => (t < zero ? -1 : 1e9),
        (t) => Math.cbrt(t - zero),
        (t) => (t - zero) * 1e300,
      ];
      for (const g of shapes) {
        for (const [p, q] of [
          [a, b],
          [b, a],
        ]) {
          let calls = 0;
          const counted = (t: number): number => {
            calls++;
            return g(t);
          };
          const t = signChange(counted, [p, g(p)], [q, g(q)]);
          expect(g(t) === 0 || Math.sign(g(t)) === Math.sign(g(q))).toBe(true);
          // A cube is zero to rounding within 1e-108 of its zero, so it is exact, too.
          expect(Math.abs(t - zero)).toBeLessThanOrEqual(4 * EPS * Math.max(Math.abs(a), Math.abs(b)));
          expect(calls).toBeLessThanOrEqual(120);
        }
      }
    }
  });
});
