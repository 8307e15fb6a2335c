/** What is found beyond the verdict: known by hand, called as a person would call it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gradeBatch } from '../../../src/course/batch/grade-batch.js';
import { simplestInputs } from '../../../src/course/batch/simplest.js';
import type { Simplest } from '../../../src/course/batch/simplest.js';
import { openCourse } from '../../../src/course/disk/course.js';
import type { CheckResult } from '../../../src/course/judging/verdict.js';
import { bundleTrusted } from '../../../src/course/sandbox/load.js';

const course = openCourse();
const wrongFile = (exercise: string, name: string): string =>
  fileURLToPath(new URL(`../exercises/wrong/${exercise}/${name}.ts`, import.meta.url));

interface Searched {
  /** What the verdict has. */
  stored: CheckResult;
  search: (options?: { key?: string }) => Promise<Simplest | undefined>;
}

/** The check of a text as it is graded, and what is simpler. */
async function searched(exercise: string, text: string, check: string): Promise<Searched> {
  const submission = { student: 'ada', exercise, text, origin: 'ada.ts' };
  for await (const { result } of gradeBatch(course, [submission])) {
    const stored = result.verdict.checks.find((one) => one.check === check)!;
    const search = async (options = {}): Promise<Simplest | undefined> =>
      (await simplestInputs(course, { ...submission, checks: [stored] }, options)).get(check);
    return { stored, search };
  }
  throw new Error('nothing was graded');
}

type Exported = Record<string, (...given: unknown[]) => unknown>;
interface Case {
  exercise: string;
  name: string;
  check: string;
  input: Record<string, unknown>;
  answer: (of: Exported, input: Case['input']) => unknown;
  /** By hand. */
  right: unknown;
  call: string;
}

const NOTHING = [0, 0, 0];
const CASES: Case[] = [
  {
    ...{ exercise: '02-change-of-basis', name: 'iteration-cap', check: 'any-point' },
    input: { point: [0, 1], frame: { origin: [0, 0], axes: [[-1, 1], [3, -2]] } }, // prettier-ignore
    answer: ({ toFrame }, { point, frame }) => toFrame(point, frame),
    // 3 (-1, 1) + 1 (3, -2)
    right: [3, 1],
    call: 'toFrame([0, 1], { origin: [0, 0], axes: [[-1, 1], [3, -2]] })',
  },
  {
    ...{ exercise: '05-inertia-tensor', name: '15-along-axis', check: 'any-point' },
    input: { body: { mass: 1, com: NOTHING, inertia: [NOTHING, NOTHING, NOTHING] }, point: [0, 0, 1] },
    answer: ({ inertiaAboutPoint }, { body, point }) => inertiaAboutPoint(body, point),
    // A point of 1 kg, 1 m away along z.
    right: [[1, 0, 0], [0, 1, 0], [0, 0, 0]], // prettier-ignore
    call: 'inertiaAboutPoint({ mass: 1, com: [0, 0, 0], inertia: [[0, 0, 0], [0, 0, 0], [0, 0, 0]] }, [0, 0, 1])',
  },
  {
    ...{ exercise: '06-principal-axes', name: '11-swap-sort', check: 'any-frame' },
    input: {
      values: [1, 1, 0],
      vectors: [[-1e-10, -1, 0.8], [0, 0, 1], [-1, 0, 0]], // prettier-ignore
      moments: [0, 1, 1],
      axes: [[-1, 0, 0], [0, -1, 0], [0, 0, 1]], // prettier-ignore
    },
    answer: ({ principalFrame }, { values, vectors }) =>
      (principalFrame({ values, vectors }) as { moments: unknown }).moments,
    right: [0, 1, 1],
    call: 'principalFrame({ values: [1, 1, 0], vectors: [[-1e-10, -1, 0.8], [0, 0, 1], [-1, 0, 0]] })',
  },
];

const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_name, v: unknown) => (typeof v === 'number' ? Number(v.toFixed(9)) + 0 : v));

describe('the simplest failing input', { timeout: 180_000 }, () => {
  it.each(CASES)('of $exercise, $name', async ({ exercise, name, check, input, answer, right, call }) => {
    const file = wrongFile(exercise, name);
    const { stored, search } = await searched(exercise, readFileSync(file, 'utf8'), check);
    const found = await search();
    expect(found?.isLast).toBe(true);
    expect(JSON.parse(found!.check!.inputs!)).toEqual(input);
    expect(found!.check!.call).toBe(call);
    expect(stored.inputs!.length).toBeGreaterThanOrEqual(found!.check!.inputs!.length);
    expect(stored.inputs).not.toBe(found!.check!.inputs);

    const wrong = answer((await import(file)) as Exported, input);
    const solution = answer((await import(course.file(exercise, 'solution.ts'))) as Exported, input);
    expect(rounded(solution)).toEqual(right);
    expect(rounded(wrong)).not.toEqual(right);

    expect(await search()).toEqual(found);
  });

  it('is the one that is stored, where nothing simpler beside it fails', async () => {
    const braked = await bundleTrusted(course.file('12-tumbling', 'mistakes', 'braked-never-arrives.ts'));
    const { search } = await searched('12-tumbling', braked, 'any-damped');
    expect(await search()).toEqual({ isLast: true });
  });

  it('is not looked for with other inputs than the stored ones, or where only other calls make it fail', async () => {
    const capped = readFileSync(wrongFile('02-change-of-basis', 'iteration-cap'), 'utf8');
    const { search } = await searched('02-change-of-basis', capped, 'any-point');
    expect(await search({ key: 'k'.repeat(32) })).toBeUndefined();
    const cached = readFileSync(wrongFile('05-inertia-tensor', '31-cached-per-body'), 'utf8');
    const memory = await searched('05-inertia-tensor', cached, 'any-point');
    expect(memory.stored.sweep).toBeDefined();
    expect(await memory.search()).toBeUndefined();
  });

  it('is said to be the last only where all beside it came to an end', async () => {
    // Wrong for some masses; a whole one of them, which no drawn input has, never ends.
    const right = await bundleTrusted(course.file('05-inertia-tensor', 'solution.ts'));
    const head = /function inertiaAboutPoint\(.*\{\n/;
    expect(right).toMatch(head);
    const text = right.replace(
      head,
      (line) => `${line}const { mass } = arguments[0];
        if (mass > 5 && mass < 20) { while (Number.isInteger(mass)); return arguments[0].inertia; }
      `,
    );
    const { stored, search } = await searched('05-inertia-tensor', text, 'any-point');
    expect(stored.status).toBe('fail');
    expect(await search()).toEqual({ isLast: false });
  });
});
