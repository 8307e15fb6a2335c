/** What the notebooks ask themselves: their predictions, and the closing questions that one unfolds. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parsePercent } from '../cells/percent.js';
import { predictionOf } from '../cells/predict-metadata.js';
import type { Prediction } from '../cells/predict-metadata.js';
import { drawnWith, rightAnswer } from '../questions/drawn-question.js';
import type { AnyPrediction } from '../questions/drawn-question.js';
import type { BankQuestion } from '../questions/question.js';

/** A question of a notebook. */
export interface AskedThere {
  /** Number of the notebook. */
  notebook: string;
  /** The id of its cell, or its words as a closing question. */
  name: string;
  /** Of a prediction. */
  prediction?: Prediction;
  /** Of a closing question: what is unfolded. */
  answer?: string;
}

/** Other folds, such as the way to a target, stand before it. */
const HEADING = '## Questions to close with';
const CLOSING = /<details><summary>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g;

/** The predictions and closing questions of all notebooks. */
export function askedInNotebooks(root: string): AskedThere[] {
  const folder = path.join(root, 'notebooks', 'src');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d\d-.*\.ts$/.test(name)) : [];
  return names.sort().flatMap((name) => {
    const notebook = name.slice(0, 2);
    return parsePercent(readFileSync(path.join(folder, name), 'utf8')).flatMap((cell): AskedThere[] => {
      const prediction = predictionOf(cell);
      const [, ...asked] = cell.source.split(HEADING);
      const closing = [...asked.join('').matchAll(CLOSING)];
      return [
        ...(prediction ? [{ notebook, name: cell.id, prediction }] : []),
        ...closing.map(([, words, answer]) => ({ notebook, name: words.replace(/\s+/g, ' ').trim(), answer })),
      ];
    });
  });
}

const isMeant = ({ question: { notebook, repeats } }: BankQuestion, asked: AskedThere): boolean =>
  repeats !== undefined &&
  notebook === asked.notebook &&
  (asked.prediction ? asked.name === repeats : asked.name.startsWith(repeats));

/** Twins and closing questions that no question of the bank repeats: each is worth asking again. */
export const notRepeated = (there: readonly AskedThere[], bank: readonly BankQuestion[]): AskedThere[] =>
  there
    .filter(({ prediction }) => !prediction || prediction.twinOf !== undefined)
    .filter((asked) => !bank.some((entry) => isMeant(entry, asked)));

/** What is wrong with the questions that repeat one of a notebook. */
export function repetitionProblems(there: readonly AskedThere[], bank: readonly BankQuestion[]): string[] {
  return bank.flatMap((entry) => {
    const { id, question } = entry;
    const { repeats, notebook, asThere } = question;
    if (repeats === undefined) return [];
    const asked = there.find((each) => isMeant(entry, each));
    if (!asked) return [`${id}: repeats: notebook ${notebook} has no cell and no closing question "${repeats}".`];
    if (asThere === undefined) return [];
    const { prediction } = drawnWith(entry, asThere);
    const ours = rightAnswer(prediction);
    return agrees(asked, prediction)
      ? []
      : [`${id}: asThere: the right answer is ${ours}, where notebook ${notebook} says ${theirs(asked)}.`];
  });
}

function theirs({ prediction, answer = '' }: AskedThere): string {
  if (prediction?.kind === 'choice') return prediction.options[prediction.answer].text;
  return prediction?.kind === 'number' ? `${prediction.answer} ${prediction.unit}` : answer.trim();
}

/** Both round. */
const ROUNDING = 0.01;

/** The numbers in a text; 1/3 is one. */
const numbersIn = (text: string): number[] =>
  [...text.replaceAll('−', '-').matchAll(/(-?\d+(?:\.\d+)?)(?:\/(\d+))?/g)].map(
    ([, over, under]) => Number(over) / Number((under as string | undefined) ?? 1),
  );

/** The number of our answer is the first of the notebook's, or stands in what is unfolded. */
function agrees(asked: AskedThere, ours: AnyPrediction): boolean {
  const [number] = numbersIn(rightAnswer(ours));
  const said = numbersIn(theirs(asked));
  const near = (each: number): boolean => Math.abs(each - number) <= ROUNDING * Math.abs(number);
  return asked.prediction ? said.slice(0, 1).some(near) : said.some(near);
}
