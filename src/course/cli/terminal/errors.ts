/** Errors in a terminal: no word is broken at its edge. */
import type { Io } from '../command.js';
import { columns, styleOf, wrap } from './style.js';

/** An output whose errors fit into the terminal that they reach. */
export function fittingErrors(io: Io): Io {
  const { errWidth } = io;
  if (errWidth === undefined) return io;
  const { width } = styleOf({ ...io, width: errWidth });
  const fitted = (line: string): string[] =>
    columns(line) <= width ? [line] : wrap(line, width, ' '.repeat(line.length - line.trimStart().length));
  return {
    ...io,
    err: (text) => {
      io.err(text.split('\n').flatMap(fitted).join('\n'));
    },
  };
}
