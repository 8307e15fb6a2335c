import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Io } from '../../../../src/course/cli/command.js';
import { main } from '../../../../src/course/cli/main.js';
import { formatNotebook, PLOTLY } from '../../../../src/course/cells/notebook.js';
import { readNotebook } from '../../../../src/course/notebooks/notebook-file.js';
import { courseRoot } from '../../notebooks/course-root.js';

const { root, write } = courseRoot(
  {
    'notebooks/src/01-chart.ts': `// %% [markdown] title
/*
# 01 A chart
*/

// %% import
import { twice } from 'rigid-body-lab';
import { show } from 'rigid-body-lab/figures';

// %% chart
show({ data: [{ type: 'scatter', y: Array.from({ length: 50 }, (_, i) => Math.sin(i / 8)) }], layout: {} });
console.log('twice', twice(1.5));
`,
  },
  true,
);
const committed = path.join(root, 'notebooks', '01-chart.ipynb');

async function lab(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const io: Io = { out: (text) => (out += `${text}\n`), err: (text) => (err += `${text}\n`), colour: false, width: 80 };
  const code = await main(args[0] === 'notebooks' ? [...args, '--root', root] : args, io);
  return { code, out, err };
}

beforeAll(() => {
  // No browser: pictures are tested where one is required (npm run test:viewers).
  vi.stubEnv('PATH', '');
  vi.stubEnv('CHROME_PATH', '');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

describe('lab notebooks', { timeout: 180_000 }, () => {
  it('lists, runs, commits, checks, and names a number that changed', async () => {
    expect((await lab('notebooks', 'list')).out).toMatch(/^01-chart +cached none +committed none +01 A chart\n$/);

    const run = await lab('notebooks', 'run', '1', '--commit', '--jobs', '1');
    expect(run.out).toMatch(
      /^01-chart: executed in [\d.]+ s\nwrote notebooks\/01-chart.ipynb\n1 of 1 notebooks are up to date.\n$/,
    );
    expect(run.err).toBe(
      'notebooks/01-chart.ipynb lacks 1 pictures: no Chromium or Chrome was found (CHROME_PATH may name one).\n',
    );
    expect(run.code).toBe(0);
    const first = readFileSync(committed, 'utf8');
    expect(first).toContain('"dtype": "f4"');
    expect(first).not.toContain('text/html');
    expect((await lab('notebooks', 'list')).out).toMatch(/cached fresh +committed fresh/);

    expect(await lab('notebooks', 'check')).toEqual({ code: 0, out: '1 of 1 notebooks are reproduced.\n', err: '' });

    write('notebooks/01-chart.ipynb', first.replace('twice 3', 'twice 3.01'));
    const changed = await lab('notebooks', 'check', '01');
    expect(changed.err).toBe('01-chart: cell 3 (chart): printed number 1: got 3, committed 3.01\n');
    expect(changed.code).toBe(1);

    // A picture of the same chart is kept; of another chart it is not.
    const notebook = readNotebook(committed)!;
    const output = notebook.cells[2].outputs[0];
    if (output.output_type !== 'display_data') throw new Error('expected the chart');
    output.data['image/png'] = 'UE5H';
    write('notebooks/01-chart.ipynb', formatNotebook(notebook));
    expect((await lab('notebooks', 'run', '--commit')).err).toBe('');
    expect(readFileSync(committed, 'utf8')).toBe(
      first
        .replace('"text/plain"', '"image/png": "UE5H",\n      "text/plain"')
        .replace(/,\n *"image/, ',\n      "image'),
    );
    output.data[PLOTLY] = { data: [{ type: 'scatter', y: [1] }], layout: {} };
    write('notebooks/01-chart.ipynb', formatNotebook(notebook));
    expect((await lab('notebooks', 'run', '--commit')).err).toContain('lacks 1 pictures');
    expect(readFileSync(committed, 'utf8')).toBe(first);

    const text = readFileSync(path.join(root, 'notebooks/src/01-chart.ts'), 'utf8');
    write('notebooks/01-chart.ipynb', first.replace('twice(1.5)', 'twice(2.5)'));
    expect((await lab('notebooks', 'check')).err).toContain('cell 3 is not that of the source');
    expect((await lab('notebooks', 'pull')).out).toContain('01-chart: taken back to the source.');
    expect(readFileSync(path.join(root, 'notebooks/src/01-chart.ts'), 'utf8')).toBe(text.replace('(1.5)', '(2.5)'));
    expect((await lab('notebooks', 'pull')).out).toBe('No notebook was edited.\n');
  });

  it.each([
    [['notebooks'], 'expected list, run, check or pull, got nothing'],
    [['notebooks', 'run', '7'], 'there is no notebook 7. There are 01-chart'],
    [['notebooks', 'run', '--jobs', 'x'], '--jobs: expected a count, got x'],
    [['notebooks', 'run', '--fast'], 'there is no option "--fast".'],
    [['kernel', 'start'], 'expected install, status or uninstall, got start'],
  ])('%j is a usage error', async (args, message) => {
    const { code, err } = await lab(...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).toContain(`node lab ${args[0]} --help tells more.`);
  });
});

describe('lab kernel', () => {
  it('registers, tells and removes the kernel', async () => {
    vi.stubEnv('JUPYTER_DATA_DIR', root);
    const file = path.join(root, 'kernels', 'rigid-body-lab', 'kernel.json');
    expect(await lab('kernel', 'status')).toMatchObject({
      code: 1,
      out: `${file}: not registered. Run node lab kernel install.\n`,
    });
    expect((await lab('kernel', 'install')).out).toContain(file);
    expect((await lab('kernel', 'status')).out).toBe(`${file}: registered, and all its files are there.\n`);
    expect((await lab('kernel', 'uninstall')).out).toBe('Kernel removed.\n');
    expect((await lab('kernel', 'uninstall')).out).toBe('There was no kernel to remove.\n');
  });
});
