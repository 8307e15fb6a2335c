/**
 * The layers around the worker process that depend on the machine: which are there,
 * and the command line they make.
 */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { BUILT, inPackage } from '../disk/places.js';

/** What surrounds the worker process; all are on where the machine has them. */
export interface Layers {
  /** Node's permission flag (its name depends on the version), or null without one. */
  permission: string | null;
  /** `ulimit` through /bin/sh: no file content, few descriptors, bounded processor time. */
  ulimit: boolean;
  /** Path of bubblewrap, if it is there: no network, no other processes, only the worker's own files. */
  bwrap: string | null;
}

/** Processor seconds after which the system ends a worker, whatever the supervisor does. */
const CPU_SECONDS = 120;
/**
 * Megabytes of V8's own heap in the worker; the guest's memory is WebAssembly and counted by `guestBytes`.
 */
const HEAP_MEGABYTES = 96;

/** Node 20 says `--experimental-permission`, later ones `--permission`. */
export function permissionFlag(allowed: ReadonlySet<string> = process.allowedNodeEnvironmentFlags): string | null {
  return ['--permission', '--experimental-permission'].find((flag) => allowed.has(flag)) ?? null;
}

/**
 * Places without a secret: the worker's folder, and the package.json that Node looks at
 * for the type of a module.
 */
export function readableByWorker(worker: string = BUILT.worker): string[] {
  // Without doubles: Node 20 aborts when a folder is allowed twice.
  return [...new Set([path.dirname(worker), path.dirname(BUILT.worker), inPackage('package.json')])];
}

const systemFolders = ['/usr', '/lib', '/lib64', '/lib32', '/bin', '/etc/ld.so.cache'];

function bwrapArguments(readable: readonly string[]): string[] {
  const node = realpathSync(process.execPath);
  const bind = [...systemFolders.filter((folder) => existsSync(folder)), node, ...readable];
  return [
    ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...bind.flatMap((folder) => ['--ro-bind', folder, folder]),
    ...['--chdir', '/tmp'],
  ];
}

function installedBwrap(): string | null {
  if (process.platform !== 'linux') return null;
  return ['/usr/bin/bwrap', '/bin/bwrap', '/usr/local/bin/bwrap'].find((file) => existsSync(file)) ?? null;
}

/**
 * The layers of this machine. Whether bubblewrap may do its work here, only the start of a
 * worker tells (sandbox.ts).
 */
export function detectLayers(): Layers {
  return {
    permission: permissionFlag(),
    ulimit: process.platform !== 'win32' && existsSync('/bin/sh'),
    bwrap: installedBwrap(),
  };
}

/** The program and the arguments that start a worker inside the given layers. */
export function workerCommand(layers: Layers, worker: string = BUILT.worker): { program: string; args: string[] } {
  const readable = readableByWorker(worker);
  let command = [process.execPath, '--no-warnings', `--max-old-space-size=${HEAP_MEGABYTES}`];
  if (layers.permission !== null) {
    command.push(layers.permission, ...readable.map((folder) => `--allow-fs-read=${folder}`));
  }
  command.push(worker);
  if (layers.bwrap !== null) command = [layers.bwrap, ...bwrapArguments(readable), ...command];
  if (layers.ulimit) {
    const script = `ulimit -t ${CPU_SECONDS}; ulimit -f 0; ulimit -n 64; exec "$@"`;
    command = ['/bin/sh', '-c', script, 'sh', ...command];
  }
  const [program, ...args] = command;
  return { program, args };
}
