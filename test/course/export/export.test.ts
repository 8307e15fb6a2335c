import { existsSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvRows } from '../../../src/course/disk/csv.js';
import { runLab } from '../cli/run-lab.js';
import type { Ran } from '../cli/run-lab.js';
import { course, E2, E5, madeTerm } from '../marks/small-term.js';
import type { MadeTerm } from '../marks/small-term.js';

/** The first command loads the engine. */
const SLOW = { timeout: 180_000 };

/** Keys are those of Canvas; what a system wrote stands in the origins. */
const made = madeTerm(
  [
    { student: '12345', exercise: E5, score: 8.5, origin: 'lovelaceada_12345_98765_05-inertia-tensor.ts' },
    { student: '12346', exercise: E5, score: 7, origin: 'hw.zip!/noe_3_ther_LATE_12346_98766_05-inertia-tensor-1.ts' },
    { student: '12347', exercise: E5, score: null, origin: 'a_12347_98767_a.ts' },
    { student: '12348', exercise: E5, score: 2.125, ungradable: 'no "=cmd|x" here', origin: 'b_12348_98768_a.ts' },
    { student: '12345', exercise: E2, score: 10, origin: 'lovelaceada_12345_98769_02-change-of-basis.ts' },
    {
      student: '12399',
      exercise: E5,
      score: 4,
      origin: 'c_12399_98770_a.ts',
      text: 'export const <b>x</b> = "</pre>";',
    },
  ],
  { made: { layout: 'canvas', roster: null, exercise: null, overlay: false } },
);
beforeAll(() => {
  process.env['LAB_COURSE'] = course.root;
});
afterAll(() => {
  delete process.env['LAB_COURSE'];
  made.remove();
});

/** What is printed, without the breaks of its lines. */
const lab = async (...args: string[]): Promise<Ran> => {
  const { code, out, err } = await runLab(args);
  return { code, out: out.replace(/\s+/g, ' '), err };
};
let count = 0;
const fresh = (): string => made.at(`out-${++count}`);
const text = (file: string): string => readFileSync(file, 'utf8');
/** All cells of a table, by a reader that is not the one that fills. */
const cells = (file: string): string[][] => csvRows(text(file).replace(/^\ufeff/, '')).map((row) => row.cells);

const GRADEBOOK = `\ufeffStudent,ID,SIS User ID,SIS Login ID,Section,Inertia (4711),"Basis, new (4712)",Inertia (4713),Final Score\r
,,,,,Manual Posting,,,\r
    Points Possible,,,,,10,10,5,(read only)\r
"Lovelace, Ada",12345,00123456,"alovelace",PHY-1,"8.25",,1,99\r
"Noether, ""Emmy""",12346,00123457,enoether,PHY-1,9.00,7,,\r
"Curie, Marie",12347,00123458,mcurie,PHY-1,5,,,\r
"Meitner, Lise",12348,00123459,lmeitner,PHY-1,,EX,,\r
"Nobody, N",77777,00999999,nn,PHY-1,3,,,\r
`;

describe('the gradebook of Canvas', SLOW, () => {
  const fill = async (book: string, ...args: string[]): Promise<Ran & { file: string }> => {
    const file = fresh();
    const ran = await lab(
      'export',
      'canvas',
      made.place,
      '--fill',
      made.write('book.csv', book),
      '--out',
      file,
      ...args,
    );
    return { ...ran, file };
  };

  it('gets the marks that are known, and every other cell stays as it was', async () => {
    const { code, out, file } = await fill(GRADEBOOK, '--column', '05=Inertia (4711)', '--whole');
    expect(code).toBe(3);
    const expected = GRADEBOOK.replace('"8.25"', '"8.5"').replace('lmeitner,PHY-1,,EX', 'lmeitner,PHY-1,0,EX');
    // A file that could not be run has 0 points; of a grader-error the 5 stays; 9 is more than 7.
    expect(text(file)).toBe(expected.replace('PHY-1,0,EX', `PHY-1,2.13,EX`));
    expect(out).toContain('nothing is written of: 12347/05-inertia-tensor');
    expect(out).toMatch(/higher grade in the file: --allow-lower writes the lower one: 12346 !/);
    expect(out).toMatch(/Their marks are in no row of the file: 12399 !/);
    expect(out).toMatch(/because nobody of the batch has its ids: Nobody, N /);
  });

  it('gives back only who got a mark, and only the columns that were asked for: nothing else can be overwritten', async () => {
    const { file } = await fill(GRADEBOOK, '--column', '05=4711', '--column', '02=Basis, new', '--allow-lower');
    expect(text(file)).toBe(`\ufeffStudent,ID,SIS User ID,SIS Login ID,Section,Inertia (4711),"Basis, new (4712)"\r
,,,,,Manual Posting,\r
    Points Possible,,,,,10,10\r
"Lovelace, Ada",12345,00123456,"alovelace",PHY-1,"8.5",10\r
"Noether, ""Emmy""",12346,00123457,enoether,PHY-1,7,7\r
"Meitner, Lise",12348,00123459,lmeitner,PHY-1,2.13,EX\r
`);
  });

  it('keeps semicolons, decimal commas and the missing last line end', async () => {
    const book = 'Student;ID;SIS Login ID;Section;HW\n    Points Possible;;;;20,0\nA;12345;=x;S;1,5\nB;12346;b;S;';
    const { code, file } = await fill(book, '--exercise', '05', '--column', '05=HW', '--scale', '--overwrite');
    expect(code).toBe(3);
    expect(text(file)).toBe(book.replace('1,5', '17').replace(/S;$/, 'S;14'));
    const half = await fill(book.replace('20,0', '9,5'), '--exercise', '05', '--column', '05=HW', '--scale');
    // 8.5 of 10 is 8.075 of 9.5.
    expect(cells(half.file)[2][4]).toBe('8,08');
  });

  it('adds the marks of several exercises, and nothing where one of them waits', async () => {
    const book = GRADEBOOK.replace('10,10,5', '20,20,5');
    const { file } = await fill(book, '--column', 'all=Basis, new (4712)', '--whole', '--allow-lower');
    expect(
      cells(file)
        .slice(3)
        .map((row) => row[6]),
    ).toEqual(['18.5', '7', '', 'EX', '']);
  });

  it.each([
    ['Points', GRADEBOOK, ['--column', '05=4713'], '"Inertia (4713)" is out of 5, and the marks are out of 10.'],
    ['no column', GRADEBOOK, [], 'say which column takes the marks, such as --column "all=Inertia (4711)".'],
    [
      'an unknown one',
      GRADEBOOK,
      ['--column', '05=Inertai (4711)'],
      'there is no column "Inertai (4711)". Did you mean',
    ],
    ['two of a name', GRADEBOOK, ['--column', '05=Inertia'], 'several columns are "Inertia": name it with its number.'],
    ['a computed one', GRADEBOOK, ['--column', '05=Final Score'], 'Canvas computes "Final Score"'],
    ['other files', 'a,b\n1,2\n', ['--column', '05=a'], 'it is no gradebook of Canvas'],
    ['no table', 'hello', ['--column', '05=a'], 'it is no table with a heading.'],
    ['odd rows', 'Student,ID,Section,HW\nA,1,S\n', ['--column', '05=HW'], 'line 2 has 3 cells, and the heading 4.'],
    ['half a quote', 'Student,ID,Section,HW\nA,1,S,"2\n', ['--column', '05=HW'], 'line 2 has a quotation mark'],
    ['late rules', GRADEBOOK, ['--column', '05=4711', '--deadlines', 'x'], 'or say --with-penalty'],
    ['another option', GRADEBOOK, ['--feedback'], 'canvas does not take --feedback.'],
  ])('is not written: %s', async (_what, book, args, why) => {
    const { code, err, file } = await fill(book, ...args);
    expect(err).toContain(why);
    expect(code).toBe(2);
    expect(existsSync(file)).toBe(false);
  });

  it('without its points is filled, which is said, and not scaled', async () => {
    const says = (name: string): string =>
      `No row "Points Possible" says what "${name}" is out of. Look whether that is what the exercises are out of.`;
    const unsaid = GRADEBOOK.replace('10,10,5', '10,,5');
    const some = await fill(unsaid, '--column', '05=4711', '--column', '02=4712');
    expect(some.out).toContain(`${says('Basis, new (4712)')} !`);
    expect(some.out).not.toContain(says('Inertia (4711)'));
    const none = await fill(GRADEBOOK.replace(/ {4}Points Possible.*\r\n/, ''), '--column', '05=4711');
    expect(none.out).toContain(says('Inertia (4711)'));
    const scaled = await fill(unsaid, '--column', '02=4712', '--scale');
    expect(scaled.err).toContain(
      '--scale needs what "Basis, new (4712)" is out of, and no row "Points Possible" says it.',
    );
    expect([scaled.code, existsSync(scaled.file)]).toEqual([2, false]);
  });

  it('of other students is marked as what got nothing, and says so of rows of other weeks', async () => {
    const book = GRADEBOOK.replace(/,1234/g, ',6234').replaceAll(',0012', ',0062');
    const points = made.write('hand.csv', 'student,exercise,points\nsomebody,6,1\n12345,05,1\nsomebody,10,2\n');
    const { out, file } = await fill(book, '--column', '05=4711', '--manual', points);
    expect(out).toContain(`! ${file} 0 marks in "Inertia (4711)".`);
    expect(out).not.toContain('✓');
    expect(out).toContain(`2 of ${points} (06-principal-axes, 10-runge-kutta).`);
    expect((await fill(GRADEBOOK, '--column', '05=4711', '--manual', points)).out).toContain('✓');
    const unknown = made.write('unknown.csv', 'student,exercise,points\n12345,60,1\n');
    const refused = await fill(GRADEBOOK, '--column', '05=4711', '--manual', unknown);
    expect(refused.err).toContain('unknown.csv: line 2: there is no exercise "60".');
    expect([refused.code, existsSync(refused.file)]).toEqual([2, false]);
  });

  it('writes over nothing unless it is told to, and never over what it read', async () => {
    const book = made.write('mine.csv', GRADEBOOK);
    const args = ['export', 'canvas', made.place, '--fill', book, '--column', '05=4711', '--out'];
    expect((await lab(...args, book, '--overwrite')).err).toContain('--out is a file that is read for it');
    const out = made.write('there.csv', 'mine');
    expect((await lab(...args, out)).err).toContain('is there already. Name another file, or say --overwrite.');
    expect([text(book), text(out)]).toEqual([GRADEBOOK, 'mine']);
    expect((await lab('export', 'canvas', made.place, '--out', fresh())).err).toContain('canvas needs --fill');
    expect((await lab('export', 'canva', made.place, '--out', fresh())).err).toContain('Did you mean canvas?');
  });
});

describe('whose row it is', SLOW, () => {
  const roster = (more = ''): string =>
    made.write('roster.csv', `student,name,canvas id,student id\n12345,Ada,,00123456\n12346,Emmy,12346,\n${more}`);
  const book = (rows: string): string => made.write('b.csv', `Student,ID,SIS User ID,SIS Login ID,Section,HW\n${rows}`);
  const fill = (rows: string, ...args: string[]): Promise<Ran> =>
    lab(
      'export',
      'canvas',
      made.place,
      '--exercise',
      '05',
      '--column',
      '05=HW',
      '--out',
      made.at('o.csv'),
      '--overwrite',
      '--fill',
      book(rows),
      ...args,
    );

  it('is in no late rule where no time is known, and that is said with how many and who', async () => {
    const rules = made.write('late.csv', 'exercise,due,percent_per_day\n05,2026-10-01T23:59:00+02:00,10\n');
    const says = 'No time is known of 4 files, so nothing is taken for lateness; --times tells it:';
    const who = ['12345', '12346', '12348', '12399'].map((student) => `${student}/${E5}`).join(', ');
    const filled = await fill('A,12345,,,S,\n', '--deadlines', rules, '--with-penalty');
    expect(filled.out).toContain(`${says} ${who} !`);
    for (const [what, ...more] of [['grades'], ['matrix'], ['feedback', '--for', 'canvas', '--exercise', '05']]) {
      const { out } = await lab('export', what, made.place, '--out', fresh(), '--deadlines', rules, ...more);
      expect(out).toContain(`${says} ${who} `);
      expect((await lab('export', what, made.place, '--out', fresh(), ...more)).out).not.toContain('No time is known');
    }
    const report = await lab('report', made.place, '--out', fresh(), '--deadlines', rules, '--class-only');
    expect(report.out).toContain(`${says} ${who} `);
  });

  it('is told by ids, with zeros that a spreadsheet took, and never by a name', async () => {
    const { out } = await fill('Ada,1,123456,x,S,\nEmmy,2,,y,S,\n', '--roster', roster());
    expect(cells(made.at('o.csv')).slice(1)).toEqual([['Ada', '1', '123456', 'x', 'S', '8.5']]);
    expect(out).toContain('Ada: The id is that of the roster only without the zeros at its beginning.');
    expect(out).toContain('nobody of the batch has its ids: Emmy');
  });

  it('is told by an address with which people log in', async () => {
    const listed = made.write(
      'mails.csv',
      'student,name,email\n12345,Ada,ada@example.edu\n12346,Emmy,emmy@example.edu\n',
    );
    await fill('A,1,,Ada@example.edu,S,\nE,2,,x,S,\n', '--roster', listed);
    expect(cells(made.at('o.csv')).slice(1)).toEqual([['A', '1', '', 'Ada@example.edu', 'S', '8.5']]);
  });

  it('is nobody’s where two rows are of one student, or one row of two', async () => {
    const twice = await fill('A,12345,,,S,\nB,12345,,,S,\n');
    expect(twice.out).toContain('because two rows are of 12345: A, B');
    const both = await fill('A,12346,00123456,,S,\n', '--roster', roster());
    expect(both.out).toContain('it could be of 12346 or 12345: the roster has its ids for both');
    expect(cells(made.at('o.csv'))).toHaveLength(1);
  });

  it('takes no id of another kind for that of the system', async () => {
    // Without a roster the keys are numbers of Canvas: a login of that number is somebody else’s.
    const { out } = await fill('A,99,12345,12345,S,\n');
    expect(out).toContain('Their marks are in no row of the file:');
    expect(cells(made.at('o.csv'))).toHaveLength(1);
  });

  it('is in tables from the results, and they say so where they are given a roster', async () => {
    for (const what of ['grades', 'matrix']) {
      const { code, err } = await lab('export', what, made.place, '--out', fresh(), '--roster', roster());
      expect(err).toContain(
        `${what} does not take --roster: who is in the class, and by which key and name, stands in`,
      );
      expect(err).toContain('the results, from the roster of `node lab grade`');
      expect(code).toBe(2);
    }
  });

  it('needs the roster that the batch was graded with', async () => {
    const listed = madeTerm([{ student: 's', exercise: E5, score: 1 }], {
      made: { layout: 'canvas', roster: 'hash', exercise: null, overlay: false },
    });
    const args = [
      'export',
      'canvas',
      listed.place,
      '--column',
      '05=HW',
      '--fill',
      book('A,1,,,S,\n'),
      '--out',
      fresh(),
    ];
    expect((await lab(...args)).err).toContain('give it with --roster');
    expect((await lab(...args, '--roster', roster())).err).toContain(
      'expected the roster that was graded with, and got one that has none of the graded keys.',
    );
    listed.remove();
  });
});

describe('a batch that did not end', SLOW, () => {
  const open = madeTerm(
    [{ student: '12345', exercise: E5, score: 8, origin: 'lovelaceada_12345_98765_05-inertia-tensor.ts' }],
    {
      made: { layout: 'canvas', roster: null, exercise: null, overlay: false },
      results: ['12345', '12346'].map((student) => `${student}/${E5}`),
      people: ['12345', '12346', '12347'].map((student) => ({ student, name: '' })),
      unsettled: [{ student: '12347', exercise: E5 }],
    },
  );
  afterAll(open.remove);
  const says = 'The batch did not end: 1 file not graded yet. node lab grade with --resume goes on:';

  it.each([['grades'], ['matrix'], ['gradescope'], ['junit'], ['dolos'], ['feedback', '--for', 'canvas']])(
    'is told as such in %s',
    async (what, ...more) => {
      const { code, out } = await lab('export', what, open.place, '--out', fresh(), ...more);
      expect(out).toContain(`! ${says} 12346/${E5} `);
      expect(out).not.toMatch(/until a person decides[^!]*12346/);
      expect(code).toBe(0);
    },
  );

  it('has that reason in the table of a system, and not that a person has to decide', async () => {
    const out = fresh();
    const book = made.write('book.csv', GRADEBOOK);
    const ran = await lab('export', 'canvas', open.place, '--fill', book, '--out', out, '--column', '05=4711');
    const left = '! "Inertia (4711)" is left as it was for each who has';
    expect(ran.out).toContain(
      `${left} a file that is not graded yet: node lab grade with --resume goes on: 12346 ${left} no mark until a person decides: 12347 !`,
    );
  });
});

describe('points by hand that hardly anybody means', SLOW, () => {
  it('are told in each format that takes them, and in the report', async () => {
    const points = made.write('big.csv', 'student,exercise,points\n12345,5,100\n12346,5,-50\n');
    const says =
      'Points by hand are above the maximum or below minus the score. Look whether they are meant: ' +
      `12345/${E5} (100; 8.5 of 10 by checks), 12346/${E5} (-50; 7 of 10 by checks) `;
    const book = made.write('book.csv', GRADEBOOK);
    for (const args of [
      ['export', 'grades'],
      ['export', 'matrix'],
      ['export', 'canvas', '--fill', book, '--column', '05=4711'],
      ['export', 'feedback', '--for', 'canvas', '--exercise', '05'],
      ['report', '--class-only'],
    ]) {
      const { out } = await lab(...args, made.place, '--out', fresh(), '--manual', points);
      expect(out).toContain(says);
    }
  });
});

const WORKSHEET = `Identifier,"Full name","Email address",Status,Grade,"Maximum Grade","Grade can be changed","Last modified (submission)","Last modified (grade)","Feedback comments"
"Participant 12345","=Ada",ada@example.edu,"Submitted for grading",,"10,00",Yes,"Thursday, 1 October 2026, 8:15 PM",-,
"Participant 12346","Emmy",emmy@example.edu,"Submitted for grading","7,00","10,00",Yes,-,-,mine
"Participant 12347","M C",mc@example.edu,"Submitted for grading","5,00","10,00",Yes,-,-,
"Participant 12348","L M",lm@example.edu,"Submitted for grading",,"10,00",No,-,-,
"Participant 12399","C C",cc@example.edu,"Submitted for grading",,"10,00",Yes,-,-,
`;

describe('the worksheet of Moodle', SLOW, () => {
  const moodle = madeTerm(
    [
      { student: '12345', exercise: E5, score: 8.5, origin: 'Ada Lovelace_12345_assignsubmission_file/work/05.ts' },
      { student: '12346', exercise: E5, score: 7, origin: 'm.zip!/Emmy_12346_assignsubmission_file_05.ts' },
      { student: '12347', exercise: E5, score: null },
      { student: '12348', exercise: E5, score: 3 },
      { student: '12399', exercise: E5, score: 10 },
    ],
    { made: { layout: 'moodle', roster: null, exercise: null, overlay: false } },
  );
  afterAll(moodle.remove);
  const fill = async (sheet: string, ...args: string[]): Promise<Ran & { file: string }> => {
    const file = fresh();
    const ran = await lab(
      'export',
      'moodle',
      moodle.place,
      '--fill',
      made.write('w.csv', sheet),
      '--out',
      file,
      ...args,
    );
    return { ...ran, file };
  };

  it('gets grades with its own decimal mark, a sentence where none stands, and is else the same', async () => {
    const { code, out, file } = await fill(WORKSHEET.replace(/"Participant 12399.*\n/, ''), '--feedback');
    expect(code).toBe(3);
    // Ada gets a grade and a sentence; Emmy has hers, and her sentence is somebody’s.
    const [head, ada, ...rest] = WORKSHEET.split('\n');
    const filled = ada.replace('grading",,', 'grading","8,50",').replace(/,$/, `,${E5}`);
    expect(text(file)).toBe(
      [head, filled.replace(E5, `8.5 of 10 for ${E5}.`), ...rest].slice(0, -2).join('\n').concat('\n'),
    );
    expect(out).toContain('does not let change: 12348');
  });

  it('has the maximum for who has more, since Moodle would leave such a grade out without a word', async () => {
    const manual = made.write('hand.csv', 'student,exercise,points,comment\n12399,5,0.5,=fine\n12345,5,1.5,=fine\n');
    const { out, file } = await fill(WORKSHEET, '--feedback', '--manual', manual);
    expect(cells(file).map((row) => [row[0], row[4]])).toContainEqual(['Participant 12399', '10,00']);
    expect(
      cells(file)
        .find((row) => row[0] === 'Participant 12399')!
        .at(-1),
    ).toBe(`10.5 of 10 for ${E5}: the checks gave 10 of 10; 0.5 added by hand: =fine.`);
    expect(cells(file).find((row) => row[0] === 'Participant 12345')![4]).toBe('10,00');
    expect(out).toContain(
      '"Grade" has its maximum, 10, for each who has more, since the system takes no more: 12399 (10.5) !',
    );
    const again = made.at('again.csv');
    await lab('export', 'moodle', moodle.place, '--fill', file, '--out', again, '--manual', manual);
    expect(text(again)).toBe(text(file));
  });

  it('is understood in another language, by what its columns hold', async () => {
    const german = WORKSHEET.replace(
      /^.*\n/,
      'ID,"Vollständiger Name","E-Mail",Status,Bewertung,Bestwertung,"Bewertung änderbar","Zuletzt geändert (Abgabe)","Zuletzt geändert (Bewertung)",Feedback\n',
    )
      .replaceAll('Yes', 'Ja')
      .replaceAll(',No,', ',Nein,')
      .replaceAll('Participant', 'Teilnehmer/in');
    const { file, out } = await fill(german, '--feedback');
    // Emmy has a comment, and what somebody wrote is not replaced.
    expect(cells(file).map((row) => row[9])).toEqual([
      'Feedback',
      `8.5 of 10 for ${E5}.`,
      'mine',
      '',
      '',
      `10 of 10 for ${E5}.`,
    ]);
    const without = german.replace(/,[^,\n]*(?=\n)/g, '');
    const refused = await fill(without, '--feedback');
    expect(refused.err).toContain(
      'none behind the times of the grades. Switch on "Feedback comments" in the assignment',
    );
    expect([refused.code, existsSync(refused.file)]).toEqual([2, false]);
    expect(cells((await fill(without)).file)[1].slice(4, 6)).toEqual(['8,50', '10,00']);
    expect(
      cells(file)
        .slice(1)
        .map((row) => row[4]),
    ).toEqual(['8,50', '7,00', '5,00', '', '10,00']);
    expect(out).toContain('2 marks in "Bewertung", and 1 that stood there already.');
  });

  it('is joined by the address where the roster has one', async () => {
    const listed = made.write('r.csv', 'student,name,email\n12345,Ada,ada@example.edu\n12346,E,EMMY@example.edu\n');
    const sheet = WORKSHEET.replace('12345', '1').replace('12346', '2');
    const { file } = await fill(sheet, '--roster', listed, '--allow-unchecked');
    expect(cells(file)[1][4]).toBe('8,50');
    // Nobody's name is known, so no file tells a number: it could be the worksheet of any week.
    const unsure = await fill(sheet, '--roster', listed);
    expect(unsure.err).toContain('nothing tells of which assignment it is');
    expect([unsure.code, existsSync(unsure.file)]).toEqual([2, false]);
    const pages = ['export', 'feedback', moodle.place, '--for', 'moodle', '--roster', listed];
    const zip = await lab(...pages, '--fill', made.write('w.csv', sheet), '--out', fresh());
    expect([zip.code, zip.err]).toEqual([2, expect.stringContaining('say --allow-unchecked')]);
  });

  it('of another assignment is refused, though the addresses are those of the roster', async () => {
    const listed = made.write('r.csv', 'student,name,email,participant\n12345,Ada,ada@example.edu,12345\n');
    const sheet = WORKSHEET.replaceAll('Participant 12', 'Participant 99');
    const { code, err, file } = await fill(sheet, '--roster', listed);
    expect(err).toContain('it is of another assignment or course: Participant 99345: its number is not one');
    expect(err).toContain('that the results or the roster have of 12345.');
    expect([code, existsSync(file)]).toEqual([2, false]);
  });

  it('is joined with one roster over the term, by the numbers under which Moodle gave the files of each week', async () => {
    const [w5, w6] = [5, 6].map((week) => {
      const people = ['Lovelace, Ada', 'Müller, Jürgen', 'Śmiałek, Zoë'].map((name, i) => ({
        student: `s-${i}`,
        name,
      }));
      const origin = (name: string, i: number): string => `hw.zip!/${name}_${week}${i}_assignsubmission_file/work/a.ts`;
      const files = ['Ada Lovelace', 'Jürgen Müller'].map(origin);
      const of = { exercise: E5, score: week };
      return madeTerm(
        [...files, origin('Group 1', 9)].map((file, i) => ({ student: `s-${i}`, ...of, origin: file })),
        { people, made: { layout: 'moodle', roster: 'x', exercise: null, overlay: false } },
      );
    });
    const sheet = (week: number): string =>
      ['Ada Lovelace', 'Jürgen Müller', 'Zoë Śmiałek']
        .map((name, i) => `Participant ${week}${i},${name},${i}@example.edu,Submitted,,"10,00",Yes,-,-,\n`)
        .reduce((all, row) => all + row, WORKSHEET.slice(0, WORKSHEET.indexOf('\n') + 1));
    const filled = async (
      term: MadeTerm,
      week: number,
      roster: string,
      file = sheet(week),
    ): Promise<Ran & { grades: string[] }> => {
      const out = fresh();
      const listed = made.write('one.csv', roster);
      const fill = made.write('w.csv', file);
      const ran = await lab('export', 'moodle', term.place, '--fill', fill, '--out', out, '--roster', listed);
      return {
        ...ran,
        grades: existsSync(out)
          ? cells(out)
              .slice(1)
              .map((row) => row.at(-6)!)
          : [],
      };
    };
    const names = 'student,name\ns-0,"Lovelace, Ada"\ns-1,"Müller, Jürgen"\ns-2,"Śmiałek, Zoë"\n';
    // The numbers of the first week alone.
    const first = names
      .replace('name\n', 'name,participant\n')
      .replace('Ada"', 'Ada",50')
      .replace('n"\n', 'n",51\n')
      .replace('ë"', 'ë",52');
    const emails = names
      .replace('name\n', 'name,email\n')
      .replace(/"\n/g, () => '"\n')
      .replace('Ada"', 'Ada",0@example.edu')
      .replace('n"\n', 'n",1@example.edu\n')
      .replace('ë"', 'ë",2@example.edu');
    // A group's number is nobody's: Zoë is found by the address or by her own number.
    expect((await filled(w5, 5, names)).grades).toEqual(['5,00', '5,00', '']);
    expect((await filled(w6, 6, names)).grades).toEqual(['6,00', '6,00', '']);
    expect((await filled(w5, 5, first)).grades).toEqual(['5,00', '5,00', '5,00']);
    expect((await filled(w6, 6, first)).grades).toEqual(['6,00', '6,00', '']);
    const all = emails.replace('email', 'email,participant').replace(/(\d)@.*/g, '$&,5$1');
    expect((await filled(w6, 6, all)).grades).toEqual(['6,00', '6,00', '6,00']);
    expect((await filled(w6, 6, emails)).grades).toEqual(['6,00', '6,00', '6,00']);
    // The worksheet of the other week, though the addresses are the same.
    const mixed = await filled(w6, 5, emails);
    expect(mixed.err).toContain(
      'of another assignment or course: Participant 50: its number is not one that the results',
    );
    expect([mixed.code, mixed.grades]).toEqual([2, []]);
    // Though the list has the numbers of both weeks: those of the files are of one.
    const both = ['Ada"', 'n"', 'ë"'].reduce(
      (list, end, i) => list.replace(`${end}\n`, `${end},5${i},6${i}\n`),
      names.replace('name\n', 'name,participant,participant\n'),
    );
    const other = await filled(w6, 5, both);
    expect([other.code, other.grades]).toEqual([2, []]);
    expect(other.err).toContain('it is of another assignment or course: Participant 50');
    expect((await filled(w6, 6, both)).grades).toEqual(['6,00', '6,00', '6,00']);
    // Without columns of the site, as a worksheet is that tells a name and a number.
    const bare = sheet(6)
      .replace(',"Email address"', '')
      .replace(/,\d@example.edu/g, '');
    expect((await filled(w6, 6, names, bare)).grades).toEqual(['6,00', '6,00', '']);
    w5.remove();
    w6.remove();
  });

  it('of a blind assignment is known by its numbers, too', async () => {
    const blind = madeTerm(
      ['12345', '12346'].map((number, i) => ({
        ...{ student: `s-${i}`, exercise: E5, score: 6 + i },
        origin: `Participant_${number}_assignsubmission_file/05.ts`,
      })),
      {
        people: ['Lovelace, Ada', 'Noether, Emmy'].map((name, i) => ({ student: `s-${i}`, name })),
        made: { layout: 'moodle', roster: 'x', exercise: null, overlay: false },
      },
    );
    const listed = made.write(
      'r.csv',
      'student,name,participant\ns-0,"Lovelace, Ada",12345\ns-1,"Noether, Emmy",12346\n',
    );
    const file = fresh();
    const args = ['export', 'moodle', blind.place, '--roster', listed, '--out', file, '--fill'];
    expect((await lab(...args, made.write('w.csv', WORKSHEET))).code).toBe(0);
    expect(cells(file)[1][4]).toBe('6,00');
    blind.remove();
  });

  it.each([
    ['another maximum', WORKSHEET.replaceAll('10,00', '20,00'), [], 'is out of 20, and the marks are out of 10.'],
    ['a scale', WORKSHEET.replaceAll('"10,00"', 'good'), [], 'is not graded by points with one maximum'],
    ['something else', GRADEBOOK, [], 'it is no grading worksheet of Moodle'],
    ['a column', WORKSHEET, ['--column', '05=Grade'], 'moodle does not take --column.'],
  ])('is not filled: %s', async (_what, sheet, args, why) => {
    const { code, err, file } = await fill(sheet, ...args);
    expect(err).toContain(why);
    expect([code, existsSync(file)]).toEqual([2, false]);
  });

  it('gets a sentence that says what the mark comes from, and nothing twice', async () => {
    const term = madeTerm(
      [
        { student: '12345', exercise: E5, score: 0, ungradable: 'no "=cmd|x" here' },
        { student: '12345', exercise: E2, score: 10 },
        { student: '12346', exercise: E5, score: 9.5, handedIn: '2026-10-02T10:00:00+02:00' },
      ],
      { made: { layout: 'moodle', roster: null, exercise: null, overlay: false } },
    );
    const manual = made.write('hand.csv', 'student,exercise,points,comment\n12346,5,-1,Units are missing.\n');
    const late = made.write('late.csv', 'exercise,due,percent_per_day\n05,2026-10-01T23:59:00+02:00,10\n');
    const rows = WORKSHEET.replace(/,mine(?=\n)/, ',').replaceAll('"9,00"', '');
    const said = async (max: string, ...args: string[]): Promise<(string | undefined)[]> => {
      const [file, fill] = [fresh(), made.write('w.csv', rows.replaceAll('10,00', max))];
      const rules = ['--manual', manual, '--deadlines', late, '--with-penalty', '--allow-lower', '--feedback'];
      await lab('export', 'moodle', term.place, '--fill', fill, '--out', file, ...rules, ...args);
      return cells(file)
        .slice(1, 3)
        .map((row) => row.at(-1));
    };
    expect(await said('10,00', '--exercise', '05')).toEqual([
      `0 of 10 for ${E5}: the file could not be run.`,
      `7.5 of 10 for ${E5}: the checks gave 9.5 of 10; 1 taken off for lateness; 1 taken off by hand: Units are missing.`,
    ]);
    made.write('hand.csv', 'student,exercise,points,comment\n12346,5,0.004,Units are missing.\n');
    expect((await said('10,00', '--exercise', '05'))[1]).toBe(
      `8.5 of 10 for ${E5}: the checks gave 9.5 of 10; 1 taken off for lateness; said by hand: Units are missing.`,
    );
    expect((await said('20,00'))[0]).toBe(`10 of 20: ${E2} 10 of 10; ${E5} 0 of 10 (the file could not be run).`);
    term.remove();
  });

  it('takes a zip file with a page for each participant', async () => {
    const out = fresh();
    const ran = await lab(
      'export',
      'feedback',
      moodle.place,
      '--for',
      'moodle',
      '--out',
      out,
      '--fill',
      made.write('w.csv', WORKSHEET),
    );
    expect(ran.code).toBe(3);
    const zip = unzipSync(readFileSync(out));
    const named = (id: string): string => `Participant_${id}_assignsubmission_file/feedback.html`;
    expect(Object.keys(zip).sort()).toEqual(['12345', '12346', '12348', '12399'].map(named));
    expect(strFromU8(zip[named('12345')])).toContain('<b>8.5</b> of 10 points');
    const plain = fresh();
    await lab('export', 'feedback', moodle.place, '--for', 'moodle', '--out', plain);
    expect(Object.keys(unzipSync(readFileSync(plain)))).toEqual([
      'Ada Lovelace_12345_assignsubmission_file/feedback.html',
      'Emmy_12346_assignsubmission_file/feedback.html',
    ]);
  });
});

describe('pages for Canvas', SLOW, () => {
  it('bear the numbers that Canvas looks for, and no other digits before them', async () => {
    const [out, again] = [fresh(), fresh()];
    const args = ['export', 'feedback', made.place, '--for', 'canvas', '--exercise', '05', '--out'];
    const ran = await lab(...args, out);
    expect(ran.code).toBe(3);
    const zip = unzipSync(readFileSync(out));
    // Canvas takes the first two runs of digits between underscores: those of student and file.
    const ids = Object.keys(zip).map((name) =>
      name
        .split('_')
        .filter((part) => /^\d+$/.test(part))
        .slice(0, 2)
        .join(' '),
    );
    expect(ids.sort()).toEqual(['12345 98765', '12346 98766', '12348 98768', '12399 98770']);
    const page = strFromU8(zip['c_12399_98770_feedback.html']);
    expect(page).toContain('export const &lt;b&gt;x&lt;/b&gt; = &quot;&lt;/pre&gt;&quot;;');
    expect(page).not.toContain('<b>x</b>');
    await lab(...args, again);
    expect(readFileSync(again).equals(readFileSync(out))).toBe(true);
  });

  it('are of one assignment, though each student has the same number in all', async () => {
    const term = madeTerm(
      [E2, E5].map((exercise, i) => ({ student: '1', exercise, score: 1, origin: `hw${i}.zip!/a_1_1${i}_a.ts` })),
      { unsettled: [{ student: '2', exercise: E2 }], people: ['1', '2'].map((student) => ({ student, name: '' })) },
    );
    const args = ['export', 'feedback', term.place, '--for', 'canvas', '--out'];
    const all = await lab(...args, fresh());
    expect([all.code, all.err]).toEqual([2, expect.stringContaining('these are files of several assignments')]);
    // Who waits for a person is named.
    const one = await lab(...args, fresh(), '--exercise', '02');
    expect(one.out).toContain(`No mark until a person decides, so no page tells one of: 2/${E2}`);
    term.remove();
  });

  it('say of everybody who gets none why', async () => {
    const people = ['1', '2', '3', '4', '5'].map((student) => ({ student, name: '' }));
    const results = [
      { student: '1', exercise: E5, score: 1, origin: 'a_1_11_05.ts' },
      { student: '5', exercise: E5, score: null, origin: 'e_5_15_05.ts' },
    ];
    const term = madeTerm(results, { unsettled: [{ student: '2', exercise: E5 }], people });
    const manual = term.write('m.csv', 'student,exercise,points,comment\n2,05,1,on paper\n3,05,2,on paper\n');
    const told = async (system: string): Promise<string> =>
      (await lab('export', 'feedback', term.place, '--for', system, '--manual', manual, '--out', fresh())).out.replace(
        /\s+/g,
        ' ',
      );
    const canvas = await told('canvas');
    expect(canvas).toContain('1 page.');
    expect(canvas).toContain(`No mark until a person decides, so no page tells one of: 2/${E5}`);
    expect(canvas).toContain(
      'No page, since Canvas knows a page by the number of a file, and none of theirs is here: 3',
    );
    expect(canvas).toContain('No page, since nothing was handed in, of: 4');
    expect(canvas).toContain(`5/${E5}`);
    term.remove();
  });

  it('are of one assignment', async () => {
    const [a, b] = ['hw02/a_1_11_02.ts', 'hw05/b_2_12_05.ts'];
    const two = madeTerm([
      { student: '1', exercise: E2, score: 1, origin: a },
      { student: '2', exercise: E5, score: 1, origin: b },
    ]);
    const out = fresh();
    const args = ['export', 'feedback', two.place, '--for', 'canvas', '--out', out];
    const ran = await lab(...args);
    expect(ran.err).toContain('these are files of several assignments, and a zip file is for one');
    expect([ran.code, existsSync(out)]).toEqual([2, false]);
    expect((await lab(...args, '--exercise', '05')).code).toBe(0);
    expect(Object.keys(unzipSync(readFileSync(out)))).toEqual(['b_2_12_feedback.html']);
    two.remove();
  });

  it('are refused where the results know no number of Canvas', async () => {
    const other = madeTerm([{ student: 'ada', exercise: E5, score: 1 }]);
    const out = fresh();
    const ran = await lab('export', 'feedback', other.place, '--for', 'canvas', '--out', out);
    expect(ran.err).toContain('nobody of the results can be named as canvas wants it.');
    expect([ran.code, existsSync(out)]).toEqual([2, false]);
    other.remove();
  });
});
