/**
 * The words, numbers and marks of a TypeScript text, outside comments, for a page that changes numbers
 * in code and loads no parser for it. A text that is half written is read as far as it goes.
 */

export interface Token {
  /** `text` is a piece of a string, a template or a regular expression. */
  kind: 'word' | 'number' | 'mark' | 'text';
  from: number;
  to: number;
  /**
   * How many brackets of any kind are open around it; an opening one stands outside what it
   * opens, and so does its end.
   */
  depth: number;
  text: string;
}

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))+/y;
const WORD = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/y;
const NUMBER = /0[xXbBoO][\da-fA-F_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?/y;
const STRING = /'(?:\\[^]|[^'\\\n])*'?|"(?:\\[^]|[^"\\\n])*"?/y;
const TEMPLATE = /(?:\\[^]|\$(?!\{)|[^\\`$])*(?:`|\$\{)?/y;
const REGEXP = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]?|[^/\\[\n])+\/?[a-z]*/y;
const MARK = /=>|\.\.\.|\*\*|--|\+\+|[=!<>]=+|[^]/y;

/** Words behind which a value begins, as behind an operator. */
const BEFORE_VALUE = new Set(
  'return typeof case of in instanceof new delete void throw yield await else do'.split(' '),
);

/**
 * True if a value may begin behind this token, so that `-` is a sign there and `/`
 * begins a regular expression.
 */
export function beginsValue(before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind === 'word') return BEFORE_VALUE.has(before.text);
  if (before.kind === 'text') return before.text.endsWith('${');
  return before.kind === 'mark' && !/^(?:[)\]}]|--|\+\+)$/.test(before.text);
}

export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  /** What the open brackets are; a `$` is the `${` of a template. */
  const open: string[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  const add = (kind: Token['kind'], found: string): void => {
    tokens.push({ kind, from: at, to: at + found.length, depth: open.length, text: found });
    at += found.length;
  };
  /**
   * A piece of a template, from its beginning or from behind a `}`; `first` is the quotation
   * mark or bracket before it.
   */
  const template = (first: string): void => {
    at += 1;
    const piece = first + take(TEMPLATE);
    at -= 1;
    add('text', piece);
    if (piece.endsWith('${')) open.push('$');
  };
  while (at < text.length) {
    const character = text[at];
    const blank = take(BLANK);
    const word = blank === '' && take(WORD);
    const number = blank === '' && take(NUMBER);
    if (blank !== '') at += blank.length;
    else if (word) add('word', word);
    else if (number) addNumber(number);
    else if (character === "'" || character === '"') add('text', take(STRING));
    else if (character === '`') template('`');
    else if (character === '/' && beginsValue(tokens.at(-1)) && take(REGEXP) !== '') add('text', take(REGEXP));
    else if ('([{'.includes(character)) {
      add('mark', character);
      open.push(character);
    } else if (')]}'.includes(character)) {
      if (open.pop() === '$') template('}');
      else add('mark', character);
    } else addMark(take(MARK));
  }
  return tokens;

  /** The `!` of `list.at(-1)! / 2` ends a value, as a word does. */
  function addMark(mark: string): void {
    add(mark === '!' && !beginsValue(tokens.at(-1)) ? 'word' : 'mark', mark);
  }

  /** `12n` is no number of this course, and stays a word. */
  function addNumber(number: string): void {
    const isBig = text[at + number.length] === 'n';
    add(isBig ? 'word' : 'number', isBig ? `${number}n` : number);
  }
}
