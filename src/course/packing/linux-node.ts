/** Node for Linux, whatever system packs: from the package that npm has of it, kept for the next time. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import { writeAtomically } from '../disk/atomic-write.js';
import { npmScript } from './npm-script.js';
import { PackRefused } from './pack-refused.js';

/** Of the long-term line. Exactly one: what runs beside hidden checks does not change by itself. */
const VERSION = '22.23.5';
/** SHA-512 of its packages, as npm tells it: a registry in between may have others. */
const DIGESTS: Readonly<Record<string, string>> = {
  x64: '3jhC+wcoWxKZxcRqF2sUSl0c9HEXFnur/nuIPx6O6CWKV0jOUWQm7Htw5SuXqqlMCEhi0cJqybFPEb5hhcBiMw==',
  arm64: 'e1LOUGKVruPGuLVutn8+Cgm5pI1APm4Kvh+zbb/qe/ZpD9s+TQby5iUgZOWmPpbSKpj0Td8DP1N0NEnXasHizg==',
};

/** The program for a processor, `x64` or `arm64`. `cache` is a folder of this course's state. */
export function linuxNode(cache: string, processor: string): Uint8Array {
  const kept = path.join(cache, `node-linux-${processor}-${VERSION}`);
  if (existsSync(kept)) return readFileSync(kept);
  const name = `node-linux-${processor}@${VERSION}`;
  const packed = archive(name);
  if (createHash('sha512').update(packed).digest('base64') !== DIGESTS[processor])
    throw new PackRefused(`${name}, as npm fetched it, is not the package that this course knows. ${OTHERWISE}`);
  const program = memberOf(gunzipSync(packed), 'package/bin/node');
  writeAtomically(kept, program);
  return program;
}

const OTHERWISE = 'With --node <file> a program of Node for Linux is taken instead.';

/** The package as npm fetches it: not installed, since npm installs nothing that is for another system. */
function archive(name: string): Uint8Array {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lab-node-'));
  try {
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
    throw new PackRefused(`npm cannot fetch ${name}: ${error?.message ?? stderr.trim().split('\n')[0]}. ${OTHERWISE}`);
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
