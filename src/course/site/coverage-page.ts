/** The table that says where the course shows each unit of its sources, as the page of the course has it. */
import type { CoverageUnit } from './coverage.js';
import { cellAnchor } from './links.js';
import type { Page } from './notebook-page.js';
import { fence } from './outputs.js';

/** A link of the table, without base. */
export interface CoverageLink {
  text: string;
  link: string;
}

/** A row of the table: what the component shows. */
export interface CoverageRow {
  source: string;
  place: string;
  content: string;
  kind: string;
  /** The cell that shows it; text without a link when the notebook has no page. */
  shown: CoverageLink | { text: string };
  /** What stands in the cell or in its output; empty where that is no plain text. */
  quantity: string;
  library: string[];
  exercises: CoverageLink[];
  errata: string[];
}

/** Formulas, tables and code of the cell are seen there: as text their marks would stand in the way. */
const MARKS = /[$\\`*&]|[_^]\{|(?:^|\s)\|(?:\s|$)/;

const numberOf = ({ link }: Page): string => /\/(\d+)-[^/]*$/.exec(link)?.[1] ?? '';

/** The rows of the table, with links to those of the pages that exist. */
export function coverageRows(
  units: readonly CoverageUnit[],
  { notebooks, exercises }: { notebooks: readonly Page[]; exercises: readonly Page[] },
): CoverageRow[] {
  return units.map(({ notebook, cell, exercises: numbers, ...unit }) => {
    const page = notebooks.find((n) => numberOf(n) === notebook);
    const text = `${notebook} ${cell}`;
    return {
      ...unit,
      quantity: MARKS.test(unit.quantity) ? '' : unit.quantity,
      shown: page ? { text, link: `${page.link}.html#${cellAnchor(cell)}` } : { text },
      exercises: numbers.flatMap((number) =>
        exercises
          .filter((e) => numberOf(e) === number)
          .map(({ title, link }) => ({ text: `${number} ${title.replace(/^\d+\s+/, '')}`, link: `${link}.html` })),
      ),
    };
  });
}

/** A document whose first chapter is followed by the table. */
export function withCoverage(document: Page, rows: readonly CoverageRow[]): Page {
  if (rows.length === 0) return document;
  const [first, ...rest] = document.markdown.split(/\n(?=## )/);
  return {
    ...document,
    frontmatter: { ...document.frontmatter, coverage: rows },
    markdown: [first.trimEnd(), fence('course-coverage', ''), ...rest.map((chapter) => chapter.trimEnd())].join('\n\n'),
  };
}
