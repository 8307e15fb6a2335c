import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rightFunctionsOf } from '../../../src/course/sandbox/load.js';
import { once } from '../../../src/course/sandbox/once.js';

it('is done once, and again only if it failed', async () => {
  let times = 0;
  const work = once(() => (++times === 1 ? Promise.reject(new Error('no')) : Promise.resolve(times)));
  const first = [work(), work()];
  await expect(first[0]).rejects.toThrow('no');
  await expect(first[1]).rejects.toThrow('no');
  expect([await work(), await work(), times]).toEqual([2, 2, 2]);
});

it('lends a solution that could not be bundled at first', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'once-'));
  try {
    const file = path.join(folder, 'solution.ts');
    const script = rightFunctionsOf(file);
    await expect(script()).rejects.toThrow('Could not resolve');
    writeFileSync(file, 'export const twice = (x: number): number => 2 * x;');
    expect(await script()).toContain('twice');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
