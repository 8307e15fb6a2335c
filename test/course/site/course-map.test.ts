import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCourse } from '../../../src/course/disk/course.js';
import { mapProblems } from '../../../src/course/disk/exercise-file.js';
import { buildsOn, courseMap } from '../../../src/course/site/course-map.js';

const named = (number: string, title = 'A title'): { text: string; link: string } => ({
  text: `${number} ${title}`,
  link: `/notebooks/${number}`,
});

describe('the map', () => {
  const rows = [
    { notebook: '00', name: 'N00', lane: 0, buildsOn: [] },
    { notebook: '01', name: 'N01', lane: 1, buildsOn: ['00'] },
    { notebook: '02', name: 'N02', lane: 0, buildsOn: ['00', '01'], note: 'here' },
    { notebook: '09', name: 'N09', lane: 3, buildsOn: ['02'] },
  ];

  it('puts a notebook behind the last of those that it builds on', () => {
    const map = courseMap(rows, [named('00'), named('01'), named('02')])!;
    expect(map.cards).toEqual([
      { link: '/notebooks/00', name: 'N00', column: 0, lane: 0 },
      { link: '/notebooks/01', name: 'N01', column: 1, lane: 1 },
      { link: '/notebooks/02', name: 'N02', column: 2, lane: 0, note: 'here' },
    ]);
    expect(map.ways.map(({ from, to }) => `${from.link} ${to.link}`)).toEqual([
      '/notebooks/00 /notebooks/01',
      '/notebooks/00 /notebooks/02',
      '/notebooks/01 /notebooks/02',
    ]);
    expect([map.columns, map.lanes]).toEqual([3, 2]);
  });

  it('is none where no row names a notebook', () => {
    expect(courseMap([], [named('00')])).toBeUndefined();
    expect(courseMap(rows, [named('17')])).toBeUndefined();
  });

  it('says what a notebook builds on', () => {
    expect(buildsOn(rows, named('02'))).toEqual(['00', '01']);
    expect(buildsOn(rows, named('17'))).toEqual([]);
  });
});

describe('rows that cannot be', () => {
  it('are named with what they say', () => {
    const rows = [
      { notebook: '00', buildsOn: ['01'] },
      { notebook: '01', buildsOn: ['00', '01'] },
      { notebook: '00', buildsOn: [] },
    ];
    expect(mapProblems(rows)).toEqual([
      '"map[0].buildsOn": expected notebooks of rows above, got "01".',
      '"map[1].buildsOn": expected notebooks of rows above, got "01".',
      '"map[2].notebook": "00" stands there already.',
    ]);
  });
});

describe('the map of this course', () => {
  const course = openCourse();
  const numbers = readdirSync(path.join(course.root, 'notebooks/src'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, 2))
    .sort();
  const map = courseMap(
    course.info.map!,
    numbers.map((number) => named(number)),
  )!;

  it('has every notebook but the errata, each at a place of its own', () => {
    const places = map.cards.map(({ column, lane }) => `${column} ${lane}`);
    expect(new Set(places).size).toBe(places.length);
    const wanted = numbers.filter((number) => number !== '17').map((number) => `/notebooks/${number}`);
    expect(map.cards.map(({ link }) => link)).toEqual(wanted);
  });

  it('has no line that runs behind a card', () => {
    for (const { from, to } of map.ways) {
      const between = map.cards.filter(
        ({ lane, column }) => lane === from.lane && column > from.column && column < to.column,
      );
      expect(between, `${from.link} to ${to.link}`).toEqual([]);
    }
  });

  it('agrees with the order and the prerequisites of the exercises', () => {
    const before = (number: string): string[] =>
      buildsOn(course.info.map!, named(number)).flatMap((one) => [one, ...before(one)]);
    for (const { id, prerequisites } of course.exercises) {
      const wanted = prerequisites.map((one) => one.slice(0, 2));
      // The capstone has no notebook of its own: it comes after all of them.
      const onMap = course.info.map!.some(({ notebook }) => notebook === id.slice(0, 2));
      if (onMap) expect(before(id.slice(0, 2)), id).toEqual(expect.arrayContaining(wanted));
      expect(
        wanted.filter((one) => one >= id.slice(0, 2)),
        id,
      ).toEqual([]);
    }
  });
});
