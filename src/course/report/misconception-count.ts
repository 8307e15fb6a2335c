/** Which known mistakes a class makes, in the words that students saw. */
import type { StoredVerdict } from '../batch/result.js';
import type { CheckResult } from '../judging/verdict.js';
import { wrongLists } from './wrong-lists.js';

/** A known mistake in an exercise. */
export interface ClassMisconception {
  exercise: string;
  id: string;
  says: string;
  /** The task in which it is seen most often. */
  task: number;
  /** The part of the points that it mostly leaves, of 1. */
  credit: number;
  students: ReadonlySet<string>;
}

interface Seen {
  exercise: string;
  id: string;
  students: Set<string>;
  /** Public checks alone: what hidden ones found nobody was told. */
  texts: Map<string, number>;
  tasks: Map<number, number>;
  credits: Map<number, number>;
  /** By hidden checks. */
  unseen: { student: string; exercise: string; check: CheckResult }[];
}

/** Two mistakes that were found in one value, as the student was told. */
const TWO = /^Two things at once\. First(?:, [^:]*)?: (.+?) Second(?:, [^:]*)?: (.+)$/s;
const AND = '-and-';

export class MisconceptionCount {
  readonly #seen = new Map<string, Seen>();

  add(student: string, exercise: string, { outcome, checks }: StoredVerdict): void {
    if (outcome !== 'graded') return;
    for (const check of wrongLists(checks).known) {
      const { diagnosis, hidden, task, score, points } = check;
      if (!diagnosis) continue;
      const one = this.#of(exercise, diagnosis.id);
      one.students.add(student);
      if (hidden) {
        one.unseen.push({ student, exercise, check });
        continue;
      }
      countOne(one.texts, diagnosis.says);
      countOne(one.tasks, task);
      countOne(one.credits, points === 0 ? 0 : score / points);
    }
  }

  #of(exercise: string, id: string): Seen {
    const key = `${exercise}\n${id}`;
    const counts = { texts: new Map(), tasks: new Map(), credits: new Map(), unseen: [] };
    const one: Seen = this.#seen.get(key) ?? { exercise, id, students: new Set(), ...counts };
    this.#seen.set(key, one);
    return one;
  }

  /** The most frequent first. What only hidden checks found is left out: no text of it was ever shown. */
  get misconceptions(): ClassMisconception[] {
    this.#takeApart();
    return [...this.#seen.values()]
      .filter(({ texts }) => texts.size > 0)
      .map(({ exercise, id, students, texts, tasks, credits }) => ({
        ...{ exercise, id, students, says: mostOften(texts), task: mostOften(tasks), credit: mostOften(credits) },
      }))
      .sort((a, b) => b.students.size - a.students.size || (`${a.exercise}${a.id}` < `${b.exercise}${b.id}` ? -1 : 1));
  }

  /** What is left out there. */
  get untold(): Seen['unseen'] {
    return [...this.#seen.values()].filter(({ texts }) => texts.size === 0).flatMap(({ unseen }) => unseen);
  }

  /** Who makes two mistakes at once makes each of them. */
  #takeApart(): void {
    for (const [key, pair] of [...this.#seen]) {
      const text = TWO.exec(pair.texts.size === 0 ? '' : mostOften(pair.texts));
      const ids = text && this.#partsOf(pair);
      if (!ids) continue;
      for (const [i, id] of ids.entries()) {
        const one = this.#of(pair.exercise, id);
        for (const student of pair.students) one.students.add(student);
        if (one.texts.size === 0) one.texts.set(text[i + 1], 1);
        for (const [task, times] of pair.tasks) one.tasks.set(task, (one.tasks.get(task) ?? 0) + times);
        if (one.credits.size === 0) one.credits.set(0, 1);
      }
      this.#seen.delete(key);
    }
  }

  /** The names of both; undefined where the name can be read in several ways and none is known. */
  #partsOf({ exercise, id }: Seen): [string, string] | undefined {
    const words = id.split(AND);
    const ways = words
      .slice(1)
      .map((_word, i): [string, string] => [words.slice(0, i + 1).join(AND), words.slice(i + 1).join(AND)]);
    const isSeen = (one: string): boolean => this.#seen.has(`${exercise}\n${one}`);
    return ways.length === 1 ? ways[0] : ways.find(([a, b]) => isSeen(a) || isSeen(b));
  }
}

/** One more of a value. */
export function countOne<T>(counts: Map<T, number>, value: T): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** The value that was counted most often. */
export function mostOften<T>(counts: ReadonlyMap<T, number>): T {
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
