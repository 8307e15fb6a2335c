/** The cells of a notebook that are handed in: those with a line `// @exercise <id>`. */
import { DEFAULT_LIMITS } from '../guest/limits.js';
import { topLevelNames, namesExportedBy } from './exported-names.js';
import type { AskedExercise } from './exercise-of-file.js';
import type { Trouble } from './trouble.js';

/** What a notebook holds for one exercise, or what is wrong with it. */
export type NotebookPart = { readonly exercise: string } & ({ readonly text: string } | Trouble);

const MARK = /^[ \t]*\/\/[ \t]*@exercise[ \t]+(\S+)[ \t]*$/gm;
const OURS = /^(?:typescript|ts|tslab|javascript|js|jslab)$/i;
const OTHER_LANGUAGE = /^\s*%%/;

interface Cell {
  cell_type?: unknown;
  source?: unknown;
  metadata?: { vscode?: { languageId?: unknown } } | null;
}

interface Notebook {
  cells?: unknown;
  metadata?: {
    language_info?: { name?: unknown } | null;
    kernelspec?: { language?: unknown; name?: unknown } | null;
  } | null;
}

const NO_NOTEBOOK: Trouble = { problem: 'It is not a whole notebook.', fix: 'Ask for the file again.' };
const NO_MARK: Trouble = {
  problem: 'No cell of the notebook has a line "// @exercise <id>".',
  fix: 'Ask the student to mark the cells that count, or to hand in the .ts file.',
};

/** The parts of a notebook, or why it has none. */
export function notebookParts(text: string, exercises: readonly AskedExercise[]): NotebookPart[] | Trouble {
  let notebook: Notebook | null;
  try {
    notebook = JSON.parse(text) as Notebook | null;
  } catch {
    return NO_NOTEBOOK;
  }
  if (!Array.isArray(notebook?.cells)) return NO_NOTEBOOK;
  const marked = new Map<string, string[]>();
  const parts: NotebookPart[] = [];
  for (const cell of notebook.cells as (Cell | null)[]) {
    const source = sourceOf(cell, languageOf(notebook));
    const ids = [...new Set([...source.matchAll(MARK)].map(([, id]) => id))];
    if (ids.length > 1) parts.push({ exercise: '', ...TWO_MARKS });
    else if (ids.length === 1) marked.set(ids[0], [...(marked.get(ids[0]) ?? []), source]);
  }
  for (const [id, sources] of marked) {
    const asked = exercises.find((exercise) => exercise.id === id);
    parts.push(asked ? { exercise: id, ...fileOf(sources, asked) } : { exercise: '', ...UNKNOWN(exercises) });
  }
  return parts.length > 0 ? parts : NO_MARK;
}

const TWO_MARKS: Trouble = {
  problem: 'A cell of the notebook is marked for two exercises.',
  fix: 'Ask the student to write a cell for each.',
};
const UNKNOWN = (exercises: readonly AskedExercise[]): Trouble => ({
  problem: 'A cell of the notebook is marked for an exercise that the course does not have.',
  fix: `The exercises are ${exercises.map(({ id }) => id).join(', ')}.`,
});

function languageOf({ metadata }: Notebook): unknown {
  return metadata?.kernelspec?.language ?? metadata?.language_info?.name ?? metadata?.kernelspec?.name;
}

/** The text of a code cell in our language; empty for any other. */
function sourceOf(cell: Cell | null, ofNotebook: unknown): string {
  const { cell_type: type, source, metadata } = cell ?? {};
  const language = metadata?.vscode?.languageId ?? ofNotebook ?? 'typescript';
  const lines = Array.isArray(source) ? source : [source];
  if (type !== 'code' || typeof language !== 'string' || !OURS.test(language)) return '';
  if (!lines.every((line): line is string => typeof line === 'string')) return '';
  const text = lines.join('');
  return OTHER_LANGUAGE.test(text) ? '' : text;
}

function fileOf(sources: readonly string[], asked: AskedExercise): { text: string } | Trouble {
  const size = sources.reduce((sum, source) => sum + source.length, 0);
  return size > DEFAULT_LIMITS.sourceBytes ? TOO_LONG : { text: joined(sources, asked) };
}

const TOO_LONG: Trouble = {
  problem: `Its cells for the exercise have more than the ${DEFAULT_LIMITS.sourceBytes} signs that are read.`,
  fix: 'Ask for a shorter one.',
};

/**
 * Cells as one file. A notebook has no exports, and each of its cells may import anew:
 * so names of the exercise are exported at the end, and names that an earlier cell has imported are left out
 * of later imports, with every line where it was.
 */
function joined(sources: readonly string[], { exports }: AskedExercise): string {
  const imported = new Set<string>();
  const text = sources.map((source) => withoutKnownImports(source.replace(/\n?$/, '\n'), imported)).join('\n');
  const exported = namesExportedBy(text);
  const declared = topLevelNames(text);
  const missing = exports.filter((name) => declared.has(name) && !exported.has(name));
  return missing.length > 0 ? `${text}\nexport { ${missing.join(', ')} };\n` : text;
}

/** Bounded: a hostile text must not make the search slow. */
const IMPORT = /^import(\s{1,40}type)?\s{0,40}\{([^}]{0,4000})\}\s{0,40}from\s{0,40}(['"][^'"\n]{0,200}['"]);?/gm;

function withoutKnownImports(source: string, known: Set<string>): string {
  return source.replace(IMPORT, (whole, type: string | undefined, list: string, from: string) => {
    const key = (entry: string): string => `${from.slice(1, -1)} ${entry.replace(/^type\s+/, '').replace(/\s+/g, ' ')}`;
    const entries = list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    const fresh = entries.filter((entry) => !known.has(key(entry)));
    for (const entry of entries) known.add(key(entry));
    if (fresh.length === entries.length) return whole;
    const lines = '\n'.repeat(whole.split('\n').length - 1);
    return fresh.length === 0 ? lines : `import${type ?? ''} { ${fresh.join(', ')} } from ${from};${lines}`;
  });
}
