import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KernelSpec } from '../../../src/course/notebooks/kernel-spec.js';
import {
  installKernel,
  kernelSpec,
  kernelStatus,
  kernelsFolder,
  tslabVersion,
  uninstallKernel,
} from '../../../src/course/notebooks/kernel-spec.js';
import { courseRoot } from './course-root.js';

describe('kernelsFolder', () => {
  // The data folders of jupyter_core (https://docs.jupyter.org, "Jupyter's common directories").
  it.each([
    ['linux', {}, '/people/ann', '/people/ann/.local/share/jupyter/kernels'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/people/ann', '/data/jupyter/kernels'],
    ['darwin', {}, '/Users/a', '/Users/a/Library/Jupyter/kernels'],
    [
      'win32',
      { APPDATA: 'C:\\Users\\a\\AppData\\Roaming' },
      'C:\\Users\\a',
      'C:\\Users\\a\\AppData\\Roaming\\jupyter\\kernels',
    ],
    ['win32', {}, 'C:\\Users\\a', 'C:\\Users\\a\\AppData\\Roaming\\jupyter\\kernels'],
    ['linux', { JUPYTER_DATA_DIR: '/j' }, '/people/ann', '/j/kernels'],
  ] as const)('on %s with %j', (platform, env, home, want) => {
    expect(kernelsFolder({ platform, env, home })).toBe(want);
  });
});

describe('the kernel description', () => {
  it('is installed with absolute paths of files that exist, and is found again', () => {
    const { root } = courseRoot();
    expect(kernelStatus(root)).toMatchObject({ state: 'missing' });
    const file = installKernel(root);
    const { argv, language } = JSON.parse(readFileSync(file, 'utf8')) as KernelSpec;
    const paths = argv.filter((word) => path.isAbsolute(word));
    expect(paths).toHaveLength(3);
    expect(paths.filter((p) => !existsSync(p))).toEqual([]);
    expect(argv.at(-1)).toBe('{connection_file}');
    expect(language).toBe('typescript');
    expect(kernelStatus(root)).toEqual({ file, state: 'installed', lost: [] });
    expect(uninstallKernel(root)).toBe(true);
    expect(uninstallKernel(root)).toBe(false);
  });

  it.each([
    ['linux', 'signal'],
    ['darwin', 'signal'],
    ['win32', 'message'],
  ])('has Jupyter interrupt on %s by a %s', (platform, mode) => {
    expect(kernelSpec({ platform }).interrupt_mode).toBe(mode);
  });

  it('says in one line why it cannot be written, and what to do', () => {
    const { root, write } = courseRoot();
    write('jupyter', '');
    const folder = path.join(root, 'jupyter', 'kernels');
    expect(() => installKernel(folder)).toThrow(
      `${path.join(folder, 'rigid-body-lab', 'kernel.json')} cannot be written: a file has the name of its folder. ` +
        'JUPYTER_DATA_DIR can name another folder, for Jupyter as well.',
    );
  });

  it('says when it belongs to another copy or its files are gone', () => {
    const { root } = courseRoot();
    const file = installKernel(root);
    const spec = JSON.parse(readFileSync(file, 'utf8')) as KernelSpec;
    const edit = (change: (word: string) => string): void => {
      writeFileSync(file, JSON.stringify({ ...spec, argv: spec.argv.map(change) }));
    };
    edit((word) => (word.endsWith('preload.cjs') ? path.join(root, 'package.json') : word));
    expect(kernelStatus(root).state).toBe('other-copy');
    edit((word) => (word.endsWith('preload.cjs') ? path.join(root, 'gone.cjs') : word));
    expect(kernelStatus(root)).toEqual({ file, state: 'broken', lost: [path.join(root, 'gone.cjs')] });
  });

  it('was made for tslab 1.0.22: look at preload.cjs when this changes', () => {
    expect(tslabVersion()).toBe('1.0.22');
  });
});
