import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { coverageRows, withCoverage } from '../../../src/course/site/coverage-page.js';
import { COVERAGE_FOLDER, coverageUnits } from '../../../src/course/site/coverage.js';
import { parseCsv } from '../../../src/course/site/csv.js';
import type { Page } from '../../../src/course/site/notebook-page.js';

const HEADER = 'place,content,kind,library,exercise,erratum,notebook,cell,quantity\n';

const root = mkdtempSync(path.join(os.tmpdir(), 'coverage-'));
mkdirSync(path.join(root, COVERAGE_FOLDER), { recursive: true });
writeFileSync(
  path.join(root, COVERAGE_FOLDER, 'chaney.csv'),
  `${HEADER}2.2 eq (1),"mass, first moments",equation,pointMasses;norm,04;09,C1,04,by-hand,"\\sum ""m"" x"\n`,
);
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const page = (link: string, title: string, markdown = ''): Page => {
  return { link, title, summary: '', frontmatter: { kind: 'document' }, markdown, assets: [] };
};

describe('parseCsv', () => {
  it.each([
    ['a,b\n1,2\n', [{ a: '1', b: '2' }]],
    ['a,b\r\n1,\r\n', [{ a: '1', b: '' }]],
    ['a,b\n"1, ""2""","3\n4"', [{ a: '1, "2"', b: '3\n4' }]],
    ['a,b\n', []],
    ['', []],
  ])('%j', (text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it.each([
    ['a,b\n1\n', 'line 2: expected 2 fields, got 1'],
    ['a,b\n1,2\n1,2,3\n', 'line 3: expected 2 fields, got 3'],
    ['a,b\n1,x"y"\n', 'line 2 has a quotation mark that does not belong to a pair'],
    ['a\n"open\n', 'line 2 has a quotation mark that does not belong to a pair'],
  ])('refuses %j', (text, message) => {
    expect(() => parseCsv(text)).toThrow(message);
  });
});

describe('the coverage of the sources', () => {
  const units = coverageUnits(root);

  it('reads the tables that there are', () => {
    expect(units).toEqual([
      {
        source: 'Chaney',
        place: '2.2 eq (1)',
        content: 'mass, first moments',
        kind: 'equation',
        library: ['pointMasses', 'norm'],
        exercises: ['04', '09'],
        errata: ['C1'],
        notebook: '04',
        cell: 'by-hand',
        quantity: '\\sum "m" x',
      },
    ]);
  });

  it('links to the cell and to the exercises that have a page', () => {
    const exercises = [page('/exercises/04-centre-of-mass', 'Centre of mass'), page('/exercises/05-tensor', 'Tensor')];
    const [row] = coverageRows(units, { notebooks: [page('/notebooks/04-centre-of-mass', '04')], exercises });
    expect(row.shown).toEqual({ text: '04 by-hand', link: '/notebooks/04-centre-of-mass.html#cell-by-hand' });
    expect(row.exercises).toEqual([{ text: '04 Centre of mass', link: '/exercises/04-centre-of-mass.html' }]);
    expect(row).toMatchObject({ errata: ['C1'], library: ['pointMasses', 'norm'] });
    expect(coverageRows(units, { notebooks: [], exercises: [] })[0].shown).toEqual({ text: '04 by-hand' });
  });

  it.each([
    ['largest |f| after 5 s: 1.6472e-3', true],
    ['v_τ = -1.842122', true],
    ['R^TR = E', true],
    ['\\sum "m" x', false],
    ['$\\omega = 1$', false],
    ['| orientation | none |', false],
    ['`eigenVectors()`', false],
    ['I_{xx} & -I_{xy}', false],
  ])('shows %j of a cell: %j', (quantity, shown) => {
    const [row] = coverageRows([{ ...units[0], quantity }], { notebooks: [], exercises: [] });
    expect(row.quantity).toBe(shown ? quantity : '');
  });

  it('stands after the first chapter of its document', () => {
    const document = page(
      '/coverage',
      'Coverage',
      '# Coverage\n\nWhat it is.\n\n## Rules\n\nText.\n\n## More\n\nText.',
    );
    const rows = coverageRows(units, { notebooks: [], exercises: [] });
    const covered = withCoverage(document, rows);
    expect(covered.markdown).toBe(
      '# Coverage\n\nWhat it is.\n\n```course-coverage\n\n```\n\n## Rules\n\nText.\n\n## More\n\nText.',
    );
    expect(covered.frontmatter).toEqual({ kind: 'document', coverage: rows });
    expect(withCoverage(document, [])).toBe(document);
  });
});
