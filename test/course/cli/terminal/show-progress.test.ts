import { expect, it } from 'vitest';
import { CopyProgress } from '../../../../src/course/cli/terminal/show-progress.js';

it('packing copies tells how long the rest will take, once enough of them are there', () => {
  let now = 0;
  const progress = new CopyProgress(10, () => now);
  const lines = Array.from({ length: 10 }, (_one, i) => {
    now += 30_000;
    return progress.line(`s-${i}`, i + 1);
  });
  expect(lines[6]).toBe('7 of 10  s-6');
  expect(lines[7]).toBe('8 of 10  s-7; 60 s left');
  expect(lines[9]).toBe('10 of 10  s-9');
});
