/** The pages that ask again: review, and the two forms of the test of ideas. */
import { bankForPage, loadTest } from '../bank/question-files.js';
import type { ShownItem } from '../questions/test-of-ideas.js';
import { FORMS, itemsOf } from '../questions/test-of-ideas.js';
import { REVIEW, ideasPage } from './links.js';
import type { Page } from './notebook-page.js';
import type { Asset } from './outputs.js';
import { asset, fence } from './outputs.js';

/** What is asked besides the notebooks' own questions. */
export interface AskedAgain {
  pages: Page[];
  /** Where a page finds the bank; absent where a course has none. */
  bank?: string;
}

const HEADS = 'bank-';

/** What a page of the test needs to ask it and to speak the result. */
export interface PageOfTest {
  form: string;
  items: ShownItem[];
  /** By idea, what is true and which notebook says so. */
  ideas: Record<string, { says: string; notebook: string }>;
}

/** The pages of a course that has questions. One that cannot be made is told to `out`. */
export async function askedAgain(root: string, out: (line: string) => void): Promise<AskedAgain> {
  try {
    const files: Asset[] = await bankForPage(root);
    const bank = files.find(({ name }) => name.startsWith(HEADS));
    const test = await loadTest(root);
    const ideas = Object.fromEntries(Object.entries(test).map(([id, { says, notebook }]) => [id, { says, notebook }]));
    const forms = FORMS.map((form) => ({ form, items: itemsOf(test, form), ideas })).filter(
      ({ items }) => items.length > 0,
    );
    return {
      pages: [...(bank ? [reviewPage(files)] : []), ...forms.map(testPage)],
      ...(bank && { bank: `/outputs/${bank.name}` }),
    };
  } catch (error) {
    out(`The questions cannot be asked in the page: ${(error as Error).message}`);
    return { pages: [] };
  }
}

const page = (link: string, title: string, markdown: readonly string[], assets: Asset[]): Page => ({
  link,
  title,
  summary: '',
  frontmatter: { kind: 'questions', outline: false, aside: false, prev: false, next: false },
  markdown: [`# ${title}`, ...markdown].join('\n\n'),
  assets,
});

const reviewPage = (assets: Asset[]): Page =>
  page(
    REVIEW.link,
    REVIEW.text,
    [
      'A few questions from what you have read, mixed, with other numbers each time. A question comes back about 1, 7 and 21 days after you have known it. Nothing adds up while you are away.',
      fence('course-review', ''),
    ],
    assets,
  );

function testPage(about: PageOfTest): Page {
  const made = asset(JSON.stringify(about), 'json');
  const { link, text } = ideasPage(about.form);
  return page(
    link,
    text,
    [
      `${about.items.length} questions about ${new Set(about.items.map(({ tests }) => tests)).size} ideas, none of which needs a calculator. It is no examination: it shows which ideas you hold, and which the course has still to change.`,
      fence('course-ideas', JSON.stringify({ form: about.form, questions: `/outputs/${made.name}` })),
    ],
    [made],
  );
}
