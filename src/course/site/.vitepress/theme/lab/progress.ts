/**
 * The reader's progress, one for home, sidebar and exercises: under `npm start` that of
 * `lab list`, else the browser's own.
 */
import type { ProgressReply } from '@dist/course/site/work-server.js';
import { emptyProgress, noteChange } from '@dist/course/judging/progress.js';
import type { ExerciseProgress, Progress, ProgressChange, RecordedExercise } from '@dist/course/judging/progress.js';
import type { Verdict } from '@dist/course/judging/verdict.js';
import { computed, shallowRef } from 'vue';
import type { ComputedRef, ShallowRef } from 'vue';
import { NoServer, courseServer } from './course-server.js';
import type { CourseServer } from './course-server.js';
import { Tabs } from './tabs.js';
import { workStore } from './work-store.js';

/** How the reader stands in an exercise. */
export type ExerciseStanding = Pick<ExerciseProgress, 'passed' | 'score' | 'maxScore' | 'tasks'> & {
  /** Tasks whose solution was shown before they were solved. */
  shown: number[];
};

/** Where only a solution was opened. */
const UNCHECKED = { passed: false, score: 0, maxScore: 0, tasks: [] };

/** For each task whether all points of its public checks are reached. */
export const solvedOf = (tasks: readonly { points: number }[], standing: ExerciseStanding | undefined): boolean[] =>
  tasks.map(({ points }, i) => (standing?.tasks[i] ?? 0) >= points);

/** A change that the server has not heard of. */
interface Unsent {
  exercise: string;
  change: ProgressChange;
}

export class ProgressOfPage {
  /** What the reader should know of the stored progress. */
  readonly notes: ShallowRef<readonly string[]> = shallowRef([]);
  readonly #progress: ShallowRef<Progress> = shallowRef(emptyProgress());
  readonly #begun: ShallowRef<ReadonlySet<string>> = shallowRef(new Set());
  readonly #store = workStore();
  #server: CourseServer | undefined;
  #tabs: Tabs | undefined;
  #opened: Promise<void> | undefined;
  #turn: Promise<void> = Promise.resolve();

  /** Fetches the progress and follows it from then on. */
  open(): Promise<void> {
    return (this.#opened ??= this.#open());
  }

  async #open(): Promise<void> {
    this.#server = courseServer();
    this.#tabs = new Tabs(({ kind }) => {
      if (kind !== 'agreed') void this.#fetch();
    });
    this.#server?.listen(({ kind }) => {
      if (kind !== 'gone') void this.#fetch();
    });
    await this.#fetch();
  }

  /** How the reader stands; with the exercise's version, what was reached in an older one does not count. */
  of(exercise: string, version?: number): ComputedRef<ExerciseStanding | undefined> {
    return computed(() => {
      const { exercises, shown } = this.#progress.value;
      const entry = exercises[exercise];
      const isCurrent = entry && (version === undefined || entry.version === version);
      const opened = shown?.[exercise] ?? [];
      if (!isCurrent) return opened.length > 0 ? { ...UNCHECKED, shown: opened } : undefined;
      const { passed, score, maxScore, tasks } = entry;
      return { passed, score, maxScore, tasks, shown: opened };
    });
  }

  /** Whether the reader has begun the exercise. */
  begun(exercise: string): ComputedRef<boolean> {
    return computed(() => this.#begun.value.has(exercise));
  }

  /** The exercise that the reader is at. */
  readonly current: ComputedRef<string | undefined> = computed(() => this.#progress.value.current);

  /** Rungs of a task's ladder of hints that were shown, and the fingerprint of the file at the last one. */
  hintsShown(exercise: string, task: number): ComputedRef<{ rungs: number; file: string | undefined }> {
    return computed(() => {
      const { hints, hintFiles } = this.#progress.value;
      return { rungs: hints[exercise]?.[task] ?? 0, file: hintFiles?.[exercise]?.[task] };
    });
  }

  /** Notes a verdict on the text with that fingerprint. */
  record(info: RecordedExercise, verdict: Verdict, file: string): Promise<void> {
    return this.#note(info, { kind: 'verdict', verdict, file });
  }

  /** Notes that the solution of a task was shown. */
  markShown(info: RecordedExercise, task: number): Promise<void> {
    return this.#note(info, { kind: 'shown', task });
  }

  /** Notes that so many rungs of a ladder were shown for the text with that fingerprint. */
  noteHint(info: RecordedExercise, task: number, rungs: number, file: string): Promise<void> {
    return this.#note(info, { kind: 'hint', task, rungs, file });
  }

  async #note(info: RecordedExercise, change: ProgressChange): Promise<void> {
    const noted = (progress: Progress = emptyProgress()): Progress => {
      const copy = structuredClone(progress);
      noteChange(copy, info, change);
      return copy;
    };
    if (this.#server) {
      this.#progress.value = noted(this.#progress.value);
      await this.#store.change<Unsent[]>('unsent', (unsent = []) => [...unsent, { exercise: info.id, change }]);
      await this.#fetch();
    } else {
      this.#progress.value = await this.#store.change<Progress>('progress', noted);
      this.#tabs?.tell({ kind: 'progress' });
    }
  }

  /** One after the other, so that an older answer never comes last. */
  #fetch(): Promise<void> {
    this.#turn = this.#turn.then(() => (this.#server ? this.#exchange(this.#server) : this.#read()));
    return this.#turn;
  }

  async #read(): Promise<void> {
    const works = await this.#store.all('work');
    this.#begun.value = new Set(works.map(({ exercise }) => exercise));
    const kept = await this.#store.get('state', 'progress');
    this.#progress.value = (kept?.value as Progress | undefined) ?? emptyProgress();
  }

  /** Sends what the server has not heard of, and takes what it says. */
  async #exchange(server: CourseServer): Promise<void> {
    try {
      for (;;) {
        const unsent = (await this.#store.get('state', 'unsent'))?.value as Unsent[] | undefined;
        const [first] = unsent ?? [];
        if ((first as Unsent | undefined) === undefined) break;
        await server.ask(`progress/${first.exercise}`, { method: 'POST', body: first.change });
        // What it refuses now, such as a verdict of an older version, it refuses for ever.
        await this.#store.change<Unsent[]>('unsent', (all = []) => all.slice(1));
      }
      const { status, body } = await server.ask('progress');
      if (status !== 200) return;
      const { progress, begun, notes } = body as ProgressReply;
      this.#progress.value = progress;
      this.#begun.value = new Set(begun);
      this.notes.value = notes;
    } catch (error) {
      if (!(error instanceof NoServer)) throw error;
    }
  }
}

let ofPage: ProgressOfPage | undefined;
/** The progress of the page; `open` it once the page is shown. */
export const progressOfPage = (): ProgressOfPage => (ofPage ??= new ProgressOfPage());
