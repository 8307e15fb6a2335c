import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openCourse } from '../../../src/course/disk/course.js';
import { hostHere } from '../../../src/course/judging/here.js';
import { loadDefinitions } from '../../../src/course/grading/preparation.js';
import { runProgram } from '../../../src/course/sandbox/load.js';
import { compile } from '../../../src/course/guest/compile.js';
import type { ExerciseInfo } from '../../../src/course/judging/exercise.js';
import { judgeSubmission } from '../../../src/course/judging/judge-submission.js';
import { askedNames, limitsOf, planOf } from '../../../src/course/judging/plan.js';
import type { Plan } from '../../../src/course/judging/plan.js';
import { sealed, unsealed } from '../../../src/course/judging/sealed.js';
import type { SealedChecks } from '../../../src/course/judging/sealed.js';
import type { Verdict } from '../../../src/course/judging/verdict.js';
import { libraryScript } from '../../../src/course/sandbox/library.js';
import { bundleTrusted } from '../../../src/course/sandbox/load.js';
import { slice } from '../../support/slice.js';

const course = openCourse();

async function verdictOn(info: ExerciseInfo, plan: Plan, file: string): Promise<Verdict | undefined> {
  const program = compile(await bundleTrusted(file), info.imports);
  if ('refused' in program) return undefined;
  const functions = runProgram(program.code, await libraryScript(info.imports), file);
  const names = askedNames(info);
  const { methods = [], constants = [] } = info;
  const host = hostHere(functions, { names, methods, constants, limits: limitsOf(info), exported: program.exported });
  const preparation = { info, plan, limits: limitsOf(info) };
  const verdict = await judgeSubmission(preparation, host, { run: { runner: 'vitest' }, now: () => 0 });
  return { ...verdict, run: { runner: 'vitest', durationMs: 0 } };
}

/** A sweep that does not make its inputs smaller shows the first that fails, as a sealed one does. */
const unshrunk = ({ checks, sweeps }: Plan): Plan => ({
  checks,
  sweeps: sweeps.map((one) => ({ ...one, sweep: { ...one.sweep, domain: { ...one.sweep.domain, shrink: () => [] } } })),
});

/** What does not depend on how small the shown input is. */
const decided = ({ score, maxScore, checks }: Verdict): object => ({
  score,
  maxScore,
  checks: checks.map(({ check, status, score: points, diagnosis }) => [check, status, points, diagnosis?.id]),
});

describe.each(course.exercises)('the sealed checks of $id', (info) => {
  const scope = { seeds: course.seeds(info.id), hidden: false };
  const plan = loadDefinitions(course, info.id).then((definitions) => planOf(info, definitions, scope));
  const folder = course.file(info.id, 'mistakes');
  const mistakes = existsSync(folder) ? readdirSync(folder).map((name) => course.file(info.id, 'mistakes', name)) : [];

  const closed = plan.then((open) => sealed(info, open));

  it('are plain data without a formula of an answer', { timeout: 120_000 }, async () => {
    const text = JSON.stringify(await closed);
    expect(JSON.parse(text)).toEqual(await closed);
    const { checks } = (await loadDefinitions(course, info.id)).checks;
    for (const { wanted, misconceptions = [] } of Object.values(checks)) {
      for (const formula of [wanted, ...misconceptions.map((m) => m.value)]) {
        if (formula && formula.toString().length > 40)
          expect(text).not.toContain(JSON.stringify(formula.toString()).slice(1, -1));
      }
    }
  });

  it('give every file the verdict of the open ones', async () => {
    const open = await plan;
    const reopened = unsealed(info, JSON.parse(JSON.stringify(await closed)) as SealedChecks);
    for (const file of [course.file(info.id, 'solution.ts'), course.file(info.id, 'stub.ts'), ...slice(mistakes, 40)]) {
      const [bySealed, first, smaller] = [
        await verdictOn(info, reopened, file),
        await verdictOn(info, unshrunk(open), file),
        await verdictOn(info, open, file),
      ];
      expect(bySealed, file).toEqual(first);
      if (bySealed && smaller) expect(decided(bySealed), file).toEqual(decided(smaller));
    }
  }, 120_000);
});
