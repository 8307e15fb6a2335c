/** All pages of the course: notebooks, exercises, documents, and the outline that the home page and the sidebar show. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Notebook } from '../cells/notebook.js';
import type { Course } from '../disk/course.js';
import { coverageRows, withCoverage } from './coverage-page.js';
import { COVERAGE_FOLDER, coverageUnits } from './coverage.js';
import { DOCUMENTS } from './links.js';
import type { Page } from './notebook-page.js';
import { asset } from './outputs.js';
import { closeFences, notebookPage, summaryOf } from './notebook-page.js';

/** Why the page of a notebook shows an older result, or none. */
export interface PageProblem {
  /** Where: the cell's number and first line; absent when the fault is not in one cell. */
  cell?: string;
  /** The cell's id, when the page shows it. */
  id?: string;
  message: string;
  /** Whether the page shows an older result. */
  hasResult?: boolean;
}

/** What a notebook's page is made of. */
export interface NotebookState {
  name: string;
  /** The file that an author edits, from the root of the course. */
  source: string;
  /** The last good result. */
  notebook: Notebook;
  problem?: PageProblem;
}

/** A line of the outline. */
export interface OutlineEntry {
  link: string;
  text: string;
  summary: string;
  /** The exercises that belong to a notebook. */
  exercises: OutlineEntry[];
}

/** The course as the home page and the sidebar show it. */
export interface Outline {
  title: string;
  notebooks: OutlineEntry[];
  /** Exercises that belong to no notebook. */
  exercises: OutlineEntry[];
  documents: OutlineEntry[];
}

const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const entry = ({ link, title, summary }: Page): OutlineEntry => ({ link, text: title, summary, exercises: [] });

/** A picture of a statement: `![what it shows](picture.png)`, a file beside the statement. */
const PICTURE = /(!\[[^\]]*\]\()([\w-]+)\.(png|svg|jpg)\)/g;

/** The pictures beside a statement, copied for the page: the development server shows nothing from outside its own folder. */
function withPictures(folder: string, statement: string): Pick<Page, 'markdown' | 'assets'> {
  const assets: Page['assets'] = [];
  const markdown = statement.replace(PICTURE, (link: string, open: string, name: string, extension: string) => {
    const file = path.join(folder, `${name}.${extension}`);
    if (!existsSync(file)) return link;
    const picture = asset(readFileSync(file), extension);
    assets.push(picture);
    return `${open}/outputs/${picture.name})`;
  });
  return { markdown, assets };
}

/** The exercises' statements, in the order of the course. */
function exercisePages(course: Course): Page[] {
  return course.exercises.map(({ id, title, notebook }) => {
    const statement = read(course.file(id, 'README.md')) ?? '';
    return {
      link: `/exercises/${id}`,
      title,
      summary: summaryOf(statement),
      frontmatter: {
        kind: 'exercise',
        source: `exercises/${id}/README.md`,
        folder: `exercises/${id}`,
        exercise: id,
        notebook,
      },
      ...withPictures(course.file(id), /^#\s/m.test(statement) ? statement : `# ${title}\n\n${statement}`),
    };
  });
}

function documentPages(root: string): Page[] {
  return DOCUMENTS.flatMap(({ file, link, text }): Page[] => {
    const markdown = read(path.join(root, file));
    if (markdown === undefined) return [];
    return [
      {
        link,
        title: text,
        summary: summaryOf(markdown),
        frontmatter: { kind: 'document', source: file, folder: path.posix.dirname(file) },
        markdown: closeFences(markdown),
        assets: [],
      },
    ];
  });
}

const belongsTo =
  (notebook: Page) =>
  (exercise: Page): boolean =>
    `/notebooks/${String(exercise.frontmatter['notebook'])}` === notebook.link;

/** The pages and the outline of a course. */
export function coursePages(course: Course, states: readonly NotebookState[]): { pages: Page[]; outline: Outline } {
  const { root, info } = course;
  const notebooks = states.map(({ name, source, notebook, problem }) => {
    const page = notebookPage(name, notebook, source);
    return problem ? { ...page, frontmatter: { ...page.frontmatter, problem } } : page;
  });
  const exercises = exercisePages(course);
  const rows = coverageRows(coverageUnits(root), { notebooks, exercises });
  const documents = documentPages(root).map((document) =>
    document.frontmatter['folder'] === COVERAGE_FOLDER ? withCoverage(document, rows) : document,
  );
  const outline: Outline = {
    title: info.title,
    notebooks: notebooks.map((page) => ({ ...entry(page), exercises: exercises.filter(belongsTo(page)).map(entry) })),
    exercises: exercises.filter((e) => !notebooks.some((n) => belongsTo(n)(e))).map(entry),
    documents: documents.map(entry),
  };
  return { pages: [...notebooks, ...exercises, ...documents, home(outline)], outline };
}

function home({ title }: Outline): Page {
  return {
    link: '/index',
    title,
    summary: '',
    frontmatter: { layout: 'course-home', title, sidebar: false },
    markdown: '',
    assets: [],
  };
}
