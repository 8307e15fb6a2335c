import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { unsteadyTests } from './support/unsteady-tests.js';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const MOCKING = [
  'test/course/cli/bad-states.test.ts',
  'test/course/cli/narrow.test.ts',
  'test/course/cli/orientation.test.ts',
  'test/course/cli/watch-polling.test.ts',
  'test/course/cli/watch.test.ts',
  'test/course/disk/atomic-write.test.ts',
];

/**
 * What takes three quarters of the time: each exercise with its submissions, each cell, attacks,
 * processes that are killed.
 */
const LONG = [
  'test/package.test.ts',
  'test/notebooks/{change-cells,targets}.test.ts',
  'test/course/batch/{going-on,grade-batch,killed,run-batch}.test.ts',
  'test/course/browser/{controls,notebook-edits,page-verdicts}.test.ts',
  'test/course/cli/{bad-states,orientation,review,student,watch}.test.ts',
  'test/course/exercises/submissions.test.ts',
  'test/course/grading/type-check.test.ts',
  'test/course/guest/bridge-attacks.test.ts',
  'test/course/judging/{any-answer,judge-check,reuse,reuse-everywhere,sealed}.test.ts',
  'test/course/notebooks/run-notebook.test.ts',
  'test/course/packing/{pack-command,pack-student}.test.ts',
  'test/course/sandbox/{attacks,hostile,wicked-worker}.test.ts',
  'test/course/verify/{author-errors,exercises,new-exercise,runs}.test.ts',
];
/** `npm test` leaves them out; `npm test -- --all`, and a file that is named, do not (test/run.mjs). */
const leftOut = process.env['LAB_TESTS'] === 'quick' ? LONG : [];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: {
    // Tests run the sources, so that a failure points into src/ and needs no build first.
    alias: [
      { find: /^rigid-body-lab\/figures$/, replacement: source('figures/index.ts') },
      { find: /^rigid-body-lab\/host$/, replacement: source('figures/host.ts') },
      { find: /^rigid-body-lab\/course$/, replacement: source('course/index.ts') },
      { find: /^rigid-body-lab\/questions$/, replacement: source('course/questions/index.ts') },
      { find: /^rigid-body-lab$/, replacement: source('index.ts') },
      // The page's own scripts name the rest of the course so.
      { find: /^@dist\/(.*)\.js$/, replacement: source('$1.ts') },
    ],
  },
  test: {
    reporters: ['default', unsteadyTests],
    setupFiles: ['test/support/matchers.ts'],
    expect: { requireAssertions: true },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Files share what they import: reading the library anew for each takes longer than most of its tests.
    // Those that put other modules in place of Node's have a world of their own.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [...MOCKING, ...leftOut, '**/node_modules/**'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: MOCKING, exclude: leftOut } },
    ],
    // One less than there are would leave one of two cores idle.
    maxWorkers: '100%',
  },
});
