/** Where a notebook asks for a prediction, and which cells stay covered until the reader has answered. */
import type { Cell } from '../cells/notebook.js';
import type { Prediction } from '../cells/predict-metadata.js';
import { predictionOf } from '../cells/predict-metadata.js';

/** A question of a notebook. */
export interface Question {
  /** Index of the cell that asks. */
  cell: number;
  prediction: Prediction;
  /** The text of the cell before the question, the question, and what follows it. */
  before: string;
  asked: string;
  after: string;
  /** Index of the last cell that is covered; the asking cell itself when nothing is. */
  until: number;
}

const MARK = '**Predict:**';

/** Throws when the head asks and the text does not: Jupyter would lose the question. */
function textOf({ id, source }: Cell): Pick<Question, 'before' | 'asked' | 'after'> {
  const at = source.indexOf(MARK);
  if (at < 0) {
    throw new RangeError(
      `head of ${id}: expected ${MARK} in the text, got none. Jupyter shows no head, only the text.`,
    );
  }
  const [asked = '', ...after] = source.slice(at + MARK.length).split(/\n\s*\n/);
  const question = asked.trim();
  // In the text it goes on after the word; in the card it stands alone.
  return {
    before: source.slice(0, at).trimEnd(),
    asked: question.charAt(0).toUpperCase() + question.slice(1),
    after: after.join('\n\n'),
  };
}

/** The last cell that a prediction covers: the one that it names, else the next text. */
function lastCovered(cells: readonly Cell[], asking: number, { until }: Prediction): number {
  const wanted = cells.findIndex(
    ({ id, kind }, k) => k > asking && (until === undefined ? kind === 'markdown' : id === until),
  );
  if (wanted >= 0) return wanted;
  if (until === undefined) return asking;
  const { id } = cells[asking];
  throw new RangeError(
    `head of ${id}: expected predict.until to be a later cell, got ${until}. The answer comes after it.`,
  );
}

/** A twin asks what an earlier question has answered. */
function expectEarlier(questions: readonly Question[], cells: readonly Cell[], { id }: Cell, twinOf?: string): void {
  if (twinOf === undefined || questions.some((q) => cells[q.cell].id === twinOf)) return;
  throw new RangeError(
    `head of ${id}: expected predict.twinOf to be an earlier question, got ${twinOf}. It is asked again once that is answered.`,
  );
}

/** All questions of a notebook, in order. */
export function questionsOf(cells: readonly Cell[]): Question[] {
  const questions: Question[] = [];
  cells.forEach((cell, k) => {
    const prediction = predictionOf(cell);
    if (!prediction) return;
    expectEarlier(questions, cells, cell, prediction.twinOf);
    const until = lastCovered(cells, k, prediction);
    const over = questions.find((q) => k < q.until && q.until < until);
    if (over) {
      const end = cells[over.until].id;
      const got = cells[until].id;
      throw new RangeError(
        `head of ${cell.id}: expected predict.until not after ${end}, got ${got}. A cover inside another ends with it.`,
      );
    }
    questions.push({ cell: k, prediction, ...textOf(cell), until });
  });
  return questions;
}

/** A text in which an answer ends, and what comes after: the answer goes as far as the next section. */
export function answerIn(markdown: string): [answer: string, rest: string] {
  const at = /\n#{1,6} /.exec(markdown)?.index ?? markdown.length;
  return [markdown.slice(0, at).trimEnd(), markdown.slice(at).trim()];
}
