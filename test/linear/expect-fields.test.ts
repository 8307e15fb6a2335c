/**
 * The sentences of the checks that all public functions share; test/arguments.test.ts calls
 * them from every function.
 */
import { describe, expect, it } from 'vitest';
import {
  integrate,
  kineticEnergy,
  newtonEulerDerivative,
  orderOf,
  placed,
  rigidBody,
  rigidBodyState,
  rotationX,
  simulate,
  simulateBySplitting,
  solidBox,
  wrenchFromTorque,
} from 'rigid-body-lab';
import { expectFields, expectOneOf } from '../../src/linear/expect-fields.js';
import { calledAs } from '../../src/linear/expect.js';

const massProperties = solidBox({ size: [4, 2, 1], mass: 12 });
const body = rigidBody({ massProperties });
const state = rigidBodyState({});
const oscillator = (_t: number, [x, v]: readonly number[]): number[] => [v, -x];
const options = { t1: 1, stepSize: 0.5 };

describe('expectFields', () => {
  const known = ['duration', 'stepSize', 'loads', 'omegaBody'];
  const got = (field: string): string => {
    try {
      expectFields('f', 'options', { [field]: 1 }, known);
    } catch (error) {
      return (error as Error).message;
    }
    return 'accepted';
  };

  it.each([
    ['stepsize', ' Did you mean stepSize?'],
    ['omega', ' Did you mean omegaBody?'],
    ['step', ' Did you mean stepSize?'],
    ['load', ' Did you mean loads?'],
    ['durration', ' Did you mean duration?'],
    ['dt', ''],
    ['gravity', ''],
  ])('tells %s its neighbour, if it has one', (field, hint) => {
    expect(got(field)).toBe(
      `f: expected options to have only fields that it knows, got ${field}.${hint} The fields are duration, stepSize, loads and omegaBody.`,
    );
  });

  it('takes known fields, inherited ones too, and refuses what is no record', () => {
    expect(got('loads')).toBe('accepted');
    expect(() => {
      expectFields('f', 'options', Object.create({ misspelt: 1 }) as object, known);
    }).toThrow('got misspelt.');
    for (const value of [undefined, null, 1, 'x', [], new Float64Array(2), () => 1]) {
      expect(() => {
        expectFields('f', 'options', value, ['a', 'b']);
      }).toThrow(/^f: expected options to be an object, got .*\. Its fields are a and b\.$/);
    }
  });
});

describe('expectOneOf', () => {
  it('wants one answer to one question', () => {
    const check = (value: object) => (): void => {
      expectOneOf('f', 'options', value, ['mass', 'density']);
    };
    expect(check({ mass: 1, density: undefined })).not.toThrow();
    expect(check({})).toThrow('f: expected options to have one of mass and density, got none. One of them is needed.');
    expect(check({ mass: 1, density: 2 })).toThrow(
      'f: expected options to have one of mass and density, got mass and density. They are two answers to one question: leave one out.',
    );
  });
});

describe('calledAs', () => {
  it('gives refusals the name of the function that was called, and leaves other errors alone', () => {
    expect(() => calledAs('outer', () => rotationX(NaN))).toThrow('outer: expected a finite angle, got NaN.');
    const other = new Error('no refusal');
    expect(() =>
      calledAs('outer', () => {
        throw other;
      }),
    ).toThrow('no refusal');
    expect(calledAs('outer', () => 7)).toBe(7);
  });
});

describe('what people bring', () => {
  it.each([
    [
      'the name of a method',
      () => integrate(oscillator, [1, 0], { ...options, method: 'rk4' as never }),
      'integrate: expected method to be a tableau, got "rk4". Pass the tableau, not its name: rk4 without quotation marks.',
    ],
    [
      'its printed name',
      () => orderOf('RK4' as never),
      'orderOf: expected method to be a tableau, got "RK4". Pass the tableau, not its name: rk4 without quotation marks.',
    ],
    [
      'something else as a method',
      () => simulate(body, state, { duration: 1, stepSize: 0.5, method: { a: [0] } as never }),
      'simulate: expected method to be a tableau, got an object with a. A tableau is {name, a, b, c, order}, such as rk4: nodes, rows of coefficients, weights.',
    ],
    [
      'mass properties as a body',
      () => kineticEnergy(massProperties as never, state),
      'kineticEnergy: expected body to be made by rigidBody, got an object with mass, com, inertia. rigidBody({ massProperties, … }) checks the values and finds the principal axes.',
    ],
    [
      'a body with another field',
      () => simulateBySplitting({ ...body, mass: NaN }, state, { duration: 1, stepSize: 0.5 }),
      'simulateBySplitting: expected body to be made by rigidBody',
    ],
    [
      'a derivative without a body',
      () => newtonEulerDerivative(undefined as never),
      'newtonEulerDerivative: expected body to be made by rigidBody, got undefined.',
    ],
    [
      'a misspelt part of a state',
      () => rigidBodyState({ omega: [1, 2, 3] } as never),
      'rigidBodyState: expected parts to have only fields that it knows, got omega. Did you mean omegaBody?',
    ],
    [
      'a matrix as a placement',
      () => placed(massProperties, rotationX(1) as never),
      'placed: expected placement to be an object, got [[1, 0, 0],',
    ],
    [
      'two torques',
      () => wrenchFromTorque(state, { torqueWorld: [1, 0, 0], torqueBody: [1, 0, 0] } as never),
      'wrenchFromTorque: expected {torqueWorld} or {torqueBody}, got an object with torqueWorld, torqueBody.',
    ],
    [
      'no options at all',
      () => integrate(oscillator, [1, 0], undefined as never),
      'integrate: expected options to be an object, got undefined. Its fields are t0, t1, stepSize, method, project, every and events.',
    ],
    [
      'null from f',
      () => integrate((() => [null, 0]) as never, [1, 0], options),
      'integrate: expected f(t, y)[0] to be a number, got null.',
    ],
    [
      'a text from f',
      () => integrate((() => [0, '1']) as never, [1, 0], options),
      'integrate: expected f(t, y)[1] to be a number, got "1".',
    ],
    [
      'texts from loads',
      () =>
        simulate(body, state, {
          duration: 1,
          stepSize: 0.5,
          loads: (() => ({ force: ['1', 0, 0], torque: [0, 0, 0] })) as never,
        }),
      'simulate: expected loads(t, state) to return { force: [x, y, z], torque: [x, y, z] }, got an object with force, torque.',
    ],
  ])('%s is refused in one sentence', (_what, call, text) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(text);
  });
});
