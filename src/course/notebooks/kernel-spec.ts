/** How the course's kernel is started, and its registration with Jupyter: absolute paths, no Python. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { KERNEL_NAME } from '../cells/notebook.js';
import { writeAtomically } from '../disk/atomic-write.js';
import { inPackage } from '../disk/places.js';
import { reasonOf } from '../disk/system-errors.js';

/** tslab's folder. */
export const tslabFolder: string = path.dirname(createRequire(import.meta.url).resolve('tslab/package.json'));

/** Plain CommonJS that needs no build: the same file serves the sources and dist. */
const preload = inPackage('src/course/notebooks/preload.cjs');

/** The version of tslab: results of another version count as stale. */
export function tslabVersion(): string {
  const text = readFileSync(path.join(tslabFolder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The command line of a kernel that reads its sockets from `connectionFile`. */
export function kernelProgram(connectionFile: string): string[] {
  return [
    process.execPath,
    // The library is an ES module and tslab loads it with require: Node 20 and 22 warn of
    // that in the first cell.
    '--disable-warning=ExperimentalWarning',
    // A runaway cell then fails after seconds, not after filling the machine.
    '--max-old-space-size=2048',
    '-r',
    preload,
    path.join(tslabFolder, 'bin', 'tslab'),
    'kernel',
    '--config-path',
    connectionFile,
  ];
}

/** What Jupyter reads from kernel.json. */
export interface KernelSpec {
  argv: string[];
  display_name: string;
  language: string;
  interrupt_mode: 'signal' | 'message';
}

/**
 * The course's kernel as Jupyter wants it described. A signal breaks a cell that computes, too; but on
 * Windows none reaches Node, and a message (preload.cjs) breaks at least one that awaits.
 */
export function kernelSpec({ platform }: { platform: string } = process): KernelSpec {
  return {
    argv: kernelProgram('{connection_file}'),
    display_name: 'TypeScript (rigid-body-lab)',
    language: 'typescript',
    interrupt_mode: platform === 'win32' ? 'message' : 'signal',
  };
}

/** What decides where Jupyter keeps a user's kernels. */
export interface JupyterPlace {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
}

/** The folder of the user's kernels, as jupyter_core computes it. */
export function kernelsFolder(
  { platform, env, home }: JupyterPlace = { platform: process.platform, env: process.env, home: os.homedir() },
): string {
  const join = (...parts: string[]): string => (platform === 'win32' ? path.win32 : path.posix).join(...parts);
  const data = (): string => {
    if (env['JUPYTER_DATA_DIR']) return env['JUPYTER_DATA_DIR'];
    if (platform === 'darwin') return join(home, 'Library', 'Jupyter');
    if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'jupyter');
    return join(env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'jupyter');
  };
  return join(data(), 'kernels');
}

const specFile = (folder: string): string => path.join(folder, KERNEL_NAME, 'kernel.json');

/** Writes kernel.json and returns its path. */
export function installKernel(folder: string = kernelsFolder()): string {
  const file = specFile(folder);
  try {
    writeAtomically(file, `${JSON.stringify(kernelSpec(), null, 1)}\n`);
  } catch (error) {
    const says = `${file} cannot be written: ${reasonOf(error)}`;
    throw new Error(`${says}. JUPYTER_DATA_DIR can name another folder, for Jupyter as well.`, { cause: error });
  }
  return file;
}

/** Removes the kernel's folder; false when there was none. */
export function uninstallKernel(folder: string = kernelsFolder()): boolean {
  const installed = existsSync(specFile(folder));
  rmSync(path.dirname(specFile(folder)), { recursive: true, force: true });
  return installed;
}

/** Whether Jupyter would start this copy's kernel, another copy's, one whose files are gone, or none. */
export interface KernelStatus {
  file: string;
  state: 'installed' | 'other-copy' | 'broken' | 'missing';
  /** The files that kernel.json names and that do not exist. */
  lost: string[];
}

/** Reads kernel.json back. */
export function kernelStatus(folder: string = kernelsFolder()): KernelStatus {
  const file = specFile(folder);
  if (!existsSync(file)) return { file, state: 'missing', lost: [] };
  const { argv } = JSON.parse(readFileSync(file, 'utf8')) as KernelSpec;
  const lost = argv.filter((word) => path.isAbsolute(word) && !existsSync(word));
  if (lost.length > 0) return { file, state: 'broken', lost };
  return { file, state: argv.includes(preload) ? 'installed' : 'other-copy', lost };
}
