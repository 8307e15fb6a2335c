/**
 * The report of a batch as a folder of pages: index.html for the class, students.html and
 * a page for each student.
 */
import { shellWord } from '../disk/shell-word.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { roundPoints } from '../judging/verdict.js';
import type { MarkRules } from '../marks/final-marks.js';
import type { GradedTerm } from '../marks/term.js';
import { classPage } from './class-page.js';
import { classReport } from './class-report.js';
import type { ClassReport } from './class-report.js';
import { markup, reportPage } from './html.js';
import { ideaNames } from './idea-names.js';
import { ideaGains, readIdeaAnswers } from './idea-test.js';
import type { IdeaKey } from './idea-test.js';
import { notebookPlaces, notebookPlaceOf } from './notebook-places.js';
import { pageStyle } from './page-style.js';
import { BRICK, numberShown } from './shown.js';
import { studentExercises } from './student-exercises.js';
import { studentPage } from './student-page.js';
import type { StudentExercise } from './student-page.js';

export interface ReportOptions {
  exercises: readonly string[];
  rules: MarkRules;
  /** Names that stand for students; their texts are left out then. */
  anonymous?: ((student: string) => string) | undefined;
  /** ideas.csv, and the key of the course's test. */
  ideas?: { file: string; key: IdeaKey } | undefined;
  withStudents: boolean;
}

/** A page, by its place in the folder. */
export interface ReportFile {
  name: string;
  content: string;
}

export interface Report {
  files: Iterable<ReportFile>;
  report: ClassReport;
}

export function makeReport(term: GradedTerm, options: ReportOptions): Report {
  const { exercises, rules, ideas, withStudents } = options;
  const places = notebookPlaces(term.course.root);
  const ideaOf = ideaNames(term.course);
  const given = ideas && readIdeaAnswers(ideas.file, ideas.key);
  const gains = ideas && given && { gains: ideaGains(given, ideas.key), forms: given.forms };
  const report = classReport(term, { rules, exercises, ideaOf });
  const infoOf = (id: string): ExerciseInfo | undefined => term.exercises.find((one) => one.id === id)?.info;
  const page = classPage(report, {
    ...{ ideaOf, gains, hasStudents: withStudents },
    placeOf: ({ id, exercise, task }) => {
      const info = infoOf(exercise);
      const place = notebookPlaceOf(places, ideaOf(id), info?.notebook);
      return place && { ...place, section: place.section ?? info?.tasks.at(task - 1)?.section };
    },
    // A page that is made for others, or without names, has no keys on it either.
    explain: !withStudents || options.anonymous ? undefined : explainCommand(term.folder.folder),
  });
  const notebooks = new Map(
    term.exercises.map(({ id, info }) => [id, notebookPlaceOf(places, undefined, info?.notebook)?.notebook]),
  );
  function* files(): Generator<ReportFile> {
    yield { name: 'index.html', content: page };
    if (withStudents) yield* studentFiles(term, options, (id) => notebooks.get(id));
  }
  return { files: files(), report };
}

const explainCommand =
  (results: string) =>
  (student: string, exercise: string): string =>
    `node lab explain ${shellWord(student)} ${exercise} --results ${shellWord(results)}`;

interface Listed {
  href: string;
  shown: string;
  name: string;
  cells: string[];
}

function* studentFiles(
  term: GradedTerm,
  { exercises, rules, anonymous }: ReportOptions,
  notebookOf: (exercise: string) => string | undefined,
): Generator<ReportFile> {
  const course = term.course.info.title;
  const names = new Map(term.people.map(({ student, name }) => [student, name]));
  const listed: Listed[] = [];
  const withoutText = anonymous !== undefined;
  for (const { student, all } of studentExercises(term, { exercises, rules, notebookOf, withoutText })) {
    const shown = anonymous?.(student) ?? student;
    const name = anonymous ? '' : (names.get(student) ?? '');
    listed.push({
      ...{ href: `students/${encodeURIComponent(shown)}.html`, shown, name },
      cells: [...all.map(cellOf), totalOf(all)],
    });
    const title = name === '' ? shown : `${name} (${shown})`;
    yield { name: `students/${shown}.html`, content: studentPage({ course, shown: title }, all) };
  }
  // In the order of the shown names: that of the class would tell who it is.
  listed.sort((a, b) => (a.shown < b.shown ? -1 : 1));
  yield { name: 'students.html', content: listPage(course, exercises, listed) };
}

function cellOf({ mark: { final, outcome, late, manual } }: StudentExercise): string {
  if (final === null) return outcome === 'none' ? '–' : outcome === 'grader-error' ? '!' : '?';
  const signs = [outcome === 'ungradable' ? 'x' : '', late && late.hours > 0 ? 'L' : '', manual ? 'H' : ''].join('');
  return `${numberShown(final)}${signs === '' ? '' : ` ${signs}`}`;
}

const totalOf = (all: readonly StudentExercise[]): string =>
  numberShown(roundPoints(all.reduce((sum, { mark }) => sum + (mark.final ?? 0), 0)));

function listPage(course: string, exercises: readonly string[], listed: readonly Listed[]): string {
  const hasNames = listed.some(({ name }) => name !== '');
  const body = markup`<header class="top">
      <b>${BRICK} ${course}</b><span class="grow"></span><a href="index.html">Class report</a>
    </header>
    <main>
      <p class="kicker">For the lecturer</p>
      <h1>Students</h1>
      <p class="quiet">
        – nothing handed in, ? waits for a decision, ! no mark for a fault that is not the student’s; x could not be run, L
        late, H with points by hand. The total is of what has a mark.
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Student</th>
              ${hasNames ? markup`<th>Name</th>` : ''}${exercises.map((id) => markup`<th class="r">${id.slice(0, 2)}</th>`)}
              <th class="r">total</th>
            </tr>
          </thead>
          <tbody>
            ${listed.map(
              ({ href, shown, name, cells }) =>
                markup`<tr>
                  <th scope="row"><a href="${href}">${shown}</a></th>
                  ${hasNames ? markup`<td>${name}</td>` : ''}${cells.map((cell) => markup`<td class="r">${cell}</td>`)}
                </tr> `,
            )}
          </tbody>
        </table>
      </div>
    </main>`;
  return reportPage({ title: `Students: ${course}`, style: pageStyle(''), body });
}
