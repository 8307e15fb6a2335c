/**
 * Everything that was handed over, as one tree: folders, and zip files as if they were unpacked.
 * Nothing is written anywhere.
 */
import { readdirSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import path from 'node:path';
import { withFile } from './bytes.js';
import type { Bytes } from './bytes.js';
import { codeOf, EMPTY, Found, LINK, NO_FILE, TOO_DEEP } from './found.js';
import type { FileTree, TreePlace } from './found.js';
import { whyIgnored } from './ignored-names.js';
import type { IntakeLimits } from './intake-limits.js';
import { IntakeRefused } from './intake-refused.js';
import { NOT_TAKEN_WHOLE, overTheLimit } from './trouble.js';
import type { Read } from './trouble.js';
import { isZip, ZipTree } from './zip-tree.js';

/** Reads what lies in a folder or zip file. Throws an IntakeRefused when there is neither. */
export function readFileTree(root: string, limits?: IntakeLimits): FileTree {
  const found = new Found(limits);
  const stat = statSync(root, { throwIfNoEntry: false });
  if (stat?.isDirectory()) new FolderWalk(found).walk(root, { origin: '', parts: [] });
  else if (stat?.isFile() && isZip(root)) {
    const source = <T>(use: (bytes: Bytes) => T): T => withFile(root, use, { follow: true });
    new ZipTree(found, source, { origin: '', parts: [], depth: 0, file: root }).read();
  } else {
    const got = stat === undefined ? 'nothing of that name' : 'something else';
    throw new IntakeRefused(`expected a folder or a .zip file at "${root}", got ${got}.`);
  }
  return found.tree();
}

class FolderWalk {
  readonly #found: Found;

  constructor(found: Found) {
    this.#found = found;
  }

  walk(folder: string, at: TreePlace): void {
    let names: Dirent[];
    try {
      names = readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      this.#found.refuseFolder(at, {
        problem: `The folder cannot be read (${codeOf(error)}).`,
        fix: 'Change its permissions.',
      });
      return;
    }
    let count = 0;
    for (const dirent of names.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const place = {
        origin: at.origin === '' ? dirent.name : `${at.origin}/${dirent.name}`,
        parts: [...at.parts, dirent.name],
      };
      const why = whyIgnored(dirent.name);
      if (why === undefined) count++;
      if (this.#found.entriesLeft <= 0) throw new IntakeRefused(TOO_MANY(this.#found.limits.entries));
      if (why === undefined) this.#take(path.join(folder, dirent.name), dirent, place);
      else this.#found.ignore(place, why);
    }
    if (count === 0 && at.parts.length > 0) this.#found.refuseFolder(at, EMPTY);
  }

  #take(file: string, dirent: Dirent, place: TreePlace): void {
    if (dirent.isSymbolicLink()) this.#found.refuse(place, LINK);
    else if (dirent.isDirectory()) {
      if (place.parts.length >= this.#found.limits.depth) this.#found.refuseFolder(place, TOO_DEEP);
      else this.walk(file, place);
    } else if (!dirent.isFile()) this.#found.refuse(place, NO_FILE);
    else if (isZip(dirent.name)) {
      const source = <T>(use: (bytes: Bytes) => T): T => withFile(file, use);
      new ZipTree(this.#found, source, { ...place, depth: 1 }).read();
    } else this.#found.entries.push({ ...place, read: (most) => readFile(file, most) });
  }
}

const TOO_MANY = (most: number): string =>
  `expected a folder of submissions, got one with more than ${most} files. Hand in a part of it.`;

function readFile(file: string, most: number): Read {
  try {
    return withFile(file, (bytes): Read => {
      if (bytes.size <= most) return { bytes: bytes.read(0, bytes.size) };
      return overTheLimit(bytes.size, most);
    });
  } catch (error) {
    return { problem: `It cannot be read (${codeOf(error)}).`, fix: NOT_TAKEN_WHOLE };
  }
}
