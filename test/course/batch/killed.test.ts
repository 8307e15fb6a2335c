/**
 * A batch that is killed at any moment and goes on is the batch that was never killed. A hundred
 * kills: test/long/kills.mjs.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { inPackage } from '../../../src/course/disk/places.js';
import { seeded } from '../../support/random.js';
import { BROKEN, filesIn, HALF_MISSING, handAllIn, RIGHT, smallCourse, TASK } from './small-course.js';

const KILLS = 5;
const place = mkdtempSync(path.join(os.tmpdir(), 'killed-'));
const small = smallCourse();
afterAll(() => {
  small.remove();
  rmSync(place, { recursive: true });
});

const program = `import(${JSON.stringify(inPackage('dist/course/cli/main.js'))})
  .then(({ main }) => main(process.argv.slice(1))).then((code) => process.exit(code));`;

/** Starts `lab grade`; killed as soon as so many results are there, and a moment later. */
async function grade(submissions: string, out: string, kill?: { results: number; afterMs: number }): Promise<string> {
  const args = ['-e', program, 'grade', submissions, '--out', out, '--jobs', '2', '--resume'];
  const child = spawn(process.execPath, args, { env: { ...process.env, LAB_COURSE: small.root }, stdio: 'ignore' });
  const ended = new Promise<string>((resolve) => {
    child.on('close', (code, signal) => {
      resolve(signal ?? String(code));
    });
  });
  if (!kill) return ended;
  while (child.exitCode === null && resultsIn(out) < kill.results) await wait(5);
  await wait(kill.afterMs);
  child.kill('SIGKILL');
  return ended;
}

const resultsIn = (out: string): number =>
  existsSync(out) ? readdirSync(out).filter((name) => existsSync(path.join(out, name, TASK, 'result.json'))).length : 0;

it('is resumed after SIGKILL to the same files, byte for byte', { timeout: 300_000 }, async () => {
  const texts = [RIGHT, HALF_MISSING, BROKEN];
  const files = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`s${i}`, texts[i % 3]]));
  const submissions = handAllIn(path.join(place, 'submissions'), files);
  const [whole, killed] = [path.join(place, 'whole'), path.join(place, 'killed')];
  expect(await grade(submissions, whole)).toBe('0');
  const random = seeded(2026);
  for (let kill = 0; kill < KILLS; kill++) {
    expect(await grade(submissions, killed, { results: 2 * kill, afterMs: random.uniform(0, 60) })).toBe('SIGKILL');
  }
  expect(await grade(submissions, killed)).toBe('0');
  expect(filesIn(killed)).toEqual(filesIn(whole));
  expect(Object.keys(filesIn(whole)).filter((name) => name.endsWith('result.json'))).toHaveLength(12);
});
