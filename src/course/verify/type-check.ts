/** The type checker's opinion of an exercise's files. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { BUILT } from '../disk/places.js';
import type { Folder } from './folder.js';

/** What the process is told. */
export interface TypeCheckJob {
  files: string[];
  /** Folders that count as one. */
  folders: string[];
  /** Declarations by the names of modules. */
  paths: Record<string, string[]>;
}

interface Found {
  file: string;
  line: number;
  text: string;
}

/** Messages of one file that are shown; most of the rest follow from these. */
const SHOWN = 5;

/** What does not type-check, a line each: `checks.ts:12: Cannot find name 'closeTo'.` */
export async function typeProblems({ files, file }: Folder): Promise<string[]> {
  const { exerciseTypeChecker, declarations } = BUILT;
  const at = (name: string): string[] => [path.join(path.dirname(declarations), name)];
  const names = files.filter((name) => name.endsWith('.ts'));
  const job: TypeCheckJob = {
    files: names.map(file),
    folders: [...new Set(['exercise.json', 'hidden.ts'].map((name) => path.dirname(file(name))))],
    paths: {
      'rigid-body-lab': [declarations],
      'rigid-body-lab/figures': at('figures/index.d.ts'),
      'rigid-body-lab/course': at('course/index.d.ts'),
    },
  };
  const { stdout } = await promisify(execFile)(process.execPath, [exerciseTypeChecker, JSON.stringify(job)], {
    maxBuffer: 1e8,
  });
  const found = JSON.parse(stdout) as Found[];
  return names.flatMap((name) => {
    const own = found.filter((one) => one.file === path.resolve(file(name)));
    return [
      ...own.slice(0, SHOWN).map(({ line, text }) => `${name}:${line}: ${text}`),
      ...(own.length > SHOWN ? [`${name}: and ${own.length - SHOWN} more like these.`] : []),
    ];
  });
}
