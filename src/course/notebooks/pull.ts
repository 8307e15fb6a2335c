/** Takes edits made in Jupyter or VS Code back to the reviewed sources. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SourceCell } from '../cells/notebook.js';
import { derivedIds, formatPercent, parsePercent } from '../cells/percent.js';
import { writeAtomically } from '../disk/atomic-write.js';
import { readNotebook } from './notebook-file.js';
import { cellsHash } from './store.js';

/** `same`: nothing to take. `conflict`: source and notebook were both edited; the source is left alone. */
export interface PullResult {
  name: string;
  outcome: 'same' | 'pulled' | 'created' | 'conflict';
}

/** Options of {@link pullNotebooks}. */
export interface PullOptions {
  /** Only these notebooks; all of `notebooks/` when absent. */
  names?: readonly string[];
  /** Take the notebook's cells even where the source was edited too. */
  force?: boolean;
}

/** The notebooks in `notebooks/`, also those that have no source yet. */
export function committedNames(root: string): string[] {
  const folder = path.join(root, 'notebooks');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.ipynb'))
    .map((file) => file.slice(0, -'.ipynb'.length))
    .sort();
}

/** Writes the source of each notebook in `notebooks/` whose cells were edited since it was made. */
export function pullNotebooks(root: string, { names, force = false }: PullOptions = {}): PullResult[] {
  return committedNames(root)
    .filter((name) => names?.includes(name) ?? true)
    .map((name) => ({ name, outcome: pull(path.join(root, 'notebooks'), name, force) }));
}

function pull(folder: string, name: string, force: boolean): PullResult['outcome'] {
  const { cells, record } = readNotebook(path.join(folder, `${name}.ipynb`))!;
  const sourceFile = path.join(folder, 'src', `${name}.ts`);
  const source = existsSync(sourceFile) ? parsePercent(readFileSync(sourceFile, 'utf8')) : undefined;
  const text = formatPercent(withWrittenIds(cells, source ?? []));
  // A notebook that nobody touched is older than its source at most.
  if (source && (text === formatPercent(source) || cellsHash(cells) === record?.cells)) return 'same';
  if (source && !force && cellsHash(source) !== record?.cells) return 'conflict';
  writeAtomically(sourceFile, text);
  return source ? 'pulled' : 'created';
}

/**
 * Only ids that an author wrote are kept in the source: those of Jupyter's new cells and
 * derived ones are left out.
 */
function withWrittenIds(cells: readonly SourceCell[], source: readonly SourceCell[]): SourceCell[] {
  const implicit = derivedIds(source);
  const written = new Set(source.map(({ id }) => id).filter((id, i) => id !== implicit[i]));
  const derived = derivedIds(cells);
  return cells.map((cell, i) => (written.has(cell.id) ? cell : { ...cell, id: derived[i] }));
}
