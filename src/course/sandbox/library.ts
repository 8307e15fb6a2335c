/** The script that gives a submission the library's functions that its exercise allows, and no others. */
import path from 'node:path';
import { BUILT } from '../disk/places.js';
import { esbuild } from './esbuild.js';
import { once } from './once.js';

const bundled = new Map<string, () => Promise<string>>();

/** The library was built anew. */
export function forgetLibraryScripts(): void {
  bundled.clear();
}

/** A script whose value is an object of the named functions; the same for all submissions of an exercise. */
export function libraryScript(names: readonly string[]): Promise<string> {
  if (names.length === 0) return Promise.resolve('({})');
  const contents = `export { ${names.join(', ')} } from ${JSON.stringify(BUILT.library)};`;
  const known = bundled.get(contents) ?? once(() => bundle(contents));
  bundled.set(contents, known);
  return known();
}

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await esbuild().build({
    stdin: { contents, resolveDir: path.dirname(BUILT.library), loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'library',
    platform: 'neutral',
    target: 'es2022',
    // A page loads it with the exercise; names stay, because errors tell them.
    minifyWhitespace: true,
    minifySyntax: true,
    // The functions that need mathjs are not on any exercise's list.
    external: ['mathjs', 'mathjs/*'],
    footer: { js: 'library;' },
    logLevel: 'silent',
  });
  return `(() => { ${outputFiles[0].text.replace(/library;\s*$/, 'return library;')} })()`;
}
