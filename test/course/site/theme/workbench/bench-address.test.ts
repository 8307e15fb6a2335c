import { describe, expect, it } from 'vitest';
import {
  FIRST_CHOICE,
  FIRST_THROW,
  choiceIn,
  firstChoice,
  searchOf,
  throwIn,
} from '../../../../../src/course/site/.vitepress/theme/workbench/bench-address.js';
import { BENCH_SOLIDS } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-solids.js';

describe('the address of the workbench', () => {
  it.each(BENCH_SOLIDS)('carries the $label with its numbers', (row) => {
    const choice = {
      ...firstChoice(row),
      lengths: row.lengths.map(({ value }) => value * 1.25),
      axis: row.hasAxis ? ('x' as const) : ('z' as const),
      heavy: { kind: 'mass', value: 0.123456 } as const,
    };
    const given = { axis: 2, rate: 7.5, nudge: 0.003 };
    const search = searchOf('?other=1', choice, given);
    expect(search).toMatch(/^\?other=1&solid=/);
    expect(choiceIn(search)).toEqual(choice);
    expect(throwIn(search)).toEqual(given);
  });

  it('is short and readable', () => {
    expect(searchOf('', FIRST_CHOICE, FIRST_THROW)).toBe(
      '?solid=solidBox&lengths=0.24,0.12,0.07&density=1800&spin=2,6,0.01',
    );
  });

  it('says nothing of a file, and forgets the solid before it', () => {
    expect(searchOf('?solid=solidBox&lengths=1,2,3&mass=4', undefined, FIRST_THROW)).toBe('?spin=2,6,0.01');
  });

  it.each([
    ['?solid=solidCube', undefined],
    ['', undefined],
    ['?solid=solidBox&lengths=1,2', FIRST_CHOICE],
    ['?solid=solidBox&lengths=1,2,-3', FIRST_CHOICE],
    ['?solid=solidBox&lengths=1,2,<b>', FIRST_CHOICE],
    ['?solid=solidBox&mass=nothing&axis=w', FIRST_CHOICE],
    ['?solid=hollowSphere&lengths=0.1,0.2', firstChoice(BENCH_SOLIDS.find(({ name }) => name === 'hollowSphere')!)],
  ])('that is not one of ours, %s, gives what can be made', (search, choice) => {
    expect(choiceIn(search)).toEqual(choice);
  });

  it.each(['?spin=4,6,0.01', '?spin=2,6', '?spin=2,0,0.01', '?spin=a,b,c', ''])(
    'with a spin that cannot be, %s, gives the first one',
    (search) => {
      expect(throwIn(search)).toEqual(FIRST_THROW);
    },
  );
});
