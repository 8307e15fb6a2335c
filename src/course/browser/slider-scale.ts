/**
 * A slider's positions and the numbers that they write. Positions count the steps from `min`;
 * a tenth of one is a fine step. On a logarithmic scale the steps are the numbers of one digit,
 * as when a number of the code is dragged.
 */
import type { SliderControl } from '../cells/control-metadata.js';

type Scale = Pick<SliderControl, 'min' | 'max' | 'scale' | 'step'>;

/** A hundredth of the range, as a round number. */
function stepOf({ min, max, step }: Scale): number {
  if (step !== undefined) return step;
  const rough = (max - min) / 100;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5].map((digit) => digit * power).find((round) => round >= rough * (1 - ROUNDING)) ?? 10 * power;
}

/** Quotients of decimal fractions miss whole numbers by this much. */
const ROUNDING = 1e-9;

/** Numbers of one digit below a positive number, counted from 1: nine in each decade. */
function digitsBelow(value: number): number {
  const decade = Math.floor(Math.log10(value) + ROUNDING);
  return 9 * decade + value / 10 ** decade - 1;
}

/** The position of a value, at the nearer end when it lies outside. */
export function sliderPosition(control: Scale, value: number): number {
  const { min, max, scale } = control;
  const inside = Math.min(max, Math.max(min, value));
  const position = scale === 'log' ? digitsBelow(inside) - digitsBelow(min) : (inside - min) / stepOf(control);
  return Math.round(position * 1000) / 1000;
}

/** The last position: that of `max`. */
export const lastPosition = (control: Scale): number => sliderPosition(control, control.max);

/**
 * The number at a position, as text for the code; `like` is the number that stands there now,
 * and shows how it is written.
 */
export function sliderText(control: Scale, position: number, like: string): string {
  const { min, max, scale } = control;
  const isFine = Math.abs(position - Math.round(position)) > ROUNDING;
  // The ends need not lie on a step, and none of them may be missed.
  if (position >= lastPosition(control)) return plain(max, like);
  if (position <= 0) return plain(min, like);
  if (scale === 'log') {
    const count = digitsBelow(min) + position;
    const decade = Math.floor(count / 9 + ROUNDING);
    const mantissa = (count - 9 * decade + 1).toFixed(isFine ? 1 : 0);
    return plain(Number(`${mantissa}e${decade}`), like);
  }
  const step = stepOf(control);
  const decimals = Math.max(decimalsOf(step) + (isFine ? 1 : 0), decimalsOf(min));
  return plain(Number((min + position * step).toFixed(decimals)), like);
}

const decimalsOf = (value: number): number => {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.').at(1)?.length ?? 0) - Number(exponent));
};

/** In powers of ten if the number before was, else in digits. */
function plain(value: number, like: string): string {
  if (/e/i.test(like) && value !== 0) return value.toExponential().replace('e+', 'e');
  const text = String(value);
  return text.includes('e') ? text.replace('e+', 'e') : text;
}
