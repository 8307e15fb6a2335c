/** A compiler's complaint in words for the one who wrote the text. */

/**
 * The compilers say `Unexpected token (3:5)`; the writer is told which, or that the text ends too early.
 * `text` is what the compiler read, `what` what it is called: a file or a cell.
 */
export function syntaxMessage(error: Error & { pos?: number }, text: string, what: string): string {
  const plain = error.message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
  if (error.pos === undefined || !plain.startsWith('Unexpected token')) return `This is not TypeScript: ${plain}.`;
  const rest = text.slice(error.pos).trimStart();
  if (rest === '') return `The ${what} ends too early: a bracket or a quotation mark is not closed.`;
  const found = /^(?:[\w$]+|=>|[^\s])/u.exec(rest)![0];
  return `This is not TypeScript: ${JSON.stringify(found)} cannot stand here. Is something missing before it?`;
}
