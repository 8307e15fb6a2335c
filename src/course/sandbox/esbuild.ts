/** esbuild, for our own files only; loaded when it is first needed: most commands do without it. */
import { createRequire } from 'node:module';

type Esbuild = typeof import('esbuild');

const require = createRequire(import.meta.url);

/**
 * By require: for an import, Node first searches the package's text for names to export, which
 * takes longer than running it.
 */
export const esbuild = (): Esbuild => require('esbuild') as Esbuild;
