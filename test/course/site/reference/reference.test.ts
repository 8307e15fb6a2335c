/** What the reference reads from the sources, and what its pages say. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';
import * as figures from 'rigid-body-lab/figures';
import type { Cell } from '../../../../src/course/cells/notebook.js';
import type { ExerciseInfo } from '../../../../src/course/judging/exercise.js';
import { nameLinks, placedNames } from '../../../../src/course/site/reference/addresses.js';
import { exampleCell } from '../../../../src/course/site/reference/example-cell.js';
import { FORMULAS } from '../../../../src/course/site/reference/formulas.js';
import type { LibraryReference, ReferenceName } from '../../../../src/course/site/reference/library-reference.js';
import { readSources } from '../../../../src/course/site/reference/library-reference.js';
import { referencePages } from '../../../../src/course/site/reference/reference-pages.js';
import { nameUses } from '../../../../src/course/site/reference/uses.js';
import { markdownRenderer } from '../../../support/markdown-renderer.js';
import type { MarkdownRenderer } from '../../../support/markdown-renderer.js';
import { LiveEngine } from '../../browser/live-engine.js';

const root = new URL('../../../../', import.meta.url);
const modules = { 'rigid-body-lab': library, 'rigid-body-lab/figures': figures };
const values: Record<string, unknown> = { ...library, ...figures };

let reference: LibraryReference;
let names: Map<string, ReferenceName>;
let md: MarkdownRenderer;
beforeAll(async () => {
  reference = await readSources(fileURLToPath(new URL('src', root)), modules);
  names = new Map(placedNames(reference).map(({ name }) => [name.name, name]));
  const folder = fileURLToPath(new URL('notebooks', root));
  md = await markdownRenderer({ root: folder, pagesFolder: folder, names: nameLinks(reference) }, '/x/');
});

describe('the reference', () => {
  it('has every name that the library and its figures export, once, with a signature and a text', () => {
    expect(Object.keys(values).filter((name) => !names.has(name))).toEqual([]);
    expect(placedNames(reference)).toHaveLength(names.size);
    const all = [...names.values()];
    expect(all.filter(({ doc }) => doc.text === '').map(({ name }) => name)).toEqual([]);
    const wrong = all.filter(
      ({ name, kind, signature }) =>
        !new RegExp(
          `^${kind === 'constant' ? 'const' : kind === 'type' ? '(?:type|interface)' : kind} ${name}\\b`,
        ).test(signature),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    const types = all.filter(({ kind }) => kind === 'type');
    expect(types.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Vec3', 'RigidBodyState', 'Trajectory', 'SimulateOptions', 'Wrench']),
    );
    expect(types.filter(({ name }) => name in values)).toEqual([]);
  });

  it('follows the course', () => {
    expect(reference.rooms.map(({ id }) => id)).toEqual([
      ...['linear', 'rotation', 'frames', 'mass', 'integration', 'dynamics', 'constraints', 'figures'],
    ]);
  });

  it('has an example of every function, class and solid', () => {
    const callable = [...names.values()].filter(({ name }) => typeof values[name] === 'function');
    expect(callable.length).toBeGreaterThan(180);
    expect(callable.filter(({ examples }) => examples.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('reads signature, units, source and errors of a function', () => {
    const { signature, doc, file, line, source } = names.get('quaternionRateFromOmegaBody')!;
    expect(signature).toBe(
      "function quaternionRateFromOmegaBody(\n  quaternion: ReadonlyQuaternion,\n  omegaBody: ReadonlyVec3<'body'>,\n): Quaternion;",
    );
    expect(doc).toMatchObject({
      text: "q' = 1/2 q (0, omegaBody) (Chaney eq. 14).",
      args: [
        { name: 'quaternion', text: 'orientation of the body' },
        { name: 'omegaBody', text: 'angular velocity in body axes, rad/s' },
      ],
      returns: 'rate in 1/s',
      throws: 'TypeError for wrong shapes; RangeError for values that are not finite.',
    });
    const text = readFileSync(new URL(file, root), 'utf8');
    expect(text.split('\n')[line - 1]).toBe('export function quaternionRateFromOmegaBody(');
    expect(text).toContain(source);
    expect(source).toMatch(/^\/\*\*[^]*\n\}$/);
  });

  it('shows of a class what can be asked of it, and of a solid what its type stands for', () => {
    const { signature } = names.get('ChaneyRigidBody')!;
    expect(signature).toContain('rkStep1(): void;');
    expect(signature, 'a member of the class that it extends').toContain('diagonalise(): void;');
    expect(signature).not.toMatch(/#/);
    const { helpers } = names.get('solidBox')!;
    expect(helpers[0]).toMatch(/^type Solid<.*=> MassProperties;$/);
    expect(helpers.join('\n')).toContain('type MassOr<');
  });

  it('shows what an example prints, as a cell of its own', () => {
    const [{ cell, outputs }] = names.get('add')!.examples;
    expect(cell).toBe("import { add } from 'rigid-body-lab';\n\nconsole.log(add([1, 2, 3], [10, 20, 30]));");
    expect(outputs).toEqual([{ output_type: 'stream', name: 'stdout', text: '[ 11, 22, 33 ]\n' }]);
    const [chart] = names.get('lineChart')!.examples;
    expect(chart.cell).toContain('show(chart);');
    expect(chart.outputs.map(({ output_type }) => output_type)).toEqual(['display_data', 'stream']);
  });

  it('takes the mark of a long statement from the line below', () => {
    const example = 'add([1, 2, 3], [10, 20, 30]);\n// => [11, 22, 33]';
    expect(exampleCell(example, { 'rigid-body-lab': ['add'] })).toBe(
      "import { add } from 'rigid-body-lab';\n\nconsole.log(add([1, 2, 3], [10, 20, 30]));",
    );
  });

  it('stores what the page gives when an example is run there', async () => {
    const examples = [...names.values()].flatMap(({ name, examples }) => examples.map((one) => ({ name, ...one })));
    expect(examples.length).toBeGreaterThan(190);
    const different: string[] = [];
    for (const { name, cell, outputs } of examples) {
      const engine = new LiveEngine([{ id: name, source: cell }]);
      await engine.runAll([{ id: name, source: cell }]);
      const { outputs: live, error } = engine.states.get(name)!;
      const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
      const shown = (all: typeof outputs): unknown =>
        plain(all.map((o) => (o.output_type === 'stream' ? o.text : { ...o.data })));
      if (error !== undefined || JSON.stringify(shown(live)) !== JSON.stringify(shown(outputs)))
        different.push(`${name}: ${error ?? JSON.stringify(shown(live)).slice(0, 300)}`);
    }
    expect(different).toEqual([]);
  });

  it('has formulas of names that there are', () => {
    expect(Object.keys(FORMULAS).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the pages of the reference', () => {
  const cell = (id: string, source: string, kind: Cell['kind'] = 'code'): Cell => ({
    ...{ id, kind, source, metadata: {}, outputs: [], executionCount: null },
  });
  const notebook = {
    link: '/notebooks/03-rotations',
    title: '03 Rotations',
    cells: [
      cell('import', "import {\n  rotationX, rotate,\n  type Vec3\n} from 'rigid-body-lab';"),
      cell('words', 'About `rotationX`.', 'markdown'),
      cell('turn', 'const R = rotationX(1);'),
      cell('again', 'rotationX(2);'),
    ],
  };
  const exercise = { id: '03-rotations', title: 'Turn it', imports: ['rotationX'] } as unknown as ExerciseInfo;

  it('say where the course uses a name: the first cell behind the imports', () => {
    expect(nameUses([notebook], [exercise]).get('rotationX')).toEqual({
      notebooks: [{ link: '/notebooks/03-rotations#cell-turn', text: '03 Rotations' }],
      exercises: [{ link: '/exercises/03-rotations', text: 'Turn it' }],
    });
    // Imported, and never used in code.
    expect(nameUses([notebook], []).get('rotate')?.notebooks ?? []).toEqual([]);
  });

  it('give every name a place, to which all links lead', () => {
    const pages = referencePages(reference, nameUses([notebook], [exercise]));
    const places = new Set(
      pages.flatMap(({ link, markdown, frontmatter }) => [
        link,
        ...md
          .parse(markdown, { frontmatter })
          .flatMap((token) => (token.attrGet('id') === null ? [] : [`${link}#${token.attrGet('id')!}`])),
      ]),
    );
    const links = [...nameLinks(reference).values()];
    expect(links).toHaveLength(names.size);
    expect(links.filter((link) => !places.has(link))).toEqual([]);
    const written = pages.flatMap(({ markdown }) =>
      [...markdown.matchAll(/\]\((\/reference[^)]*)\)/g)].map((m) => m[1]),
    );
    expect(written.length).toBeGreaterThan(600);
    expect(written.filter((link) => !places.has(link))).toEqual([]);
  });

  it('show formula, uses, types and source', () => {
    const page = referencePages(reference, nameUses([notebook], [exercise])).find(
      ({ link }) => link === '/reference/rotation',
    )!;
    const part = page.markdown.split('\n### ').find((text) => text.startsWith('rotationX\n'))!;
    expect(part).toContain(`$$\n${FORMULAS['rotationX']}\n$$`);
    expect(part).toContain(
      'Used in notebooks [03 Rotations](/notebooks/03-rotations#cell-turn); in exercises [Turn it](/exercises/03-rotations).',
    );
    expect(part).toContain('Types: [`Mat3`](/reference/linear#name-Mat3).');
    expect(part).toContain('"file":"src/rotation/matrix.ts"');
  });
});

describe('names in prose', () => {
  const html = (text: string, frontmatter: object = { kind: 'notebook' }): string =>
    md.render(`---\n${JSON.stringify(frontmatter)}\n---\n\n${text}`, { relativePath: 'notebooks/05.md' });

  it('lead to the reference, with and without brackets, below the address of the site', () => {
    const links = html('Call `simulate` or `simulate(body, state)`.').match(/<a [^>]*>.*?<\/a>/g);
    expect(
      links?.map((link) => /href="([^"]*)" class="name-link".*<code[^>]*>(.*)<\/code>/.exec(link)?.slice(1)),
    ).toEqual([
      ['/x/reference/dynamics.html#name-simulate', 'simulate'],
      ['/x/reference/dynamics.html#name-simulate', 'simulate(body, state)'],
    ]);
  });

  it.each([
    ['that are no public name', 'a `simulation` and `x.simulate`', {}],
    ['in headings', '## How `simulate` works', {}],
    ['in links', '[see `simulate`](/about)', {}],
    ["that are the reader's own functions on the page", 'Write `simulate`.', { own: ['simulate'] }],
  ])('stay as they are: those %s', (_which, text, frontmatter) => {
    expect(html(text, { kind: 'exercise', ...frontmatter })).not.toContain('name-link');
  });
});
