/**
 * All pages of the course: notebooks, exercises, documents, and the outline that the home
 * page and the sidebar show.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Notebook } from '../cells/notebook.js';
import type { Course } from '../disk/course.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { publicPoints } from '../judging/solved.js';
import { buildsOn, courseMap, numberOf } from './course-map.js';
import type { CourseMap } from './course-map.js';
import { coverageRows, withCoverage } from './coverage-page.js';
import { COVERAGE_FOLDER, coverageUnits } from './coverage.js';
import type { ExerciseModules } from './exercise-modules.js';
import { exercisePage } from './exercise-page.js';
import { DOCUMENTS, WORKBENCH } from './links.js';
import type { Page } from './notebook-page.js';
import type { AskedAgain } from './question-pages.js';
import { closeFences, notebookPage, summaryOf } from './notebook-page.js';
import type { LibraryReference } from './reference/library-reference.js';
import { referencePages } from './reference/reference-pages.js';
import { nameUses } from './reference/uses.js';

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

/** What the reader's progress is shown by. */
export interface OutlinedExercise {
  id: string;
  version: number;
  minutes: number;
  /** In the order of the course, from 0. */
  place: number;
  /** `points` are those of the public checks. */
  tasks: { can: string; points: number }[];
}

/** A line of the outline. */
export interface OutlineEntry {
  link: string;
  text: string;
  summary: string;
  /** Of a notebook: so long it takes to read, about. */
  minutes?: number;
  /** And so long with everything tried. */
  trying?: number;
  /** Of a notebook: how many predictions it asks for. */
  questions?: number;
  /** Of a notebook: the numbers of those that it builds on. */
  buildsOn?: string[];
  /** Of an exercise. */
  about?: OutlinedExercise;
  /** The exercises that belong to a notebook. */
  exercises: OutlineEntry[];
}

/** Notebooks that belong together. */
export interface OutlinedPart {
  title: string;
  notebooks: OutlineEntry[];
}

/** The course as the home page and the sidebar show it. */
export interface Outline {
  title: string;
  /** All notebooks, in order. */
  notebooks: OutlineEntry[];
  /** The same, part by part. */
  parts: OutlinedPart[];
  map?: CourseMap;
  /** Exercises that belong to no notebook. */
  exercises: OutlineEntry[];
  documents: OutlineEntry[];
  /** Review and the test of ideas. */
  questions: OutlineEntry[];
  /** Where a page finds the bank of questions; absent where a course has none. */
  bank?: string;
  /**
   * The index of the library's names, the pages below it, and the file with what is shown of a name in code.
   */
  reference?: { index: OutlineEntry; rooms: Pick<OutlineEntry, 'link' | 'text'>[]; names: string };
}

/** What a course has besides its files. */
export interface CourseAssets {
  /** An exercise without a module has a statement alone. */
  modules?: ExerciseModules;
  reference?: LibraryReference | undefined;
  asked?: AskedAgain;
}

const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const entry = ({ link, title, summary }: Page): OutlineEntry => ({ link, text: title, summary, exercises: [] });

const outlinedExercise = (course: Course, info: ExerciseInfo): OutlinedExercise => ({
  id: info.id,
  version: info.version,
  minutes: info.minutes,
  place: course.exercises.findIndex(({ id }) => id === info.id),
  tasks: info.tasks.map(({ can }, i) => ({ can, points: publicPoints(info, i + 1) })),
});

/** What authors mark for their scripts is no text of the page. */
const COMMENT = /^<!--.*-->\n+/gm;

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
        markdown: closeFences(markdown.replace(COMMENT, '')),
        assets: [],
      },
    ];
  });
}

const outlinedReference = ([index, ...rooms]: readonly Page[]): NonNullable<Outline['reference']> => ({
  index: { ...entry(index), summary: '' },
  rooms: rooms.map(({ link, title }) => ({ link, text: title })),
  names: `/outputs/${index.assets[0].name}`,
});

const belongsTo =
  (notebook: Page) =>
  (exercise: Page): boolean =>
    `/notebooks/${String(exercise.frontmatter['notebook'])}` === notebook.link;

/** What no part names stands after them. */
function partsOf(course: Course, notebooks: readonly OutlineEntry[]): OutlinedPart[] {
  const { parts = [] } = course.info;
  const named = parts.flatMap((part) => part.notebooks);
  const all = parts.map((part) => ({
    title: part.title,
    notebooks: notebooks.filter((entry) => part.notebooks.includes(numberOf(entry))),
  }));
  const others = notebooks.filter((entry) => !named.includes(numberOf(entry)));
  return [...all, { title: all.length > 0 ? 'More notebooks' : 'Course', notebooks: others }].filter(
    (part) => part.notebooks.length > 0,
  );
}

/** The pages and the outline of a course. */
export function coursePages(
  course: Course,
  states: readonly NotebookState[],
  { modules = new Map(), reference, asked = { pages: [] } }: CourseAssets = {},
): { pages: Page[]; outline: Outline } {
  const { root, info } = course;
  const notebooks = states.map(({ name, source, notebook, problem }) => {
    const page = notebookPage(name, notebook, source);
    return problem ? { ...page, frontmatter: { ...page.frontmatter, problem } } : page;
  });
  const exercises = course.exercises.map((info) => exercisePage(course, info, modules.get(info.id)));
  const rows = coverageRows(coverageUnits(root), { notebooks, exercises });
  const documents = documentPages(root).map((document) =>
    document.frontmatter['folder'] === COVERAGE_FOLDER ? withCoverage(document, rows) : document,
  );
  const outlined = (page: Page): OutlineEntry => ({
    ...entry(page),
    about: outlinedExercise(course, course.find(String(page.frontmatter['exercise']))),
  });
  const inOrder = notebooks.map((page) => ({
    ...entry(page),
    minutes: Number(page.frontmatter['minutes']),
    trying: Number(page.frontmatter['trying']),
    questions: Number(page.frontmatter['questions']),
    buildsOn: buildsOn(info.map ?? [], entry(page)),
    exercises: exercises.filter(belongsTo(page)).map(outlined),
  }));
  const map = courseMap(info.map ?? [], inOrder);
  const using = notebooks.map(({ link, title }, k) => ({ link, title, cells: states[k].notebook.cells }));
  const looked = reference ? referencePages(reference, nameUses(using, course.exercises)) : [];
  const outline: Outline = {
    title: info.title,
    notebooks: inOrder,
    parts: partsOf(course, inOrder),
    ...(map && { map }),
    exercises: exercises.filter((e) => !notebooks.some((n) => belongsTo(n)(e))).map(outlined),
    documents: documents.map(entry),
    questions: asked.pages.map(entry),
    ...(asked.bank !== undefined && { bank: asked.bank }),
    ...(looked.length > 0 && { reference: outlinedReference(looked) }),
  };
  const all = [...notebooks, ...exercises, ...documents, ...looked, ...asked.pages];
  return { pages: [...all, workbench(), home(outline)], outline };
}

function workbench(): Page {
  const { link, text } = WORKBENCH;
  return {
    link,
    title: text,
    summary: '',
    frontmatter: { layout: 'course-workbench', title: text, sidebar: false },
    markdown: '',
    assets: [],
  };
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
