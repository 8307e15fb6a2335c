/**
 * Controls: sliders, choices and switches that rewrite one value of their cell. A path names a `const`
 * of the cell that stands at the margin, `axis[2]` the third number of its initialiser.
 *
 *     // %% flip-motion {"control": {"nudge": {"label": "Nudge about the long axis", "unit": "rad/s",
 *                       "min": 1e-6, "max": 0.1, "scale": "log", "turning": 0.001, "says": "first flip"}}}
 *     // %% sweep {"control": {"axis": {"label": "Axis", "options": {"x": "[1, 0, 0]", "y": "[0, 1, 0]"},
 *                 "says": "I[0][2]"}}}
 *
 * In the file each head is one line.
 */
import { message } from '../../linear/expect.js';
import { expectFields } from '../../linear/expect-fields.js';
import { asFields, asNumber, asRecord, asText, asOptionalText, expectDifferent, headOf } from './metadata-fields.js';
import type { Json } from './metadata-fields.js';
import type { CellOutput, SourceCell } from './notebook.js';
import { printed } from './outputs.js';

interface ControlBase {
  /** `name` or `name[2]`. */
  path: string;
  /** What the reader sees and a screen reader says. */
  label: string;
  /**
   * How the printed line begins that says what the figure now shows, such as `first flip`:
   * the sentence is computed by the cell itself, so that Jupyter prints it, too.
   */
  says: string;
}

/** A number, moved along a line. */
export interface SliderControl extends ControlBase {
  kind: 'slider';
  min: number;
  max: number;
  scale: 'linear' | 'log';
  /**
   * One step of the slider; on a logarithmic scale the steps are the numbers of one digit, 1, 2 … 9, 10, 20 …
   */
  step?: number;
  /** As the unit is written behind the value: `rad/s`. */
  unit?: string;
  /** Where the behaviour changes, ascending; within the range, so that both regimes can be reached. */
  turning: readonly number[];
}

/** One of several texts for the initialiser. */
export interface ChoiceControl extends ControlBase {
  kind: 'choice';
  options: readonly ChoiceOption[];
}

export interface ChoiceOption {
  label: string;
  /** What stands in the code. */
  text: string;
}

/** A `const` that is true or false. */
export interface SwitchControl extends ControlBase {
  kind: 'switch';
}

export type Control = SliderControl | ChoiceControl | SwitchControl;

/** More would be a panel of knobs and no experiment. */
export const MOST_CONTROLS = 3;

const PATH = /^[A-Za-z_$][\w$]*(?:\[\d+\])?$/;
const FIELDS = ['label', 'unit', 'min', 'max', 'step', 'scale', 'options', 'switch', 'turning', 'says'];
const BY_KIND = {
  slider: ['label', 'unit', 'min', 'max', 'step', 'scale', 'turning', 'says'],
  choice: ['label', 'options', 'says'],
  switch: ['label', 'switch', 'says'],
} as const;

/**
 * The controls that a cell's head declares, in order; none when it declares none. Throws when
 * a field is not as it must be.
 */
export function controlsOf(cell: Pick<SourceCell, 'id' | 'kind' | 'metadata'>): Control[] {
  const declared = cell.metadata['control'];
  if (declared === undefined) return [];
  const where = headOf(cell);
  if (cell.kind !== 'code') {
    throw new RangeError(
      message(where, 'control in the head of a code cell', cell.kind, 'A text has no value to move.'),
    );
  }
  const entries = Object.entries(
    asRecord(where, 'control', declared, 'Its fields are paths such as nudge or axis[2].'),
  );
  if (entries.length === 0 || entries.length > MOST_CONTROLS) {
    const reason = 'Each control is an experiment; the other numbers can be dragged in the code.';
    throw new RangeError(message(where, `one to ${MOST_CONTROLS} controls`, entries.length, reason));
  }
  return entries.map(([path, value]) => controlOf(where, path, value));
}

function controlOf(where: string, path: string, value: unknown): Control {
  if (!PATH.test(path)) {
    throw new RangeError(message(where, 'a path such as nudge or axis[2]', path, 'It names a const of the cell.'));
  }
  const name = `control.${path}`;
  const fields = asFields(where, name, value, FIELDS);
  const kind = kindOf(fields);
  expectFields(where, `the ${kind} ${name}`, value, BY_KIND[kind]);
  const base = {
    path,
    label: asText(where, `${name}.label`, fields['label'], 'It is what the reader sees beside the control.'),
    says: asText(
      where,
      `${name}.says`,
      fields['says'],
      'It is the beginning of the printed line that says the outcome.',
    ),
  };
  if (kind === 'slider') return { kind, ...base, ...rangeOf(where, name, fields) };
  if (kind === 'choice') return { kind, ...base, options: optionsOf(where, name, fields['options']) };
  if (fields['switch'] === true) return { kind, ...base };
  throw new RangeError(
    message(where, `${name}.switch to be true`, fields['switch'], 'Leave it out for other controls.'),
  );
}

const kindOf = (fields: Json): Control['kind'] => {
  if ('options' in fields) return 'choice';
  return 'switch' in fields ? 'switch' : 'slider';
};

function optionsOf(where: string, name: string, value: unknown): ChoiceOption[] {
  const reason = 'Write {"label": "text of the initialiser", …}.';
  const options = Object.entries(asRecord(where, `${name}.options`, value, reason)).map(([label, text]) => ({
    label,
    text: asText(where, `${name}.options.${label}`, text, reason),
  }));
  if (options.length < 2) {
    throw new RangeError(
      message(where, `at least two ${name}.options`, options.length, 'One leaves nothing to choose.'),
    );
  }
  expectDifferent(
    where,
    `texts of ${name}.options`,
    options.map(({ text }) => text),
  );
  return options;
}

function rangeOf(where: string, name: string, fields: Json): Omit<SliderControl, 'kind' | keyof ControlBase> {
  const [min, max] = [asNumber(where, `${name}.min`, fields['min']), asNumber(where, `${name}.max`, fields['max'])];
  if (min >= max)
    throw new RangeError(message(where, `${name}.min below its max ${max}`, min, 'The ends are swapped.'));
  const scale = fields['scale'] ?? 'linear';
  if (scale !== 'linear' && scale !== 'log') {
    throw new RangeError(message(where, `${name}.scale to be linear or log`, scale, 'Linear is meant without it.'));
  }
  if (scale === 'log' && min <= 0) {
    throw new RangeError(message(where, `${name}.min > 0 on a log scale`, min, 'A logarithmic scale has no zero.'));
  }
  const step = stepOf(where, name, fields['step'], { min, max, scale });
  const unit = asOptionalText(where, `${name}.unit`, fields['unit'], 'It stands behind the value, as in rad/s.');
  const turning = turningOf(where, name, fields['turning'], { min, max });
  return { min, max, scale, turning, ...(step !== undefined && { step }), ...(unit !== undefined && { unit }) };
}

type Range = Pick<SliderControl, 'min' | 'max'>;

function stepOf(
  where: string,
  name: string,
  value: unknown,
  { min, max, scale }: Range & Pick<SliderControl, 'scale'>,
): number | undefined {
  if (value === undefined) return undefined;
  const step = asNumber(where, `${name}.step`, value);
  if (scale === 'log') {
    const reason = 'Its steps are the numbers of one digit: 1e-3, 2e-3 … 9e-3, 1e-2.';
    throw new RangeError(message(where, `no ${name}.step on a log scale`, step, reason));
  }
  if (step > 0 && step <= (max - min) / 2) return step;
  throw new RangeError(message(where, `${name}.step above 0 and at most half the range`, step, 'Take a round number.'));
}

function turningOf(where: string, name: string, value: unknown, { min, max }: Range): number[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  const turning = list.map((entry) => asNumber(where, `${name}.turning`, entry));
  const outside = turning.find((t) => t <= min || t >= max);
  if (turning.length > 0 && outside === undefined) return turning.sort((a, b) => a - b);
  const reason = 'It is where the behaviour changes, and both sides must be in reach.';
  throw new RangeError(message(where, `${name}.turning between ${min} and ${max}`, outside ?? turning, reason));
}

/**
 * The computed sentence: the first printed line that begins as `says` says. Undefined when
 * the cell did not print it.
 */
export function sentenceOf(outputs: readonly CellOutput[], says: string): string | undefined {
  return printed(outputs, 'stdout')
    .split('\n')
    .find((line) => line.startsWith(says));
}
