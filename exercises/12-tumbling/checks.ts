import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { waitMistakes } from './brake-misconceptions.js';
import { edgeMistakes, timeMistakes } from './flip-misconceptions.js';
import { heatMistakes } from './friction-misconceptions.js';
import { draw, heatOf, rateOf, timeOf, undampedOf } from './inputs.js';
import type { Inputs, Motion, Wait } from './inputs.js';
import { rateMistakes } from './misconceptions.js';
import { sweeps } from './sweeps.js';

/** The mistakes of a sweep, as they show in several inputs at once. */
const onAll = <I>(mistakes: Misconception<I>[], inputsOf: (inputs: Inputs) => I[]): Misconception<Inputs>[] =>
  mistakes.map((m) => ({ ...m, value: (inputs) => inputsOf(inputs).map((one) => m.value(one)) }));

const motions = ({ moments, omega, beside }: Inputs): Motion[] => [
  { moments, omega },
  { moments, omega: beside },
];
const waits = ({ c, times }: Inputs): Wait[] => times.map((t) => ({ c, t }));
const turnedBody = ({ turned, omega }: Inputs): Motion => ({ moments: turned, omega });

export const checks = defineChecks<typeof import('./stub.js'), Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    growth: {
      title: 'the growth of a nudge for one body',
      probe: ({ growthRate }, { moments, spin }) => growthRate(moments, spin),
      wanted: rateOf,
      judge: close({ unit: '1/s' }),
      misconceptions: rateMistakes.filter(({ id }) => id !== 'sign-of-the-spin'),
    },
    flips: {
      title: 'the time between two flips, in a motion around the first axis and beside the middle one',
      probe: ({ timeBetweenFlips }, { moments, omega, beside }) => [
        timeBetweenFlips(moments, omega),
        timeBetweenFlips(moments, beside),
      ],
      wanted: (inputs) => motions(inputs).map(timeOf),
      judge: close({ unit: 's' }),
      misconceptions: onAll([...timeMistakes, ...edgeMistakes], motions),
    },
    clock: {
      title: 'how far a braked body gets in three times',
      probe: ({ undampedTime }, { c, times }) => times.map((t) => undampedTime(c, t)),
      wanted: (inputs) => waits(inputs).map(undampedOf),
      judge: close({ unit: 's' }),
      misconceptions: onAll(
        waitMistakes.filter(({ id }) => !/no-brake|digits|weak/.test(id)),
        waits,
      ),
    },
    heat: {
      title: 'the heat that friction inside makes in one body',
      probe: ({ frictionHeat }, { turned, omega }) => frictionHeat(turned, omega),
      wanted: (inputs) => heatOf(turnedBody(inputs)),
      judge: close({ unit: 'J' }),
      misconceptions: heatMistakes.map((m) => ({ ...m, value: (inputs) => m.value(turnedBody(inputs)) })),
    },
  },
});
