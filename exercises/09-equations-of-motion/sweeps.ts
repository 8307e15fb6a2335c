import { close, lengthOf, sweepOf, eachOf } from 'rigid-body-lab/course';
import { ofActing } from './acting-misconceptions.js';
import * as domains from './domains.js';
import * as inputs from './inputs.js';
import { ofOmegaRate } from './misconceptions.js';
import { ofMomenta } from './momenta-misconceptions.js';
import { questions } from './questions.js';
import { ofState } from './state-misconceptions.js';

const sweep = sweepOf<typeof import('./stub.js')>();

const NONE = [0, 0, 0];
/** Not turned at all, a quarter, a half and a third of a turn. */
const TURNS = [
  [1, 0, 0, 0],
  [1, 0, 0, 1],
  [0, 1, 0, 0],
  [1, 1, 1, 1],
].map((turn) => ({ turn }));
const sizes = eachOf('size', 3);
const isTurned = ({ state }: inputs.Loaded): boolean => state[3] !== 1;

export const sweeps = {
  'any-omega-rate': sweep({
    title: 'the rate of ω of any body',
    of: 'omegaRate',
    domain: domains.anySpin,
    corners: [
      { torqueBody: NONE, omegaBody: [3, -2, 5], spread: [1, 4, 6] },
      { omegaBody: NONE },
      { omegaBody: [3, 0, 0] },
      { spread: [2, 2, 5] },
      { spread: [3, 3, 3] },
      { spread: [4, 6, 0] },
      ...sizes,
    ],
    call: ({ omegaRate }, spin) => omegaRate(spin),
    wanted: inputs.omegaRateOf,
    judge: (spin) => close({ absolute: inputs.roundingOfSpin(spin), unit: 'rad/s²' }),
    labels: {
      'whenever there is a torque': ({ torqueBody }) => lengthOf(torqueBody) > 0,
      'whenever the body turns': ({ omegaBody }) => lengthOf(omegaBody) > 0,
    },
    misconceptions: ofOmegaRate,
  }),
  'any-momenta': sweep({
    title: 'the rates of any 18 numbers',
    of: 'momentumRates',
    domain: domains.anyMomenta,
    corners: [{ angular: NONE }, { momentum: NONE }, { torque: NONE }, { force: NONE }, ...TURNS, ...sizes],
    call: ({ momentumRates }, { state, load }) => momentumRates(state, load),
    wanted: inputs.momentumRatesOf,
    judge: (input) => close({ absolute: inputs.roundingOfMomenta(input) }),
    labels: {
      'whenever the body is turned': isTurned,
      'whenever the body turns': ({ state }) => lengthOf(state.slice(15)) > 0,
      'whenever there is a force': ({ load }) => lengthOf(load.force) > 0,
      'whenever there is a torque': ({ load }) => lengthOf(load.torque) > 0,
    },
    misconceptions: ofMomenta,
  }),
  'any-state': sweep({
    title: 'the rates of any 13 numbers',
    of: 'stateRates',
    domain: domains.anyFlying,
    corners: [{ omegaBody: NONE }, { velocity: NONE }, { torque: NONE }, { force: NONE }, ...TURNS, ...sizes],
    call: ({ stateRates }, { state, load }) => stateRates(state, load),
    wanted: inputs.stateRatesOf,
    judge: (input) => close({ absolute: inputs.roundingOfState(input) }),
    labels: {
      'whenever the body is turned': isTurned,
      'whenever the body turns': ({ state }) => lengthOf(state.slice(10)) > 0,
      'whenever there is a force': ({ load }) => lengthOf(load.force) > 0,
      'whenever there is a torque': ({ load }) => lengthOf(load.torque) > 0,
    },
    misconceptions: ofState,
  }),
  'any-acts': sweep({
    title: 'what acts on any body',
    of: 'whatActs',
    domain: domains.anyMotion,
    corners: [
      { omegaBody: NONE },
      { omegaRateBody: NONE },
      { omegaRateBody: NONE, omegaBody: [0, 4, 0] },
      { acceleration: NONE },
      { velocity: NONE },
      ...TURNS,
      ...sizes,
    ],
    call: ({ whatActs }, motion) => whatActs(motion),
    wanted: inputs.actingOf,
    judge: (motion) => close({ absolute: inputs.roundingOfMotion(motion) }),
    labels: {
      'whenever the body is turned': ({ rotation }) => rotation[0][0] < 1 || rotation[1][1] < 1,
      'whenever the body turns': ({ omegaBody }) => lengthOf(omegaBody) > 0,
      'whenever the velocity changes': ({ acceleration }) => lengthOf(acceleration) > 0,
    },
    misconceptions: ofActing,
  }),
  ...questions,
};
