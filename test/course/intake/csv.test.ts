import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { csvCell, csvRows, csvText } from '../../../src/course/disk/csv.js';
import { problemsText, writeProblems } from '../../../src/course/intake/problems-file.js';
import { seeded } from '../../support/random.js';
import { temporaryPlaces } from './support/trees.js';

const { folder } = temporaryPlaces();
const cellsOf = (text: string): string[][] => csvRows(text).map(({ cells }) => cells);

describe('a table that is read', () => {
  it.each<[string, string, string[][]]>([
    [
      'comma',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolon, as where the comma is decimal',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tab',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes',
      '"a;x","b ""c"""\n"1\r\n2",\n',
      [
        ['a;x', 'b "c"'],
        ['1\r\n2', ''],
      ],
    ],
    ['one column', 'a\n1\n\n2\n', [['a'], ['1'], ['2']]],
    [
      'old line ends',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['blanks and zeros are kept', 'a\n 007 \n', [['a'], [' 007 ']]],
    ['empty', '', []],
  ])('%s', (_name, text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('tells in which line a quotation mark is alone', () => {
    expect(() => csvRows('a,b\n"1\n2",x\n"3"4,5\n')).toThrow(
      'line 4 has a quotation mark that does not belong to a pair',
    );
    expect(() => csvRows('a\n"1\n2\n')).toThrow('line 2 has a quotation mark');
  });

  it('knows on which line each row begins', () => {
    expect(csvRows('a,b\n"1\n2",x\n\n3,4\n').map(({ line }) => line)).toEqual([1, 2, 5]);
  });
});

describe('a table that is written', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\t=x', " '=x"],
    ['\r\n=x', " '=x"],
    ['a;=x', "a;'=x"],
    ['a| =x', "a| '=x"],
    ['a\u202eb', 'a·b'],
    ['a=1', 'a=1'],
    ['05-inertia-tensor.ts', '05-inertia-tensor.ts'],
  ])('%j is the cell %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('is read as it was written, by whatever separator: no cell begins a formula', () => {
    const signs = ['=', '+', '-', '@', ';', ',', '|', '"', '\n', '\r', '\t', ' ', 'a', "'", '\u202e', '\u2028'];
    const random = seeded(5);
    for (let i = 0; i < 500; i++) {
      const text = Array.from({ length: random.integer(1, 8) }, () => signs[random.integer(0, signs.length - 1)]).join(
        '',
      );
      const [row] = cellsOf(csvText([['x', text, 'y']]).slice(1));
      expect(row).toEqual(['x', csvCell(text), 'y']);
      for (const part of csvCell(text).split(/[;|]/)) expect(part).not.toMatch(/^\s*[=+\-@]/);
    }
  });

  it('problems.csv has the names of files and students, and our sentences', () => {
    const problem = {
      origin: '=cmd|x.ts',
      student: 'Müßig, "J"',
      exercise: '',
      problem: 'It is a link.',
      fix: 'Hand in the file.',
    };
    const text = problemsText([problem]);
    expect(text).toBe(
      '\ufeffpath,student,exercise,problem,what_to_do\r\n' +
        `'=cmd|x.ts,"Müßig, ""J""",,It is a link.,Hand in the file.\r\n`,
    );
    const to = folder();
    const older = { origin: 'a.ts', student: 'ada', exercise: '05', why: 'a later attempt counts' };
    writeProblems(to, { problems: [], ignored: [] });
    writeProblems(to, { problems: [problem], ignored: [older, { origin: '.git', why: 'its name begins with a dot' }] });
    expect(readdirSync(to).sort()).toEqual(['left-out.csv', 'problems.csv']);
    expect(readFileSync(path.join(to, 'left-out.csv'), 'utf8')).toBe(
      '\ufeffpath,student,exercise,why\r\na.ts,ada,05,a later attempt counts\r\n.git,,,its name begins with a dot\r\n',
    );
    expect(readFileSync(path.join(to, 'problems.csv'), 'utf8')).toBe(text);
  });
});
