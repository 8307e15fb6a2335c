/** `lab open`: with a stand-in for the system's opener, and a server in the place of the page's. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openingCommand } from '../../../src/course/cli/student/opener.js';
import { shortPath } from '../../../src/course/cli/student/telling.js';
import type { Course } from '../../../src/course/disk/course.js';
import { EXERCISE, temporaryCourse } from '../support.js';
import { runLab } from './run-lab.js';

let course: Course;
let remove: () => void;
let programs: string;
beforeEach(() => {
  ({ course, remove } = temporaryCourse());
  programs = mkdtempSync(path.join(os.tmpdir(), 'opener-'));
  vi.stubEnv('LAB_COURSE', course.root);
  vi.stubEnv('DISPLAY', ':7');
  vi.stubEnv('PATH', programs);
  // A port that nobody serves.
  mkdirSync(course.stateFile(), { recursive: true });
  writeFileSync(course.stateFile('port'), '9');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(programs, { recursive: true });
  remove();
});

const opened = (): string => path.join(programs, 'opened');
/** An opener that notes what it is to open, and ends with the code. */
function opener(code: number): void {
  const file = path.join(programs, 'xdg-open');
  writeFileSync(file, `#!/bin/sh\nprintf %s "$1" > '${opened()}'\nexit ${code}\n`);
  chmodSync(file, 0o755);
}

describe.runIf(process.platform === 'linux')('lab open', { timeout: 60_000 }, () => {
  it('opens the statement while no page is served, and says what it opened', async () => {
    opener(0);
    const statement = course.file(EXERCISE, 'README.md');
    for (const args of [['5'], ['5', '--statement'], []]) {
      rmSync(opened(), { force: true });
      expect(await runLab(['open', ...args])).toEqual({ code: 0, out: `Opened ${shortPath(statement)}\n`, err: '' });
      expect(readFileSync(opened(), 'utf8')).toBe(statement);
    }
  });

  it('opens the notebook, and says so where there is none', async () => {
    opener(0);
    const notebook = path.join(course.root, 'notebooks', `${EXERCISE}.ipynb`);
    expect(await runLab(['open', '5', '--notebook'])).toEqual({
      code: 1,
      out: '',
      err: `This copy of the course has no ${shortPath(notebook)}.\n`,
    });
    mkdirSync(path.dirname(notebook));
    writeFileSync(notebook, '{}');
    expect((await runLab(['open', '5', '--notebook'])).code).toBe(0);
    expect(readFileSync(opened(), 'utf8')).toBe(notebook);
  });

  it('opens the page that is served, and else says how to serve it', async () => {
    opener(0);
    expect(await runLab(['open', '5', '--page'])).toEqual({
      code: 1,
      out: '',
      err:
        `Nothing is served at http://127.0.0.1:9/exercises/${EXERCISE}. ` +
        '`npm start` serves the page, and then prints its address.\n',
    });
    const server = createServer((_request, answer) => answer.end('a page'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    writeFileSync(course.stateFile('port'), String(port));
    const page = `http://127.0.0.1:${port}/exercises/${EXERCISE}`;
    for (const args of [['--page'], []]) {
      expect(await runLab(['open', '5', ...args])).toEqual({ code: 0, out: `Opened ${page}\n`, err: '' });
      expect(readFileSync(opened(), 'utf8')).toBe(page);
    }
    server.close();
  });

  it.each<[string, () => void]>([
    ['xdg-open is not installed here', (): void => undefined],
    [
      'xdg-open knows no program for it',
      (): void => {
        opener(4);
      },
    ],
    [
      'there is no screen here',
      (): void => {
        vi.stubEnv('DISPLAY', '');
        vi.stubEnv('WAYLAND_DISPLAY', '');
      },
    ],
  ])('prints the path when %s', async (reason, prepare) => {
    prepare();
    expect(await runLab(['open', '5'])).toEqual({
      code: 1,
      out: `${shortPath(course.file(EXERCISE, 'README.md'))}\n`,
      err: `Nothing is opened: ${reason}. It is here:\n`,
    });
  });

  it('opens one thing at a time', async () => {
    opener(0);
    const { code, err } = await runLab(['open', '5', '--page', '--notebook']);
    expect([code, err.split('\n')[0]]).toEqual([2, 'lab open: --notebook and --page: give one of them']);
    expect(existsSync(opened())).toBe(false);
  });
});

describe('the opener', () => {
  it.each<[NodeJS.Platform, NodeJS.ProcessEnv, unknown]>([
    ['darwin', {}, { name: 'open', args: ['/a b'] }],
    ['win32', {}, { name: 'cmd.exe', args: ['/d', '/s', '/c', '"start "" "/a b""'] }],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, { name: 'xdg-open', args: ['/a b'] }],
    ['linux', {}, undefined],
  ])('of %s, environment %j', (platform, env, program) => {
    expect(openingCommand('/a b', { platform, env })).toEqual(program);
  });
});
