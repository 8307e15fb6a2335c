import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { check, checkFile } from '../../../src/course/grading/check-here.js';
import { judgeCheck } from '../../../src/course/judging/judge-check.js';
import { planOf } from '../../../src/course/judging/plan.js';
import type { PlannedCheck } from '../../../src/course/judging/plan.js';
import { verdictOf } from '../../../src/course/judging/verdict.js';
import { runProgram } from '../../../src/course/sandbox/load.js';
import { libraryScript } from '../../../src/course/sandbox/library.js';
import { gradeSubmission } from '../../../src/course/grading/grade-submission.js';
import { close } from '../../../src/course/judging/judges.js';
import { resultText } from '../../../src/course/disk/result-file.js';
import { compile } from '../../../src/course/guest/compile.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import type { Verdict } from '../../../src/course/judging/verdict.js';
import { publicReport } from '../../support/oracle.js';
import { asSubmission, EXERCISE, handIn, temporaryCourse } from '../support.js';
import { slice } from '../../support/slice.js';

const { course, remove } = temporaryCourse();
const info = course.find(EXERCISE);
/** Less memory than the default, so that the bomb bursts early. */
const sandbox = new Sandbox({ limits: { guestBytes: 16 * 2 ** 20 } });
afterAll(() => {
  sandbox.close();
  remove();
});

const solution = readFileSync(course.file(EXERCISE, 'solution.ts'), 'utf8');
const grade = (text: string, options: object = {}): Promise<Verdict> =>
  gradeSubmission(course, info, { file: handIn(course, text), sandbox, ...options });
/** The fixed checks; the sweeps stand in the rubric, too. */
const FIXED = ['com', 'tensor', 'turned', 'about-point'];
const fixed = (verdict: Verdict): Verdict['checks'] => verdict.checks.filter(({ check: name }) => FIXED.includes(name));
const statuses = (verdict: Verdict): Record<string, string> =>
  Object.fromEntries(fixed(verdict).map((c) => [c.check, c.status]));
/**
 * What an inertia tensor that gives nothing costs in a public run: the question of its task stands by itself.
 */
const pointsOfRows = (...names: string[]): number =>
  info.rubric.filter(({ check: name }) => names.includes(name)).reduce((sum, row) => sum + row.points, 0);
const withTensor = (body: string): string =>
  solution.replace(
    /export function inertiaTensor[\s\S]*?\n}\n/,
    `export function inertiaTensor(points: any, com: any): any {\n${body}\n}\n`,
  );

/** The verdict without what differs from run to run. */
const lasting = (verdict: Verdict): object => ({ ...verdict, run: undefined });

describe('one verdict everywhere', () => {
  const mistakes = readdirSync(course.file(EXERCISE, 'mistakes')).map((name) => ['mistakes', name]);
  it.each([['solution.ts'], ['stub.ts'], ...slice(mistakes, 8)].map((name) => [name.join('/'), name] as const))(
    '%s has the same verdict in the terminal, in Vitest and in a notebook cell',
    async (_id, name) => {
      const text = await asSubmission(course, ...name);
      const terminal = await grade(text);
      expect(lasting(await checkFile(EXERCISE, { course }))).toEqual(lasting(terminal));
      const program = compile(text, info.imports);
      if ('refused' in program) {
        expect(terminal.outcome).toBe('ungradable');
        return;
      }
      const functions = runProgram(program.code, await libraryScript(info.imports), 'cell.js');
      const cell = await check('inertia-tensor', functions, course);
      expect(lasting(cell)).toEqual(lasting(terminal));
      expect(cell.run.advisory).toBe('not the grade');
      expect(terminal.run.advisory).toBeUndefined();
    },
  );

  it('a notebook cell that hands in one function hears about that one', async () => {
    const { code } = compile(solution, info.imports) as { code: string };
    const { inertiaTensor } = runProgram(code, await libraryScript(info.imports), 'cell.js') as {
      inertiaTensor: unknown;
    };
    const verdict = await check(EXERCISE, { inertiaTensor }, course);
    expect(statuses(verdict)).toEqual({ com: 'missing', tensor: 'pass', turned: 'missing', 'about-point': 'missing' });
  });

  it('is stored byte by byte the same', async () => {
    const text = withTensor('console.log("seen"); return points[0].missing.field;');
    const [first, second] = [await grade(text, { hidden: true }), await grade(text, { hidden: true })];
    expect(resultText(first)).toBe(resultText(second));
    expect(resultText(first)).not.toContain('durationMs');
  });
});

describe('what a student is told', () => {
  it.each([
    ['for (;;);', 'timeout', 'Is there a loop that never ends?'],
    ['return inertiaTensor(points, com);', 'error', 'RangeError: Maximum call stack size exceeded'],
    ['const all: any[] = []; for (;;) all.push(new Float64Array(1e6));', 'crash', 'Out of memory'],
    ['return [[NaN, 0, 0], [0, 1, 0], [0, 0, 1]];', 'bad-return', 'NaN is not a finite number.'],
    ['return [1, 2, 3];', 'bad-return', 'A list of 3 is wanted here, not a number.'],
    ['return Promise.resolve(1);', 'bad-return', 'A list of 3 is wanted here, not a promise.'],
    ['return undefined;', 'bad-return', 'A list of 3 is wanted here, not undefined.'],
    ['return "x".repeat(1e6);', 'bad-return', 'a text of 1000000 characters'],
    ['return points[0].position.length.x.y;', 'error', "cannot read property 'y' of undefined"],
    ['throw null;', 'error', 'a value that is no Error: null'],
  ])('%s', async (body, status, text) => {
    const verdict = await grade(withTensor(body));
    const tensor = verdict.checks.find((c) => c.check === 'tensor')!;
    expect(tensor.status).toBe(status);
    expect(tensor.message).toContain(text);
    expect({ ...statuses(verdict), tensor: '' }).toEqual({
      com: 'pass',
      tensor: '',
      turned: 'pass',
      'about-point': 'pass',
    });
    expect(verdict.score).toBe(7 - pointsOfRows('tensor', 'any-tensor'));
  });

  it('names the line of the student’s own file', async () => {
    const text = withTensor('\n\n  return points[0].missing.field;');
    const line = text.split('\n').findIndex((l) => l.includes('.missing.field')) + 1;
    expect((await grade(text)).run.lines).toMatchObject({ tensor: line });
    handIn(course, text);
    expect((await checkFile(EXERCISE, { course })).run.lines).toMatchObject({ tensor: line });
  });

  it.each([
    ['export function broken(', 'The file ends too early', 1],
    ['export const x = 3 +* 2;', '"*" cannot stand here', 1],
    ["import { readFileSync } from 'node:fs';\nexport const x = readFileSync;", '"node:fs" cannot be imported', 1],
    [
      "\nimport { inertiaAbout } from 'rigid-body-lab';\nexport const f = inertiaAbout;",
      '"inertiaAbout" cannot be imported',
      2,
    ],
    ["export const x = import('node:fs');", 'import() is not available', 1],
    ["export const x = require('fs');", 'require() is not available', 1],
    ["export * from '../exercises/05-inertia-tensor/solution.js';", 'cannot be imported in an exercise', 1],
    [`export const deep = ${'['.repeat(600)}${']'.repeat(600)};`, 'nested more than 500 deep', undefined],
  ])('refuses %j', async (text, message, line) => {
    const verdict = await grade(text);
    expect(verdict).toMatchObject({ outcome: 'ungradable', score: 0, maxScore: 7 });
    expect(verdict.message).toContain(message);
    expect(verdict.line).toBe(line);
    expect(new Set(Object.values(statuses(verdict)))).toEqual(new Set(['not-run']));
  });

  it('lists what may be imported', async () => {
    const { message } = await grade("import { pointMasses } from 'rigid-body-lab';\nexport const f = pointMasses;");
    expect(message).toContain(`may use: ${info.imports.join(', ')}.`);
  });

  it('collects what was printed, and stops a flood', async () => {
    const text = withTensor('for (let i = 0; i < 1e4; i++) console.log("line", i, [1, 2]); return null;');
    const output = (await grade(text)).run.output!['tensor'];
    expect(output).toContain('line 1 [1,2]\n');
    expect(output.length).toBeLessThan(2100);
    expect(output).toMatch(/… and \d+ characters more$/);
  });
});

describe('cases from public reports', () => {
  it('gr-05: a file that changes its inputs spoils no other check', async () => {
    const text = withTensor(`
      for (const p of points) for (let i = 0; i < 3; i++) p.position[i] -= com[i];
      return points.map((p: any) => pointInertia(p.mass, p.position)).reduce(sum);`);
    const { checks, score, maxScore } = await grade(text, { hidden: true });
    // The sweep alone sees it: the row of the sweep is what it costs.
    const lost = checks.filter((c) => c.status !== 'pass');
    expect(lost.map((c) => c.diagnosis?.id)).toEqual(['changes-its-argument']);
    expect(score).toBe(maxScore - lost[0].points);
  });

  it('gr-06: an endless loop in one task leaves the others their points, and is named', async () => {
    const verdict = await grade(withTensor('while (true) {}'));
    expect(fixed(verdict).map((c) => c.status)).toEqual(['pass', 'timeout', 'pass', 'pass']);
    expect(verdict.score).toBe(7 - pointsOfRows('tensor', 'any-tensor'));
  });

  it('gr-08: process.exit(0) earns nothing and ends nothing', async () => {
    const atImport = await grade(`process.exit(0);\n${solution}`);
    expect(atImport).toMatchObject({ outcome: 'graded', score: 0, maxScore: 7 });
    const inside = await grade(withTensor('return (globalThis as any).process.exit(0);'));
    expect(fixed(inside).map((c) => c.status)).toEqual(['pass', 'error', 'pass', 'pass']);
  });

  it('gr-10: each check fails the untouched stub', async () => {
    const verdict = await grade(await asSubmission(course, 'stub.ts'), { hidden: true });
    expect(verdict.checks).toHaveLength(info.rubric.length);
    expect(verdict.checks.filter((c) => c.status === 'pass')).toEqual([]);
    expect(verdict.score).toBe(0);
  });

  it('gr-11: a check that did not run counts as zero, and is named', () => {
    const rows = FIXED.map((name, i) => ({ check: name, task: i + 1, points: 1 }));
    const exercise = { ...info, rubric: rows };
    const definition = { title: '', probe: () => 1, wanted: () => 1, judge: close() };
    const checks = Object.fromEntries(FIXED.map((name) => [name, definition]));
    const scope = { seeds: course.seeds(EXERCISE), hidden: false };
    const plan = planOf(exercise, { checks: { inputs: () => ({}), checks } }, scope);
    const results = plan.checks.map((one, i) =>
      judgeCheck(one, i === 0 ? { kind: 'value', value: 1 } : { kind: 'not-run' }),
    );
    const verdict = verdictOf(exercise, results, { run: { runner: 'sandbox', durationMs: 0 } });
    expect(verdict).toMatchObject({ score: 1, maxScore: 4 });
    expect(verdict.checks.filter((c) => c.status === 'not-run').map((c) => c.check)).toEqual(FIXED.slice(1));
  });

  it('gr-13: a missing function costs its own task', async () => {
    const verdict = await grade(solution.replace('export function rotatedInertia', 'function rotatedInertia'));
    expect(fixed(verdict).map((c) => c.status)).toEqual(['pass', 'pass', 'missing', 'pass']);
    expect(fixed(verdict)[2].message).toBe(
      'The file does not export rotatedInertia. Write: export function rotatedInertia(…).',
    );
  });

  it('gr-15: a failed hidden check shows its property and hint, and no value', async () => {
    const leak = `const all = JSON.stringify([points, com]); console.log(all); throw new Error(all);`;
    const [failed, thrown] = [
      await grade(withTensor('return [[1,2,3],[4,5,6],[7,8,9]];'), { hidden: true }),
      await grade(withTensor(leak), { hidden: true }),
    ];
    for (const verdict of [failed, thrown]) {
      const hidden = verdict.checks.find((c) => c.check === 'angular-momentum')!;
      expect(Object.keys(hidden).sort()).toEqual([
        'check',
        'hidden',
        'hint',
        'points',
        'score',
        'status',
        'task',
        'title',
      ]);
      expect(verdict.run.output ?? {}).not.toHaveProperty('angular-momentum');
    }
    const revealed = await grade(withTensor(leak), { hidden: true, reveal: true });
    const inputs = JSON.parse(revealed.checks.find((c) => c.check === 'angular-momentum')!.inputs!) as {
      com: number[];
    };
    for (const text of [resultText(failed), resultText(thrown)]) {
      for (const x of inputs.com) expect(text).not.toContain(String(x));
    }
  });

  it.each(['', '// nothing yet\n', 'export {};', 'const unused = 1;'])(
    'a file without exports is not a crash: %j',
    async (text) => {
      const verdict = await grade(text);
      expect(new Set(verdict.checks.map((c) => c.status))).toEqual(new Set(['missing']));
      expect(lasting(await checkFile(EXERCISE, { course }))).toEqual(lasting(verdict));
    },
  );

  it('tells a misspelt export from a missing one, in every runner', async () => {
    const verdict = await grade(solution.replace('function centreOfMass', 'function centerOfMass'));
    expect(verdict.checks[0]).toMatchObject({
      status: 'missing',
      message: 'The file exports centerOfMass; the name asked for is centreOfMass.',
    });
    expect(lasting(await checkFile(EXERCISE, { course }))).toEqual(lasting(verdict));
    const cell = await check(EXERCISE, { centerOfMass: () => [0, 0, 0] }, course);
    expect(cell.checks[0].message).toBe(verdict.checks[0].message);
    expect(fixed(cell)[2].message).toMatch(/^The file does not export rotatedInertia\./);
  });

  it('gr-16: the total is the sum of the parts', () => {
    const { input, expected } = publicReport('gr-16') as {
      input: { check_scores: number[]; max: number };
      expected: { right: { total: number } };
    };
    const scores = input.check_scores;
    const rows = scores.map((_s, i) => ({ check: `c${i}`, task: 1, points: 1 }));
    const results = rows.map((row, i) =>
      judgeCheck(
        {
          row,
          inputs: {},
          encoded: 'null',
          definition: { title: '', probe: () => 0, judge: () => ({ score: scores[i] }) },
        },
        { kind: 'value', value: 0 },
      ),
    );
    const verdict = verdictOf({ ...info, rubric: rows }, results, { run: { runner: 'sandbox', durationMs: 0 } });
    expect(verdict.score).toBeNear(expected.right.total, 1e-12);
    expect(verdict.maxScore).toBe(input.max);
    expect(verdict.checks[3].status).toBe('partial');
  });
});

describe('our own faults', () => {
  const one: PlannedCheck = {
    row: { check: 'c', task: 1, points: 2 },
    inputs: {},
    encoded: 'null',
    definition: { title: 't', probe: () => 0, wanted: () => 1, judge: close() },
  };

  it('a check that the reference fails is void and does not count', () => {
    const result = judgeCheck(one, { kind: 'value', value: 1 }, { kind: 'value', value: 2 });
    expect(result).toMatchObject({ status: 'void', score: 0 });
    const verdict = verdictOf(info, [result], { run: { runner: 'sandbox', durationMs: 0 } });
    expect(verdict).toMatchObject({ score: 0, maxScore: 0 });
  });

  it('a sandbox that does not start gives no score', async () => {
    const broken = new Sandbox({
      worker: '/nonexistent/worker.js',
      layers: { permission: null, ulimit: false, bwrap: null },
    });
    const verdict = await grade(solution, { sandbox: broken });
    broken.close();
    expect(verdict).toMatchObject({ outcome: 'grader-error', score: null, maxScore: 7 });
    expect(verdict.message).toContain('the sandbox does not start');
  });
});
