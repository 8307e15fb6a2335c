// Exercises 05, 10 and 11 in Firefox and WebKitGTK, by mouse and keys, without a server of ours:
// from the stub to full marks, a wrong answer, a hint, a reload. What Chromium does in detail
// in exercise-pages.mjs is done here once each.
//   node test/viewers/exercises-firefox-webkit.mjs [Firefox|WebKitGTK]
//   apt-get install firefox-esr webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { install } from '../../src/course/cli/setup.mjs';
import { infoOf, solvedUpTo, withMistake } from './support/student-files.mjs';

install({ folder: path.dirname(fileURLToPath(import.meta.url)) });
const { isInstalled, openFirefox, openScreen, openWebKit, until } = await import('./support/other-browsers.mjs');
const { runTests, serveLab } = await import('./support/lab-page.mjs');

assert.ok(
  isInstalled.firefox && isInstalled.webkit,
  'this needs firefox-esr, webkit2gtk-driver and libwebkit2gtk-4.1-0',
);
const faults = [];
const BROWSERS = { Firefox: () => openFirefox(faults), WebKitGTK: openWebKit };
/** Those that are run when none is named; with WHOLE=1 all of them, each takes a minute or more. */
const usual = process.env.WHOLE === '1' ? Object.keys(BROWSERS) : ['Firefox'];
const chosen = Object.keys(BROWSERS).filter((name) =>
  process.argv[2] ? name === process.argv[2] : usual.includes(name),
);
assert.ok(chosen.length > 0, `expected one of ${Object.keys(BROWSERS).join(', ')}`);
const lab = await serveLab(['05-inertia-tensor']);
const closeScreen = await openScreen();
let browser;

const quoted = JSON.stringify;
const first = (selector) => `document.querySelector(${quoted(selector)})`;
const textOf = (selector) => browser.run(`${first(selector)}?.innerText ?? ''`);
const seen = (selector, pattern) =>
  until(async () => pattern.test(await textOf(selector)), `${pattern} in ${selector}`);
const buttonCalled = (name) =>
  `[...document.querySelectorAll('.exercise button')].find((b) => ${name}.test(b.textContent.trim()))`;
const VERDICT = '[role=status][aria-label=Verdict]';
const EDITOR = '.file-editor .cm-content';
/** One line of it: of the whole, the middle may be out of sight, and moves as lines are measured. */
const LINE = `${EDITOR} .cm-line`;
const tab = (task) => `#tab-${task}`;

async function visit(id) {
  await browser.goto(`${lab.url}exercises/${id}.html`);
  await until(() => browser.run(`${first(EDITOR)} !== null && document.fonts.status === 'loaded'`), 'the editor');
}
/**
 * The middle of what is clicked, once it stands still in the window: the page scrolls by itself
 * after a check or a new task.
 */
async function placeOf(place) {
  let last;
  return until(async () => {
    const now = await browser.run(`((found) => {
      if (!found) return null;
      const { x, y, width, height } = found.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2];
      if (found.contains(document.elementFromPoint(...middle))) return middle;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      return null;
    })(${place})`);
    const rests = now !== null && String(now) === String(last);
    last = now;
    return rests && now;
  }, place);
}
async function click(place) {
  const [x, y] = await placeOf(place);
  await browser.move(x, y);
  await browser.down();
  await browser.up();
}
/**
 * Another text in the editor, as a paste gives it (Firefox takes its data by other names);
 * the last character is typed.
 */
async function write(text) {
  await click(first(LINE));
  await browser.press('Control', 'a');
  await browser.run(`((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const paste = { clipboardData: data, dataType: 'text/plain', data: text, bubbles: true, cancelable: true };
    ${first(EDITOR)}.dispatchEvent(new ClipboardEvent('paste', paste));
  })(${quoted(text)})`);
  await browser.type(' ');
}
async function check() {
  await browser.press('Control', 'Enter');
  await until(
    () =>
      browser.run(`${first('.verdict:not(.running)')} !== null && ${first('.was-edited, .verdict.running')} === null`),
    'the verdict',
  );
}

async function walk(id) {
  const { tasks, rubric } = infoOf(id);
  const pointsUpTo = (last) =>
    rubric.filter((row) => !row.hidden && row.task <= last).reduce((sum, { points }) => sum + points, 0);
  await visit(id);
  for (const [i, { can }] of tasks.entries()) {
    await write(solvedUpTo(id, i + 1));
    await check();
    assert.match(await textOf(`${VERDICT} header`), new RegExp(`Task ${i + 1} is right\\. You can ${can}\\.`));
    await seen('.reached', new RegExp(`${pointsUpTo(i + 1)} of ${pointsUpTo(tasks.length)}`));
    await seen(tab(i + 1), /, solved/);
    if (i + 1 < tasks.length) await click(buttonCalled('/^Next: /'));
  }
}

const TENSOR = '05-inertia-tensor';
const steps = {
  'exercise 05 from the stub to full marks': () => walk(TENSOR),
  'the text and the points outlast a reload': async () => {
    await visit(TENSOR);
    await seen('.reached', /7 of 7/);
    await click(buttonCalled('/^History$/'));
    await until(() => browser.run(`${first('.history pre')} !== null`), 'the history');
    assert.equal(
      (await browser.run(`${first('.history pre')}.textContent`)).trimEnd(),
      solvedUpTo(TENSOR, 4).trimEnd(),
    );
    await seen('.saved', /Saved in this browser/);
  },
  'a wrong sign is named, with both matrices and a picture': async () => {
    await click(first(tab(2)));
    await write(withMistake(TENSOR, 'plus-products', 'inertiaTensor'));
    await check();
    const said = await textOf(VERDICT);
    assert.match(said, /Task 2: not yet/);
    assert.match(said, /The products of inertia have the wrong sign/);
    assert.match(said, /inertiaTensor\(\[\{ mass: /);
    assert.ok((await browser.run(`document.querySelectorAll('.value-pair .got mark').length`)) > 0);
    assert.match(await browser.run(`${first(`${VERDICT} svg`)}.getAttribute('aria-label')`), /yours says \d+°/);
  },
  'a hint opens, the next one after an edit': async () => {
    await click(buttonCalled('/^Hint/'));
    await seen('.hints ol', /Start with one point/);
    assert.equal(await browser.run(`${buttonCalled('/^Next hint/')}.disabled`), true);
    await click(first(LINE));
    await browser.type(' ');
    await click(buttonCalled('/^Next hint/'));
    await seen('.hints ol', /square of the circle's radius/);
  },
  'the smallest input runs in a cell': async () => {
    await click(buttonCalled('/^Use this input in a cell$/'));
    await seen('.scratch pre', /\[ \[ 1, 0, 0 \]/);
  },
  'exercise 10 from the stub to full marks': () => walk('10-runge-kutta'),
  'exercise 11 from the stub to full marks': () => walk('11-orientation'),
  'nothing was asked of another host': async () => {
    const hosts = `[...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).host))].join()`;
    assert.equal(await browser.run(hosts), new URL(lab.url).host);
  },
};

/** Long walks that one browser alone does, but with WHOLE=1. */
const ALONE = { 10: 'Firefox', 11: 'WebKitGTK' };
const isDone = (which, name) => {
  const [, number] = /^exercise (10|11)/.exec(name) ?? [];
  return process.env.WHOLE === '1' || number === undefined || ALONE[number] === which;
};

const tests = {};
for (const which of chosen) {
  for (const [name, test] of Object.entries(steps)) {
    if (!isDone(which, name)) continue;
    tests[`${which}: ${name}`] = async () => {
      browser ??= await BROWSERS[which]();
      await test();
    };
  }
  tests[`${which}: ends`] = async () => {
    await browser?.close();
    browser = undefined;
  };
}
tests['no page had an error'] = () => assert.deepEqual(faults, []);

await runTests(tests, async () => {
  await browser?.close();
  closeScreen();
  lab.close();
  rmSync(lab.course, { recursive: true, force: true });
});
