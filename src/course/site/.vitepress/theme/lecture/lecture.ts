/** A notebook before a room: whether it is on, how large, and the votes on its questions. */
import { computed, inject, ref, shallowReactive } from 'vue';
import type { ComputedRef, InjectionKey, Ref } from 'vue';
import { Vote } from './vote.js';

const SIZES = [0.8, 0.9, 1, 1.15, 1.3, 1.5];
const USUAL = 2;
const KEY = 'rigid-body-lab:lecture-key';

export class Lecture {
  readonly active: Ref<boolean> = ref(false);
  readonly #size: Ref<number> = ref(USUAL);
  /** Factor of all letters. */
  readonly size: ComputedRef<number> = computed(() => SIZES[this.#size.value]);
  /** Whether the key L begins and ends it. */
  readonly byKey: Ref<boolean> = ref(true);
  /** Whether code stands beside what it draws. */
  readonly withCode: Ref<boolean> = ref(false);
  /** Where the wall was left, to go on there. */
  left: { element: Element; scrollY: number } | undefined;
  readonly #asked: Map<string, { options: number; isTwin: boolean }> = new Map<
    string,
    { options: number; isTwin: boolean }
  >();
  readonly #votes: Map<string, Vote> = shallowReactive(new Map<string, Vote>());

  /** A browser may refuse to keep anything: then the key works. */
  remember(): void {
    try {
      this.byKey.value = localStorage.getItem(KEY) !== 'off';
    } catch {
      this.byKey.value = true;
    }
  }

  listenToKey(on: boolean): void {
    this.byKey.value = on;
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off');
    } catch {
      // It holds as long as the page.
    }
  }

  begin(): void {
    this.active.value = true;
  }

  /** For another room: no hand is counted. */
  anew(): void {
    for (const [question, { options, isTwin }] of this.#asked) this.#votes.set(question, new Vote(options, { isTwin }));
  }

  /** Another page has other questions. */
  forget(): void {
    this.end();
    this.#asked.clear();
    this.#votes.clear();
    this.left = undefined;
  }

  end(): void {
    this.active.value = false;
  }

  resize(by: 1 | -1): void {
    this.#size.value = Math.min(SIZES.length - 1, Math.max(0, this.#size.value + by));
  }

  /** Takes a question with so many options, on which the room will vote; what it has voted stands. */
  take(question: string, options: number, isTwin: boolean): void {
    if (this.#asked.has(question)) return;
    this.#asked.set(question, { options, isTwin });
    this.#votes.set(question, new Vote(options, { isTwin }));
  }

  voteOn(question: string | undefined): Vote | undefined {
    return question === undefined ? undefined : this.#votes.get(question);
  }
}

export const LECTURE: InjectionKey<Lecture> = Symbol('lecture');
export const useLecture = (): Lecture => inject(LECTURE)!;
