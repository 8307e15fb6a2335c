/**
 * Change this: one text of the cell's *original* source is replaced by another, the reader having said
 * before what will happen.
 *
 *     // %% spin {"change": {"replace": "[0.001, 2, 0]", "with": "[0.01, 2, 0]",
 *                "ask": {"question": "the time of the first turn-over", "answer": 1},
 *                "appears": [{"curve": "ω₂ (axis of spin)", "at": "last", "value": -1.97}]}}
 *
 * In the file each head is one line.
 */
import { message } from '../../linear/expect.js';
import { expectList } from '../../linear/expect-fields.js';
import { asFields, asIndex, asNumber, asText, asOptionalText, expectDifferent, headOf } from './metadata-fields.js';
import type { SourceCell } from './notebook.js';

/** A change that a cell invites to. */
export interface Change {
  /** Stands in the source exactly once. */
  replace: string;
  with: string;
  /** Id of the cell that shows the effect; the changed one unless given. */
  cell?: string;
  /** False when the point is that nothing that is shown moves. */
  moves: boolean;
  ask: ChangeQuestion;
  /** What is seen after the change and was not seen before; empty when nothing moves. */
  appears: readonly Appearance[];
}

/** What is asked before the change is made. */
export interface ChangeQuestion {
  /** The quantity, or a whole question when the options are the head's own. */
  question: string;
  /** `rises`, `falls` and `stays` unless given. */
  options: readonly string[];
  /** Index of the right one. */
  answer: number;
}

/** A text that is printed or stands in the chart, or a value of one of its curves. */
export type Appearance =
  { kind: 'text'; text: string } | { kind: 'curve'; curve: string; at: CurvePlace; value: number; within: number };

export type CurvePlace = 'first' | 'last' | 'largest' | 'smallest';

export const DIRECTIONS: readonly string[] = ['rises', 'falls', 'stays'];
const PLACES: readonly string[] = ['first', 'last', 'largest', 'smallest'];
/** Part of its value by which a curve may miss a declared one. */
const WITHIN = 0.01;

/** The change that a cell's head declares, if it declares one. Throws when a field is not as it must be. */
export function changeOf(cell: Pick<SourceCell, 'id' | 'kind' | 'metadata' | 'source'>): Change | undefined {
  const declared = cell.metadata['change'];
  if (declared === undefined) return undefined;
  const where = headOf(cell);
  const fields = asFields(where, 'change', declared, ['replace', 'with', 'cell', 'moves', 'ask', 'appears']);
  const replace = asText(where, 'change.replace', fields['replace'], 'It is the text that goes.');
  const by = asText(where, 'change.with', fields['with'], 'It is the text that comes instead.');
  const found = cell.source.split(replace).length - 1;
  if (found !== 1) {
    throw new RangeError(message(where, 'change.replace to stand in the cell once', found, 'Take a longer text.'));
  }
  const shownBy = asOptionalText(
    where,
    'change.cell',
    fields['cell'],
    'It is the id of the cell that shows the effect.',
  );
  const moves = fields['moves'] ?? true;
  if (typeof moves !== 'boolean') {
    throw new TypeError(message(where, 'change.moves to be true or false', moves, 'Something moves without it.'));
  }
  return {
    replace,
    with: by,
    moves,
    ask: questionOf(where, fields['ask']),
    appears: appearancesOf(where, fields['appears'], moves),
    ...(shownBy !== undefined && { cell: shownBy }),
  };
}

/** The source with the change made. */
export function changedSource(source: string, { replace, with: by }: Pick<Change, 'replace' | 'with'>): string {
  // A function, because `$` in a replacement text has a meaning.
  return source.replace(replace, () => by);
}

function questionOf(where: string, value: unknown): ChangeQuestion {
  const fields = asFields(where, 'change.ask', value, ['question', 'options', 'answer']);
  const question = asText(where, 'change.ask.question', fields['question'], 'It names what rises, falls or stays.');
  const given = fields['options'] ?? DIRECTIONS;
  expectList(where, 'change.ask.options', given, {
    least: 2,
    reason: `${DIRECTIONS.join(', ')} are meant without it.`,
  });
  const options = given.map((text, i) =>
    asText(where, `change.ask.options[${i}]`, text, 'It is what the reader says.'),
  );
  expectDifferent(where, 'change.ask.options', options);
  return { question, options, answer: asIndex(where, 'change.ask.answer', fields['answer'], options.length) };
}

function appearancesOf(where: string, value: unknown, moves: boolean): Appearance[] {
  const reason = 'It is what is seen after the change and was not seen before.';
  if (!moves) {
    if (value === undefined) return [];
    throw new TypeError(message(where, 'no change.appears where moves is false', value, reason));
  }
  expectList(where, 'change.appears', value, { least: 1, reason });
  return value.map((entry, i): Appearance => {
    const name = `change.appears[${i}]`;
    if (typeof entry === 'string')
      return { kind: 'text', text: asText(where, name, entry, 'It is seen only afterwards.') };
    const fields = asFields(where, name, entry, ['curve', 'at', 'value', 'within']);
    const curve = asText(where, `${name}.curve`, fields['curve'], 'It is the name of a curve in the chart.');
    const at = fields['at'];
    if (!PLACES.includes(at as string)) {
      throw new RangeError(message(where, `${name}.at to be ${PLACES.join(', ')}`, at, 'It says which value is read.'));
    }
    const number = asNumber(where, `${name}.value`, fields['value']);
    const within = fields['within'] === undefined ? WITHIN * Math.abs(number) : asNumber(where, name, fields['within']);
    return { kind: 'curve', curve, at: at as CurvePlace, value: number, within };
  });
}
