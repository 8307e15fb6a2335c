/** What `npm start` finds out before anything is installed. Its scripts are plain JavaScript: they are run, not imported. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const setup = pathToFileURL(path.join(root, 'src/course/cli/setup.mjs')).href;

let folder: string;
const at = (...parts: string[]): string => path.join(folder, ...parts);
const written = (file: string): string => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
};
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lab-setup-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a script that has the functions of setup.mjs in `setup`. */
function run(script: string, env: NodeJS.ProcessEnv = process.env): ReturnType<typeof spawnSync> {
  const code = `import * as setup from ${JSON.stringify(setup)}; ${script}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env });
}

describe('npm', () => {
  const script = (...args: (string | undefined)[]): string =>
    String(
      run(`console.log(setup.npmScript(...${JSON.stringify(args)}.map((a) => a ?? undefined)))`, {
        PATH: process.env['PATH'],
      }).stdout,
    ).trim();

  it('is the npm that runs this', () => {
    const npm = written(at('npm', 'npm-cli.js'));
    expect(script(npm, at('nowhere'))).toBe(npm);
  });

  it.each([
    ['Windows', 'windows/node_modules/npm/bin/npm-cli.js', 'windows'],
    ['other systems', 'posix/lib/node_modules/npm/bin/npm-cli.js', 'posix/bin'],
  ])('is the one beside Node in the layout of %s, not pnpm or yarn', (_system, npm, bin) => {
    const own = written(at(npm));
    expect(script(written(at('pnpm.cjs')), at(bin))).toBe(own);
    expect(script(undefined, at(bin))).toBe(own);
  });

  it('is what PATH has, when no script is found', () => {
    expect(script(undefined, at('nowhere'))).toBe('undefined');
  });

  it('is missed in one line', () => {
    const other = mkdtempSync(at('course-'));
    writeFileSync(
      path.join(other, 'package-lock.json'),
      '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }',
    );
    const { status, stderr } = run(
      `process.execPath = '/not/there/node'; setup.install({ folder: ${JSON.stringify(other)} })`,
      { PATH: '' },
    );
    expect(stderr).toBe(
      'npm was found neither beside /not/there/node nor on PATH. Node from https://nodejs.org brings it.\n',
    );
    expect(status).toBe(2);
  });
});

describe('npm start', () => {
  // No folder is named with ? on Windows.
  it.each(process.platform === 'win32' ? ['C# 1', '100%'] : ['C# 1', '100%', 'why?'])(
    'says in one line that it cannot serve a folder named %s',
    (name) => {
      const copy = at(name);
      for (const file of ['package.json', 'src/course/cli/start.mjs', 'src/course/cli/setup.mjs']) {
        cpSync(path.join(root, file), path.join(copy, file));
      }
      const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(copy, 'src/course/cli/start.mjs')], {
        encoding: 'utf8',
      });
      expect(stdout).toBe('');
      expect(stderr).toBe(
        `npm start cannot serve the course: #, % or ? is in the path of its folder ${copy}${path.sep}. Rename or move it.\n`,
      );
      expect(status).toBe(2);
    },
  );
});
