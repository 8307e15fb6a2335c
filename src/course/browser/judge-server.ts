/** The judge worker's side: takes requests, and judges the newest text on the road of every verdict. */
import { submittedText } from '../guest/submitted-text.js';
import { prepareModule } from '../judging/exercise-module.js';
import type { ExerciseModule } from '../judging/exercise-module.js';
import { withLateTexts } from '../judging/late-texts.js';
import { judgeSubmission } from '../judging/judge-submission.js';
import type { Host, Preparation } from '../judging/host.js';
import { refusing, submissionWith } from '../judging/submission.js';
import { faultOf } from '../judging/verdict.js';
import type { Verdict } from '../judging/verdict.js';
import type { JudgeReply, JudgeRequest } from './judge-messages.js';
import type { PageSandbox } from './page-sandbox.js';
import { messageOf } from '../guest/thrown.js';

/** The limits of time are kept by the clock on the wall, and so by whatever else the machine does. */
const RUN = { runner: 'page', advisory: 'not the grade' } as const;

export interface JudgeSurroundings {
  /** Loads the module of an exercise from its address. */
  load: (exercise: string) => Promise<ExerciseModule>;
  sandbox: PageSandbox;
  reply: (reply: JudgeReply) => void;
}

interface Exercise {
  preparation: Preparation;
  library: string;
  /** The value with its texts. */
  told: <T>(value: T) => Promise<T>;
}

const ignore = (): void => undefined;

/** Asks the reference solution before a student does; what it throws is told by the check that meets it. */
async function askAhead({ plan, reference }: Preparation): Promise<void> {
  const asked = [
    ...plan.checks.map((planned) => () => reference?.check(planned)),
    ...plan.sweeps.map((planned) => () => reference?.sweep(planned)),
  ];
  for (const ask of asked) {
    // A check that has come in the meantime goes first.
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    await ask()?.catch(() => undefined);
  }
}

export class JudgeServer {
  readonly #around: JudgeSurroundings;
  readonly #exercises = new Map<string, Promise<Exercise>>();
  /** The number of the text that is judged; what comes of an older one is of no use. */
  #current = 0;

  constructor(around: JudgeSurroundings) {
    this.#around = around;
    around.sandbox.warmUp();
  }

  async receive(request: Exclude<JudgeRequest, { kind: 'broke' }>): Promise<void> {
    if (request.kind === 'stop') {
      this.#current = 0;
      this.#around.sandbox.close();
      this.#around.sandbox.warmUp();
      return;
    }
    const { number, exercise } = request;
    if (request.kind === 'check') this.#current = number;
    try {
      const loaded = await this.#exercise(exercise);
      if (request.kind === 'prepare') {
        this.#around.reply({ kind: 'prepared', number });
        await askAhead(loaded.preparation);
      } else if (number === this.#current) await this.#check(request, loaded);
    } catch (error) {
      this.#around.reply({ kind: 'failed', number, message: messageOf(error) });
    }
  }

  #exercise(address: string): Promise<Exercise> {
    const known = this.#exercises.get(address) ?? this.#load(address);
    this.#exercises.set(address, known);
    return known;
  }

  async #load(address: string): Promise<Exercise> {
    const module = await this.#around.load(address);
    const texts = async (): Promise<readonly string[]> => (await module.lateTexts()).default;
    return {
      preparation: prepareModule(module),
      library: module.library,
      told: (value) => withLateTexts(value, texts),
    };
  }

  async #check({ number, source }: JudgeRequest & { kind: 'check' }, exercise: Exercise): Promise<void> {
    const { sandbox, reply } = this.#around;
    const verdict = await exercise.told(await this.#verdict(number, source, exercise));
    if (number !== this.#current) return;
    reply({ kind: 'verdict', number, verdict });
    sandbox.warmUp();
  }

  /** Never throws: what fails on our side is the outcome `grader-error`. */
  async #verdict(number: number, source: string, { preparation, library, told }: Exercise): Promise<Verdict> {
    const { sandbox, reply } = this.#around;
    const { info, limits } = preparation;
    const read = submittedText(`${info.id}.ts`, new TextEncoder().encode(source), limits);
    const host: Host =
      'refused' in read ? refusing(read) : sandbox.open(submissionWith(info, read.source, library), limits);
    let rowsTold: Promise<void> | undefined;
    try {
      const verdict = await judgeSubmission(preparation, host, {
        run: RUN,
        now: () => performance.now(),
        onChecks: (results) => {
          // Later rows must not be among them once they are told. What fails to load is told by the verdict.
          rowsTold = told([...results]).then((rows) => {
            if (number === this.#current) reply({ kind: 'checks', number, results: rows });
          }, ignore);
        },
      });
      await rowsTold;
      return verdict;
    } catch (error) {
      return faultOf(info, messageOf(error), { hidden: false, run: { ...RUN, durationMs: 0 } });
    }
  }
}
