import { describe, expect, it } from 'vitest';
import { circularForm, hyperbolicForm, thetaForm, turnCounter } from '../../../src/dynamics/free-rotation/theta.js';
import { tumbling } from '../../../src/dynamics/free-rotation/tumbling.js';
import type { Tumbling } from '../../../src/dynamics/free-rotation/tumbling.js';
import { seeded } from '../../support/random.js';
import { FORMULA } from '../../support/tolerances.js';

const random = seeded(1828);

/**
 * What the motion takes from a form: the direction of (sn, cn), and the phase of theta4
 * with the slip turned in.
 */
function unitValues(form: ReturnType<typeof thetaForm>, t: number): number[] {
  const out = new Float64Array(5);
  form(t, out);
  const [sn, cn, re, im, slip] = out;
  const [c, s] = [Math.cos(slip), Math.sin(slip)];
  const [pair, size] = [Math.hypot(sn, cn), Math.hypot(re, im)];
  return [sn / pair, cn / pair, (c * re - s * im) / size, (s * re + c * im) / size];
}

/** Bodies and starts whose m1 lies between two bounds. */
function motions(low: number, high: number, count: number): Tumbling[] {
  const found: Tumbling[] = [];
  while (found.length < count) {
    const [a, b, c] = [random.uniform(0.001, 2), random.uniform(0.001, 2), random.uniform(0.001, 2)];
    const motion = tumbling([b + c, c + a, a + b], random.vector(2));
    if (motion.m1 >= low && motion.m1 <= high) found.push(motion);
  }
  return found;
}

describe('the two forms of the theta functions', () => {
  it('are the same numbers on both sides of the switch, up to a common phase', () => {
    for (const motion of motions(0.01, 0.5, 200)) {
      const [circular, hyperbolic] = [circularForm(motion), hyperbolicForm(motion)];
      const [, , c0, s0] = unitValues(circular, 0);
      const [, , C0, S0] = unitValues(hyperbolic, 0);
      // The forms differ by a constant phase, which the start of a motion absorbs.
      const [shiftCos, shiftSin] = [c0 * C0 + s0 * S0, s0 * C0 - c0 * S0];
      for (let k = 0; k < 50; k++) {
        const t = random.uniform(-50, 50);
        const want = unitValues(circular, t);
        const [sn, cn, re, im] = unitValues(hyperbolic, t);
        expect([sn, cn, shiftCos * re - shiftSin * im, shiftSin * re + shiftCos * im]).toBeNear(want, FORMULA);
      }
    }
  });

  it('the form that converges is the one taken', () => {
    for (const motion of [...motions(0.03, 1, 20), ...motions(0, 0.03, 20)]) {
      const form = motion.m1 < 0.03 ? hyperbolicForm(motion) : circularForm(motion);
      expect(unitValues(thetaForm(motion), 1.7)).toEqual(unitValues(form, 1.7));
    }
  });
});

describe('turns', () => {
  it('are counted exactly: whole turns drop out', () => {
    // 1/3 as a double-double.
    const third = turnCounter([1 / 3, 1 / 3 / 2 ** 54]);
    expect(third(3e15)).toBeNear(0, FORMULA);
    expect(third(3e15 + 1)).toBeNear(1 / 3, FORMULA);
    expect(third(-3e15 - 1)).toBeNear(-1 / 3, FORMULA);
    expect(third(0.75)).toBeNear(0.25, FORMULA);
    expect(Number.isFinite(third(1e149))).toBe(true);
  });
});
