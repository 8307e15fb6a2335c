import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type * as Fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renameWithRetry, writeAtomically } from '../../../src/course/disk/atomic-write.js';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});
const rename = vi.mocked(renameSync);

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lab-write-'));
  file = path.join(folder, 'state', 'progress.json');
  rename.mockClear();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const refusal = (code: string): Error => Object.assign(new Error(`${code}: rename`), { code });
const refuse = (code: string, times: number): void => {
  for (let k = 0; k < times; k++) {
    rename.mockImplementationOnce(() => {
      throw refusal(code);
    });
  }
};

describe('writeAtomically', () => {
  it('makes the folder, replaces the text and leaves nothing else', () => {
    writeAtomically(file, 'old');
    writeAtomically(file, 'ω = 1\n'.repeat(100_000));
    expect(readFileSync(file, 'utf8')).toBe('ω = 1\n'.repeat(100_000));
    expect(readdirSync(path.dirname(file))).toEqual(['progress.json']);
  });

  it('leaves no draft where the name is taken by a folder', () => {
    mkdirSync(path.join(file, 'taken'), { recursive: true });
    expect(() => {
      writeAtomically(file, 'text');
    }).toThrow(/^(EISDIR|EPERM|ENOTEMPTY|EEXIST)/);
    expect(readdirSync(path.dirname(file))).toEqual(['progress.json']);
  });

  // A limit on the size of a file does what a full disk does: the system writes a part, and refuses the rest.
  it.skipIf(process.platform === 'win32')('keeps the old text, and no draft, when only a part can be written', () => {
    writeAtomically(file, 'old');
    const module = path.join(folder, 'atomic-write.mjs');
    const source = fileURLToPath(new URL('../../../src/course/disk/atomic-write.ts', import.meta.url));
    buildSync({ entryPoints: [source], outfile: module, bundle: true, platform: 'node', format: 'esm' });
    writeFileSync(
      path.join(folder, 'write.mjs'),
      `import { writeAtomically } from './atomic-write.mjs'; writeAtomically(process.argv[2], 'new '.repeat(100_000));`,
    );
    const { status, stderr } = spawnSync(
      '/bin/sh',
      ['-c', 'ulimit -f 8; exec "$@"', 'sh', process.execPath, path.join(folder, 'write.mjs'), file],
      { encoding: 'utf8' },
    );
    expect(stderr).toContain('EFBIG: file too large, write');
    expect(status).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(path.dirname(file))).toEqual(['progress.json']);
  });
});

describe('renameWithRetry', () => {
  const draft = (): string => path.join(folder, 'draft');
  beforeEach(() => {
    writeFileSync(draft(), 'new');
    file = path.join(folder, 'file');
    writeFileSync(file, 'old');
  });

  it.each(['EPERM', 'EBUSY', 'EACCES'])('waits on Windows until %s is over', (code) => {
    refuse(code, 3);
    renameWithRetry(draft(), file, { platform: 'win32' });
    expect(rename).toHaveBeenCalledTimes(4);
    expect(readFileSync(file, 'utf8')).toBe('new');
  });

  it('gives up after eight attempts', () => {
    refuse('EBUSY', 8);
    expect(() => {
      renameWithRetry(draft(), file, { platform: 'win32' });
    }).toThrow('EBUSY');
    expect(rename).toHaveBeenCalledTimes(8);
  });

  it.each([
    ['another error', 'ENOSPC', 'win32'],
    ['another system', 'EPERM', 'linux'],
  ])('tries once for %s', (_what, code, platform) => {
    refuse(code, 1);
    expect(() => {
      renameWithRetry(draft(), file, { platform });
    }).toThrow(code);
    expect(rename).toHaveBeenCalledTimes(1);
  });
});
