/* global Jupyter, document */
// The classic Notebook's own page in Chromium: a committed notebook shows its pictures before anything runs;
// after "Run All" no cell has failed, every chart is drawn and the brick moves, and no other host was asked.
//   apt-get install --no-install-recommends jupyter-notebook
// LAB_PICTURE names a file for a picture of the page.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { PLOTLY_FORMAT, SCENE_FORMAT } from '../../dist/figures/show.js';
import { copyCourse } from './support/course-copy.mjs';
import { faults, launchBrowser, openPage, runTests } from './support/lab-page.mjs';

const NOTEBOOK = '05-inertia-tensor';
const PYTHON = '/usr/bin/python3';
const PNG = 'image/png';
/** The server ends by then, whatever happens. */
const LONGEST_MS = 300_000;
/**
 * Debian registers an extension whose files are in another package, and MathJax tries a font that is
 * nowhere.
 */
const NOTEBOOKS_OWN = /nbextensions\/widgets|about:blank|^Failed to load resource/;

const course = copyCourse({ notebooks: [NOTEBOOK], added: {} });
const kernels = await import(pathToFileURL(path.join(course, 'dist/course/notebooks/kernel-spec.js')).href);
const jupyter = path.join(course, '.jupyter');
kernels.installKernel(path.join(jupyter, 'kernels'));
const server = spawn(PYTHON, ['-m', 'notebook', '--no-browser', '--allow-root', `--notebook-dir=${course}`], {
  // Nothing of a Jupyter that this user has set up.
  env: { ...process.env, JUPYTER_DATA_DIR: jupyter, JUPYTER_CONFIG_DIR: jupyter, JUPYTER_RUNTIME_DIR: jupyter },
  stdio: ['ignore', 'ignore', 'pipe'],
  timeout: LONGEST_MS,
});
const ended = new Promise((resolve) => server.on('close', resolve));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
process.on('exit', () => {
  server.kill();
  rmSync(course, { recursive: true, force: true });
});
/** With the token of this start. */
const address = await new Promise((resolve, reject) => {
  let text = '';
  server.stderr.setEncoding('utf8').on('data', (part) => {
    text += part;
    const url = /http:\/\/127\.0\.0\.1:\d+\/\?token=\w+/.exec(text)?.[0];
    if (url) resolve(new URL(url));
  });
  server.on('close', () => reject(new Error(`The notebook server has ended.\n${text}`)));
});
const browser = await launchBrowser();
const page = await openPage(browser);

/** What stands under the code cells of the open notebook. */
const outputs = () =>
  page.evaluate(() => {
    const cells = Jupyter.notebook.get_cells().filter((cell) => cell.cell_type === 'code');
    return cells.flatMap((cell) => cell.output_area.outputs);
  });
/** How many outputs of each format the notebook brings. */
const stored = {};

const tests = {
  'what is stored shows before anything runs': async () => {
    address.pathname = `/notebooks/notebooks/${NOTEBOOK}.ipynb`;
    await page.goto(address.href);
    await page.waitForFunction(() => globalThis.Jupyter?.notebook?.kernel?.is_connected());
    const found = await outputs();
    for (const format of [PNG, PLOTLY_FORMAT, SCENE_FORMAT])
      stored[format] = found.filter(({ data }) => data?.[format] !== undefined).length;
    assert.ok(stored[PLOTLY_FORMAT] > 5 && stored[SCENE_FORMAT] > 0, JSON.stringify(stored));
    const pictures = page.locator('.output_area img');
    assert.equal(await pictures.count(), stored[PNG]);
    const areShown = (images) => images.every((image) => image.complete && image.naturalWidth > 300);
    assert.ok(await pictures.evaluateAll(areShown));
    assert.equal(await page.locator('.js-plotly-plot').count(), 0);
  },
  'all cells run without an error, and every chart is drawn': async () => {
    await page.evaluate(() => Jupyter.notebook.execute_all_cells());
    await page.waitForFunction(
      ({ charts, scenes }) =>
        ![...document.querySelectorAll('.input_prompt')].some((prompt) => prompt.textContent.includes('*')) &&
        document.querySelectorAll('.js-plotly-plot .plot-container').length === charts &&
        document.querySelectorAll('.rbl-player canvas').length === scenes,
      { charts: stored[PLOTLY_FORMAT], scenes: stored[SCENE_FORMAT] },
    );
    const prompts = await page.locator('.code_cell .input_prompt').allTextContents();
    assert.ok(
      prompts.every((text) => /\[\d+\]/.test(text)),
      prompts.join(' '),
    );
    const isError = ({ output_type: type }) => type === 'error';
    assert.deepEqual((await outputs()).filter(isError), []);
  },
  'the brick moves': async () => {
    const player = page.locator('.rbl-player').first();
    const before = await player.locator('.scene-clock').textContent();
    await player.getByRole('button', { name: 'Play' }).click();
    await page.waitForFunction(
      (text) => document.querySelector('.rbl-player .scene-clock').textContent !== text,
      before,
    );
  },
  'no page had an error or asked another host': () =>
    assert.deepEqual(
      faults.filter((fault) => !NOTEBOOKS_OWN.test(fault)),
      [],
    ),
};
await runTests(tests, async () => {
  if (process.env.LAB_PICTURE) await page.screenshot({ path: process.env.LAB_PICTURE });
  await browser.close();
  // It ends its kernel first.
  server.kill();
  await ended;
});
