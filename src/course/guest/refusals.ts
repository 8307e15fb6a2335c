/** What a student is told when the file may not run: one sentence each, with what is allowed. */

export const LIBRARY = 'rigid-body-lab';

/** A file that may not run, and why, in words for the student. */
export interface Refused {
  refused: string;
  line?: number;
}

export const NO_REQUIRE = 'require() is not available in an exercise: write import { … } at the top of the file.';
export const NO_IMPORT_CALL = 'import() is not available in an exercise: write import { … } at the top of the file.';
export const NO_IMPORT_META = 'import.meta is not available in an exercise: the file runs alone.';
export const NO_DEFAULT: string = `'${LIBRARY}' has no default export: import by name.`;
export const NO_AWAIT = 'await can only stand inside a function in an exercise.';
export const NO_HTML_COMMENT = '<!-- and --> cannot stand here: comments begin with // or /*.';
export const NO_NAMESPACE = 'A namespace is not available in an exercise: write its functions at the top of the file.';
export const unknownModule = (name: string): string => `"${name}" cannot be imported in an exercise.`;
export const unknownName = (name: string): string => `"${name}" cannot be imported in this exercise.`;

/** What an exercise allows, to be put behind what it does not. */
export function allowed(names: readonly string[]): string {
  if (names.length === 0) return 'This exercise is solved without imports, but for types.';
  return `From '${LIBRARY}' this exercise may use: ${names.join(', ')}. Types are free, by import type or export type.`;
}

export const tooLarge = (name: string, bytes: number, most: number): string =>
  `${name} has ${bytes} bytes, more than the ${most} that are read.`;
export const maybeUtf16 = (name: string): string =>
  `${name} is no text in UTF-8 (UTF-16, perhaps): save it in your editor with the encoding UTF-8.`;
export const notUtf8 = (name: string): string =>
  `${name} is no text in UTF-8: save it in your editor with the encoding UTF-8.`;
export const tooDeep = (most: number): string => `The brackets are nested more than ${most} deep.`;
export const noEnd = (ms: number): string =>
  `The compiler does not come to an end with this file within ${ms / 1000} s and its share of memory.`;

const later = 'a function returns its result at once.';
const alone = 'the file runs alone.';
const plain = 'numbers, lists and objects are all that is needed.';

/** Globals that people know from browsers or Node and that do not exist here, with the reason. */
const MISSING_GLOBALS: Readonly<Record<string, string>> = {
  setTimeout: later,
  setInterval: later,
  setImmediate: later,
  clearTimeout: later,
  clearInterval: later,
  queueMicrotask: later,
  requestAnimationFrame: later,
  fetch: alone,
  XMLHttpRequest: alone,
  WebSocket: alone,
  Worker: alone,
  process: alone,
  module: alone,
  __dirname: alone,
  __filename: alone,
  window: alone,
  document: alone,
  localStorage: alone,
  alert: 'console.log prints.',
  prompt: 'what is needed is handed to your function.',
  performance: 'time stands still in a check.',
  crypto: 'results must repeat.',
  Buffer: plain,
  TextEncoder: plain,
  TextDecoder: plain,
  URL: plain,
  Intl: plain,
  math: "mathjs is not part of an exercise; JavaScript's own functions are in Math.",
};

/** The message of a ReferenceError, or a clearer one for a name that people expect. */
export function missingGlobal(message: string): string | undefined {
  const name = /^'?([\w$]+)'? is not defined$/.exec(message)?.[1];
  if (name === undefined || !Object.hasOwn(MISSING_GLOBALS, name)) return undefined;
  return `${name} does not exist in an exercise: ${MISSING_GLOBALS[name]}`;
}
