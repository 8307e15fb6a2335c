/* global window */
// Every figure in the Plotly versions that viewers bring: each kind of figure, and each chart that a
// committed notebook or the bench shows, is valid and draws without an error. Of charts that are built alike
// one is drawn, with WHOLE=1 all of them. On the page and on a phone no name in a plane chart covers another
// one, and no title is cut.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { FLAGS, findBrowser } from '../../dist/course/notebooks/pictures.js';
import { themedFigure } from '../../dist/course/site/chart-theme.js';
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
    // Of a list for each point Plotly 2.35 says that it is reset to itself.
    const real = problems.filter((problem) => !/\(set to '(.*)'\) got reset to '\1' /.test(problem));
    if (real.length === 0) continue;
    failed++;
    console.log(`  ✗ Plotly ${version}: ${label}\n    ${real.join('\n    ')}`);
  }
  console.log(`  Plotly ${version}: ${figures.length} figures, of ${drawn.size} kinds`);
  await page.close();
}
/** Widths of a chart on the page and on a phone, in pixels. */
const WIDTHS = [700, 318];
const page = await browser.newPage();
await page.addScriptTag({ path: resolve(`${VERSIONS[4]}/plotly-gl3d.min.js`) });
const inPlane = figures.filter(({ figure }) => !('scene' in figure.layout));
for (const { name: label, figure } of inPlane) {
  for (const width of WIDTHS) {
    const problems = await page.evaluate(crowded, { ...themedFigure(figure, { dark: false, width }), width });
    if (problems.length === 0) continue;
    failed++;
    console.log(`  ✗ ${width} pixels wide: ${label}\n    ${problems.join('\n    ')}`);
  }
}
console.log(`  ${inPlane.length} figures at ${WIDTHS.join(' and ')} pixels`);
await browser.close();
const all = figures.length * Object.keys(VERSIONS).length + inPlane.length * WIDTHS.length;
console.log(`${all - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** In the browser: names that cover each other, names and titles that reach out of the chart. */
async function crowded({ data, layout, width }) {
  const element = window.document.createElement('div');
  element.style.width = `${width}px`;
  window.document.body.replaceChildren(element);
  await window.Plotly.newPlot(element, data, layout, { staticPlot: true });
  const frame = element.getBoundingClientRect();
  const wordsOf = (selector) =>
    [...element.querySelectorAll(selector)]
      .filter((word) => word.textContent.trim() !== '')
      .map((word) => ({ text: word.textContent, box: word.getBoundingClientRect() }));
  const names = wordsOf('.annotation-text, .textpoint text');
  // What stands at a point is drawn inside the plot alone.
  const { l, r, t, b } = element._fullLayout._size;
  const clipped = wordsOf('.textpoint text').filter(
    ({ box }) =>
      box.left < frame.left + l - 3 ||
      box.right > frame.right - r + 3 ||
      box.top < frame.top + t - 3 ||
      box.bottom > frame.bottom - b + 3,
  );
  const found = [...names, ...wordsOf('.gtitle')]
    .filter(({ box }) => box.top < frame.top - 1 || box.right > frame.right + 1 || box.left < frame.left - 1)
    .concat(clipped)
    .map(({ text }) => `"${text}" is cut`);
  names.forEach(({ text, box: a }, i) => {
    for (const { text: other, box: b } of names.slice(i + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && along > 3) found.push(`"${text}" and "${other}" cover each other`);
    }
  });
  window.Plotly.purge(element);
  return found;
}
