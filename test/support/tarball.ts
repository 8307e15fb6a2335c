/** Reads what `npm pack` writes: a gzipped ustar archive of plain files. */
import { gunzipSync } from 'node:zlib';

const BLOCK = 512;

/** The files of a packed package, by their names without the leading `package/`. */
export function filesOf(packed: Buffer): Map<string, Buffer> {
  const archive = gunzipSync(packed);
  const files = new Map<string, Buffer>();
  const text = (from: number, length: number): string =>
    archive.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; archive[at] !== 0 && at < archive.length;) {
    const size = parseInt(text(at + 124, 12), 8);
    const prefix = text(at + 345, 155);
    const name = `${prefix === '' ? '' : `${prefix}/`}${text(at, 100)}`;
    if (text(at + 156, 1) !== '0') throw new Error(`${name} is not a plain file`);
    files.set(name.replace(/^package\//, ''), archive.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
  return files;
}
