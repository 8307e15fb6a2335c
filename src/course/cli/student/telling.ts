/** What every command of a student tells in the same way. */
import path from 'node:path';
import process from 'node:process';
import type { ProgressSession } from '../../disk/progress.js';
import type { Io } from '../command.js';

/** The path as one would type it here. */
export function shortPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('../..') ? file : relative;
}

/** What the student should know about the stored state, beside the output: also JSON stays whole. */
export function tellNotes(session: ProgressSession, io: Io): void {
  for (const note of session.notes) io.err(note);
}
