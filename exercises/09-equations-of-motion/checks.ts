import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { ofActing } from './acting-misconceptions.js';
import { actingOf, draw, momentumRatesOf, omegaRateOf, stateRatesOf } from './inputs.js';
import type { Inputs } from './inputs.js';
import { ofOmegaRate } from './misconceptions.js';
import { ofMomenta } from './momenta-misconceptions.js';
import { ofState } from './state-misconceptions.js';
import { sweeps } from './sweeps.js';

const of = <T>(ideas: readonly Misconception<T>[], part: (inputs: Inputs) => T): Misconception<Inputs>[] =>
  ideas.map((idea) => ({ ...idea, value: (inputs) => idea.value(part(inputs)) }));

export const checks = defineChecks<typeof import('./stub.js'), Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    'omega-rate': {
      title: 'the rate of ω of one brick',
      probe: ({ omegaRate }, { spin }) => omegaRate(spin),
      wanted: ({ spin }) => omegaRateOf(spin),
      judge: close({ unit: 'rad/s²' }),
      misconceptions: of(ofOmegaRate, ({ spin }) => spin),
    },
    momenta: {
      title: 'the rates of the 18 numbers of one brick',
      probe: ({ momentumRates }, { momenta }) => momentumRates(momenta.state, momenta.load),
      wanted: ({ momenta }) => momentumRatesOf(momenta),
      judge: close(),
      misconceptions: of(ofMomenta, ({ momenta }) => momenta),
    },
    state: {
      title: 'the rates of the 13 numbers of one brick',
      probe: ({ stateRates }, { flying }) => stateRates(flying.state, flying.load),
      wanted: ({ flying }) => stateRatesOf(flying),
      judge: close(),
      misconceptions: of(ofState, ({ flying }) => flying),
    },
    acts: {
      title: 'force, torque and power of one motion',
      probe: ({ whatActs }, { motion }) => whatActs(motion),
      wanted: ({ motion }) => actingOf(motion),
      judge: close(),
      misconceptions: of(ofActing, ({ motion }) => motion),
    },
  },
});
