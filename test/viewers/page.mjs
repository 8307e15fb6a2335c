/* global document, fetch, getComputedStyle */
// The course page in a real browser: what a reader sees, what a saved notebook changes, and that
// nothing leaves the machine.
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { chromium } from 'playwright-core';
import { FLAGS, findBrowser } from '../../dist/course/notebooks/pictures.js';
import { copyCourse, notebookFile, runStart, sourcesOf } from './support/course-copy.mjs';
import { serveFolder } from './support/static-server.mjs';
import { trialNotebook } from './support/trial-notebook.mjs';

/** Enough for a loaded machine; what is measured is printed. */
const PATIENCE = 90_000;
const TRIAL = '98-trial';

const executablePath = findBrowser();
assert.ok(executablePath, 'this needs an installed Chromium or Chrome');
const course = copyCourse({ notebooks: ['00-start-here', '05-inertia-tensor'], added: { [TRIAL]: trialNotebook } });
const before = sourcesOf(course);
const outside = [];
const faults = [];
let browser, taken, start, url, page;

async function openPage(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  const opened = await context.newPage();
  opened.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1')
      outside.push(request.url());
  });
  opened.on('pageerror', (error) => faults.push(String(error)));
  opened.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  opened.on(
    'response',
    (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`),
  );
  return opened;
}

const visit = (link) => page.goto(url + link, { waitUntil: 'load' });
const chart = (i) => page.locator('.chart').nth(i);
async function drawn(i) {
  await chart(i).scrollIntoViewIfNeeded();
  await chart(i).and(page.locator('.drawn')).waitFor();
  return chart(i).locator('.js-plotly-plot');
}
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const save = (change) => {
  const file = notebookFile(course, TRIAL);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return performance.now();
};

const tests = {
  'npm start takes the next port when its own is in use, and says where the course is': async () => {
    taken = net.createServer();
    await new Promise((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address();
    const begin = performance.now();
    start = runStart(course, '--port', String(port));
    const [, address] = await start.until(/The course is at (http:\/\/127\.0\.0\.1:\d+)\/\n/, 300);
    url = address;
    assert.ok(Number(new URL(url).port) > port);
    console.log(`    ready after ${seconds(begin)}, with what was stale`);
  },
  'a second start needs no run': async () => {
    const begin = performance.now();
    const second = runStart(course, '--port', new URL(url).port);
    await second.until(/The course is at/, 120);
    console.log(`    ready after ${seconds(begin)}`);
    assert.doesNotMatch(second.output(), /ran |failed /);
    second.child.kill('SIGINT');
    assert.equal(await second.ended, 0);
  },
  'another origin cannot read the page, which holds the key to the reader’s work': async () => {
    const { headers } = await fetch(`${url}/`, { headers: { Accept: 'text/html', Origin: 'http://127.0.0.1:1' } });
    assert.equal(headers.get('access-control-allow-origin'), null);
    assert.equal((await fetch(`${url}/lab/progress`)).status, 403);
  },
  'the home page shows the path through the course': async () => {
    page = await openPage();
    await visit('/');
    assert.match(await page.locator('h1').innerText(), /brick/);
    const names = await page.locator('.path .name').allInnerTexts();
    assert.equal(names.length, 3);
    assert.equal(names[2], 'The trial of the page');
    await page.getByRole('link', { name: 'Start here' }).first().click();
    await page.waitForURL(/notebooks\/00-start-here/);
  },
  'a notebook has formulas, highlighted code and what it printed': async () => {
    await visit(`/notebooks/${TRIAL}.html`);
    assert.equal(
      await page
        .locator('h1')
        .innerText()
        .then((t) => t.replace('\u200b', '').trim()),
      '98 The trial of the page',
    );
    assert.ok((await page.locator('.katex').count()) >= 2);
    await page.waitForFunction(() => document.fonts.check('16px KaTeX_Main'));
    assert.ok((await page.locator('.language-ts .line span[style]').count()) > 10);
    assert.match(await page.locator('.cell-text').first().innerText(), /norm 5\n\{\{ braces \}\} <b>/);
  },
  'it comes in bundles, compressed': async () => {
    const reader = await openPage();
    const session = await reader.context().newCDPSession(reader);
    await session.send('Network.enable');
    const addresses = new Map();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
    const sent = [];
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      sent.push({ isDrawing: /plotly/.test(addresses.get(requestId)), encodedDataLength }),
    );
    await reader.goto(`${url}/notebooks/05-inertia-tensor.html`, { waitUntil: 'load' });
    await reader.locator('.cell').first().waitFor();
    // The network is never idle: the server tells what becomes of the reader's files.
    for (let before = -1; before < sent.length; await reader.waitForTimeout(1000)) before = sent.length;
    await reader.context().close();
    const sum = (list) => list.reduce((total, { encodedDataLength }) => total + encodedDataLength, 0) / 1000;
    // What draws comes when a chart is near; it depends on the height of the window whether one is at once.
    const page = sum(sent.filter(({ isDrawing }) => !isDrawing));
    const drawing = sum(sent.filter(({ isDrawing }) => isDrawing));
    console.log(`    ${sent.length} requests, ${page.toFixed(0)} kB, and ${drawing.toFixed(0)} kB that draw`);
    // Before: 296 requests, 4.0 MB. Vue and the parts of VitePress that speak to the server come one by one.
    assert.ok(sent.length < 80 && page < 900, `${sent.length} requests, ${page} kB`);
    assert.ok(drawing < 600, `${drawing} kB that draw`);
  },
  'charts are drawn, in the plane and in space, and a scene plays': async () => {
    const begin = performance.now();
    assert.ok((await (await drawn(0)).locator('.scatterlayer path').count()) > 0);
    assert.ok((await (await drawn(1)).locator('canvas').count()) > 0);
    console.log(`    both charts after ${seconds(begin)}`);
    await chart(2).scrollIntoViewIfNeeded();
    const play = chart(2).getByRole('button', { name: 'Play' });
    await play.click();
    await page.waitForFunction(() => Number(document.querySelector('.player input').value) > 0);
  },
  'a drag in a chart changes the range of its axis': async () => {
    const plot = await drawn(0);
    const range = () => plot.evaluate((element) => element.layout.xaxis.range);
    const old = await range();
    const box = await plot.locator('.nsewdrag').first().boundingBox();
    await page.mouse.move(box.x + 0.3 * box.width, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 0.6 * box.width, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await page.waitForFunction((o) => document.querySelector('.js-plotly-plot').layout.xaxis.range[0] !== o, old[0]);
    const [low, high] = await range();
    assert.ok(low > old[0] && high < old[1], `${old} became ${[low, high]}`);
  },
  'dark mode changes the colours of charts and leaves the zoom': async () => {
    const plot = await drawn(0);
    const look = () =>
      plot.evaluate((element) => ({
        ink: getComputedStyle(element.querySelector('.xtick text')).fill,
        series: element.querySelector('.scatterlayer .js-line').style.stroke,
        range: [...element.layout.xaxis.range],
      }));
    const light = await look();
    await page.getByRole('switch', { name: /theme/i }).first().click();
    await page.waitForFunction(
      (old) => document.querySelector('.scatterlayer .js-line').style.stroke !== old,
      light.series,
    );
    const dark = await look();
    assert.notEqual(dark.ink, light.ink);
    assert.deepEqual(dark.range, light.range);
    await page.getByRole('switch', { name: /theme/i }).first().click();
  },
  'the search finds a word of another notebook and leads there': async () => {
    await page.keyboard.press('Control+k');
    await page.locator('#localsearch-input').fill('inertia tensor');
    await page.locator('.VPLocalSearchBox .result').first().waitFor();
    await page.locator('.VPLocalSearchBox .result[href*="inertia-tensor"]').first().click();
    await page.waitForURL(/inertia-tensor/);
  },
  'previous and next follow the course': async () => {
    await visit('/notebooks/00-start-here.html');
    await page.locator('.pager-link.next').click();
    await page.waitForURL(/notebooks\/05-inertia-tensor/);
    await page.locator('.pager-link.prev').click();
    await page.waitForURL(/notebooks\/00-start-here/);
  },
  'an exercise shows its statement': async () => {
    await visit('/exercises/05-inertia-tensor.html');
    await page.getByRole('heading', { name: /^1\. / }).waitFor();
    assert.ok((await page.locator('table').count()) > 0);
  },
  'headings come in order, and pictures and charts have a text': async () => {
    for (const link of ['/', '/notebooks/05-inertia-tensor.html', `/notebooks/${TRIAL}.html`]) {
      await visit(link);
      await page.locator('h1').waitFor();
      const levels = await page
        .locator(':is(main, .home) :is(h1, h2, h3, h4)')
        .evaluateAll((all) => all.map((h) => Number(h.tagName[1])));
      assert.equal(levels.filter((level) => level === 1).length, 1, link);
      levels.forEach((level, i) => assert.ok(level <= (levels[i - 1] ?? 0) + 1, `${link}: ${levels}`));
      const mute = await page.locator('img:not([alt]), [role=img]:not([aria-label])').count();
      assert.equal(mute, 0, link);
    }
  },
  'on a phone nothing but code scrolls sideways': async () => {
    const phone = await openPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    for (const link of ['/', `/notebooks/${TRIAL}.html`, '/exercises/05-inertia-tensor.html']) {
      await phone.goto(url + link, { waitUntil: 'load' });
      await phone.locator('h1').waitFor();
      assert.ok((await phone.evaluate(() => document.documentElement.scrollWidth)) <= 390, link);
    }
    await phone.context().close();
  },
  'saving a notebook runs it again and the page follows': async () => {
    await visit(`/notebooks/${TRIAL}.html`);
    await page.locator('.cell-text').first().waitFor();
    const begin = save((text) => text.replace('[3, 4, 0]', '[5, 12, 0]'));
    await page.locator('.cell-text', { hasText: 'norm 13' }).waitFor();
    console.log(`    the page followed after ${seconds(begin)}`);
  },
  'a type error is shown in the page with its cell; the last good result stays': async () => {
    const begin = save((text) => text.replace('norm([5, 12, 0])', "norm('five')"));
    const problem = page.locator('.page-problem');
    await problem.waitFor();
    console.log(`    the error was there after ${seconds(begin)}`);
    assert.match(await problem.innerText(), /Cell 4, “console\.log\('norm'[^]*failed/);
    // At the cell itself, whose output is the last good one.
    const at = page.locator('.cell', { has: page.locator('.cell-problem') });
    assert.match(await at.locator('.cell-problem').innerText(), /not assignable/);
    assert.match(await at.locator('.cell-text').first().innerText(), /norm 13/);
    assert.equal(await problem.getByRole('link').getAttribute('href'), `#cell-${await at.getAttribute('data-cell')}`);
    assert.match(await page.locator('.cell-text').first().innerText(), /norm 13/);
    save((text) => text.replace("norm('five')", "norm(JSON.parse('no JSON'))"));
    await page.locator('.cell-problem', { hasText: 'SyntaxError' }).waitFor();
    assert.match(await page.locator('.cell-text').first().innerText(), /norm 13/);
    save((text) => text.replace("norm(JSON.parse('no JSON'))", 'norm([8, 15, 0])'));
    await page.locator('.cell-text', { hasText: 'norm 17' }).waitFor();
    await problem.waitFor({ state: 'detached' });
  },
  'Ctrl-C ends it: exit code 0, nothing left running, the port free, no source touched': async () => {
    const { port } = new URL(url);
    // A page left open would go on asking for the server.
    await page.goto('about:blank');
    start.child.kill('SIGINT');
    assert.equal(await start.ended, 0);
    await start.allGone();
    const again = net.createServer();
    await new Promise((resolve, reject) => again.once('error', reject).listen(Number(port), '127.0.0.1', resolve));
    again.close();
    const trial = new RegExp(`${TRIAL}\\.ts`);
    const untouched = (list) => list.filter((line) => !trial.test(line));
    assert.deepEqual(untouched(sourcesOf(course)), untouched(before));
  },
  'the static form works below any address, and without scripts': async () => {
    const built = runStart(course, '--build', `${course}/.lab/static`, '--base', '/course/');
    assert.equal(await built.ended, 0, built.output());
    const server = await serveFolder(`${course}/.lab/static`, '/course/');
    url = server.url;
    await visit(`/course/notebooks/${TRIAL}.html`);
    await drawn(0);
    await drawn(1);
    const silent = await openPage({ javaScriptEnabled: false });
    await silent.goto(`${url}/course/notebooks/${TRIAL}.html`);
    assert.match(await silent.locator('.cell-text').first().innerText(), /norm 17/);
    assert.ok((await silent.locator('.katex').count()) >= 2);
    server.close();
  },
  'no request has left the machine, and no page had an error': () => {
    assert.deepEqual(outside, []);
    assert.deepEqual(faults, []);
  },
};

let passed = 0;
let failed = 0;
browser = await chromium.launch({ executablePath, args: [...FLAGS] });
try {
  for (const [name, test] of Object.entries(tests)) {
    // Without a served course there is nothing to look at.
    if (failed > 0 && url === undefined) break;
    try {
      await test();
      passed++;
      console.log(`  ok    ${name}`);
    } catch (error) {
      failed++;
      console.log(`  FAIL  ${name}\n${error.stack}`);
    }
  }
} finally {
  await browser.close();
  taken?.close();
  if (start?.left()) process.kill(-start.child.pid, 'SIGKILL');
  rmSync(course, { recursive: true, force: true, maxRetries: 5 });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
