/** esbuild, loaded when it is first needed: most commands do without it. */
import { createRequire } from 'node:module';

type Esbuild = typeof import('esbuild');

const require = createRequire(import.meta.url);

/** By require: for an import, Node first searches the package's text for names to export, which takes longer than running it. */
export const esbuild = (): Esbuild => require('esbuild') as Esbuild;

let guests: Esbuild | undefined;

/**
 * For files of students: a second copy of the package, and so a process of its own. There are short texts that keep the
 * compiler busy for hours (arrow functions, one in the other); `stop` ends this process, and what waits for it is lost.
 */
export function esbuildForGuests(): Esbuild {
  if (guests) return guests;
  const file = require.resolve('esbuild');
  const shared = require.cache[file];
  require.cache[file] = undefined;
  guests = esbuild();
  require.cache[file] = shared;
  return guests;
}
