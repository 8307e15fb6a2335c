/** esbuild, loaded when it is first needed: most commands do without it. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** By require: for an import, Node first searches the package's text for names to export, which takes longer than running it. */
export const esbuild = (): typeof import('esbuild') => require('esbuild') as typeof import('esbuild');
