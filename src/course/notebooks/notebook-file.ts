/** Notebooks in files. */
import { readFileSync } from 'node:fs';
import type { Notebook } from '../cells/notebook.js';
import { parseNotebook } from '../cells/notebook.js';

/** The notebook in a file, or undefined when there is none. */
export function readNotebook(file: string): Notebook | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  return parseNotebook(text);
}
