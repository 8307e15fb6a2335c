/** Code in the parts that are coloured. */

export interface CodeToken {
  text: string;
  /** The class of its colour; absent for what has the colour of text. */
  kind?: 'keyword' | 'string' | 'function' | 'comment';
}

const PARTS = /(\/\/.*)|('(?:\\.|[^'\\])*')|\b(import|type|from|const|new|await)\b|\b(\w+)(?=\()/g;
const KINDS = ['comment', 'string', 'keyword', 'function'] as const;

/** The tokens of each line. */
export const codeLines = (code: string): CodeToken[][] => code.trimEnd().split('\n').map(tokensOf);

function tokensOf(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(PARTS)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    const group = match.slice(1).findIndex((part) => (part as string | undefined) !== undefined);
    tokens.push({ text: match[0], kind: KINDS[group] });
    end = match.index + match[0].length;
  }
  tokens.push({ text: code.slice(end) });
  return tokens;
}
