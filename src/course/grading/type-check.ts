/** The type checker's opinion of a student's file: a help beside the verdict, never a part of it. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Course } from '../disk/course.js';
import { writeAtomically } from '../disk/atomic-write.js';
import { BUILT } from '../disk/places.js';

/** One message, with its place in the student's file. */
export interface TypeMessage {
  line: number;
  column: number;
  text: string;
}

const { typeChecker, declarations } = BUILT;

/** Types can be written that take the type checker for ever; after this it is stopped, and nothing is shown. */
const TIME_BOX_MS = 30_000;

/**
 * Type-checks a file in a process of its own, or takes the messages of the last time if nothing has changed.
 * It takes longer than the exercise's checks, so the caller shows the verdict first.
 */
export async function typeMessages(course: Course, file: string): Promise<TypeMessage[]> {
  if (!existsSync(file) || !existsSync(declarations)) return [];
  const key = createHash('sha256')
    .update(readFileSync(file))
    .update(String(statSync(declarations).mtimeMs))
    .digest('hex');
  const cache = course.stateFile('cache', `${path.basename(file)}.types.json`);
  try {
    const saved = JSON.parse(readFileSync(cache, 'utf8')) as { key: string; messages: TypeMessage[] };
    if (saved.key === key) return saved.messages;
  } catch {
    // Nothing saved, or not readable: check again.
  }
  const messages = await checkApart(file);
  if (messages) writeAtomically(cache, JSON.stringify({ key, messages }));
  return messages ?? [];
}

async function checkApart(file: string): Promise<TypeMessage[] | undefined> {
  const child = spawn(process.execPath, [typeChecker, file, declarations], { stdio: ['ignore', 'pipe', 'ignore'] });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  const timer = setTimeout(kill, TIME_BOX_MS);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  clearTimeout(timer);
  process.off('exit', kill);
  return code === 0 ? (JSON.parse(text) as TypeMessage[]) : undefined;
}
