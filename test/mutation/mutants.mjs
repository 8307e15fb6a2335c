// A mutant as text: what Stryker replaced, and the source with the replacement in its place.

const offset = (source, { line, column }) => {
  const before = source.split('\n').slice(0, line);
  return before.join('\n').length + (line > 0 ? 1 : 0) + column;
};

/**
 * Stryker's locations count lines and columns from 0. In parentheses an expression stays one,
 * whatever stands around it.
 */
export function mutatedSource(source, { location: { start, end }, mutatorName, replacement }) {
  const text = mutatorName === 'BlockStatement' ? replacement : `(${replacement})`;
  return source.slice(0, offset(source, start)) + text + source.slice(offset(source, end));
}

/** What a reader needs to find and understand a mutant; its results count lines and columns from 1. */
export function described(source, { fileName, location, mutatorName, replacement }) {
  const [start, end] = [location.start, location.end].map(({ line, column }) => ({
    line: line - 1,
    column: column - 1,
  }));
  return {
    exercise: exerciseOf(fileName),
    mutator: mutatorName,
    line: source.split('\n')[start.line].trim(),
    original: source.slice(offset(source, start), offset(source, end)),
    replacement,
  };
}

export const exerciseOf = (fileName) => fileName.split(/[\\/]/).at(-2);
