/** Pages for the students in one zip file, named so that Moodle or Canvas gives each to whom it belongs. */
import { strToU8, zipSync } from 'fflate';
import { BatchRefused } from '../batch/batch-refused.js';
import { several } from '../judging/several.js';
import { notebookPlaces, notebookPlaceOf } from '../report/notebook-places.js';
import { studentExercises } from '../report/student-exercises.js';
import { studentPage } from '../report/student-page.js';
import type { StudentExercise } from '../report/student-page.js';
import { isOpen, isWaiting } from '../marks/final-marks.js';
import type { FinalMark } from '../marks/final-marks.js';
import type { GradedTerm } from '../marks/term.js';
import { marksTold, openTold } from '../marks/told.js';
import type { ExportJob, Exported } from './export-job.js';
import { ExportedTable } from './exported-table.js';
import { NAMED_BY, placesOf } from './given-names.js';
import type { GivenName } from './given-names.js';
import { matchRows } from './matching.js';

/**
 * Names of the file of a student, from what the system wrote when it gave the submissions;
 * undefined if it did not.
 */
interface FeedbackSystem {
  /** The name of its page, from what the name of a file of the student tells. */
  pageOf: (given: GivenName) => string;
  /** Why nobody's name can be told without it. */
  needs: string;
  /** Why somebody's cannot be told. */
  lacks: string;
}

const SYSTEMS: Readonly<Record<keyof typeof NAMED_BY, FeedbackSystem>> = {
  moodle: {
    // What stands before the first _ does not count; a folder, so that the name of the page is its own.
    pageOf: ({ name, number }) => moodleName(number, name),
    needs: 'Grade what Moodle gave with "Download all submissions", or give its grading worksheet with --fill.',
    lacks:
      'no file of theirs is here, whose name would tell their number in Moodle; its worksheet with --fill tells it',
  },
  canvas: {
    // Ids are read from the first two runs of digits between _, so none may stand in the name.
    pageOf: ({ name, number, file }) => `${name.replace(/[\d_]/g, '') || 'student'}_${number}_${file!}_feedback.html`,
    needs:
      'Canvas knows a page by the number of the file that it belongs to: grade what Canvas gave with "Download Submissions".',
    lacks: 'Canvas knows a page by the number of a file, and none of theirs is here',
  },
};

const moodleName = (participant: string, name: string): string =>
  `${name.trim() === '' ? 'Participant' : name}_${participant}_assignsubmission_file/feedback.html`;

export const FEEDBACK_SYSTEMS: readonly string[] = Object.keys(SYSTEMS);

const UNLISTED = 'the worksheet does not have them';
const ONE_ASSIGNMENT = 'a zip file is for one: name its exercises with --exercise.';

export function exportFeedback(job: ExportJob): Exported {
  const { term, exercises, rules, fill } = job;
  const system = job.system as keyof typeof SYSTEMS;
  const { needs, lacks } = SYSTEMS[system];
  if (fill !== undefined && system !== 'moodle') throw new BatchRefused(`--fill is the worksheet of Moodle. ${needs}`);
  const listed = fill === undefined ? undefined : namesInWorksheet(job, fill);
  const places = notebookPlaces(term.course.root);
  const notebooks = new Map(
    term.exercises.map(({ id, info }) => [id, notebookPlaceOf(places, undefined, info?.notebook)?.notebook]),
  );
  const marks: FinalMark[] = [];
  const every: FinalMark[] = [];
  const lost: string[] = [];
  const twice: string[] = [];
  const none: string[] = [];
  const faults: string[] = [];
  const waiting: string[] = [];
  const files: Record<string, Uint8Array> = {};
  const owners = new Map<string, string>();
  /** The exercises by the folders or zip files that the system gave. */
  const assignments = new Map<string, Set<string>>();
  for (const { student, all } of studentExercises(term, { rules, exercises, notebookOf: (id) => notebooks.get(id) })) {
    every.push(...all.map(({ mark }) => mark));
    // What points by hand come to is not known either before a person decides of the file.
    const own = all.filter(
      ({ verdict, mark }) => verdict !== undefined || (mark.manual !== undefined && !isWaiting(mark) && !isOpen(mark)),
    );
    if (all.every(({ mark }) => mark.outcome === 'none' && !mark.manual)) none.push(student);
    faults.push(
      ...own.filter(({ mark }) => mark.outcome === 'grader-error').map(({ mark }) => `${student}/${mark.exercise}`),
    );
    waiting.push(...all.filter(({ mark }) => isWaiting(mark)).map(({ mark }) => `${student}/${mark.exercise}`));
    const told = own.filter(({ mark }) => mark.outcome !== 'grader-error');
    if (told.length === 0) continue;
    marks.push(...told.map(({ mark }) => mark));
    const given = listed ? undefined : nameOf(term, student, told, system);
    const name = listed ? listed.get(student) : given?.name;
    if (name === undefined || owners.has(name)) {
      (name === undefined ? lost : twice).push(student);
      continue;
    }
    owners.set(name, student);
    for (const { folder, exercise } of given?.places ?? []) {
      assignments.set(folder, (assignments.get(folder) ?? new Set()).add(exercise));
    }
    files[name] = strToU8(studentPage({ course: term.course.info.title, shown: shownName(term, student) }, own));
  }
  if (areSeveral([...assignments.values()])) {
    throw new BatchRefused(`these are files of several assignments, and ${ONE_ASSIGNMENT}`);
  }
  const count = Object.keys(files).length;
  if (count === 0) throw new BatchRefused(`nobody of the results can be named as ${system} wants it. ${needs}`);
  // The same export is the same file.
  const content = zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) });
  return {
    files: [{ name: 'feedback.zip', content }],
    count: () => count,
    says: () => `${several(count, 'page')}.`,
    told: () => [
      ...openTold(every),
      ...marksTold(marks),
      ...(waiting.length === 0
        ? []
        : [{ says: 'No mark until a person decides, so no page tells one of:', about: waiting }]),
      ...(lost.length === 0 ? [] : [{ says: `No page, since ${listed ? UNLISTED : lacks}:`, about: lost }]),
      ...(twice.length === 0 ? [] : [{ says: 'No page, since files of another bear the same number:', about: twice }]),
      ...(none.length === 0 ? [] : [{ says: 'No page, since nothing was handed in, of:', about: none }]),
    ],
    faults: () => faults,
  };
}

/** Two folders of one assignment, such as those of two groups, have an exercise in common. */
const areSeveral = (folders: readonly ReadonlySet<string>[]): boolean =>
  folders.some((one, i) => folders.slice(0, i).some((other) => [...one].every((exercise) => !other.has(exercise))));

const shownName = ({ people }: GradedTerm, student: string): string =>
  people.find((one) => one.student === student)?.name || student;

/** The name that all files of the student agree on: those of two assignments have different numbers. */
function nameOf(
  term: GradedTerm,
  student: string,
  own: readonly StudentExercise[],
  system: keyof typeof SYSTEMS,
): { name: string; places: readonly { folder: string; exercise: string }[] } | undefined {
  const found = own.flatMap(({ mark }) => {
    const { origin } = term.times.get(`${student}/${mark.exercise}`) ?? { origin: '' };
    const parts = placesOf(origin);
    return parts
      .flatMap((part, i) => {
        const given = NAMED_BY[system](part);
        return given ? [{ given, folder: parts.slice(0, i).join('/'), exercise: mark.exercise }] : [];
      })
      .slice(0, 1);
  });
  // Of a Canvas assignment with several files each has its number, and any of them leads to the student.
  const people = new Set(found.map(({ given }) => given.number));
  if (people.size > 1) {
    throw new BatchRefused(`the files of ${student} are of different assignments, and ${ONE_ASSIGNMENT}`);
  }
  return found.slice(0, 1).map(({ given }) => ({ name: SYSTEMS[system].pageOf(given), places: found }))[0];
}

/** Names by the participants of a worksheet. */
function namesInWorksheet(job: ExportJob, file: string): Map<string, string> {
  const table = ExportedTable.read(file);
  const rows = table.rows.map((row) => ({ row, shown: table.text(row, 0).trim() }));
  const numbers = rows.map(({ shown }) => /\d+$/.exec(shown)?.[0]);
  if (numbers.length === 0 || numbers.includes(undefined)) {
    throw table.refused(
      'it is no grading worksheet of Moodle, whose first column ends in the number of the participant.',
    );
  }
  const ids = table.rows.map((row, i) => [
    { kind: 'moodle' as const, value: numbers[i]! },
    ...[...table.heading.keys()].slice(2).flatMap((at) => {
      const value = table.text(row, at).trim();
      return /^\S+@\S+$/.test(value) ? [{ kind: 'email' as const, value }] : [];
    }),
  ]);
  const matched = matchRows(
    job,
    rows.map((row, i) => ({ ...row, ids: ids[i] })),
  );
  if (matched.doubt !== undefined) throw table.refused(matched.doubt);
  return new Map(
    [...matched.students].map(([row, student]) => [student, moodleName(numbers[table.rows.indexOf(row)]!, '')]),
  );
}
