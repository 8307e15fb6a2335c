import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortPath } from '../../../src/course/cli/student/telling.js';
import type { Course } from '../../../src/course/disk/course.js';
import { gradeSubmission } from '../../../src/course/grading/grade-submission.js';
import { fingerprint, ProgressSession, record } from '../../../src/course/disk/progress.js';
import { EXERCISE, handIn, temporaryCourse } from '../support.js';
import { runLab } from './run-lab.js';
import type { Ran } from './run-lab.js';

const WIDTH = 80;
let course: Course;
let remove: () => void;
let solution: string;
beforeEach(() => {
  ({ course, remove } = temporaryCourse());
  process.env['LAB_COURSE'] = course.root;
  solution = readFileSync(course.file(EXERCISE, 'solution.ts'), 'utf8');
});
afterEach(() => {
  delete process.env['LAB_COURSE'];
  remove();
});

const lab = (...args: string[]): Promise<Ran> => runLab(args, { width: WIDTH });
const json = async (...args: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await lab(...args, '--json')).out) as Record<string, unknown>;

/** Checks without the terminal, and so without waiting for the compiler. */
async function checked(text: string): Promise<void> {
  handIn(course, text);
  const info = course.find(EXERCISE);
  const verdict = await gradeSubmission(course, info);
  new ProgressSession(course).update((progress) => {
    record(progress, info, verdict, fingerprint(text));
  });
}

describe('lab start', () => {
  it('makes the file from the stub and never overwrites it', async () => {
    expect(await json('start', '5')).toMatchObject({ exercise: EXERCISE, made: true });
    expect(readFileSync(course.workFile(EXERCISE), 'utf8')).toBe(
      readFileSync(course.file(EXERCISE, 'stub.ts'), 'utf8'),
    );
    handIn(course, '// mine');
    expect(await json('start', '5')).toMatchObject({ made: false });
    expect(readFileSync(course.workFile(EXERCISE), 'utf8')).toBe('// mine');
  });

  it.each(['5', '05', 'inertia-tensor', EXERCISE, `work/${EXERCISE}.ts`])('understands %s', async (name) => {
    expect(await json('start', name)).toMatchObject({ exercise: EXERCISE });
  });

  it('names the exercises there are when none fits', async () => {
    const { code, err } = await lab('start', '99');
    expect(code).toBe(2);
    expect(err).toContain('there is no exercise "99". There are: ');
    expect(err).toContain(EXERCISE);
  });
});

/** The compiler needs two seconds of processor for each file; a busy machine has less. */
const WITH_COMPILER = { timeout: 120_000 };

describe('lab check', WITH_COMPILER, () => {
  it('ends with 1 when a check fails, 0 when all pass, 2 without a file', async () => {
    expect(await lab('check', '5')).toMatchObject({
      code: 2,
      err: expect.stringContaining('`node lab start') as string,
    });
    handIn(course, solution.replace('- r[i] * r[j]', '+ r[i] * r[j]'));
    const wrong = await lab('check', '5');
    expect(wrong.code).toBe(1);
    handIn(course, solution);
    const right = await lab('check', '5');
    expect(right.code).toBe(0);
    expect(right.out).toContain('12/12 public checks, 7 of 7 points; 4 hidden ones run at grading (3 points)');
  });

  it('says got, wanted, error and the mistake, within 80 columns and without colour codes', async () => {
    handIn(course, await plusProducts());
    const { out } = await lab('check', '5');
    // What holds, what is broken with the smallest input, the idea, what to try: once, for check and sweep.
    const story = out.slice(out.indexOf('\n  2. Inertia', out.indexOf('With many inputs')));
    const row = String.raw`\[ *-?[\d.]+, +-?[\d.]+, +-?[\d.]+\]`;
    const matrix = String.raw`\[${row},\n {15}${row},\n {15}${row}\] kg m²\n`;
    const parts = [
      String.raw`\n  2\. Inertia tensor about the centre of mass\n`,
      String.raw`   ✓  .* numbers are right\.\n`,
      String.raw`   ✗  Wrong for \d+ of \d+ inputs that were drawn\. The smallest that was found:\n`,
      String.raw`      call    inertiaTensor\(\[\{ mass: 1, [^]*\n`,
      `      got     ${matrix}      wanted  ${matrix}`,
      String.raw`      error   [\d.]+ kg m², allowed .*\n`,
      String.raw`   →  The products of inertia have the wrong sign[^]*\n`,
      String.raw`   \?  node lab hint 05-inertia-tensor 2\n`,
    ];
    expect(story).toMatch(new RegExp(`^${parts.join('')}\n`));
    expect(out.match(/→ {2}The products of inertia have the wrong sign/g)).toHaveLength(1);
    expect(out).toContain(`node lab check ${EXERCISE} --json   (all inputs)\n`);
    expect(out.split('\n').filter((line) => Array.from(line).length > WIDTH)).toEqual([]);
    expect(out).not.toContain('\u001b');
  });

  it('shows the type errors of the compiler beside the verdict', async () => {
    handIn(course, `${solution}\nexport const wrong: string = 1;\n`);
    const verdict = await json('check', '5');
    expect(verdict['compiler']).toEqual([
      { line: solution.split('\n').length + 1, column: 14, text: "Type 'number' is not assignable to type 'string'." },
    ]);
  });

  it('says once what keeps a file from being checked, and where', async () => {
    handIn(course, solution.replace('const square = dot(r, r);', 'const square = dot(r, r;'));
    const { code, out } = await lab('check', '5');
    expect(code).toBe(1);
    const line = solution.split('\n').findIndex((text) => text.includes('const square')) + 1;
    expect(out).toContain(`This file cannot be checked (line ${line})`);
    expect(out).toContain('This is not TypeScript: ');
    expect(out).toMatch(new RegExp(`${EXERCISE}\\.ts:${line}\n$`));
    expect(out).not.toContain('The type checker also says');
  });

  it('keeps the result as a file', async () => {
    handIn(course, solution);
    const shown = await json('check', '5');
    const stored = JSON.parse(readFileSync(course.stateFile('results', EXERCISE, 'result.json'), 'utf8')) as object;
    expect(stored).toMatchObject({ outcome: 'graded', score: shown['score'], checks: shown['checks'] });
    expect(readdirSync(course.stateFile('results', EXERCISE)).sort()).toEqual(['result.json', 'run.json']);
  });

  const plusProducts = (): Promise<string> =>
    Promise.resolve(
      solution.replace('((i === j ? square : 0) - r[i] * r[j])', '(i === j ? square - r[i] * r[j] : r[i] * r[j])'),
    );
});

describe('progress', WITH_COMPILER, () => {
  it('counts what is passed, and what comes next', async () => {
    expect(await json('progress')).toEqual({ passed: 0, exercises: 1, score: 0, maxScore: 7, can: [] });
    await checked(solution);
    const can = course.find(EXERCISE).tasks.map((task) => task.can);
    expect(await json('progress')).toEqual({ passed: 1, exercises: 1, score: 7, maxScore: 7, can });
    expect(await json('next')).toEqual({ exercise: null });
    expect((await lab('list')).out).toContain(`✓ ${EXERCISE}`);
  });

  it.each([
    [
      'deleted',
      (file: string): void => {
        rmSync(file);
      },
    ],
    [
      'cut off',
      (file: string): void => {
        writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40));
      },
    ],
    [
      'of another shape',
      (file: string): void => {
        writeFileSync(file, '[]');
      },
    ],
  ])('survives a state file that is %s', async (_how, spoil) => {
    await checked(solution);
    spoil(course.stateFile('progress.json'));
    expect(await json('progress')).toMatchObject({ passed: 1, score: 7 });
  });

  it('ignores the draft of a write that was interrupted', async () => {
    await checked(solution);
    writeFileSync(`${course.stateFile('progress.json')}.123.tmp`, '{"format":1,"exer');
    expect(await json('progress')).toMatchObject({ passed: 1 });
  });

  it('checks anew after an update of the exercise, and keeps the student’s file', async () => {
    await checked(solution);
    const info = JSON.parse(readFileSync(course.file(EXERCISE, 'exercise.json'), 'utf8')) as { version: number };
    writeFileSync(course.file(EXERCISE, 'exercise.json'), JSON.stringify({ ...info, version: info.version + 1 }));
    appendFileSync(course.file(EXERCISE, 'checks.ts'), '\nchecks.checks.com.wanted = () => [0, 0, 0];\n');
    rmSync(course.file(EXERCISE, 'solution.ts'));
    expect(await json('progress')).toMatchObject({ passed: 0, score: 6.5 });
    expect(readFileSync(course.workFile(EXERCISE), 'utf8')).toBe(solution);
  });

  it('stays passed when the file is edited, and says so', async () => {
    await checked(solution);
    handIn(course, '// trying something');
    expect((await lab('list')).out).toMatch(/7\/7\n +edited since its last check\n/);
    expect(await json('progress')).toMatchObject({ passed: 1 });
    await lab('reset', '5');
    expect((await lab('list')).out).toMatch(/7\/7\n +the stub again since its last check\n/);
  });
});

describe('lab list', WITH_COMPILER, () => {
  it('says what the points are', async () => {
    const { out } = await lab('list');
    expect(out).toMatch(/\n\n {2}More exercises\n {2}○ 05-inertia-tensor .* 0\/7\n +about 45 minutes/);
    expect(out).toContain('Points of the public checks; hidden checks add theirs at grading.');
    expect((await lab('progress')).out).toBe(
      `\n\n  0 of 1 exercises passed\n  next  ${EXERCISE}  The inertia tensor\n\n`,
    );
  });

  it('says that the file of a passed exercise is gone, and lets it stay passed', async () => {
    await checked(solution);
    rmSync(course.workFile(EXERCISE));
    const { out } = await lab('list');
    expect(out).toMatch(/✓ 05-inertia-tensor .* 7\/7\n +its file is gone: node lab start 05-inertia-tensor\n/);
    expect(out.split('\n').filter((line) => Array.from(line).length > WIDTH)).toEqual([]);
    expect(await json('progress')).toMatchObject({ passed: 1, score: 7 });
  });
});

describe('lab hint', () => {
  const hint = async (): Promise<Record<string, unknown>> => json('hint', '5', '2');
  const edit = (): void => {
    appendFileSync(course.workFile(EXERCISE), '// more\n');
  };

  it('goes up by a rung after an edit, and else stays and says how the next one opens', async () => {
    handIn(course, '// mine\n');
    const first = await hint();
    expect(first).toMatchObject({ task: 2, isNew: true });
    expect(first['text']).toMatch(/\?$/);
    expect(await hint()).toEqual({ ...first, isNew: false });
    const { out } = await lab('hint', '5', '2');
    const said = out.replace(/\s+/g, ' ');
    expect(said).toContain(
      `The next hint opens when you have changed ${shortPath(course.workFile(EXERCISE))}, or checked it.`,
    );
    edit();
    const second = await hint();
    expect(second).toMatchObject({ isNew: true });
    expect(second['text']).not.toBe(first['text']);
    expect(await json('hint', '5', '3')).toMatchObject({ task: 3, isNew: true });
  });

  it('goes up by a rung after a check', async () => {
    handIn(course, solution);
    const { text } = await hint();
    await lab('check', '5', '--json');
    expect(await hint()).toMatchObject({ isNew: true });
    expect((await hint())['text']).not.toBe(text);
  }, 60_000);

  it('opens the next one where an older version of the course has noted no file', async () => {
    const hints = { [EXERCISE]: { 2: 1 } };
    mkdirSync(course.stateFile(), { recursive: true });
    writeFileSync(course.stateFile('progress.json'), JSON.stringify({ format: 1, exercises: {}, hints }));
    expect(await hint()).toMatchObject({ isNew: true });
    expect(await hint()).toMatchObject({ isNew: false });
  });

  it('has no count, and at its end names the way to the solution', async () => {
    const said: string[] = [];
    for (let k = 0; k < 5; k++) {
      handIn(course, `// ${k}\n`);
      said.push((await lab('hint', '5', '2')).out);
    }
    expect(said.join('')).not.toMatch(/\bhint [1-9]|\d of \d|last hint/);
    expect(said[4]).toContain('  There is no further hint. `node lab solution 05-inertia-tensor 2 --stuck`\n');
    expect(Object.keys(await hint())).toEqual(['exercise', 'task', 'isNew', 'text', 'order']);
    expect(await lab('hint', '5', '9')).toMatchObject({ code: 2 });
    expect((await lab('hint', '5', '2', '--all')).err).toContain('there is no option "--all"');
  });
});

describe('an answer to lines to order', { timeout: 60_000 }, () => {
  interface Order {
    lines: string[];
  }
  const climbed = async (task: string): Promise<Order> => {
    for (let k = 0; k < 3; k++) {
      handIn(course, `// ${k}\n`);
      await json('hint', '5', task);
    }
    handIn(course, solution.replace('return scale(moment, 1 / mass);', 'return moment;'));
    return (await json('hint', '5', task))['order'] as Order;
  };
  const letters = ({ lines }: Order, ...wanted: RegExp[]): string =>
    wanted.map((line) => 'abcdefg'[lines.findIndex((text) => line.test(text))]).join('');

  it('is right in every order that does the same', async () => {
    const order = await climbed('1');
    expect(order.lines).toHaveLength(7);
    const [mass, moment, addMass, addMoment, end] = [/let mass/, /let moment/, /\+= p/, /add\(moment/, /1 \/ mass/];
    for (const lines of [
      [mass, moment, addMass, addMoment, end],
      [moment, addMoment, mass, addMass, end],
      [moment, mass, addMoment, addMass, end],
    ]) {
      const { code, out } = await lab('hint', '5', '1', '--order', letters(order, ...lines));
      expect([code, out]).toEqual([0, expect.stringContaining('This order is right: it passes the checks of task 1.')]);
    }
    expect(await lab('hint', '5', '1', '--order', letters(order, mass, moment, addMass, addMoment))).toMatchObject({
      code: 1,
    });
  });

  it('with a line that does not belong gets what the verdict says of it', async () => {
    const order = await climbed('2');
    const wrong = letters(order, /subtract/, /total =/, /moments =/, /total\(\(r\) => r/, /symmetric/);
    const { code, out } = await lab('hint', '5', '2', '--order', wrong);
    expect(code).toBe(1);
    expect(out).toContain('   →  The products of inertia have the wrong sign');
    expect(await json('hint', '5', '2', '--order', wrong)).toMatchObject({ task: 2, order: wrong, right: false });
    const twice = letters(order, /subtract/, /=> p.position/);
    expect((await lab('hint', '5', '2', '--order', twice)).out).toBe(
      "\n  ✗ This is not TypeScript: Identifier 'arms' has already been declared.\n\n",
    );
  });

  it('has to name lines that were shown', async () => {
    const refused = async (...args: string[]): Promise<string> => (await lab('hint', '5', ...args)).err.split('\n')[0];
    expect(await refused('1', '--order', 'ab')).toBe(
      'lab hint: the lines of task 1 of 05-inertia-tensor are not shown yet. `node lab hint 05-inertia-tensor 1` shows the next hint.',
    );
    expect(await refused('3', '--order', 'ab')).toBe('lab hint: task 3 of 05-inertia-tensor has no lines to order');
    await climbed('1');
    expect(await refused('1', '--order', 'abz')).toBe(
      'lab hint: --order: expected letters from a to g, each at most once, got "abz".',
    );
    expect(await refused('1', '--order', 'aa')).toContain('got "aa".');
    expect(await refused('1', '--order')).toBe('lab hint: --order needs the letters of lines');
  });
});

describe('lab reset', () => {
  it('keeps every version that it replaces', async () => {
    for (const text of ['// first', '// second']) {
      handIn(course, text);
      expect((await lab('reset', '5')).code).toBe(0);
    }
    const backups = readdirSync(course.stateFile('backups')).map((name) =>
      readFileSync(course.stateFile('backups', name), 'utf8'),
    );
    expect(backups).toEqual(['// first', '// second']);
    expect(readFileSync(course.workFile(EXERCISE), 'utf8')).toContain('not implemented');
  });
});

describe('lab solution', () => {
  it('is shown after a pass', async () => {
    await checked(solution);
    const { out } = await lab('solution', '5');
    expect(out).toMatch(/^\/\/ .*solution\.ts:\n\/\/ one way to do it\. Another one can be as right\.\n\n/);
    expect(out.trim().endsWith(solution.trim())).toBe(true);
    expect(await json('list')).toMatchObject([{ tasks: [1, 2, 3, 4].map(() => ({ solved: true, shown: false })) }]);
  });

  it('is not shown before, but to whoever says that they are stuck', async () => {
    handIn(course, '// nothing');
    expect(await lab('solution', '5', '2')).toEqual({
      code: 1,
      out: '',
      err:
        'Task 2 of 05-inertia-tensor is not solved yet. `node lab hint 05-inertia-tensor 2` helps. `node lab solution ' +
        '05-inertia-tensor 2 --stuck` shows the solution all the same, and notes that it was shown.\n',
    });
    expect((await lab('solution', '5')).err).toContain('05-inertia-tensor is not solved yet.');
    expect(await lab('solution', '5', '7', '--stuck')).toMatchObject({ code: 2, out: '' });
    const { code, out } = await lab('solution', '5', '2', '--stuck');
    expect(code).toBe(0);
    const names = [...out.matchAll(/^(?:export )?(?:function|const) (\w+)/gm)].map(([, name]) => name);
    expect(names).toEqual(['pointInertia', 'sum', 'inertiaTensor', 'momentumLeans']);
    expect((await lab('list')).out).toContain('  2. Inertia tensor about the centre of mass: solution shown\n');
  });

  it('leaves its mark on what is solved later', async () => {
    handIn(course, '// nothing');
    await lab('solution', '5', '2', '--stuck');
    await checked(solution);
    const { out } = await lab('progress');
    expect(out).toContain('  I can find the centre of mass of point masses in space\n');
    expect(out).toContain('  I can build an inertia tensor from point masses (solution shown)\n');
    expect(await json('list')).toMatchObject([
      {
        standing: 'passed',
        tasks: [{ shown: false }, { can: 'build an inertia tensor from point masses', shown: true }, {}, {}],
      },
    ]);
    expect((await lab('list')).out).toContain('I can build an inertia tensor from point masses (solution shown)');
  });
});

describe('lab doctor', WITH_COMPILER, () => {
  it('tries the sandbox and names its layers', async () => {
    const report = await json('doctor');
    const findings = report['findings'] as { what: string; state: string; says: string }[];
    expect(report['healthy']).toBe(true);
    const layers = findings.map(({ what, says }) => [what.trim(), /\((L\d)\)$/.exec(says)?.[1]]);
    expect(layers.filter(([, label]) => label !== undefined)).toEqual([
      ['what is read', 'L0'],
      ['who judges', 'L1'],
      ['where code runs', 'L2'],
      ['endless loops', 'L3'],
      ['memory', 'L3'],
      ['your files', 'L4'],
      ['network', 'L5'],
    ]);
  });

  it('says what is for Linux only', async () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
    const { out } = await lab('doctor');
    vi.restoreAllMocks();
    const text = out.replace(/\s+/g, ' ');
    expect(text).toContain(
      '– memory bounded by the interpreter alone: the watch of the whole process is for Linux only (L3)',
    );
    expect(text).toContain('– network guarded by the layers above: bubblewrap is for Linux only (L5)');
  });
});
