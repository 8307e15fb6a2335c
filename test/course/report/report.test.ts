import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTest } from '../../../src/course/bank/question-files.js';
import type { ChoicePrediction } from '../../../src/course/cells/predict-metadata.js';
import { IDEAS } from '../../../src/course/judging/ideas.js';
import type { CheckResult } from '../../../src/course/judging/verdict.js';
import { openTerm } from '../../../src/course/marks/term.js';
import { classReport } from '../../../src/course/report/class-report.js';
import type { ClassReport } from '../../../src/course/report/class-report.js';
import { ideaNames } from '../../../src/course/report/idea-names.js';
import { ideaGains, ideaKeyOf, readIdeaAnswers } from '../../../src/course/report/idea-test.js';
import type { IdeaKey } from '../../../src/course/report/idea-test.js';
import { markup } from '../../../src/course/report/html.js';
import { MisconceptionCount } from '../../../src/course/report/misconception-count.js';
import { UnknownCount } from '../../../src/course/report/unknown-wrong.js';
import { notebookPlaces, notebookPlaceOf } from '../../../src/course/report/notebook-places.js';
import { FORMS, itemsOf, letterAt } from '../../../src/course/questions/test-of-ideas.js';
import { correlation, separation } from '../../../src/course/report/separation.js';
import { makeReport } from '../../../src/course/report/write-report.js';
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

describe('wrong in a way of its own', () => {
  it('is a task whose public checks fail and look like nothing known', () => {
    const fails = { status: 'fail' } as const;
    const counted = new UnknownCount();
    const add = (student: string, checks: NonNullable<MadeResult['checks']>): void => {
      counted.add(student, E5, madeVerdict({ student, exercise: E5, score: 10, checks }));
    };
    add('a', { turned: fails });
    add('b', { turned: fails });
    // What one check of the task is explained by explains the other.
    add('c', { turned: fails, 'any-turn': { ...fails, ...seen('sign', says.sign) } });
    const titleOf = (name: string): string => `what ${name} asks`;
    expect(counted.tasks.map(({ task, title, students }) => [task, title, [...students]])).toEqual([
      [3, titleOf('turned'), ['a', 'b']],
    ]);
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
    expect(pages.get('index.html')).toMatch(/<b>2<\/b>files could not be graded/);
    // A lost bracket needs no notebook.
    expect(pages.get('students/dan.html')).not.toContain('Take up again');
    expect(pages.get('students/bob.html')).toContain('Take up again');
    expect(pages.get('students/ada.html')).toContain('Nothing was handed in.');
    expect(pages.get('students/cyd.html')).toContain('There is no mark yet. That is not your fault.');
    made.remove();
  });
});
