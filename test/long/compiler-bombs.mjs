// Time and memory of each compiler bomb, alone and with eight files at once in this process,
// each before an honest file.
//   node test/long/compiler-bombs.mjs [file…]      results/compiler-bombs.txt keeps the last
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Course } from '../../dist/course/disk/course.js';
import { submissionOf } from '../../dist/course/grading/grade-submission.js';
import { prepare } from '../../dist/course/grading/preparation.js';
import { judgeSubmission } from '../../dist/course/judging/judge-submission.js';
import { Sandbox } from '../../dist/course/sandbox/sandbox.js';
import { bombs } from './bombs.mjs';

const AT_ONCE = 8;
const MEGABYTE = 2 ** 20;
const course = new Course(fileURLToPath(new URL('../..', import.meta.url)));
const info = course.find('05-inertia-tensor');
const preparation = await prepare(course, info);
const solution = readFileSync(course.file(info.id, 'solution.ts'), 'utf8');
const now = () => performance.now();

const files = process.argv.slice(2).map((file) => [path.basename(file), readFileSync(file, 'utf8')]);
const cases = [...Object.entries(bombs).map(([name, text]) => [name, `${text}\n${solution}`]), ...files];

/** Resident bytes of this process's descendants: the largest, and all together. */
function resident() {
  const parents = new Map();
  const bytes = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      parents.set(pid, stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      bytes.set(pid, Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096);
    } catch {
      // It ended while we looked.
    }
  }
  const isOurs = (pid) => pid !== undefined && (parents.get(pid) === String(process.pid) || isOurs(parents.get(pid)));
  const ours = [...bytes].filter(([pid]) => isOurs(pid)).map(([, size]) => size);
  return { largest: Math.max(0, ...ours), all: ours.reduce((sum, size) => sum + size, 0) };
}

async function grade(sandbox, source) {
  const host = sandbox.open(await submissionOf(info, source));
  return judgeSubmission({ ...preparation, limits: sandbox.limits }, host, { run: { runner: 'sandbox' }, now });
}

const said = ({ outcome, score, message, checks }) => {
  const failed = checks.find(({ status }) => status !== 'pass');
  return `${outcome}, ${score}: ${message ?? failed?.message ?? 'all right'}`.replace(/\s+/g, ' ').slice(0, 150);
};

/** Grades a bomb and then the honest file in the same sandbox. */
async function run(sandbox, text) {
  const started = now();
  const verdict = await grade(sandbox, text);
  const seconds = (now() - started) / 1000;
  const neighbour = await grade(sandbox, solution);
  return { verdict, seconds, neighbour: neighbour.score };
}

async function watched(work) {
  const peak = { largest: 0, all: 0 };
  const timer = setInterval(() => {
    const { largest, all } = resident();
    peak.largest = Math.max(peak.largest, largest);
    peak.all = Math.max(peak.all, all);
  }, 20);
  const value = await work();
  clearInterval(timer);
  return { value, peak };
}

const full = (await run(new Sandbox(), solution)).neighbour;
let wrong = 0;
console.log(
  `${cases.length} files; an honest one has ${full} points. Seconds on the wall, peak of the largest process in MB.\n`,
);
console.log(`${'alone'.padEnd(44)}      s    MB  neighbour  verdict`);
for (const [name, text] of cases) {
  const sandbox = new Sandbox();
  const { value, peak } = await watched(() => run(sandbox, text));
  sandbox.close();
  if (value.neighbour !== full) wrong++;
  const row = [name.padEnd(44), value.seconds.toFixed(1).padStart(6), (peak.largest / MEGABYTE).toFixed(0).padStart(5)];
  console.log(`${row.join('  ')}  ${String(value.neighbour).padStart(6)}     ${said(value.verdict)}`);
}

console.log(
  `\n${AT_ONCE} at once: seconds for all, peak of all processes together in MB, marks of the honest files after them`,
);
for (let at = 0; at < cases.length; at += AT_ONCE) {
  const group = cases.slice(at, at + AT_ONCE);
  const sandboxes = group.map(() => new Sandbox());
  const started = now();
  const { value, peak } = await watched(() => Promise.all(group.map(([, text], i) => run(sandboxes[i], text))));
  for (const sandbox of sandboxes) sandbox.close();
  const marks = value.map(({ neighbour }) => neighbour);
  wrong += marks.filter((mark) => mark !== full).length;
  console.log(
    `${`${at + 1} to ${at + group.length}`.padEnd(12)} ${((now() - started) / 1000).toFixed(1)} s  ${(peak.all / MEGABYTE).toFixed(0)} MB  ${marks.join(' ')}`,
  );
}
console.log(`\n${wrong === 0 ? 'No mark of a neighbour moved.' : `${wrong} marks of neighbours moved.`}`);
process.exit(wrong === 0 ? 0 : 1);
