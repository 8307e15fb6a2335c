/** Events of a run: the times at which a function of time and state passes through zero. */
import { expectFinite, message } from '../linear/expect.js';
import { expectFields } from '../linear/expect-fields.js';
import { signChange } from './sign-change.js';

/** What to look for during a run. */
export interface EventCondition<State> {
  /** The event is where this number passes through zero. */
  readonly value: (t: number, state: State) => number;
  /** Only where the value rises, or falls, as t grows (also if the run goes backward); both if not given. */
  readonly direction?: 'rising' | 'falling' | undefined;
  /** Whether the run ends there. */
  readonly stop?: boolean | undefined;
}

/** What was found. */
export interface TrajectoryEvent<State> {
  /** The number of the condition in the list, from 0. */
  readonly event: number;
  readonly time: number;
  readonly state: State;
}

/**
 * A step that was taken: from `start` to `end`, looked at in `parts`; `between` writes
 * the state at a time of it.
 */
interface Step {
  start: number;
  end: number;
  parts: number;
  between: (t: number, out: Float64Array) => void;
}

/** Looks for events, step by step. */
export interface EventWatch<State> {
  /** What was found so far, in the order in which the run met it. */
  readonly found: TrajectoryEvent<State>[];
  /** Looks at the start of the run. */
  begin: (t: number, y: Float64Array) => void;
  /** Looks at a step that ends in `y`; returns the time at which the run stops, if it does. */
  after: (step: Step, y: Float64Array) => number | undefined;
}

const DIRECTIONS = [undefined, 'rising', 'falling'];

/** Throws unless the value is a list of conditions. */
export function expectEvents(where: string, events: unknown): void {
  if (!Array.isArray(events)) {
    throw new TypeError(message(where, 'events to be a list', events, 'An event is { value: (t, state) => number }.'));
  }
  events.forEach((event: unknown, i) => {
    const name = `events[${i}]`;
    expectFields(where, name, event, ['value', 'direction', 'stop']);
    const { value, direction, stop } = event as Record<string, unknown>;
    if (typeof value !== 'function') {
      const fix = 'Give it as (t, state) => number; the event is where it passes through zero.';
      throw new TypeError(message(where, `${name}.value to be a function`, value, fix));
    }
    if (!(DIRECTIONS as unknown[]).includes(direction)) {
      const fix = 'Without it both are found.';
      throw new RangeError(message(where, `${name}.direction 'rising' or 'falling'`, direction, fix));
    }
    if (stop !== undefined && typeof stop !== 'boolean') {
      throw new TypeError(message(where, `${name}.stop true or false`, stop, 'It says whether the run ends there.'));
    }
  });
}

/**
 * The watch for a list of conditions; `stateOf` makes a fresh state of the numbers.
 *
 * A condition is met in a part of a step if its value has one sign at the start and another one, or zero,
 * at the end. A value that is zero at the start is not: the part before ended there, or the run begins there.
 */
export function eventWatch<State>(
  where: string,
  conditions: readonly EventCondition<State>[],
  stateOf: (y: Float64Array) => State,
): EventWatch<State> {
  const found: TrajectoryEvent<State>[] = [];
  const valueOf = (event: number, t: number, y: Float64Array): number => {
    const value: unknown = conditions[event].value(t, stateOf(y));
    expectFinite(where, `events[${event}].value(t, state) at t = ${t}`, value);
    return value;
  };
  const valuesAt = (t: number, y: Float64Array): number[] => conditions.map((_, event) => valueOf(event, t, y));
  let values: number[] = [];
  return {
    found,
    begin: (t, y) => {
      values = valuesAt(t, y);
    },
    after: ({ start, end, parts, between }, y) => {
      const state = y.slice();
      const at = (t: number): Float64Array => {
        if (t === end) return y;
        between(t, state);
        return state;
      };
      /** The events from time p, where the values are `before`, to time q, in the order of the run. */
      const inPart = (p: number, q: number, before: readonly number[]): { event: number; time: number }[] =>
        conditions
          .flatMap(({ direction }, event) => {
            const [low, high] = p < q ? [before[event], values[event]] : [values[event], before[event]];
            if (before[event] === 0 || Math.sign(low) === Math.sign(high)) return [];
            if (direction !== undefined && direction !== (low < high ? 'rising' : 'falling')) return [];
            const value = (t: number): number => valueOf(event, t, at(t));
            return [{ event, time: signChange(value, [p, before[event]], [q, values[event]]) }];
          })
          .sort((a, b) => Math.abs(a.time - p) - Math.abs(b.time - p));
      for (let part = 1, p = start; part <= parts; part++) {
        const q = part === parts ? end : start + (end - start) * (part / parts);
        const before = values;
        values = valuesAt(q, at(q));
        const met = inPart(p, q, before);
        const stop = met.find(({ event }) => conditions[event].stop === true)?.time;
        for (const { event, time } of met) {
          if (stop !== undefined && Math.abs(time - p) > Math.abs(stop - p)) break;
          found.push({ event, time, state: stateOf(at(time)) });
        }
        if (stop !== undefined) return stop;
        p = q;
      }
      return undefined;
    },
  };
}
