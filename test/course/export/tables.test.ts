import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvRows } from '../../../src/course/disk/csv.js';
import { anonymousNames } from '../../../src/course/export/anonymous.js';
import { ExportedTable } from '../../../src/course/export/exported-table.js';
import type { ExportJob } from '../../../src/course/export/export-job.js';
import { decided, hundredths, numberText } from '../../../src/course/export/filling.js';
import { junitReport } from '../../../src/course/export/junit.js';
import { exportSimilarity } from '../../../src/course/export/similarity.js';
import { exportGrades, exportMatrix } from '../../../src/course/export/tables.js';
import { openTerm } from '../../../src/course/marks/term.js';
import { course, E2, E5, madeTerm, madeVerdict } from '../marks/small-term.js';
import type { MadeTerm } from '../marks/small-term.js';

/** What would be a formula in some spreadsheet, as key and as name. */
const FORMULAS = [
  '=1+1',
  '+1',
  '-1+2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ';=1',
  'a;=cmd',
  'a|@x',
  '＝1+1',
  '=HYPERLINK("x";"y")',
];
/** Folders can have these names on every system. */
const KEYS = ['00123456', '=1+1', '+1', '@x', 'a;=cmd', 'stub', '12345678901234567890'];

const names = [...FORMULAS, 'Lovelace, "Ada"'];
let made: MadeTerm;
let job: ExportJob;
beforeAll(() => {
  made = madeTerm(
    KEYS.flatMap((student) => [
      { student, exercise: E5, score: student === '+1' ? null : 8.5, handedIn: '2026-10-01T20:00:00Z' },
      { student, exercise: E2, score: 1.25 },
    ]),
    {
      people: [...KEYS, ...names.map((_name, i) => `n${i}`)].map((student, i) => ({
        student,
        name: names[i % names.length],
      })),
    },
  );
  job = {
    term: openTerm(course, made.place),
    exercises: [E5, E2],
    rules: {},
    ...{ anonymous: undefined, fill: undefined, columns: [], roster: undefined, system: undefined },
    ...{ allowLower: false, allowUnchecked: false, scale: false, whole: false, comments: false },
  };
});
afterAll(() => {
  made.remove();
});

const only = (exported: { files: Iterable<{ content: string | Uint8Array }> }): string =>
  String([...exported.files][0].content);
/** A reader that knows nothing of the writer: Excel's separators one after the other. */
const cellsBy = (text: string, sign: string): string[] => text.split(/\r\n/).flatMap((line) => line.split(sign));

describe('our own tables', () => {
  it('hold no cell that a spreadsheet takes for a formula, whatever it cuts them at', () => {
    for (const table of [only(exportGrades(job)), only(exportMatrix(job))]) {
      expect(table.startsWith('\ufeff')).toBe(true);
      const cells = csvRows(table.slice(1)).flatMap((row) => row.cells);
      const others = [';', '|', '\t'].flatMap((sign) => cellsBy(table.slice(1), sign));
      for (const cell of [...cells, ...others]) expect(cell).not.toMatch(/^\s*"?[=+\-@＝＋－＠\t\r]/);
    }
  });

  it('keep zeros and long ids, and have a row for everybody and each exercise', () => {
    const rows = csvRows(only(exportGrades(job)).slice(1)).map((row) => row.cells);
    expect(rows[0].join()).toBe(
      'student,exercise,version,outcome,score,max,public_score,public_max,late_hours,penalty,manual,final,submitted_at,attention',
    );
    expect(rows).toHaveLength(1 + 2 * (KEYS.length + names.length));
    const of = (student: string): string[] => rows.find((row) => row[0] === student && row[1] === E5)!;
    expect(of('00123456').slice(2)).toEqual([
      String(course.find(E5).version),
      'graded',
      '8.5',
      '10',
      '6',
      '7',
      '',
      '0',
      '',
      '8.5',
      '2026-10-01T20:00:00Z',
      '',
    ]);
    expect(of('12345678901234567890')[4]).toBe('8.5');
    expect(of("'+1").slice(3, 12)).toEqual(['grader-error', '', '10', '', '', '', '', '', '']);
    expect(of('n0').slice(3, 5)).toEqual(['none', '']);
    expect(exportGrades(job).faults()).toEqual([`+1/${E5}`]);
  });

  it('have full marks first, and no total where a mark is missing', () => {
    const rows = csvRows(only(exportMatrix(job)).slice(1)).map((row) => row.cells);
    expect(rows[1]).toEqual(['max', '', '10', '10', '20', '20']);
    const row = (student: string): string[] => rows.find(([key]) => key === student)!.slice(2);
    expect(row('00123456')).toEqual(['8.5', '1.25', '9.75', '9.75']);
    expect(row("'+1")).toEqual(['', '1.25', '', '']);
    expect(row('n1')).toEqual(['', '', '0', '0']);
  });

  it('name nobody when they are anonymous, in no telling order, and the same for one key', () => {
    const anonymous = anonymousNames('k'.repeat(32));
    const text = only(exportMatrix({ ...job, anonymous }));
    for (const key of ['00123456', 'Lovelace', 'stub']) expect(text).not.toContain(key);
    expect(only(exportGrades({ ...job, anonymous }))).not.toContain('2026-10-01T20');
    const keys = csvRows(text.slice(1))
      .slice(2)
      .map((row) => row.cells[0]);
    expect(keys).toEqual([...keys].sort());
    expect(keys).toContain(anonymousNames('k'.repeat(32))('00123456'));
    expect(anonymousNames()('00123456')).not.toBe(anonymousNames()('00123456'));
  });
});

describe('files to compare', () => {
  it('have names that stand in their table as on the disk, beside the stub', () => {
    const files = new Map([...exportSimilarity(job).files].map(({ name, content }) => [name, String(content)]));
    const info = files.get(`similarity/${E5}/info.csv`)!;
    expect(info.startsWith('filename,')).toBe(true);
    const rows = csvRows(info)
      .slice(1)
      .map((row) => row.cells);
    for (const [name] of rows) expect(files.has(`similarity/${E5}/${name}`)).toBe(true);
    expect(rows.filter((row) => row[4] === 'true').map(([name]) => name)).toEqual(['stub.ts']);
    expect(files.get(`similarity/${E5}/stub.ts`)).toBe(readFileSync(course.file(E5, 'stub.ts'), 'utf8'));
    expect(rows).toHaveLength(KEYS.length + 1);
    expect(files.get(`similarity/${E5}/README.md`)).toContain('java -jar jplag.jar -l typescript -bc stub.ts .');
  });
});

describe('cells of a system', () => {
  it.each([
    // What stands there, the mark, and what is done: without and with --allow-lower.
    ['', 8, 'write', 'write'],
    ['-', 8, 'write', 'write'],
    ['7,99', 8, 'write', 'write'],
    ['8.00', 8, 'same', 'same'],
    ['8.004', 8, 'same', 'same'],
    ['8.01', 8, 'lower', 'write'],
    ['EX', 8, 'text', 'text'],
    ['85%', 8, 'text', 'text'],
    ['N/A', 0, 'text', 'text'],
    ['=1+1', 8, 'text', 'text'],
  ])('with %j get %d: %s, %s', (cell, points, plain, allowed) => {
    expect([decided(cell, points, false), decided(cell, points, true)]).toEqual([plain, allowed]);
  });

  it('are rounded half up to what systems keep, also where floats are not exact', () => {
    expect([1.005, 2.125, 8.075, 0.1 + 0.2, 7.1249].map(hundredths)).toEqual([1.01, 2.13, 8.08, 0.3, 7.12]);
    expect([numberText(8.5, ',', 2), numberText(10, '.'), numberText(0.125, '.')]).toEqual(['8,50', '10', '0.13']);
  });

  it.each([
    '\ufeffa,b\r\n"x ""y""",2\r\n',
    'a;b\n1;2',
    'a,b\n1,',
    'a\tb\r\n\r\n"q\r\nr"\t"s"\r\n',
    'a,b\r1,2\r',
    'a,"b;c;d"\n  1 ,"2"\n\n',
  ])('are given back as they came, to the byte: %j', (text) => {
    const table = new ExportedTable('t.csv', text);
    expect(table.written()).toBe(text);
    const [row] = table.rows;
    const before = table.text(row, 1);
    table.fill(row, 1, '9');
    expect(table.text(row, 1)).toBe('9');
    expect(table.written().replace(/9(?=[^9]*$)/, before.replaceAll('"', '""'))).toBe(text);
  });
});

describe('JUnit', () => {
  it('has each check once, its own name, and escapes everything', () => {
    const verdict = madeVerdict({
      ...{ student: 'a', exercise: E5, score: 3, void: ['which-way'] },
      checks: { turned: { title: '<a> & "b"', message: 'x]]>\n\u0007<y' } },
    });
    const xml = junitReport([verdict]);
    const cases = [...xml.matchAll(/<testcase classname="([^"]*)" name="([^"]*)"/g)].map(
      ([, group, name]) => `${group} ${name}`,
    );
    expect(new Set(cases).size).toBe(verdict.checks.length);
    expect(xml).toContain(
      `tests="${verdict.checks.length}" failures="${verdict.checks.filter(({ status }) => !['pass', 'void'].includes(status)).length}" errors="0" skipped="1"`,
    );
    expect(xml).toContain('turned: &lt;a&gt; &amp; &quot;b&quot; (0 of 0.5)');
    expect(xml).toContain('message="x]]&gt;&#10;·&lt;y"');
  });
});
