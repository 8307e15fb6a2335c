/** The question of a throw and its answer, in words. */
import type { ChoicePrediction } from '@dist/course/cells/predict-metadata.js';
import type { Vec3 } from '@dist/linear/vec3.js';
import type { BenchThrow, ThrowResult } from './bench-throw.js';

/** Three digits, with a real minus sign and powers of ten where they are shorter. */
export function quantity(x: number): string {
  if (x === 0) return '0';
  const [mantissa, exponent] = x.toExponential(3).split('e').map(Number) as [number, number];
  if (exponent >= -3 && exponent <= 5) return String(Number(x.toPrecision(4))).replace('-', '−');
  return `${String(mantissa).replace('-', '−')} × 10${superscript(exponent)}`;
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const superscript = (n: number): string =>
  (n < 0 ? '⁻' : '') + String(Math.abs(n)).replace(/\d/g, (digit) => SUPERSCRIPT[Number(digit)]);

const seconds = (t: number): string => `${t >= 100 ? Math.round(t) : Number(t.toPrecision(2))} s`;

const RANK = ['the smallest', 'the middle', 'the largest'];

/** What is said of an axis beside its number. */
export function axisInWords(axis: number, { kind, symmetryAxis }: ThrowResult): string {
  if (kind === 'three moments') return `that of ${RANK[axis]} moment`;
  if (kind === 'two equal') return axis === symmetryAxis ? 'the axis of symmetry' : 'across the axis of symmetry';
  return kind === 'rod' ? 'across the rod' : 'as good as any other';
}

/** Moments nearer to each other than this part of their size are worth a word. */
const NEAR = 0.02;

/** That two moments are nearly equal, which makes everything slow. */
export function nearlyEqual([a, b, c]: Vec3): string {
  const close = ([i, j]: [number, number], p: number, q: number): string[] =>
    p < q && q - p < NEAR * q
      ? [`Moments ${i} and ${j} differ by only ${Number((100 * (1 - p / q)).toPrecision(1))} %`]
      : [];
  const [found] = [...close([1, 2], a, b), ...close([2, 3], b, c)];
  return found ? `${found}: the body is nearly symmetric, and what it does about its middle axis takes long.` : '';
}

/** Why the throw comes out as it does. */
export function whyOf(moments: Vec3, { axis }: BenchThrow, outcome: ThrowResult): string {
  const { kind, turnsOver, first, every, symmetryAxis } = outcome;
  const name = `axis ${axis + 1}`;
  if (kind === 'rod')
    return 'A rod has no moment about itself. Across it all axes are alike, so it keeps turning about one of them.';
  if (kind === 'all equal')
    return 'All three moments are equal: every axis is a principal axis, and any spin stays as it is.';
  if (kind === 'two equal') {
    const [i, j] = symmetryAxis === 0 ? [2, 3] : [1, 2];
    const symmetry = `Moments ${i} and ${j} are equal, so there is no middle one: about axis ${(symmetryAxis ?? 0) + 1} the body is alike all round.`;
    return axis === symmetryAxis
      ? `${symmetry} It keeps spinning about it, and the axis goes round L at a fixed angle.`
      : `${symmetry} It rolls slowly about that axis, which keeps its angle with L: the body does not turn over.`;
  }
  const near = nearlyEqual(moments);
  const also = near ? ` ${near}` : '';
  if (!turnsOver)
    return `The spin is about ${name}, that of ${RANK[axis]} moment. The tip of ω stays on a small loop round it.${also}`;
  const times = `first after ${seconds(first)}, then every ${seconds(every)}`;
  if (axis === 1) {
    return `Axis 2 has the middle moment. The tip of ω leaves it and runs round to its other end and back: ${times}.${also}`;
  }
  return `It does, although the spin is about ${name}: the nudge is large enough to bring ω over the separatrix, ${times}.${also}`;
}

/** Where the tip of ω goes. */
export function courseInWords({ axis }: BenchThrow, { turnsOver, kind, symmetryAxis }: ThrowResult): string {
  if (turnsOver) return `It leaves axis ${axis + 1} and runs round to its other end.`;
  if (kind === 'three moments') return `It stays near where it began, at axis ${axis + 1}.`;
  return symmetryAxis === undefined || kind === 'rod'
    ? 'It stays where it is.'
    : `It goes round axis ${symmetryAxis + 1} on a circle.`;
}

/** The question whether the body will turn over. */
export function questionOf(moments: Vec3, given: BenchThrow, outcome: ThrowResult): ChoicePrediction {
  const reply = whyOf(moments, given, outcome);
  return {
    kind: 'choice',
    options: ['No', 'Once, and then it stays upside down', 'Again and again'].map((text) => ({
      text,
      reply,
    })),
    answer: outcome.turnsOver ? 2 : 0,
  };
}
