/** What the keys of lecture mode do; a presenter's remote sends the Page keys. */

export type Act =
  'next' | 'back' | 'show' | 'larger' | 'smaller' | 'light' | 'program' | 'leave' | 'lower' | { raise: number };

/** What has the focus: text is typed into a field, hands into a box of numbers, a slider moves by arrows. */
export type Field = 'text' | 'number' | 'slider';

const KEYS: Readonly<Record<string, Act>> = {
  ' ': 'next',
  PageDown: 'next',
  ArrowRight: 'next',
  PageUp: 'back',
  ArrowLeft: 'back',
  u: 'show',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  d: 'light',
  p: 'program',
  Backspace: 'lower',
  Escape: 'leave',
};

/** What can be done while the hand is in a field. */
const IN_FIELDS: readonly string[] = ['PageDown', 'PageUp', 'Escape'];
const reaches = (key: string, field: Field): boolean => {
  if (field === 'slider') return !key.startsWith('Arrow');
  return IN_FIELDS.includes(key) || (field === 'number' && key === ' ');
};

/**
 * The act of a key. A letter of an option of the open question counts a hand, whatever else it would do.
 *
 * @example
 * [actOf('PageDown', { options: 3, field: 'text' }), actOf('b', { options: 3 })];
 * // => ['next', { raise: 1 }]
 */
export function actOf(
  key: string,
  { options, field }: { options: number; field?: Field | undefined },
): Act | undefined {
  if (field && !reaches(key, field)) return undefined;
  const small = key.length === 1 ? key.toLowerCase() : key;
  const option = small.length === 1 ? small.charCodeAt(0) - 'a'.charCodeAt(0) : -1;
  if (option >= 0 && option < options) return { raise: option };
  return KEYS[small];
}
