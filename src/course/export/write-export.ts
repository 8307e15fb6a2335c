/** Writes an export: one file, or a new folder. Nothing that is there is lost. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { BatchRefused } from '../batch/batch-refused.js';
import { writeAtomically } from '../disk/atomic-write.js';
import { reasonOf } from '../disk/system-errors.js';
import { makeWhole, putInto } from '../disk/whole-folder.js';
import type { Exported, OutFile } from './export-job.js';

export interface WriteOptions {
  as: 'file' | 'folder';
  overwrite: boolean;
  /** What it was made from, which must not be written over. */
  sources: readonly string[];
}

/** Writes the files, and returns the place. Throws a BatchRefused where something stands in the way. */
export async function writeExport(
  { files }: Pick<Exported, 'files'>,
  out: string,
  options: WriteOptions,
): Promise<string> {
  refuseTaken(out, options);
  try {
    if (options.as === 'folder') {
      await makeWhole(out, (draft) => {
        for (const { name, content } of files) putInto(draft, name, content);
      });
    } else writeAtomically(out, theOnly(files).content);
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    throw new BatchRefused(`${out} cannot be written: ${reasonOf(error)}.`, { cause: error });
  }
  return out;
}

/** Two would be written over each other. */
function theOnly(files: Exported['files']): OutFile {
  const [first, ...more] = files;
  if (more.length > 0) throw new Error(`writeExport: expected one file, got ${more.length + 1}. They need a folder.`);
  return first;
}

/**
 * Throws a BatchRefused where a place is taken: a file without --overwrite, a source,
 * a folder that is not empty.
 */
export function refuseTaken(out: string, { as, overwrite, sources }: WriteOptions): void {
  const stat = statSync(out, { throwIfNoEntry: false });
  if (!stat) return;
  if (as === 'folder') {
    if (!stat.isDirectory()) throw new BatchRefused(`--out needs a folder, and ${out} is a file.`);
    if (readdirSync(out).length > 0) throw new BatchRefused(`${out} is not empty. Name a new folder.`);
    return;
  }
  if (stat.isDirectory()) throw new BatchRefused(`--out needs a file, and ${out} is a folder.`);
  const isSource = sources.some((file) => existsSync(file) && realpathSync(file) === realpathSync(out));
  if (isSource) throw new BatchRefused(`--out is a file that is read for it, ${out}. Name another one.`);
  if (!overwrite) throw new BatchRefused(`${out} is there already. Name another file, or say --overwrite.`);
}
