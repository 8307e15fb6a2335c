/** Every formula of the notebooks is set on the page: a reader meets no dollars and no backslashes. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseNotebook } from '../../../src/course/cells/notebook.js';
import { PACKAGE } from '../../../src/course/disk/places.js';
import { notebookPage } from '../../../src/course/site/notebook-page.js';
import { markdownRenderer } from '../../support/markdown-renderer.js';

const folder = path.join(PACKAGE, 'notebooks');
const names = readdirSync(folder).filter((file) => file.endsWith('.ipynb'));
const render = markdownRenderer({ root: PACKAGE, pagesFolder: folder });

/** Without code, attributes, and the source of formulas that screen readers are given. */
const shown = (html: string): string =>
  html
    .replace(/<(pre|code|annotation|script|style)\b[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#36;', '$');

it.each(names)('%s', async (file) => {
  const notebook = parseNotebook(readFileSync(path.join(folder, file), 'utf8'));
  const { markdown } = notebookPage(file.replace('.ipynb', ''), notebook, '');
  const html = (await render).render(markdown, {
    relativePath: 'notebooks/x.md',
    frontmatter: { folder: 'notebooks' },
  });
  expect(html.match(/class="katex"/g)?.length ?? 0).toBeGreaterThan(10);
  expect(shown(html).match(/.{0,30}(?:\$[^$\n]+\$|\\[a-z]{3,}).{0,30}/g) ?? []).toEqual([]);
});
