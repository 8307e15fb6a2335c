/**
 * One file at a time: sandboxes that serve many submissions, and a second opinion where the
 * machine may be to blame.
 */
import { isDeepStrictEqual } from 'node:util';
import { submissionOf } from '../grading/grade-submission.js';
import type { Limits } from '../guest/limits.js';
import type { Refused } from '../guest/refusals.js';
import { submittedText } from '../guest/submitted-text.js';
import { SandboxFault } from '../guest/supervisor.js';
import type { Preparation } from '../judging/host.js';
import { judgeSubmission } from '../judging/judge-submission.js';
import { refusing } from '../judging/submission.js';
import type { Verdict } from '../judging/verdict.js';
import { Sandbox } from '../sandbox/sandbox.js';
import { EnvironmentFault } from './fault.js';

/** A verdict, and whether the machine may have had a hand in it. */
interface Opinion {
  verdict: Verdict;
  doubtful: boolean;
}

const RUN = { runner: 'sandbox' as const };

export class Lane {
  /** By their limits: nearly all exercises have the same. */
  readonly #sandboxes = new Map<string, Sandbox>();

  /** The verdict on a text, or on one that was refused. Rejects where there can be none. */
  async grade(preparation: Preparation, read: { text: string } | Refused): Promise<Verdict> {
    const first = await this.#twiceIfNotStarted(preparation, read);
    if (!first.doubtful) return first.verdict;
    this.close();
    const second = await this.#twiceIfNotStarted(preparation, read);
    if (!second.doubtful || isSame(first.verdict, second.verdict)) return second.verdict;
    throw new EnvironmentFault(
      'the same file came to two different ends: this machine is too busy, or short of memory.',
    );
  }

  close(): void {
    for (const sandbox of this.#sandboxes.values()) sandbox.close();
    this.#sandboxes.clear();
  }

  async #twiceIfNotStarted(preparation: Preparation, read: { text: string } | Refused): Promise<Opinion> {
    try {
      return await this.#judge(preparation, read);
    } catch (error) {
      if (!(error instanceof SandboxFault)) throw error;
      this.close();
      return this.#judge(preparation, read);
    }
  }

  async #judge(preparation: Preparation, read: { text: string } | Refused): Promise<Opinion> {
    const { info, limits } = preparation;
    const options = { run: RUN, reveal: true, now: (): number => performance.now() };
    const taken = 'refused' in read ? read : submittedText(`${info.id}.ts`, Buffer.from(read.text), limits);
    if ('refused' in taken) {
      return { verdict: await judgeSubmission(preparation, refusing(taken), options), doubtful: false };
    }
    const session = this.#sandboxFor(limits).open(await submissionOf(info, taken.source));
    const verdict = await judgeSubmission(preparation, session, options);
    return { verdict, doubtful: session.doubtful };
  }

  #sandboxFor(limits: Limits): Sandbox {
    const name = JSON.stringify(limits);
    const sandbox = this.#sandboxes.get(name) ?? new Sandbox({ limits });
    this.#sandboxes.set(name, sandbox);
    return sandbox;
  }
}

const isSame = (a: Verdict, b: Verdict): boolean =>
  isDeepStrictEqual({ ...a, run: { ...a.run, durationMs: 0 } }, { ...b, run: { ...b.run, durationMs: 0 } });
