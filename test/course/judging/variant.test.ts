import { describe, expect, it } from 'vitest';
import { gradedSeeds, publicSeeds, studentSeeds, variantOf } from '../../../src/course/judging/variant.js';

const who = { key: 'course key', exercise: '05-inertia-tensor', student: 'ada' };

describe('variants', () => {
  it('repeat for the same seed and check, and differ for others', () => {
    const draw = (seed: string, check: string): number[] => {
      const variant = variantOf(seed, check);
      return [variant.number(0, 1, 6), variant.integer(0, 1e6), ...variant.vector(-1, 1, 6)];
    };
    expect(draw('a', 'com')).toEqual(draw('a', 'com'));
    const all = [draw('a', 'com'), draw('b', 'com'), draw('a', 'tensor')].map(String);
    expect(new Set(all).size).toBe(3);
  });

  it('are the rounded numbers that are shown', () => {
    const variant = variantOf('rounding', 'all');
    for (let k = 0; k < 200; k++) {
      const x = variant.number(-5, 5);
      expect(String(x)).toMatch(/^-?\d(\.\d{1,2})?$/);
      expect(JSON.parse(JSON.stringify(x))).toBe(x);
    }
  });

  it('cover their range evenly', () => {
    const variant = variantOf('range', 'all');
    const counts = [0, 0, 0, 0, 0];
    for (let k = 0; k < 5000; k++) counts[variant.integer(0, 4)]++;
    // A fair draw stays within five standard deviations (28) of 1000.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(142);
    expect(['x', 'y']).toContain(variant.pick(['x', 'y']));
  });

  it('depend on key, exercise, student and purpose', () => {
    const seeds = [
      studentSeeds(who),
      studentSeeds({ ...who, key: 'another' }),
      studentSeeds({ ...who, exercise: '06' }),
      studentSeeds({ ...who, student: 'bob' }),
    ];
    const all = seeds.flatMap((s) => [s.public, s.hidden]);
    expect(new Set(all).size).toBe(8);
    expect(studentSeeds(who)).toEqual(studentSeeds({ ...who }));
    expect(all.join()).not.toContain('course key');
    // What is graded was in no copy.
    expect(all).not.toContain(gradedSeeds(who).public);
    expect(gradedSeeds(who).hidden).toBe(studentSeeds(who).hidden);
  });

  it('keep two students apart whose names run together', () => {
    const one = studentSeeds({ key: 'k', exercise: 'a', student: 'b","c' });
    expect(one.public).not.toBe(studentSeeds({ key: 'k', exercise: 'a","b', student: 'c' }).public);
    expect(publicSeeds('05').public).not.toBe(publicSeeds('05').hidden);
  });
});
