import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const STALE = 'if dist lacks what src has: `npm run build`';

/**
 * Compiles a text against the built declarations with the TypeScript of the notebooks,
 * and returns its messages.
 */
function compiled(code: string): string {
  const kernelRequire = createRequire(require.resolve('tslab/package.json'));
  const compiler = path.join(
    path.dirname(kernelRequire.resolve('@tslab/typescript-for-tslab/package.json')),
    'lib/tsc.js',
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'declarations-'));
  try {
    const file = path.join(folder, 'user.ts');
    writeFileSync(file, code);
    const config = {
      compilerOptions: {
        noEmit: true,
        strict: true,
        skipLibCheck: false,
        types: [],
        lib: ['es2022'],
        target: 'es2022',
        module: 'es2022',
        moduleResolution: 'bundler',
        paths: {
          'rigid-body-lab': [path.join(root, 'dist/index.d.ts')],
          'rigid-body-lab/figures': [path.join(root, 'dist/figures/index.d.ts')],
        },
      },
      files: [file],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the built declarations under the TypeScript of the notebooks', () => {
  it('is version 5.0.4', () => {
    const kernelRequire = createRequire(require.resolve('tslab/package.json'));
    const file = kernelRequire.resolve('@tslab/typescript-for-tslab/package.json');
    const text = readFileSync(path.join(path.dirname(file), 'lib/typescript.js'), 'utf8');
    expect(/versionMajorMinor = "(\d+\.\d+)"/.exec(text)?.[1]).toBe('5.0');
  });

  it('type-check as a whole, without types of Node or the browser', () => {
    const user = `
      import * as library from 'rigid-body-lab';
      import * as figures from 'rigid-body-lab/figures';
      const v: library.Vec3 = library.add([1, 2, 3], [4, 5, 6]);
      const cloud = library.pointCloud(new Float64Array([1, 2]), new Float64Array([0, 0, 0, 1, 0, 0]));
      const com: number = cloud.com[0];
      figures.show(figures.lineChart({ title: '', x: { label: 't', unit: 's' }, y: { label: 'x', unit: 'm' }, series: [{ name: '', x: v, y: [com] }] }));
    `;
    expect(compiled(user), STALE).toBe('');
  }, 120_000);

  it('keep their types: nothing has become any', () => {
    const user = `
      import { integrate, multiply, principalAxes, rk4, toBody } from 'rigid-body-lab';
      import type { Vec3 } from 'rigid-body-lab';
      const moments: string = principalAxes([[1, 0, 0], [0, 2, 0], [0, 0, 3]]).moments;
      const product: string = multiply([[1, 0, 0], [0, 1, 0], [0, 0, 1]], [[1, 0, 0], [0, 1, 0], [0, 0, 1]]);
      const values: string = integrate((t, [x]) => [-x], [1], { t1: 1, stepSize: 0.1, method: rk4 }).values;
      const world: Vec3<'world'> = toBody([1, 2, 3], { position: [0, 0, 0], orientation: [1, 0, 0, 0] });
    `;
    const messages = compiled(user);
    expect(messages.match(/error TS2322/g), STALE).toHaveLength(4);
  }, 120_000);
});
