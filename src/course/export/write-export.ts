/** Writes an export: one file, or a new folder. Nothing that is there is lost. */
import { existsSync, mkdirSync, readdirSync, realpathSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { BatchRefused } from '../batch/batch-refused.js';
import { renameWithRetry, writeAtomically } from '../disk/atomic-write.js';
import { reasonOf } from '../disk/system-errors.js';
import type { Exported } from './export-job.js';

export interface WriteOptions {
  as: 'file' | 'folder';
  overwrite: boolean;
  /** What it was made from, which must not be written over. */
  sources: readonly string[];
}

/** Writes the files, and returns the place. Throws a BatchRefused where something stands in the way. */
export function writeExport({ files }: Pick<Exported, 'files'>, out: string, options: WriteOptions): string {
  refuseTaken(out, options);
  try {
    if (options.as === 'folder') writeFolder(files, path.resolve(out));
    else for (const { content } of files) writeAtomically(out, content);
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
    throw new BatchRefused(`${out} cannot be written: ${reasonOf(error)}.`, { cause: error });
  }
  return out;
}

/**
 * The folder is there when all of it is: thousands of files would otherwise have to be waited for one by one.
 */
function writeFolder(files: Exported['files'], out: string): void {
  const draft = `${out}.${process.pid}.tmp`;
  try {
    mkdirSync(draft, { recursive: true });
    for (const { name, content } of files) {
      const file = path.join(draft, ...name.split('/'));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    if (existsSync(out)) rmdirSync(out);
    renameWithRetry(draft, out);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
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
