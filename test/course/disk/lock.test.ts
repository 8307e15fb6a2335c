/** Real processes at one lock: no change is lost, whoever is killed or stands still in the middle of it. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hold, LockHeld } from '../../../src/course/disk/lock.js';

/** Nothing here takes a second on an idle machine. */
const PATIENCE = 120_000;

/** Counts up, and notes each attempt; the first one waits for the file `go`, where it is told to. */
const COUNTER = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { sleep, withLock, writeAtomically } from './lock.mjs';
const [name, times, waits] = process.argv.slice(2);
for (let k = 0; k < Number(times); k++) withLock('count.lock', (isOurs) => {
  const next = Number(readFileSync('count', 'utf8')) + 1;
  appendFileSync(name + '.read', next + ' ');
  while (waits === 'waits' && !existsSync(name + '.go')) sleep(5);
  const isDone = writeAtomically('count', String(next), isOurs);
  appendFileSync(name + '.wrote', isDone + ' ');
  return isDone;
});`;

let folder: string;
const started: ChildProcess[] = [];
const at = (name: string): string => path.join(folder, name);
const textOf = (name: string): string => readFileSync(at(name), 'utf8');
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  const [lock, write] = ['lock', 'atomic-write'].map((name) =>
    fileURLToPath(new URL(`../../../src/course/disk/${name}.ts`, import.meta.url)),
  );
  buildSync({
    stdin: {
      resolveDir: folder,
      contents: `export * from ${JSON.stringify(lock)}; export * from ${JSON.stringify(write)};`,
    },
    outfile: at('lock.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  writeFileSync(at('counter.mjs'), COUNTER);
  writeFileSync(at('count'), '0');
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Counter {
  child: ChildProcess;
  end: Promise<number | null>;
}

function count(name: string, times: number, waits = ''): Counter {
  const child = spawn(process.execPath, ['counter.mjs', name, String(times), waits], { cwd: folder, stdio: 'inherit' });
  started.push(child);
  return { child, end: new Promise((resolve) => child.on('close', resolve)) };
}

const until = (holds: () => boolean): Promise<boolean> => vi.waitUntil(holds, { timeout: PATIENCE });
/** The counter has read, and stands between that and its writing. */
const stands = (name: string): Promise<boolean> => until(() => existsSync(at(`${name}.read`)));
/** As if its holder had stood still for long. */
const makeOld = (): void => {
  utimesSync(at('count.lock'), 0, 0);
};
const locks = (): string[] => readdirSync(folder).filter((name) => name.startsWith('count.'));

describe('a lock of long work', () => {
  it('is free when its process has ended, or one of another machine no longer says that it lives', () => {
    const lock = at('work.lock');
    const isHeldBy = (holder: string): void => {
      writeFileSync(lock, holder);
    };
    isHeldBy(`${process.pid} ${os.hostname()} x`);
    utimesSync(lock, 0, 0);
    expect(() => hold(lock)).toThrow(new LockHeld(`process ${process.pid} on ${os.hostname()}`));
    isHeldBy('1 elsewhere x');
    expect(() => hold(lock)).toThrow('process 1 on elsewhere');
    utimesSync(lock, 0, 0);
    hold(lock)();
    isHeldBy(`${spawnSync(process.execPath, ['--version']).pid} ${os.hostname()} x`);
    const release = hold(lock);
    expect(() => hold(lock)).toThrow(LockHeld);
    isHeldBy('1 elsewhere y');
    release();
    expect(readFileSync(lock, 'utf8')).toBe('1 elsewhere y');
  });

  it('says again and again that its process lives', () => {
    vi.useFakeTimers();
    try {
      const release = hold(at('work.lock'));
      utimesSync(at('work.lock'), 0, 0);
      vi.advanceTimersByTime(10_000);
      expect(statSync(at('work.lock')).mtimeMs).toBeGreaterThan(0);
      release();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a lock', { timeout: PATIENCE }, () => {
  it('lets processes that contend for it change one after another', async () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => count(name, 20));
    expect(await Promise.all(all.map(({ end }) => end))).toEqual(Array(6).fill(0));
    expect(textOf('count')).toBe('120');
    expect(locks()).toEqual([]);
  });

  it('of a process that was killed is taken over, by one of those who wait', async () => {
    const dead = count('dead', 1, 'waits');
    await stands('dead');
    dead.child.kill('SIGKILL');
    await dead.end;
    const all = ['a', 'b', 'c'].map((name) => count(name, 5));
    makeOld();
    expect(await Promise.all(all.map(({ end }) => end))).toEqual([0, 0, 0]);
    expect(textOf('count')).toBe('15');
    expect(locks()).toEqual([]);
  });

  it('that was taken from a process which stood still is not written under, nor removed, by it', async () => {
    const slow = count('slow', 1, 'waits');
    await stands('slow');
    makeOld();
    const quick = count('quick', 1, 'waits');
    await stands('quick');
    const held = textOf('count.lock');
    writeFileSync(at('slow.go'), '');
    await until(() => existsSync(at('slow.wrote')));
    expect([textOf('slow.wrote'), textOf('count'), textOf('count.lock')]).toEqual(['false ', '0', held]);
    writeFileSync(at('quick.go'), '');
    expect(await Promise.all([slow.end, quick.end])).toEqual([0, 0]);
    expect([textOf('slow.read'), textOf('quick.read')]).toEqual(['1 2 ', '1 ']);
    expect(textOf('count')).toBe('2');
    expect(locks()).toEqual([]);
  });
});
