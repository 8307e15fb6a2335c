/** In which tasks a class is wrong without a known mistake, or has not begun. */
import type { StoredVerdict } from '../batch/result.js';
import type { CheckResult } from '../judging/verdict.js';
import { countOne, mostOften } from './misconception-count.js';
import { wrongLists } from './wrong-lists.js';
import type { WrongList } from './wrong-lists.js';

/** A task, and whose checks of it stand in a list. */
export interface CountedTask {
  exercise: string;
  task: number;
  /** The check in which it is seen most often. */
  title: string;
  students: ReadonlySet<string>;
  /** What most of them have in common, in words of ours: what a file throws is its student's text. */
  way: { says: string; students: number };
}

interface Seen {
  exercise: string;
  task: number;
  /** Each student's way. */
  students: Map<string, string>;
  titles: Map<string, number>;
}

/** What is counted of a check. */
export type Counted = Pick<CheckResult, 'task' | 'title'> & Partial<CheckResult>;

export class TaskCount {
  readonly #list: WrongList;
  readonly #seen = new Map<string, Seen>();

  constructor(list: WrongList) {
    this.#list = list;
  }

  add(student: string, exercise: string, { outcome, checks }: StoredVerdict): void {
    if (outcome !== 'graded') return;
    const own = wrongLists(checks)[this.#list];
    const isShown = new Set(own.filter(({ hidden }) => !hidden).map(({ task }) => task));
    // A hidden check names a task only where no public one does.
    for (const check of own) if (!check.hidden || !isShown.has(check.task)) this.note(student, exercise, check);
  }

  note(student: string, exercise: string, check: Counted): void {
    const key = `${exercise}\n${check.task}`;
    const one: Seen = this.#seen.get(key) ?? { exercise, task: check.task, students: new Map(), titles: new Map() };
    this.#seen.set(key, one);
    // A sweep tells more of it.
    if (!one.students.has(student) || check.sweep) one.students.set(student, wayOf(check));
    countOne(one.titles, check.title);
  }

  /** The most frequent first. */
  get tasks(): CountedTask[] {
    return [...this.#seen.values()]
      .map(({ exercise, task, students, titles }) => {
        const ways = new Map<string, number>();
        for (const way of students.values()) countOne(ways, way);
        const says = mostOften(ways);
        const way = { says, students: ways.get(says)! };
        return { exercise, task, students: new Set(students.keys()), title: mostOften(titles), way };
      })
      .sort((a, b) => b.students.size - a.students.size || (a.exercise < b.exercise ? -1 : 1) || a.task - b.task);
  }
}

/** How it goes wrong, where the value alone does not say it. */
function wayOf({ status, message = '', sweep }: Counted): string {
  const [first] = message.split(/\.(?: |$)/);
  const says = status === 'bad-return' ? first.replace(/"[^"]*"/g, '“…”') : (WAYS[status ?? 'fail'] ?? 'another value');
  return sweep?.whenever === undefined ? says : `${says}, ${sweep.whenever}`;
}

const WAYS: Partial<Record<CheckResult['status'], string>> = {
  error: 'it throws an error',
  timeout: 'it does not come to an end',
  crash: 'it needs more than there is of memory or calls',
  'not-run': 'it was not run: the time was used up',
  missing: 'the function is missing',
};
