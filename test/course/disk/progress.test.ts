import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Course } from '../../../src/course/disk/course.js';
import { ProgressSession } from '../../../src/course/disk/progress.js';
import { temporaryCourse } from '../support.js';

let course: Course;
let remove: () => void;
beforeEach(() => {
  ({ course, remove } = temporaryCourse());
});
afterEach(() => {
  remove();
});

describe('commands at the same time', { timeout: 120_000 }, () => {
  it('keep each other’s hints and passes', async () => {
    const source = fileURLToPath(new URL('../../../src/course/disk/progress.ts', import.meta.url));
    const module = path.join(course.root, 'progress.mjs');
    buildSync({ entryPoints: [source], outfile: module, bundle: true, platform: 'node', format: 'esm' });
    const script = path.join(course.root, 'command.mjs');
    writeFileSync(
      script,
      `import path from 'node:path';
import { ProgressSession } from './progress.mjs';
const [root, kind, name] = process.argv.slice(2);
const session = new ProgressSession({ stateFile: (...parts) => path.join(root, '.lab', ...parts) });
for (let k = 0; k < 10; k++) session.update(({ hints, exercises }) => {
  if (kind === 'hint') (hints.e ??= {})[1] = (hints.e[1] ?? 0) + 1;
  else exercises[name + k] = { version: 1, passed: true, score: 1, maxScore: 1, tasks: [1], file: '' };
});
if (session.notes.length > 0) throw new Error(session.notes.join());`,
    );
    const run = (kind: string, name: string): Promise<unknown> =>
      new Promise((resolve) => {
        spawn(process.execPath, [script, course.root, kind, name], { stdio: 'inherit' }).on('close', resolve);
      });
    const all = Array.from({ length: 6 }, (_, i) => [run('hint', ''), run('pass', `e${i}-`)]).flat();
    expect(await Promise.all(all)).toEqual(Array(12).fill(0));
    const { hints, exercises } = new ProgressSession(course).progress;
    expect(hints['e']).toEqual({ 1: 60 });
    expect(Object.keys(exercises)).toHaveLength(60);
    expect(readdirSync(course.stateFile())).toEqual(['progress.json']);
  });
});

describe('a session', () => {
  it('sees what another has written since it began', () => {
    const [first, second] = [new ProgressSession(course), new ProgressSession(course)];
    first.update((progress) => {
      progress.hints['e'] = { 1: 1 };
    });
    second.update((progress) => {
      progress.current = 'e';
    });
    expect(new ProgressSession(course).progress).toMatchObject({ hints: { e: { 1: 1 } }, current: 'e' });
  });

  it('writes nothing where nothing has changed', () => {
    new ProgressSession(course).update(() => undefined);
    expect(() => readdirSync(course.stateFile())).not.toThrow();
    expect(readdirSync(course.stateFile())).toEqual([]);
  });
});
