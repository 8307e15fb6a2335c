/** An executed notebook as a page. */
import { changeOf } from '../cells/change-metadata.js';
import { controlsOf } from '../cells/control-metadata.js';
import { foldedCellsOf, withoutHeading } from '../cells/fold-metadata.js';
import type { FoldedCells } from '../cells/fold-metadata.js';
import { PLOTLY } from '../cells/notebook.js';
import type { Cell, Notebook } from '../cells/notebook.js';
import { targetOf } from '../cells/target-metadata.js';
import type { Question } from './covers.js';
import { answerIn, questionsOf } from './covers.js';
import { curveQuestion } from './curve-question.js';
import { importsOf } from './live-code.js';
import type { Asset, Rendered } from './outputs.js';
import { fence, renderOutput } from './outputs.js';
import type { Amount } from './reading-time.js';
import { readingMinutes, tryingMinutes } from './reading-time.js';

/** A page of the course. */
export interface Page {
  /** Where it stands, without base: `/notebooks/05-inertia-tensor`. */
  link: string;
  title: string;
  /** The first sentence of the text, for lists of pages. */
  summary: string;
  /**
   * Told to the theme: `source`, the file that an author edits, and `folder`, where links start from,
   * both from the course's root.
   */
  frontmatter: Record<string, unknown>;
  markdown: string;
  assets: Asset[];
}

/** Markdown whose last code fence is closed, so that it cannot swallow what follows. */
export function closeFences(markdown: string): string {
  let open: string | undefined;
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
    if (!mark) continue;
    const [, ticks = '', rest = ''] = mark;
    if (open === undefined) open = ticks;
    else if (ticks.startsWith(open) && rest.trim() === '') open = undefined;
  }
  return open === undefined ? markdown : `${markdown.replace(/\n$/, '')}\n${open}`;
}

/** The text of the first heading, without Markdown marks. */
export function titleOf(markdown: string): string | undefined {
  const title = /^#{1,6}\s+(.+?)\s*#*$/m.exec(markdown)?.[1];
  return title?.replace(/[*_`$]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** A list shows about this many characters of a summary, in whole sentences. */
const SUMMARY_LENGTH = 60;

/** The first sentences after the heading, with their Markdown marks taken off. */
export function summaryOf(markdown: string): string {
  const paragraph = markdown.split(/\n\s*\n/).find((p) => /^[\p{L}*`$"“]/u.test(p.trim()) && !/^\s*\*Sources/.test(p));
  const plain = (paragraph ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\$[^$]*\$/g, '…')
    .replace(/[*`]/g, '');
  const sentences = plain.match(/.+?[.!?:](?=\s|$)\s*/g) ?? [plain];
  let summary = '';
  for (const sentence of sentences) if (summary.length < SUMMARY_LENGTH) summary += sentence;
  return summary.trim().replace(/:$/, '.');
}

/** Columns that a page shows without scrolling. */
const COLUMNS = 84;

/**
 * Long lists of imported names, as a formatter breaks them one by one, in filled lines:
 * they would hide the first idea.
 */
export function fillImports(code: string): string {
  return code.replace(
    /^import (type )?\{\n((?: +[\w ]+,\n)+)\} from/gm,
    (_all, type: string | undefined, names: string) => {
      const rows = [' '];
      for (const name of names.trim().split(/\n */)) {
        const last = rows.length - 1;
        if (rows[last].length + 1 + name.length <= COLUMNS) rows[last] += ` ${name}`;
        else rows.push(`  ${name}`);
      }
      return `import ${type ?? ''}{\n${rows.join('\n')}\n} from`;
    },
  );
}

/**
 * A code cell with what it printed and drew, and what the page must know to run it: `place` is its
 * number among code cells.
 */
function codeCell(cell: Cell, place: number): Rendered[] {
  const { id, source, outputs } = cell;
  const shown = fillImports(source);
  const about = { id, place, stored: outputs.length, imports: importsOf(shown) };
  const declared = { change: changeOf(cell), controls: controlsOf(cell), target: targetOf(cell)?.reached };
  return [
    { markdown: fence('course-code', JSON.stringify({ ...about, ...declared })), assets: [] },
    { markdown: fence('ts live', shown), assets: [] },
    ...outputs.map(renderOutput),
    { markdown: fence('course-end', 'code'), assets: [] },
  ];
}

const text = (markdown: string): Rendered[] => (markdown === '' ? [] : [{ markdown, assets: [] }]);
const part = (name: string, about: object): Rendered[] => text(fence(name, JSON.stringify(about)));
const end = (name: string): Rendered[] => text(fence('course-end', name));

/**
 * The card of a question. What the card only shows afterwards is no attribute of the
 * page, but told to its script.
 */
function card(cells: readonly Cell[], { cell, prediction, asked, after }: Question): Rendered[] {
  const curve = prediction.kind === 'curve' ? curveQuestion(cells, cell, prediction) : undefined;
  return [
    ...part('course-predict', { id: cells[cell].id, prediction, curve }),
    ...text(closeFences(prediction.question ?? asked)),
    ...end('predict'),
    ...text(closeFences(after)),
  ];
}

/** The questions from before, which the page asks with other numbers than the text. */
function opener({ source }: Cell, notebook: string): Rendered[] {
  const [heading = ''] = source.split('\n');
  return [
    ...text(heading),
    ...part('course-opener', { notebook }),
    ...text(closeFences(withoutHeading(source))),
    ...end('opener'),
  ];
}

interface Around {
  cells: readonly Cell[];
  /** The question that the cell asks. */
  question: Question | undefined;
  /** How many covers end with the answer that it gives. */
  ending: number;
  /** Its number among the code cells. */
  place: number;
  /** The number of the notebook. */
  notebook: string;
}

function cellParts(cell: Cell, { cells, question, ending, place, notebook }: Around): Rendered[] {
  const ends = Array.from({ length: ending }, () => end('cover')).flat();
  const anchor = text(fence('course-cell', cell.id));
  if (cell.metadata['opener'] !== undefined) return [...anchor, ...opener(cell, notebook)];
  if (cell.kind === 'code') return [...anchor, ...codeCell(cell, place), ...ends];
  const prose = question ? question.before : cell.source;
  const [answer, rest] = ending > 0 ? answerIn(prose) : [prose, ''];
  return [
    ...anchor,
    ...text(closeFences(answer)),
    ...ends,
    ...text(closeFences(rest)),
    ...(question ? card(cells, question) : []),
  ];
}

const foldOf = (folds: readonly FoldedCells[], k: number): FoldedCells | undefined =>
  folds.find(({ from, until }) => from <= k && k <= until);

/** Throws when an answer is covered on one side of a fold's edge and given on the other. */
function expectWhole(questions: readonly Question[], folds: readonly FoldedCells[], cells: readonly Cell[]): void {
  const torn = questions.find(({ cell, until }) => foldOf(folds, cell) !== foldOf(folds, until));
  if (!torn) return;
  const [{ id }, { id: last }] = [cells[torn.cell], cells[torn.until]];
  throw new RangeError(
    `head of ${id}: expected predict.until in the same fold or outside of all, got ${last}. A reader may leave the fold shut.`,
  );
}

const isChart = ({ outputs }: Cell): boolean =>
  outputs.some((output) => output.output_type === 'display_data' && PLOTLY in output.data);

function amountOf(cells: readonly Cell[], questions: readonly Question[]): Amount {
  const prose = cells.filter(({ kind }) => kind === 'markdown').map(({ source }) => source);
  const codes = cells.filter(({ kind }) => kind === 'code');
  return {
    words: prose.join(' ').split(/\s+/).filter(Boolean).length,
    questions: questions.length,
    changes: cells.filter((cell) => changeOf(cell) !== undefined).length,
    controls: cells.flatMap(controlsOf).length,
    charts: cells.filter(isChart).length,
    lines: codes.flatMap(({ source }) => source.split('\n')).length,
  };
}

/** The page of a notebook. `source` is the file that an author edits. */
export function notebookPage(name: string, notebook: Notebook, source: string): Page {
  const folds = foldedCellsOf(notebook.cells);
  // The title of a fold is its heading.
  const cells = notebook.cells.map((cell, k) =>
    folds.some(({ from }) => from === k) ? { ...cell, source: withoutHeading(cell.source) } : cell,
  );
  const questions = questionsOf(cells);
  expectWhole(questions, folds, cells);
  const codes = cells.filter(({ kind }) => kind === 'code');
  const parts = cells.flatMap((cell, k): Rendered[] => {
    const question = questions.find((q) => q.cell === k);
    const ending = questions.filter((q) => q.until === k && q.cell < k).length;
    const begins = question !== undefined && question.until > k;
    const opens = folds.find(({ from }) => from === k);
    return [
      ...(opens ? part('course-fold', { title: opens.title }) : []),
      ...cellParts(cell, { cells, question, ending, place: codes.indexOf(cell), notebook: name.slice(0, 2) }),
      ...(begins ? part('course-cover', { asked: cell.id }) : []),
      ...(folds.some(({ until }) => until === k) ? end('fold') : []),
    ];
  });
  const words = cells.filter((c) => c.kind === 'markdown').map((c) => c.source);
  const onRoad = (k: number): boolean => foldOf(folds, k) === undefined;
  const road = amountOf(
    cells.filter((_, k) => onRoad(k)),
    questions.filter(({ cell }) => onRoad(cell)),
  );
  return {
    link: `/notebooks/${name}`,
    title: words.map(titleOf).find((t) => t !== undefined) ?? name,
    summary: words.map(summaryOf).find((s) => s !== '') ?? '',
    frontmatter: {
      kind: 'notebook',
      source,
      folder: 'notebooks',
      minutes: readingMinutes(road),
      trying: tryingMinutes(amountOf(cells, questions)),
      questions: questions.length,
    },
    markdown: parts.map((p) => p.markdown).join('\n\n'),
    assets: parts.flatMap((p) => p.assets),
  };
}
