/** Node for Linux, whatever system packs: from the package that npm has of it, kept for the next time. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import { writeAtomically } from '../disk/atomic-write.js';
import { npmScript } from './npm-script.js';
import { PackRefused } from './pack-refused.js';

/** The line of Node that is in long-term support. */
const LINE = 22;

/** The program for a processor, `x64` or `arm64`. `cache` is a folder of this course's state. */
export function linuxNode(cache: string, processor: string): Uint8Array {
  const kept = path.join(cache, `node-linux-${processor}-${LINE}`);
  if (existsSync(kept)) return readFileSync(kept);
  const program = memberOf(gunzipSync(archive(`node-linux-${processor}@${LINE}`)), 'package/bin/node');
  writeAtomically(kept, program);
  return program;
}

/** The package as npm fetches it: not installed, since npm installs nothing that is for another system. */
function archive(name: string): Uint8Array {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lab-node-'));
  try {
    mkdirSync(folder, { recursive: true });
    const script = npmScript();
    const [program, ...args] = script === undefined ? ['npm'] : [process.execPath, script];
    const { status, stderr, error } = spawnSync(
      program,
      [...args, 'pack', name, '--silent', '--pack-destination', folder],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    const [file] = readdirSync(folder).filter((one) => one.endsWith('.tgz'));
    if (status === 0 && (file as string | undefined) !== undefined) return readFileSync(path.join(folder, file));
    throw new PackRefused(
      `npm cannot fetch ${name}: ${error?.message ?? stderr.trim().split('\n')[0]}. With --node <file> a program of Node for Linux is taken instead.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const BLOCK = 512;

/** A file of a tar archive. */
export function memberOf(tar: Uint8Array, wanted: string): Uint8Array {
  const text = (from: number, length: number): string =>
    Buffer.from(tar.subarray(from, from + length))
      .toString('latin1')
      .replace(/\0[^]*$/, '');
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const size = parseInt(text(at + 124, 12).trim(), 8);
    if (text(at, 100) === wanted) return tar.subarray(at + BLOCK, at + BLOCK + size);
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
  throw new PackRefused(`the package of Node has no ${wanted}.`);
}
