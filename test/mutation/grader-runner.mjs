// The test runner that Stryker drives: each mutant is a file that a student could have handed
// in, and is graded as one.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { Course } from '../../dist/course/disk/course.js';
import { gradeSubmission } from '../../dist/course/grading/grade-submission.js';
import { exerciseOf, mutatedSource } from './mutants.mjs';

const course = new Course(fileURLToPath(new URL('../../', import.meta.url)));

/** Public and hidden checks, on the variant of self-study. Throws for what is no judgement of the file. */
async function grade(info, file) {
  const verdict = await gradeSubmission(course, info, { file, hidden: true });
  // A mutant is a valid program: one that is not accepted was not written out as Stryker meant it.
  if (verdict.outcome !== 'graded') throw new Error(`${info.id}: ${verdict.outcome}. ${verdict.message}`);
  const voided = verdict.checks.filter(({ status }) => status === 'void');
  if (voided.length > 0) throw new Error(`${info.id}: the solution fails ${voided.map((c) => c.check).join(', ')}.`);
  return verdict;
}

const nameOf = (info, { check }) => `${info.id} ${check}`;

class GraderRunner {
  #folder = mkdtempSync(path.join(os.tmpdir(), 'rigid-body-lab-mutation-'));

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** Without a mutant: every check of every exercise is one test. */
  async dryRun() {
    const tests = [];
    for (const info of course.exercises) {
      const { checks, run } = await grade(info, course.file(info.id, 'solution.ts'));
      for (const check of checks) {
        const name = nameOf(info, check);
        const base = { id: name, name, timeSpentMs: run.durationMs / checks.length };
        const passed = check.status === 'pass';
        tests.push(
          passed
            ? { ...base, status: TestStatus.Success }
            : { ...base, status: TestStatus.Failed, failureMessage: check.message ?? check.status },
        );
      }
    }
    return { status: DryRunStatus.Complete, tests };
  }

  async mutantRun({ activeMutant }) {
    const info = course.find(exerciseOf(activeMutant.fileName));
    const file = path.join(this.#folder, 'solution.ts');
    writeFileSync(file, mutatedSource(readFileSync(activeMutant.fileName, 'utf8'), activeMutant));
    const { score, maxScore, checks } = await grade(info, file);
    const nrOfTests = checks.length;
    if (score === maxScore) return { status: MutantRunStatus.Survived, nrOfTests };
    const failed = checks.filter(({ status }) => status !== 'pass');
    return {
      status: MutantRunStatus.Killed,
      killedBy: failed.map((check) => nameOf(info, check)),
      failureMessage: failed[0].message ?? failed[0].status,
      nrOfTests,
    };
  }

  dispose() {
    rmSync(this.#folder, { recursive: true });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'grader', GraderRunner)];
