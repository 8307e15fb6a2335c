import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { combinedOf, diagonalisedOf, draw, momentumOf } from './inputs.js';
import type { Call, Inputs } from './inputs.js';
import { ofMap } from './map-misconceptions.js';
import { ofParts } from './misconceptions.js';
import { ofMomentum } from './momentum-misconceptions.js';
import { ofStage } from './stage-misconceptions.js';
import { sweeps } from './sweeps.js';

type Student = typeof import('./stub.js');

/** The calls of a step one after the other, each handed what the one before should have left. */
const ofCalls = ofStage.map((idea): Misconception<Inputs> => ({
  ...idea,
  value: ({ calls }) => calls.map((call: Call) => idea.value(call)),
}));

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    'two-parts': {
      title: 'two parts as one body',
      probe: ({ combine }, { first, second }) => combine(first, second),
      wanted: combinedOf,
      judge: close(),
      misconceptions: ofParts,
    },
    mapped: {
      title: 'the map of a body with left-handed axes',
      probe: ({ diagonalise }, { body, axes }) => diagonalise(body, axes),
      wanted: diagonalisedOf,
      judge: close(),
      misconceptions: ofMap,
    },
    'four-calls': {
      title: 'the four calls of one step',
      probe: ({ rkStage }, { calls }) => calls.map(({ stage, memory, push }) => rkStage(stage, memory, push)),
      wanted: ({ left }) => left,
      judge: close(),
      misconceptions: ofCalls,
    },
    'one-body': {
      title: 'the angular momentum of a body that flies and turns',
      probe: ({ momentumAbout }, { flight: { anchor, body, state } }) => momentumAbout(anchor, body, state),
      wanted: ({ flight }) => momentumOf(flight),
      judge: close({ unit: 'kg m²/s' }),
      misconceptions: ofMomentum.map((idea) => ({ ...idea, value: ({ flight }: Inputs) => idea.value(flight) })),
    },
  },
});
