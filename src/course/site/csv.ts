/** Tables of the course, whose first line names their columns. */
import { csvRows } from '../disk/csv.js';

/**
 * The lines of a table as records, by the names of its first line. Throws a SyntaxError that names the line
 * when a line has another number of fields, and a BrokenCsv for a quotation mark without its other.
 *
 * @example
 * parseCsv('a,b\n1,"x, y"\n'); // => [{ a: '1', b: 'x, y' }]
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [heading, ...rows] = csvRows(text);
  return rows.map(({ line, cells }) => {
    if (cells.length !== heading.cells.length) {
      throw new SyntaxError(`line ${line}: expected ${heading.cells.length} fields, got ${cells.length}`);
    }
    return Object.fromEntries(heading.cells.map((name, k) => [name, cells[k]]));
  });
}
