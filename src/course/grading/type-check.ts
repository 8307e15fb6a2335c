/** The type checker's opinion of a student's file: a help beside the verdict, never a part of it. */
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import process from 'node:process';
import type { Writable } from 'node:stream';
import { writeAtomically } from '../disk/atomic-write.js';
import type { Course } from '../disk/course.js';
import { BUILT } from '../disk/places.js';
import { readText } from '../disk/regular-file.js';
import { printable } from '../guest/printable.js';
import { sha256Hex } from '../disk/sha256-hex.js';

/** One message, with its place in the student's file. */
export interface TypeMessage {
  line: number;
  column: number;
  text: string;
}

const { typeChecker, declarations } = BUILT;

/** The process ends itself when it has used up its processor time; this is for one that does not. */
const DEADLINE_MS = 60_000;
/** Megabytes of its heap; an exercise needs 130. */
const HEAP_MEGABYTES = 384;
/** Characters of all messages; those of an exercise are thousands. Who writes more is ended. */
const MOST_OUTPUT = 2 ** 21;
/** Longer texts help nobody: types are written out in full in some messages. */
const MOST_TEXT = 600;

/**
 * Type-checks a text in a process of its own, or takes the messages of the last time if nothing has changed;
 * undefined if it comes to no end. Never rejects. It takes longer than the exercise's checks, so the caller
 * shows the verdict first.
 */
export async function typeMessages(
  course: Course,
  exercise: string,
  source: string,
): Promise<TypeMessage[] | undefined> {
  const built = statSync(declarations, { throwIfNoEntry: false });
  if (!built) return [];
  const key = keyOf(source, [String(built.mtimeMs), String(statSync(typeChecker).mtimeMs), compilerVersion()]);
  const cache = course.stateFile('cache', `${exercise}.types.json`);
  const stored = storedMessages(cache, key);
  if (stored) return stored.messages ?? undefined;
  const messages = await checkApart(source);
  try {
    writeAtomically(cache, JSON.stringify({ key, messages: messages ?? null }));
  } catch {
    // The next check takes its time again.
  }
  return messages;
}

const keyOf = (source: string, madeBy: readonly string[]): string => sha256Hex(JSON.stringify([source, madeBy]));

const compilerVersion = (): string =>
  (createRequire(import.meta.url)('typescript/package.json') as { version: string }).version;

const isMessage = (value: Partial<TypeMessage> | null): value is TypeMessage =>
  Number.isInteger(value?.line) && Number.isInteger(value?.column) && typeof value?.text === 'string';

/** What was found of the same text before; `null` if the type checker came to no end. */
function storedMessages(cache: string, key: string): { messages: TypeMessage[] | null } | undefined {
  try {
    const stored = JSON.parse(readText(cache)) as { key?: unknown; messages?: unknown } | null;
    const { messages } = stored ?? {};
    if (stored?.key !== key) return undefined;
    if (messages === null) return { messages };
    return Array.isArray(messages) && messages.every(isMessage) ? { messages } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The process sees the text, the library's declarations and those of the language:
 * no environment, and no other file.
 */
function checkApart(source: string): Promise<TypeMessage[] | undefined> {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MEGABYTES}`, typeChecker, declarations], {
    env: {},
    // The last one says nothing: it ends when this process does, however that ends, and the child with it.
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    windowsHide: true,
  });
  yieldToTheChecks(child.pid);
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', kill);
  const deadline = setTimeout(kill, DEADLINE_MS);
  let text = '';
  const [stdin, stdout, , lifeline] = child.stdio;
  (lifeline as Writable).on('error', () => undefined);
  stdin!.on('error', () => undefined).end(source);
  stdout!.on('error', () => undefined);
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    if (text.length <= MOST_OUTPUT) return;
    text = '';
    kill();
  });
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(deadline);
      process.off('exit', kill);
      resolve(messagesIn(text));
    };
    child.on('close', end).on('error', end);
  });
}

/**
 * Beside a process that wants all of one core, this leaves three parts in ten; with 7 the compiler
 * waited for half a minute.
 */
const YIELDING = 4;

/** On two cores the compiler would take from the verdict what it needs itself. */
function yieldToTheChecks(process: number | undefined): void {
  try {
    if (process !== undefined) os.setPriority(process, YIELDING);
  } catch {
    // It has ended, or the system does not allow it.
  }
}

/** What the process printed, if it came to its end. */
function messagesIn(text: string): TypeMessage[] | undefined {
  try {
    const messages = JSON.parse(text) as TypeMessage[];
    return messages.map((message) => ({ ...message, text: shortened(printable(message.text)) }));
  } catch {
    return undefined;
  }
}

const shortened = (text: string): string => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT - 1)}…` : text);
