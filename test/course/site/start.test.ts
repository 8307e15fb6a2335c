import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const node = (...args: string[]): ReturnType<typeof spawnSync> =>
  spawnSync(process.execPath, args, { encoding: 'utf8' });
const start = (...args: string[]): ReturnType<typeof spawnSync> => node(file('src/course/cli/start.mjs'), ...args);

describe('npm start', () => {
  it.each([
    [['--port', 'many'], /^--port takes a number, got many\.\n/],
    [['--base', 'course'], /^--base begins and ends with \/, got course\.\n/],
    [['--nonsense'], /Unknown option '--nonsense'/],
  ])('refuses %j with a reason and the usage', (args, message) => {
    const { status, stderr } = start(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).toContain('Usage: npm start');
  });

  it('explains itself', () => {
    const { status, stdout } = start('--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage: npm start[^]*--port[^]*--build[^]*--base/);
  });

  it.each([
    ['18.20.4', 2],
    ['20.18.3', 2],
    ['20.19.0', 0],
    ['24.1.0', 0],
  ])('tells Node %s in one line whether it will do', (version, code) => {
    const setup = JSON.stringify(new URL('../../../src/course/cli/setup.mjs', import.meta.url).href);
    const script = `import(${setup}).then((m) => m.requireSupportedNode('${version}'))`;
    const { status, stderr } = node('-e', script);
    expect(status).toBe(code);
    expect(stderr).toBe(
      code === 0 ? '' : `rigid-body-lab needs Node 20.19 or newer; this is Node ${version}. See https://nodejs.org.\n`,
    );
  });
});
