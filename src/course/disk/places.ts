/** Where the package's own files are. Sources and dist lie equally deep, so one line serves both. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package's package.json. */
export const PACKAGE: string = fileURLToPath(new URL('../../../', import.meta.url));

/** A file or folder of the package, given by its path from the package's folder with `/`. */
export const inPackage = (file: string): string => path.join(PACKAGE, file);

/** What other processes read is compiled, also where the sources run: they have no transformer. */
export const BUILT: Readonly<
  Record<
    'library' | 'figures' | 'declarations' | 'worker' | 'typeChecker' | 'exerciseTypeChecker' | 'sealingThread',
    string
  >
> = {
  library: inPackage('dist/index.js'),
  figures: inPackage('dist/figures/index.js'),
  declarations: inPackage('dist/index.d.ts'),
  /** One file, with the interpreter's beside it. */
  worker: inPackage('dist/course/sandbox/worker-bundle.mjs'),
  typeChecker: inPackage('dist/course/grading/type-check-process.js'),
  exerciseTypeChecker: inPackage('dist/course/verify/type-check-process.js'),
  sealingThread: inPackage('dist/course/packing/sealing-thread.js'),
};

/**
 * A complete small exercise, from which a new one is made: TypeScript that is copied,
 * and never compiled here.
 */
export const TEMPLATE: string = inPackage('src/course/verify/template');
