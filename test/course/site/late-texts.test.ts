import { describe, expect, it } from 'vitest';
import { withLateTexts } from '../../../src/course/judging/late-texts.js';
import { withoutSentences } from '../../../src/course/site/late-texts.js';

const LONG = 'A sentence for a person that is long enough to be loaded late.';
const QUOTED = `It has "quotes", a \\ and a line\nthat breaks, and is long enough as well.`;
const WORDS = 'these are words that a program takes apart at their spaces, and no sentence';
const made = (script: string): unknown => (0, eval)(`(${script})`);

describe('the sentences of a script', () => {
  const quoted = [LONG, QUOTED, WORDS].map((text) => JSON.stringify(text));
  const script = `{ a: 'Short.', b: ${quoted[0]}, c: [${quoted[1]}, ${quoted[2]}], d: \`${LONG}\` }`;
  const found = withoutSentences(script);

  it('are taken out; titles and words of the code stay', () => {
    expect(found.sentences).toEqual([LONG, QUOTED, LONG]);
    expect(found.script).not.toContain('long enough');
    expect(found.script).toContain("a: 'Short.'");
    expect(found.script).toContain(WORDS);
  });

  it('come back where they stood, in values that the script makes', async () => {
    const { a, b, c, d } = made(found.script) as Record<string, string>;
    const value = { a, c, told: `Only x, the rest is right: ${b}`, d, count: 7, none: undefined, empty: null };
    expect(await withLateTexts(value, () => Promise.resolve(found.sentences))).toEqual({
      a: 'Short.',
      c: [QUOTED, WORDS],
      told: `Only x, the rest is right: ${LONG}`,
      d: LONG,
      count: 7,
      none: undefined,
      empty: null,
    });
  });

  it('leave what a student wrote with such characters', async () => {
    const value = { got: '"\uE00099\uE001"' };
    expect(await withLateTexts(value, () => Promise.resolve(found.sentences))).toEqual(value);
  });

  it('are not loaded where none is told, and a failure to load is the caller’s', async () => {
    const never = (): Promise<readonly string[]> => Promise.reject(new Error('not there'));
    expect(await withLateTexts({ a: ['short', 1] }, never)).toEqual({ a: ['short', 1] });
    await expect(withLateTexts(made(found.script), never)).rejects.toThrow('not there');
  });
});
