import { afterAll, describe, expect, it } from 'vitest';
import type { Host } from '../../../src/course/judging/host.js';
import { judgeSubmission } from '../../../src/course/judging/judge-submission.js';
import { exportedNames, planOf } from '../../../src/course/judging/plan.js';
import type { Verdict } from '../../../src/course/judging/verdict.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import { largestDescendant } from '../sandbox/station.js';
import { callAttacks } from './bridge-attacks-calls.js';
import { valueAttacks } from './bridge-attacks.js';
import { definitions, fileWith, info, limits } from './bridge-exercise.js';
import { slice } from '../../support/slice.js';

const sandbox = new Sandbox({ limits });
afterAll(() => {
  sandbox.close();
});
const plan = planOf(info, definitions, { seeds: { public: 'seen', hidden: 'unseen' }, hidden: true });
const submission = { imports: [], library: '({})', names: exportedNames(info), methods: info.methods! };

const now = (): number => performance.now();
const judged = (host: Host): Promise<Verdict> =>
  judgeSubmission({ info, plan, limits }, host, { run: { runner: 'sandbox' }, reveal: true, now });
const grade = (source: string): Promise<Verdict> => judged(sandbox.open({ ...submission, source }));

describe('an attack on the bridge', () => {
  it.each(slice([...valueAttacks, ...callAttacks], 4).map((attack) => [attack.how, attack] as const))(
    '%s',
    async (_how, { file, score, statuses }) => {
      let peak = 0;
      const timer = setInterval(() => (peak = Math.max(peak, largestDescendant())), 25);
      const verdict = await grade(file);
      clearInterval(timer);
      const found = Object.fromEntries(verdict.checks.map(({ check, status }) => [check, status]));
      const told = verdict.checks.map(({ check, message }) => `${check}: ${message ?? ''}`).join('\n');
      const wanted = Object.entries(statuses).map(([check, status]): [string, unknown] => [
        check,
        typeof status === 'string' ? status : expect.stringMatching(status),
      ]);
      expect({ score: verdict.score, ...found }, told).toMatchObject({ score, ...Object.fromEntries(wanted) });
      expect(verdict.checks).toHaveLength(info.rubric.length);
      expect(verdict.maxScore).toBe(10);
      expect(told).not.toMatch(/node_modules|file:\/\/|bridge\.js|dist\//);
      expect(peak).toBeLessThan(limits.workerBytes + 2 ** 26);
      expect((await grade(fileWith({}))).score, 'the next file').toBe(10);
    },
    60_000,
  );
});
