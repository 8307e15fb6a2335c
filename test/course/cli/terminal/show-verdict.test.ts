import { describe, expect, it } from 'vitest';
import { firstLines, verdictLines } from '../../../../src/course/cli/terminal/show-verdict.js';
import type { VerdictOptions } from '../../../../src/course/cli/terminal/show-verdict.js';
import { columns, styleOf } from '../../../../src/course/cli/terminal/style.js';
import { openCourse } from '../../../../src/course/disk/course.js';
import type { CheckResult, Verdict } from '../../../../src/course/judging/verdict.js';
import { EXERCISE } from '../../support.js';

const info = openCourse().find(EXERCISE);
const style = styleOf({ out: () => undefined, err: () => undefined, colour: false, width: 80 });

const result = (fields: Partial<CheckResult>): CheckResult => ({
  ...{ check: 'c', task: 1, title: 't', hidden: false, points: 1, score: 0, status: 'fail' },
  ...fields,
});

function linesOf(checks: CheckResult[], options: VerdictOptions = {}, run: Partial<Verdict['run']> = {}): string[] {
  const verdict: Verdict = {
    ...{ format: 1, exercise: EXERCISE, version: 1, title: '', outcome: 'graded', score: 0, maxScore: 1 },
    checks,
    pending: { checks: 0, points: 0 },
    run: { runner: 'sandbox', durationMs: 0, ...run },
  };
  return verdictLines(info, verdict, style, options);
}

/** What is told of the tasks: below the rows, above the sum. */
function told(...args: Parameters<typeof linesOf>): string[] {
  const lines = linesOf(...args);
  const end = lines.findIndex((line) => line.includes('public checks'));
  const start = lines.lastIndexOf(
    '',
    lines.findIndex((line) => /^ {3}[✓✗–] {2}/.test(line)),
  );
  return lines.slice(start + 1, end).filter((line) => line !== '');
}

/** The lines of one failed check below what is wrong with it. */
const shown = (fields: Partial<CheckResult>): string[] => told([result(fields)]).slice(2);

describe('a failed check', () => {
  it('shows its inputs if they are short', () => {
    expect(shown({ got: '2', wanted: '1', inputs: '{"q":[1,0,0,0]}' })).toEqual([
      '      input   {"q":[1, 0, 0, 0]}',
      '      got     2',
      '      wanted  1',
    ]);
    const long = `[${Array(100).fill('1.5').join(',')}]`;
    expect(shown({ got: '2', wanted: '1', inputs: long })).toEqual(['      got     2', '      wanted  1']);
  });

  it('shows the rows of a matrix below each other, columns aligned, the unit behind the last', () => {
    expect(shown({ got: '[[1, -20.5], [300, 4]]', unit: 'kg m²' })).toEqual([
      '      got     [[  1, -20.5],',
      '               [300,     4]] kg m²',
    ]);
  });

  it('breaks a long vector between its entries, and a long text anywhere', () => {
    for (const got of [
      `[${Array(20).fill('-0.123456').join(', ')}]`,
      'x'.repeat(200),
      `[["${'x'.repeat(90)}", 1], [2, 3]]`,
    ]) {
      const lines = shown({ got });
      expect(lines.length).toBeGreaterThan(1);
      expect(Math.max(...lines.map(columns))).toBeLessThanOrEqual(80);
    }
  });

  it('leaves values of many lines to the JSON', () => {
    const lines = shown({ got: Array(200).fill('0.123456').join(', ') });
    expect([lines.length, lines.at(-1)]).toEqual([6, '              …']);
  });

  it('marks what differs', () => {
    const colour = styleOf({ out: () => undefined, err: () => undefined, colour: true, width: 80 });
    const verdict = result({ got: '[1, 2.5, -3]', wanted: '[1, 2.5, 3]' });
    const lines = verdictLines(
      info,
      {
        ...{ format: 1, exercise: EXERCISE, version: 1, title: '', outcome: 'graded', score: 0, maxScore: 1 },
        checks: [verdict],
        pending: { checks: 0, points: 0 },
        run: { runner: 'sandbox', durationMs: 0 },
      },
      colour,
    );
    expect(lines.some((line) => line.endsWith(`[1, 2.5, ${colour.strong('-3')}]`))).toBe(true);
    expect(lines.some((line) => line.endsWith(`[1, 2.5, ${colour.strong('3')}]`))).toBe(true);
  });
});

const idea = { id: 'half', says: 'This is half of it.' };
const fixed = result({ check: 'fixed', title: 'one body', got: '2', wanted: '1', diagnosis: idea });
const swept = result({
  check: 'swept',
  title: 'any body',
  holds: 'x and y are right.',
  message: 'Wrong for 9 of 25 inputs that were drawn.',
  sweep: { inputs: 25, failed: 9 },
  call: 'centreOfMass([])',
  got: '4',
  wanted: '8',
  where: 'z',
  error: 4,
  tolerance: 0.1,
  diagnosis: idea,
});
const other = { id: 'other', says: 'This is another mistake.' };

describe('a verdict', () => {
  it('shows the rows of the fixed checks, then those of the sweeps, then what is wrong, then the sum', () => {
    const checks = [fixed, swept, result({ check: 'two', task: 2, status: 'pass', score: 1 })];
    const first = [checks[0], checks[2]];
    const text = [...firstLines(info, first, style), ...linesOf(checks, { shown: first })].join('\n');
    const order = [
      '1. Centre of mass',
      '✗ one body',
      '2. Inertia',
      '✓ t',
      'With many inputs',
      '✗ 1. any body',
      '1. Centre',
      '✗  Wrong for',
      '1/3 public checks',
    ];
    const places = order.map((part, i) => text.indexOf(part, i === 6 ? text.indexOf('any body') : 0));
    expect(places.every((at) => at > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('tells what holds, what is broken, the idea and what to try, once for check and sweep', () => {
    expect(told([fixed, swept], { hintOf: (task) => `node lab hint 5 ${task}` })).toEqual([
      '  1. Centre of mass',
      '   ✓  x and y are right.',
      '   ✗  Wrong for 9 of 25 inputs that were drawn. The smallest that was found:',
      '      call    centreOfMass([])',
      '      got     4 at z',
      '      wanted  8',
      '      error   4, allowed 0.1',
      '   →  This is half of it.',
      '   ?  node lab hint 5 1',
    ]);
  });

  const stories = (...checks: CheckResult[]): number =>
    told(checks).filter((line) => /^ {3}[✗–] {2}/.test(line)).length;
  const undiagnosed: CheckResult = { ...fixed };
  delete undiagnosed.diagnosis;
  it.each<[string, CheckResult[], number]>([
    ['two mistakes apart', [{ ...fixed, diagnosis: other }, swept], 2],
    ['a check without a mistake with its sweep', [undiagnosed, swept], 1],
    ['a check without a mistake apart where its task has several functions', [{ ...undiagnosed, task: 9 }, swept], 1],
    [
      'one error once',
      [
        result({ check: 'a', status: 'error', message: 'Line', thrown: { name: 'E', message: 'no' } }),
        { ...swept, status: 'error', thrown: { name: 'E', message: 'no' } },
      ],
      1,
    ],
    [
      'what is missing once',
      [
        result({ check: 'a', status: 'missing', message: 'no f' }),
        result({ check: 'b', status: 'missing', message: 'no f' }),
      ],
      1,
    ],
    [
      'an endless loop once',
      [
        result({ check: 'a', status: 'timeout', message: 'Stopped.' }),
        result({ check: 'b', status: 'timeout', message: 'Not tried: stopped.' }),
      ],
      1,
    ],
    [
      'a check that does not count',
      [result({ status: 'void', message: 'It does not count.' }), result({ check: 'b', status: 'pass' })],
      1,
    ],
  ])('tells %s', (_what, checks, count) => {
    expect(stories(...checks)).toBe(count);
  });

  it('has no story of what is not begun', () => {
    const stub = result({ status: 'error', thrown: { name: 'Error', message: 'not implemented' } });
    expect(linesOf([stub]).join('\n')).toContain('○ t');
    expect(linesOf([stub]).join('\n')).not.toContain('✗');
  });

  it('says the line of an error, and what was printed', () => {
    const check = result({ status: 'error', message: 'TypeError: no', thrown: { name: 'TypeError', message: 'no' } });
    const output = Array.from({ length: 9 }, (_, i) => `${i}\t${'x'.repeat(100)}`).join('\n');
    const lines = told([check], {}, { lines: { c: 12 }, output: { c: output } });
    expect(lines[1]).toBe('   ✗  Line 12: TypeError: no');
    expect(lines.slice(2).map((line) => line.slice(0, 12))).toEqual(
      ['      printed', ...[0, 1, 2, 3, 4, 5].map((i) => `        ${i}  x`), '        … 3 lines more'].map((line) =>
        line.slice(0, 12),
      ),
    );
    expect(Math.max(...lines.map(columns))).toBeLessThanOrEqual(80);
  });
});
