/**
 * What the package hands out, with its signatures, as it stands in a file: a change of it is a change
 * of the version, and belongs into CHANGELOG.md. `npm test -- test/public-surface.test.ts -u` writes
 * the file anew.
 */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as library from 'rigid-body-lab';
import * as figures from 'rigid-body-lab/figures';
import { readSources } from '../src/course/site/reference/library-reference.js';

it('is what public-surface.txt says; else add a line to CHANGELOG.md and run this test with -u', async () => {
  const { rooms } = await readSources(fileURLToPath(new URL('../src/', import.meta.url)), {
    'rigid-body-lab': library,
    'rigid-body-lab/figures': figures,
  });
  const names = rooms.flatMap(({ module, sections }) =>
    sections.flatMap((section) => section.names.map((name) => ({ module, ...name }))),
  );
  const lines = names.map(
    ({ module, name, kind, signature }) => `${module}  ${kind} ${name}\n${withoutComments(signature)}\n`,
  );
  await expect(lines.sort().join('\n')).toMatchFileSnapshot('public-surface.txt');
});

/** Words about a member are free to change. */
const withoutComments = (signature: string): string =>
  signature.replace(/^ *\/\*\*[^]*?\*\/\n/gm, '').replace(/^(?=.)/gm, '  ');
