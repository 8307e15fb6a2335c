/* global window */
// Every figure in the Plotly versions that viewers bring: each kind of figure, and each chart that a
// committed notebook or the bench shows, is valid and draws without an error. Of charts that are built alike
// one is drawn, with WHOLE=1 all of them.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { FLAGS, findBrowser } from '../../dist/course/notebooks/pictures.js';
import { expandFigure } from '../../dist/figures/compact-figure.js';
import { PLOTLY_FORMAT } from '../../dist/figures/show.js';

const isWhole = process.env.WHOLE === '1';
const root = new URL('../../', import.meta.url);
const { resolve } = createRequire(import.meta.url);
/** VS Code's and JupyterLab's extensions of last year, and what the course installs. */
const VERSIONS = { 2.35: 'plotly-2.35', 4: 'plotly.js-gl3d-dist-min' };

async function gallery() {
  const outfile = fileURLToPath(new URL('node_modules/.cache/gallery.mjs', root));
  await build({
    entryPoints: [fileURLToPath(new URL('test/figures/gallery.ts', root))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'error',
  });
  const { gallery: makers } = await import(pathToFileURL(outfile).href);
  return Object.entries(makers).map(([name, make]) => ({ name, figure: make() }));
}

function charts() {
  const notebooks = new URL('notebooks/', root);
  return readdirSync(notebooks)
    .filter((name) => name.endsWith('.ipynb'))
    .flatMap((name) =>
      JSON.parse(readFileSync(new URL(name, notebooks), 'utf8')).cells.flatMap((cell) =>
        (cell.outputs ?? [])
          .filter((output) => output.data?.[PLOTLY_FORMAT])
          .map((output) => ({ name: `${name} ${cell.id}`, figure: output.data[PLOTLY_FORMAT] })),
      ),
    );
}

const precision = JSON.parse(readFileSync(new URL('test/bench/results/work-precision.json', root), 'utf8'));
const figures = [...(await gallery()), ...charts(), { name: 'work-precision', figure: precision }];
assert.ok(figures.length > 40, `${figures.length} figures are too few`);

/** What a chart is built from: its kinds of traces with their fields, and the fields of its layout. */
const builtFrom = ({ data, layout }) => {
  const traces = data.map((trace) => `${trace.type} ${trace.mode} ${Object.keys(trace)}`);
  return `${[...new Set(traces)].sort().join()} ${Object.keys(layout)}`;
};

const executablePath = findBrowser();
assert.ok(executablePath, 'this needs an installed Chromium or Chrome');
const browser = await chromium.launch({ executablePath, args: FLAGS });
let failed = 0;
for (const [version, name] of Object.entries(VERSIONS)) {
  const page = await browser.newPage();
  await page.addScriptTag({ path: resolve(`${name}/plotly-gl3d.min.js`) });
  const drawn = new Set();
  for (const { name: label, figure } of figures) {
    // Plotly draws `{dtype, bdata}`, but its validation asks for the lists that they stand for.
    const plain = expandFigure(figure);
    const kind = builtFrom(figure);
    const draws = isWhole || !drawn.has(kind);
    drawn.add(kind);
    const problems = await page.evaluate(
      async ({ plain, draws, figure: { data, layout } }) => {
        const found = window.Plotly.validate(plain.data, plain.layout) ?? [];
        if (!draws) return found.map(({ msg }) => msg);
        const element = window.document.createElement('div');
        window.document.body.replaceChildren(element);
        try {
          await window.Plotly.newPlot(element, data, layout);
        } catch (error) {
          found.push({ msg: String(error) });
        }
        window.Plotly.purge(element);
        return found.map(({ msg }) => msg);
      },
      { plain, draws, figure },
    );
    if (problems.length === 0) continue;
    failed++;
    console.log(`  ✗ Plotly ${version}: ${label}\n    ${problems.join('\n    ')}`);
  }
  console.log(`  Plotly ${version}: ${figures.length} figures, of ${drawn.size} kinds`);
  await page.close();
}
await browser.close();
console.log(`${figures.length * Object.keys(VERSIONS).length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
