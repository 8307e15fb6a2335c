import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTest } from '../../../src/course/bank/question-files.js';
import type { ChoicePrediction } from '../../../src/course/cells/predict-metadata.js';
import { IDEAS } from '../../../src/course/judging/ideas.js';
import type { CheckResult } from '../../../src/course/judging/verdict.js';
import type { FinalMark } from '../../../src/course/marks/final-marks.js';
import { latenessOf } from '../../../src/course/marks/lateness.js';
import { openTerm } from '../../../src/course/marks/term.js';
import { classReport } from '../../../src/course/report/class-report.js';
import type { ClassReport } from '../../../src/course/report/class-report.js';
import { mostFrequentText } from '../../../src/course/report/first-said.js';
import { markedDay } from '../../../src/course/report/handed-in.js';
import { ideaNames } from '../../../src/course/report/idea-names.js';
import { ideaGains, ideaKeyOf, readIdeaAnswers } from '../../../src/course/report/idea-test.js';
import type { IdeaKey } from '../../../src/course/report/idea-test.js';
import { markup } from '../../../src/course/report/html.js';
import { MisconceptionCount } from '../../../src/course/report/misconception-count.js';
import { notebookPlaces, notebookPlaceOf } from '../../../src/course/report/notebook-places.js';
import { FORMS, itemsOf, letterAt } from '../../../src/course/questions/test-of-ideas.js';
import { correlation, separation } from '../../../src/course/report/separation.js';
import { studentMark } from '../../../src/course/report/student-mark.js';
import { TaskCount } from '../../../src/course/report/task-count.js';
import { wrongLists } from '../../../src/course/report/wrong-lists.js';
import { makeReport } from '../../../src/course/report/write-report.js';
import { seeded } from '../../support/random.js';
import { course, E2, E5, madeTerm, madeVerdict } from '../marks/small-term.js';
import type { MadeResult } from '../marks/small-term.js';

const says = {
  sign: 'The products have the wrong sign.',
  origin: 'This is about the origin.',
  half: 'A half is missing.',
};
const seen = (id: string, text: string): Partial<CheckResult> => ({ diagnosis: { id, says: text } });
const result = (student: string, checks: Record<string, Partial<CheckResult>>, score = 5): MadeResult => ({
  ...{ student, exercise: E5, score, checks },
});

describe('misconceptions', () => {
  const count = (...all: MadeResult[]): [string, number, string][] => {
    const counted = new MisconceptionCount();
    for (const one of all) counted.add(one.student, one.exercise, madeVerdict(one));
    return counted.misconceptions.map(({ id, students, says: text }) => [id, students.size, text]);
  };

  it('count a student once, however many checks show it, and the most frequent first', () => {
    const own = { 'any-turn': seen('sign', says.sign), turned: seen('sign', says.sign) };
    expect(count(result('a', own), result('b', own), result('c', { turned: seen('half', says.half) }))).toEqual([
      ['sign', 2, says.sign],
      ['half', 1, says.half],
    ]);
  });

  it('of two at once count each, by their names and texts, whichever was seen alone', () => {
    const two = `Two things at once. First: ${says.sign} Second: ${says.origin}`;
    expect(
      count(result('a', { turned: seen('sign-and-origin', two) }), result('b', { turned: seen('sign', says.sign) })),
    ).toEqual([
      ['sign', 2, says.sign],
      ['origin', 1, says.origin],
    ]);
    // A name that can be cut in two ways, and neither part is known: it stays whole.
    const odd = count(result('a', { turned: seen('a-and-b-and-c', two) }));
    expect(odd).toEqual([['a-and-b-and-c', 1, two]]);
  });

  it('are counted from hidden checks, but told only in words that were shown', () => {
    const hidden = { 'turned-energy': seen('sign', says.sign) };
    expect(count(result('a', hidden))).toEqual([]);
    expect(count(result('a', hidden), result('b', { turned: seen('sign', says.sign) }))).toEqual([
      ['sign', 2, says.sign],
    ]);
    expect(count({ ...result('a', { turned: seen('sign', says.sign) }), ungradable: 'no' })).toEqual([]);
    expect(count(result('a', { turned: { ...seen('sign', says.sign), status: 'void' } }))).toEqual([]);
  });
});

describe('separation', () => {
  it('is the correlation with the other parts, and not with itself', () => {
    // Pearson of (1,2,3,4) and (1,3,2,4) is 0.8, by hand.
    expect(correlation([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8, 12);
    expect(correlation([1, 1, 1], [1, 2, 3])).toBeUndefined();
    const items = Array.from({ length: 24 }, (_, i) => i % 2);
    // The rest is the same for all: with itself in the total the correlation would be 1.
    expect(
      separation(
        items,
        items.map((x) => x + 3),
      ),
    ).toBeUndefined();
    expect(
      separation(
        items,
        items.map((x) => x + (1 - x)),
      ),
    ).toBeCloseTo(-1, 12);
    expect(separation(items.slice(0, 19), items.slice(0, 19))).toBeUndefined();
  });
});

describe('the test of ideas', () => {
  const key: IdeaKey = {
    A: {
      turns1: { idea: 'turns-commute', options: { a: 'right', b: 'turns-commute' } },
      order1: { idea: 'reading-order', options: { a: 'right', b: 'reading-order' } },
    },
    // The same item has other options in the other form.
    B: { turns1: { idea: 'turns-commute', options: { a: 'turns-commute', b: 'right', c: 'reading-order' } } },
  };
  const made = madeTerm([{ student: 'a', exercise: E5, score: 1 }]);
  const read = (rows: string): ReturnType<typeof readIdeaAnswers> =>
    readIdeaAnswers(made.write('ideas.csv', `student,form,item,option\n${rows}`), key);

  it('says which part of what could be gained was gained, over those who took both', () => {
    const before = ['a', 'b', 'b', 'b', 'b'].map((option, i) => `s${i},A,turns1,${option}\n`);
    const after = ['b', 'b', 'b', 'a', 'c'].map((option, i) => `s${i},B,turns1,${option}\n`);
    const all = read(`${before.join('')}s9,A,turns1,a\ns1,A,order1,a\n${after.join('')}`);
    expect(all.forms).toEqual(['A', 'B']);
    // Right 1 of 5, then 3 of 5: (0.6 - 0.2) / (1 - 0.2) = 0.5. The idea is held by 4, then by 1.
    expect(ideaGains(all, key)).toEqual([
      {
        idea: 'turns-commute',
        students: 5,
        right: [0.2, 0.6],
        held: [0.8, 0.2],
        gain: expect.closeTo(0.5, 12) as number,
      },
    ]);
  });

  it('refuses items and options that the key does not have, and one form alone', () => {
    expect(() => read('s,C,turns1,a\n')).toThrow('line 2: the test has the forms A, B, and not "C".');
    expect(() => read('s,A,turn1,a\n')).toThrow('line 2: form A has no item "turn1". Did you mean turns1?');
    expect(() => read('s,A,turns1,z\n')).toThrow('line 2: item turns1 has the options a, b, and not "z".');
    expect(() => read('s,A,turns1,a\n')).toThrow('expected answers to two forms, before and after, got 1.');
  });

  it('has the key of the course: one right option of each item, as the page letters them', async () => {
    const test = await loadTest(course.root);
    const own = ideaKeyOf(test);
    for (const form of FORMS) {
      expect(Object.keys(own[form])).toHaveLength(30);
      for (const { id, tests, prediction } of itemsOf(test, form)) {
        const { options, answer } = prediction as ChoicePrediction;
        const { idea, options: letters } = own[form][id];
        expect(idea).toBe(tests);
        expect(letters[letterAt(answer)]).toBe('right');
        expect(Object.values(letters).filter((one) => one === 'right')).toHaveLength(1);
        expect(Object.keys(letters)).toHaveLength(options.length);
      }
    }
    made.remove();
  });
});

describe('ideas and notebooks', () => {
  it('each row of exercises/ideas.json is a known mistake of some exercise, and names an idea', () => {
    const table = JSON.parse(readFileSync(path.join(course.root, 'exercises', 'ideas.json'), 'utf8')) as Record<
      string,
      string
    >;
    const texts = readdirSync(path.join(course.root, 'exercises'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.ts') && !name.includes('mistakes'))
      .map((name) => readFileSync(path.join(course.root, 'exercises', name), 'utf8'))
      .join('\n');
    expect(Object.keys(table).filter((id) => !new RegExp(`['"\`]${id}['"\`]`).test(texts))).toEqual([]);
    expect(Object.values(table).filter((idea) => !Object.hasOwn(IDEAS, idea))).toEqual([]);
    const ideaOf = ideaNames(course);
    expect([ideaOf('plus-products'), ideaOf('turns-commute'), ideaOf('no-such')]).toEqual([
      'products-carry-plus',
      'turns-commute',
      undefined,
    ]);
  });

  it('each task of an exercise is taught in a section that its notebook has', () => {
    for (const { id, notebook, tasks } of course.exercises) {
      const text = readFileSync(path.join(course.root, 'notebooks/src', `${notebook}.ts`), 'utf8');
      const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading.replace(/[*_`$]/g, ''));
      for (const { title, section } of tasks) expect(headings, `${id}, ${title}`).toContain(section);
    }
  });

  it('an idea leads to the section that asks for it, in the exercise’s own notebook first', () => {
    const places = notebookPlaces(course.root);
    const place = notebookPlaceOf(places, 'products-carry-plus', '05-inertia-tensor')!;
    expect(place.notebook).toBe('05 The inertia tensor of the brick');
    const text = readFileSync(path.join(course.root, 'notebooks/src/05-inertia-tensor.ts'), 'utf8');
    expect(text.slice(text.indexOf(`## ${place.section!}`))).toContain('products-carry-plus');
    // Asked for once before, beside another idea, and twice here.
    expect(notebookPlaceOf(places, 'tensor-without-axes', '05-inertia-tensor')!.section).toBe('Turn the brick');
    expect(notebookPlaceOf(places, 'no-idea', '06-principal-axes')!.section).toBeUndefined();
    expect(notebookPlaceOf(notebookPlaces('/nowhere'), 'turns-commute', 'mine')).toEqual({
      notebook: 'mine',
      section: undefined,
    });
  });
});

describe('a class', () => {
  const report = (results: MadeResult[], more = {}): ClassReport => {
    const made = madeTerm(results, more);
    const term = openTerm(course, made.place);
    const counted = classReport(term, { rules: {}, exercises: [E5, E2], ideaOf: () => undefined });
    made.remove();
    return counted;
  };

  it('passes tasks and checks of the files that could be run; void checks and grader-errors are nobody’s', () => {
    const { exercises, ungraded, voids, handedIn } = report([
      { student: 'a', exercise: E5, score: 10 },
      { student: 'b', exercise: E5, score: 1, void: ['any-tensor'] },
      {
        student: 'c',
        exercise: E5,
        score: 0,
        ungradable: 'This is not TypeScript: "<script>" cannot stand here. Why?',
      },
      { student: 'd', exercise: E5, score: 0, ungradable: 'This is not TypeScript: "++" cannot stand here. Why?' },
      { student: 'e', exercise: E5, score: null },
      { student: 'a', exercise: E2, score: 2 },
    ]);
    expect(handedIn).toBe(5);
    const five = exercises.find(({ exercise }) => exercise.id === E5)!;
    expect([five.graded, five.ungradable, five.faults]).toEqual([2, 2, 1]);
    expect([...five.scores].sort((a, b) => a - b)).toEqual([0, 0, 1, 10]);
    // Points go to the first checks: b has com and any-com of task 1.
    expect(five.tasks.map(({ open, hidden, all, files }) => [open, hidden, all, files])).toEqual([
      [1, 1, 1, 2],
      [1, 1, 1, 2],
      [1, 1, 1, 2],
      [1, 1, 1, 2],
    ]);
    const check = (name: string): number[] => {
      const one = five.checks.find((own) => own.check === name)!;
      return [one.passed, one.files];
    };
    expect([check('com'), check('any-com'), check('which-piece'), check('any-tensor')]).toEqual([
      [2, 2],
      [2, 2],
      [1, 2],
      [1, 1],
    ]);
    expect(voids).toEqual([{ exercise: E5, check: 'any-tensor', title: 'what any-tensor asks', files: 1 }]);
    expect(ungraded.map(({ reason, fault, files }) => [reason, fault, files])).toEqual([
      ['This is not TypeScript: “…” cannot stand here', 'student', 2],
      ['no memory is left', 'environment', 1],
    ]);
  });
});

describe('a check that is not passed', () => {
  const idle = { name: 'Error', message: 'not implemented' };
  const sign = { id: 'sign', says: says.sign };
  // Of task 3 `turned` is public and `turned-energy` hidden.
  const kinds: readonly [string, string, Partial<CheckResult>, list: string][] = [
    ['a wrong value', 'turned', { status: 'fail' }, 'unknown'],
    ['a value that is right in part', 'turned', { status: 'partial' }, 'unknown'],
    ['a value of another kind', 'turned', { status: 'bad-return', message: 'A number is wanted here.' }, 'unknown'],
    ['a loop', 'turned', { status: 'timeout', message: 'Stopped after 1.5 s.' }, 'unknown'],
    ['a crash', 'turned', { status: 'crash' }, 'unknown'],
    ['an error', 'turned', { status: 'error', thrown: { name: 'Error', message: 'no' } }, 'unknown'],
    ['what was not run', 'turned', { status: 'not-run' }, 'unknown'],
    ['what only a hidden check finds', 'turned-energy', { status: 'fail' }, 'unknown'],
    ['a known mistake that nobody was told of', 'turned-energy', { status: 'fail', diagnosis: sign }, 'unknown'],
    ['a known mistake', 'turned', { status: 'fail', diagnosis: sign }, 'misconceptions'],
    ['a stub', 'turned', { status: 'error', thrown: idle }, 'notBegun'],
    ['a missing function', 'turned', { status: 'missing' }, 'notBegun'],
    ['a check that does not count', 'turned', { status: 'void' }, 'voids'],
  ];

  it.each(kinds)('stands in exactly one list of the report: %s', (_what, check, own, list) => {
    const made = madeTerm([{ student: 'a', exercise: E5, score: 10, checks: { [check]: own } }]);
    const report = classReport(openTerm(course, made.place), { rules: {}, exercises: [E5], ideaOf: () => undefined });
    made.remove();
    const { unknown, misconceptions, notBegun, voids } = report;
    const found = Object.entries({ unknown, misconceptions, notBegun, voids }).filter(([, { length }]) => length > 0);
    expect(found.map(([name, { length }]) => [name, length])).toEqual([[list, 1]]);
  });

  it('of many at once, too: each check of a file once, and none that is passed', () => {
    const random = seeded(5);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random.uniform(0, list.length))];
    for (let i = 0; i < 200; i++) {
      const rubric = course.find(E5).rubric.map(({ check }) => check);
      const checks = Object.fromEntries(rubric.map((check) => [check, pick([{}, ...kinds.map(([, , own]) => own)])]));
      const verdict = madeVerdict({ student: 'a', exercise: E5, score: 10, checks });
      const sorted = Object.values(wrongLists(verdict.checks)).flat();
      const names = sorted.map(({ check }) => check).sort();
      const wrong = verdict.checks.filter(({ status }) => status !== 'pass').map(({ check }) => check);
      expect(names).toEqual(wrong.sort());
    }
  });
});

describe('wrong in a way of its own', () => {
  const fails = { status: 'fail' } as const;
  const titleOf = (name: string): string => `what ${name} asks`;
  const count = (...files: NonNullable<MadeResult['checks']>[]): [number, string, string[], string][] => {
    const counted = new TaskCount('own');
    for (const [i, checks] of files.entries()) {
      const student = 'abcdef'[i];
      counted.add(student, E5, madeVerdict({ student, exercise: E5, score: 10, checks }));
    }
    return counted.tasks.map(({ task, title, students, way }) => [task, title, [...students], way.says]);
  };

  it('is a task whose public checks fail and look like nothing known', () => {
    const files = [
      { turned: fails },
      { turned: fails },
      // What one check of the task is explained by explains the other.
      { turned: fails, 'any-turn': { ...fails, ...seen('sign', says.sign) } },
    ];
    expect(count(...files)).toEqual([[3, titleOf('turned'), ['a', 'b'], 'another value']]);
  });

  it('tells in words of ours what its files have in common', () => {
    const list = {
      status: 'bad-return',
      message:
        'A list of 2 is wanted here, not a list of 1. Wrong for 7 of 81 inputs that were drawn, whenever a mass is zero.',
      sweep: { inputs: 81, failed: 7, whenever: 'whenever a mass is zero' },
    } as const;
    const thrown = { name: 'Error', message: 'Ada Lovelace was here' };
    expect(count({ 'any-turn': list }, { 'any-turn': list }, { turned: { status: 'error', thrown } })).toEqual([
      [3, titleOf('any-turn'), ['a', 'b', 'c'], 'A list of 2 is wanted here, not a list of 1, whenever a mass is zero'],
    ]);
    expect(count({ turned: { status: 'error', thrown } })[0][3]).toBe('it throws an error');
  });

  it('is what a known mistake of the task does not explain: a loop, a sweep, a word beside numbers', () => {
    const known = { ...fails, got: '[1]', ...seen('sign', says.sign) };
    const sweep = { inputs: 9, failed: 3 };
    for (const other of [{ status: 'timeout' } as const, { ...fails, sweep }, { ...fails, got: '"up"' }]) {
      expect(count({ turned: known, 'any-turn': other })).toHaveLength(1);
    }
    expect(count({ turned: known, 'any-turn': { ...fails, got: '[2]' }, 'turned-energy': fails })).toEqual([]);
  });
});

describe('the page of a class', () => {
  const pageOf = (results: MadeResult[], more = {}, options = {}): { page: string; text: string; first: string } => {
    const made = madeTerm(results, more);
    const term = openTerm(course, made.place);
    const { files, report } = makeReport(term, { exercises: [E5], rules: {}, withStudents: true, ...options });
    const [{ content: page }] = [...files];
    made.remove();
    const text = page
      .slice(page.indexOf('<body>'))
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    return { page, text, first: mostFrequentText(report) };
  };
  const wrong = { turned: { status: 'timeout' } as const };
  const known = { turned: { status: 'fail', ...seen('sign', says.sign) } as const };
  const file = (student: string, checks: NonNullable<MadeResult['checks']> = {}): MadeResult => ({
    ...{ student, exercise: E5, score: 10, checks },
  });

  it('says of all who handed in what became of it, in numbers that agree', () => {
    const { text } = pageOf(
      [file('a', known), file('b', known), { ...file('c'), score: 0, ungradable: 'no' }, { ...file('d'), score: null }],
      {
        made: { layout: 'plain', roster: 'x', exercise: null, overlay: false },
        people: ['a', 'b', 'c', 'd', 'e', 'f'].map((student) => ({ student, name: '' })),
        unsettled: [{ student: 'e', exercise: E5 }],
      },
    );
    expect(text).toContain('5 of 6 handed in');
    expect(text).toContain(
      '2 of 5 files could be run; 1 could not, 1 without a mark for a fault that is not the student’s, 1 waits for a decision',
    );
    expect(text).toContain('2 of 2 (100 %) whose files could be run show a known misconception');
  });

  it('says first that a batch is not finished, or that nothing is in it', () => {
    const { text } = pageOf([file('a', known)], { results: [`a/${E5}`, `b/${E5}`, `c/${E5}`] });
    expect(text).toContain('Not finished: 2 of 3 files are not graded yet.');
    expect(text.indexOf('Not finished')).toBeLessThan(text.indexOf('handed in'));
    const none = pageOf([{ ...file('a'), score: 0, ungradable: 'no' }]);
    expect(none.text).toContain('Nothing is known of them: no file was run.');
    expect(`${none.text}${none.first}`).not.toContain('No wrong answer');
    expect(pageOf([], { points: { [E5]: 10 } }).text).toContain('Nothing was handed in: there is nothing to tell.');
  });

  it('marks each misconception as one, also where only its row is seen', () => {
    const made = pageOf([file('a', { tensor: { status: 'fail', ...seen('plus-products', 'It has a plus.') } })]);
    expect(made.text).toContain('Wrong answer. What was told of it: “It has a plus.”');
    expect(made.text).toContain('Believed: “Products of inertia carry a plus.”');
  });

  it('calls nothing frequent that one file has alone', () => {
    const one = pageOf([file('a', known), file('b')]);
    expect(one.text).not.toContain('most frequent');
    expect(one.text).toContain('Each was made in one file alone: none is frequent.');
    expect(one.first).toBe('Each known mistake was made in one file alone.');
    const two = pageOf([file('a', known), file('b', known), file('c', wrong), file('d', wrong), file('e', wrong)]);
    expect(two.text).toContain('Misconceptions, most frequent first');
    expect(two.first).toContain(`Most frequent known mistake, 2 of 5 files in ${E5}: ${says.sign}`);
    expect(two.first).toContain(`Like no known mistake, 3 of 5 files in ${E5}: what turned asks`);
  });

  it('leads to the section that teaches the task, where none asks for the idea', () => {
    const { text } = pageOf([file('a', known)]);
    expect(text).toContain('Take up again Turn the brick 05 The inertia tensor of the brick');
    expect(text).toContain('Section students misconceptions Turn the brick 05 The inertia tensor of the brick 1 1');
  });

  it('names the files to open by their keys, folded, and not where nobody is to be named', () => {
    const results = ['d', 'b', "o'c", 'a'].map((student) => file(student, wrong));
    const { page, text } = pageOf(results);
    expect(page).toMatch(/<details class="keys">/);
    expect(text).toMatch(
      /node lab explain a 05-inertia-tensor --results \S+results node lab explain b [^]*Likewise o&#39;c\./,
    );
    for (const options of [{ withStudents: false }, { anonymous: () => 'x' }]) {
      expect(pageOf(results, {}, options).page).not.toMatch(/class="keys"|--results/);
    }
  });
});

describe('the day of a file', () => {
  it('is that of its mark: 1 is the first after the due time, and what is within the grace is in time', () => {
    const [HOUR, DAY] = [3_600_000, 86_400_000];
    const deadline = { due: 0, zone: 0, cutoff: undefined, graceMinutes: 10, percentPerDay: 10, capPercent: 50 };
    const times = [-DAY - 1, -DAY, -1, 0, HOUR / 6, HOUR / 6 + 1, DAY, DAY + 1];
    expect(times.map((at) => markedDay(deadline, at))).toEqual([-2, -1, -1, -1, -1, 1, 1, 2]);
    for (const at of times) {
      expect(Math.max(0, markedDay(deadline, at))).toBe(latenessOf(deadline, at).days);
    }
  });
});

describe('a piece of a page', () => {
  it('escapes whatever is put in, between tags and in attributes, and shows what would hide', () => {
    const evil = `<img src=x onerror="a()">'&\u202e`;
    expect(markup`<p title="${evil}">${[evil, markup`<b>${1}</b>`]}</p>`.text).toBe(
      `<p title="&lt;img src=x onerror=&quot;a()&quot;&gt;&#39;&amp;·">&lt;img src=x onerror=&quot;a()&quot;&gt;&#39;&amp;·<b>1</b></p>`,
    );
  });
});

describe('the list of students', () => {
  it('has everybody of the roster, also who handed in nothing or what waits, each with a page', () => {
    const people = [
      { student: 'ada', name: 'Ada' },
      { student: 'bob', name: 'Bob' },
      { student: 'cyd', name: 'Cyd' },
      { student: 'dan', name: 'Dan' },
    ];
    const results = [
      { student: 'bob', exercise: E5, score: 7 },
      { student: 'dan', exercise: E5, score: 0, ungradable: 'A bracket is missing.' },
    ];
    const made = madeTerm(results, {
      people,
      unsettled: [{ student: 'cyd', exercise: E5 }],
    });
    const { files } = makeReport(openTerm(course, made.place), { exercises: [E5], rules: {}, withStudents: true });
    const pages = new Map([...files].map(({ name, content }) => [name, content]));
    const rows = [...pages.get('students.html')!.matchAll(/<a href="(students[^"]*)">(\w+)<\/a>[^]*?<\/tr>/g)].map(
      ([row, href, who]) => [who, href, ...[...row.matchAll(/<td class="r">([^<]*)<\/td>/g)].map(([, cell]) => cell)],
    );
    expect(rows).toEqual([
      ['ada', 'students/ada.html', '–', '0'],
      ['bob', 'students/bob.html', '7', '7'],
      ['cyd', 'students/cyd.html', '?', '0'],
      ['dan', 'students/dan.html', '0 x', '0'],
    ]);
    expect(pages.get('index.html')).toMatch(/<b>1 file waits for a decision:<\/b>/);
    expect(pages.get('index.html')).toMatch(/<b>1<\/b>of 3 files could be run; 1 could not, 1 waits for a decision/);
    // A lost bracket needs no notebook.
    expect(pages.get('students/dan.html')).not.toContain('Take up again');
    expect(pages.get('students/bob.html')).toContain('Take up again');
    expect(pages.get('students/ada.html')).toContain('Nothing was handed in.');
    // A file of a wrong kind is its student's doing.
    expect(pages.get('students/cyd.html')).toMatch(/There is no mark yet\. Something was handed in, but nothing in it/);
    expect(pages.get('students/cyd.html')).not.toContain('not your fault');
    made.remove();
  });
});

describe('the mark of a student', () => {
  const mark: FinalMark = {
    ...{ student: 'a', exercise: E5, version: 1, outcome: 'graded', score: 8, max: 10, publicScore: 5, publicMax: 7 },
    ...{ handedIn: '', late: undefined, penalty: 0, manual: undefined, final: 8, attention: [] },
  };
  const shown = (own: Partial<FinalMark>): string =>
    studentMark({ ...mark, ...own })
      .text.replace(/<[^>]+>/g, '')
      .trim();

  it('says a delay as one says it, and one point as one', () => {
    const late = (hours: number, days: number): Partial<FinalMark> => ({ late: { hours, days, isCut: false } });
    expect(shown({ ...late(133.02, 6), penalty: 1, final: 7 })).toBe(
      '8 of 10 points; handed in 5 days and 13 hours late, on day 6 after the due time: 1 point less. It counts as 7.',
    );
    expect(shown(late(0.17, 1))).toContain('handed in 10 minutes late, on day 1 after the due time: nothing is taken');
    expect(shown(late(24, 1))).toContain('handed in 24 hours late');
    expect(shown(late(72, 3))).toContain('handed in 3 days late');
    const by = (points: number): Partial<FinalMark> => ({ manual: { points, comments: ['neat'] } });
    expect(shown({ ...by(1), final: 9 })).toMatch(
      /^8 of 10 points; \+1 point given by hand\. It counts as 9\.\s+neat$/,
    );
    expect(shown(by(0))).toMatch(/^8 of 10 points\.\s+neat$/);
  });

  it('that is not there says why, and whose fault it is only where that is known', () => {
    const none = { score: null, final: null };
    expect(shown({ ...none, outcome: 'grader-error' })).toBe('There is no mark yet. That is not your fault.');
    expect(shown({ ...none, outcome: 'open' })).toBe('There is no mark yet. It is still to be graded.');
    expect(shown({ ...none, outcome: 'none' })).toBe('Nothing was handed in.');
  });
});
