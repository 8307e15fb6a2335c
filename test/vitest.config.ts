import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const MOCKING = [
  'test/course/cli/bad-states.test.ts',
  'test/course/cli/orientation.test.ts',
  'test/course/cli/watch-polling.test.ts',
  'test/course/cli/watch.test.ts',
  'test/course/disk/atomic-write.test.ts',
];

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
    setupFiles: ['test/support/matchers.ts'],
    expect: { requireAssertions: true },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Files share what they import: reading the library anew for each takes longer than most of its tests. Those that put other
    // modules in place of Node's have a world of their own.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [...MOCKING, '**/node_modules/**'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: MOCKING } },
    ],
    // One less than there are would leave one of two cores idle.
    maxWorkers: '100%',
  },
});
