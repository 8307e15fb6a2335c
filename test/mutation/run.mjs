// `npm run mutation [-- 08 12 …]`: Stryker changes the reference solutions, all or those of some exercises,
// and the grader must notice.
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { build, install, requireSupportedNode, root } from '../../src/course/cli/setup.mjs';
import { judge } from './report.mjs';

requireSupportedNode();
install({ dev: true });
build();
install({ folder: import.meta.dirname });
// Only now is Stryker there to be imported.
const { Stryker } = await import('@stryker-mutator/core');

process.chdir(root);
const wanted = process.argv.slice(2);
const isWanted = (exercise) => wanted.length === 0 || wanted.some((name) => exercise.startsWith(name));
const solutions = wanted.length === 0 ? ['exercises/*/solution.ts'] : wanted.map((n) => `exercises/${n}*/solution.ts`);
const started = performance.now();
const mutants = await new Stryker({
  mutate: solutions,
  // Nothing else is copied: the runner grades files of its own making, in the course itself.
  ignorePatterns: ['**', '!exercises/*/solution.ts'],
  plugins: [new URL('grader-runner.mjs', import.meta.url).href],
  testRunner: 'grader',
  coverageAnalysis: 'off',
  concurrency: os.availableParallelism(),
  // The sandbox has limits of its own; Stryker's clock must never decide before them.
  timeoutMS: 300_000,
  tempDirName: '.lab/mutation',
  cleanTempDir: 'always',
  symlinkNodeModules: false,
  disableTypeChecks: false,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  logLevel: 'warn',
}).runMutationTest();

const survivors = JSON.parse(readFileSync(new URL('survivors.json', import.meta.url), 'utf8'));
const { table, problems } = judge(
  mutants,
  survivors.filter(({ exercise }) => isWanted(exercise)),
);
console.log(`${table}\n\n${Math.round((performance.now() - started) / 1000)} s`);
for (const problem of problems) console.error(`\n${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
