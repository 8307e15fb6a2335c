/** What the reader has predicted on this page. It stays in this browser, and is sent nowhere. */
import { computed, inject, reactive } from 'vue';
import type { ComputedRef, InjectionKey } from 'vue';

/** A choice or a number; the heights of a drawn curve. */
export type Given = number | readonly number[];

export interface GivenAnswer {
  /** Absent when the reader asked to be shown. */
  given?: Given;
}

const keyOf = (page: string): string => `rigid-body-lab:predictions:${page}`;

/** A browser may refuse to keep anything: then an answer lasts as long as the page. */
function storedOn(page: string): Record<string, GivenAnswer> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(page)) ?? '{}') as Record<string, GivenAnswer>;
  } catch {
    return {};
  }
}

/** How many questions of a page the reader has committed to; those that were only shown do not count. */
export const committedOn = (page: string): number =>
  Object.values(storedOn(page)).filter(({ given }) => given !== undefined).length;

export class Answers {
  readonly #byQuestion: Map<string, GivenAnswer | undefined> = reactive(new Map<string, GivenAnswer | undefined>());
  readonly #page: string;
  /** Before a room nothing is answered yet, and what is uncovered there is nobody's answer. */
  #setAside: [string, GivenAnswer | undefined][] | undefined;
  /** What was uncovered before the room when the wall was left. */
  readonly #rehearsed: Map<string, GivenAnswer | undefined> = new Map<string, GivenAnswer | undefined>();
  /** Whether anything is still covered. */
  readonly anyOpen: ComputedRef<boolean> = computed(() => [...this.#byQuestion.values()].includes(undefined));

  constructor(page: string) {
    this.#page = page;
  }

  /** Takes a question; what was answered on an earlier visit stands again. */
  register(question: string): void {
    this.#byQuestion.set(question, storedOn(this.#page)[question]);
  }

  of(question: string): GivenAnswer | undefined {
    return this.#byQuestion.get(question);
  }

  commit(question: string, answer: GivenAnswer): void {
    this.#byQuestion.set(question, answer);
    this.#store({ ...storedOn(this.#page), [question]: answer });
  }

  /** Asks the question anew. */
  again(question: string): void {
    this.#byQuestion.set(question, undefined);
    const others = Object.entries(storedOn(this.#page)).filter(([asked]) => asked !== question);
    this.#store(Object.fromEntries(others));
  }

  /** Covers everything that this room has not seen, until `resume`. */
  rehearse(): void {
    this.#setAside = [...this.#byQuestion];
    for (const [question] of this.#setAside) this.#byQuestion.set(question, this.#rehearsed.get(question));
  }

  /** Covers everything, for another room. */
  coverAll(): void {
    for (const question of this.#byQuestion.keys()) this.#byQuestion.set(question, undefined);
  }

  /** Back to what the reader has answered. */
  resume(): void {
    for (const [question, answer] of this.#setAside ?? []) {
      this.#rehearsed.set(question, this.#byQuestion.get(question));
      this.#byQuestion.set(question, answer);
    }
    this.#setAside = undefined;
  }

  showAll(): void {
    for (const [question, answer] of this.#byQuestion) if (!answer) this.commit(question, {});
  }

  #store(answers: Record<string, GivenAnswer>): void {
    if (this.#setAside) return;
    try {
      localStorage.setItem(keyOf(this.#page), JSON.stringify(answers));
    } catch {
      // Nothing is lost but the memory of it.
    }
  }
}

export const ANSWERS: InjectionKey<ComputedRef<Answers>> = Symbol('answers');
export const useAnswers = (): Answers => inject(ANSWERS)!.value;
