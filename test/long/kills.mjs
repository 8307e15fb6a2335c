// Kills a batch at random moments and goes on with it; at the end every file is as if nothing had happened:
//   node test/long/kills.mjs [kills=100] [seed]      results/kills.txt keeps the last
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openCourse } from '../../dist/course/index.js';
import { makeTerm, seeded } from './term.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [kills, seed] = [process.argv[2] ?? 100, process.argv[3] ?? 1].map(Number);
const course = openCourse(root);
const place = mkdtempSync(path.join(os.tmpdir(), 'kills-'));
process.on('exit', () => rmSync(place, { recursive: true, force: true }));
const exercises = ['04-centre-of-mass', '05-inertia-tensor', '12-tumbling', '14-slider-crank'].map((id) =>
  course.find(id),
);
await makeTerm(course, path.join(place, 'in'), { students: Math.ceil(kills / 2), exercises, seed });

const start = (out) =>
  spawn(process.execPath, ['lab.js', 'grade', path.join(place, 'in'), '--out', out, '--resume'], {
    cwd: root,
    stdio: 'ignore',
  });
const ended = (child) => new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ?? code)));
const results = (out) =>
  existsSync(out) ? readdirSync(out, { recursive: true }).filter((name) => name.endsWith('result.json')).length : 0;

const [whole, killed] = ['whole', 'killed'].map((name) => path.join(place, name));
await ended(start(whole));
const all = results(whole);

const random = seeded(seed);
const reached = [];
for (let i = 0; i < kills; i++) {
  const child = start(killed);
  const end = ended(child);
  // A part of the kills while it starts, the others when it has gone on a little.
  const from = results(killed);
  const more = random() < 0.2 ? 0 : 1 + Math.floor(random() * 2);
  while (child.exitCode === null && results(killed) < Math.min(all - 1, from + more)) await wait(3);
  await wait(random() * (more === 0 ? 3000 : 80));
  child.kill('SIGKILL');
  reached.push(`${await end}`);
}
const last = await ended(start(killed));

/** The hash of every file, but of the times of each run. */
function hashes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && one.name !== 'times.csv',
  );
  return files
    .map((one) => path.join(one.parentPath, one.name))
    .sort()
    .map((file) => `${path.relative(folder, file)} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`);
}
const [a, b] = [hashes(whole), hashes(killed)];
const differ = [...a.filter((one) => !b.includes(one)), ...b.filter((one) => !a.includes(one))];
const count = (text) => reached.filter((one) => one === text).length;
const text = [
  `${kills} kills, seed ${seed}: ${count('SIGKILL')} by SIGKILL, ${count('0')} after its end; the last run ended with ${last}`,
  `${all} results, ${a.length} files hashed: ${differ.length === 0 ? 'all the same as of a run that was not killed' : `${differ.length} differ`}`,
  ...differ.slice(0, 10),
  '',
].join('\n');
console.log(text);
writeFileSync(new URL('results/kills.txt', import.meta.url), text);
process.exitCode = differ.length === 0 ? 0 : 1;
