/** The course's notebooks in the page's engine: as stored, and a seeded slice of test/long/live-edits.mjs. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../support/random.js';
import { editsOf, sourceNotebooks, TriedNotebook } from './notebook-edits.js';

const folder = fileURLToPath(new URL('../../../notebooks/', import.meta.url));
const random = seeded(14);
/** Edits of each notebook; all of them take minutes. */
const SLICE = 1;

describe.each(sourceNotebooks(path.join(folder, 'src')))('notebook $name', { timeout: 60_000 }, ({ cells }) => {
  it('is after an edit as from the top, and afterwards as before', async () => {
    const edits = editsOf(cells);
    const notebook = await TriedNotebook.open(cells);
    for (let k = 0; k < SLICE; k++) {
      const { problems } = await notebook.try(edits[random.integer(0, edits.length - 1)]);
      expect(problems).toEqual([]);
    }
  });
});
