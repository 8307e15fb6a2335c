import { describe, expect, it } from 'vitest';
import { ladders, nextRung, taskHeadings, withoutOrders } from '../../../src/course/judging/ladder.js';

const HINTS = `# Hints

## 1. Twice

- What is twice
  a number?
- Which lines, and in which order?

  \`\`\`ts order
  export function twice(x: number): number {
    const y = x + x;
    const y = x * x; // not: squared
    return y;
  }
  \`\`\`

## 2. Half

- And half of it?
`;

describe('the ladders of hints.md', () => {
  it('have a list for each task, and lines to order', () => {
    expect(taskHeadings(HINTS)).toEqual(['Twice', 'Half']);
    expect(ladders(HINTS)).toEqual([
      [
        { text: 'What is twice a number?' },
        {
          text: 'Which lines, and in which order?',
          order: {
            head: 'export function twice(x: number): number {',
            lines: [{ code: 'const y = x + x;' }, { code: 'const y = x * x;', not: 'squared' }, { code: 'return y;' }],
            tail: '}',
          },
        },
      ],
      [{ text: 'And half of it?' }],
    ]);
  });

  it('can be read without the lines to order', () => {
    expect(withoutOrders(HINTS)).not.toMatch(/const|```/);
    expect(withoutOrders(HINTS)).toContain('- Which lines, and in which order?');
  });
});

describe('the next rung', () => {
  it.each([
    ['the first one opens by itself', { shown: 0 }, { index: 0, isNew: true }],
    ['no second one while nothing has happened', { shown: 1, file: 'a' }, { index: 0, isNew: false }],
    ['the second one after an edit', { shown: 1, file: 'b' }, { index: 1, isNew: true }],
    ['the second one after a check, which takes the note of the file away', { shown: 1 }, { index: 1, isNew: true }],
    ['the last one again after whatever happens', { shown: 3 }, { index: 2, isNew: false }],
    ['the last one where there were more', { shown: 9, file: 'b' }, { index: 2, isNew: false }],
  ])('%s', (_words, climb, rung) => {
    expect(nextRung(climb, 3, 'a')).toEqual(rung);
  });
});
