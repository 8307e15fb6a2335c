/**
 * The cell with which a notebook opens: three questions from before, as Jupyter and GitHub show
 * them, with answers in folds.
 */
import type { SourceCell } from '../cells/notebook.js';
import { drawn, rightAnswer, rightReply } from '../questions/drawn-question.js';
import type { DrawnQuestion } from '../questions/drawn-question.js';
import { openerOf, printedSeed } from '../questions/opener.js';
import { headOfQuestion } from '../questions/question.js';
import type { BankQuestion } from '../questions/question.js';

/** The id of the cell, and the field of its head that tells the page to ask anew. */
export const OPENER = 'opener';

const COUNTS = ['No question', 'One question', 'Two questions', 'Three questions'];

/**
 * The cell; undefined where the bank has nothing from before. `files` are the names of the
 * notebooks by their numbers.
 */
export function openerCell(
  bank: readonly BankQuestion[],
  notebook: string,
  files: Readonly<Record<string, string>>,
): SourceCell | undefined {
  const chosen = openerOf(bank.map(headOfQuestion), notebook);
  if (chosen.length === 0) return undefined;
  const questions = chosen.map(({ id }) =>
    drawn(
      bank.find((entry) => entry.id === id)!,
      printedSeed(notebook),
    ),
  );
  const source = [
    `## ${COUNTS[questions.length]} from before`,
    'Say your answer first; then open it.',
    ...questions.map((question, k) => questionText(question, k + 1, files)),
  ].join('\n\n');
  return { kind: 'markdown', id: OPENER, metadata: { opener: true }, source };
}

function questionText(
  { text, notebook, prediction }: DrawnQuestion,
  place: number,
  files: Readonly<Record<string, string>>,
): string {
  const options = 'options' in prediction ? prediction.options.map((option) => option.text) : [];
  const items = prediction.kind === 'order' ? prediction.items : [];
  const unit = prediction.kind === 'number' && prediction.unit !== '' ? ` (in ${prediction.unit})` : '';
  const from = notebook in files ? `[${notebook}](${files[notebook]}.ipynb)` : notebook;
  return [
    `**${place}.** ${text}${unit}`,
    ...([...options, ...items].length > 0 ? [[...options, ...items].map((option) => `- ${option}`).join('\n')] : []),
    `<details><summary>The answer</summary>`,
    `${rightAnswer(prediction)}. ${rightReply(prediction)} (Notebook ${from}.)`,
    '</details>',
  ].join('\n\n');
}
