/** Comma-separated values with a header line, RFC 4180: a field may stand in quotes, a quote inside it is doubled. */

const FIELD = /("(?:[^"]|"")*"|[^",\n]*)(,|\n|$)/y;

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const at = FIELD.lastIndex;
    const match = FIELD.exec(text);
    if (!match) {
      const line = text.slice(0, at).split('\n').length;
      throw new SyntaxError(`line ${line}: expected a field, in quotes when it contains a quote or a comma`);
    }
    const [, field, end] = match;
    rows.at(-1)!.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/**
 * The lines of a CSV text as records, by the names of its first line. Throws a SyntaxError that names the line when a line has
 * another number of fields.
 *
 * @example
 * parseCsv('a,b\n1,"x, y"\n'); // => [{ a: '1', b: 'x, y' }]
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = rowsOf(`${text.replace(/\r\n/g, '\n').replace(/\n$/, '')}\n`);
  return rows.map((row, i) => {
    if (row.length !== names.length) {
      throw new SyntaxError(`row ${i + 1}: expected ${names.length} fields, got ${row.length}`);
    }
    return Object.fromEntries(names.map((name, k) => [name, row[k]]));
  });
}
