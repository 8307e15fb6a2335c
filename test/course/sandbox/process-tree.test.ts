import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { expect, it } from 'vitest';
import { treeState } from '../../../src/course/sandbox/process-tree.js';

const hasProc = existsSync('/proc/self/task');

/** Milliseconds of the processor that this process has used. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

it('counts the time of the processor, of children too', () => {
  const before = treeState(process.pid);
  if (!hasProc) {
    expect(before).toBeUndefined();
    return;
  }
  const from = used();
  while (used() < from + 200);
  const after = treeState(process.pid)!;
  // A tick is 10 ms, at either end.
  expect(after.usedMs - before!.usedMs).toBeGreaterThanOrEqual(180);
  expect(after.isRunnable).toBe(true);
});

it('tells who sleeps from who waits for a processor, and nothing of who has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.on("data", () => { for (;;); }); console.log("ready");']);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const state = (): boolean | undefined => treeState(child.pid!)?.isRunnable;
  await expect.poll(state, { timeout: 20_000 }).toBe(hasProc ? false : undefined);
  child.stdin.write('go');
  await expect.poll(state, { timeout: 20_000 }).toBe(hasProc ? true : undefined);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
  expect(treeState(child.pid!)).toBeUndefined();
});

it('counts the memory of children', async () => {
  const grown = 2 ** 27;
  const parent = spawn(process.execPath, [
    '-e',
    // Its input ends with the parent, and so does it.
    `require('node:child_process').spawn(process.execPath, ['-e', 'const kept = Buffer.alloc(${grown}, 1); process.stdin.on("end", () => kept).resume();']);`,
  ]);
  await expect.poll(() => (treeState(parent.pid!)?.residentBytes ?? 0) > grown, { timeout: 20_000 }).toBe(hasProc);
  parent.kill('SIGKILL');
});
