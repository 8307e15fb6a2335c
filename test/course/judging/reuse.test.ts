import { afterAll, describe, expect, it } from 'vitest';
import type { Host } from '../../../src/course/judging/host.js';
import { judgeSubmission } from '../../../src/course/judging/judge-submission.js';
import type { CheckResult, Verdict } from '../../../src/course/judging/verdict.js';
import { DEFAULT_LIMITS } from '../../../src/course/guest/limits.js';
import type { Job } from '../../../src/course/guest/supervisor.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import { fileOf, preparationWith, RIGHT, SECRET, submission, WRONG } from './reuse-exercise.js';

const limits = { ...DEFAULT_LIMITS, checkMs: 200, sweepMs: 300, loadMs: 300 };
const sandbox = new Sandbox({ limits });
afterAll(() => {
  sandbox.close();
});

interface Told {
  verdict: Verdict;
  row: (check: string) => CheckResult;
  /** Jobs that ran with a loan, by the names that were lent. */
  lent: string[];
}

async function judged(source: string, { lends = true, reveal = true } = {}): Promise<Told> {
  const session = sandbox.open(submission(source));
  const lent: string[] = [];
  const run = (job: Job): ReturnType<Host['run']> => {
    if (job.loan) lent.push(job.loan.names.join());
    return session.run(job);
  };
  const options = { run: { runner: 'sandbox' as const }, reveal, now: () => 0 };
  const host = { accept: () => session.accept(), run };
  const verdict = await judgeSubmission(preparationWith(lends, limits), host, options);
  return { verdict, row: (name) => verdict.checks.find(({ check }) => check === name)!, lent };
}

const scores = ({ verdict }: Told): string => verdict.checks.map(({ score }) => score).join(' ');

describe('a mistake that is reused', () => {
  it('costs nothing more where nothing is wrong, or nothing rests on what is', async () => {
    expect(await judged(fileOf({}))).toMatchObject({ verdict: { score: 7 }, lent: [] });
    expect(await judged(fileOf({ mass: WRONG.mass }))).toMatchObject({ verdict: { score: 4 }, lent: [] });
  });

  it('counts once, in rows, sweeps and hidden checks, and is told', async () => {
    const told = await judged(fileOf({ area: WRONG.area }), { reveal: false });
    expect(scores(told)).toBe('0 0 1 1 1 1 1');
    expect(told.row('volume')).toMatchObject({ status: 'pass', note: 'Right, given a right area of task 1.' });
    expect(told.row('any-mass')).toMatchObject({ status: 'pass', note: 'Right, given a right area of task 1.' });
    expect(told.row('twice-as-dense').note).toBe('Right, given a right area of task 1.');
    expect(told.row('area')).not.toHaveProperty('note');
    // What passes with a right area is no mistake of task 2: task 3 is lent the area alone.
    expect(new Set(told.lent)).toEqual(new Set(['area']));
  });

  it('leaves each task its own mistake, and names that', async () => {
    const told = await judged(fileOf(WRONG));
    expect(scores(told)).toBe('0 0 0 0 0 0 0');
    expect(told.row('any-mass')).toMatchObject({
      diagnosis: { id: 'density-in-front' },
      note: 'Tried with a right area of task 1 and a right volume of task 2 in place of yours.',
    });
    expect(scores(await judged(fileOf({ volume: WRONG.volume })))).toBe('1 1 0 0 1 1 1');
  });

  it.each([
    ['an arrow function', { area: 'export const area = (w, h) => w + h;' }],
    ['another name inside', { area: 'function a(w, h) { return w + h; }\nexport { a as area };\nconst area = a;' }],
    ['an alias', { area: `${WRONG.area}\nconst plane = area;`, volume: RIGHT.volume.replace('area(', 'plane(') }],
    [
      'a function between',
      {
        area: `${WRONG.area}\nfunction plane(w, h) { return area(w, h); }`,
        volume: RIGHT.volume.replace('area(', 'plane('),
      },
    ],
    [
      'a list of functions',
      { volume: 'const all = { area };\nexport function volume({ w, h, d }) { return all.area(w, h) * d; }' },
    ],
  ])('is found by way of %s', async (_how, parts) => {
    expect(scores(await judged(fileOf({ area: WRONG.area, ...parts })))).toBe('0 0 1 1 1 1 1');
  });

  it('is one also where the earlier function throws, hangs or changes its argument', async () => {
    const bodies = ['throw new Error("no");', 'for (;;);', 'return null.x;'];
    for (const body of bodies) {
      const told = await judged(fileOf({ area: `export function area(w, h) { ${body} }` }));
      expect(scores(told), body).toBe('0 0 1 1 1 1 1');
    }
    const volume = 'export function volume(box) { box.w *= 2; return area(box.w / 2, box.h) * box.d; }';
    expect(scores(await judged(fileOf({ volume })))).toBe('1 1 1 0 1 1 1');
  });

  it('is none where a function does not call the wrong one, or that is not begun', async () => {
    const alone = 'export function volume({ w, h, d }) { const area = w * h; return area + d; }';
    const told = await judged(fileOf({ area: WRONG.area, volume: alone }));
    expect(told.row('volume')).not.toHaveProperty('note');
    expect(told.lent).not.toContain('area');
    const stub = 'export function area(w, h) { throw new Error("not implemented"); }';
    const begun = await judged(fileOf({ area: stub }));
    expect(begun).toMatchObject({ verdict: { score: 0 }, lent: [] });
    expect(begun.row('mass')).toMatchObject({ status: 'error', thrown: { message: 'not implemented' } });
    // Without any area the volume is written, and wrong: a right one can stand for it, and for the area none.
    expect(await judged(fileOf({ area: '' }))).toMatchObject({
      verdict: { score: 3 },
      lent: expect.not.arrayContaining(['area']) as string[],
    });
  });

  it('is told where no right function can be lent, and the row stays as it is', async () => {
    const told = await judged(fileOf({ area: WRONG.area }), { lends: false });
    expect(scores(told)).toBe('0 0 0 0 0 0 0');
    expect(told.row('volume')).toMatchObject({
      status: 'fail',
      note: 'volume calls area of task 1, which is not right yet: mend that first.',
    });
    expect(told.row('mass').note).toBe(
      'mass calls area of task 1 and volume of task 2, which are not right yet: mend those first.',
    );
  });

  it('keeps the first judgement where the second one is stopped, and has a time of its own', async () => {
    // Knows a right area by what it gives, and hangs then.
    const volume = 'export function volume({ w, h, d }) { while (area(2, 3) === 6); return area(w, h) * d; }';
    const told = await judged(fileOf({ area: WRONG.area, volume }));
    expect(told.row('volume')).toMatchObject({
      status: 'fail',
      got: '25',
      note: 'volume calls area of task 1, which is not right yet: mend that first.',
    });
    const hasty = new Sandbox({ limits: { ...limits, submissionMs: 150 } });
    const session = hasty.open(submission(fileOf({ area: 'export function area(w, h) { for (;;); }' })));
    const preparation = preparationWith(true, { ...limits, submissionMs: 150 });
    const verdict = await judgeSubmission(preparation, session, { run: { runner: 'sandbox' }, now: () => 0 });
    hasty.close();
    expect(verdict.score).toBeGreaterThan(0);
  });
});

describe('a right function that is lent', () => {
  /** Files that want its text, or another answer. */
  const LEAKS: Record<string, string> = {
    'its text': 'console.log(String(area), area.toString(), Object.getOwnPropertyNames(area).join());',
    'the text of what patched methods see': `for (const to of [Function, Array, Object, String, Number]) for (const name of Object.getOwnPropertyNames(to.prototype)) {
      try { const old = to.prototype[name]; if (typeof old === "function" && name !== "constructor") to.prototype[name] = function (...all) { try { console.log(String(this), String(all[0])); } catch {} return Reflect.apply(old, this, all); }; } catch {}
    }`,
    'its stack':
      'try { area({ valueOf() { throw new Error("seen"); } }, 1); } catch (error) { console.log(error.stack, error.message); }',
    'the stack of a callback':
      'Error.prepareStackTrace = (error, sites) => sites.map((site) => Object.keys(Object.getPrototypeOf(site)).join() + String(site)).join();',
    'the loan':
      'try { console.log(String($loan$), JSON.stringify($loan$), String($loan$.area), String($loan$.mass)); } catch (error) { console.log(String(error)); }',
    'its bridge':
      'try { console.log(String(area.call), area.apply(null, [{ toJSON() { return 1; } }, 2]), new area(1, 2)); } catch (error) { console.log(String(error)); }',
  };

  it.each(Object.entries(LEAKS))('gives away nothing by %s', async (_how, leak) => {
    const volume = `export function volume({ w, h, d }) { ${leak}\n const got = area(w, h); return got * d; }`;
    const { verdict, row } = await judged(fileOf({ area: WRONG.area, volume }));
    expect(JSON.stringify(verdict)).not.toContain(SECRET);
    expect(JSON.stringify(verdict)).not.toMatch(/loan\.js|engine\.js|worker\.js|node:internal/);
    expect(row('area').score + row('any-area').score).toBe(0);
  });

  it('tells of arguments that it does not take, and not in which line of it; what a callback throws is the file’s own', async () => {
    const mass = `export function mass(density, box) {
      try { volume(null); } catch (error) { console.log(error.name, error.message); }
      return volume(box) * density(box.d / 2);
    }`;
    const { verdict, row } = await judged(fileOf({ volume: WRONG.volume, mass }));
    expect(row('mass').status).toBe('pass');
    expect(verdict.run.output?.['mass']).toBe('TypeError volume was called with something that it does not take.\n');
  });

  it('cannot be kept for the rows of its own task, nor changed for others', async () => {
    const keeping = 'export function area(w, h) { return globalThis.kept ? globalThis.kept(w, h) : w + h; }';
    const volume = 'export function volume({ w, h, d }) { globalThis.kept = area; return area(w, h) * d; }';
    const told = await judged(fileOf({ area: keeping, volume }));
    expect(told.row('area').score + told.row('any-area').score).toBe(0);
    const before = 'try { $loan$.area = () => 1; area = () => 1; area.call = () => 1; } catch {}';
    expect(scores(await judged(fileOf({ area: WRONG.area, before })))).toBe('0 0 1 1 1 1 1');
  });

  it('is answered for by the trusted side, whatever the file does to its realm', async () => {
    const before =
      'Array.prototype.map = () => []; Reflect.apply = () => 7; JSON.parse = () => ({}); Math.imul = null; Number.prototype.valueOf = () => 7;';
    expect(scores(await judged(fileOf({ area: WRONG.area, before })))).toBe('0 0 1 1 1 1 1');
    expect(scores(await judged(fileOf({ ...WRONG, before })))).toBe('0 0 0 0 0 0 0');
  });
});
