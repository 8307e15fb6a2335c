import { describe, expect, it } from 'vitest';
import { MOST_VERSIONS, nextVersion, surplus } from '../../../src/course/site/work-history.js';
import type { Version, Why } from '../../../src/course/site/work-history.js';

const version = (text: string, at: number, why: Why = 'typed', tab = 'a'): Version => ({ text, at, why, tab });

describe('nextVersion', () => {
  const last = version('let x = 1;', 1000);

  it.each<[string, Version, Version | undefined]>([
    ['typing goes on in the same version', version('let x = 12;', 2000), version('let x = 12;', 1000)],
    ['a minute later it is a new one', version('let x = 12;', 61_000), version('let x = 12;', 61_000)],
    ['so it is in another tab', version('let x = 12;', 2000, 'typed', 'b'), version('let x = 12;', 2000, 'typed', 'b')],
    ['what is cut away stays', version('let', 2000), version('let', 2000)],
    ['a check marks the version', version('let x = 1;', 2000, 'checked'), version('let x = 1;', 1000, 'checked')],
    ['the same again is nothing new', version('let x = 1;', 2000), undefined],
    ['a reset is one of its own', version('let x = 1;', 2000, 'reset'), version('let x = 1;', 2000, 'reset')],
    ['a clock that was set back changes no order', version('let x = 1; // !', 5), version('let x = 1; // !', 1001)],
  ])('%s', (_what, next, wanted) => {
    expect(nextVersion(last, next)).toEqual(wanted);
  });

  it('does not go on from a version that was checked', () => {
    expect(nextVersion(version('a', 1000, 'checked'), version('ab', 1001))).toEqual(version('ab', 1001));
    expect(nextVersion(undefined, version('a', 1000))).toEqual(version('a', 1000));
  });
});

describe('surplus', () => {
  it('drops nothing of a short history', () => {
    const few = Array.from({ length: MOST_VERSIONS }, (_, i) => version(`${i}`, i));
    expect(surplus(few)).toEqual([]);
  });

  it('drops what was typed within a stretch first, and the newest never', () => {
    const whys: Why[] = ['typed', 'typed', 'checked', 'typed', 'typed', 'reset', 'typed'];
    const all = whys.map((why, i) => version(`${i}`, i, why));
    const dropped = (most: number): string =>
      surplus(all, most)
        .map(({ text }) => text)
        .join('');
    expect(dropped(6)).toBe('0');
    expect(dropped(5)).toBe('03');
    expect(dropped(4)).toBe('031');
    expect(dropped(1)).toBe('031245');
    expect(dropped(0)).toBe('031245');
  });
});
