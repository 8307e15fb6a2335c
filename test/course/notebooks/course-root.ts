/** A small course in a temporary folder: a library of one function, and the notebooks that a test writes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { onTestFinished } from 'vitest';

export interface CourseRoot {
  root: string;
  write: (file: string, text: string) => void;
}

const show = new URL('../../../src/figures/show.ts', import.meta.url).pathname;

/**
 * The folder is removed when the test ends; pass `keep` for one that several tests
 * share, and remove it yourself.
 */
export function courseRoot(files: Readonly<Record<string, string>> = {}, keep = false): CourseRoot {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lab-course-'));
  if (!keep) {
    onTestFinished(() => {
      rmSync(root, { recursive: true, force: true });
    });
  }
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const entry = (folder: string): object => ({
    types: `./dist/${folder}index.d.ts`,
    default: `./dist/${folder}index.js`,
  });
  const exports = { '.': entry(''), './figures': entry('figures/') };
  write('package.json', JSON.stringify({ name: 'rigid-body-lab', type: 'module', exports }));
  write('dist/index.js', '/** Twice the number. */\nexport const twice = (x) => 2 * x;\n');
  write('dist/index.d.ts', 'export declare function twice(x: number): number;\n');
  const { outputFiles } = buildSync({ entryPoints: [show], bundle: true, format: 'esm', write: false });
  write('dist/figures/index.js', outputFiles[0].text);
  write('dist/figures/index.d.ts', 'export declare function show(figure: { data: object[]; layout: object }): void;\n');
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, write };
}
