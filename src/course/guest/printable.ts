/**
 * The one function that every text of a student passes before it reaches a terminal, a page or a file.
 * What could move the cursor, reverse the reading direction or hide in plain sight becomes a visible dot.
 */

// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
/**
 * Marks of reading direction, joiners, the soft hyphen, the byte order mark, tags,
 * variation selectors, fillers.
 */
const INVISIBLE = new RegExp(
  // eslint-disable-next-line no-misleading-character-class -- single signs and ranges, none of them combined
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f' +
    '\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e0fff}\\u{1d173}-\\u{1d17a}]',
  'gu',
);
/** Spaces that are none: they would not be broken, and could paint a line of their own. */
const DISGUISED_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u2800]/g;
/** Half of a pair is no character. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Signs that are drawn over the one before them: two carry an accent, hundreds a smear over the lines around.
 */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** A text that shows what it is; line breaks and tabs stay. */
export function printable(text: string): string {
  return text
    .replace(LONE_SURROGATE, '·')
    .replace(CONTROL, '·')
    .replace(INVISIBLE, '·')
    .replace(DISGUISED_SPACE, ' ')
    .replace(PILED_MARKS, '$1·');
}
