import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emptyProgress, fingerprint, noteChange } from '../../../src/course/judging/progress.js';
import type { ProgressChange } from '../../../src/course/judging/progress.js';
import { verdictOf } from '../../../src/course/judging/verdict.js';

const info = {
  ...{ id: 'e', version: 2, title: 'E' },
  tasks: [
    { title: 'one', points: 1, exports: [], can: 'do it' },
    { title: 'two', points: 1, exports: [], can: 'do it' },
  ],
  rubric: [],
};
const verdict = verdictOf(info, [], { run: { runner: 'sandbox', durationMs: 1 } });

const after = (...changes: ProgressChange[]): ReturnType<typeof emptyProgress> => {
  const progress = emptyProgress();
  for (const change of changes) noteChange(progress, info, change);
  return progress;
};

describe('changes of the progress', () => {
  it('note a verdict, which opens the next hint', () => {
    const progress = after(
      { kind: 'hint', task: 2, rungs: 1, file: 'before' },
      { kind: 'verdict', verdict, file: 'now' },
    );
    expect(progress.exercises['e']).toMatchObject({ version: 2, tasks: [0, 0], file: 'now' });
    expect(progress).toMatchObject({ current: 'e', hints: { e: { 2: 1 } }, hintFiles: {} });
  });

  it('note each shown task once, in order', () => {
    const shown = [2, 1, 2].map((task): ProgressChange => ({ kind: 'shown', task }));
    expect(after(...shown).shown).toEqual({ e: [1, 2] });
  });

  it('never take a rung of the ladder back', () => {
    const hints = [2, 1].map((rungs): ProgressChange => ({ kind: 'hint', task: 1, rungs, file: `at ${rungs}` }));
    const { hints: rungs, hintFiles } = after(...hints);
    expect({ rungs, hintFiles }).toEqual({ rungs: { e: { 1: 2 } }, hintFiles: { e: { 1: 'at 1' } } });
  });
});

describe('fingerprint', () => {
  it.each(['', 'export const x = 1;\n', 'ω × r, 😀', 'half a pair \ud800'])('of %j is the start of SHA-256', (text) => {
    expect(fingerprint(text)).toBe(createHash('sha256').update(text).digest('hex').slice(0, 16));
  });
});
