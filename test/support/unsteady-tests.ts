/** Names the tests that hold the second time only, which `npm test -- --all` gives them. */
import type { Reporter } from 'vitest/reporters';

export const unsteadyTests: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`UNSTEADY ${test.module.relativeModuleId}: ${test.fullName}`);
  },
};
