/** A seeded slice of test/long/live-edits.mjs. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../support/random.js';
import { editsOf, sourceNotebooks, TriedNotebook } from './notebook-edits.js';

const folder = fileURLToPath(new URL('../../../notebooks/', import.meta.url));
const random = seeded(14);
/** As many take some seconds; all of them are in the long trial. */
const SLICE = 12;

const all = sourceNotebooks(path.join(folder, 'src')).flatMap(({ name, cells }) =>
  editsOf(cells).map((edit) => ({ what: `${name} ${edit.what}`, cells, edit })),
);
const drawn = Array.from({ length: SLICE }, () => all[random.integer(0, all.length - 1)]);

describe('the notebooks in the engine of the page', { timeout: 60_000 }, () => {
  it.each(drawn)('after an edit as from the top, and undone as before: $what', async ({ cells, edit }) => {
    const notebook = await TriedNotebook.open(cells);
    const { ran, problems } = await notebook.try(edit);
    expect(problems).toEqual([]);
    expect(ran).toBeGreaterThan(0);
  });

  it('has at least one edit for each notebook, and each changes the text', () => {
    const same = all.filter(({ cells, edit }) => cells.find(({ id }) => id === edit.id)?.source === edit.source);
    expect(same).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });
});
