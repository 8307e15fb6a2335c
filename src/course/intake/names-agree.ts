/**
 * Whether two names may be of one person: loosely, since systems cut, turn and spell them. One part that
 * agrees is enough.
 */

/** Letters that have no accent to take away, as people write them without. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th' };

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłđıæœþ]/g, (sign) => PLAIN[sign]);

/** `Müller` is Muller and Mueller. */
const spelt = (text: string): string[] => [
  folded(text),
  folded(text.normalize('NFC').replace(/[äöüåø]/gi, (sign) => `${sign === 'å' ? 'a' : folded(sign)}e`)),
];

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const letters = (text: string): string => words(text).join('');
const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** Names may be cut after so many letters. */
const ENOUGH = 4;

/** False only where no part of one is in the other. Names in two scripts cannot be compared. */
export function namesMayAgree(a: string, b: string): boolean {
  if (letters(a) === '' || letters(b) === '' || isLatin(a) !== isLatin(b)) return true;
  return spelt(a).some((one) => spelt(b).some((other) => isPartly(one, other) || isPartly(other, one)));
}

/** Whether a word of one, or the beginning of one that was cut, stands in the other; no initial. */
function isPartly(one: string, other: string): boolean {
  const all = words(one);
  const long = all.filter((word) => word.length > 1);
  const text = letters(other);
  return (long.length > 0 ? long : all).some((word) => text.includes(word.slice(0, Math.max(ENOUGH, word.length - 2))));
}
