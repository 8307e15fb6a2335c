/**
 * One hostile case with some layers removed; prints what happened as JSON. Started by
 * matrix.mjs, one process per case.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';
import { Course } from '../../src/course/disk/course.js';
import { submissionOf } from '../../src/course/grading/grade-submission.js';
import { loadDefinitions } from '../../src/course/grading/preparation.js';
import { compileWasm } from '../../src/course/guest/wasm.js';
import { createService } from '../../src/course/guest/serve.js';
import { Session } from '../../src/course/guest/supervisor.js';
import type { GuestWorker, SubmittedFile } from '../../src/course/guest/supervisor.js';
import { checkJob } from '../../src/course/judging/judge-rows.js';
import { judgeSubmission } from '../../src/course/judging/judge-submission.js';
import { refusing } from '../../src/course/judging/submission.js';
import type { Host } from '../../src/course/judging/host.js';
import { exportedNames, limitsOf, planOf } from '../../src/course/judging/plan.js';
import { readSource } from '../../src/course/sandbox/intake.js';
import { detectLayers } from '../../src/course/sandbox/layers.js';
import { Sandbox } from '../../src/course/sandbox/sandbox.js';
import { CANARY, hostileCases, largestDescendant, Station, strangers } from '../course/sandbox/station.js';

const [id, removed = '', root = ''] = process.argv.slice(2);
const without = (layer: string): boolean => removed.split(',').includes(layer);
const fixture = path.join(root, 'test/course/sandbox/fixture');

const station = new Station(path.join(root, 'test/hostile'));
const course = new Course(fixture);
const info = course.find('hostile');
const limits = limitsOf(info, course.info.limits);
/** The clock of the limits: this machine may be busy. */
const processorTime = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1000;

const bundled = async (options: BuildOptions): Promise<string> => {
  const result = await build({ bundle: true, write: false, format: 'iife', logLevel: 'silent', ...options });
  return result.outputFiles![0].text;
};

/**
 * Without L0: whatever the file imports is bundled, from wherever it is, and what is left of it
 * looks like an honest file.
 */
async function carelessText(file: string): Promise<string> {
  const text = await bundled({
    entryPoints: [file],
    globalName: 'submission',
    platform: 'node',
    supported: { 'dynamic-import': false },
  });
  const exports = exportedNames(info).map((name) => `export const ${name} = submission.${name};`);
  return `${text.replace(/\brequire\b/g, 'globalThis["require"]')}\n${exports.join('\n')}`;
}

/**
 * Without L1: the probe, the wanted value and the judge go into the guest, and what comes back is the score.
 */
async function judgedInside(text: string): Promise<string> {
  const judges = await bundled({
    entryPoints: [path.join(fixture, 'exercises/hostile/checks.ts')],
    globalName: 'inside',
    alias: { 'rigid-body-lab/course': path.join(root, 'dist/course/judging/authoring.js') },
    footer: { js: 'return inside;' },
  });
  return `${text}
export const scoreInside = (check, inputs) => {
  const { probe, wanted, judge } = (() => { ${judges} })().checks.checks[check];
  const got = probe({ ${exportedNames(info).join(', ')} }, inputs);
  return judge(got, { wanted: wanted(inputs), inputs }).score;
};`;
}

/** Without L3: the interpreter lives in this process. */
async function workerHere(): Promise<GuestWorker> {
  const wasm = await compileWasm(readFileSync(path.join(root, 'node_modules/quickjs-wasi/quickjs.wasm')));
  return { alive: true, ask: createService(wasm, processorTime), kill: () => undefined };
}

function open(submission: SubmittedFile): Session {
  return without('L3') ? new Session(submission, { limits, openWorker: workerHere }) : sandbox.open(submission);
}

async function hostFor(file: string): Promise<Host> {
  const read = without('L0') ? { source: await carelessText(file) } : readSource(file, limits);
  if ('refused' in read) return refusing(read);
  if (!without('L1')) return open(await submissionOf(info, read.source));
  const submission = await submissionOf(info, await judgedInside(read.source));
  return open({ ...submission, names: ['scoreInside'] });
}

async function grade(name: string): Promise<number> {
  const plan = planOf(info, await loadDefinitions(course, 'hostile'), {
    seeds: course.seeds('hostile'),
    hidden: false,
  });
  const host = await hostFor(station.submission(name));
  if (!without('L1')) {
    const verdict = await judgeSubmission({ info, plan, limits }, host, {
      run: { runner: 'sandbox' },
      reveal: true,
      now: () => performance.now(),
    });
    output += JSON.stringify(verdict);
    return verdict.score ?? 0;
  }
  if ('refused' in (await host.accept())) return 0;
  let score = 0;
  for (const planned of plan.checks) {
    const source = `({ scoreInside }, inputs) => scoreInside(${JSON.stringify(planned.row.check)}, inputs)`;
    const { outcomes } = await host.run({ ...checkJob(planned, limits), source });
    output += JSON.stringify(outcomes);
    if (outcomes[0].kind === 'value' && outcomes[0].value === 1) score++;
  }
  return score;
}

let output = '';
const found = detectLayers();
const sandbox = new Sandbox({
  limits,
  layers: {
    permission: without('L4') ? null : found.permission,
    ulimit: without('L4') ? false : found.ulimit,
    bwrap: without('L5') ? null : found.bwrap,
  },
  ...(without('L2') ? { worker: path.join(root, 'dist/course/sandbox/v8-worker.mjs') } : {}),
});
await station.open();
let peak = 0;
const seen = new Set<string>();
const timer = setInterval(() => {
  peak = Math.max(peak, largestDescendant(), process.memoryUsage().rss);
  for (const stranger of strangers()) seen.add(stranger);
}, 20);
const { honestMax } = hostileCases(path.join(root, 'test/hostile')).find((one) => one.id === id)!;
const score = await grade(id);
peak = Math.max(peak, process.memoryUsage().rss);
const neighbour = await grade('00-honest');
clearInterval(timer);
sandbox.close();
const escapes = [
  ...(score > honestMax ? [`scores ${score}`] : []),
  ...(neighbour === 10 ? [] : [`neighbour ${neighbour}`]),
  ...(output.includes(CANARY) ? ['leak'] : []),
  ...(station.damage().length > 0 ? ['tampered'] : []),
  ...(station.connections > 0 ? ['network'] : []),
  ...(seen.size > 0 ? ['spawned'] : []),
  ...(peak > 512 * 2 ** 20 ? [`${Math.round(peak / 2 ** 20)} MB`] : []),
];
station.close();
process.stdout.write(JSON.stringify(escapes));
process.exit(0);
