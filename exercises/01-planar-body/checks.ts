import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { ofCentre } from './centre-misconceptions.js';
import { centreOf, draw, ratesOf, rollOf, velocityOf } from './inputs.js';
import type { Inputs } from './inputs.js';
import { ofPoint } from './misconceptions.js';
import { ofRates } from './rates-misconceptions.js';
import { ofRoll } from './rolling-misconceptions.js';
import { sweeps } from './sweeps.js';

type Student = typeof import('./stub.js');

/** The mistakes that show while ω is positive and not small. */
const turning = ofCentre.filter(
  ({ id }) => !['divides-by-zero', 'always-a-centre', 'slow-is-not-none', 'size-of-omega'].includes(id),
);
const of = <T>(ideas: readonly Misconception<T>[], part: (inputs: Inputs) => T): Misconception<Inputs>[] =>
  ideas.map((idea) => ({ ...idea, value: (inputs) => idea.value(part(inputs)) }));

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    point: {
      title: 'the velocity of one point of a turned plate',
      probe: ({ pointVelocity }, { body, pointBody }) => pointVelocity(body, pointBody),
      wanted: velocityOf,
      judge: close({ unit: 'm/s' }),
      misconceptions: ofPoint,
    },
    centre: {
      title: 'the point that stands still while a body moves and turns',
      probe: ({ instantCentre }, { moving }) => instantCentre(moving),
      wanted: ({ moving }) => centreOf(moving),
      judge: close({ unit: 'm' }),
      misconceptions: of(turning, ({ moving }) => moving),
    },
    rates: {
      title: 'the six rates of a plate that falls and is pushed',
      probe: ({ planarRates }, { state, load }) => planarRates(state, load),
      wanted: ratesOf,
      judge: close(),
      misconceptions: ofRates,
    },
    roll: {
      title: 'a wheel that is pulled beside its axle',
      probe: ({ roll }, { wheel }) => roll(wheel),
      wanted: ({ wheel }) => rollOf(wheel),
      judge: close(),
      misconceptions: of(ofRoll, ({ wheel }) => wheel),
    },
  },
});
