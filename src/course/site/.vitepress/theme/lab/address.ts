/**
 * Changed numbers in the address of the page, so that a link shows what its sender saw: `?spin=3:0.01,5:2`
 * gives numbers 3 and 5 of the cell `spin`. A cell that differs in more than numbers is left out.
 */
import { numbersIn, withNumber } from '@dist/course/browser/numbers.js';
import type { CellState } from './cell-state.js';
import { withoutNumbers } from './number-marks.js';

/** A literal, as code writes it: nothing else may come in by a link. */
const LITERAL = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** What the address says of a cell; undefined when nothing can be said. */
function changesOf({ original, text }: CellState): string | undefined {
  if (text === original || withoutNumbers(text) !== withoutNumbers(original)) return undefined;
  const written = numbersIn(original);
  return numbersIn(text)
    .flatMap((number, index) => (number.text === written[index].text ? [] : [`${index}:${number.text}`]))
    .join(',');
}

/** The query of the address with the changed numbers of all cells; what else it says stays. */
export function addressOf(search: string, cells: Iterable<CellState>): string {
  const query = new URLSearchParams(search);
  for (const cell of cells) {
    const changes = changesOf(cell);
    if (changes === undefined) query.delete(cell.about.id);
    else query.set(cell.about.id, changes);
  }
  // Both signs may stand in a query, and are easier to read as they are.
  const text = query.toString().replace(/%3A/g, ':').replace(/%2C/g, ',');
  return text === '' ? '' : `?${text}`;
}

/** The text of a cell with the numbers that the address gives it; undefined when it gives none that fit. */
export function linkedText(search: string, id: string, original: string): string | undefined {
  let text = original;
  for (const entry of new URLSearchParams(search).get(id)?.split(',') ?? []) {
    const [index, literal = ''] = entry.split(':');
    const number = numbersIn(text).at(/^\d+$/.test(index) ? Number(index) : Infinity);
    if (number?.draggable && LITERAL.test(literal)) text = withNumber(text, number, literal);
  }
  return text === original ? undefined : text;
}
