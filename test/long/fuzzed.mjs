/** One file made from others by changes of tokens and bytes. */
import ts from 'typescript';

/** Tokens that are easily taken for one another. */
const TWINS = [
  ['+', '-'],
  ['*', '/', '+'],
  ['+=', '-=', '='],
  ['*=', '/='],
  ['<', '<=', '>', '>='],
  ['===', '!==', '>'],
  ['&&', '||', '??'],
  ['++', '--'],
  ['const', 'let', 'var'],
  ['true', 'false'],
  ['min', 'max'],
  ['sin', 'cos'],
  ['map', 'forEach', 'filter'],
  ['slice', 'splice'],
];
const twinsOf = new Map(TWINS.flatMap((set) => set.map((one) => [one, set.filter((other) => other !== one)])));
const STRAY = [
  '0',
  '1',
  '-',
  '(',
  ')',
  '[0]',
  'NaN',
  'null',
  'undefined',
  'return',
  ';',
  '...',
  '?.',
  '=>',
  '`',
  '/*',
  '\u0000',
  '\u202e',
  '{}',
];

function tokensOf(source) {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, source);
  const tokens = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const text = scanner.getTokenText();
    const plain = kind > ts.SyntaxKind.LastTriviaToken;
    tokens.push({
      text,
      isNumber: kind === ts.SyntaxKind.NumericLiteral,
      isName: kind === ts.SyntaxKind.Identifier,
      plain,
    });
  }
  return tokens;
}

const place = (list, random) => Math.floor(random() * list.length);
const pick = (list, random) => list[place(list, random)];

const numbers = (text, random) => {
  const x = Number(text);
  return pick(
    [x + 1, x - 1, 2 * x, x / 2, -x, 0, 1, x * 1.001].filter((y) => y !== x),
    random,
  );
};

/** Changes of one token; each returns undefined where it does not apply. */
const ofToken = {
  twin: ({ text }, { random }) => twinsOf.has(text) && pick(twinsOf.get(text), random),
  number: ({ text, isNumber }, { random }) => isNumber && `${numbers(text, random)}`,
  name: ({ text, isName }, { names, random }) =>
    isName &&
    pick(
      names.filter((other) => other !== text),
      random,
    ),
  lost: () => '',
  doubled: ({ text }) => `${text} ${text}`,
  stray: ({ text }, { random }) => `${text} ${pick(STRAY, random)}`,
};
/** Mostly the first three, which make files that run: these try the checks. */
const KINDS = [...Array(6).fill(['twin', 'number', 'name']).flat(), 'lost', 'doubled', 'stray'];

function changedToken(tokens, random) {
  const names = [...new Set(tokens.filter(({ isName }) => isName).map(({ text }) => text))];
  const kind = pick(KINDS, random);
  const start = place(tokens, random);
  for (let k = 0; k < tokens.length; k++) {
    const i = (start + k) % tokens.length;
    const by = tokens[i].plain && ofToken[kind](tokens[i], { names, random });
    if (typeof by !== 'string') continue;
    const line = tokens.slice(0, i).reduce((n, { text }) => n + text.split('\n').length - 1, 1);
    const text = tokens.map((token, at) => (at === i ? by : token.text)).join('');
    return { text, change: `line ${line}: ${JSON.stringify(tokens[i].text)} -> ${JSON.stringify(by)}` };
  }
  return undefined;
}

/** Changes of lines and bytes. */
const ofFile = [
  (text, random) => text.slice(0, place(text, random)),
  (text, random) => {
    const at = place(text, random);
    return text.slice(0, at) + String.fromCodePoint(Math.floor(random() * 0xd800)) + text.slice(at + 1);
  },
  (text, random) => {
    const lines = text.split('\n');
    const at = place(lines, random);
    lines.splice(at, 0, pick(lines, random));
    return lines.join('\n');
  },
  (text, random) => {
    const lines = text.split('\n');
    lines.splice(place(lines, random), 1);
    return lines.join('\n');
  },
];

/** A file with one to three changes, and what they were. */
export function fuzzed(originals, random) {
  const which = place(originals, random);
  let source = originals[which];
  const changes = [`original ${which}`];
  const times = 1 + Math.floor(random() * 3);
  for (let k = 0; k < times; k++) {
    if (random() < 0.08) {
      const kind = place(ofFile, random);
      source = ofFile[kind](source, random);
      changes.push(`change ${kind} of lines or bytes`);
    } else {
      const changed = changedToken(tokensOf(source), random);
      if (!changed) continue;
      source = changed.text;
      changes.push(changed.change);
    }
  }
  return { source, change: changes.join(', ') };
}
