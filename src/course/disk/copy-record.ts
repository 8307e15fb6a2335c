/** What a packed copy says of itself, in lab-pack.json at its top. The course itself has no such file. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText } from './regular-file.js';

export interface CopyRecord {
  format: 1;
  /** The title of the course. */
  course: string;
  /** Copies with one mark were packed with one key, or all without. */
  mark: string;
  /** Whose copy it is; null where all have the same. */
  student: string | null;
  /** When it was packed, by the clock of who packed it. */
  packed: string;
  /** Without page and notebooks. */
  bare: boolean;
  /** By exercise, its version. */
  exercises: Record<string, number>;
  /** By file, the SHA-256 of what was handed out. */
  files: Record<string, string>;
}

export const COPY_RECORD = 'lab-pack.json';

/** Whether the folder is a packed copy. */
export const isCopy = (root: string): boolean => existsSync(path.join(root, COPY_RECORD));

/** The record of a packed copy. Throws a sentence where there is none that can be read. */
export function readCopyRecord(root: string): CopyRecord {
  let record: Partial<CopyRecord> | null;
  try {
    record = JSON.parse(readText(path.join(root, COPY_RECORD))) as Partial<CopyRecord> | null;
  } catch (error) {
    throw new Error(`${root} is no packed copy of a course: it has no ${COPY_RECORD} that can be read.`, {
      cause: error,
    });
  }
  if (!isRecord(record)) {
    throw new Error(`${path.join(root, COPY_RECORD)} is not what this version of the course reads.`);
  }
  return record;
}

const isRecord = (value: Partial<CopyRecord> | null): value is CopyRecord =>
  value?.format === 1 &&
  [value.course, value.mark, value.packed].every((text) => typeof text === 'string') &&
  (value.student === null || typeof value.student === 'string') &&
  !Number.isNaN(Date.parse(value.packed ?? '')) &&
  [value.exercises, value.files].every((table) => typeof table === 'object' && (table as object | null) !== null);
