/** The glossary and the list of errata say what the library and the notebooks say. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';
import type { IntegrateOptions } from 'rigid-body-lab';
import * as figures from 'rigid-body-lab/figures';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const glossary = read('notebooks/look-up/glossary.md');
const errata = read('notebooks/look-up/errata.md');
const notebooks = readdirSync(path.join(root, 'notebooks', 'src')).map((file) => read(`notebooks/src/${file}`));

/** Rows of the tables of a document, without their heads. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => !cells.includes('In code'));

const LINK = /\[[^\]]*\]\(([^)#]+)/g;
const linksOf = (text: string): string[] => [...text.matchAll(LINK)].map(([, link]) => link);

const { inertia, ...rest } = library.solidBox({ size: [1, 2, 3], mass: 6 });
const body = library.rigidBody({ massProperties: { inertia, ...rest } });
const state = library.rigidBodyState({});
/** Records of every kind whose fields the glossary names. */
const records = [
  { inertia, ...rest },
  body,
  state,
  library.diagonalize({ inertia, ...rest }),
  library.principalAxes(inertia),
  library.wrenchFromTorque(state, { torqueBody: [0, 0, 1] }),
  library.generalSolution([[3, 4]], [10], { c: 2 }),
  library.sliderCrank({ r: 1, l: 2 }).constraint,
  { t1: 1, stepSize: 0.1 } satisfies IntegrateOptions,
];
const fields = new Set(records.flatMap((record) => Object.keys(record)));
const exported = new Set([...Object.keys(library), ...Object.keys(figures)]);
/** Types leave no trace at run time. */
const types: readonly string[] = read('src/integration/tableau.ts').match(/(?<=export interface )\w+/g) ?? [];
const isKnown = (name: string): boolean => exported.has(name) || fields.has(name) || types.includes(name);

const codeOf = (cells: readonly string[]): string[] => [...cells.at(-3)!.matchAll(/`(\w+)`/g)].map(([, name]) => name);

describe('notebooks/look-up/glossary.md', () => {
  const rows = rowsOf(glossary);

  it('names what the library exports, or a field of its records', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((cells) => codeOf(cells).length === 0)).toEqual([]);
    expect(rows.flatMap(codeOf).filter((name) => !isKnown(name))).toEqual([]);
    expect(['omega', 'nothing'].filter(isKnown)).toEqual([]);
  });

  it('sends each entry to a notebook that uses the name', () => {
    const strange = rows.filter((cells) => {
      const number = /^\[(\d\d)\]/.exec(cells.at(-2)!)?.[1];
      const notebook = notebooks.find((text) => text.includes(`\n# ${number ?? ''} `));
      return !codeOf(cells).every((name) => new RegExp(`\\b${name}\\b`).test(notebook ?? ''));
    });
    expect(strange).toEqual([]);
  });
});

describe('notebooks/look-up/errata.md', () => {
  const entries = [...errata.matchAll(/^- \*\*([LCP]\d+)\*\* (.*)$/gm)].map(([, label, text]) => ({ label, text }));
  const labels = entries.map(({ label }) => label);
  const LABEL = /\b[LCP][1-9]\d?\b/g;

  it('lists L1 to L22, C1 to C10 and P1 to P24, each once and in order', () => {
    const counted = Object.entries({ L: 22, C: 10, P: 24 }).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, k) => `${letter}${k + 1}`),
    );
    expect(labels).toEqual(counted);
  });

  it('has every erratum that a notebook names, and a notebook names every erratum', () => {
    const named = new Set(notebooks.flatMap((text) => text.match(LABEL) ?? []));
    expect([...named].filter((label) => !labels.includes(label))).toEqual([]);
    expect(labels.filter((label) => !named.has(label))).toEqual([]);
  });

  it('sends each erratum to notebooks that name it', () => {
    const strange = entries.filter(({ label, text }) => {
      const numbers = [...text.matchAll(/\[(\d\d)\]\(\.\.\/\1-/g)].map(([, number]) => number);
      const texts = numbers.map((number) => notebooks.find((notebook) => notebook.includes(`\n# ${number} `)) ?? '');
      const name = new RegExp(`\\b${label}\\b`);
      return numbers.length === 0 || !texts.every((notebook) => name.test(notebook));
    });
    expect(strange.map(({ label }) => label)).toEqual([]);
  });

  it('names the cell that computes each erratum, or says that it is text', () => {
    const { cells } = JSON.parse(read('notebooks/17-errata.ipynb')) as { cells: { id: string; source: string[] }[] };
    const shownIn = /(Shown|Text: named) in \[17\]\(\.\.\/17-errata\.ipynb#cell-([\w-]+)\), cell `\2`/;
    const strange = entries.filter(({ label, text }) => {
      const [, how, id] = shownIn.exec(text) ?? [];
      const source = cells.find((cell) => cell.id === id)?.source.join('') ?? '';
      return !source.includes(how === 'Shown' ? `'${label}',` : `**${label}**`);
    });
    expect(strange.map(({ label }) => label)).toEqual([]);
  });
});

describe.each(['notebooks/look-up/glossary.md', 'notebooks/look-up/errata.md'])('%s', (file) => {
  it('links to files that exist', () => {
    const missing = linksOf(read(file)).filter((link) => !existsSync(path.join(root, path.dirname(file), link)));
    expect(missing).toEqual([]);
  });
});
