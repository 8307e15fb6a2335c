/** What an author's own files throw, in one line that says where. */
import { existsSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import { loadedTexts } from './load.js';
import { messageOf } from '../guest/thrown.js';

const INLINE_MAP = /\/\/# sourceMappingURL=data:application\/json;base64,([\w+/=]+)/;

/** The author's file and line that an error comes from, as `inputs.ts:31`. */
function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? String(error.stack) : '';
  for (const [file, text] of loadedTexts) {
    const at = stack.indexOf(`${file}:`);
    const place = at < 0 ? null : /^(\d+):(\d+)/.exec(stack.slice(at + file.length + 1));
    const map = INLINE_MAP.exec(text)?.[1];
    if (!place || map === undefined) continue;
    const payload = JSON.parse(Buffer.from(map, 'base64').toString()) as SourceMapPayload;
    const entry = new SourceMap(payload).findEntry(Number(place[1]) - 1, Number(place[2]) - 1);
    if ('originalSource' in entry) return `${path.basename(entry.originalSource)}:${entry.originalLine + 1}`;
  }
  return undefined;
}

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors);

/** A file of ours that only exists in memory has no place to show. */
const built = (name: string, { text, location }: Message): string =>
  location && existsSync(path.resolve(location.file))
    ? `${path.basename(location.file)}:${location.line}: ${text}`
    : `${name}: ${text}`;

/** Why a file cannot be bundled or loaded; a line each. */
export function loadProblems(name: string, error: unknown): string[] {
  if (isBuildFailure(error)) return error.errors.map((message) => built(name, message));
  return [`${placeOf(error) ?? name}: ${messageOf(error)}`];
}

/** What was thrown, and where. */
export function thrownText(error: unknown): string {
  const place = placeOf(error);
  return `throws${place === undefined ? '' : ` at ${place}`}: ${messageOf(error)}`;
}
