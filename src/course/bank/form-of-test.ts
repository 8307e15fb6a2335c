/** A form of the test of ideas as other systems take it: what all of them need of an item. */
import type { ChoicePrediction } from '../cells/predict-metadata.js';
import type { Form, ShownItem } from '../questions/test-of-ideas.js';
import { ITEMS_EACH, letterAt } from '../questions/test-of-ideas.js';

/** An option of an item, as it is shown. */
export interface FormOption {
  letter: string;
  text: string;
  isRight: boolean;
  /** The idea behind a wrong one. */
  idea: string;
  reply: string;
}

export interface FormItem {
  /** `momentum-along-omega-2`. */
  id: string;
  place: number;
  text: string;
  options: FormOption[];
}

export interface FormOfTest {
  form: Form;
  title: string;
  items: FormItem[];
  /**
   * Say of each answer when it would be right. It teaches: not before the form is taken for the last time.
   */
  replies: boolean;
}

export const formOfTest = (form: Form, items: readonly ShownItem[], replies: boolean): FormOfTest => ({
  form,
  title: `Test of ideas, form ${form}`,
  replies,
  items: items.map(({ id, place, text, prediction }) => {
    const { options, answer } = prediction as ChoicePrediction;
    return {
      id,
      place,
      text,
      options: options.map((option, i) => ({
        letter: letterAt(i),
        text: option.text,
        isRight: i === answer,
        idea: option.idea ?? '',
        reply: option.reply,
      })),
    };
  }),
});

/** How many ideas a form asks about. */
export const ideasIn = ({ items }: FormOfTest): number => Math.ceil(items.length / ITEMS_EACH);

/** The table item x option x idea; the right option has no idea. */
export const keyRows = ({ form, items }: FormOfTest): string[][] =>
  items.flatMap(({ id, options }) =>
    options.map(({ letter, idea, isRight, text, reply }) => [form, id, letter, isRight ? 'right' : idea, text, reply]),
  );
export const KEY_COLUMNS: readonly string[] = ['form', 'item', 'option', 'idea', 'text', 'reply'];
