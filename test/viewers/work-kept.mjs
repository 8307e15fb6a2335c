/* global document, window, fetch, Event, File */
// A reader's work outlives the tab, the server and the disk: they are killed while it is written,
// and nothing may be missing.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { Course } from '../../dist/course/disk/course.js';
import { ProgressSession } from '../../dist/course/disk/progress.js';
import { launchBrowser, runTests } from './support/lab-page.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const EXERCISE = '05-inertia-tensor';
const EDITS = 100;
const PATIENCE = 15_000;

const root = mkdtempSync(path.join(os.tmpdir(), 'lab-work-'));
cpSync(here(`../../exercises/${EXERCISE}`), path.join(root, 'exercises', EXERCISE), { recursive: true });
writeFileSync(
  path.join(root, 'exercises', 'course.json'),
  JSON.stringify({ format: 1, title: 'A course', order: [EXERCISE] }),
);
const course = new Course(root);
const { version, tasks } = course.find(EXERCISE);
const file = course.workFile(EXERCISE);
const script = path.join(root, 'page.js');
buildSync({
  entryPoints: [here('support/work-page.js')],
  outfile: script,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  alias: { '@dist': here('../../dist') },
  define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
  logLevel: 'warning',
});

/** Numbers from 0 to 1 that repeat (mulberry32). */
function randomFrom(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomFrom(5);

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A host of the page that can be killed and started anew at the same address. */
async function station(...kind) {
  const port = await freePort();
  let child;
  const start = async ({ full = false } = {}) => {
    const args = [here('support/work-station.mjs'), root, String(port), script, ...kind];
    // A process that may write no byte into a file stands for a full disk.
    const limited = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath];
    child = spawn(full ? 'sh' : process.execPath, [...(full ? limited : []), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
  };
  const kill = () =>
    new Promise((resolve) => {
      child.once('close', resolve);
      child.kill('SIGKILL');
    });
  await start();
  return { url: `http://127.0.0.1:${port}`, start, kill };
}

const browser = await launchBrowser();
const served = await station();
const hosted = await station('static');

const newContext = () => browser.newContext().then((context) => (context.setDefaultTimeout(PATIENCE), context));
async function openIn(context, { url }, query = '') {
  const page = await context.newPage();
  await page.goto(url + query);
  await page.waitForFunction(() => document.title === 'open');
  return page;
}
const shown = (page) => page.locator('textarea').inputValue();
const type = (page, text) =>
  page.evaluate((value) => {
    const area = document.querySelector('textarea');
    area.value = value;
    area.dispatchEvent(new Event('input'));
  }, text);
const stateOf = (page) =>
  page.evaluate(() => ({
    saved: window.lab.work.saved.value,
    note: window.lab.work.note.value,
    conflict: window.lab.work.conflict.value,
  }));
const historyOf = (page) => page.evaluate(async () => (await window.lab.work.history()).map(({ text }) => text));
async function until(look, what) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(30)) if (await look()) return;
  assert.fail(`waited in vain: ${what}`);
}
const untilSaved = (page, saved) => until(async () => (await stateOf(page)).saved === saved, `saved is ${saved}`);
const onDisk = () => readFileSync(file, 'utf8');
const textOf = (n) => `// edit ${n}\n${'export const x = 1;\n'.repeat(20)}`;
const numberIn = (text) => Number(/edit (\d+)/.exec(text)?.[1] ?? 0);

/** Types, and ends the tab in the middle of it; what came before the end must be there afterwards. */
async function killTabs(host) {
  const context = await newContext();
  let page = await openIn(context, host);
  let kills = 0;
  for (let n = 1; n <= EDITS; n++) {
    await type(page, textOf(n));
    if (random() > 0.08) continue;
    // One more edit may or may not come before the end.
    const last = type(page, textOf(n + 1)).catch(() => undefined);
    if (random() < 0.5) await page.close();
    else {
      const session = await context.newCDPSession(page);
      await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
      await page.close();
    }
    await last;
    kills++;
    page = await openIn(context, host);
    const seen = numberIn(await shown(page));
    assert.ok(seen === n || seen === n + 1, `edit ${n} was typed, ${seen} is there`);
    assert.equal((await stateOf(page)).conflict, undefined);
    n = seen;
  }
  console.log(`    ${kills} kills`);
  return { context, page };
}

const tests = {
  'a text that was typed is there after the tab is killed, on a static host': async () => {
    const { context, page } = await killTabs(hosted);
    await untilSaved(page, 'here');
    assert.ok((await historyOf(page)).length > 0);
    await context.close();
  },
  'and under npm start, where the file has it as well': async () => {
    const { context, page } = await killTabs(served);
    await untilSaved(page, 'file');
    assert.equal(onDisk(), await shown(page));
    await context.close();
  },
  'page and file agree after the server is killed while the reader types': async () => {
    const context = await newContext();
    const page = await openIn(context, served);
    let kills = 0;
    for (let n = 1; n <= EDITS; n++) {
      await type(page, textOf(1000 + n));
      await pause(20 * random());
      if (random() > 0.05) continue;
      await pause(random() < 0.5 ? 0 : 420);
      await served.kill();
      kills++;
      await type(page, textOf(1000 + ++n));
      await until(async () => (await stateOf(page)).saved === 'no-server', 'the page is told');
      assert.match((await stateOf(page)).note, /^npm start has ended\. Your work is kept in this browser/);
      await served.start();
    }
    console.log(`    ${kills} kills`);
    await untilSaved(page, 'file');
    assert.equal(onDisk(), await shown(page));
    assert.equal((await stateOf(page)).conflict, undefined);
    await context.close();
  },
  'what is saved in the file comes into the page, and the page has both when both have changed': async () => {
    const context = await newContext();
    const page = await openIn(context, served);
    writeFileSync(file, '// saved by an editor\n');
    await until(async () => (await shown(page)) === '// saved by an editor\n', 'the page follows');
    for (const [side, ends] of [
      ['mine', '// page mine\n'],
      ['file', '// file file\n'],
    ]) {
      await served.kill();
      await type(page, `// page ${side}\n`);
      writeFileSync(file, `// file ${side}\n`);
      await served.start();
      await until(async () => (await stateOf(page)).conflict !== undefined, 'a conflict');
      assert.deepEqual((await stateOf(page)).conflict, { mine: `// page ${side}\n`, file: `// file ${side}\n` });
      assert.equal(onDisk(), `// file ${side}\n`);
      await page.evaluate((s) => window.lab.work.choose(s), side);
      await untilSaved(page, 'file');
      assert.equal(onDisk(), ends);
      assert.equal(await shown(page), ends);
      const history = await historyOf(page);
      for (const text of [`// page ${side}\n`, `// file ${side}\n`]) assert.ok(history.includes(text), text);
    }
    const backups = readdirSync(course.stateFile('backups')).map((name) => course.stateFile('backups', name));
    assert.ok(backups.some((name) => readFileSync(name, 'utf8') === '// file mine\n'));
    await context.close();
  },
  'a file that cannot be written is told, and written when it can be': async () => {
    const context = await newContext();
    const page = await openIn(context, served);
    const folder = path.dirname(file);
    renameSync(folder, `${folder}.away`);
    writeFileSync(folder, 'in the way');
    await type(page, '// typed without a folder\n');
    await untilSaved(page, 'no-file');
    assert.match(
      (await stateOf(page)).note,
      /^work\/05-inertia-tensor\.ts cannot be read: a file has the name of its folder\. Your work is/,
    );
    assert.equal(await shown(page), '// typed without a folder\n');
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
    await untilSaved(page, 'file');
    assert.equal(onDisk(), '// typed without a folder\n');
    await context.close();
  },
  'a full disk of the server is told, the file stays whole, and the text is written when there is room': async () => {
    const context = await newContext();
    const page = await openIn(context, served);
    const before = onDisk();
    await served.kill();
    await served.start({ full: true });
    await type(page, '// typed while the disk is full\n');
    await untilSaved(page, 'no-file');
    assert.match((await stateOf(page)).note, /^work\/05-inertia-tensor\.ts cannot be written: .+\. Your work is kept/);
    assert.equal(onDisk(), before);
    assert.deepEqual(readdirSync(path.dirname(file)), [path.basename(file)]);
    await served.kill();
    await served.start();
    await untilSaved(page, 'file');
    assert.equal(onDisk(), '// typed while the disk is full\n');
    await context.close();
  },
  'a full disk of the browser is told, and nothing typed is lost': async () => {
    const context = await newContext();
    const page = await openIn(context, hosted);
    const session = await context.newCDPSession(page);
    const quota = (size) =>
      session.send('Storage.overrideQuotaForOrigin', {
        origin: hosted.url,
        ...(size === undefined ? {} : { quotaSize: size }),
      });
    // Before the first write: for half a minute a browser remembers how much room it had.
    await quota(1);
    await type(page, '// while the disk is full\n');
    await untilSaved(page, 'full');
    assert.equal((await stateOf(page)).note, 'Not saved: the disk is full. Export your work.');
    const files = await page.evaluate((id) => window.lab.exportWork([id]), EXERCISE);
    assert.deepEqual(files, [{ name: `work/${EXERCISE}.ts`, content: '// while the disk is full\n' }]);
    await quota();
    await type(page, '// after\n');
    await untilSaved(page, 'here');
    await page.reload();
    await page.waitForFunction(() => document.title === 'open');
    assert.equal(await shown(page), '// after\n');
    assert.ok((await historyOf(page)).length >= 1);
    await context.close();
  },
  'what lies within stretches of typing makes room, and what was checked stays': async () => {
    const context = await newContext();
    await context.addInitScript(() => {
      // Each edit a minute after the last one: a version of its own.
      const now = Date.now;
      let minutes = 0;
      Date.now = () => now() + 61_000 * minutes++;
      const { put, delete: drop } = window.IDBObjectStore.prototype;
      window.IDBObjectStore.prototype.put = function (record) {
        if (window.isFull) throw new window.DOMException('', 'QuotaExceededError');
        return put.call(this, record);
      };
      window.IDBObjectStore.prototype.delete = function (key) {
        window.isFull = false;
        return drop.call(this, key);
      };
    });
    const page = await openIn(context, hosted);
    for (let n = 1; n <= 20; n++) {
      await type(page, textOf(n));
      if (n === 3) await page.evaluate(() => window.lab.work.keep('checked'));
    }
    await untilSaved(page, 'here');
    await page.evaluate(() => (window.isFull = true));
    await type(page, textOf(21));
    await untilSaved(page, 'here');
    const left = (await historyOf(page)).map(numberIn);
    assert.ok(left.length >= 10 && left.length <= 12, String(left));
    for (const n of [21, 20, 3]) assert.ok(left.includes(n), `${n} of ${left}`);
    await context.close();
  },
  'a course that is updated leaves the text, and a reset gives its new stub': async () => {
    const context = await newContext();
    await (await openIn(context, hosted)).evaluate(() => window.lab.work.begin());
    await (await openIn(context, hosted)).close();
    const page = await openIn(context, hosted, '/?stub=a-new-stub');
    assert.equal(await shown(page), '// stub\n');
    await type(page, '// mine\n');
    await page.evaluate(() => window.lab.work.reset());
    assert.equal(await shown(page), 'a-new-stub');
    assert.deepEqual(await historyOf(page), ['a-new-stub', '// mine\n', '// stub\n']);
    await page.evaluate(async () => window.lab.work.restore((await window.lab.work.history())[1]));
    assert.equal(await shown(page), '// mine\n');
    await context.close();
  },
  'a browser that keeps nothing says so, and the work goes on': async () => {
    const context = await newContext();
    await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    const page = await openIn(context, hosted);
    await type(page, '// private\n');
    await untilSaved(page, 'full');
    assert.match((await stateOf(page)).note, /this browser keeps nothing/);
    assert.deepEqual(await historyOf(page), ['// private\n']);
    await context.close();
  },
  'two tabs show one text': async () => {
    const context = await newContext();
    const pages = [await openIn(context, served), await openIn(context, served)];
    for (let n = 1; n <= 20; n++) await type(pages[n % 2], `// tab ${n % 2} edit ${n}\n`);
    for (const page of pages) {
      await until(async () => (await shown(page)) === '// tab 0 edit 20\n', 'the last text');
      await untilSaved(page, 'file');
      assert.equal((await stateOf(page)).conflict, undefined);
    }
    assert.equal(onDisk(), '// tab 0 edit 20\n');
    const history = await historyOf(pages[0]);
    assert.ok(history.includes('// tab 1 edit 19\n'));
    await context.close();
  },
  'what is exported comes back by an import, and what was there is in the history': async () => {
    const context = await newContext();
    const page = await openIn(context, served);
    const before = onDisk();
    await type(page, '// to be exported\n');
    const back = await page.evaluate(async (id) => {
      const { work, exportWork, importWork, zipOf } = window.lab;
      const zip = new File([zipOf(await exportWork([id]))], 'work.zip');
      work.write('// typed afterwards\n');
      await work.settled();
      const others = [new File(['x'], 'notes.txt'), new File(['x'], '04-nothing.ts'), new File(['x'], 'broken.zip')];
      return importWork([zip, ...others], [id]);
    }, EXERCISE);
    assert.deepEqual(back.taken, [EXERCISE]);
    assert.equal(back.refused.length, 3);
    await until(async () => (await shown(page)) === '// to be exported\n', 'the imported text');
    const history = await historyOf(page);
    for (const text of [before, '// typed afterwards\n']) assert.ok(history.includes(text), text);
    await untilSaved(page, 'file');
    assert.equal(onDisk(), '// to be exported\n');
    const backups = readdirSync(course.stateFile('backups')).map((name) => course.stateFile('backups', name));
    assert.ok(backups.some((name) => readFileSync(name, 'utf8') === '// typed afterwards\n'));
    await context.close();
  },
  'progress is one, in the page and for lab': async () => {
    const context = await newContext();
    const page = await openIn(context, served);
    const verdict = {
      ...{ format: 1, exercise: EXERCISE, version, title: '', outcome: 'graded', score: 0, maxScore: 10 },
      ...{ checks: [], pending: { checks: 0, points: 0 }, run: { runner: 'sandbox', durationMs: 1 } },
    };
    await page.evaluate(
      async ({ info, v }) => {
        await window.lab.progress.record(info, v, '0123456789abcdef');
        await window.lab.progress.markShown(info, 1);
      },
      { info: { id: EXERCISE, version, tasks }, v: verdict },
    );
    const session = new ProgressSession(course);
    assert.equal(session.progress.exercises[EXERCISE].file, '0123456789abcdef');
    assert.deepEqual(session.progress.shown, { [EXERCISE]: [1] });
    session.update((progress) => {
      progress.exercises[EXERCISE].passed = true;
    });
    const isPassed = () => page.evaluate((id) => window.lab.progress.of(id).value?.passed, EXERCISE);
    await until(isPassed, 'the page follows lab');
    // While the server is away changes are kept, and sent when it is back.
    await served.kill();
    await page.evaluate((info) => void window.lab.progress.markShown(info, 2), { id: EXERCISE, version, tasks });
    await served.start();
    const shownTasks = () => new ProgressSession(course).progress.shown[EXERCISE].join();
    await until(() => shownTasks() === '1,2', 'the change arrives');
    await context.close();
  },
  'a page of another origin neither reads nor writes': async () => {
    const context = await newContext();
    const page = await openIn(context, hosted);
    const before = onDisk();
    const attempts = await page.evaluate(async (url) => {
      const put = { method: 'PUT', body: JSON.stringify({ text: 'stolen', over: null, backUp: false }) };
      const json = { 'Content-Type': 'application/json', 'X-Lab-Token': 'guess' };
      const asked = [
        fetch(url),
        fetch(`${url}/lab/work/05-inertia-tensor`),
        fetch(`${url}/lab/work/05-inertia-tensor`, { ...put, headers: json }),
        fetch(`${url}/lab/work/05-inertia-tensor`, { ...put, method: 'POST', mode: 'no-cors' }),
        fetch(`${url}/lab/events`),
      ];
      const results = await Promise.allSettled(asked);
      return results.map(({ status, value }) => (status === 'rejected' ? 'refused' : value.type));
    }, served.url);
    assert.deepEqual(attempts, ['refused', 'refused', 'refused', 'opaque', 'refused']);
    assert.equal(onDisk(), before);
    await context.close();
  },
};

mkdirSync(path.dirname(file), { recursive: true });
await runTests(tests, async () => {
  await browser.close();
  await Promise.all([served.kill(), hosted.kill()]);
  rmSync(root, { recursive: true, force: true });
});
