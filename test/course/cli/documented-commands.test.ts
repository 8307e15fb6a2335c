/**
 * Every command line that the documents show is one that `lab` has: its name, what it
 * does it to, and each option.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../src/course/cli/main.js';

const root = new URL('../../../', import.meta.url);
const FILES = ['README.md', 'CONTRIBUTING.md', ...readdirSync(new URL('docs', root)).map((name) => `docs/${name}`)];

interface Line {
  file: string;
  words: string[];
}

/** The words of a command, as a shell has them; `…` stands for what is left out. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/(?:"[^"]*"|'[^']*'|\$\{\{[^}]*\}\}|[^\s"'])+/g)]
    .map(([word]) => word)
    .filter((word) => word !== '…');

/** What follows `lab` in blocks of code and in the text between backticks, whatever stands before it. */
function linesIn(file: string): Line[] {
  const text = readFileSync(new URL(file, root), 'utf8').replace(/\\\n\s*/g, ' ');
  const blocks = [...text.matchAll(/^ *```(?:sh|bash|yaml)\n([^]*?)^ *```/gm)].flatMap(([, body]) => body.split('\n'));
  const spans = [...text.replace(/^ *```[^]*?^ *```/gm, '').matchAll(/`([^`]+)`/g)].map(([, body]) => body);
  return [...blocks, ...spans].flatMap((line) => {
    const found = /(?:^|\s)(\S+\s+)?lab(?:\.js)?\s+([a-z][^#]*)$/.exec(line.replaceAll('\n', ' ').trim());
    return found ? [{ file, words: [(found[1] as string | undefined)?.trim() ?? '', ...wordsOf(found[2])] }] : [];
  });
}

/** What a command line has that `lab` does not; undefined if it is one. */
async function wrongIn([program, name, ...rest]: string[]): Promise<string | undefined> {
  if (program !== 'node') return `it cannot be typed: "node" stands before lab, not "${program}"`;
  if (name === 'help' && rest.length <= 1) return rest.every((of) => of in commands) ? undefined : `no ${rest[0]}`;
  if (!Object.hasOwn(commands, name)) return `there is no command ${name}`;
  const { usage } = await commands[name]();
  const strange = rest.find(
    (word) => /^--?[a-z]/.test(word) && !new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(usage),
  );
  if (strange !== undefined && strange !== '--help') return `${name} has no option ${strange}`;
  // Of some commands the first word says what is done, and each has a line of the help.
  const actions = [...usage.matchAll(new RegExp(`node lab ${name} (?:([a-z]+)|<([a-z |]+)>)`, 'g'))].flatMap(
    ([, action, several]) => (several as string | undefined)?.split(' | ') ?? action,
  );
  const listed = /<format>/.test(usage) ? [...usage.matchAll(/^ {2}([a-z]+) {2}/gm)].map(([, format]) => format) : [];
  const known = [...actions, ...listed];
  const [first] = rest as [string | undefined];
  if (known.length > 0 && first !== undefined && /^[a-z]+$/.test(first) && !known.includes(first))
    return `${name} has no ${first}: ${known.join(', ')}`;
  return undefined;
}

const lines = FILES.flatMap(linesIn);

describe('the commands of the documents', () => {
  it('are found: in blocks, in workflows and in the text', () => {
    const of = (file: string): string[] => lines.filter((line) => line.file === file).map(({ words }) => words[1]);
    expect(of('docs/giving-back.md')).toEqual(expect.arrayContaining(['export', 'report', 'ideas', 'grade']));
    expect(of('docs/grading.md')).toEqual(expect.arrayContaining(['grade', 'merge', 'explain', 'verify']));
    expect(of('docs/handing-out.md')).toEqual(expect.arrayContaining(['pack', 'update', 'start', 'grade']));
    expect(lines.length).toBeGreaterThan(40);
  });

  it.each(lines.map(({ file, words }) => [file, words.join(' ')]))('%s: %s', async (_file, text) => {
    expect(await wrongIn(wordsOf(text))).toBeUndefined();
  });

  it.each([
    ['lab grade x', 'it cannot be typed'],
    ['node lab grad x --out y', 'there is no command grad'],
    ['node lab grade x --output y', 'grade has no option --output'],
    ['node lab grade x --allow y', 'grade has no option --allow'],
    ['node lab pack students ../x', 'pack has no students'],
    ['node lab export brightspace results/', 'export has no brightspace'],
    ['node lab export moodle results/ --fill a --out b', undefined],
  ])('are told from others: %s', async (text, why) => {
    const [program, ...words] = wordsOf(text).filter((word, i) => word !== 'lab' || i === 0);
    const wrong = await wrongIn([program, ...words]);
    if (why === undefined) expect(wrong).toBeUndefined();
    else expect(wrong).toContain(why);
  });
});
