/**
 * Making the folder of results where that is possible, and saying why where it is not:
 * before anything was graded.
 */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../disk/system-errors.js';
import { BatchRefused } from './batch-refused.js';

const refused = (folder: string, why: string): BatchRefused =>
  new BatchRefused(`${folder} cannot hold results: ${why}. Name another folder.`);

/** The nearest folder above that is there, and the names below it that are not. */
function missingParts(folder: string): { there: string; missing: string[] } {
  const above = path.dirname(folder);
  if (statOf(folder) !== undefined || above === folder) return { there: folder, missing: [] };
  const { there, missing } = missingParts(above);
  return { there, missing: [...missing, path.basename(folder)] };
}

function statOf(place: string): ReturnType<typeof statSync> {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch {
    // A file where a folder would have to be: the one above tells.
    return undefined;
  }
}

/** Throws where the system would not let the folder be made or written to. */
export function refuseNoFolder(folder: string): void {
  const { there } = missingParts(folder);
  if (statOf(there)?.isDirectory() !== true) throw refused(folder, `${there} is a file`);
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw refused(folder, `${reasonOf(error)} (${there})`);
  }
}

/**
 * Makes the folder and those above it, one by one: for a place such as /proc, Node's own way
 * with all of them never ends.
 */
export function makeFolder(folder: string): void {
  refuseNoFolder(folder);
  const { there, missing } = missingParts(folder);
  try {
    missing.reduce((above, name) => {
      const next = path.join(above, name);
      mkdirSync(next);
      return next;
    }, there);
  } catch (error) {
    throw refused(folder, `${reasonOf(error)} (${there})`);
  }
}
