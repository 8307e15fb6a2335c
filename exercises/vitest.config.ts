/**
 * For debugging your solution: `npx vitest --config exercises/vitest.config.ts`. The grade
 * is what `lab check` says.
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['exercises/work.test.ts'] } });
