// Fuzzed submissions: solutions with tokens changed, lost, doubled or swapped, and files cut
// off or with noise in them.
//   node test/long/fuzz.mjs [count] [seed]      results/fuzz.txt keeps the last; 5,000 take an hour
// Each must come to a verdict with a result for every row; each that gets full marks must agree with the
// reference on 1,000 fresh inputs of every sweep, or the sweeps have a hole.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Course } from '../../dist/course/disk/course.js';
import { submissionOf } from '../../dist/course/grading/grade-submission.js';
import { prepare } from '../../dist/course/grading/preparation.js';
import { encodeInputs } from '../../dist/course/guest/reply.js';
import { drawMany } from '../../dist/course/judging/domain.js';
import { judgeSubmission } from '../../dist/course/judging/judge-submission.js';
import { Sandbox } from '../../dist/course/sandbox/sandbox.js';
import { fuzzed } from './fuzzed.mjs';
import { seeded } from './random.mjs';

const FRESH = 1000;
const ROUND = 25;
const UNWATCHED = { watchedCalls: 0, frozenArguments: false, sameArguments: false };

const [count = '5000', seed = '1'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));
const course = new Course(root);
const now = () => performance.now();
const random = seeded(Number(seed)).next;

/** The reference and the kept solutions that go another way: what is changed. */
function originalsOf(id) {
  const folder = `${root}test/course/exercises/unusual/${id}`;
  const kept = existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : [];
  return [course.file(id, 'solution.ts'), ...kept].map((file) => readFileSync(file, 'utf8'));
}

const exercises = await Promise.all(
  course.exercises.map(async (info) => ({
    info,
    originals: originalsOf(info.id),
    preparation: await prepare(course, info, { hidden: true }),
    sandbox: new Sandbox(),
    tally: { graded: 0, refused: 0, full: 0, agreeing: 0 },
  })),
);

async function verdictOn({ info, preparation, sandbox }, source) {
  const host = sandbox.open(await submissionOf(info, source));
  return judgeSubmission({ ...preparation, limits: sandbox.limits }, host, { run: { runner: 'sandbox' }, now });
}

/** Fresh inputs of one sweep that the file gets wrong. */
async function wrongOn({ sweep, row }, host, limits) {
  const inputs = drawMany(sweep.domain, FRESH, random).map(({ input }) => input);
  const wrong = [];
  for (let from = 0; from < inputs.length; from += ROUND) {
    const round = inputs.slice(from, from + ROUND);
    const { outcomes } = await host.run({
      source: sweep.call.toString(),
      inputs: round.map((input) => encodeInputs(input, limits)),
      watch: UNWATCHED,
      ms: limits.sweepMs,
      group: 'public',
    });
    wrong.push(
      ...round.filter((input, i) => {
        const { kind, value } = outcomes[i];
        return kind !== 'value' || sweep.judge(input)(value, { wanted: sweep.wanted(input), inputs: input }).score < 1;
      }),
    );
  }
  return wrong.length === 0
    ? []
    : [`${row.check}: ${wrong.length} of ${FRESH}, as ${JSON.stringify(wrong[0]).slice(0, 200)}`];
}

async function holesIn({ info, preparation, sandbox }, source) {
  const holes = [];
  for (const planned of preparation.plan.sweeps) {
    const host = sandbox.open(await submissionOf(info, source));
    await host.accept();
    holes.push(...(await wrongOn(planned, host, sandbox.limits)));
  }
  return holes;
}

const faults = [];
for (let k = 0; k < Number(count); k++) {
  const exercise = exercises[k % exercises.length];
  const { info, preparation, tally } = exercise;
  const { source, change } = fuzzed(exercise.originals, random);
  const report = (fault) => {
    faults.push(fault);
    console.log(`${info.id} (${k}): ${fault}\n  ${change}`);
  };
  try {
    const verdict = await verdictOn(exercise, source);
    const rows = preparation.info.rubric.length;
    if (!['graded', 'ungradable'].includes(verdict.outcome)) report(`${verdict.outcome}: ${verdict.message}`);
    if (verdict.checks.length !== rows) report(`${verdict.checks.length} results for ${rows} rows`);
    if (verdict.checks.some(({ status }) => status === 'void')) report('a check is void');
    tally[verdict.outcome === 'graded' ? 'graded' : 'refused']++;
    if (verdict.score < verdict.maxScore) continue;
    tally.full++;
    const holes = await holesIn(exercise, source);
    if (holes.length === 0) tally.agreeing++;
    else report(`full marks, and wrong: ${holes.join('; ')}`);
  } catch (error) {
    report(`thrown: ${error.stack}`);
  }
}
for (const { info, sandbox, tally } of exercises) {
  sandbox.close();
  const { graded, refused, full, agreeing } = tally;
  console.log(`${info.id}: ${graded} graded, ${refused} refused, ${full} with full marks, of which ${agreeing} agree`);
}
console.log(`${count} files, seed ${seed}: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
