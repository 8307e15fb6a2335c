import { expect, it } from 'vitest';
import { unbroken } from '../../../../src/course/site/.vitepress/theme/lab/unbroken.js';

it('keeps a number and its unit in one line, and nothing else', () => {
  expect(unbroken('At x = 4 m, 12 kg m² turn with 0.5 rad/s for 10 s: 3 masses, turn 2 then 1.')).toBe(
    'At x = 4\u00a0m, 12\u00a0kg m² turn with 0.5\u00a0rad/s for 10\u00a0s: 3 masses, turn 2 then 1.',
  );
});
