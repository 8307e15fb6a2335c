/** `npm start` before it serves: where it may build to, and what it says of its steps. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = (name: string): string => fileURLToPath(new URL(`../../../src/course/cli/${name}`, import.meta.url));

let folder: string;
const at = (...parts: string[]): string => path.join(folder, ...parts);
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lab-start-'));
  writeFileSync(at('a-file'), 'mine');
  mkdirSync(at('other'));
  writeFileSync(at('other', 'thesis.tex'), 'mine');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('npm start -- --build', () => {
  const build = (to: string): ReturnType<typeof spawnSync> =>
    spawnSync(process.execPath, [script('start.mjs'), '--build', to], { encoding: 'utf8' });

  it.each([
    ['a file', ['a-file'], 'it is a file. Name a folder.'],
    ['a folder below a file', ['a-file', 'page'], 'a file is in its path. Name another folder.'],
    [
      'a folder with files of another kind',
      ['other'],
      'it has files that no earlier build wrote, and would be emptied. Name a new folder.',
    ],
  ])('refuses %s in one line, and touches nothing', (_what, parts, why) => {
    const { status, stdout, stderr } = build(at(...parts));
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: `npm start cannot build into ${at(...parts)}: ${why}\n`,
    });
    expect(readdirSync(folder)).toEqual(['a-file', 'other']);
    expect(existsSync(at('other', 'thesis.tex'))).toBe(true);
  });

  it('needs a name', () => {
    const { status, stderr } = build('');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--build takes a folder\.\n\nUsage: npm start/);
  });
});

describe('npm start that is ended by a signal', { timeout: 120_000 }, () => {
  it.skipIf(process.platform === 'win32').each([
    ['builds, SIGTERM', ['--build', 'page'], 'SIGTERM', 143],
    ['builds, Ctrl-C', ['--build', 'page'], 'SIGINT', 130],
    ['serves', [], 'SIGTERM', 0],
  ] as const)('while it %s', async (_what, args, signal, code) => {
    const child = spawn(process.execPath, [script('start.mjs'), ...args], { cwd: folder });
    child.stdout.on('data', (text) => {
      if (String(text).includes('Preparing the pages')) child.kill(signal);
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(code);
  });
});

describe('a step', () => {
  const place = JSON.stringify(pathToFileURL(script('step.mjs')).href);
  const run = (code: string): string =>
    spawnSync(process.execPath, ['--input-type=module', '-e', `import { step } from ${place}; ${code}`], {
      encoding: 'utf8',
    }).stdout;

  it('is a line in a log', () => {
    expect(run("const end = step('Building …'); end(); step('Preparing …');")).toBe('Building …\nPreparing …\n');
  });

  it('is in a terminal one line that changes, and ends with what it took', () => {
    const blocked = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000);';
    const files = JSON.stringify([at('a-file'), at('missing')]);
    const seen = run(
      `process.stdout.isTTY = true; const end = step('Installing …', ${files}); ${blocked} end(); console.log('next');`,
    );
    const [first, ...others] = seen.replaceAll('\u001b[2K', '').split(/[\r\n]+/);
    expect(first).toBe('Installing …');
    expect(others.slice(0, -3).length).toBeGreaterThan(0);
    for (const line of others.slice(0, -3)) expect(line).toMatch(/^Installing … 1 of 2, \d s$/);
    expect(others.slice(-3)).toEqual([expect.stringMatching(/^Installing … \d\.\d s$/), 'next', '']);
  });
});
