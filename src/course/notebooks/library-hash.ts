/** What the outputs of a notebook depend on besides its cells. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { writeAtomically } from '../disk/atomic-write.js';
import { tslabVersion } from './kernel-spec.js';
import { sha256Hex } from '../disk/sha256-hex.js';

/** Short enough to read, long enough that two contents never share it. */
export const hashOf = (text: string): string => sha256Hex(text).slice(0, 16);

/**
 * Hash of the built library and of tslab's version. The library is bundled without comments and spaces:
 * only a change of what a notebook can execute makes results stale, an edited comment does not.
 * It is kept beside the library, since bundling takes 0.3 s of every start.
 */
export function libraryHash(root: string): string {
  const kept = path.join(root, 'dist', '.library-hash');
  const built = signatureOf(path.join(root, 'dist'));
  const [of, hash] = existsSync(kept) ? readFileSync(kept, 'utf8').split(' ') : [];
  if (of === built && hash) return hash;
  const found = bundledHash(root);
  try {
    writeAtomically(kept, `${built} ${found}`);
  } catch {
    // A folder that cannot be written to: the next start bundles again.
  }
  return found;
}

/** Changes whenever a file of the library is written; what only the course's tools read does not count. */
function signatureOf(dist: string): string {
  const files = existsSync(dist) ? readdirSync(dist, { recursive: true }).map(String) : [];
  const ofLibrary = files.filter((file) => file.endsWith('.js') && !file.startsWith('course')).sort();
  const times = ofLibrary.map((file) => {
    const { mtimeMs, size } = statSync(path.join(dist, file));
    return [file, mtimeMs, size];
  });
  return hashOf(JSON.stringify([tslabVersion(), ...times]));
}

function bundledHash(root: string): string {
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
