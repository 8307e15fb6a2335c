// Real Jupyter: its client executes the course's notebooks with our kernel, and gives what our runner gives;
// its converter makes pages whose charts draw without any outside request. Arguments: names of notebooks
// (every third when absent, with WHOLE=1 all).
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { differences } from '../../dist/course/cells/compare.js';
import { formatNotebook } from '../../dist/course/cells/notebook.js';
import { installKernel } from '../../dist/course/notebooks/kernel-spec.js';
import { readNotebook } from '../../dist/course/notebooks/notebook-file.js';
import { FLAGS, findBrowser } from '../../dist/course/notebooks/pictures.js';
import { runStaleNotebooks } from '../../dist/course/notebooks/refresh.js';
import { latestNotebook, notebookEntries } from '../../dist/course/notebooks/store.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PYTHON = '/usr/bin/python3';
const work = mkdtempSync(path.join(os.tmpdir(), 'lab-jupyter-'));
const env = { ...process.env, JUPYTER_DATA_DIR: path.join(work, 'jupyter') };
const inWork = (name, ending) => path.join(work, `${name}.${ending}.ipynb`);

const names = process.argv.slice(2);
const isChosen = ({ name }, i) => (names.length > 0 ? names.includes(name) : process.env.WHOLE === '1' || i % 3 === 0);
const entries = notebookEntries(root).filter(isChosen);
assert.ok(entries.length > 0, 'there are notebooks');

/** Charts of a notebook: how many outputs hold Plotly's format. */
const charts = ({ cells }) =>
  cells.flatMap(({ outputs }) => outputs).filter((o) => o.data?.['application/vnd.plotly.v1+json']);

function executeInJupyter() {
  installKernel(path.join(env.JUPYTER_DATA_DIR, 'kernels'));
  const files = entries.flatMap(({ name, cells }) => {
    const blank = cells.map((cell) => ({ ...cell, outputs: [], executionCount: null }));
    writeFileSync(inWork(name, 'blank'), formatNotebook({ cells: blank }));
    return [inWork(name, 'blank'), inWork(name, 'executed')];
  });
  const script = fileURLToPath(new URL('execute.py', import.meta.url));
  execFileSync(PYTHON, [script, path.join(root, 'notebooks'), ...files], { env, stdio: 'inherit' });
}

async function compareWithRunner() {
  const results = await runStaleNotebooks(root, { names: entries.map(({ name }) => name) });
  for (const { name, error } of results) {
    assert.equal(error, undefined);
    const ours = latestNotebook(root, name).notebook.cells;
    assert.deepEqual(differences(ours, readNotebook(inWork(name, 'executed')).cells), [], name);
  }
}

/** The page that nbconvert makes of a notebook file. */
function converted(file) {
  execFileSync(PYTHON, ['-m', 'nbconvert', '--to', 'html', '--log-level', 'ERROR', file], { env, stdio: 'inherit' });
  return file.replace(/ipynb$/, 'html');
}

async function lookAtPages(browser) {
  const count = ({ name }) => charts(readNotebook(inWork(name, 'executed'))).length;
  const { name } = entries.reduce((most, entry) => (count(entry) > count(most) ? entry : most));
  const executed = readNotebook(inWork(name, 'executed'));
  const { page, requests, errors } = await watchedPage(browser);
  const plotly = pathToFileURL(path.join(work, 'plotly')).href;
  for (const bundle of ['basic', 'gl3d']) {
    const file = `plotly-${bundle}.min.js`;
    await page.route(`${plotly}/${file}`, (route) =>
      route.fulfill({ path: path.join(root, `node_modules/plotly.js-${bundle}-dist-min/${file}`) }),
    );
  }
  await page.addInitScript(`window.RBL_PLOTLY_BASE = ${JSON.stringify(`${plotly}/`)}`);
  await page.goto(pathToFileURL(converted(inWork(name, 'executed'))).href, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    `document.querySelectorAll('.js-plotly-plot .plot-container').length === ${charts(executed).length}`,
    undefined,
    { timeout: 120_000 },
  );
  const loads = requests.filter((url) => url.startsWith(plotly));
  assert.equal(new Set(loads).size, loads.length, 'each bundle is loaded once');
  assert.deepEqual(errors, []);
  await page.close();
  console.log(`${name}: ${charts(executed).length} charts drawn from HTML, ${loads.length} bundles loaded`);

  // The committed form has no HTML: the converter takes the pictures.
  const committed = readNotebook(path.join(root, 'notebooks', `${name}.ipynb`));
  assert.ok(committed, `notebooks/${name}.ipynb is committed`);
  const file = inWork(name, 'committed');
  writeFileSync(file, formatNotebook(committed));
  const html = readFileSync(converted(file), 'utf8');
  // Charts and moving scenes have one each.
  const pictures = committed.cells.flatMap(({ outputs }) => outputs).filter((output) => output.data?.['image/png']);
  assert.ok(charts(committed).every((chart) => pictures.includes(chart)));
  assert.equal((html.match(/src="data:image\/png/g) ?? []).length, pictures.length);
  console.log(`${name}: ${pictures.length} pictures in the page of the committed notebook`);
}

/** A page that can reach nothing outside; what it asked for and what went wrong is kept. */
async function watchedPage(browser) {
  const page = await browser.newPage();
  const [requests, errors] = [[], []];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => errors.push(String(error)));
  // nbconvert's own template asks for RequireJS and MathJax.
  await page.route('http*://**', (route) => route.abort());
  return { page, requests, errors };
}

try {
  executeInJupyter();
  await compareWithRunner();
  console.log(`${entries.length} notebooks: Jupyter and the runner agree`);
  const executablePath = findBrowser();
  assert.ok(executablePath, 'a browser is installed');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    await lookAtPages(browser);
  } finally {
    await browser.close();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
