// Grades a made term, and tells wall time, processor time and the memory of all processes together:
//   node test/long/batch.mjs [students=30] [jobs=2]
// results/batch.txt keeps the last; 300 students take a quiet machine.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gradeSubmission, openCourse } from '../../dist/course/index.js';
import { makeTerm } from './term.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [students, jobs] = [process.argv[2] ?? 30, process.argv[3] ?? 2].map(Number);
const course = openCourse(root);
const exercises = course.exercises.slice(0, 16);
const place = mkdtempSync(path.join(os.tmpdir(), 'term-'));
process.on('exit', () => rmSync(place, { recursive: true, force: true }));

/** A process and all that descend from it: resident bytes, and seconds of the processor by process. */
function treeOf(root) {
  const found = new Map();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1).split(' ').map(Number);
      found.set(Number(entry), { parent: stat[1], seconds: (stat[11] + stat[12]) / 100, bytes: stat[21] * 4096 });
    } catch {
      // It ended while we looked.
    }
  }
  const isBelow = (pid) => pid === root || (found.has(pid) && isBelow(found.get(pid).parent));
  return [...found].filter(([pid]) => isBelow(pid));
}

/** Runs `lab` and tells seconds on the wall, of the processor, and the most bytes of its processes. */
const measured = (...args) => measuredRun('lab.js', ...args);

function measuredRun(...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' });
  let peak = 0;
  // What a killed worker has used is in nobody's account of children: each process is read while it lives.
  const used = new Map();
  const begin = performance.now();
  const poll = setInterval(() => {
    const tree = treeOf(child.pid);
    for (const [pid, { seconds }] of tree) used.set(pid, seconds);
    peak = Math.max(
      peak,
      tree.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    );
  }, 50);
  return new Promise((resolve) => {
    child.on('close', (status) => {
      clearInterval(poll);
      const cpu = [...used.values()].reduce((sum, seconds) => sum + seconds, 0);
      resolve({ wall: (performance.now() - begin) / 1000, cpu, peak, status });
    });
  });
}

const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
const seconds = (value) => `${value.toFixed(1)} s`;

const load = os.loadavg()[0];
const kinds = await makeTerm(course, path.join(place, 'in'), { students, exercises });
const { wall, cpu, peak } = await measured(
  'grade',
  path.join(place, 'in'),
  '--out',
  path.join(place, 'out'),
  '--jobs',
  `${jobs}`,
);
const times = Object.fromEntries(
  readFileSync(path.join(place, 'out', 'times.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([student, exercise, , , ms]) => [`${student}/${exercise}`, Number(ms)]),
);
const names = Object.keys(kinds);
const summary = JSON.parse(readFileSync(path.join(place, 'out', 'summary.json'), 'utf8'));
const grades = Object.fromEntries(
  summary.students.flatMap(({ student, grades }) =>
    Object.entries(grades).map(([id, one]) => [`${student}/${id}`, one]),
  ),
);
const right = names.filter((name) => kinds[name] === 'right');
const wronged = right.filter((name) => grades[name]?.score !== grades[name]?.maxScore);

// Honest files alone: processor time for one, without the ones that hang.
await makeTerm(course, path.join(place, 'honest'), { students: 0, exercises });
for (let i = 0; i < 5; i++) {
  mkdirSync(path.join(place, 'honest', `s${i}`), { recursive: true });
  for (const { id } of exercises)
    cpSync(course.file(id, 'solution.ts'), path.join(place, 'honest', `s${i}`, `${id}.ts`));
}
const honest = await measured(
  'grade',
  path.join(place, 'honest'),
  '--out',
  path.join(place, 'honest-out'),
  '--jobs',
  '1',
);
const one = await measured(
  'grade',
  path.join(place, 'honest'),
  '--out',
  path.join(place, 'x'),
  '--jobs',
  '1',
  '--shard',
  '1/80',
);

// The way without a batch: everything anew for each file.
const sample = exercises.map(({ id }) => course.file(id, 'solution.ts'));
const [from, before] = [performance.now(), process.cpuUsage()];
for (const [i, file] of sample.entries()) await gradeSubmission(course, exercises[i], { file, hidden: true });
const used = process.cpuUsage(before);
const anewWall = performance.now() - from;

// The naive way: a run of Vitest for each file, in which a check is a test. It has no sandbox,
// and a file that hangs hangs it.
const naive = path.join(place, 'naive');
mkdirSync(naive);
symlinkSync(path.join(root, 'node_modules'), path.join(naive, 'node_modules'));
let naiveCpu = 0;
const naiveFrom = performance.now();
for (const [i, file] of sample.entries()) {
  const checkOf = [
    `import { expect, it } from 'vitest';`,
    `import { checkFile, openCourse } from ${JSON.stringify(path.join(root, 'dist/course/index.js'))};`,
    `const course = openCourse(${JSON.stringify(root)});`,
    `const { checks } = await checkFile('${exercises[i].id}', { course, file: ${JSON.stringify(file)} });`,
    `it.each(checks.map(({ name, status }) => [name, status]))('%s', (_, status) => expect(status).toBe('pass'));`,
  ];
  writeFileSync(path.join(naive, 'submission.test.js'), checkOf.join('\n'));
  const args = [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', naive];
  const run = await measuredRun(...args);
  if (run.status !== 0) throw new Error(`the naive way fails on the solution of ${exercises[i].id}`);
  naiveCpu += run.cpu;
}
const naiveWall = (performance.now() - naiveFrom) / 1000;

const rows = ['right', 'partly', 'mistake', 'endless', 'hostile'].map((kind) => {
  const all = names.filter((name) => kinds[name] === kind).map((name) => times[name]);
  if (all.length === 0) return `${kind.padEnd(10)} none`;
  return `${kind.padEnd(10)} ${String(all.length).padStart(5)} files   median ${median(all)} ms, most ${Math.max(...all)} ms on the wall`;
});
const text = [
  `${students} students x ${exercises.length} exercises, ${jobs} at once, ${os.cpus().length} cores, load ${load.toFixed(1)} before, ${os.loadavg()[0].toFixed(1)} after; Node ${process.versions.node}`,
  `wall ${seconds(wall)}, processor ${seconds(cpu)}, ${Math.round((1000 * cpu) / names.length)} ms of the processor a file; peak memory of all processes ${Math.round(peak / 2 ** 20)} MB`,
  ...rows,
  `right files without full marks: ${wronged.length}; without a mark: ${summary.graderErrors.length}; void checks: ${summary.voidChecks.length}`,
  `80 honest files alone, one at a time: ${Math.round((1000 * (honest.cpu - one.cpu)) / 79)} ms of the processor each beyond the start, ${Math.round((1000 * honest.wall) / 80)} ms on the wall`,
  `without a batch (each prepared anew): ${Math.round(anewWall / sample.length)} ms on the wall, ${Math.round((used.user + used.system) / 1000 / sample.length)} ms of this process alone`,
  `the naive way, a run of Vitest for each of ${sample.length} files: ${Math.round((1000 * naiveCpu) / sample.length)} ms of the processor, ${Math.round((1000 * naiveWall) / sample.length)} ms on the wall each, without sandbox`,
  '',
].join('\n');
console.log(text);
writeFileSync(new URL('results/batch.txt', import.meta.url), text);
