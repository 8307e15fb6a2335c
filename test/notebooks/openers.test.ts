import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadBank } from '../../src/course/bank/question-files.js';
import { parsePercent } from '../../src/course/cells/percent.js';
import { openedSource, openerOfNotebook } from '../../src/course/cli/author/openers.js';
import { notebookEntries } from '../../src/course/notebooks/store.js';
import { openerOf, openerSources, wasOpened } from '../../src/course/questions/opener.js';
import { headOfQuestion } from '../../src/course/questions/question.js';
import { emptyReview, noted } from '../../src/course/questions/review-state.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bank = await loadBank(root);
const heads = bank.map(headOfQuestion);
const names = notebookEntries(root).map(({ name }) => name);
const sourceOf = (name: string): string => readFileSync(path.join(root, 'notebooks', 'src', `${name}.ts`), 'utf8');

describe('what a notebook opens with', () => {
  it('comes from the notebook before and two older ones, and never from itself', () => {
    expect(openerSources('00')).toEqual([]);
    expect(openerSources('01')).toEqual(['00', '00']);
    expect(openerSources('02')).toEqual(['01', '00', '00']);
    expect(openerSources('12')).toEqual(['11', '07', '03']);
    for (const name of names.slice(2)) {
      const [last, ...older] = openerSources(name.slice(0, 2));
      expect(Number(last)).toBe(Number(name.slice(0, 2)) - 1);
      for (const each of older) expect(Number(each)).toBeLessThan(Number(last));
    }
  });

  it('is what was asked least often, and asked once a day', () => {
    const number = names
      .map((name) => name.slice(0, 2))
      .filter((nn) => openerOf(heads, nn).length > 0)
      .at(-1)!;
    const first = openerOf(heads, number);
    const at = 1e12;
    const after = first.reduce(
      (state, { id }) => noted(state, { kind: 'answered', question: id, right: true, at }),
      emptyReview(),
    );
    expect(openerOf(heads, number, after)).not.toEqual(first);
    expect(wasOpened(heads, number, emptyReview(), at)).toBe(false);
    if (first.length === 3) expect(wasOpened(heads, number, after, at + 3_600_000)).toBe(true);
    expect(wasOpened(heads, number, after, at + 24 * 3_600_000)).toBe(false);
  });

  it.each(names)('%s: the source has what the bank says (node lab questions openers)', (name) => {
    const text = sourceOf(name);
    expect(openedSource(text, openerOfNotebook(bank, name, names))).toBe(text);
  });

  it('reads in Jupyter as questions with answers in folds, and changes no other cell', () => {
    const name = names.find((each) => each.startsWith('05'))!;
    const text = sourceOf(name);
    const without = openedSource(text, undefined);
    const cell = openerOfNotebook(bank, name, names)!;
    expect(openedSource(without, cell)).toBe(text);
    expect(
      parsePercent(text)
        .filter(({ id }) => id !== 'opener')
        .map(({ id }) => id),
    ).toEqual(parsePercent(without).map(({ id }) => id));
    expect(parsePercent(text)[1]).toMatchObject({ kind: 'markdown', id: 'opener', metadata: { opener: true } });
    const folds = cell.source.match(/<details><summary>The answer<\/summary>\n\n.+\n\n<\/details>/g) ?? [];
    expect(folds).toHaveLength(openerOf(heads, '05').length);
    expect(cell.source).toMatch(/\(Notebook \[\d\d\]\([\w-]+\.ipynb\)\.\)/);
  });
});
