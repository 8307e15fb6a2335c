/**
 * The code of a cell as the page shows it first: imports and plot options folded, so that the first screen
 * is physics and its picture. Without scripts everything stands open.
 */

/** Rows that are folded away, counted from 0, both ends included. */
export interface Fold {
  from: number;
  to: number;
  label: string;
}

/** Fewer rows than this are not worth a fold. */
const SHORTEST = 3;

/** `import type { A, B } from 'x'`, over one line or several. */
const IMPORT = /^import (?:type )?\{([^}]*)\} from '([^']+)';$/gm;

const count = (rows: number): string => `${rows} lines of plot options`;

/**
 * What is folded in the source of a cell: the inside of each `show(…);` at the margin. The project formats
 * its sources, so that such a call ends with `);` at the margin, too.
 */
export function foldsOf(source: string): Fold[] {
  const rows = source.split('\n');
  const folds: Fold[] = [];
  rows.forEach((row, start) => {
    if (!/^show\($/.test(row)) return;
    const end = rows.indexOf(');', start);
    const hidden = end - start - 1;
    if (hidden >= SHORTEST) folds.push({ from: start + 1, to: end - 1, label: count(hidden) });
  });
  return folds;
}

/** Of a cell that only imports: what it takes, by module; undefined for any other cell. */
export function importsOf(source: string): string | undefined {
  if (source.replace(IMPORT, '').trim() !== '') return undefined;
  const names = new Map<string, number>();
  for (const [, list, module] of source.matchAll(IMPORT)) {
    const found = list.split(',').filter((name) => name.trim() !== '').length;
    names.set(module, (names.get(module) ?? 0) + found);
  }
  if (names.size === 0) return undefined;
  return [...names].map(([module, found]) => `${found} ${found === 1 ? 'name' : 'names'} of ${module}`).join(', ');
}

/** The button takes part in no text of the code: what it says is an attribute. */
const button = (label: string): string =>
  `<button type="button" class="fold" aria-expanded="false" aria-label="${label}" data-label="${label}"></button>`;

/**
 * Coloured code, a row per line, with its folds. The rows around a fold stand in one line while it is shut.
 */
export function foldedCode(coloured: string, source: string): string {
  const folds = foldsOf(source);
  const opens = new Map(folds.map((fold) => [fold.from, fold]));
  const ends = new Set(folds.map(({ to }) => to + 1));
  const joins = new Set(folds.flatMap(({ from, to }) => [from - 1, to + 1]));
  const pieces = coloured.split('\n').map((row, k) => {
    const fold = opens.get(k);
    const before = fold ? `${button(fold.label)}<span class="folded">` : '';
    const after = ends.has(k) ? '</span>' : '';
    const shown = joins.has(k) ? row.replace('class="line"', 'class="line joined"') : row;
    return `${before}${k === 0 ? '' : '\n'}${after}${shown}`;
  });
  return pieces.join('');
}

/** Colours that are the text's own say nothing. */
const PLAIN = /<span style="color:var\(--code-ink\)">([^<]*)<\/span>/g;

/** What the highlighter made of a cell, without what surrounds it. */
export function liveCode(highlighted: string, source: string): string {
  const code = /<code[^>]*>([^]*)<\/code>/.exec(highlighted)?.[1] ?? '';
  const lean = foldedCode(code.replace(PLAIN, '$1'), source);
  return `<div class="language-ts"><pre v-pre class="code"><code>${lean}</code></pre></div>`;
}
