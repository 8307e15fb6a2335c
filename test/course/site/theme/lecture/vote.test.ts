import { describe, expect, it } from 'vitest';
import { actOf } from '../../../../../src/course/site/.vitepress/theme/lecture/keys.js';
import type { Act, Field } from '../../../../../src/course/site/.vitepress/theme/lecture/keys.js';
import { Vote } from '../../../../../src/course/site/.vitepress/theme/lecture/vote.js';

describe('a vote', () => {
  it('is taken, talked over, taken again, and then shown beside the first', () => {
    const vote = new Vote(3);
    for (const option of [1, 1, 0, 1]) vote.raise(option);
    vote.lower();
    expect([vote.phase, vote.counts, vote.before]).toEqual(['first', [1, 2, 0], undefined]);
    vote.next();
    vote.raise(2);
    vote.put(0, 9);
    expect([vote.phase, vote.counts, vote.isOpen]).toEqual(['talk', [1, 2, 0], false]);
    vote.next();
    expect([vote.counts, vote.before]).toEqual([
      [0, 0, 0],
      [1, 2, 0],
    ]);
    // What was raised before the talk is not taken back after it.
    vote.lower();
    vote.put(2, 31.4);
    vote.put(1, NaN);
    vote.put(0, -2);
    expect(vote.counts).toEqual([0, 0, 31]);
    vote.next();
    expect([vote.phase, vote.counts, vote.before]).toEqual(['shown', [0, 0, 31], [1, 2, 0]]);
    expect(vote.next()).toBe(false);
  });

  it('goes back a phase for a press too many, with the hands of that vote, which are counted on', () => {
    const vote = new Vote(2);
    expect(vote.back()).toBe(false);
    vote.put(0, 41);
    vote.next();
    expect([vote.back(), vote.phase, vote.counts]).toEqual([true, 'first', [41, 0]]);
    vote.raise(1);
    vote.next();
    vote.next();
    vote.raise(0);
    expect([vote.back(), vote.phase, vote.counts]).toEqual([true, 'talk', [41, 1]]);
    vote.next();
    expect([vote.counts, vote.before]).toEqual([
      [1, 0],
      [41, 1],
    ]);
  });

  it('says whether it is the only one, as on a twin', () => {
    expect([new Vote(2).isOnly, new Vote(2, { isTwin: true }).isOnly]).toEqual([false, true]);
  });

  it('is not shown before the second vote unless told twice', () => {
    const vote = new Vote(2);
    vote.show();
    expect([vote.phase, vote.warned]).toEqual(['first', true]);
    vote.next();
    expect([vote.phase, vote.warned]).toEqual(['talk', false]);
    vote.show();
    expect(vote.phase).toBe('talk');
    vote.show();
    expect(vote.phase).toBe('shown');
  });

  it('is shown at once after the second vote, and on a twin after the only one', () => {
    const twice = new Vote(2);
    twice.next();
    twice.next();
    twice.show();
    const twin = new Vote(2, { isTwin: true });
    twin.raise(1);
    twin.show();
    expect([twice.phase, twin.phase, twin.counts, twin.before]).toEqual(['shown', 'shown', [0, 1], undefined]);
  });
});

describe('the keys of a lecture', () => {
  it.each([
    ['PageDown', 'next'],
    ['PageUp', 'back'],
    [' ', 'next'],
    ['U', 'show'],
    ['Escape', 'leave'],
    ['b', { raise: 1 }],
    ['C', { raise: 2 }],
    ['d', 'light'],
    ['x', undefined],
    ['Enter', undefined],
  ])('%j with three options is %j', (key, act) => {
    expect(actOf(key, { options: 3 })).toEqual(act);
  });

  it('count a fourth option before they change the light', () => {
    expect(actOf('d', { options: 4 })).toEqual({ raise: 3 });
    expect(actOf('a', { options: 0 })).toBeUndefined();
  });

  it('leave a field its letters and arrows, but not the pages of a remote', () => {
    const keys = ['a', 'ArrowLeft', ' ', '-', 'PageDown', 'Escape'];
    const inField = (field: Field): (Act | undefined)[] => keys.map((key) => actOf(key, { options: 3, field }));
    const none = undefined;
    expect(inField('text')).toEqual([none, none, none, none, 'next', 'leave']);
    // Hands are typed, and the remote's other key goes on.
    expect(inField('number')).toEqual([none, none, 'next', none, 'next', 'leave']);
    // A slider takes its arrows, and nothing else.
    expect(inField('slider')).toEqual([{ raise: 0 }, none, 'next', 'smaller', 'next', 'leave']);
  });
});
