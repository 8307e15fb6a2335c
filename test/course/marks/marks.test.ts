import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readDeadlines } from '../../../src/course/marks/deadlines.js';
import { finalMarks } from '../../../src/course/marks/final-marks.js';
import type { FinalMark } from '../../../src/course/marks/final-marks.js';
import { latenessOf, penaltyFor } from '../../../src/course/marks/lateness.js';
import type { Deadline } from '../../../src/course/marks/lateness.js';
import { readManualPoints } from '../../../src/course/marks/manual-points.js';
import { inZone, momentIn, offsetText } from '../../../src/course/marks/moment.js';
import { knownNames, openTerm } from '../../../src/course/marks/term.js';
import { othersText } from '../../../src/course/marks/term-table.js';
import { marksTold, openTold } from '../../../src/course/marks/told.js';
import { readTimes } from '../../../src/course/marks/times.js';
import { course, E2, E5, madeTerm } from './small-term.js';

/** Due on 1 October 2026 at 23:59 in Berlin, in UTC 21:59. */
const DUE = '2026-10-01T23:59:00+02:00';
const due = Date.UTC(2026, 9, 1, 21, 59);
const hour = 3_600_000;

const made = madeTerm(
  [
    { student: 'ada', exercise: E5, score: 10, handedIn: '2026-10-01T21:59:00.000Z' },
    { student: 'bob', exercise: E5, score: 8.5, handedIn: '2026-10-03T00:00:00+02:00' },
    { student: 'cyd', exercise: E5, score: 1, handedIn: '2026-10-04T23:59:00' },
    { student: 'dan', exercise: E5, score: 10, handedIn: '2026-10-09T00:00:00Z' },
    { student: 'eve', exercise: E5, score: 10, handedIn: '2026-10-09T00:00:00Z' },
    { student: 'fay', exercise: E5, score: null, handedIn: '2026-10-01T00:00:00Z' },
    { student: 'gus', exercise: E5, score: 10, void: ['com'] },
    { student: 'hal', exercise: E5, score: 3 },
    { student: 'ida', exercise: E5, score: null },
    { student: 'ada', exercise: E2, score: 0, ungradable: 'no text' },
  ],
  { unsettled: [{ student: 'bob', exercise: E2 }], late: [`gus/${E5}`] },
  `old.ts,eve,${E5},a later attempt counts\r\n`,
);
afterAll(made.remove);
const term = openTerm(course, made.place);
const names = knownNames(term);

const deadlines = (text: string): string => made.write('deadlines.csv', text);
const RULES = `exercise,student,due,cutoff,grace_minutes,percent_per_day,cap_percent
05,,${DUE},2026-10-05T23:59:00+02:00,5,10,25
05,bob,2026-10-02T23:59:00+02:00,,,,
`;
const marks = finalMarks(term, { deadline: readDeadlines(deadlines(RULES), names).of }, [E5, E2]);
const of = (student: string, exercise = E5): FinalMark => marks.get(`${student}/${exercise}`)!;

describe('late rules', () => {
  const rule: Deadline = {
    ...{ due, zone: 120, cutoff: undefined, graceMinutes: 10, percentPerDay: 12.5, capPercent: 50 },
  };
  it.each([
    // Milliseconds late, hours, days that have begun, of 10 points with 8 scored: 12.5 % of 10 is 1.25.
    [-1, 0, 0, 0],
    [0, 0, 0, 0],
    [600_000, 0, 0, 0],
    [600_001, 0.17, 1, 1.25],
    [24 * hour, 24, 1, 1.25],
    [24 * hour + 1, 24.01, 2, 2.5],
    [3.5 * 24 * hour, 84, 4, 5],
    [30 * 24 * hour, 720, 30, 5],
  ])('%d ms late is %d hours and %d days, and costs %d', (late, hours, days, points) => {
    const lateness = latenessOf(rule, due + late);
    expect(lateness).toEqual({ hours, days, isCut: false });
    expect(penaltyFor(rule, lateness, { score: 8, max: 10 })).toBe(points);
  });

  it('never takes more than there is, and everything after the cutoff', () => {
    const late = latenessOf(rule, due + 48 * hour);
    expect(penaltyFor(rule, late, { score: 0.5, max: 10 })).toBe(0.5);
    const cut = { ...rule, cutoff: due + hour };
    expect(latenessOf(cut, due + hour).isCut).toBe(false);
    expect(penaltyFor(cut, latenessOf(cut, due + hour + 1), { score: 8, max: 10 })).toBe(8);
  });

  it('is exact in thousandths: a third of a point is no rounding error of a float', () => {
    const third = { ...rule, percentPerDay: 33.33, capPercent: 100, graceMinutes: 0 };
    // 3 x 33.33 % of 3 points are 2.9997, kept as 3.
    expect(penaltyFor(third, latenessOf(third, due + 70 * hour), { score: 3, max: 3 })).toBe(3);
    expect(penaltyFor(third, latenessOf(third, due + hour), { score: 3, max: 3 })).toBe(1);
  });
});

describe('final marks', () => {
  it('keep the raw score beside what lateness leaves', () => {
    expect([of('ada').late, of('ada').penalty, of('ada').final]).toEqual([{ hours: 0, days: 0, isCut: false }, 0, 10]);
    // An extension by a day: one minute late is within the grace of the row for all.
    expect([of('bob').late!.hours, of('bob').penalty, of('bob').final]).toEqual([0, 0, 8.5]);
    // A time without an offset is one of Berlin: exactly 72 hours, three days, 30 % cut to
    // 25 % of 10, of 1 point.
    expect([of('cyd').late!.hours, of('cyd').score, of('cyd').penalty, of('cyd').final]).toEqual([72, 1, 1, 0]);
  });

  it('take nothing where the cutoff has passed, and leave it open where an earlier attempt is there', () => {
    expect([of('dan').score, of('dan').final, of('dan').attention]).toEqual([
      10,
      0,
      ['handed in after the cutoff, so its points do not count'],
    ]);
    expect(of('eve').final).toBeNull();
    expect(of('eve').attention[0]).toContain('an earlier attempt is in left-out.csv');
  });

  it('are none for a grader-error, for what waits, and for what is not there', () => {
    expect([of('fay').outcome, of('fay').score, of('fay').final]).toEqual(['grader-error', null, null]);
    expect([of('bob', E2).outcome, of('bob', E2).final]).toEqual(['unsettled', null]);
    expect([of('cyd', E2).outcome, of('cyd', E2).final, of('cyd', E2).max]).toEqual(['none', null, 10]);
    expect([of('ada', E2).outcome, of('ada', E2).score, of('ada', E2).final]).toEqual(['ungradable', 0, 0]);
  });

  it('say where no time is known, and lose the points of a void check from both sides', () => {
    const gus = of('gus');
    expect([gus.score, gus.max, gus.publicMax, gus.penalty]).toEqual([9.5, 9.5, 6.5, 0]);
    expect(gus.attention).toEqual([
      'without com, which counts for nobody',
      'no time is known, so nothing is taken for lateness',
      'late, as the system says',
    ]);
    expect(marksTold(marks.values())).toEqual([
      { says: 'The system marks as late, and does not tell the time, of:', about: [`gus/${E5}`] },
      {
        says: 'No time is known of 2 files, so nothing is taken for lateness; --times tells it:',
        about: [`gus/${E5}`, `hal/${E5}`],
      },
    ]);
    const { of: times } = readTimes(
      made.write('t.csv', `student,exercise,submitted_at\ngus,5,2026-10-02 22:59+02:00\n`),
      names,
    );
    const { of: deadline } = readDeadlines(deadlines(`exercise,due,percent_per_day\n05,${DUE},10\n`), names);
    const known = finalMarks(term, { deadline, times }, [E5]).get(`gus/${E5}`)!;
    // 10 % of the 9.5 points that count.
    expect([known.late!.hours, known.penalty, known.final]).toEqual([23, 0.95, 8.55]);
  });

  it('add points by hand beside the score, also without a file, and not to what nobody knows', () => {
    const text = `student,exercise,points,comment
ada,5,1.5,well written
ada,5,"0,25",
bob,5,-20,copied
cyd,2,2,oral
fay,5,3,
`;
    const { of: manual } = readManualPoints(made.write('manual.csv', text), names);
    const all = finalMarks(term, { manual }, [E5, E2]);
    const get = (student: string, exercise: string): FinalMark => all.get(`${student}/${exercise}`)!;
    expect([get('ada', E5).score, get('ada', E5).manual, get('ada', E5).final]).toEqual([
      10,
      { points: 1.75, comments: ['well written'] },
      11.75,
    ]);
    expect([get('bob', E5).score, get('bob', E5).final]).toEqual([8.5, 0]);
    expect([get('cyd', E2).score, get('cyd', E2).final]).toEqual([null, 2]);
    expect(get('fay', E5).final).toBeNull();
  });

  it('tell points by hand that are above the maximum or below minus the score, and count them', () => {
    const text = `student,exercise,points
ada,5,100
bob,5,-8.51
cyd,5,-1
dan,5,10
hal,2,-1
fay,5,11
`;
    const { of: manual } = readManualPoints(made.write('manual.csv', text), names);
    const all = finalMarks(term, { manual }, [E5, E2]);
    const get = (student: string, exercise = E5): FinalMark => all.get(`${student}/${exercise}`)!;
    expect([get('ada').attention, get('ada').final]).toEqual([['more points by hand than the exercise has'], 110]);
    expect([get('bob').attention, get('bob').final]).toEqual([
      ['more points are taken by hand than the checks gave'],
      0,
    ]);
    expect(get('hal', E2).attention).toEqual(['more points are taken by hand than the checks gave']);
    expect(get('fay').attention[1]).toBe('more points by hand than the exercise has');
    for (const one of ['cyd', 'dan']) expect(get(one).attention).toEqual([]);
    expect(marksTold(all.values())).toEqual([
      {
        says: 'Points by hand are above the maximum or below minus the score. Look whether they are meant:',
        about: [
          `ada/${E5} (100; 10 of 10 by checks)`,
          `bob/${E5} (-8.51; 8.5 of 10 by checks)`,
          `fay/${E5} (11; 0 of 10 by checks)`,
          `hal/${E2} (-1; 0 of 10 by checks)`,
        ],
      },
    ]);
  });

  it('tell a deadline before which nothing came, such as one of last year, and what is not graded', () => {
    const rules = `exercise,student,due,cutoff,percent_per_day\n05,,2025-10-01T23:59:00+02:00,,1\n2,,${DUE},,1\n`;
    const late = finalMarks(term, { deadline: readDeadlines(deadlines(rules), names).of }, [E5]);
    expect(marksTold(late.values())[0]).toEqual({
      says: 'All files whose time is known are late. Look whether the deadline has the right year and month:',
      about: [`${E5} (6 files)`],
    });
    expect(openTold(late.values())).toEqual([]);
    const open = madeTerm([{ student: 'a', exercise: E5, score: 1 }], { results: [`a/${E5}`, `b/${E5}`] });
    const some = finalMarks(openTerm(course, open.place), {}, [E5]);
    expect(some.get(`b/${E5}`)!.attention).toEqual(['not graded yet']);
    expect(openTold(some.values())).toEqual([
      {
        says: 'The batch did not end: 1 file not graded yet. node lab grade with --resume goes on:',
        about: [`b/${E5}`],
      },
    ]);
    open.remove();
  });
});

describe('a time without an offset', () => {
  /** In the night before 25 October clocks in Berlin go back. */
  const night = '2026-10-24T23:59:00';
  const batch = madeTerm([
    { student: 'ann', exercise: E5, score: 10, handedIn: '2026-10-25T23:30:00' },
    { student: 'ben', exercise: E5, score: 10, handedIn: '2026-10-25T22:30:00' },
    { student: 'cat', exercise: E5, score: 10, handedIn: '2026-10-24T23:30:00' },
    { student: 'dot', exercise: E5, score: 10, handedIn: '2026-10-25T23:30:00+01:00' },
    { student: 'eli', exercise: E5, score: 10, handedIn: '2026-10-28T23:30:00' },
  ]);
  const own = openTerm(course, batch.place);
  afterAll(batch.remove);
  const marksBy = (text: string, people = knownNames(own)): ReturnType<typeof finalMarks> =>
    finalMarks(own, { deadline: readDeadlines(batch.write('d.csv', text), people).of }, [E5]);
  const daysOf = (all: ReturnType<typeof finalMarks>): (number | undefined)[] =>
    ['ann', 'ben', 'cat', 'dot', 'eli'].map((student) => all.get(`${student}/${E5}`)!.late?.days);
  const says =
    '2 times have no offset, and where clocks were changed since the due time the days of lateness are others. ' +
    'A column "zone" in the deadlines, such as Europe/Berlin, tells it:';

  it('is one of the clocks of the zone that the deadlines name', () => {
    const head = 'exercise,due,zone,percent_per_day\n05';
    for (const due of [night, `${night}+02:00`]) {
      const all = marksBy(`${head},${due},Europe/Berlin,10\n`);
      // 24.52 hours: the night has one more.
      expect(daysOf(all)).toEqual([2, 1, 0, 2, 5]);
      expect(all.get(`ann/${E5}`)).toMatchObject({ late: { hours: 24.52 }, final: 8, attention: [] });
      expect(marksTold(all.values())).toEqual([]);
    }
  });

  it('is else taken at the offset of the due time, and told where a change of clocks would make other days', () => {
    const all = marksBy(`exercise,due,percent_per_day\n05,${night}+02:00,10\n`);
    expect(daysOf(all)).toEqual([1, 1, 0, 2, 4]);
    expect(all.get(`ann/${E5}`)!.attention).toEqual([
      'the time has no offset, and clocks that were changed would make it late by other days',
    ]);
    expect(marksTold(all.values())).toEqual([{ says, about: [`ann/${E5}`, `eli/${E5}`] }]);
    // Half past eleven is before this cutoff by one clock, and behind it by the other.
    const cut = marksBy(`exercise,due,cutoff,percent_per_day\n05,2026-10-24T12:00+02:00,2026-10-25T22:45+01:00,10\n`);
    expect(marksTold(cut.values())[1].about).toEqual([`ann/${E5}`]);
    // No place changes its clocks in the first days of October.
    const early = `exercise,due,percent_per_day\n05,2026-10-01T23:59+02:00,10\n`;
    const times = new Map([[`ann/${E5}`, '2026-10-02T23:30:00']]);
    const deadline = readDeadlines(batch.write('d.csv', early), knownNames(own)).of;
    const told = finalMarks(own, { deadline, times }, [E5]).get(`ann/${E5}`)!;
    expect([told.late!.days, told.attention]).toEqual([1, []]);
  });

  it('is the first of two that clocks show alike, and as before the change where they show none', () => {
    const at = (text: string): string => new Date(inZone(momentIn(text)!, 'Europe/Berlin')).toISOString();
    expect(at('2026-10-25T02:30:00')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-10-25T03:00:00')).toBe('2026-10-25T02:00:00.000Z');
    expect(at('2026-03-29T02:30:00')).toBe('2026-03-29T01:30:00.000Z');
    expect(at('2026-03-29T02:30:00+01:00')).toBe('2026-03-29T01:30:00.000Z');
    expect([120, -330, 0].map(offsetText)).toEqual(['+02:00', '-05:30', '+00:00']);
  });

  it.each([
    ['Mars/Olympus', night, 'expected zone as Europe/Berlin, got "Mars/Olympus".'],
    ['Europe/Berln', night, 'expected zone as Europe/Berlin, got "Europe/Berln". Did you mean Europe/Berlin?'],
    ['+02:00', night, 'expected zone as Europe/Berlin, got "+02:00".'],
    [
      'Europe/Berlin',
      '2026-10-26T23:59+02:00',
      'due has the offset +02:00, and the clocks of Europe/Berlin have +01:00 then.',
    ],
    [
      'Europe/Berlin',
      '2026-10-25T02:30',
      'due is a time that the clocks of Europe/Berlin show twice: write it as 2026',
    ],
    [
      'Europe/Berlin',
      '2026-03-29T02:30',
      'due is a time that the clocks of Europe/Berlin never show: write it as 2026',
    ],
    ['', night, 'due has no offset: write it as 2026-10-01T23:59:00+02:00, with the offset of your place, or name its'],
  ])('with zone %j and due %s is refused: %s', (zone, due, why) => {
    expect(() => marksBy(`exercise,due,zone\n05,${due},${zone}\n`)).toThrow(`line 2: ${why}`);
  });
});

describe('the example of the documents', () => {
  const text = readFileSync(path.join(course.root, 'docs/giving-back.md'), 'utf8');
  const section = text.slice(text.indexOf('## Late rules'), text.indexOf('## Points by hand'));
  const rules = /```csv\n([^]*?)```/.exec(section)![1];
  const rows = [...section.matchAll(/^\| (2026\S+) +\|([^\n]*)\|$/gm)].map(([, handedIn, rest]) => ({
    handedIn,
    numbers: rest.split('|').map((cell) => Number(cell)),
  }));

  it('has the numbers that the rules give', () => {
    const batch = madeTerm(rows.map(({ handedIn }, i) => ({ student: `s${i}`, exercise: E5, score: 8.5, handedIn })));
    const known = {
      ...knownNames(openTerm(course, batch.place)),
      students: ['s-0017', ...rows.map((_row, i) => `s${i}`)],
    };
    const { of: deadline } = readDeadlines(batch.write('deadlines.csv', rules), known);
    const points = rows.map(({ numbers }, i) => `s${i},05,${numbers[3]}\n`).join('');
    const { of: manual } = readManualPoints(batch.write('m.csv', `student,exercise,points\n${points}`), known);
    const all = finalMarks(openTerm(course, batch.place), { deadline, manual }, [E5]);
    expect(rows).toHaveLength(5);
    for (const [i, { numbers }] of rows.entries()) {
      const { late, penalty, manual: byHand, final } = all.get(`s${i}/${E5}`)!;
      expect([late!.hours, late!.days, penalty, byHand!.points, final]).toEqual(numbers);
    }
    batch.remove();
  });
});

describe('tables of the lecturer', () => {
  const head = 'exercise,student,due,cutoff,percent_per_day\n';
  it.each([
    ['', 'expected the columns exercise, student, due'],
    ['exercise,student\n', 'the column "due" is missing'],
    ['exercise,du\n', 'there is no column "du".'],
    [
      `${head}99,,${DUE},,10\n`,
      `line 2: there is no exercise "99". There are: ${course.exercises.map(({ id }) => id).join(', ')}.`,
    ],
    [`${head},,${DUE},,10\n`, 'line 2: the exercise is missing.'],
    [`${head}05,bobb,${DUE},,10\n`, 'line 2: there is no student "bobb". Did you mean bob?'],
    [`${head}05,,2026-10-01T23:59:00,,10\n`, 'line 2: due has no offset: write it as 2026-10-01T23:59:00+02:00'],
    [`${head}05,,2026-02-30T23:59:00+02:00,,10\n`, 'line 2: expected due as 2026-10-01T23:59:00+02:00'],
    [`${head}05,,${DUE},2026-09-01T00:00:00+02:00,10\n`, 'line 2: the cutoff is before the due time'],
    [`${head}05,,${DUE},,ten\n`, 'line 2: expected percent_per_day from 0 to 100, got "ten".'],
    [`${head}05,,${DUE},,10\n5,,${DUE},,20\n`, `line 3: a row for all in ${E5} stands above already.`],
    [
      `${head}05,ada,${DUE},,\n`,
      `line 2: there is no row for all in ${E5}, so nobody else would ever be late: add it.`,
    ],
    [
      `${head}05,,${DUE},,10\n05,ada,2026-10-01T23:58:00+02:00,,\n`,
      `line 3: due is before that of the row for all, ${DUE}: an extension is later.`,
    ],
    [
      `${head}05,ada,2026-10-02T23:59:00+02:00,2026-10-02T23:59:00+02:00,\n05,,${DUE},2026-10-08T23:59:00+02:00,10\n`,
      'line 2: cutoff is before that of the row for all, 2026-10-08T23:59:00+02:00: an extension is later.',
    ],
    [`${head}05,,"${DUE},,10\n`, 'line 2 has a quotation mark that does not belong to a pair.'],
    [`${head}05,,${DUE},,10,20\n`, 'line 2: it has more cells than the heading.'],
  ])('deadlines.csv %j is refused: %s', (text, why) => {
    expect(() => readDeadlines(deadlines(text), names)).toThrow(why);
  });

  it('serve a whole term: rows of other exercises are left aside, whoever they name, and counted', () => {
    const term16 = `${head}10,,${DUE},,10\n05,,${DUE},,20\n10,who,${DUE},,10\n6,,${DUE},,\n`;
    const { of, others } = readDeadlines(deadlines(term16), names);
    expect([of('ada', E5)!.percentPerDay, of('ada', E2)]).toEqual([20, undefined]);
    expect(others).toEqual(['10-runge-kutta', '10-runge-kutta', '06-principal-axes']);
    const hand = readManualPoints(made.write('m.csv', 'student,exercise,points\nwho,6,many\nada,5,1\n'), names);
    expect([hand.of('ada', E5)!.points, hand.others]).toEqual([1, ['06-principal-axes']]);
    const when = readTimes(made.write('t.csv', 'student,exercise,submitted_at\nwho,6,then\n'), names);
    expect([when.of.size, when.others]).toEqual([0, ['06-principal-axes']]);
    expect(
      othersText([
        { file: 'd.csv', others },
        { file: 'm.csv', others: hand.others },
        { file: 't.csv', others: [] },
      ]),
    ).toBe(
      'Rows of exercises that are not in this batch are left aside: ' +
        '3 of d.csv (06-principal-axes, 10-runge-kutta); 1 of m.csv (06-principal-axes).',
    );
    expect(othersText([{ file: 't.csv', others: [] }])).toBeUndefined();
  });

  it('find a student without the zeros that a spreadsheet took, where one has the rest', () => {
    const zeros = { ...names, students: ['0012002', '0012003', '012003'] };
    const rules = `${head}05,,${DUE},,10\n05,12002,2026-10-08T23:59:00+02:00,,\n`;
    const later = readDeadlines(deadlines(rules), zeros).of('0012002', E5)!;
    expect([later.due, later.percentPerDay]).toEqual([due + 168 * hour, 10]);
    const hand = readManualPoints(made.write('m.csv', 'student,exercise,points\n12002,5,1\n0012002,5,1\n'), zeros);
    expect(hand.of('0012002', E5)!.points).toBe(2);
    const when = readTimes(made.write('t.csv', `student,exercise,submitted_at\n12002,5,${DUE}\n`), zeros);
    expect(when.of.get(`0012002/${E5}`)).toBe(DUE);
    const two = made.write('m.csv', 'student,exercise,points\n12003,5,1\n');
    expect(() => readManualPoints(two, zeros)).toThrow('line 2: there is no student "12003".');
  });

  it('are by key alone, and whoever is named otherwise is told by theirs', () => {
    const people = [
      { student: 's-1', name: 'Lovelace, Ada', ids: ['alovelace', 'ada@example.edu'] },
      { student: 's-2', name: 'Lee, Anna' },
      { student: 's-3', name: 'Anna Lee' },
    ];
    const class1 = madeTerm([{ student: 's-1', exercise: E5, score: 1 }], { people });
    const roster = knownNames(openTerm(course, class1.place));
    const why = (named: string): string => {
      const table = class1.write('m.csv', `student,exercise,points,comment\n${named},05,1,\n`);
      try {
        readManualPoints(table, roster);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    for (const named of ['Ada Lovelace', 'alovelace', 'ADA@example.edu']) {
      expect(why(named)).toContain(`there is no student "${named}". By the roster that is s-1: write the key.`);
    }
    expect(why('Anna Lee')).toContain('By the roster that is s-2 or s-3: write the key.');
    expect(why('s-4')).toContain('there is no student "s-4". Did you mean');
    expect(why('s-1')).toBe('');
    class1.remove();
  });

  it('tell percents below one, which are hardly meant', () => {
    const text = `exercise,student,due,percent_per_day,cap_percent\n05,,${DUE},0.1,"0,5 %"\n02,,${DUE},1,0\n05,ada,${DUE},0.9,\n`;
    const file = deadlines(text);
    expect(readDeadlines(file, names).told).toEqual([
      {
        says: `Less than one percent of full marks; for ten percent write 10. In ${file}:`,
        about: ['line 2 (percent_per_day 0.1)', 'line 2 (cap_percent 0,5 %)', 'line 4 (percent_per_day 0.9)'],
      },
    ]);
    expect(readDeadlines(deadlines(RULES), names).told).toEqual([]);
  });

  it('say a time once: the last one would win without a word', () => {
    const text = `student,exercise,submitted_at\nada,5,${DUE}\nada,02,${DUE}\nada,05,2026-10-03T23:59:00+02:00\n`;
    expect(() => readTimes(made.write('t.csv', text), names)).toThrow(
      `line 4: a time of ada in ${E5} stands above already.`,
    );
  });

  it('are UTF-8, or UTF-16 where a mark says so: a comment stands on a page of its student', () => {
    const text = 'student,exercise,points,comment\nada,5,1,für alle\n';
    const latin = made.at('latin.csv');
    writeFileSync(latin, text, 'latin1');
    expect(() => readManualPoints(latin, names)).toThrow(`${latin}: it is no text in UTF-8. Save it as "CSV UTF-8".`);
    for (const [name, bytes] of [
      ['utf8', Buffer.from(`\ufeff${text}`)],
      ['utf16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ] as const) {
      writeFileSync(made.at(name), bytes);
      expect(readManualPoints(made.at(name), names).of('ada', E5)!.comments).toEqual(['für alle']);
    }
  });

  it('refuses a missing file and points that are no number, and says where', () => {
    expect(() => readDeadlines(made.at('none.csv'), names)).toThrow('none.csv: there is no such file.');
    const text = 'student,exercise,points\nada,5,=1+1\n';
    expect(() => readManualPoints(made.write('m.csv', text), names)).toThrow(
      'line 2: expected a number of points, got "=1+1".',
    );
  });

  it('reads moments with and without an offset, and no others', () => {
    expect(momentIn(DUE)).toEqual({ milliseconds: due, offset: 120 });
    expect(momentIn('2026-10-01 21:59Z')).toEqual({ milliseconds: due, offset: 0 });
    expect(momentIn('2026-10-01T16:29:00.250-0530')).toEqual({ milliseconds: due + 250, offset: -330 });
    expect(momentIn('2026-10-01T23:59:00')!.offset).toBeUndefined();
    for (const text of ['', 'LATE', '2026-13-01T00:00Z', '2026-10-01', '2026-10-01T24:30Z', '1.10.2026'])
      expect(momentIn(text)).toBeUndefined();
  });
});

describe('a folder of results', () => {
  it('is refused where there is none, and where it is a part', () => {
    expect(() => openTerm(course, made.at('none'))).toThrow('has no results of a batch: there is no batch.json.');
    const part = madeTerm([{ student: 'a', exercise: E5, score: 1 }], { shard: { index: 2, count: 4 } });
    expect(() => openTerm(course, part.place)).toThrow('is part 2 of 4: put the parts together first');
    part.remove();
  });
});
