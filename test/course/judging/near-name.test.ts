import { describe, expect, it } from 'vitest';
import { didYouMean, nearestName } from '../../../src/course/judging/near-name.js';

describe('the name that was probably meant', () => {
  it.each([
    ['chek', ['start', 'check', 'next'], 'check'],
    ['centerOfMass', ['inertiaTensor', 'centreOfMass'], 'centreOfMass'],
    ['CentreOfmass', ['centreOfMass'], 'centreOfMass'],
    ['05-inertia-tensr', ['04-centre-of-mass', '05-inertia-tensor'], '05-inertia-tensor'],
    ['--jsn', ['--json', '--help'], '--json'],
  ])('%s of %j is %s', (name, known, meant) => {
    expect(nearestName(name, known)).toBe(meant);
  });

  it('is none when too much differs, or nothing is known', () => {
    expect(nearestName('rotate', ['check', 'start'])).toBeUndefined();
    expect(nearestName('99', ['05-inertia-tensor'])).toBeUndefined();
    expect(nearestName('check', [])).toBeUndefined();
    expect(didYouMean('rotate', ['check'])).toBe('');
  });

  it('is put behind a sentence', () => {
    expect(`No "chek".${didYouMean('chek', ['check'])}`).toBe('No "chek". Did you mean check?');
  });
});
