import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { onChange } from '../../../src/course/cli/student/watch-command.js';

/** What `fs.watch` does on a file system that reports nothing. */
let watch: () => EventEmitter & { close: () => void };
vi.mock('node:fs', async (original) => ({ ...(await original<typeof fs>()), watch: () => watch() }));

const folder = mkdtempSync(path.join(os.tmpdir(), 'polling-'));
const file = path.join(folder, 'watched.ts');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A watcher that says nothing, and counts how often it is closed. */
const silent = (): EventEmitter & { close: () => void; closed: number } =>
  Object.assign(new EventEmitter(), {
    closed: 0,
    close(this: { closed: number }): void {
      this.closed++;
    },
  });

describe('where the file system reports no changes, looking helps', () => {
  const cases: [string, () => void][] = [
    [
      'says nothing',
      (): void => {
        watch = silent;
      },
    ],
    [
      'throws',
      (): void => {
        watch = () => {
          throw new Error('ENOSYS');
        };
      },
    ],
  ];
  it.each(cases)('fs.watch %s', async (_how, prepare) => {
    prepare();
    writeFileSync(file, '// 1');
    let seen = 0;
    const stop = onChange(file, () => seen++, 20);
    writeFileSync(file, '// 2, longer');
    await expect.poll(() => seen, { timeout: 30_000 }).toBe(1);
    stop();
  });

  it('fs.watch fails later', async () => {
    const watcher = silent();
    watch = () => watcher;
    writeFileSync(file, '// 1');
    let seen = 0;
    const stop = onChange(file, () => seen++, 20);
    watcher.emit('error', new Error('EPERM'));
    expect(watcher.closed).toBe(1);
    writeFileSync(file, '// 2, longer');
    await expect.poll(() => seen, { timeout: 30_000 }).toBe(1);
    stop();
  });
});
