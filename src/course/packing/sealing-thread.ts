/** A thread of sealing.ts: the public checks of an exercise, drawn from a seed, as a copy's file. */
import { parentPort, workerData } from 'node:worker_threads';
import { openCourse } from '../disk/course.js';
import { sealedBytes } from '../disk/sealed-file.js';
import { loadDefinitions } from '../grading/preparation.js';
import type { Definitions } from '../judging/plan.js';
import { planOf } from '../judging/plan.js';
import { sealed } from '../judging/sealed.js';
import type { SealedChecks } from '../judging/sealed.js';
import type { SealingReply, SealingRequest } from './sealing.js';

/**
 * Characters of the answers that known mistakes give in one sweep. One sweep has ten million, two have three.
 */
const MOST_ANSWERS = 4_000_000;

const course = openCourse(workerData as string);
const definitions = new Map<string, Promise<Definitions>>();

async function bytesOf({ exercise, seed }: SealingRequest): Promise<Uint8Array> {
  const info = course.find(exercise);
  const loaded = definitions.get(info.id) ?? loadDefinitions(course, info.id, { hidden: false });
  definitions.set(info.id, loaded);
  // Hidden checks are not loaded, and so need no seed.
  const plan = planOf(info, await loaded, { seeds: { public: seed, hidden: '' }, hidden: false });
  return sealedBytes(withinSize(sealed(info, plan)));
}

/**
 * Leaves out a sweep's last mistakes, combinations of the first, where their answers are too many to carry.
 */
function withinSize(checks: SealedChecks): SealedChecks {
  const sweeps = checks.sweeps.map((sweep) => {
    let kept = 0;
    for (let sum = 0; kept < sweep.mistakes.length; kept++) {
      sum += sweep.cases.reduce((length, { mistakes }) => length + (mistakes[kept]?.length ?? 0), 0);
      if (sum > MOST_ANSWERS) break;
    }
    const cases = sweep.cases.map((one) => ({ ...one, mistakes: one.mistakes.slice(0, kept) }));
    return { ...sweep, cases, mistakes: sweep.mistakes.slice(0, kept) };
  });
  return { ...checks, sweeps };
}

parentPort!.on('message', (request: SealingRequest) => {
  bytesOf(request).then(
    (bytes) => {
      parentPort!.postMessage({ bytes } satisfies SealingReply);
    },
    (error: unknown) => {
      parentPort!.postMessage({ error } satisfies SealingReply);
    },
  );
});
