// What the page's reference says of the library: read from the sources, with what the examples print.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Writes dist/course/site/reference.json. */
export async function bundleReference(root) {
  const built = (file) => import(pathToFileURL(path.join(root, 'dist', file)).href);
  const { INDICES, readSources } = await built('course/site/reference/library-reference.js');
  const modules = {};
  for (const [name, index] of Object.entries(INDICES)) modules[name] = await built(index.replace(/\.ts$/, '.js'));
  const reference = await readSources(path.join(root, 'src'), modules);
  writeFileSync(path.join(root, 'dist/course/site/reference.json'), JSON.stringify(reference));
}
