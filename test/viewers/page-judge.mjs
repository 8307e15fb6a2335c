// Answers checked in a page of Chromium, Firefox and WebKitGTK, by the built engine below a path of a plain
// static host: each verdict equals the terminal's. Solutions, stubs, known mistakes, kept submissions,
// hostile ones: a slice, with WHOLE=1 all of them.
//   node test/viewers/page-judge.mjs [Chromium|Firefox|WebKitGTK]
//   apt-get install firefox-esr webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { install, root } from '../../src/course/cli/setup.mjs';
import { openCourse } from '../../dist/course/disk/course.js';
import { gradeSubmission } from '../../dist/course/grading/grade-submission.js';
import { prepare } from '../../dist/course/grading/preparation.js';
import { submittedText } from '../../dist/course/guest/submitted-text.js';
import { limitsOf } from '../../dist/course/judging/plan.js';
import { bundleTrusted } from '../../dist/course/sandbox/load.js';
import { Sandbox } from '../../dist/course/sandbox/sandbox.js';
import { moduleScripts } from '../../dist/course/site/exercise-modules.js';
import {
  comparable,
  hostileSubmissions,
  HOSTILE_COURSE,
  REFUSED,
  submissionsOf,
  textOf,
} from '../support/page-verdicts.mjs';

install({ folder: path.dirname(fileURLToPath(import.meta.url)) });
const { isInstalled, openFirefox, openScreen, openWebKit, until } = await import('./support/other-browsers.mjs');
const { faults, launchBrowser, openPage, runTests } = await import('./support/lab-page.mjs');
const { serveFolder } = await import('./support/static-server.mjs');

const isWhole = process.env.WHOLE === '1';
/** The one case that each browser once ended in a way of its own. */
const ALWAYS = /22-deep-recursion/;
const every = (cases, n) => (isWhole ? cases : cases.filter((_one, i) => i % n === 0));

/** Everything that the pages load, below a path. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'judge-'));
const BASE = '/x/y/';
const ENGINE = path.join(root, 'dist', 'course', 'browser', 'judge');
cpSync(ENGINE, path.join(folder, 'engine'), { recursive: true });
for (const name of ['page-judge.js', 'page-guests.js']) {
  cpSync(path.join(root, 'dist', 'course', 'browser', name), path.join(folder, name));
}
mkdirSync(path.join(folder, 'outputs/late'), { recursive: true });

const exercises = [];
const cases = [];
for (const [course, own] of [
  [openCourse(root), true],
  [openCourse(HOSTILE_COURSE), false],
]) {
  for (const info of course.exercises) {
    const { moduleWith, lateTexts } = await moduleScripts(course, info);
    writeFileSync(path.join(folder, 'outputs', `${info.id}.js`), moduleWith(`./late/${info.id}.js`));
    writeFileSync(path.join(folder, 'outputs/late', `${info.id}.js`), lateTexts);
    exercises.push({ course, info });
    const add = (name, source) => cases.push({ course, info, name: `${info.id} ${name}`, source });
    if (own) {
      const [solution, ...others] = submissionsOf(course, info.id);
      for (const file of [solution, ...every(others, 60)]) add(path.relative(root, file), await bundleTrusted(file));
    } else {
      for (const file of hostileSubmissions().filter((name, i) => isWhole || i % 3 === 0 || ALWAYS.test(name)))
        add(path.basename(path.dirname(file)), textOf(file));
    }
  }
}
const [tensor] = exercises.filter(({ info }) => info.id === '05-inertia-tensor');
for (const [name, source] of Object.entries(REFUSED)) cases.push({ ...tensor, name: `refused: ${name}`, source });

/** What the terminal says, before a browser takes the processor. */
async function terminalVerdicts() {
  const kept = new Map();
  for (const { course, info } of exercises) {
    const limits = limitsOf(info, course.info.limits);
    kept.set(info.id, { limits, sandbox: new Sandbox({ limits }), preparation: await prepare(course, info) });
  }
  const verdicts = [];
  for (const { course, info, source } of cases) {
    const { limits, ...options } = kept.get(info.id);
    const read = submittedText(`${info.id}.ts`, Buffer.from(source), limits);
    verdicts.push(comparable(await gradeSubmission(course, info, { ...options, read })));
  }
  for (const { sandbox } of kept.values()) sandbox.close();
  return verdicts;
}

writeFileSync(
  path.join(folder, 'cases.json'),
  JSON.stringify(cases.map(({ info, source }) => ({ exercise: `../outputs/${info.id}.js`, source }))),
);
/* The page judges all cases one after the other, and counts how long its own thread once waited. */
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><title>judge</title><script type="module">
import { GivenUp, openJudge } from './page-judge.js';
const open = () => openJudge({ engineUrl: new URL('engine/', location.href).href });
const cases = await (await fetch('cases.json')).json();
Object.assign(window, { open, cases, GivenUp, outcomes: [], longest: 0 });
let last = performance.now();
setInterval(() => {
  window.longest = Math.max(window.longest, performance.now() - last);
  last = performance.now();
}, 10);
window.judgeAll = async () => {
  const judge = open();
  for (const { exercise, source } of cases) {
    let rows = 0;
    window.longest = 0;
    try {
      void judge.prepare(exercise);
      const verdict = await judge.check(source, { onChecks: (checks) => { rows = checks.length; } });
      window.outcomes.push({ verdict, rows, longest: window.longest });
    } catch (error) {
      window.outcomes.push({ problem: String(error) });
    }
  }
  judge.close();
};
window.interrupted = async (exercise, { right, loop }) => {
  const judge = open();
  await judge.prepare(exercise);
  const ends = [];
  const end = (check) => check.then(({ score }) => ends.push(score), ({ name }) => ends.push(name));
  const soon = () => new Promise((resolve) => setTimeout(resolve, 300));
  const first = end(judge.check(loop));
  await soon();
  await Promise.all([first, end(judge.check(right))]);
  const third = end(judge.check(loop));
  await soon();
  judge.stop();
  await third;
  await end(judge.check(right));
  judge.close();
  return ends;
};
/** Milliseconds from Check to the first rows and to the verdict: at once, again, and when all is prepared. */
window.times = async (exercise, text) => {
  const timed = async (judge) => {
    const began = performance.now();
    let rows;
    await judge.check(text, { onChecks: () => { rows = performance.now() - began; } });
    return { rows, verdict: performance.now() - began };
  };
  const judge = open();
  void judge.prepare(exercise);
  const times = { cold: await timed(judge), second: await timed(judge), warm: await timed(judge) };
  judge.close();
  const other = open();
  await other.prepare(exercise);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  times.prepared = await timed(other);
  other.close();
  return times;
};
// A browser that has just begun stands still for a second, once, whatever is judged: not the page's doing.
setTimeout(() => { window.isReady = true; }, 3000);
</script>`,
);
const server = await serveFolder(folder, BASE);
const home = `${server.url}${BASE}index.html`;

async function openChromium() {
  const browser = await launchBrowser();
  const page = await openPage(browser);
  return {
    goto: (url) => page.goto(url),
    run: (text) => page.evaluate(text),
    close: () => browser.close(),
  };
}
const BROWSERS = { Chromium: openChromium, Firefox: () => openFirefox(faults), WebKitGTK: openWebKit };
/**
 * Those that are run when none is named; with WHOLE=1 all of them, each takes a minute or more.
 * Firefox judges in a walk of its own.
 */
const usual = process.env.WHOLE === '1' ? Object.keys(BROWSERS) : ['Chromium'];
const chosen = Object.keys(BROWSERS).filter((name) =>
  process.argv[2] ? name === process.argv[2] : usual.includes(name),
);
assert.ok(chosen.length > 0, `expected one of ${Object.keys(BROWSERS).join(', ')}`);
const needsScreen = chosen.some((name) => name !== 'Chromium');
assert.ok(
  !needsScreen || (isInstalled.firefox && isInstalled.webkit),
  'this needs firefox-esr, webkit2gtk-driver and libwebkit2gtk-4.1-0',
);
const closeScreen = needsScreen ? await openScreen() : () => undefined;

let browser;
let wanted;
const json = async (text) => JSON.parse(await browser.run(`JSON.stringify(${text})`));
/** Starts something that takes long, and waits for its result: not every driver waits for a promise. */
async function later(text) {
  await browser.run(`void (async () => { window.result = undefined; window.result = { is: await (${text}) }; })()`);
  await until(() => browser.run('window.result !== undefined'), text.slice(0, 60));
  return json('window.result.is');
}

const steps = {
  'every verdict is the terminal’s, and the page never waits': async () => {
    await browser.goto(home);
    await until(() => browser.run('window.isReady === true'), 'the page');
    await browser.run('void window.judgeAll()');
    let seen = -1;
    // As long as it goes on; a case may take as long as all its limits.
    while (seen < cases.length) {
      const before = seen;
      seen = await until(
        async () => {
          const count = await browser.run('window.outcomes.length');
          return count > before || count === cases.length ? count : undefined;
        },
        `the verdict on ${cases[before < 0 ? 0 : before]?.name}`,
      );
    }
    const outcomes = await json('window.outcomes');
    const unequal = [];
    cases.forEach(({ name }, i) => {
      const { verdict, problem, rows } = outcomes[i];
      if (problem) unequal.push(`${name}: ${problem}`);
      else if (verdict.outcome === 'grader-error') unequal.push(`${name}: ${verdict.message}`);
      else if (verdict.outcome === 'graded' && rows === 0) unequal.push(`${name}: no rows before the sweeps`);
      else {
        try {
          assert.deepEqual(comparable(verdict), wanted[i]);
        } catch (error) {
          unequal.push(`${name}: ${verdict.message ?? ''} ${error.message}`);
        }
      }
    });
    const waits = outcomes.map(({ longest = 0 }) => Math.round(longest));
    const longest = Math.max(...waits);
    const where = cases[waits.indexOf(longest)].name;
    console.log(
      `    ${cases.length} cases, ${unequal.length} unequal; the page waited at most ${longest} ms (${where})`,
    );
    assert.deepEqual(unequal, []);
    assert.ok(longest < 1000, `the page waited for ${longest} ms at ${where}`);
  },

  'how long a check takes': async () => {
    const right = JSON.stringify(textOf(tensor.course.file(tensor.info.id, 'solution.ts')));
    const times = await later(`window.times('../outputs/${tensor.info.id}.js', ${right})`);
    for (const [when, { rows, verdict }] of Object.entries(times)) {
      console.log(`    ${when}: first rows after ${Math.round(rows)} ms, verdict after ${Math.round(verdict)} ms`);
      assert.ok(rows > 0 && rows <= verdict);
    }
  },

  'a newer check takes the place of one that runs, and Stop ends it': async () => {
    const right = textOf(tensor.course.file(tensor.info.id, 'solution.ts'));
    const texts = JSON.stringify({ right, loop: `${right}\nfor (;;);\n` });
    const found = await later(`window.interrupted('../outputs/${tensor.info.id}.js', ${texts})`);
    assert.deepEqual(found, ['GivenUp', 7, 'GivenUp', 7]);
  },

  'an engine that is not there is told, and the next check finds it': async () => {
    const found = await later(`(async () => {
      const judge = window.open();
      const problem = await judge.prepare('../outputs/none.js').then(() => '', (error) => error.message);
      await judge.prepare('../outputs/${tensor.info.id}.js');
      const { outcome } = await judge.check('export const x = 1;');
      judge.close();
      return [problem !== '', outcome];
    })()`);
    assert.deepEqual(found, [true, 'graded']);
  },

  'nothing was asked of another host': async () => {
    const hosts = `[...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).host))]`;
    assert.deepEqual(await json(hosts), [new URL(server.url).host]);
  },
};

/** Bytes, as a static host sends them. */
// The capstone brings what reads four formats of mesh files, and an integrator.
const LIMITS = { engine: 397_000, lateEngine: 6_000, module: 15_000, capstone: 40_000, late: 8_000 };
/** Loaded only with an answer that no single mistake explains. */
const LATE_ENGINE = /^judge-late-diagnosis\.js$/;
const tests = {
  'the engine is small': () => {
    const size = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
    const isFile = (file) => statSync(file).isFile();
    const sizes = (where) =>
      readdirSync(where)
        .filter((name) => isFile(path.join(where, name)))
        .map((name) => [name, size(path.join(where, name))]);
    const files = sizes(path.join(folder, 'engine'));
    const [engine, lateEngine] = [false, true].map((isLate) =>
      files.filter(([name]) => LATE_ENGINE.test(name) === isLate),
    );
    const modules = sizes(path.join(folder, 'outputs'));
    for (const [name, bytes] of [...files, ...modules]) console.log(`    ${name}: ${bytes} bytes gzip`);
    const late = sizes(path.join(folder, 'outputs/late'));
    const isCapstone = ([name]) => name.startsWith('18-');
    const [largest, largestLate, capstone] = [
      modules.filter((module) => !isCapstone(module)),
      late,
      modules.filter(isCapstone),
    ].map((all) => Math.max(...all.map(([, bytes]) => bytes)));
    const [all, allLate] = [engine, lateEngine].map((list) => list.reduce((sum, [, bytes]) => sum + bytes, 0));
    console.log(
      `    the engine: ${all} bytes gzip, the largest exercise ${largest}, the largest sentences ${largestLate}`,
    );
    assert.ok(all <= LIMITS.engine, `${all} bytes`);
    assert.ok(allLate > 0 && allLate <= LIMITS.lateEngine, `${allLate} bytes`);
    assert.ok(largest <= LIMITS.module, `${largest} bytes`);
    assert.ok(capstone <= LIMITS.capstone, `${capstone} bytes`);
    assert.ok(largestLate <= LIMITS.late, `${largestLate} bytes`);
  },
};
for (const which of chosen) {
  for (const [name, test] of Object.entries(steps)) {
    tests[`${which}: ${name}`] = async () => {
      wanted ??= await terminalVerdicts();
      browser ??= await BROWSERS[which]();
      await test();
    };
  }
  tests[`${which}: ends`] = async () => {
    await browser?.close();
    browser = undefined;
  };
}
tests['no page had an error'] = () => {
  // The one that is asked for and is not there.
  assert.deepEqual(
    faults.filter((fault) => !/none\.js|404/.test(fault)),
    [],
  );
};

await runTests(tests, async () => {
  await browser?.close();
  closeScreen();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
