import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batchResult } from '../../../src/course/batch/result.js';
import { ResultsFolder } from '../../../src/course/batch/results-folder.js';
import { gradeSubmission } from '../../../src/course/grading/grade-submission.js';
import { prepare } from '../../../src/course/grading/preparation.js';
import type { CheckResult } from '../../../src/course/judging/verdict.js';
import { bundleTrusted } from '../../../src/course/sandbox/load.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import { runLab } from '../cli/run-lab.js';
import { course, E2, E5, madeTerm } from '../marks/small-term.js';

/**
 * Six students and two exercises, really graded; what they say of themselves is meant to
 * break out of every format.
 */
const EVIL = '<script>alert(1)</script>&"\'=cmd|calc';
const FILES: readonly [student: string, exercise: string, file: string][] = [
  ['12341', E5, 'solution.ts'],
  ['12342', E5, 'mistakes/plus-products.ts'],
  ['12343', E5, 'mistakes/about-world-origin.ts'],
  ['12344', E5, 'mistakes/rotated-backwards.ts'],
  ['12345', E5, 'stub.ts'],
  ['12341', E2, 'mistakes/scalar-products.ts'],
  ['12342', E2, 'mistakes/axes-as-rows.ts'],
  ['12343', E2, 'solution.ts'],
];
const made = madeTerm(
  FILES.map(([student, exercise], i) => ({
    ...{ student, exercise, score: 0, text: `// ${EVIL}` },
    origin: `x_${student}_${900 + i}_a.ts`,
  })),
  { made: { layout: 'canvas', roster: null, exercise: null, overlay: false } },
);
/** Hidden checks as only the lecturer sees them. */
const secrets: CheckResult[] = [];
const outputs = new Map<string, string>();

const lab = async (...args: string[]): Promise<void> => {
  const { code, err } = await runLab(args);
  if (code !== 0) throw new Error(err);
};

beforeAll(async () => {
  process.env['LAB_COURSE'] = course.root;
  const folder = new ResultsFolder(made.place);
  const sandbox = new Sandbox();
  for (const exercise of [E5, E2]) {
    const info = course.find(exercise);
    const preparation = await prepare(course, info, { hidden: true });
    for (const [student, , file] of FILES.filter((one) => one[1] === exercise)) {
      const own = await bundleTrusted(course.file(exercise, ...file.split('/')));
      // What it prints and throws is the student’s text.
      const source = `${own}\nconsole.log(${JSON.stringify(EVIL)});\n`;
      const read = { source };
      const verdict = await gradeSubmission(course, info, { read, hidden: true, reveal: true, sandbox, preparation });
      secrets.push(...verdict.checks.filter(({ hidden, got }) => hidden && got !== undefined));
      folder.write(batchResult({ student, exercise }, { file: '', checks: '', seeds: '' }, verdict, 'student'));
    }
  }
  sandbox.close();
  const out = (name: string): string => made.at('out', name);
  for (const format of ['grades', 'matrix', 'gradescope', 'junit', 'dolos'])
    await lab('export', format, made.place, '--out', out(format));
  await lab('export', 'feedback', made.place, '--for', 'canvas', '--exercise', '05', '--out', out('zip'));
  await lab(
    'export',
    'canvas',
    made.place,
    '--column',
    'all=HW',
    '--out',
    out('canvas'),
    '--fill',
    made.write('c.csv', 'Student,ID,Section,HW\nA,12341,S,\n'),
  );
  await lab('report', made.place, '--out', out('report'));
  for (const entry of readdirSync(made.at('out'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(made.at('out'), file);
    if (name !== 'zip') outputs.set(name, readFileSync(file, 'utf8'));
    else
      for (const [one, bytes] of Object.entries(unzipSync(readFileSync(file))))
        outputs.set(`zip/${one}`, strFromU8(bytes));
  }
}, 540_000);
afterAll(() => {
  delete process.env['LAB_COURSE'];
  made.remove();
});

const all = (fits: (name: string) => boolean): [string, string][] => [...outputs].filter(([name]) => fits(name));
const isPage = (name: string): boolean => name.endsWith('.html');

describe('what hidden checks found', () => {
  it('is in no output, neither inputs nor values', () => {
    expect(outputs.size).toBeGreaterThan(25);
    // Long enough that no public value has the same digits by chance.
    const values = secrets.flatMap(({ got = '', wanted = '', inputs = '' }) =>
      [got, wanted, inputs].flatMap((text) => text.match(/-?\d+\.\d{4,}/g) ?? []),
    );
    expect(values.length).toBeGreaterThan(10);
    const shown = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
    for (const [name, text] of all((one) => !one.startsWith('dolos')))
      for (const secret of values) expect([name, shown(text).includes(secret) && secret]).toEqual([name, false]);
    const hiddenRows = all(isPage).flatMap(([, text]) => text.match(/<tr>.*?hidden<\/span>.*?<\/tr>/gs) ?? []);
    expect(hiddenRows.length).toBeGreaterThan(20);
    expect(hiddenRows.filter((row) => /got|wanted|\d\.\d{3}/.test(row))).toEqual([]);
  });

  it('is in a result, where the lecturer needs it: the search would find it', () => {
    const stored = readFileSync(path.join(made.place, '12342', E5, 'result.json'), 'utf8');
    const own = secrets.find(({ check }) => check === 'angular-momentum')!;
    expect(stored).toContain(own.wanted!.match(/-?\d+\.\d{4,}/)![0]);
  });
});

describe('what a student wrote', () => {
  it('is text in every page, and in no table', () => {
    const pages = all(isPage);
    expect(pages.some(([, text]) => text.includes('&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#39;=cmd'))).toBe(
      true,
    );
    expect(pages.filter(([, text]) => /<script|<\/script/i.test(text))).toEqual([]);
    const tables = [
      ...['grades', 'matrix', 'canvas'].map((name) => outputs.get(name)!),
      ...all((n) => n.endsWith('info.csv')).map(([, text]) => text),
    ];
    expect(tables).toHaveLength(5);
    for (const table of tables) expect(table).not.toContain('cmd');
  });

  it('is escaped in JUnit, and plain text in results.json', () => {
    for (const [, text] of all((name) => name.startsWith('junit')))
      expect(text).not.toMatch(/<script|&(?!amp;|lt;|gt;|quot;|#10;)/);
    for (const [, text] of all((name) => name.startsWith('gradescope'))) {
      const { tests } = JSON.parse(text) as { tests: { output?: string; output_format?: string }[] };
      for (const { output, output_format } of tests)
        expect(output === undefined ? undefined : output_format).toBe(output && 'text');
    }
  });
});

describe('pages', () => {
  it('need nothing from elsewhere: no script, no address, a policy that forbids both', () => {
    for (const [name, text] of all(isPage)) {
      const own = text.replaceAll(/<pre[^]*?<\/pre>/g, '');
      expect([name, own.match(/https?:|\bsrc=|url\(|@import|<link|<script/g)]).toEqual([name, null]);
      expect(own).toContain("default-src 'none'");
    }
  });

  it('lead to each other: each link is a page that is there, one for each student', () => {
    const links = [...outputs.get('report/students.html')!.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    expect(links).toHaveLength(1 + 5);
    for (const link of links) expect(outputs.has(`report/${decodeURIComponent(link)}`)).toBe(true);
    expect(outputs.get('report/index.html')).toContain('href="students.html"');
  });

  it('name the misconception in the words that students saw, with how many made it', () => {
    const page = outputs.get('report/index.html')!;
    expect(page).toMatch(
      /<b>1<\/b> of 5<div[^]*?The products of inertia have the wrong sign: off the diagonal stands -Σ m x y\./,
    );
    expect(page).toContain('Products of inertia carry a plus.');
    expect(page).toContain('05 The inertia tensor of the brick');
    // No key of anybody is on the page for the class.
    expect(page).not.toMatch(/1234\d/);
  });

  it('sum up to the points that Gradescope was given, the hidden ones too', () => {
    for (const [, text] of all((name) => name.startsWith('gradescope'))) {
      const { tests } = JSON.parse(text) as { tests: { max_score?: number; visibility?: string; number?: string }[] };
      expect(tests.reduce((sum, { max_score = 0 }) => sum + max_score, 0)).toBeCloseTo(10, 10);
      const numbers = tests.flatMap(({ number }) => number ?? []);
      expect(new Set(numbers).size).toBe(tests.length - 1);
    }
    const one = JSON.parse(outputs.get(`gradescope/12342/${E5}/results.json`)!) as { tests: { score?: number }[] };
    const stored = new ResultsFolder(made.place).read('12342', E5)!.verdict.score!;
    expect(one.tests.reduce((sum, { score = 0 }) => sum + score, 0)).toBeCloseTo(stored, 10);
  });
});
