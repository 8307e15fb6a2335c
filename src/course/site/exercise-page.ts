/**
 * The page of an exercise: its statement in parts beside the editor. Without scripts all
 * parts stand below each other.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hintsFor, shownLines } from '../disk/hints.js';
import type { Course } from '../disk/course.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { publicPoints } from '../judging/solved.js';
import type { ExerciseAssets } from './exercise-modules.js';
import { closeFences, summaryOf, titleOf } from './notebook-page.js';
import type { Page } from './notebook-page.js';
import { asset, fence } from './outputs.js';

/** A picture of a statement: `![what it shows](picture.png)`, a file beside the statement. */
const PICTURE = /(!\[[^\]]*\]\()([\w-]+)\.(png|svg|jpg)\)/g;

/**
 * The pictures beside a statement, copied for the page: the development server shows nothing
 * from outside its own folder.
 */
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

/**
 * A statement in its parts: the title, what is said of the whole, a part per task,
 * and what stands behind them.
 */
export interface StatementParts {
  title: string;
  intro: string;
  tasks: string[];
  rest: string;
}

/** Takes a statement apart at its headings of the second level: "## 1. …" begins a task. */
export function statementParts(statement: string): StatementParts {
  const [head = '', ...sections] = statement.split(/^(?=## )/m);
  const isTask = (section: string): boolean => /^## +\d+\. /.test(section);
  const [, title = '', intro = ''] = /^\s*# +(.*)\n([^]*)$/.exec(head) ?? [head, '', head];
  return {
    title: title.trim(),
    intro: intro.trim(),
    tasks: sections.filter(isTask).map((section) => section.trim()),
    rest: sections
      .filter((section) => !isTask(section))
      .join('')
      .trim(),
  };
}

/** What the page's script is told of an exercise. */
function about(course: Course, info: ExerciseInfo, stub: string, made?: ExerciseAssets): object {
  const { id, version, title, notebook, tasks, rubric } = info;
  // Of a hint the text stands in the page's part; of lines to order, here is what they are judged with.
  const ladder = (task: number): object[] =>
    hintsFor(course, info, task).map(({ order }) =>
      order ? { head: order.head, tail: order.tail, lines: shownLines(course, info, task, order) } : {},
    );
  return {
    ...{ id, version, title, notebook, rubric, stub },
    hasSolution: existsSync(course.file(id, 'solution.ts')),
    tasks: tasks.map((task, i) => ({ ...task, points: publicPoints(info, i + 1), hints: ladder(i + 1) })),
    module: made && `/outputs/${made.module.name}`,
    texts: made && `/outputs/${made.texts.name}`,
  };
}

const part = (name: string, markdown: string): string[] => [fence('course-part', name), closeFences(markdown)];

/** The page of an exercise; where nothing can check an answer, the statement alone. */
export function exercisePage(course: Course, info: ExerciseInfo, made?: ExerciseAssets): Page {
  const { id, title, notebook } = info;
  const read = (name: string): string => {
    const file = course.file(id, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const statement = read('README.md');
  const stub = read('stub.ts');
  const { intro, tasks, rest, ...parts } = statementParts(statement);
  const hints = info.tasks.map((_task, i) => hintsFor(course, info, i + 1));
  const markdown = [
    `# ${parts.title || title}`,
    fence('course-exercise', JSON.stringify(about(course, info, stub, made))),
    closeFences(intro),
    ...tasks.flatMap((task, i) => part(`task-${i + 1}`, task)),
    ...hints.flatMap((ladder, i) => ladder.flatMap(({ text }, k) => part(`hint-${i + 1}-${k + 1}`, text))),
    ...part('rest', rest),
    fence('course-end', 'exercise'),
  ].join('\n\n');
  const works = made !== undefined && stub !== '' && titleOf(statement) !== undefined;
  const plain = titleOf(statement) === undefined ? `# ${title}\n\n${statement}` : statement;
  const { markdown: shown, assets: pictures } = withPictures(course.file(id), works ? markdown : plain);
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
      // Names of the library that mean the reader's own functions here.
      own: info.tasks.flatMap((task) => task.exports),
      ...(works ? { sidebar: false, aside: false, pageClass: 'exercise-page', outline: false } : {}),
    },
    markdown: shown,
    assets: [...pictures, ...(made ? [made.module, made.late, made.texts] : [])],
  };
}
