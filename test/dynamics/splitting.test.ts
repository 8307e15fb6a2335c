import { describe, expect, it } from 'vitest';
import {
  driftReport,
  freeRotation,
  observedOrder,
  rigidBody,
  rigidBodyState,
  simulate,
  simulateBySplitting,
  solidBox,
  strang,
  suzuki4,
} from 'rigid-body-lab';
import { bodyOf } from '../../src/dynamics/rigid-body.js';
import type { DriftReport } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { FORMULA } from '../support/tolerances.js';
import { last, principalBody, randomBody, randomState, spinning } from './bodies.js';

const body = rigidBody({ massProperties: solidBox({ size: [8, 4, 2], mass: 1000 }) });
const start = spinning([1, 2, -0.5]);

/** Slope of a straight line through the means of ten blocks, and its standard error. */
function secularSlope(series: readonly number[]): { slope: number; standardError: number } {
  const blocks = 10;
  const size = Math.floor((series.length - 1) / blocks);
  const means = Array.from({ length: blocks }, (_, b) => {
    const block = series.slice(1 + b * size, 1 + (b + 1) * size);
    return block.reduce((sum, x) => sum + x, 0) / size;
  });
  const mean = means.reduce((sum, x) => sum + x, 0) / blocks;
  const centred = means.map((_, b) => b - (blocks - 1) / 2);
  const squares = centred.reduce((sum, x) => sum + x * x, 0);
  const slope = centred.reduce((sum, x, b) => sum + x * (means[b] - mean), 0) / squares;
  const residual = means.reduce((sum, y, b) => sum + (y - mean - slope * centred[b]) ** 2, 0);
  return { slope, standardError: Math.sqrt(residual / (blocks - 2) / squares) };
}

describe('simulateBySplitting', () => {
  // The full length of 1e4 s, 1e6 steps of 0.01 s, is measured by hand; 500 s shows the same in a second.
  const options = { duration: 500, stepSize: 0.05, every: 5 };
  const report = (run: ReturnType<typeof simulate>): DriftReport => driftReport(body, run);

  it.each([strang, suzuki4])('$name keeps |L| to rounding, and its energy error does not grow', (composition) => {
    const { angularMomentum, energy } = report(simulateBySplitting(body, start, { ...options, composition }));
    expect(angularMomentum.largest).toBeLessThan(1e-14);
    expect(energy.largest).toBeGreaterThan(1e-9);
    expect(energy.largest).toBeLessThan(1e-4);
    const { slope, standardError } = secularSlope(energy.series);
    expect(Math.abs(slope)).toBeLessThan(3 * standardError);
  });

  it('RK4 loses both, steadily', () => {
    const { angularMomentum, energy } = report(simulate(body, start, options));
    expect(angularMomentum.largest).toBeGreaterThan(1e-6);
    const { slope, standardError } = secularSlope(energy.series);
    expect(slope).toBeLessThan(-100 * standardError);
    expect(energy.final).toBeLessThan(-1e-6);
  });

  it.each([strang, suzuki4])('$name has the order that it declares, against the exact motion', (composition) => {
    const exact = freeRotation({
      principalMoments: [1, 2, 2.5],
      omegaBody: [0.4, 1.5, -0.3],
      orientation: [1, 0, 0, 0],
    })(2);
    const solve = (stepSize: number): number[] => {
      const { orientation, omegaBody } = last(
        simulateBySplitting(principalBody([1, 2, 2.5]), spinning([0.4, 1.5, -0.3]), {
          duration: 2,
          stepSize,
          composition,
        }).states,
      );
      // q and -q are one orientation.
      const sign = Math.sign(orientation.reduce((sum, x, i) => sum + x * exact.orientation[i], 0));
      return [...orientation.map((x) => sign * x), ...omegaBody];
    };
    const { order } = observedOrder(solve, {
      stepSize: 0.1,
      halvings: 3,
      exact: [...exact.orientation, ...exact.omegaBody],
    });
    expect(order).toBeNear(composition.order, 0.02);
  });

  it('compositions are symmetric and sum to the whole step', () => {
    for (const { fractions } of [strang, suzuki4]) {
      expect(fractions).toEqual([...fractions].reverse());
      expect(fractions.reduce((sum, x) => sum + x, 0)).toBeNear(1, FORMULA);
    }
  });

  it('goes back in time exactly, because a step is symmetric', () => {
    const there = last(simulateBySplitting(body, start, { duration: 3, stepSize: 0.1 }).states);
    expect(last(simulateBySplitting(body, there, { duration: -3, stepSize: 0.1 }).states)).toBeNear(start, 1e-13);
  });

  it('works in axes that are not principal, under gravity, with a last step of its own', () => {
    const random = seeded(161);
    for (let k = 0; k < 10; k++) {
      const free = bodyOf({ ...randomBody(random), linearDamping: 0, angularDamping: 0 });
      const state = randomState(random);
      const split = simulateBySplitting(free, state, {
        duration: 0.55,
        stepSize: 1e-3,
        every: 100,
        composition: suzuki4,
      });
      const other = simulate(free, state, { duration: 0.55, stepSize: 1e-3, every: 100 });
      expect(split.times).toEqual(other.times);
      expect(last(split.states)).toBeNear(last(other.states), 1e-9);
      expect(driftReport(free, split).angularMomentum.largest).toBeLessThan(1e-14);
    }
  });

  it('refuses damping, a rod, a step of no size', () => {
    const options = { duration: 1, stepSize: 0.1 };
    expect(() => simulateBySplitting(bodyOf({ ...body, angularDamping: 0.1 }), start, options)).toThrow(
      new RangeError(
        'simulateBySplitting: expected a body without damping, got [0, 0.1]. What this method keeps, damping takes away: use simulate.',
      ),
    );
    const composition = { name: 'half', fractions: [0.5], order: 2 };
    expect(() => simulateBySplitting(body, start, { ...options, composition })).toThrow(
      new RangeError(
        'simulateBySplitting: expected composition.fractions to sum to 1, got 0.5. They make up one step.',
      ),
    );
    expect(() => simulateBySplitting(principalBody([0, 1, 1]), start, options)).toThrow(
      'simulateBySplitting: expected three principal moments > 0',
    );
    expect(() => simulateBySplitting(body, start, { ...options, stepSize: 0 })).toThrow(
      'simulateBySplitting: expected stepSize > 0, got 0.',
    );
    expect(() => simulateBySplitting(body, start, { ...options, duration: NaN })).toThrow(
      'simulateBySplitting: expected a finite duration, got NaN.',
    );
    expect(() => simulateBySplitting(body, { ...rigidBodyState({}), orientation: [2, 0, 0, 0] }, options)).toThrow(
      'simulateBySplitting: expected orientation',
    );
  });
});
