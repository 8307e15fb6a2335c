/**
 * What `npm start` finds out before anything is installed. Its scripts are plain JavaScript:
 * they are run, not imported.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const setup = pathToFileURL(path.join(root, 'src/course/cli/setup.mjs')).href;

/** Nothing here takes a second on an idle machine. */
const PATIENCE = 120_000;

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

/** All that runs before anything is installed. */
const PLAIN = ['start', 'setup', 'step', 'build-lock'].map((name) => `src/course/cli/${name}.mjs`);

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
      for (const file of ['package.json', ...PLAIN]) {
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

describe('the build', { timeout: PATIENCE }, () => {
  const WAITING = 'Waiting for another process that installs or builds …\n';
  const BUILDING = 'Building …\n';

  interface Started {
    says: () => string;
    /** All that it said, and how it ended. */
    end: Promise<string>;
  }

  /**
   * A course whose compiler notes when it begins and ends, waits while there is a file `hold`, and finds
   * a source wrong.ts wrong.
   */
  function course(): {
    file: (name: string) => string;
    start: (force?: boolean) => Started;
    build: () => Promise<string>;
    log: () => string;
  } {
    const own = mkdtempSync(at('built-'));
    const file = (name: string): string => path.join(own, name);
    for (const name of ['package.json', 'tsconfig.json', ...PLAIN]) {
      cpSync(path.join(root, name), file(name));
    }
    writeFileSync(written(file('node_modules/esbuild/index.js')), 'exports.buildSync = () => undefined;');
    writeFileSync(
      written(file('node_modules/typescript/bin/tsc')),
      `const { appendFileSync, existsSync } = require('node:fs');
      appendFileSync('log', 'begin ');
      const end = () => existsSync('hold') ? setTimeout(end, 20) : appendFileSync('log', 'end ');
      end();
      if (existsSync('src/wrong.ts')) process.exitCode = 1;`,
    );
    for (const name of ['node_modules/quickjs-wasi/quickjs.wasm', 'src/course/cli/bundle-page.mjs'])
      written(file(name));
    mkdirSync(file('dist/course/sandbox'), { recursive: true });
    const script = pathToFileURL(file('src/course/cli/setup.mjs')).href;
    const start = (force = false): Started => {
      const code = `(await import(${JSON.stringify(script)})).build({ force: ${String(force)} })`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
      let text = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (part: string) => (text += part));
      }
      const end = new Promise<string>((resolve) => {
        child.on('close', (status) => {
          resolve(`${text}${String(status)}`);
        });
      });
      return { says: () => text, end };
    };
    return { file, start, build: () => start().end, log: () => readFileSync(file('log'), 'utf8').trim() };
  }

  const until = (holds: () => boolean): Promise<boolean> => vi.waitUntil(holds, { timeout: PATIENCE });

  it('is done once when two want it at once', async () => {
    const { file, start, build, log } = course();
    writeFileSync(file('hold'), '');
    const two = [start(), start()];
    await until(() => two.every(({ says }) => says() !== ''));
    rmSync(file('hold'));
    const said = await Promise.all(two.map(({ end }) => end));
    expect(said.sort()).toEqual([`${BUILDING}0`, `${WAITING}0`]);
    expect(log()).toBe('begin end');
    expect(await build()).toBe('0');
  });

  it('is done twice in turn when two are told to, and a command waits for it', async () => {
    const { file, start, build, log } = course();
    await build();
    writeFileSync(file('hold'), '');
    const first = start(true);
    await until(() => first.says() === BUILDING);
    const [second, command] = [start(true), start()];
    await until(() => second.says() + command.says() === WAITING + WAITING);
    rmSync(file('hold'));
    expect(await first.end).toBe(`${BUILDING}0`);
    expect(await second.end).toBe(`${WAITING}${BUILDING}0`);
    expect(await command.end).toBe(`${WAITING}0`);
    expect(log()).toBe('begin end begin end begin end');
  });

  it('is done again for what was saved while the compiler worked', async () => {
    const { file, start, build, log } = course();
    writeFileSync(file('hold'), '');
    const first = start();
    await until(() => existsSync(file('log')));
    written(file('src/saved-meanwhile.ts'));
    rmSync(file('hold'));
    expect(await first.end).toBe(`${BUILDING}0`);
    expect(await build()).toBe(`${BUILDING}0`);
    expect(log()).toBe('begin end begin end');
  });

  it('waits for none that was ended in the middle of it', async () => {
    const { file, build } = course();
    writeFileSync(file('dist/.building'), String(spawnSync(process.execPath, ['--version']).pid));
    expect(await build()).toBe(`${BUILDING}0`);
    // The number is now that of a process that lives.
    rmSync(file('dist/.built'));
    writeFileSync(file('dist/.building'), String(process.pid));
    utimesSync(file('dist/.building'), 0, 0);
    expect(await build()).toBe(`${BUILDING}0`);
  });

  it('is nobody’s mark when its lock has become that of another, which stays', async () => {
    const { file, start } = course();
    writeFileSync(file('hold'), '');
    const slow = start();
    await until(() => existsSync(file('log')));
    expect(readFileSync(file('dist/.building'), 'utf8')).toMatch(/^\d+ [\da-f-]{36}$/);
    const other = `${process.pid} another`;
    writeFileSync(file('dist/.building'), other);
    rmSync(file('hold'));
    expect(await slow.end).toBe(`${BUILDING}0`);
    expect(readFileSync(file('dist/.building'), 'utf8')).toBe(other);
    expect(existsSync(file('dist/.built'))).toBe(false);
  });

  it('is done one after another by all who find the lock of one that was ended', async () => {
    const { file, start, log } = course();
    const dead = spawnSync(process.execPath, ['--version']).pid;
    writeFileSync(file('dist/.building'), `${dead} ended`);
    const said = await Promise.all(Array.from({ length: 6 }, () => start(true).end));
    for (const text of said) expect([`${BUILDING}0`, `${WAITING}${BUILDING}0`]).toContain(text);
    expect(log()).toBe(Array(6).fill('begin end').join(' '));
    expect(readdirSync(file('dist')).filter((name) => name.startsWith('.'))).toEqual(['.built']);
  });

  it('leaves nobody waiting when it fails', async () => {
    const { file, build } = course();
    written(file('src/wrong.ts'));
    expect(await build()).toMatch(/The build failed\.\n[^]*3$/);
    rmSync(file('src/wrong.ts'));
    expect(await build()).toBe(`${BUILDING}0`);
  });

  it('says in one line that nothing can be written', async () => {
    const { file, build } = course();
    rmSync(file('dist'), { recursive: true });
    written(file('dist'));
    expect(await build()).toMatch(/^Nothing can be installed or built here: EEXIST: .*\n3$/);
  });
});
