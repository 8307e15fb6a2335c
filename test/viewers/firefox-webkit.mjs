// Notebooks 00, 05 and 12 in Firefox and WebKitGTK, by mouse and keys, without a server of ours: run, edit,
// drag, control, change, predict, a picture in space. What Chromium does in detail in lab-cells.mjs is done
// here once each, with the same numbers.
//   apt-get install firefox-esr webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb libgl1-mesa-dri
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { install } from '../../src/course/cli/setup.mjs';
import { freeRotation } from '../../dist/index.js';

install({ folder: path.dirname(fileURLToPath(import.meta.url)) });
const { isInstalled, openFirefox, openScreen, openWebKit, until } = await import('./support/other-browsers.mjs');
const { runTests, serveLab } = await import('./support/lab-page.mjs');

assert.ok(
  isInstalled.firefox && isInstalled.webkit,
  'this needs firefox-esr, webkit2gtk-driver and libwebkit2gtk-4.1-0',
);
const faults = [];
const lab = await serveLab(['00-start-here', '05-inertia-tensor', '12-tumbling']);
const closeScreen = await openScreen();
let browser;

const quoted = JSON.stringify;
const cellAt = (id) => `document.querySelector('[data-cell=${id}]')`;
const textOf = (selector) => browser.run(`document.querySelector(${quoted(selector)})?.innerText ?? ''`);
const seen = (selector, pattern) =>
  until(async () => pattern.test(await textOf(selector)), `${pattern} in ${selector}`);
const code = (id) => browser.run(`${cellAt(id)}.querySelector('.code').textContent`);
const codeIs = (id, pattern) => until(async () => pattern.test(await code(id)), `${pattern} in the code of ${id}`);
const numberAt = (id, index) => `${cellAt(id)}.querySelector('.code [data-number="${index}"]')`;
const buttonIn = (place, name) =>
  `[...${place}.querySelectorAll('button')].find((b) => ${name}.test(b.getAttribute('aria-label') ?? b.textContent.trim()))`;

async function visit(name) {
  await browser.goto(`${lab.url}notebooks/${name}.html`);
  await until(
    () => browser.run(`document.querySelector('.page-bar') !== null && document.fonts.status === 'loaded'`),
    'the page',
  );
  // The questions of the opener come with the reader's first sign, and may move what is below them.
  // The page may not hear the first.
  const isAsked = `dispatchEvent(new Event('scroll')), document.querySelector('.opener.waiting') === null`;
  await until(() => browser.run(`(${isAsked})`), 'the opener');
}
/** The middle of an element, brought into view. */
async function middleOf(place) {
  await until(() => browser.run(`Boolean(${place})`), place);
  await browser.run(`${place}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  // What comes near is drawn, and may move what is below.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await browser.run(`${place}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  const [x, y] = await browser.run(
    `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${place}.getBoundingClientRect())`,
  );
  return { x, y };
}
async function click(place) {
  const { x, y } = await middleOf(place);
  await browser.move(x, y);
  await browser.down();
  await browser.up();
}
async function drag(place, by) {
  const { x, y } = await middleOf(place);
  await browser.move(x, y);
  await browser.down();
  for (let i = 1; i <= 10; i++) await browser.move(x + (by * i) / 10, y);
  await browser.up();
}
/** What was answered on an earlier visit stays uncovered. */
async function uncover() {
  const open = buttonIn('document', /^Uncover everything$/);
  await until(
    () => browser.run(`Boolean(${open}) || document.querySelector('.cell [data-number]') !== null`),
    'the cells',
  );
  if (await browser.run(`Boolean(${open})`)) await click(open);
}
const near = (id) => browser.run(`${cellAt(id)}.querySelector('.cell-outputs').scrollIntoView({ block: 'center' })`);
const drawn = async (id) => {
  await near(id);
  const charts = `[...${cellAt(id)}.querySelectorAll('.chart')]`;
  await until(() => browser.run(`${charts}.every((chart) => chart.matches('.drawn'))`), `the charts of ${id}`);
};
/** The right end of a curve as it is drawn, in units of the axis. */
const endOf = (id, name) =>
  browser.run(`((plot) => {
    const i = plot.data.findIndex((trace) => trace.name === ${quoted(name)} && trace.meta !== 'ghost');
    const d = plot.querySelectorAll('.scatterlayer .trace path.js-line')[i].getAttribute('d');
    return plot._fullLayout.yaxis.p2c(Number(/-?[\\d.]+$/.exec(d)[0]));
  })(${cellAt(id)}.querySelector('.plot'))`);
async function endsAt(id, name, wanted) {
  let got;
  const isThere = async () => Math.abs((got = await endOf(id, name)) - wanted) < 0.03;
  await until(isThere, `${name} of ${id} at ${wanted}`).catch((error) => {
    throw new Error(`${error.message}, got ${got}`);
  });
}
/** ω of notebook 00's brick after 40 s, by the library. */
const spinAfter = (moments, omega) =>
  freeRotation({ principalMoments: moments, omegaBody: omega, orientation: [1, 0, 0, 0] })(40).omegaBody;

const steps = {
  'Run all gives what is stored': async () => {
    await visit('00-start-here');
    await uncover();
    const texts = `[...document.querySelectorAll('.cell-text')].map((e) => e.innerText)`;
    const before = await browser.run(texts);
    assert.ok(before.length > 3);
    await click(buttonIn('document', /^Run all$/));
    await seen('[data-cell=units] .state', /ran in/);
    assert.deepEqual(await browser.run(texts), before);
    await drawn('spin');
    await endsAt('spin', 'ω₂ (axis of spin)', spinAfter([10, 34, 40], [0.001, 2, 0])[1]);
  },
  'a number dragged by the mouse moves the chart': async () => {
    await drag(numberAt('spin', 3), 44);
    await codeIs('spin', /\[0\.012, 2, 0\]/);
    await seen('[data-cell=spin] .state', /^Changed, ran in/);
    await endsAt('spin', 'ω₂ (axis of spin)', spinAfter([10, 34, 40], [0.012, 2, 0])[1]);
  },
  'a cell is edited and run by keys': async () => {
    await click(buttonIn(cellAt('units'), /^Edit$/));
    await until(() => browser.run(`document.activeElement.matches('.cm-content')`), 'the editor');
    await browser.press('Control', 'a');
    await browser.type("console.log('three times', norm(scale(omegaStart, 3)) / norm(omegaStart));");
    await browser.press('Shift', 'Enter');
    await seen('[data-cell=units] .cell-text', /three times 3/);
    await browser.press('Escape');
  },
  'a slider moves by keys, with code and chart': async () => {
    await browser.run(`${cellAt('spin')}.querySelector('.controls [role=slider], .controls input').focus()`);
    await browser.press('End');
    await codeIs('spin', /\[10, 50, 40\]/);
    await endsAt('spin', 'ω₂ (axis of spin)', spinAfter([10, 50, 40], [0.012, 2, 0])[1]);
  },
  'Change this asks, is made, and is taken back': async () => {
    await visit('00-start-here');
    await uncover();
    await drawn('spin');
    await click(buttonIn(cellAt('spin'), /^Change this/));
    await click(buttonIn(`${cellAt('spin')}.querySelector('[aria-label="Before the change"]')`, /^rises$/));
    await seen('[data-cell=spin]', /You said rises\. The time of the first turn-over falls\./);
    await endsAt('spin', 'ω₂ (axis of spin)', spinAfter([10, 34, 40], [0.01, 2, 0])[1]);
    await click(buttonIn(cellAt('spin'), /^Undo this change$/));
    await endsAt('spin', 'ω₂ (axis of spin)', spinAfter([10, 34, 40], [0.001, 2, 0])[1]);
  },
  'a prediction covers the outcome until it is committed': async () => {
    await visit('12-tumbling');
    await until(() => browser.run(`${cellAt('flip-motion')} === null`), 'the cover');
    const card = `document.querySelector('[data-question=flip]')`;
    await click(`${card}.querySelectorAll('label')[1]`);
    await click(buttonIn(card, /^Commit/));
    await seen('[data-question=flip]', /you predicted/i);
    await until(() => browser.run(`${cellAt('flip-motion')} !== null`), 'the outcome');
  },
  'a scene follows its slider': async () => {
    await browser.run(`${cellAt('flip-motion')}.querySelector('.controls [role=slider], .controls input').focus()`);
    await browser.press('Home');
    await seen('[data-cell=flip-motion] .sentence', /1 time, first at 13\.\d\d s/);
  },
  'a picture in space is drawn, or says that it cannot be; a chart follows a drag': async () => {
    await visit('05-inertia-tensor');
    await uncover();
    await near('picture');
    const inSpace = `${cellAt('picture')}.querySelector('.chart.drawn, .chart-note') !== null`;
    await until(() => browser.run(inSpace), 'the picture in space');
    await browser.run(`${cellAt('sweep')}.closest('details').open = true`);
    await drawn('sweep');
    await drag(numberAt('sweep', 0), 40);
    await seen('[data-cell=sweep] .state', /^Changed, ran in/);
  },
  'nothing was asked of another host, nothing is cut off, and no page had an error': async () => {
    const hosts = `[...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).host))]`;
    assert.deepEqual(await browser.run(hosts), [new URL(lab.url).host]);
    const wide = `[...document.querySelectorAll('.cell .code, .cell .cell-text, .cell-outputs')]
      .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent.slice(0, 60))`;
    assert.deepEqual(await browser.run(wide), []);
    const halves = `[...document.querySelectorAll('msub, msup, mfrac')].filter((e) => e.childElementCount !== 2).length`;
    assert.equal(await browser.run(halves), 0);
    assert.deepEqual(faults, []);
  },
};

const pictures = process.env.PICTURES;
const tests = {};
const chosen = process.argv[2];
for (const [which, open] of [
  ['Firefox', openFirefox],
  ['WebKitGTK', openWebKit],
].filter(([name]) => !chosen || name === chosen)) {
  const step = (name, test) => async () => {
    browser ??= await open(faults);
    try {
      await test();
    } finally {
      if (pictures) await browser.picture(path.join(pictures, `${which} ${name.slice(0, 30)}.png`));
    }
  };
  for (const [name, test] of Object.entries(steps)) tests[`${which}: ${name}`] = step(name, test);
  tests[`${which}: ends`] = async () => {
    await browser.close();
    browser = undefined;
  };
}

await runTests(tests, async () => {
  await browser?.close();
  closeScreen();
  lab.close();
  rmSync(lab.course, { recursive: true, force: true, maxRetries: 5 });
});
