import { describe, expect, it } from 'vitest';
import { valueLines } from '../../../../src/course/site/.vitepress/theme/lab/value-lines.js';

describe('the lines of a value', () => {
  it('of a matrix are its rows, with a minus sign and the marks in reading order', () => {
    const { matrix } = valueLines('[[1, -2], [3e-17, 4]]', [false, true, true, false]);
    expect(matrix).toEqual([
      [
        { text: '1', differs: false },
        { text: '−2', differs: true },
      ],
      [
        { text: '3e-17', differs: true },
        { text: '4', differs: false },
      ],
    ]);
  });

  it.each(['[1, -2, 3]', '{moments: [1, 2], sizes: [[1, 2], [3, 4]]}', '"refused"', 'NaN', '[[1, 2], [3]]'])(
    'of %s keep its text',
    (text) => {
      const { matrix, pieces } = valueLines(text, []);
      expect(matrix).toBeUndefined();
      expect(pieces.map((piece) => piece.text).join('')).toBe(text.replaceAll('-', '−'));
    },
  );

  it('mark the numbers that differ, and nothing between them', () => {
    const { pieces } = valueLines('[1, 2, 3]', [false, true, false]);
    expect(pieces.filter(({ differs }) => differs)).toEqual([{ text: '2', differs: true }]);
  });

  it('of a long value end with dots', () => {
    const text = `[${Array.from({ length: 400 }, (_, i) => i).join(', ')}]`;
    const shown = valueLines(text, [])
      .pieces.map((piece) => piece.text)
      .join('');
    expect(shown).toHaveLength(601);
    expect(shown.endsWith('…')).toBe(true);
  });
});
