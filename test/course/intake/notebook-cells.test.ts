import { describe, expect, it } from 'vitest';
import { notebookParts } from '../../../src/course/intake/notebook-cells.js';
import { readSubmissions } from '../../../src/course/intake/read-submissions.js';
import { EXERCISES } from './support/people.js';
import { temporaryPlaces } from './support/trees.js';

const { folder } = temporaryPlaces();
const exercises = EXERCISES;

interface Cell {
  cell_type?: string;
  source?: unknown;
  metadata?: object;
  outputs?: unknown;
}
const code = (source: unknown, more: Cell = {}): Cell => ({
  cell_type: 'code',
  source,
  metadata: {},
  outputs: [],
  ...more,
});
const TSLAB = { kernelspec: { name: 'tslab', language: 'typescript' }, language_info: { name: 'typescript' } };
const notebook = (cells: unknown[], metadata: object = TSLAB): string =>
  JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata, cells });
const textsOf = (cells: unknown[], metadata?: object): unknown => notebookParts(notebook(cells, metadata), exercises);

describe('a notebook', () => {
  it('gives the marked cells of each exercise, in their order', () => {
    const parts = textsOf([
      code('console.log("first")'),
      code(['// @exercise 05-inertia-tensor\n', 'export const a = 1;']),
      { cell_type: 'markdown', source: '// @exercise 05-inertia-tensor\nnot code' },
      code('  //  @exercise   10-runge-kutta  \nexport const c = 3;'),
      code('export const hidden = 0;'),
      code('const text = 1;\n// @exercise 05-inertia-tensor\nexport const b = 2;\n'),
    ]);
    expect(parts).toEqual([
      {
        exercise: '05-inertia-tensor',
        text: '// @exercise 05-inertia-tensor\nexport const a = 1;\n\nconst text = 1;\n// @exercise 05-inertia-tensor\nexport const b = 2;\n',
      },
      { exercise: '10-runge-kutta', text: '  //  @exercise   10-runge-kutta  \nexport const c = 3;\n' },
    ]);
  });

  it('cells of other languages and outputs are not looked at', () => {
    const mark = '// @exercise 05-inertia-tensor\n';
    const other = { problem: 'No cell of the notebook has a line "// @exercise <id>".' };
    expect(
      textsOf([code(`%%python\n${mark}`), code(mark, { metadata: { vscode: { languageId: 'python' } } })]),
    ).toMatchObject(other);
    expect(textsOf([code(mark)], { kernelspec: { name: 'python3', language: 'python' } })).toMatchObject(other);
    expect(textsOf([code('x', { outputs: [{ text: mark }] })])).toMatchObject(other);
    expect(textsOf([code(mark)], {})).toEqual([{ exercise: '05-inertia-tensor', text: mark }]);
  });

  it('exports what the exercise asks for, since cells export nothing', () => {
    const [part] = textsOf([
      code(
        '// @exercise 05-inertia-tensor\nfunction centreOfMass() {}\nexport const inertiaTensor = 1;\nfunction helper() {}',
      ),
    ]) as { text: string }[];
    expect(part.text.endsWith('function helper() {}\n\nexport { centreOfMass };\n')).toBe(true);
  });

  it('imports a name once, also where each cell imports it anew, and keeps its lines', () => {
    const mark = '// @exercise 05-inertia-tensor\n';
    const [part] = textsOf([
      code(`${mark}import { add, cross as x } from 'rigid-body-lab';`),
      code(`${mark}import { add } from 'rigid-body-lab';\nconst a = 1;`),
      code(`${mark}import {\n  cross as x,\n  dot,\n} from 'rigid-body-lab';\nconst b = 2;`),
    ]) as { text: string }[];
    expect(part.text.split('\n')).toEqual([
      ...['// @exercise 05-inertia-tensor', "import { add, cross as x } from 'rigid-body-lab';", ''],
      ...['// @exercise 05-inertia-tensor', '', 'const a = 1;', ''],
      ...['// @exercise 05-inertia-tensor', "import { dot } from 'rigid-body-lab';", '', '', '', 'const b = 2;', ''],
    ]);
  });

  it('tells what is wrong with it, and reads the rest', () => {
    const parts = textsOf([
      code('// @exercise 05-inertia-tensor\nx'),
      code('// @exercise 99-nothing\nx'),
      code('// @exercise 05-inertia-tensor\n// @exercise 10-runge-kutta\nx'),
    ]);
    expect(parts).toMatchObject([
      { exercise: '', problem: 'A cell of the notebook is marked for two exercises.' },
      { exercise: '05-inertia-tensor' },
      { exercise: '', problem: 'A cell of the notebook is marked for an exercise that the course does not have.' },
    ]);
    for (const text of ['', '{', 'null', '[]', '{"cells": 3}']) {
      expect(notebookParts(text, exercises)).toMatchObject({ problem: 'It is not a whole notebook.' });
    }
    expect(textsOf([null, 3, code(undefined), code([1]), code({})])).toMatchObject({
      problem: 'No cell of the notebook has a line "// @exercise <id>".',
    });
  });

  it('is read among submissions, beside files', async () => {
    const cells = [
      code('// @exercise 05-inertia-tensor\nconst a = 1;'),
      code('// @exercise 10-runge-kutta\nconst b = 1;'),
    ];
    const tree = {
      'ada/all.ipynb': notebook(cells),
      'ada/01-planar-body.ts': 'x',
      'bo/work/all.ipynb': notebook([code('x')]),
      'cy/05-inertia-tensor.ipynb': notebook([code('// @exercise 05-inertia-tensor\n' + 'x'.repeat(200_001))]),
    };
    const { submissions, problems } = await readSubmissions(folder(tree), { exercises });
    expect(submissions.map(({ student, exercise, origin }) => `${student} ${exercise} ${origin}`)).toEqual([
      'ada 01-planar-body ada/01-planar-body.ts',
      'ada 05-inertia-tensor ada/all.ipynb',
      'ada 10-runge-kutta ada/all.ipynb',
    ]);
    expect(problems.map(({ student, problem }) => `${student}: ${problem}`)).toEqual([
      'bo: No cell of the notebook has a line "// @exercise <id>".',
      'cy: Its cells for the exercise have more than the 200000 signs that are read.',
    ]);
  });
});
