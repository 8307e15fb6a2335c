import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXERCISE, temporaryCourse } from '../support.js';
import { runLab } from './run-lab.js';
import type { Ran } from './run-lab.js';

const { course, remove } = temporaryCourse();
const place = mkdtempSync(path.join(os.tmpdir(), 'explain-'));
const at = (...names: string[]): string => path.join(place, ...names);
const wrong = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../exercises/wrong/${EXERCISE}/${name}.ts`, import.meta.url)), 'utf8');

beforeAll(() => {
  process.env['LAB_COURSE'] = course.root;
});
afterAll(() => {
  delete process.env['LAB_COURSE'];
  remove();
  rmSync(place, { recursive: true });
});

const flat = (text: string): string => text.replace(/\s+/g, ' ');
const explain = (student: string, ...more: string[]): Promise<Ran> =>
  runLab(['explain', student, EXERCISE, '--results', at('out'), ...more]);

describe('lab explain', { timeout: 180_000 }, () => {
  it('goes on to an input beside which nothing simpler fails, and tells a command that finds it again', async () => {
    for (const [student, name] of [
      ['ada', '15-along-axis'],
      ['bob', '14-dumbbell'],
    ]) {
      mkdirSync(at('in', student), { recursive: true });
      writeFileSync(at('in', student, `${EXERCISE}.ts`), wrong(name));
    }
    expect((await runLab(['grade', at('in'), '--out', at('out'), '--jobs', '1'])).code).toBe(0);
    const stored = readFileSync(at('out', 'ada', EXERCISE, 'result.json'), 'utf8');

    const { out } = await explain('ada');
    const evidence = /^ {2}any-point: fail[^]*?\n\n/m.exec(out)![0];
    const call = 'inertiaAboutPoint({ mass: 1, com: [0, 0, 0], inertia: [[0, 0, 0], [0, 0, 0], [0, 0, 0]] }';
    const input = '{"body":{"mass":1, "com":[0, 0, 0], "inertia":[[0, 0, 0], [0, 0, 0], [0, 0, 0]]}';
    // A point of 1 kg has no moment about the axis that it lies on; the file has m d².
    const told = [
      `${call}, [0, 0, 6]) got 36 kg m² at row 3, column 3 wanted 0 kg m² error 36 kg m², allowed 3.6e-8 kg m²`,
      `the smallest input that was found while it was graded: ${input}, "point":[0, 0, 6]}`,
      `With less it fails too: ${call}, [0, 0, 1]) got 1 kg m² at row 3, column 3 wanted 0 kg m²`,
      'error 1 kg m², allowed 1e-9 kg m²',
      `the smallest input that was found to fail; what is simpler by one step does not: ${input}, "point":[0, 0, 1]}`,
    ];
    expect(flat(evidence)).toContain(told.join(' '));
    const command = /node lab (explain .* --replay --check any-point)/.exec(out)![1];
    const replayed = await runLab(command.split(' '));
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain(evidence);
    expect(replayed.out).toContain('The same result, byte for byte.');
    expect((await explain('ada', '--check', 'any-point')).out).toContain(evidence.trimEnd());
    expect(readFileSync(at('out', 'ada', EXERCISE, 'result.json'), 'utf8')).toBe(stored);

    const dumbbell = (await explain('bob')).out;
    expect(dumbbell).toContain('the smallest input that was found to fail; what is simpler by one step does not:\n');
    expect(dumbbell).not.toContain('With less');
  });
});
