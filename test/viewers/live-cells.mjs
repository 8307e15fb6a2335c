// The cells of all notebooks in a browser's worker: equal to the stored outputs; and what a worker
// alone can show of the engine.
//   node test/viewers/live-cells.mjs [00 12…]
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { root } from '../../src/course/cli/setup.mjs';
import { differences } from '../../dist/course/cells/compare.js';
import { readNotebook } from '../../dist/course/notebooks/notebook-file.js';
import { FLAGS, findBrowser } from '../../dist/course/notebooks/pictures.js';
import { serveFolder } from './support/static-server.mjs';

/**
 * Integrations without stability multiply the last bit of sin and exp, in which V8's versions
 * differ: their words must agree.
 */
const CHAOTIC = {
  '15-stability-of-stabilisation': {
    'large-gains': 'one method is run beyond its limit of stability',
    'figure-2-chart': 'the deviations grow by rounding alone',
  },
};
const LIMITS = { engine: 200_000, perCell: 10_000 };

const executablePath = findBrowser();
assert.ok(executablePath, 'this needs an installed Chromium or Chrome');
const folder = path.join(root, 'dist');
const server = await serveFolder(folder, '/');
const browser = await chromium.launch({ executablePath, args: FLAGS });
const asked = [];
const faults = [];

async function openPage() {
  const page = await (await browser.newContext()).newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(`${server.url}/empty.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(`${server.url}/empty.html`);
  await page.evaluate(installDriver);
  return page;
}

/* global window, Worker */
/** Runs in the page: `open` makes a notebook, `ask` resolves with the events of a request. */
async function installDriver() {
  const { LiveNotebook } = await import('/course/browser/live-notebook.js');
  window.open = (cells, options) => {
    window.notebook?.close();
    const worker = () => new Worker('/course/browser/bundle/cell-worker.js', { type: 'module' });
    window.notebook = new LiveNotebook(worker, cells, options);
  };
  window.ask = (request) =>
    new Promise((resolve) => {
      const events = [];
      const began = performance.now();
      const stop = window.notebook.listen((event) => {
        events.push(event);
        const isEnd =
          (event.kind === 'done' && !window.notebook.isBusy) || event.kind === 'stopped' || event.kind === 'broken';
        if (!isEnd) return;
        stop();
        resolve({ events, ms: performance.now() - began });
      });
      window.notebook.ask(request);
    });
}

const open = (page, cells, options) => page.evaluate(([c, o]) => window.open(c, o), [cells, options]);
const ask = (page, request) => page.evaluate((r) => window.ask(r), request);
const outcome = ({ events }, id) => events.findLast((event) => event.kind === 'ran' && event.cell === id);
const printed = (result, id) =>
  outcome(result, id)
    ?.outputs.map(({ text }) => text)
    .join('') ?? '';
const codeOf = (cells) => cells.filter(({ kind }) => kind === 'code').map(({ id, source }) => ({ id, source }));
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;
/** What is left of outputs without their numbers. */
const wordsOf = (outputs) =>
  outputs.map(({ text }) => (text === undefined ? 'a figure' : text.replace(NUMBER, '#').replace(/\s+/g, ' ')));

/** One line for each cell of a notebook that does not show what is stored. */
async function unequalCells(page, name) {
  const notebook = ['.lab/notebooks', 'notebooks']
    .map((where) => readNotebook(path.join(root, where, `${name}.ipynb`)))
    .find((found) => found !== undefined);
  const code = codeOf(notebook.cells);
  await open(page, code);
  const result = await ask(page, { run: code.map(({ id }) => id) });
  const unequal = notebook.cells.flatMap((cell) => {
    if (cell.kind !== 'code') return [];
    const ran = outcome(result, cell.id);
    if (!ran) return [`${cell.id}: did not run`];
    if (ran.error) return [`${cell.id}: ${ran.error.message}`];
    const found = differences([cell], [{ ...cell, outputs: ran.outputs }]);
    if (CHAOTIC[name]?.[cell.id] === undefined) return found.slice(0, 1).map((line) => `${cell.id}: ${line}`);
    const [words, stored] = [ran.outputs, cell.outputs].map((outputs) => JSON.stringify(wordsOf(outputs)));
    return words === stored ? [] : [`${cell.id}: got the words ${words}, stored ${stored}`];
  });
  return { count: code.length, unequal, ms: result.ms, slowest: Math.max(...result.events.map(({ ms = 0 }) => ms)) };
}

const chosen = process.argv.slice(2);
const names = readdirSync(path.join(root, 'notebooks'))
  .filter((file) => file.endsWith('.ipynb'))
  .map((file) => file.replace('.ipynb', ''))
  .filter((name) => chosen.length === 0 || chosen.some((beginning) => name.startsWith(beginning)));

const tests = {
  'every cell shows what is stored': async (page) => {
    const wrong = [];
    let cells = 0;
    for (const name of names) {
      const { count, unequal, ms, slowest } = await unequalCells(page, name);
      cells += count;
      wrong.push(...unequal.map((line) => `${name} ${line}`));
      console.log(`    ${name}: ${count} cells in ${Math.round(ms)} ms, the slowest in ${Math.round(slowest)} ms`);
    }
    console.log(`    ${cells} cells, ${wrong.length} unequal`);
    assert.deepEqual(wrong, []);
  },

  'what comes before the first cell is small, and mathjs comes only when a cell imports it': async (page) => {
    const bundle = '/course/browser/bundle/';
    const sizes = async (cells) => {
      asked.length = 0;
      await open(page, cells);
      const result = await ask(page, { run: cells.map(({ id }) => id) });
      assert.deepEqual(
        result.events.filter(({ error }) => error),
        [],
      );
      const files = [...new Set(asked.filter((file) => file.startsWith(bundle)))];
      const bytes = files.map((file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length);
      return bytes.reduce((a, b) => a + b, 0);
    };
    const first = await sizes([
      { id: 'a', source: "import { add } from 'rigid-body-lab';\nconsole.log(add([1, 2, 3], [1, 1, 1]));" },
    ]);
    const formulas = await sizes([
      {
        id: 'a',
        source:
          "import { constraint } from 'rigid-body-lab';\nconsole.log(constraint({ equations: ['x - 1'], variables: ['x'] }).f(0, [3]));",
      },
    ]);
    const whole = await sizes([
      { id: 'a', source: "import { evaluate } from 'mathjs';\nconsole.log(evaluate('1 + 1'));" },
    ]);
    console.log(`    gzip: engine ${first}, with formulas ${formulas}, with mathjs ${whole}`);
    assert.ok(first < LIMITS.engine, `${first} bytes`);
    assert.ok(formulas > first + 50_000 && whole > formulas, 'mathjs is not on its own');
  },

  'a body made by the library is the same for the part that comes later': async (page) => {
    const cells = [
      {
        id: 'a',
        source:
          "import { rigidBody, solidBox, simulate, rigidBodyState } from 'rigid-body-lab';\nconst box = rigidBody({ massProperties: solidBox({ size: [1, 2, 3], mass: 1 }) });",
      },
      {
        id: 'b',
        source:
          "import * as all from 'rigid-body-lab';\nconsole.log(all.simulate === simulate, all.simulate(box, rigidBodyState({}), { duration: 1, stepSize: 0.5 }).times);",
      },
    ];
    await open(page, cells);
    assert.equal(printed(await ask(page, { run: ['a', 'b'] }), 'b'), 'true [ 0, 0.5, 1 ]\n');
  },

  'errors name the line of the cell': async (page) => {
    const sources = [
      'interface A {\n  x: number;\n}\nconst a = undefined as unknown as A;\na.x;',
      '\nfunction f(): void {\n  throw new RangeError("deep");\n}',
      'const x = 1;\nf();',
      'const y = 1;\nconst z = (2;',
      'await Promise.resolve();\n\nundefinedName;',
    ];
    const cells = sources.map((source, i) => ({ id: 'abcde'[i], source }));
    await open(page, cells);
    const result = await ask(page, { run: ['a', 'b', 'c', 'd', 'e'] });
    const errors = [...'acde'].map((id) => [outcome(result, id).error.name, outcome(result, id).error.line]);
    assert.deepEqual(errors, [
      ['TypeError', 5],
      ['RangeError', 2],
      ['SyntaxError', 2],
      ['ReferenceError', 3],
    ]);
  },

  'an endless loop is stopped, the page lives, and the next request runs what it needs': async (page) => {
    const cells = [
      { id: 'a', source: 'const x = 1;' },
      { id: 'b', source: 'const y = 2 * x;' },
      { id: 'c', source: 'console.log(x + y);' },
    ];
    await open(page, cells, { limit: 1500 });
    assert.equal(printed(await ask(page, { run: ['a', 'b', 'c'] }), 'c'), '3\n');
    const stopped = await page.evaluate(async () => {
      let frames = 0;
      const count = () => {
        frames += 1;
        window.requestAnimationFrame(count);
      };
      count();
      const { events, ms } = await window.ask({ edits: [{ id: 'b', source: 'const y = x;\nfor (;;);' }] });
      return { last: events.at(-1), frames, ms };
    });
    assert.deepEqual(stopped.last, { kind: 'stopped', reason: 'too-long', cell: 'b', stale: ['c'] });
    assert.ok(stopped.frames > 20, `${stopped.frames} frames while the loop ran`);
    // What needs the stopped cell waits for it and does not run into the loop again.
    const after = await ask(page, { run: ['c'] });
    assert.deepEqual(
      after.events.filter(({ kind }) => kind === 'blocked'),
      [{ kind: 'blocked', cell: 'c', by: 'b' }],
    );
    const began = performance.now();
    assert.equal(printed(await ask(page, { edits: [{ id: 'b', source: 'const y = 5;' }] }), 'c'), '6\n');
    console.log(`    mended ${Math.round(performance.now() - began)} ms after it, ${stopped.frames} frames meanwhile`);
  },

  'Stop ends a cell at once': async (page) => {
    await open(page, [{ id: 'a', source: 'for (;;);' }]);
    const { reason, ms } = await page.evaluate(async () => {
      const going = window.ask({ run: ['a'] });
      await new Promise((resolve) => {
        window.notebook.listen((event) => event.kind === 'begins' && resolve());
      });
      const began = performance.now();
      window.notebook.stop();
      const { events } = await going;
      return { reason: events.at(-1).reason, ms: performance.now() - began };
    });
    assert.equal(reason, 'asked');
    assert.ok(ms < 200, `${ms} ms`);
  },

  'of many values sent while a cell runs, the last is shown': async (page) => {
    const cells = [
      { id: 'a', source: 'const x = 0;' },
      { id: 'b', source: 'let s = 0;\nfor (let i = 0; i < 5e6; i++) s += x;\nconsole.log(s / 5e6);' },
    ];
    await open(page, cells);
    await ask(page, { run: ['a', 'b'] });
    const { last, shown } = await page.evaluate(async () => {
      const texts = [];
      window.notebook.listen(
        (event) => event.kind === 'ran' && event.cell === 'b' && texts.push(event.outputs[0].text),
      );
      let going;
      for (let k = 1; k <= 40; k++) {
        going = window.ask({ edits: [{ id: 'a', source: `const x = ${k};` }], budget: 100, visible: ['b'] });
        await new Promise((resolve) => window.setTimeout(resolve, 5));
      }
      await going;
      await window.ask({});
      return { last: texts.at(-1), shown: texts.length };
    });
    assert.equal(last, '40\n');
    assert.ok(shown < 40, `${shown} of 40 values were computed`);
  },

  'types: what is wrong in a cell, and what can be written there': async (page) => {
    const { cells } = readNotebook(path.join(root, 'notebooks', '12-tumbling.ipynb'));
    const code = codeOf(cells);
    const wrong = { id: 'wrong', source: 'const aText: string = lambda;\nlambda.toFi' };
    const replies = await page.evaluate(
      async ({ requests }) => {
        const worker = new Worker('/course/browser/types/types-worker.js', { type: 'module' });
        const answers = [];
        for (const request of requests) {
          const began = window.performance.now();
          worker.postMessage(request);
          const data = await new Promise((resolve, reject) => {
            worker.onmessage = (event) => resolve(event.data);
            worker.onerror = (event) => reject(new Error(event.message));
          });
          answers.push({ ...data, ms: window.performance.now() - began });
        }
        worker.terminate();
        return answers;
      },
      {
        requests: [
          { number: 1, cells: code },
          { number: 2, cells: [...code, wrong] },
          { number: 3, cells: [...code, wrong], at: { cell: 'wrong', offset: wrong.source.length } },
        ],
      },
    );
    assert.deepEqual(replies[0].problems, []);
    assert.equal(replies[1].problems[0].message, "Type 'number' is not assignable to type 'string'.");
    assert.deepEqual([replies[1].problems[0].cell, replies[1].problems[0].from], ['wrong', 6]);
    assert.ok(replies[2].names.includes('toFixed'), replies[2].names.join());
    const size = (file) => gzipSync(readFileSync(path.join(folder, 'course/browser/types', file))).length;
    console.log(
      `    ${replies.map(({ ms }) => Math.round(ms)).join(', ')} ms; gzip ${size('types-worker.js')} and ${size('types.json')}`,
    );
  },

  'first output, cold and warm': async () => {
    const page = await openPage();
    const { cells } = readNotebook(path.join(root, 'notebooks', '12-tumbling.ipynb'));
    await open(page, codeOf(cells));
    const cold = await ask(page, { run: ['growth'] });
    const warm = await ask(page, { run: ['growth'] });
    assert.deepEqual(
      [cold, warm].map(({ events }) => events.filter(({ kind }) => kind === 'ran').map(({ cell }) => cell)),
      [['import', 'flip-motion', 'growth'], ['growth']],
    );
    console.log(`    12 growth: cold ${Math.round(cold.ms)} ms, again ${Math.round(warm.ms)} ms`);
  },
};

const page = await openPage();
const failed = [];
for (const [name, test] of Object.entries(tests)) {
  try {
    await test(page);
    console.log(`  ✓ ${name}`);
  } catch (error) {
    failed.push(name);
    console.log(`  ✗ ${name}\n    ${error.message}`);
  }
}
if (faults.length > 0) failed.push(...faults);
for (const fault of faults) console.log(`  ✗ ${fault}`);
await browser.close();
server.close();
console.log(`${Object.keys(tests).length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
