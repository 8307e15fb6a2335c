/** The key from which each student's inputs are drawn: a file of the lecturer's that nobody else may read. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../disk/regular-file.js';
import { reasonOf } from '../disk/system-errors.js';

/** A key that cannot be used; the message is a sentence. */
export class KeyError extends Error {
  override name = 'KeyError';
}

/** 16 random bytes as hexadecimal digits are 32; what a person invents is guessed. */
const LEAST = 32;

/** The key in a file. A key that is in a repository is everybody's, and refused. */
export function readKey(file: string): string {
  let key: string;
  try {
    key = readText(file).trim();
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : reasonOf(error);
    throw new KeyError(`the key ${file} cannot be read: ${reason}.`, { cause: error });
  }
  if (key.length < LEAST) {
    throw new KeyError(
      `the key in ${file} has ${key.length} characters, and needs ${LEAST}. Make one: openssl rand -hex 32 > ${file}`,
    );
  }
  if (isTracked(path.resolve(file))) {
    throw new KeyError(
      `git tracks the key ${file}, so whoever has the repository has it. Make another one, outside: openssl rand -hex 32`,
    );
  }
  return key;
}

/** Whether a file that git does not track lies in a repository, and nothing tells git to ignore it. */
export function gitWouldAdd(file: string): boolean {
  let folder = path.dirname(path.resolve(file));
  while (!existsSync(folder)) folder = path.dirname(folder);
  // 1 is "not ignored"; outside of a repository git ends with another status.
  return (
    spawnSync('git', ['check-ignore', '--quiet', '--', path.resolve(file)], { cwd: folder, stdio: 'ignore' }).status ===
    1
  );
}

/** Whether git has the file in its index; where git cannot be asked and a repository is there, yes. */
function isTracked(file: string): boolean {
  const folder = path.dirname(file);
  const asked = spawnSync('git', ['ls-files', '--error-unmatch', '--', path.basename(file)], {
    cwd: folder,
    stdio: 'ignore',
  });
  if (asked.status === 0) return true;
  // 1 is "no". Where a repository is somebody else's, git refuses to look, and ends with another status.
  return asked.status !== 1 && isInRepository(folder);
}

function isInRepository(folder: string): boolean {
  if (existsSync(path.join(folder, '.git'))) return true;
  return path.dirname(folder) !== folder && isInRepository(path.dirname(folder));
}
