/**
 * A doc comment in its parts. Read from its own text: TypeScript's reading drops
 * indentation and `=>` of examples.
 */

/** An argument and what is said of it. */
export interface DocumentedArgument {
  name: string;
  text: string;
}

export interface DocComment {
  /** What stands before the first tag, as Markdown. */
  text: string;
  args: DocumentedArgument[];
  returns?: string;
  throws?: string;
  examples: string[];
}

/** The lines between the marks of a comment, without its stars. */
function linesOf(comment: string): string[] {
  return comment
    .replace(/^\/\*\*|\s*\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''));
}

const FENCED = /^\s*```(?:ts)?\n|\n\s*```\s*$/g;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Takes a comment from its opening to its closing mark apart. */
export function docComment(comment: string): DocComment {
  const [before = '', ...tags] = linesOf(comment)
    .join('\n')
    .split(/^@(?=\w)/m);
  const found: DocComment = { text: before.trim(), args: [], examples: [] };
  for (const tag of tags) {
    const [, kind = '', content = ''] = /^(\w+)\s?([^]*)$/.exec(tag) ?? [];
    if (kind === 'example') found.examples.push(content.replace(FENCED, '').trim());
    else if (kind === 'param') {
      const [, name = '', text = ''] = /^\s*(\S+)\s*(?:- )?([^]*)$/.exec(content) ?? [];
      found.args.push({ name, text: oneLine(text) });
    } else if (kind === 'returns' || kind === 'throws') found[kind] = oneLine(content);
  }
  return found;
}
