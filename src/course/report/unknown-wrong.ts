/** Wrong answers that look like no known mistake. Only a person finds out what is behind them. */
import type { StoredVerdict } from '../batch/result.js';
import { isNotBegun } from '../judging/story.js';
import { countOne, mostOften } from './misconception-count.js';

/** A task, and who is wrong in it in a way of their own. */
export interface UnknownWrong {
  exercise: string;
  task: number;
  /** The check in which it is seen most often. */
  title: string;
  students: ReadonlySet<string>;
}

interface Seen {
  exercise: string;
  task: number;
  students: Set<string>;
  titles: Map<string, number>;
}

export class UnknownCount {
  readonly #seen = new Map<string, Seen>();

  add(student: string, exercise: string, { outcome, checks }: StoredVerdict): void {
    if (outcome !== 'graded') return;
    // What is told of one check of a task explains the others.
    const explained = new Set(checks.filter(({ diagnosis }) => diagnosis).map(({ task }) => task));
    const shown = checks.filter(({ hidden, status }) => !hidden && status === 'fail');
    for (const check of shown) {
      const { task, title } = check;
      if (explained.has(task) || isNotBegun(check)) continue;
      const key = `${exercise}\n${task}`;
      const one: Seen = this.#seen.get(key) ?? { exercise, task, students: new Set(), titles: new Map() };
      this.#seen.set(key, one);
      one.students.add(student);
      countOne(one.titles, title);
    }
  }

  /** The most frequent first. */
  get tasks(): UnknownWrong[] {
    return [...this.#seen.values()]
      .map(({ titles, ...one }) => ({ ...one, title: mostOften(titles) }))
      .sort((a, b) => b.students.size - a.students.size || (a.exercise < b.exercise ? -1 : 1) || a.task - b.task);
  }
}
