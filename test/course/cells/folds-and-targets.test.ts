/** Folds and targets in the heads of cells, and the one sentence for each thing that is wrong in them. */
import { describe, expect, it } from 'vitest';
import { foldedCellsOf, withoutHeading } from '../../../src/course/cells/fold-metadata.js';
import type { CellOutput, SourceCell } from '../../../src/course/cells/notebook.js';
import { reachedIn, targetOf } from '../../../src/course/cells/target-metadata.js';

const text = (id: string, source: string, fold?: unknown): SourceCell => {
  return { kind: 'markdown', id, metadata: fold === undefined ? {} : { fold }, source };
};
const code = (id: string, metadata: Record<string, unknown> = {}): SourceCell => {
  return { kind: 'code', id, metadata, source: 'const k = 1;' };
};

describe('folds', () => {
  const further = text('further', '## Further: splitting\n\nText.', { title: 'Further: splitting', until: 'run' });
  const source = text('source', '### For readers of the source\n\nL7.', { title: 'For readers of the source' });

  it('go from their text to the cell that they name, or are that text alone', () => {
    expect(foldedCellsOf([text('a', 'A.'), further, code('run'), source])).toEqual([
      { title: 'Further: splitting', from: 1, until: 2 },
      { title: 'For readers of the source', from: 3, until: 3 },
    ]);
    expect(foldedCellsOf([text('a', 'A.'), code('b')])).toEqual([]);
  });

  it('show their heading once', () => {
    expect(withoutHeading(further.source)).toBe('Text.');
    expect(withoutHeading('Text.\n\n## Later')).toBe('Text.\n\n## Later');
  });

  it.each([
    [
      [text('a', 'No heading.', { title: 'More' })],
      'a text that begins with the heading More, got "No heading.". Jupyter shows no head, only the text.',
    ],
    [
      [{ ...code('a'), metadata: { fold: { title: 'More' } } }],
      'a text that begins with the heading More, got "const k = 1;". Jupyter shows no head, only the text.',
    ],
    [
      [text('a', '## More', { title: '' })],
      'fold.title to be a text that is not empty, got "". It is what the reader sees of the fold.',
    ],
    [
      [code('z'), text('a', '## More', { title: 'More', until: 'z' })],
      'fold.until to be a later cell, got "z". A fold ends behind its beginning.',
    ],
    [
      [text('a', '## More', { title: 'More', until: 'y' })],
      'fold.until to be a later cell, got "y". A fold ends behind its beginning.',
    ],
    [
      [text('b', '## More', { title: 'More', until: 'a' }), text('a', '## Most', { title: 'Most' })],
      'a fold that begins after a, got "a". A fold in a fold hides twice.',
    ],
    [
      [text('a', '## More', { title: 'More', to: 'b' })],
      'fold to have only fields that it knows, got to. The fields are title and until.',
    ],
  ])('refuses %#', (cells, sentence) => {
    expect(() => foldedCellsOf(cells)).toThrow(`head of a: expected ${sentence}`);
  });
});

describe('targets', () => {
  const control = { k: { label: 'k', min: 0, max: 9, turning: 4, says: 'k is' } };

  it('say how they are reached', () => {
    const target = { reached: 'Reached', by: { k: 4.5 } };
    expect(targetOf(code('aim', { control, target }))).toEqual({ reached: 'Reached', by: { k: '4.5' } });
    expect(targetOf(code('aim', { control }))).toBeUndefined();
  });

  it('are reached when a printed line says so', () => {
    const print = (name: 'stdout' | 'stderr', line: string): CellOutput => {
      return { output_type: 'stream', name, text: line };
    };
    const target = { reached: 'Reached', by: {} };
    expect(reachedIn([print('stdout', 'k is 4\nReached: 2 mm off\n')], target)).toBe('Reached: 2 mm off');
    expect(reachedIn([print('stdout', 'Not Reached\n'), print('stderr', 'Reached\n')], target)).toBeUndefined();
  });

  it.each([
    [
      { reached: '', by: { k: 1 } },
      'target.reached to be a text that is not empty, got "". It is how the printed line begins.',
    ],
    [
      { reached: 'R', by: { h: 1 } },
      'target.by to name controls (k), got "h". The target is reached with the controls of its cell.',
    ],
    [
      { reached: 'R', by: {} },
      'target.by to name controls (k), got an empty object. The target is reached with the controls of its cell.',
    ],
    [
      { reached: 'R' },
      'target.by to be an object, got undefined. It is a setting of the controls that reaches the target.',
    ],
    [
      { reached: 'R', by: { k: 1 }, says: 'x' },
      'target to have only fields that it knows, got says. The fields are reached and by.',
    ],
  ])('refuses %#', (target, sentence) => {
    expect(() => targetOf(code('aim', { control, target }))).toThrow(`head of aim: expected ${sentence}`);
  });
});
