/** What the outputs of a notebook depend on besides its cells. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { tslabVersion } from './kernel-spec.js';

/** Short enough to read, long enough that two contents never share it. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Hash of the built library and of tslab's version. The library is bundled without comments and spaces: only a change of
 * what a notebook can execute makes results stale, an edited comment does not.
 */
export function libraryHash(root: string): string {
  const entryPoints = ['index.js', 'figures/index.js'].map((f) => path.join(root, 'dist', f)).filter(existsSync);
  if (entryPoints.length === 0)
    throw new Error(`${path.join(root, 'dist')}: the library is not built. Run npm run build.`);
  const { outputFiles } = buildSync({
    entryPoints,
    outdir: 'out',
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    legalComments: 'none',
    logLevel: 'silent',
    minifyWhitespace: true,
    packages: 'external',
    platform: 'node',
    write: false,
  });
  return hashOf(JSON.stringify([tslabVersion(), ...outputFiles.map((file) => file.text)]));
}
