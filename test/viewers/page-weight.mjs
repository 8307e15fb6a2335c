/* global MutationObserver, document, requestAnimationFrame, window */
// What a reader's browser fetches, in kB as any web server sends it (gzip, level 6; what is compressed
// already as it is), at network idle with letters, pictures and whatever the page asks for in advance.
// The budgets are asserted, the tables printed.
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { faults, launchBrowser, openPage, runTests, serveLab } from './support/lab-page.mjs';

const NOTEBOOKS = ['00-start-here', '05-inertia-tensor', '12-tumbling'];
const lab = await serveLab(NOTEBOOKS);
const browser = await launchBrowser();
const PACKED = /\.(?:png|jpg|woff2)$/;

/** kB of a file as it is sent. */
const weigh = (file) => {
  const content = readFileSync(file);
  return (PACKED.test(file) ? content.length : gzipSync(content, { level: 6 }).length) / 1000;
};
const fileOf = (address) => path.join(lab.folder, decodeURI(new URL(address).pathname).replace(/^\/x\//, ''));
const kind = (file) =>
  [
    ['judge', /engine\/(?:judge|guest|quickjs)|outputs\/\w+\.js$/],
    ['engine', /engine\//],
    ['chart library', /plotly/],
    ['editor', /editor/],
    ['search', /localSearch|VPLocalSearchBox/],
    ['letters', /\.woff2$/],
    ['pictures', /\.(?:png|jpg|svg)$/],
    ['charts', /outputs\/.*json$/],
  ].find(([, pattern]) => pattern.test(file))?.[0] ?? 'page';

/** Opens a page and notes what it fetches. */
async function open(link, by = browser) {
  const page = await openPage(by);
  const fetched = new Map();
  page.context().on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    const file = fileOf(request.url());
    fetched.set(file, weigh(file));
  });
  await page.goto(lab.url + link, { waitUntil: 'networkidle' });
  const sums = () => {
    const found = {};
    for (const [file, size] of fetched) found[kind(file)] = (found[kind(file)] ?? 0) + size;
    return { ...found, total: [...fetched.values()].reduce((a, b) => a + b, 0) };
  };
  return { page, sums, close: () => page.context().close() };
}
const shown = (sums) =>
  Object.entries(sums)
    .map(([name, size]) => `${name} ${size.toFixed(0)}`)
    .join(', ');
const milliseconds = (since) => `${(performance.now() - since).toFixed(0)} ms`;
const load = () => `load ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`;

/**
 * Painted by the processor: a graphics card that the processor imitates, as in the other
 * tests, is three times slower.
 */
async function chartsASecond() {
  const plain = await launchBrowser(['--no-sandbox', '--disable-gpu']);
  for (const [name, id, index] of [
    ['00-start-here', 'spin', 3],
    ['05-inertia-tensor', 'sweep', 0],
    ['12-tumbling', 'flip-motion', 0],
    ['12-tumbling', 'damped', 0],
  ]) {
    const { page, close } = await open(`notebooks/${name}.html`, plain);
    await page.getByRole('button', { name: 'Uncover everything' }).click();
    await page.evaluate(() => document.querySelectorAll('.folded-part').forEach((fold) => (fold.open = true)));
    const cell = page.getByRole('region', { name: id, exact: true });
    await cell.locator('.cell-outputs').scrollIntoViewIfNeeded();
    await cell.locator('.chart.drawn').first().waitFor();
    await cell.getByRole('button', { name: 'Run' }).click();
    await cell.getByText(/ran in/).waitFor();
    const number = cell.locator(`.code [data-number="${index}"]`);
    // The bar of the page would cover a number that is only just in view.
    await number.evaluate((e) => e.scrollIntoView({ block: 'center' }));
    await page.evaluate((cellId) => {
      window.drawings = 0;
      const outputs = document.querySelector(`[data-cell=${cellId}] .cell-outputs`);
      const text = outputs.querySelector('.cell-text');
      // Each run prints another sentence, or moves a line: one frame is counted once.
      let changed = false;
      new MutationObserver(() => (changed = true)).observe(outputs, {
        subtree: true,
        attributes: true,
        childList: true,
        characterData: true,
      });
      const tick = () => {
        if (changed) window.drawings += 1;
        changed = false;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      return text?.textContent;
    }, id);
    // Charts that came near are drawn by then.
    await page.waitForTimeout(4000);
    const box = await number.boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const begin = performance.now();
    const moves = [];
    // Sent unawaited, 60 a second: an awaited mouse would measure itself. There and back,
    // each time another value.
    for (let i = 1; performance.now() - begin < 3000; i++) {
      const way = 4 * (i % 120 < 60 ? i % 60 : 60 - (i % 60));
      // One that the end of the page overtakes is no failure.
      moves.push(page.mouse.move(x + way, y).catch(() => undefined));
      await new Promise((resolve) => setTimeout(resolve, 1000 / 60));
    }
    await Promise.all(moves);
    const drawings = await page.evaluate(() => window.drawings);
    const seconds = (performance.now() - begin) / 1000;
    await page.mouse.up();
    console.log(`    ${name} ${id}: ${(drawings / seconds).toFixed(0)} a second (${load()})`);
    assert.ok(drawings > 3, `${drawings} drawings`);
    await close();
  }
  await plain.close();
}

const tests = {
  'home: 150 kB': async () => {
    const { sums, close } = await open('index.html');
    console.log(`    home: ${shown(sums())}`);
    assert.ok(sums().total < 150, `${sums().total} kB`);
    await close();
  },
  ...Object.fromEntries(
    NOTEBOOKS.map((name) => [
      `${name}: 350 kB before any run, without a chart library`,
      async () => {
        const { sums, close } = await open(`notebooks/${name}.html`);
        console.log(`    ${name}: ${shown(sums())}`);
        assert.ok(sums().total < 350, `${sums().total} kB`);
        for (const part of ['chart library', 'engine', 'editor', 'search']) assert.equal(sums()[part], undefined, part);
        await close();
      },
    ]),
  ),
  'the engine: 270 kB beyond the page; the editor comes with the first edit; the search when it is opened':
    async () => {
      const { page, sums, close } = await open('notebooks/05-inertia-tensor.html');
      await page.getByRole('button', { name: 'Uncover everything' }).click();
      const cell = page.getByRole('region', { name: 'library', exact: true });
      const begin = performance.now();
      await cell.getByRole('button', { name: 'Run' }).click();
      await cell.getByText(/ran in/).waitFor();
      console.log(`    click on Run to first text, cold: ${milliseconds(begin)} (${load()})`);
      const again = performance.now();
      await cell.getByRole('button', { name: 'Run' }).click();
      await page.waitForFunction(() => /ran in/.test(document.querySelector('[data-cell=library] .state').textContent));
      console.log(`    warm: ${milliseconds(again)}`);
      assert.ok(sums().engine < 270, `${sums().engine} kB`);
      assert.equal(sums().editor, undefined);
      await cell.getByRole('button', { name: 'Edit' }).click();
      await cell.getByRole('textbox').waitFor();
      assert.ok(sums().editor < 180, `${sums().editor} kB`);
      assert.equal(sums().search, undefined);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Search' }).first().click();
      await page.locator('#localsearch-input').waitFor();
      await page.waitForLoadState('networkidle');
      console.log(`    after Run, Edit and Search: ${shown(sums())}`);
      await close();
    },
  'an exercise: 600 kB beyond its page, in stages; the next one 15 kB': async () => {
    const { page, sums, close } = await open('exercises/05-inertia-tensor.html');
    await page.locator('.cm-content').waitFor();
    console.log(`    exercise 05 with its editor: ${shown(sums())}`);
    const before = sums();
    assert.ok(before.editor < 180, `${before.editor} kB`);
    assert.ok(before.total - before.editor < 350, `${before.total} kB`);
    assert.equal(before.judge, undefined);
    await page.locator('.cm-content').click();
    const begin = performance.now();
    await page.keyboard.press('Control+Enter');
    await page.locator('.verdict .rows').waitFor();
    const rows = milliseconds(begin);
    await page.locator('.verdict.open').waitFor();
    console.log(`    Check, cold: rows after ${rows}, all after ${milliseconds(begin)} (${load()})`);
    // A line of its own at the end: within a word it would be another program.
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' ');
    const again = performance.now();
    await page.keyboard.press('Control+Enter');
    // The verdict on the text as it is says nothing of an edit.
    await page.locator('.verdict.open:not(:has(.was-edited))').waitFor();
    console.log(`    warm: all after ${milliseconds(again)}; ${shown(sums())}`);
    const beyond = sums().total - before.total + before.editor;
    assert.ok(beyond < 600, `${beyond} kB`);
    const one = sums().total;
    await page.goto(`${lab.url}exercises/11-orientation.html`, { waitUntil: 'networkidle' });
    const statement = sums().total;
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+Enter');
    await page.locator('.verdict.open').waitFor();
    console.log(
      `    exercise 11: page ${(statement - one).toFixed(0)}, its checks ${(sums().total - statement).toFixed(0)}`,
    );
    assert.ok(sums().total - statement < 15, `${sums().total - statement} kB`);
    await close();
  },
  'a chart brings its library when it comes near': async () => {
    const { page, sums, close } = await open('notebooks/05-inertia-tensor.html');
    await page.getByRole('button', { name: 'Uncover everything' }).click();
    const cell = page.getByRole('region', { name: 'about-origin', exact: true });
    const begin = performance.now();
    await cell.scrollIntoViewIfNeeded();
    await cell.locator('.chart.drawn').waitFor();
    console.log(`    first chart after ${milliseconds(begin)} (${load()}): ${shown(sums())}`);
    await close();
  },
  // Measured when asked for: node test/viewers/page-weight.mjs --times
  ...(process.argv.includes('--times') && {
    'charts a second while a number is dragged, by a real mouse': chartsASecond,
  }),
  'no request has left the machine, and no page had an error': () => {
    assert.deepEqual(faults, []);
  },
};

await runTests(tests, async () => {
  await browser.close();
  lab.close();
  rmSync(lab.course, { recursive: true, force: true, maxRetries: 5 });
});
