import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '../../../src/course/intake/layouts/layouts.js';
import { readSubmissions } from '../../../src/course/intake/read-submissions.js';
import type { FullIntake } from '../../../src/course/intake/read-submissions.js';
import { EXERCISES, PEOPLE, UNIQUE, authorOf, fullName, textBy } from './support/people.js';
import type { Person } from './support/people.js';
import * as systems from './support/systems.js';
import { temporaryPlaces, zipOf } from './support/trees.js';
import type { Tree } from './support/trees.js';

const { folder, zip, file } = temporaryPlaces();
const exercises = EXERCISES;
const roster = file(systems.ROSTER, 'roster.csv');

/** Students with the exercises of their files, in truth: what each text says, against what was read. */
function readAs(intake: FullIntake, keyOf: (person: Person) => string): void {
  const keys = new Map(PEOPLE.map((person) => [person.login, keyOf(person)]));
  for (const { student, exercise, text } of intake.submissions) {
    const author = authorOf(text);
    expect({ student, exercise }).toEqual({ student: keys.get(author.login), exercise: author.exercise });
    expect(text).not.toContain('an earlier attempt');
  }
}

const rows: [string, string, Tree, (person: Person) => string, string | undefined][] = [
  ['Canvas', 'canvas', systems.CANVAS, ({ canvas }) => canvas, undefined],
  ['Canvas, anonymous', 'canvas', systems.CANVAS_ANONYMOUS, ({ login }) => `anon_${login.toUpperCase()}`, undefined],
  ['Moodle in folders', 'moodle', systems.MOODLE, ({ moodle }) => moodle, undefined],
  ['Moodle in folders, before 4.1', 'moodle', systems.MOODLE_OLD, ({ moodle }) => moodle, undefined],
  ['Moodle flat', 'moodle', systems.MOODLE_FLAT, ({ moodle }) => moodle, undefined],
  ['Moodle, blind', 'moodle', systems.MOODLE_BLIND, ({ moodle }) => moodle, undefined],
  ['Blackboard', 'blackboard', systems.BLACKBOARD, ({ login }) => login, '2026-10-01T22:23:44'],
  ['Gradescope', 'gradescope', systems.GRADESCOPE, ({ sid }) => sid, '2026-10-01T20:15:03Z'],
];

describe('twenty students of a system', () => {
  it.each(rows)(
    '%s: every file has its student and exercise, without a roster',
    async (_name, layout, tree, key, at) => {
      const intake = await readSubmissions(folder(tree), { exercises });
      expect(intake.layout).toBe(layout);
      expect(intake.problems).toEqual([]);
      expect(intake.students).toBe(20);
      expect(intake.submissions).toHaveLength(systems.FILES_HANDED_IN);
      readAs(intake, key);
      expect(new Set(intake.submissions.map(({ handedIn }) => handedIn))).toEqual(new Set([at]));
    },
  );

  it.each(rows.filter(([name]) => name !== 'Canvas, anonymous'))(
    '%s: with a roster the keys are those of the roster',
    async (_name, layout, tree) => {
      const intake = await readSubmissions(folder(tree), { exercises, roster });
      expect(intake.layout).toBe(layout);
      expect(intake.problems).toEqual([]);
      expect(intake.submissions).toHaveLength(systems.FILES_HANDED_IN);
      readAs(intake, ({ login }) => `s-${login}`);
    },
  );

  it.each([
    ['in folders', systems.BRIGHTSPACE, '2026-09-24T21:26'],
    ['flat', systems.BRIGHTSPACE_FLAT, '2026-10-01T00:05'],
  ])('Brightspace %s: names that two students have are nobody, the others are read', async (_name, tree, at) => {
    for (const options of [{ exercises }, { exercises, roster }]) {
      const intake = await readSubmissions(folder(tree), options);
      expect(intake.layout).toBe('brightspace');
      expect(intake.students).toBe(UNIQUE.length);
      readAs(intake, (one) => ('roster' in options ? `s-${one.login}` : fullName(one)));
      expect(new Set(intake.submissions.map(({ handedIn }) => handedIn))).toEqual(new Set([at]));
      expect(new Set(intake.problems.map(({ student }) => student))).toEqual(new Set(['伟 王', 'Sam Lee']));
      const why =
        'roster' in options
          ? 'It could be of s-wwang or s-wwang2.'
          : 'Two submissions bear this name with different numbers';
      expect(intake.problems.find(({ student }) => student === '伟 王')?.problem).toContain(why);
      // Brightspace has no ids that a roster could list.
      const fix = intake.problems.find(({ student }) => student === '伟 王')?.fix;
      expect(fix).toMatch(/folders? that (?:is|are) named by the (?:student’s key|keys of the roster)/);
      expect(intake.ignored.map(({ origin }) => origin)).toContain('index.html');
    }
  });

  it.each([...rows.map(([name, , tree]) => [name, tree] as const), ['Brightspace', systems.BRIGHTSPACE] as const])(
    '%s: a zip file and its unpacked folder are the same',
    async (_name, tree) => {
      const unpacked = await readSubmissions(folder(tree), { exercises });
      expect(await readSubmissions(zip(tree), { exercises })).toEqual(unpacked);
    },
  );

  it('exports of several assignments lie in one folder, unpacked or not', async () => {
    const both = folder();
    writeFileSync(
      path.join(both, '05-inertia-tensor.zip'),
      zipOf({
        'kimjae_12001_98001_solution.ts': '// by jkim for 05-inertia-tensor\n',
      }),
    );
    writeFileSync(
      path.join(both, 'hw 10.zip'),
      zipOf({
        'kimjae_12001_98044_10-runge-kutta.ts': '// by jkim for 10-runge-kutta\n',
      }),
    );
    const { layout, submissions, problems } = await readSubmissions(both, { exercises });
    expect({ layout, problems }).toEqual({ layout: 'canvas', problems: [] });
    expect(submissions.map(({ student, exercise, origin }) => [student, exercise, origin])).toEqual([
      ['12001', '05-inertia-tensor', '05-inertia-tensor.zip!/kimjae_12001_98001_solution.ts'],
      ['12001', '10-runge-kutta', 'hw 10.zip!/kimjae_12001_98044_10-runge-kutta.ts'],
    ]);
  });
});

describe('what else a system gives', () => {
  const problemsOf = async (tree: Tree, options: object = {}): Promise<string[][]> =>
    (await readSubmissions(folder(tree), { exercises, ...options })).problems.map(({ origin, student, problem }) => [
      origin,
      student,
      problem,
    ]);

  it('texts and links that were entered in Canvas are told, with their student', async () => {
    expect(
      await problemsOf({
        'kimjae_12001_98001_05-inertia-tensor.ts': 'x',
        'kimjae_12001_text.html': '<p>here</p>',
        'leebo_LATE_12002_link.html': '<a>',
      }),
    ).toEqual([
      ['kimjae_12001_text.html', '12001', 'It is a text or a link that was entered in Canvas, not a file.'],
      ['leebo_LATE_12002_link.html', '12002', 'It is a text or a link that was entered in Canvas, not a file.'],
    ]);
  });

  it('a text that was typed into Moodle is told', async () => {
    const tree = {
      'Bo Lee_4711_assignsubmission_onlinetext/onlinetext.html': '<p>',
      'Bo Lee_4711_assignsubmission_file/05-inertia-tensor.ts': 'x',
    };
    expect(await problemsOf(tree)).toEqual([
      [Object.keys(tree)[0], '4711', 'It is a text that was typed into Moodle, not a file.'],
    ]);
  });

  it('what a group of Moodle handed in is of each member, by the roster', async () => {
    const groups = file('student,name,group\na,Ada Ant,Blue_team\nb,Bo Bee,Blue_team\nc,Cy Cat,Red\n', 'roster.csv');
    const tree = { 'Blue team_61_assignsubmission_file/05-inertia-tensor.ts': 'x' };
    const { submissions } = await readSubmissions(folder(tree), { exercises, roster: groups });
    expect(submissions.map(({ student }) => student)).toEqual(['a', 'b']);
    expect((await readSubmissions(folder(tree), { exercises })).submissions.map(({ student }) => student)).toEqual([
      '61',
    ]);
  });

  it('of a student who handed in twice to Brightspace, the later one counts', async () => {
    const tree = {
      '1-9 - Bo Lee - Sep 30, 2026 1159 PM/05-inertia-tensor.ts': 'old',
      '1-9 - Bo Lee - Oct 1, 2026 1200 AM/05-inertia-tensor.ts': 'new',
    };
    const { submissions, ignored } = await readSubmissions(folder(tree), { exercises });
    expect(submissions).toMatchObject([{ student: 'Bo Lee', text: 'new', handedIn: '2026-10-01T00:00' }]);
    const about = { student: 'Bo Lee', exercise: '05-inertia-tensor' };
    expect(ignored).toEqual([{ origin: Object.keys(tree)[0], why: 'a later attempt counts', ...about }]);
  });

  it('what Canvas marks as late is late, whatever the student called the file', async () => {
    const tree = {
      'leebo_LATE_12002_901_05-inertia-tensor.ts': 'x',
      'dayann_12003_902_05-inertia-tensor.ts': 'y',
      'leesam_12004_903_LATE_1_2_05-inertia-tensor.ts': 'z',
      'catcy_12005_904_05-inertia-tensor.ts': 'w',
    };
    const { submissions } = await readSubmissions(folder(tree), { exercises });
    expect(submissions.filter(({ late }) => late).map(({ student }) => student)).toEqual(['12002']);
  });

  it('a layout that was named and fits nothing is told, with the one that fits', async () => {
    const forced = await readSubmissions(folder(systems.CANVAS), { exercises, layout: 'moodle' });
    expect(forced).toMatchObject({ layout: 'moodle', submissions: [], looksLike: 'canvas' });
    expect(await readSubmissions(folder(systems.CANVAS), { exercises, layout: 'canvas' })).not.toHaveProperty(
      'looksLike',
    );
  });

  it('of two attempts at Blackboard the later counts, exercise by exercise', async () => {
    const tree = {
      'HW_2_ab_attempt_2026-10-01-10-00-00_05-inertia-tensor.ts': 'old',
      'HW_2_ab_attempt_2026-10-01-10-00-00_01-planar-body.ts': 'kept',
      'HW_2_ab_attempt_2026-10-02-09-00-00_05-inertia-tensor.ts': 'new',
    };
    const { submissions } = await readSubmissions(folder(tree), { exercises });
    expect(submissions.map(({ student, text }) => [student, text])).toEqual([
      ['ab', 'kept'],
      ['ab', 'new'],
    ]);
  });

  it('an attempt at Blackboard without a file is told', async () => {
    const tree = {
      'HW 2_ann_attempt_2026-10-01-10-00-00.txt': 'Name: Ann Lee (ann)\n\nSubmission Field:\nhere it is\n',
      'HW 2_bo_attempt_2026-10-01-10-00-00.txt': 'Name: Bo Ek (bo)\n',
      'HW 2_bo_attempt_2026-10-01-10-00-00_05-inertia-tensor.ts': 'x',
    };
    const { problems, ignored } = await readSubmissions(folder(tree), { exercises });
    expect(problems).toMatchObject([
      { student: 'ann', problem: expect.stringMatching(/^The attempt has no file/) as string },
    ]);
    expect(ignored.map(({ origin }) => origin)).toEqual([Object.keys(tree)[1]]);
  });

  it('a user name of Blackboard may have underscores: the text beside the file says it', async () => {
    const start = 'HW 2_ann_lee_attempt_2026-10-01-10-00-00';
    const tree = {
      [`${start}_05-inertia-tensor.ts`]: 'x',
      [`${start}.txt`]: 'Name: Ann Lee (ann_lee)\nName: Other (lee)\n',
    };
    expect((await readSubmissions(folder(tree), { exercises })).submissions).toMatchObject([{ student: 'ann_lee' }]);
  });

  it('a group of Gradescope has one submission for each of its students', async () => {
    const tree = {
      'submission_metadata.yml':
        "submission_7:\n  :submitters:\n  - :name: Ann Lee\n    :sid: '007'\n    :email: a@example.edu\n  - :name: Bo Ek\n    :sid: ''\n    :email: b@example.edu\n  :created_at: 2026-10-01 20:15:03.000000000 Z\n",
      'submission_7/05-inertia-tensor.ts': 'x',
      'submission_8/05-inertia-tensor.ts': 'y',
    };
    const { submissions, problems } = await readSubmissions(folder(tree), { exercises });
    expect(submissions.map(({ student }) => student)).toEqual(['007', 'b@example.edu']);
    expect(problems).toMatchObject([
      { origin: 'submission_8/05-inertia-tensor.ts', problem: 'It is not in submission_metadata.yml.' },
    ]);
  });

  it('a list of Gradescope that is not as known says in which line, and costs only its own submission', async () => {
    const person = (n: number, name: string): string =>
      `submission_${n}:\n  :submitters:\n  - :name: ${name}\n    :sid: '${n}'\n    :email: e${n}@example.edu\n`;
    const tree = {
      'submission_metadata.yml': `${person(1, 'Ann')}${person(2, '&1 Bo')}${person(3, 'Cy')}`,
      'submission_1/05-inertia-tensor.ts': 'x',
      'submission_2/05-inertia-tensor.ts': 'y',
      'submission_3/05-inertia-tensor.ts': 'z',
    };
    const { submissions, problems } = await readSubmissions(folder(tree), { exercises });
    expect(submissions.map(({ student }) => student)).toEqual(['1', '3']);
    expect(problems.map(({ problem }) => problem)).toEqual([
      'Line 8 of submission_metadata.yml, which says whose it is, cannot be read.',
    ]);
  });
});

describe('which layout it is', () => {
  it('what one student names like another system changes nothing', async () => {
    const tree = {
      'ann/05-inertia-tensor.ts': 'a',
      'bo/05-inertia-tensor.ts': 'b',
      'cy/ann_4711_assignsubmission_file_05-inertia-tensor.ts': 'evil',
    };
    const { layout, submissions } = await readSubmissions(folder(tree), { exercises });
    expect(layout).toBe('plain');
    expect(submissions.map(({ student, text }) => [student, text])).toEqual([
      ['ann', 'a'],
      ['bo', 'b'],
    ]);
  });

  it('a name within a submission is never taken for the name of a student', async () => {
    const tree = {
      'annlee_11_901_work/noetheremmy_12_902_05-inertia-tensor.ts': 'by ann',
      'HW_11_901_05-inertia-tensor_12_902_05-inertia-tensor.ts': 'by eleven',
    };
    const { submissions } = await readSubmissions(folder(tree), { exercises });
    expect(submissions.map(({ student }) => student)).not.toContain('12');
    const spoof = { 'HW 2_ann_attempt_2026-10-01-10-00-00_bo_attempt_2026-10-02-10-00-00_05-inertia-tensor.ts': 'x' };
    const { problems } = await readSubmissions(folder(spoof), { exercises });
    expect(problems).toMatchObject([{ student: 'ann' }]);
  });

  it('a name in Canvas that has the numbers of another student is nobody’s, or whose name it is by the roster', async () => {
    const tree = { 'evil_11_1_12_902_05-inertia-tensor.ts': 'evil', 'leeann_11_901_05-inertia-tensor.ts': 'ann' };
    const names = file('student,name,canvas id\na,Ann Lee,11\ne,Eve Vil,12\n', 'roster.csv');
    for (const options of [{ exercises }, { exercises, roster: names }]) {
      const { submissions, problems } = await readSubmissions(folder(tree), options);
      expect(submissions.map(({ text }) => text)).toEqual(['ann']);
      expect(problems.map(({ problem }) => problem)).toEqual([
        'Its name can be read in two ways: it has two pairs of numbers.',
      ]);
    }
    const honest = { 'leeann_11_901_12_13_05-inertia-tensor.ts': textBy(PEOPLE[0], '05-inertia-tensor') };
    const { submissions } = await readSubmissions(folder(honest), { exercises, roster: names });
    expect(submissions).toMatchObject([{ student: 'a' }]);
  });

  it('is said by --layout, where the files alone would say another', async () => {
    const tree = { 'ann_lee_1_2_x/05-inertia-tensor.ts': 'x' };
    expect((await readSubmissions(folder(tree), { exercises })).layout).toBe('canvas');
    const { layout, submissions } = await readSubmissions(folder(tree), { exercises, layout: 'plain' });
    expect([layout, submissions[0].student]).toEqual(['plain', 'ann_lee_1_2_x']);
  });

  it('has a row in the lecturer’s guide', () => {
    const guide = readFileSync(new URL('../../../docs/grading.md', import.meta.url), 'utf8');
    const rows = [...guide.matchAll(/^\| `([a-z0-9]+)`/gm)].map(([, id]) => id);
    expect(rows.slice(0, LAYOUTS.length)).toEqual(LAYOUTS.map(({ id }) => id));
  });

  it('is one of those that there are', async () => {
    await expect(readSubmissions(folder(), { exercises, layout: 'canvass' })).rejects.toThrow(
      'readSubmissions: expected one of the layouts gradescope, moodle, canvas, blackboard, brightspace, classroom50, clones, plain, got "canvass". Did you mean',
    );
  });
});
