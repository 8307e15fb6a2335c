/**
 * A mistake that is reused counts once in the terminal, the page and Vitest alike,
 * and a cell says what to mend.
 */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { JudgeServer } from '../../../src/course/browser/judge-server.js';
import { PageSandbox } from '../../../src/course/browser/page-sandbox.js';
import { firstLines, verdictLines } from '../../../src/course/cli/terminal/show-verdict.js';
import { styleOf } from '../../../src/course/cli/terminal/style.js';
import { openCourse } from '../../../src/course/disk/course.js';
import { check, checkFile } from '../../../src/course/grading/check-here.js';
import { gradeSubmission } from '../../../src/course/grading/grade-submission.js';
import { prepare } from '../../../src/course/grading/preparation.js';
import { compile } from '../../../src/course/guest/compile.js';
import { hostHere } from '../../../src/course/judging/here.js';
import type { ExerciseModule } from '../../../src/course/judging/exercise-module.js';
import { judgeSubmission } from '../../../src/course/judging/judge-submission.js';
import { exportedNames } from '../../../src/course/judging/plan.js';
import { sealed, unsealed } from '../../../src/course/judging/sealed.js';
import type { CheckResult, Verdict } from '../../../src/course/judging/verdict.js';
import { libraryScript } from '../../../src/course/sandbox/library.js';
import { runProgram } from '../../../src/course/sandbox/load.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import { submissionOf } from '../../../src/course/grading/grade-submission.js';
import { moduleScripts } from '../../../src/course/site/exercise-modules.js';
import { guestHere, wasmHere } from '../browser/guest-here.js';
import { comparable } from '../../support/page-verdicts.mjs';
import { handIn, temporaryCourse } from '../support.js';

const EXERCISE = '04-centre-of-mass';
const { course, remove } = temporaryCourse(EXERCISE);
const info = course.find(EXERCISE);
const sandbox = new Sandbox();
afterAll(() => {
  sandbox.close();
  remove();
});

/** A right file whose centre of mass is not divided by the mass; that of parts calls it. */
const source = readFileSync(course.file(EXERCISE, 'solution.ts'), 'utf8').replace('1 / mass', '1');
const file = handIn(course, source, EXERCISE);
const NOTE = 'Right, given a right centreOfMass of task 1.';
const notesOf = ({ checks }: Verdict): Record<string, string> =>
  Object.fromEntries(checks.flatMap(({ check: name, note }) => (note === undefined ? [] : [[name, note]])));

async function inPage(): Promise<Verdict> {
  const addressOf = (script: string): string => `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;
  const { moduleWith, lateTexts } = await moduleScripts(course, info);
  const address = addressOf(moduleWith(addressOf(lateTexts)));
  const page = new PageSandbox(guestHere, wasmHere());
  return new Promise<Verdict>((resolve) => {
    const server = new JudgeServer({
      load: () => import(/* @vite-ignore */ address) as Promise<ExerciseModule>,
      sandbox: page,
      reply: (reply) => {
        if (reply.kind === 'verdict') resolve(reply.verdict);
      },
    });
    void server.receive({ kind: 'check', number: 1, exercise: 'here', source });
  }).finally(() => {
    page.close();
  });
}

describe('one verdict on a mistake that is reused', () => {
  it('in the terminal, in the page and in Vitest', async () => {
    const terminal = await gradeSubmission(course, info, { file, sandbox });
    expect(notesOf(terminal)).toEqual({ parts: NOTE, 'any-parts': NOTE });
    expect(terminal.score).toBe(terminal.maxScore - 1.5);
    expect(comparable(await inPage())).toEqual(comparable(terminal));
    expect(comparable(await checkFile(EXERCISE, { course }))).toEqual(comparable(terminal));
  });

  it('in a batch, with its hidden checks, whose students see what bears on them', async () => {
    const verdict = await gradeSubmission(course, info, { file, sandbox, hidden: true });
    expect(notesOf(verdict)).toEqual({ parts: NOTE, 'any-parts': NOTE, 'parts-in-any-grouping': NOTE });
    expect(verdict.score).toBe(7.5);
  });

  it('but a cell and a copy without the solution say what to mend first', async () => {
    const first = 'combinedCentreOfMass calls centreOfMass of task 1, which is not right yet: mend that first.';
    const library = await libraryScript(info.imports);
    const { code } = compile(source, info.imports) as { code: string };
    const cell = await check(EXERCISE, runProgram(code, library, 'cell.js'), course);
    expect(notesOf(cell)).toEqual({ parts: first, 'any-parts': first });
    const { plan, limits } = await prepare(course, info);
    const copy = { info, plan: unsealed(info, sealed(info, plan)), limits };
    const session = sandbox.open(await submissionOf(info, source));
    const verdict = await judgeSubmission(copy, session, { run: { runner: 'sandbox' }, now: () => 0 });
    expect(notesOf(verdict)).toEqual({ parts: first, 'any-parts': first });
  });

  it('and the terminal shows the rows that were judged once more', async () => {
    const style = styleOf({ out: () => undefined, err: () => undefined, colour: false, width: 80 });
    let shown: readonly CheckResult[] = [];
    const onChecks = (rows: readonly CheckResult[]): void => void (shown = [...rows]);
    const verdict = await gradeSubmission(course, info, { file, sandbox, onChecks });
    expect(firstLines(info, shown, style).join('\n')).toMatch(/✗ the centre of mass of four parts +0\/0\.5/);
    const text = verdictLines(info, verdict, style, { shown }).join('\n');
    expect(text).toMatch(/Judged once more\n {3}✓ 3\. the centre of mass of four parts +0\.5\/0\.5\n {5}Right, given/);
    expect(text).not.toMatch(/^ {2}3\. Parts/m);
  });

  it('is no other for a host that answers without saying what calls what', async () => {
    const names = exportedNames(info);
    const { code } = compile(source, info.imports) as { code: string };
    const functions = runProgram(code, await libraryScript(info.imports), 'plain.js');
    const plain = hostHere(functions, { names, methods: [], exported: names });
    const options = { run: { runner: 'sandbox' as const }, now: () => 0 };
    expect(notesOf(await judgeSubmission(await prepare(openCourse(), info), plain, options))).toEqual({});
  });
});
