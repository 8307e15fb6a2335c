/** Wrong answers that look like no known mistake. Only a person finds out what is behind them. */
import type { StoredVerdict } from '../batch/result.js';
import { isNotBegun } from '../judging/story.js';

/** A task, and who is wrong in it in a way of their own. */
export interface UnknownWrong {
  exercise: string;
  task: number;
  /** The check in which it is seen most often. */
  title: string;
  students: ReadonlySet<string>;
}

export class UnknownCount {
  readonly #seen = new Map<string, { exercise: string; task: number; students: Set<string>; titles: string[] }>();

  add(student: string, exercise: string, { outcome, checks }: StoredVerdict): void {
    if (outcome !== 'graded') return;
    // What is told of one check of a task explains the others.
    const explained = new Set(checks.filter(({ diagnosis }) => diagnosis).map(({ task }) => task));
    const shown = checks.filter(({ hidden, status }) => !hidden && status === 'fail');
    for (const check of shown) {
      const { task, title } = check;
      if (explained.has(task) || isNotBegun(check)) continue;
      const key = `${exercise}\n${task}`;
      const one = this.#seen.get(key) ?? { exercise, task, students: new Set<string>(), titles: [] };
      this.#seen.set(key, one);
      one.students.add(student);
      one.titles.push(title);
    }
  }

  /** The most frequent first. */
  get tasks(): UnknownWrong[] {
    return [...this.#seen.values()]
      .map(({ titles, ...one }) => ({ ...one, title: mostFrequent(titles) }))
      .sort((a, b) => b.students.size - a.students.size || (a.exercise < b.exercise ? -1 : 1) || a.task - b.task);
  }
}

function mostFrequent(titles: readonly string[]): string {
  const times = (title: string): number => titles.filter((one) => one === title).length;
  return titles.reduce((most, title) => (times(title) > times(most) ? title : most));
}
