/**
 * A worker is not trusted: whatever it answers, and whenever it ends, there is a verdict,
 * in time, and no process is left.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { BUILT, inPackage } from '../../../src/course/disk/places.js';
import { judgeSubmission } from '../../../src/course/judging/judge-submission.js';
import { exportedNames, planOf } from '../../../src/course/judging/plan.js';
import { faultOf } from '../../../src/course/judging/verdict.js';
import type { Verdict } from '../../../src/course/judging/verdict.js';
import { detectLayers } from '../../../src/course/sandbox/layers.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import { definitions, fileWith, info } from '../guest/bridge-exercise.js';
import { DEFAULT_LIMITS } from '../../../src/course/guest/limits.js';
import { commandOf, descendants } from './station.js';
import { slice } from '../../support/slice.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'wicked-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const limits = { ...DEFAULT_LIMITS, compileMs: 1500, loadMs: 300, checkMs: 300, sweepMs: 300, replyBytes: 100_000 };
const plan = planOf(info, definitions, { seeds: { public: 'seen', hidden: 'unseen' }, hidden: true });
const submission = {
  source: fileWith({}),
  imports: [],
  library: '({})',
  names: exportedNames(info),
  methods: info.methods!,
};

/** A worker that answers as ours would, but for one step. */
const program = (step: string, act: string): string => `
import process from 'node:process';
const send = (text) => process.stdout.write(text);
const answers = {
  ready: '{"ready":true}\\n',
  open: '{"exported":["scaled"]}\\n',
  load: '{"replies":["{\\\\"loaded\\\\":[]}"]}\\n',
  probe: '{"replies":["{\\\\"value\\\\":1}"]}\\n',
};
const step = (name) => {
  if (name !== ${JSON.stringify(step)}) return send(answers[name]);
  const usual = answers[name];
  ${act}
};
step('ready');
let pending = '';
process.stdin.setEncoding('utf8').on('data', (chunk) => {
  pending += chunk;
  for (let end = pending.indexOf('\\n'); end >= 0; end = pending.indexOf('\\n')) {
    const message = JSON.parse(pending.slice(0, end));
    pending = pending.slice(end + 1);
    step(Object.keys(message)[0]);
  }
});
`;

const ACTS: readonly [string, string][] = [
  ['ends', 'process.exit(0);'],
  ['ends with a number and a complaint', `console.error('bwrap'); process.exit(3);`],
  ['is killed', `process.kill(process.pid, 'SIGKILL');`],
  ['ends in the middle of a line', `process.stdout.write(usual.slice(0, 9), () => process.exit(0));`],
  ['answers null', `send('null\\n');`],
  ['answers a number', `send('7\\n');`],
  ['answers nothing', `send('\\n');`],
  ['answers no JSON', `send('{"replies":[\\n');`],
  ['answers random bytes', `send(Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)));`],
  ['answers twice', 'send(usual + usual);'],
  ['answers more than was asked', 'send(usual); setTimeout(() => send(usual), 1);'],
  ['floods', `setInterval(() => send('x'.repeat(60000)), 1);`],
  ['answers a line of brackets', `send('['.repeat(50000) + '\\n');`],
  ['answers deep JSON', `send('{"replies":["' + '['.repeat(20000) + '"]}\\n');`],
];
const SILENCE: readonly [string, string][] = [
  ['says nothing', ''],
  ['never ends', 'for (;;);'],
  ['closes its output', 'process.stdout.destroy();'],
];
const SHAPES = [
  '{"exported":5}',
  '{"exported":[1]}',
  '{"refused":{}}',
  '{"refused":"\\\\u001b[2J","line":"x"}',
  '{"replies":5}',
  '{"replies":[{}]}',
  '{"replies":[],"stopped":{}}',
  '{"replies":[],"stopped":"never","output":[]}',
  '{"replies":["{}","{}","{}"],"findings":"[1,null,{}]","calls":"[[1],null,7]"}',
  '{"replies":["{\\\\"value\\\\":9}"],"calls":"[[\\\\"f\\\\",\\\\"{\\\\"]]"}',
  '{"replies":["{\\\\"value\\\\":{\\\\"$\\\\":\\\\"function\\\\",\\\\"v\\\\":0}}"]}',
  '{"ended":"deadline"}',
  '{"ended":{}}',
].map((text): [string, string] => [`answers ${text}`, `send('${text}\\n');`]);

async function judged(sandbox: Sandbox): Promise<Verdict> {
  const now = (): number => performance.now();
  try {
    return await judgeSubmission({ info, plan, limits }, sandbox.open(submission), {
      run: { runner: 'sandbox' },
      now,
    });
  } catch (error) {
    // As in gradeSubmission; only a sandbox that does not start may end here.
    expect(String(error)).toMatch(/^SandboxFault: the sandbox does not start\./);
    return faultOf(info, String(error), { hidden: true, run: { runner: 'sandbox', durationMs: 0 } });
  }
}

const OUTCOMES: Record<string, Verdict['outcome'][]> = {
  // A second line may be taken for the answer to the file.
  ready: ['grader-error', 'ungradable'],
  open: ['ungradable', 'graded'],
  load: ['graded'],
  probe: ['graded'],
};

describe.each([
  ['ready', ACTS],
  ['open', [...ACTS, ...SILENCE, ...SHAPES]],
  ['load', [...ACTS, ...SILENCE]],
  ['probe', [...ACTS, ...SILENCE, ...SHAPES]],
])('a worker that at the step "%s"', (step, acts) => {
  it.each(slice(acts, 6))(
    '%s',
    async (_how, act) => {
      const worker = path.join(folder, 'worker.mjs');
      writeFileSync(worker, program(step, act));
      const before = descendants();
      const sandbox = new Sandbox({ limits, worker });
      const verdict = await judged(sandbox);
      expect(OUTCOMES[step]).toContain(verdict.outcome);
      expect(verdict.checks).toHaveLength(verdict.outcome === 'grader-error' ? 0 : info.rubric.length);
      // One of the rows wants the 1 that the worker answers.
      expect(verdict.score ?? 0).toBeLessThanOrEqual(1);
      expect(JSON.stringify(verdict)).not.toContain('\\u001b');
      sandbox.close();
      await expect
        .poll(() =>
          descendants()
            .filter((pid) => !before.includes(pid))
            .map(commandOf)
            .filter(Boolean),
        )
        .toEqual([]);
    },
    60_000,
  );
});

describe.runIf(process.platform === 'linux')('a worker that takes more memory than it may', () => {
  const GREEDY = 'const kept = []; setInterval(() => kept.length < 30 && kept.push(Buffer.alloc(2 ** 24, 1)), 2);';
  const machine = detectLayers();

  it.each([
    ['with the layers of this machine, bubblewrap too where it is', machine],
    ['without bubblewrap', { ...machine, bwrap: null }],
  ])(
    'is ended for it %s',
    async (_where, layers) => {
      const worker = path.join(folder, 'worker.mjs');
      writeFileSync(worker, program('probe', GREEDY));
      const sandbox = new Sandbox({ limits: { ...DEFAULT_LIMITS, workerBytes: 2 ** 28 }, layers, worker });
      const session = sandbox.open(submission);
      await session.accept();
      const watch = { watchedCalls: 0, frozenArguments: false, sameArguments: false };
      const job = { source: '() => 0', inputs: ['null'], group: 'public', watch, ms: 20_000 } as const;
      const { outcomes } = await session.run(job);
      sandbox.close();
      expect(outcomes).toEqual([{ kind: 'crash', reason: 'memory' }]);
    },
    120_000,
  );
});

/** Command lines of all processes that were started from a folder, whoever their parent is now. */
const startedFrom = (place: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => commandOf(Number(name)))
    .filter((command) => command.includes(place));

describe.runIf(process.platform === 'linux')('a grader that is killed', () => {
  it('leaves no worker behind, whenever it happens', async () => {
    const place = path.join(folder, 'killed');
    mkdirSync(place);
    for (const file of readdirSync(path.dirname(BUILT.worker)).filter((name) => /\.wasm$|worker-bundle/.test(name))) {
      copyFileSync(path.join(path.dirname(BUILT.worker), file), path.join(place, file));
    }
    const worker = path.join(place, path.basename(BUILT.worker));
    const grader = `
      import { Sandbox } from ${JSON.stringify(inPackage('dist/course/sandbox/sandbox.js'))};
      const sandbox = new Sandbox({ worker: process.argv[1] });
      sandbox.warmUp();
      process.stdout.write('started');
      const loop = { source: 'for (;;);', imports: [], library: '({})', names: [], methods: [] };
      const session = sandbox.open(loop);
      await session.accept();
      await session.run({ source: '() => 0', inputs: ['null'], group: 'public', watch: { watchedCalls: 0, frozenArguments: false }, ms: 1000 });
    `;
    // Close together at first, where bubblewrap and its inner process get to know each other.
    for (const delay of [0, 2, 4, 6, 9, 13, 20, 40, 100, 400]) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', grader, worker], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await new Promise((resolve) => setTimeout(resolve, delay));
      child.kill('SIGKILL');
    }
    await expect.poll(() => startedFrom(place), { timeout: 20_000 }).toEqual([]);
  }, 120_000);
});
