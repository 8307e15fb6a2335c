/** Which of the files that Gradescope hands over is the exercise. Nothing is guessed: the student is told. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Refused } from '../guest/refusals.js';
import type { Limits } from '../guest/limits.js';
import { submittedText } from '../guest/submitted-text.js';

/** More files than an exercise needs: a whole copy of the course was handed in. */
const MOST_FILES = 20_000;
const SKIPPED = /^(?:\.|~|__MACOSX$|node_modules$|dist$|src$|exercises$|notebooks$)/;

/** The text of the student's file, or why there is none. */
export function readHandedIn(folder: string, exercise: string, limits: Limits): { source: string } | Refused {
  const files = filesBelow(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
  const named = files.filter((file) => path.posix.basename(file) === `${exercise}.ts`);
  const [chosen] = named.length > 0 ? byDepth(named) : files;
  if (files.length === 0) return { refused: `No file ${exercise}.ts was handed in.` };
  if (named.length === 0 && files.length > 1) {
    return { refused: `None of the ${files.length} files is named ${exercise}.ts: ${files.slice(0, 5).join(', ')}.` };
  }
  return submittedText(`${exercise}.ts`, readFileSync(path.join(folder, chosen)), limits);
}

/** What lies higher, or in work/, comes first. */
const byDepth = (files: readonly string[]): string[] =>
  [...files].sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));

function filesBelow(folder: string, from = '', found: string[] = []): string[] {
  for (const entry of readdirSync(path.join(folder, from), { withFileTypes: true })) {
    if (SKIPPED.test(entry.name) || found.length > MOST_FILES) continue;
    const name = from === '' ? entry.name : `${from}/${entry.name}`;
    // Links lead out of the folder.
    if (entry.isDirectory()) filesBelow(folder, name, found);
    else if (entry.isFile()) found.push(name);
  }
  return found.sort();
}
