import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: {
    // Tests run the sources, so that a failure points into src/ and needs no build first.
    alias: [
      { find: /^rigid-body-lab\/figures$/, replacement: source('figures/index.ts') },
      { find: /^rigid-body-lab\/host$/, replacement: source('figures/host.ts') },
      { find: /^rigid-body-lab\/course$/, replacement: source('course/index.ts') },
      { find: /^rigid-body-lab$/, replacement: source('index.ts') },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/matchers.ts'],
    expect: { requireAssertions: true },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One less than there are would leave one of two cores idle.
    maxWorkers: '100%',
  },
});
