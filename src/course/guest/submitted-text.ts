/** What of a student's text may reach the compiler, from wherever its bytes come. */
import type { Limits } from './limits.js';
import * as words from './refusals.js';
import type { Refused } from './refusals.js';

/** The text of a file, or why it is not read. */
export function submittedText(name: string, bytes: Uint8Array, limits: Limits): { source: string } | Refused {
  if (bytes.length > limits.sourceBytes) return { refused: words.tooLarge(name, bytes.length, limits.sourceBytes) };
  if (bytes.includes(0)) return { refused: words.maybeUtf16(name) };
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { refused: words.notUtf8(name) };
  }
  return nesting(source) > limits.nesting ? { refused: words.tooDeep(limits.nesting) } : { source };
}

/** The deepest nesting of brackets, counted in strings and comments too: it only has to stop the absurd. */
function nesting(source: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of source.matchAll(/[()[\]{}]/g)) {
    depth += '([{'.includes(bracket) ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
