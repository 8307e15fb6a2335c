// A student at the exercises, by real mouse and keys in Chromium, without a server of ours:
// from the stub to full marks, wrong answers, hints, lines to order, the solution, what is kept.
// What is asserted is what the student sees.
import assert from 'node:assert/strict';
import process from 'node:process';
import { leave } from './exercise/bench.mjs';
import { faults, runTests } from './support/lab-page.mjs';
import { help, solutions, stuck } from './exercise/help.mjs';
import { access } from './exercise/access.mjs';
import { keeping } from './exercise/keeping.mjs';
import { verdicts } from './exercise/verdicts.mjs';
import { walks } from './exercise/walks.mjs';

/** What takes minutes is done with WHOLE=1. */
const whole = process.env.WHOLE === '1';
const tests = {
  ...walks,
  ...(whole && { ...verdicts, ...help, ...stuck, ...solutions }),
  ...keeping,
  ...access,
  'no page had an error or asked another host': () => assert.deepEqual(faults, []),
};
await runTests(tests, leave);
