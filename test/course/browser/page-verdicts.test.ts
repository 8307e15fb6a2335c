/** The verdict of the page equals that of the terminal, in the words of every row. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JudgeReply } from '../../../src/course/browser/judge-messages.js';
import { JudgeServer } from '../../../src/course/browser/judge-server.js';
import { PageSandbox } from '../../../src/course/browser/page-sandbox.js';
import { openCourse } from '../../../src/course/disk/course.js';
import type { Course } from '../../../src/course/disk/course.js';
import { gradeSubmission } from '../../../src/course/grading/grade-submission.js';
import { prepare } from '../../../src/course/grading/preparation.js';
import type { ExerciseModule } from '../../../src/course/judging/exercise-module.js';
import type { Preparation } from '../../../src/course/judging/host.js';
import { limitsOf } from '../../../src/course/judging/plan.js';
import type { CheckResult, Verdict } from '../../../src/course/judging/verdict.js';
import { submittedText } from '../../../src/course/guest/submitted-text.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import { bundleTrusted } from '../../../src/course/sandbox/load.js';
import { moduleScripts } from '../../../src/course/site/exercise-modules.js';
import type { ModuleScripts } from '../../../src/course/site/exercise-modules.js';
import {
  comparable,
  hostileSubmissions,
  HOSTILE_COURSE,
  REFUSED,
  submissionsOf,
  textOf,
} from '../../support/page-verdicts.mjs';
import { slice } from '../../support/slice.js';
import { guestHere, wasmHere } from './guest-here.js';

/** Ten checks that each run into their limit, here and in the terminal. */
const DEADLINE_MS = 120_000;

const addressOf = (script: string): string => `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;

/** A page with one exercise, whose workers run in this process. */
class Page {
  readonly rows: (readonly CheckResult[])[] = [];
  readonly #server: JudgeServer;
  readonly #sandbox = new PageSandbox(guestHere, wasmHere());
  #heard: (reply: JudgeReply) => void = () => undefined;
  #number = 0;

  constructor(scripts: Promise<ModuleScripts>) {
    this.#server = new JudgeServer({
      load: async () => {
        const { moduleWith, lateTexts } = await scripts;
        return (await import(/* @vite-ignore */ addressOf(moduleWith(addressOf(lateTexts))))) as ExerciseModule;
      },
      sandbox: this.#sandbox,
      reply: (reply) => {
        this.#heard(reply);
      },
    });
  }

  check(source: string): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      this.#heard = (reply) => {
        // As a message would, which is a copy.
        if (reply.kind === 'checks') this.rows.push([...reply.results]);
        if (reply.kind === 'verdict') resolve(reply.verdict);
        if (reply.kind === 'failed') reject(new Error(reply.message));
      };
      void this.#server.receive({ kind: 'check', number: ++this.#number, exercise: 'here', source });
    });
  }

  close(): void {
    this.#sandbox.close();
  }
}

/** Opens page and terminal with an exercise for the tests around; gives the verdict on which both agree. */
function bothOf(course: Course, exercise: string): (source: string) => Promise<Verdict> {
  const info = course.find(exercise);
  const limits = limitsOf(info, course.info.limits);
  const sandbox = new Sandbox({ limits });
  let page: Page;
  let preparation: Preparation;
  beforeAll(async () => {
    page = new Page(moduleScripts(course, info));
    preparation = await prepare(course, info);
  });
  afterAll(() => {
    page.close();
    sandbox.close();
  });
  return async (source) => {
    const read = submittedText(`${info.id}.ts`, new TextEncoder().encode(source), limits);
    page.rows.length = 0;
    const terminalRows: (readonly CheckResult[])[] = [];
    const onChecks = (rows: readonly CheckResult[]): number => terminalRows.push([...rows]);
    const inTerminal = await gradeSubmission(course, info, { read, sandbox, preparation, onChecks });
    const inPage = await page.check(source);
    expect(comparable(inPage)).toEqual(comparable(inTerminal));
    expect(page.rows).toEqual(terminalRows);
    expect(inPage.run).toEqual({
      ...inTerminal.run,
      runner: 'page',
      advisory: 'not the grade',
      durationMs: inPage.run.durationMs,
    });
    return inPage;
  };
}

const course = openCourse();

describe.each(course.exercises.map(({ id }) => id))('%s in the page', (exercise) => {
  const same = bothOf(course, exercise);
  const [solution, ...others] = submissionsOf(course, exercise);

  it('full marks for the solution', async () => {
    const { score, maxScore } = await same(await bundleTrusted(solution));
    expect(score).toBe(maxScore);
  });

  it.each(slice(others, 80).map((file) => [path.relative(course.root, file), file]))(
    '%s',
    async (_name, file) => {
      await same(await bundleTrusted(file));
    },
    DEADLINE_MS,
  );
});

describe('refused in the page', () => {
  const same = bothOf(course, '05-inertia-tensor');
  it.each(Object.entries(REFUSED))('%s', async (_name, source) => {
    await same(source);
  });
});

describe('hostile in the page', () => {
  const same = bothOf(openCourse(HOSTILE_COURSE), 'hostile');
  it.each(slice(hostileSubmissions(), 10).map((file) => [path.basename(path.dirname(file)), file]))(
    '%s',
    async (_name, file) => {
      await same(textOf(file));
    },
    DEADLINE_MS,
  );
});
