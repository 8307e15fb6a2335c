import path from 'node:path';
import { expect, it } from 'vitest';
import { isInside } from '../../../src/course/disk/inside.js';

it.each([
  ['/a/b', '/a/b', true],
  ['/a/b', '/a/b/c.d.ts', true],
  ['/a/b', '/a/b/..c', true],
  ['/a/b', '/a', false],
  ['/a/b', '/a/bc', false],
])('%s has %s inside: %s', (folder, place, isIt) => {
  expect(isInside(folder, place, path.posix)).toBe(isIt);
});

it.each([
  ['C:\\course', 'c:\\Course\\index.d.ts', true],
  ['C:\\course', 'D:\\course\\index.d.ts', false],
  ['C:\\course', 'C:\\other', false],
])('on Windows %s has %s inside: %s', (folder, place, isIt) => {
  expect(isInside(folder, place, path.win32)).toBe(isIt);
});
