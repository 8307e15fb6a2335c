/**
 * What run_autograder starts on Gradescope's machine: grades one submission, and keeps results.json up to
 * date, so that a run that is stopped from outside leaves what was known. A fault of ours leaves no results:
 * Gradescope then says that the autograder failed, and not that the student did.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { writeAtomically } from '../disk/atomic-write.js';
import { gradescopeResults } from '../grading/gradescope-results.js';
import type { Preparation } from '../judging/host.js';
import type { Host } from '../judging/host.js';
import { baseOf } from '../judging/judge-check.js';
import { judgeSubmission } from '../judging/judge-submission.js';
import { refusing, submissionWith } from '../judging/submission.js';
import { verdictOf } from '../judging/verdict.js';
import type { CheckResult, Verdict } from '../judging/verdict.js';
import { Sandbox } from '../sandbox/sandbox.js';
import { preparePackage, seedsOf } from './gradescope-package.js';
import type { GradescopePackage } from './gradescope-package.js';
import { readHandedIn } from './gradescope-submission.js';
import { jsonFileText } from '../disk/json-file-text.js';

/** Gradescope stops a run after ten minutes, and counts it as nothing. */
const MOST_MS = 8 * 60_000;

const RUN = { runner: 'sandbox' as const };

/** Grades what lies below `/autograder`, or another folder of that shape. Resolves with the exit code. */
export async function gradeForGradescope(folder: string, packed: GradescopePackage): Promise<number> {
  const out = path.join(folder, 'results', 'results.json');
  const write = (verdict: Verdict): void => {
    writeAtomically(out, jsonFileText(gradescopeResults(verdict)));
  };
  const sandbox = new Sandbox({ limits: packed.limits });
  const watchdog = setTimeout(() => {
    sandbox.close();
    process.exit(existsSync(out) ? 0 : 1);
  }, MOST_MS);
  try {
    const emails = emailsIn(path.join(folder, 'submission_metadata.json'));
    const seeds = seedsOf(packed, emails);
    if (!seeds) throw new Error(`${emails.join(', ') || 'nobody'} is not in the roster that this was packed with.`);
    const preparation = preparePackage(packed, seeds);
    write(await judged(preparation, { folder, packed, sandbox, write }));
    return 0;
  } catch (error) {
    rmSync(out, { force: true });
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    clearTimeout(watchdog);
    sandbox.close();
  }
}

interface Grading {
  folder: string;
  packed: GradescopePackage;
  sandbox: Sandbox;
  write: (verdict: Verdict) => void;
}

async function judged(preparation: Preparation, { folder, packed, sandbox, write }: Grading): Promise<Verdict> {
  const { info, scripts, limits } = packed;
  const read = readHandedIn(path.join(folder, 'submission'), info.id, limits);
  const begun = notYet(preparation);
  const soFar = (known: readonly CheckResult[]): void => {
    const rows = begun.map((row) => known.find(({ check }) => check === row.check) ?? row);
    write(verdictOf(info, rows, { run: { ...RUN, durationMs: 0 } }));
  };
  if (!('refused' in read)) soFar([]);
  const host: Host =
    'refused' in read ? refusing(read) : sandbox.open(submissionWith(info, read.source, scripts.library));
  return judgeSubmission({ ...preparation, limits }, host, { run: RUN, now: () => performance.now(), onRow: soFar });
}

/** All rows, before anything has run. */
const notYet = ({ plan }: Preparation): CheckResult[] =>
  [
    ...plan.checks.map(({ row, definition }) => baseOf(row, definition)),
    ...plan.sweeps.map(({ row, sweep }) => baseOf(row, sweep)),
  ].map((base) => ({ ...base, score: 0, status: 'not-run', message: 'Not run: the time was over before.' }));

/** The addresses of who handed in. Where Gradescope says nothing, there are none. */
function emailsIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const { users = [] } = JSON.parse(readFileSync(file, 'utf8')) as { users?: { email?: unknown }[] };
  return users.flatMap(({ email }) => (typeof email === 'string' ? [email] : []));
}
