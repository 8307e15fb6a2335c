/** Bytes that are read where they are needed: a zip file of a term can be larger than memory. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

export interface Bytes {
  readonly size: number;
  /** The bytes from `at` on; fewer than `length` only at the end. */
  read(at: number, length: number): Uint8Array;
}

export const bytesOf = (bytes: Uint8Array): Bytes => ({
  size: bytes.length,
  read: (at, length) => bytes.subarray(at, at + length),
});

/**
 * Does something with the bytes of a file. Never follows a link, never waits for a pipe;
 * throws what the system says.
 */
export function withFile<T>(file: string, use: (bytes: Bytes) => T, { follow = false }: { follow?: boolean } = {}): T {
  // Where the system knows no such flag it is undefined and counts as 0.
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK | (follow ? 0 : constants.O_NOFOLLOW));
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) throw new Error('it is not a file');
    return use({ size: stat.size, read: (at, length) => filled(handle, at, Math.min(length, stat.size - at)) });
  } finally {
    closeSync(handle);
  }
}

function filled(handle: number, at: number, length: number): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, length));
  let read = 0;
  while (read < bytes.length) {
    const more = readSync(handle, bytes, read, bytes.length - read, at + read);
    if (more === 0) break;
    read += more;
  }
  return bytes.subarray(0, read);
}
