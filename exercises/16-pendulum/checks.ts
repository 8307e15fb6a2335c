import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { ofAcceleration } from './feedback-misconceptions.js';
import { ofImpulse } from './hinge-misconceptions.js';
import { accelerationOf, draw, impulseOf, mendedOf, tensionOf } from './inputs.js';
import type { Inputs } from './inputs.js';
import { ofMending } from './mending-misconceptions.js';
import { ofTension } from './misconceptions.js';
import { sweeps } from './sweeps.js';

/** The mistakes of a sweep, for one part of the inputs. */
const on = <K extends keyof Inputs>(part: K, mistakes: readonly Misconception<Inputs[K]>[]): Misconception<Inputs>[] =>
  mistakes.map((m) => ({ ...m, value: (inputs) => m.value(inputs[part]) }));

export const checks = defineChecks<typeof import('./stub.js'), Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    tension: {
      title: 'the pull of the rod on its way',
      probe: ({ rodTension }, { swing }) => rodTension(swing),
      wanted: ({ swing }) => tensionOf(swing),
      judge: close({ unit: 'N' }),
      misconceptions: on('swing', ofTension),
    },
    acceleration: {
      title: 'the acceleration of a mass that has drifted off its circle',
      probe: ({ rodAcceleration }, { drifted }) => rodAcceleration(drifted),
      wanted: ({ drifted }) => accelerationOf(drifted),
      judge: close({ unit: 'm/s²' }),
      misconceptions: on('drifted', ofAcceleration),
    },
    mended: {
      title: 'two balls put back on a rod that is longer than their distance',
      probe: ({ mended }, { dumbbell: { first, second, length } }) => mended(first, second, length),
      wanted: ({ dumbbell }) => mendedOf(dumbbell),
      judge: close(),
      misconceptions: on('dumbbell', ofMending),
    },
    impulse: {
      title: 'the impulse in the hinge of two bars that turn',
      probe: ({ hingeImpulse }, { bars: { first, second } }) => hingeImpulse(first, second),
      wanted: ({ bars }) => impulseOf(bars),
      judge: close({ unit: 'N s' }),
      misconceptions: on('bars', ofImpulse),
    },
  },
});
