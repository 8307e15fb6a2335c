/** What the exercises' inputs are made with. */
import { describe, expect, it } from 'vitest';
import { multiplyQuaternions } from 'rigid-body-lab';
import {
  applied,
  eachOf,
  mostlyFirst,
  multiple,
  plus,
  quaternionProduct,
  vectorOfForm,
} from '../../../src/course/judging/authoring.js';
import { seeded } from '../../support/random.js';
import { FORMULA } from '../../support/tolerances.js';

describe('authoring', () => {
  it('has the product of quaternions that the library has', () => {
    const random = seeded(21);
    for (let k = 0; k < 100; k++) {
      const [p, q] = [random.quaternion(), random.quaternion()];
      expect(quaternionProduct(p, q)).toBeNear(multiplyQuaternions(p, q), FORMULA);
    }
  });

  it('keeps the number of components, in values and in types', () => {
    const sum: [number, number] = plus([1, 2], multiple([3, 4], 2));
    expect(sum).toEqual([7, 10]);
    const image: [number, number, number] = applied(
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ] as const,
      [1, -1],
    );
    expect(image).toEqual([-1, -1, -1]);
  });

  it('makes vectors whose components vanish, repeat or cancel', () => {
    expect(vectorOfForm('xX0', [2, 3, 5])).toEqual([2, -2, 0]);
    expect(vectorOfForm('zz1', [2, 3, 5])).toEqual([5, 5, 1]);
  });

  it('lists a corner for each place, of a list or below a count', () => {
    expect(eachOf('kind', ['a', 'b'])).toEqual([{ kind: 0 }, { kind: 1 }]);
    expect(eachOf('size', 3)).toEqual([{ size: 0 }, { size: 1 }, { size: 2 }]);
  });

  it('takes the first in every other draw, and of the rest those that are drawn at random', () => {
    const kinds = mostlyFirst(['plain', 'a', 'b', 'corner alone'], 3);
    const random = seeded(7);
    const counts = [0, 0, 0, 0];
    for (let k = 0; k < 6000; k++) counts[kinds.draw(() => random.next(), 0)]++;
    // 1/2 + 1/6, 1/6, 1/6: three standard deviations of 6000 draws are 110.
    expect(Math.abs(counts[0] - 4000)).toBeLessThan(110);
    expect(Math.abs(counts[1] - 1000)).toBeLessThan(110);
    expect(counts[3]).toBe(0);
    expect(kinds.build(3)).toBe('corner alone');
  });
});
