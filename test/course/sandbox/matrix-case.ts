/** One hostile case with some layers removed; prints what happened as JSON. Started by matrix.mjs, one process per case. */
import { loadDefinitions } from '../../../src/course/grading/preparation.js';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { judgeCheck, limitsOf, planChecks } from '../../../src/course/judging/judge-check.js';
import { Course } from '../../../src/course/disk/course.js';
import { exportedNames, intake } from '../../../src/course/grading/grade-submission.js';
import { compileWasm, openQuickJs } from '../../../src/course/guest/engine.js';
import { detectLayers } from '../../../src/course/sandbox/layers.js';
import { readReply } from '../../../src/course/guest/reply.js';
import type { Outcome } from '../../../src/course/guest/reply.js';
import { Sandbox } from '../../../src/course/guest/supervisor.js';
import type { Job } from '../../../src/course/guest/supervisor.js';
import { total } from '../../../src/course/judging/verdict.js';
import { CANARY, hostileCases, largestDescendant, Station, strangers } from './station.js';

const [id, removed = '', root = ''] = process.argv.slice(2);
const without = (layer: string): boolean => removed.split(',').includes(layer);
const fixture = path.join(root, 'test/course/sandbox/fixture');

const station = new Station(path.join(root, 'test/hostile'));
const course = new Course(fixture);
const info = course.find('hostile');
const limits = limitsOf(info, course.info.limits);

/** Without L0: whatever the file imports is bundled, from wherever it is. */
async function carelessCompile(file: string): Promise<string> {
  const result = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'submission',
    platform: 'node',
    banner: { js: '(() => {' },
    footer: { js: 'return submission; })' },
    logLevel: 'silent',
  });
  return result.outputFiles[0].text;
}

/** Without L1: the wanted value and the judge go into the guest, and what comes back is the score. */
async function judgedInside(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(fixture, 'exercises/hostile/checks.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inside',
    alias: { 'rigid-body-lab/course': path.join(root, 'dist/course/authoring.js') },
    footer: { js: 'return inside;' },
    logLevel: 'silent',
  });
  return `(() => { ${result.outputFiles[0].text} })()`;
}

/** Without L3: the interpreter lives in this process. */
async function runInProcess(code: string, jobs: Job[]): Promise<Outcome[]> {
  const wasm = await compileWasm(readFileSync(path.join(root, 'node_modules/quickjs-wasi/quickjs.wasm')));
  const open = async (): Promise<Awaited<ReturnType<typeof openQuickJs>>> => {
    const engine = await openQuickJs(wasm, limits);
    engine.load(code, exportedNames(info));
    return engine;
  };
  let engine = await open();
  const outcomes: Outcome[] = [];
  for (const job of jobs) {
    const { reply, stopped } = engine.probe(job.source, job.inputs);
    if (stopped) engine = await open();
    outcomes.push(readReply(reply ?? '', limits, () => undefined) ?? { kind: 'timeout', limitMs: limits.checkMs });
  }
  return outcomes;
}

async function grade(name: string): Promise<number> {
  const file = station.submission(name);
  let code: string;
  if (without('L0')) code = await carelessCompile(file);
  else {
    const compiled = await intake(file, info, limits);
    if ('refused' in compiled) return 0;
    ({ code } = compiled);
  }
  const planned = planChecks(info, await loadDefinitions(course, 'hostile'), course.seeds('hostile'));
  const inside = without('L1') ? await judgedInside() : '';
  const jobs = planned.map(({ definition, encoded, row }): Job => {
    const probe = definition.probe.toString();
    const source = without('L1')
      ? `(student, inputs) => { const c = ${inside}.checks.checks[${JSON.stringify(row.check)}]; const got = c.probe(student, inputs); return c.judge(got, { wanted: c.wanted(inputs), inputs }).score; }`
      : probe;
    return { source, inputs: encoded, group: 'public' };
  });
  const outcomes = without('L3')
    ? await runInProcess(code, jobs)
    : await sandbox.run({ code, names: exportedNames(info), jobs, lineOf: () => undefined });
  output += JSON.stringify(outcomes);
  if (without('L1')) return outcomes.reduce((sum, o) => sum + (o.kind === 'value' && o.value === 1 ? 1 : 0), 0);
  return total(planned.map((one, i) => judgeCheck(one, outcomes[i])));
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
  ...(without('L2') ? { worker: path.join(root, 'test/course/sandbox/v8-worker.mjs') } : {}),
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
