import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../../src/course/site/.vitepress/theme/lab/place-of-task.js';

describe('the place of a task', () => {
  const text = [
    '/** A type. */',
    'export type T = number;',
    '',
    '/**',
    ' * Task 1.',
    ' */',
    'export function first(): void {}',
    'export function firstOther(): void {}',
    '',
    '/** Task 2. */',
    'export const second = 1;',
    '',
  ].join('\n');
  const lineAt = (name: string | undefined): string => text.slice(placeOf(text, name)).split('\n')[0];

  it('is its comment, or its function where there is none', () => {
    expect(lineAt('first')).toBe('/**');
    expect(text.slice(placeOf(text, 'first'))).toMatch(/^\/\*\*\n \* Task 1\./);
    expect(lineAt('second')).toBe('/** Task 2. */');
    expect(lineAt('firstOther')).toBe('export function firstOther(): void {}');
  });

  it('is the beginning where there is no such function', () => {
    expect(placeOf(text, 'third')).toBe(0);
    expect(placeOf(text, undefined)).toBe(0);
    expect(placeOf('// export function first() {}', 'first')).toBe(0);
  });
});
