/** What the reader has predicted on this page. It stays in this browser, and is sent nowhere. */
import { computed, inject, reactive } from 'vue';
import type { ComputedRef, InjectionKey } from 'vue';

/** A choice or a number; the heights of a drawn curve. */
export type Given = number | readonly number[];

export interface GivenAnswer {
  /** Absent when the reader asked to be shown. */
  given?: Given;
}

export class Answers {
  readonly #byQuestion: Map<string, GivenAnswer | undefined> = reactive(new Map<string, GivenAnswer | undefined>());
  readonly #key: string;
  /** Whether anything is still covered. */
  readonly anyOpen: ComputedRef<boolean> = computed(() => [...this.#byQuestion.values()].includes(undefined));

  constructor(page: string) {
    this.#key = `rigid-body-lab:predictions:${page}`;
  }

  /** Takes a question; what was answered on an earlier visit stands again. */
  register(question: string): void {
    this.#byQuestion.set(question, this.#stored()[question]);
  }

  of(question: string): GivenAnswer | undefined {
    return this.#byQuestion.get(question);
  }

  commit(question: string, answer: GivenAnswer): void {
    this.#byQuestion.set(question, answer);
    this.#store({ ...this.#stored(), [question]: answer });
  }

  /** Asks the question anew. */
  again(question: string): void {
    this.#byQuestion.set(question, undefined);
    const others = Object.entries(this.#stored()).filter(([asked]) => asked !== question);
    this.#store(Object.fromEntries(others));
  }

  showAll(): void {
    for (const [question, answer] of this.#byQuestion) if (!answer) this.commit(question, {});
  }

  /** A browser may refuse to keep anything: then an answer lasts as long as the page. */
  #stored(): Record<string, GivenAnswer> {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<string, GivenAnswer>;
    } catch {
      return {};
    }
  }

  #store(answers: Record<string, GivenAnswer>): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(answers));
    } catch {
      // Nothing is lost but the memory of it.
    }
  }
}

export const ANSWERS: InjectionKey<ComputedRef<Answers>> = Symbol('answers');
export const useAnswers = (): Answers => inject(ANSWERS)!.value;
