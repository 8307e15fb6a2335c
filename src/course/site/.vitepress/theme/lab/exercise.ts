/**
 * An exercise on its page: the reader's file, and what the checks say of it. Nothing is judged while typing.
 */
import { GivenUp, openJudge } from '@dist/course/browser/page-judge.js';
import type { PageJudge } from '@dist/course/browser/page-judge.js';
import type { RubricRow } from '@dist/course/judging/exercise.js';
import { fileOf } from '@dist/course/judging/lines-to-order.js';
import { isNotBegun, storiesOf } from '@dist/course/judging/story.js';
import type { Story } from '@dist/course/judging/story.js';
import { totalPoints } from '@dist/course/judging/verdict.js';
import type { CheckResult, Verdict } from '@dist/course/judging/verdict.js';
import { withBase } from 'vitepress';
import { ref, shallowRef } from 'vue';
import type { Ref, ShallowRef } from 'vue';

export interface TaskOfPage {
  title: string;
  /** Of its public checks. */
  points: number;
  exports: string[];
  /** What who has solved it can do: "I can …". */
  can: string;
  /** A hint's text stands in the page; lines to order are here. */
  hints: { head?: string; tail?: string; lines?: string[] }[];
}

/** What the page's script is told. */
export interface ExerciseOfPage {
  id: string;
  version: number;
  title: string;
  notebook: string;
  rubric: RubricRow[];
  stub: string;
  /** False in a student's copy, and on the page of a graded course. */
  hasSolution: boolean;
  tasks: TaskOfPage[];
  /** Addresses below the site's base: of what checks, and of the texts that are shown when asked for. */
  module: string;
  texts: string;
  /** Id of the next exercise. */
  next?: string;
}

/** A diagnosis that comes back this often is asked about before it is told again. */
const ASKED_AT = 3;

const absolute = (link: string): string => new URL(withBase(link), location.href).href;

export class ExerciseSession {
  readonly about: ExerciseOfPage;
  readonly verdict: ShallowRef<Verdict | undefined> = shallowRef();
  /** The rows of the fixed checks, before the sweeps have run. */
  readonly early: ShallowRef<readonly CheckResult[] | undefined> = shallowRef();
  readonly checking: Ref<boolean> = ref(false);
  /** Why the page cannot check at all. */
  readonly trouble: Ref<string | undefined> = ref();
  readonly seconds: Ref<number | undefined> = ref();
  /** The text that the verdict is about. */
  readonly judged: Ref<string | undefined> = ref();
  readonly #repeats = new Map<number, { id: string; times: number; text: string }>();
  #judge: PageJudge | undefined;

  constructor(about: ExerciseOfPage) {
    this.about = about;
  }

  /** Loads what a check needs: worth doing when the reader comes near the editor. */
  warm(): void {
    this.#ready().catch(() => undefined);
  }

  async #ready(): Promise<PageJudge> {
    this.#judge ??= openJudge({ engineUrl: absolute('/engine/') });
    await this.#judge.prepare(absolute(this.about.module));
    return this.#judge;
  }

  /** Judges a text; undefined where a newer check has taken its place or the page cannot check. */
  async check(text: string): Promise<Verdict | undefined> {
    const begin = performance.now();
    this.checking.value = true;
    this.early.value = this.trouble.value = undefined;
    const verdict = await this.#judged(text, (results) => {
      this.early.value = [...results];
    });
    if (!verdict) return undefined;
    // Together: an old verdict must not stand there again, not even for a moment.
    this.checking.value = false;
    this.verdict.value = verdict;
    this.judged.value = text;
    this.seconds.value = (performance.now() - begin) / 1000;
    this.#count(verdict, text);
    return verdict;
  }

  /** What the checks say of the lines that a hint asks to order. */
  async checkOrder(task: number, hint: number, lines: readonly string[], own: string): Promise<Verdict | string> {
    const { head = '', tail = '' } = this.about.tasks[task - 1].hints[hint];
    const file = fileOf({ head, tail }, lines, this.about, { stub: this.about.stub, own });
    if ('problem' in file) return `Your file has no place for the lines: ${file.problem}.`;
    const verdict = await this.#judged(file.source);
    if (verdict) this.checking.value = false;
    return verdict ?? this.trouble.value ?? 'The check was given up.';
  }

  async #judged(text: string, onChecks?: (results: readonly CheckResult[]) => void): Promise<Verdict | undefined> {
    try {
      const judge = await this.#ready();
      return await judge.check(text, onChecks ? { onChecks } : {});
    } catch (error) {
      if (error instanceof GivenUp) return undefined;
      this.checking.value = false;
      this.trouble.value = (error as Error).message;
      return undefined;
    }
  }

  stop(): void {
    this.#judge?.stop();
    this.checking.value = false;
  }

  close(): void {
    this.#judge?.close();
    this.#judge = undefined;
  }

  #count(verdict: Verdict, text: string): void {
    for (const number of this.about.tasks.keys()) {
      const task = number + 1;
      const id = this.storiesOf(task, verdict).at(0)?.check.diagnosis?.id;
      const before = this.#repeats.get(task);
      if (id === undefined) this.#repeats.delete(task);
      else if (before?.id !== id) this.#repeats.set(task, { id, times: 1, text });
      // The same file once more is no new attempt.
      else if (before.text !== text) this.#repeats.set(task, { id, times: before.times + 1, text });
    }
  }

  /** Whether the task's mistake has come back so often that its smallest case is done by hand first. */
  isStuck(task: number): boolean {
    return (this.#repeats.get(task)?.times ?? 0) >= ASKED_AT;
  }

  storiesOf(task: number, verdict: Verdict | undefined = this.verdict.value): Story[] {
    return verdict?.outcome === 'graded' ? storiesOf(verdict, task) : [];
  }

  rowsOf(task: number): CheckResult[] {
    const all = this.checking.value ? (this.early.value ?? []) : (this.verdict.value?.checks ?? []);
    return all.filter((check) => check.task === task);
  }

  /** Points of a task's public checks in the last verdict. */
  pointsOf(task: number): number {
    return totalPoints(this.verdict.value?.checks.filter((check) => check.task === task) ?? []);
  }

  isBegun(task: number): boolean {
    return this.rowsOf(task).some((check) => !isNotBegun(check));
  }

  async solution(): Promise<string> {
    const { solution = '' } = (await (await fetch(absolute(this.about.texts))).json()) as { solution?: string };
    return solution;
  }
}
