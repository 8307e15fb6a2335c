import {
  constrainedDynamics,
  constraint,
  constraintFromFunctions,
  hingedBodies,
  integrate,
  pendulum,
  rigidBody,
  rigidBodyState,
  rk4,
  sliderCrank,
  solidBox,
  stabilized,
} from 'rigid-body-lab';
import { ignored, optional } from './entry.js';
import type { Table } from './entry.js';

const circle = constraint({ equations: ['x^2 + y^2 - 1'], variables: ['x', 'y'] });
const functions = {
  f: (_t: number, [x, y]: readonly number[]): number[] => [x * x + y * y - 1],
  jacobian: (_t: number, [x, y]: readonly number[]): number[][] => [[2 * x, 2 * y]],
  timeDerivative: (): number[] => [0],
  secondDerivative: (_t: number, _y: readonly number[], [u, v]: readonly number[]): number[] => [2 * u * u + 2 * v * v],
};
const own = constraintFromFunctions(functions);
const crank = sliderCrank({ r: 1, l: 2, c: 1, gain: 10 });
const swing = pendulum({ masses: [1, 2], lengths: [2, 1] });
const start = swing.stateFromAngles([0.3, 0.2], [1, 0]);
const dynamics = constrainedDynamics(swing.system, { gain: 10 });
const body = rigidBody({ massProperties: solidBox({ size: [2, 0.2, 0.2], mass: 3 }) });
const hinged = hingedBodies({
  bodies: [body, body],
  anchors: [
    [1, 0, 0],
    [-1, 0, 0],
  ],
  gain: 20,
});
const y0 = hinged.assembled(rigidBodyState({}), rigidBodyState({ omegaBody: [0, 0, 1] }));
const rate = stabilized(circle, { gain: 10, c: 0.5 });
const run = integrate(rate, [1, 0], { t1: 1, stepSize: 0.25 });
const A = [[1, 2, 3, 4]];
/** What a constraint says about itself in words is for messages only. */
const described = ['0 extra', ...ignored('0.equations', '0.variables', '0.derived')];
/** A state given as numbers. */
const at = (name: string, call: (...args: never[]) => unknown, ...args: unknown[]): Table[string] => ({
  name,
  call: call as never,
  args,
});

export const constraintsTable: Table = {
  constraint: {
    args: [{ equations: ['r * x^2 + y'], variables: ['x', 'y'], parameters: { r: 2 } }],
    accepts: ['0.parameters extra', '0.variables long', '0.equations long'],
  },
  'constraint (functions)': {
    call: constraint as never,
    name: 'constraint',
    args: [functions],
    accepts: optional('0.timeDerivative', '0.secondDerivative'),
  },
  'constraint().f': at('constraint', circle.f, 0, [0.6, 0.8]),
  'constraint().jacobian': at('constraint', circle.jacobian, 0, [0.6, 0.8]),
  'constraint().timeDerivative': at('constraint', circle.timeDerivative, 0, [0.6, 0.8]),
  'constraint().secondDerivative': at('constraint', circle.secondDerivative, 0, [0.6, 0.8], [1, 2]),
  constraintFromFunctions: { args: [functions], accepts: optional('0.timeDerivative', '0.secondDerivative') },
  'constraintFromFunctions().f': at('constraintFromFunctions', own.f, 0, [0.6, 0.8]),
  'constraintFromFunctions().secondDerivative': at(
    'constraintFromFunctions',
    own.secondDerivative,
    0,
    [0.6, 0.8],
    [1, 2],
  ),
  assertConsistent: {
    args: [circle, { t: 0, y: [0.6, 0.8], v: [0.8, -0.6], tolerance: 1e-9 }],
    accepts: [...described, ...optional('1.t', '1.v')],
  },
  projectOntoConstraint: { args: [circle, { t: 0, y: [3, 4] }], accepts: [...described, ...optional('1.t')] },
  residualHistory: { args: [circle, run], accepts: ['1 extra', ...described] },
  generalizedCross: {
    args: [
      [
        [1, 0, 0],
        [0, 1, 0],
      ],
    ],
  },
  generalSolution: {
    args: [
      A,
      [2],
      {
        C: [
          [1, 0, 0, 0],
          [0, 1, 0, 0],
        ],
        c: 2,
      },
    ],
    accepts: optional('2', '2.c'),
  },
  dependentVelocities: { args: [[[1, -2]], [0], { dependent: [1], independent: [3] }] },
  stabilized: {
    args: [circle, { gain: 10, c: 0.5, C: [] }],
    accepts: [...described, ...optional('1.c', '1.C'), '1.c function', '1.C function'],
  },
  'stabilized()': at('stabilized', rate, 0, [0.6, 0.8]),
  gainInterval: { args: [rk4, 1e-3, 0.9], accepts: ['0 copy'] },
  stepAmplification: { args: [rk4, { gain: 100, stepSize: 1e-3 }], accepts: ['0 copy'] },
  stepCondition: {
    args: [
      crank.constraint,
      { gain: 10, c: 1, C: [], method: rk4, stepSize: 1e-3, steps: 3, y0: [1e-4, 0], epsilon: 1e-4, alpha: 0.9 },
    ],
    accepts: [
      '0 extra',
      '0.* *',
      '1.method copy',
      ...optional('1.c', '1.C', '1.alpha'),
      '1.c function',
      '1.C function',
    ],
  },
  sliderCrank: { args: [{ r: 1, l: 2, c: 1, gain: 10 }], accepts: optional('0.c', '0.gain') },
  // These do not depend on the time.
  'sliderCrank().rate': { ...at('sliderCrank', crank.rate, 0, [0.1, 0.2]), accepts: ['0 *'] },
  'sliderCrank().tangent': at('sliderCrank', crank.tangent, [0.1, 0.2]),
  'sliderCrank().normal': at('sliderCrank', crank.normal, [0.1, 0.2]),
  'sliderCrank().assembled': at('sliderCrank', crank.assembled, 0.1),
  'sliderCrank().joints': at('sliderCrank', crank.joints, [0.1, 0.2]),
  'sliderCrank().constraint.f': at('sliderCrank', crank.constraint.f, 0, [0.1, 0.2]),
  sliderCrankBounds: { args: [{ r: 1, l: 2, c: 1, gain: 1900, epsilon: 1e-4, stepSize: 1e-3 }] },
  pendulum: { args: [{ masses: [1, 2], lengths: [2, 1], gravity: 9.81 }], accepts: optional('0.gravity') },
  'pendulum().stateFromAngles': at('stateFromAngles', swing.stateFromAngles, [0.3, 0.2], [1, 0]),
  'pendulum().anglesFromState': at('anglesFromState', swing.anglesFromState, start),
  'pendulum().joints': at('joints', swing.joints, start),
  constrainedDynamics: {
    args: [swing.system, { gain: 10 }],
    accepts: [
      '0 extra',
      '0.constraint **',
      '0.constraint *',
      '0.constraint.* *',
      ...optional('0.potentialEnergy', '1', '1.gain'),
    ],
  },
  'constrainedDynamics().rate': at('constrainedDynamics', dynamics.rate, 0, start),
  'constrainedDynamics().project': at('constrainedDynamics', dynamics.project, 0, start),
  'constrainedDynamics().multipliers': at('constrainedDynamics', dynamics.multipliers, 0, start),
  'constrainedDynamics().energy': at('constrainedDynamics', dynamics.energy, 0, start),
  hingedBodies: {
    args: [
      {
        bodies: [body, body],
        anchors: [
          [1, 0, 0],
          [-1, 0, 0],
        ],
        gain: 20,
      },
    ],
    accepts: optional('0.gain'),
  },
  'hingedBodies().rate': { ...at('hingedBodies', hinged.rate, 0, y0), accepts: ['0 *'] },
  'hingedBodies().project': { ...at('hingedBodies', hinged.project, 0, y0), accepts: ['0 *'] },
  'hingedBodies().statesOf': at('hingedBodies', hinged.statesOf, y0),
  'hingedBodies().gap': at('hingedBodies', hinged.gap, y0),
  'hingedBodies().hingeForce': at('hingedBodies', hinged.hingeForce, y0),
};
