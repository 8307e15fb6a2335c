/**
 * Which cell of which notebook shows which unit of the sources: the tables in `notebooks/look-up/coverage`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCsv } from './csv.js';

/** The folder of the tables, from the root of the course. */
export const COVERAGE_FOLDER = 'notebooks/look-up/coverage';

/** The sources in the order of the course, with the file of their units. */
export const SOURCES = [
  { source: 'Lecture', file: 'lecture.csv' },
  { source: 'Chaney', file: 'chaney.csv' },
  { source: 'Paper', file: 'paper.csv' },
] as const;

/** A formula, example, program, output, figure or claim of a source, and where the course shows it. */
export interface CoverageUnit {
  source: (typeof SOURCES)[number]['source'];
  /** Slide, section or equation. */
  place: string;
  content: string;
  kind: string;
  /** Names that the library exports. */
  library: string[];
  /** Numbers of exercises, such as `05`. */
  exercises: string[];
  /** Labels of errata, such as `L1`. */
  errata: string[];
  /** Number of the notebook. */
  notebook: string;
  /** Id of the cell. */
  cell: string;
  /** What stands in the cell or in its output. */
  quantity: string;
}

const listed = (field: string): string[] => (field === '' ? [] : field.split(';').map((item) => item.trim()));

/** The units of all sources, in their order; a table that does not exist has none. */
export function coverageUnits(root: string): CoverageUnit[] {
  return SOURCES.flatMap(({ source, file }) => {
    const table = path.join(root, COVERAGE_FOLDER, file);
    if (!existsSync(table)) return [];
    return parseCsv(readFileSync(table, 'utf8')).map((row) => ({
      source,
      place: row['place'],
      content: row['content'],
      kind: row['kind'],
      library: listed(row['library']),
      exercises: listed(row['exercise']),
      errata: listed(row['erratum']),
      notebook: row['notebook'],
      cell: row['cell'],
      quantity: row['quantity'],
    }));
  });
}
