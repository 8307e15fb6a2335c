/** The one reader of course.json and exercise.json. A new field is a row of its table. */
import { DEFAULT_LIMITS } from '../guest/limits.js';
import type { Limits } from '../guest/limits.js';
import type { ExerciseInfo, RubricRow, Task } from '../judging/exercise.js';
import type { Kind } from './fields.js';
import { also, arrayOf, named, objectOf, optional, plain, readFile, text } from './fields.js';

/** exercises/course.json. */
export interface CourseInfo {
  format: 1;
  title: string;
  /** Exercises in teaching order; a folder that is not named follows by its name. */
  order: string[];
  /** The parts of the course in order, with the numbers of their notebooks. */
  parts?: CoursePart[];
  /** The notebooks on the map of the course. One that is not named stands in the list alone. */
  map?: MapRow[];
  limits?: Partial<Limits>;
  /** In a copy packed for one student: the seed of the public checks, by exercise. */
  seeds?: Record<string, string>;
}

/** A part of the course. */
export interface CoursePart {
  title: string;
  /** Numbers, such as `05`. */
  notebooks: string[];
}

/** A notebook on the map: how far along it stands follows from what it builds on. */
export interface MapRow {
  /** Its number, such as `05`. */
  notebook: string;
  /** What stands on its card: few words. */
  name: string;
  /** How far down, from 0. */
  lane: number;
  /** Numbers of the notebooks that it needs. */
  buildsOn: string[];
  /** A word above its card. */
  note?: string;
}

type Table<T> = Readonly<Record<keyof T, Kind>>;

const count = plain('a whole number from 1', (value) => Number.isSafeInteger(value) && Number(value) >= 1);
const points = plain('a number from 0', (value) => Number.isFinite(value) && Number(value) >= 0);
const flag = plain('true or false', (value) => typeof value === 'boolean');
const size = plain('a number above 0', (value) => Number.isFinite(value) && Number(value) > 0);

const limits = optional(
  objectOf(Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, optional(size)]))),
);

const ability = plain(
  'what follows "I can", such as "move a tensor to another point"',
  (value) => typeof value === 'string' && /^[^A-Z\s].*[^.!\s]$/.test(value),
);

const task: Table<Task> = { title: text, can: ability, section: optional(text), points, exports: arrayOf(text) };

const rubricRow: Table<RubricRow> = { check: text, task: count, points, hidden: optional(flag) };

/** The rows that an overlay brings for its hidden checks. */
export const rubricKind: Kind = arrayOf(objectOf(rubricRow));

const exercise: Table<ExerciseInfo> = {
  id: text,
  version: count,
  title: text,
  notebook: text,
  source: arrayOf(text),
  objectives: arrayOf(text),
  prerequisites: arrayOf(text),
  minutes: count,
  tasks: arrayOf(objectOf(task)),
  rubric: rubricKind,
  imports: arrayOf(text),
  methods: optional(arrayOf(text)),
  constants: optional(arrayOf(text)),
  limits,
};

/** What no field can say alone. */
export function contradictions({ tasks, rubric }: Pick<ExerciseInfo, 'tasks' | 'rubric'>): string[] {
  if (tasks.length === 0) return ['"tasks": expected at least one task.'];
  const named = rubric.map(({ check }) => check);
  return rubric.flatMap(({ check, task: number }, i) => [
    ...(number > tasks.length
      ? [`"rubric[${i}].task": expected a task from 1 to ${tasks.length}, got ${number}.`]
      : []),
    ...(named.indexOf(check) < i ? [`"rubric[${i}].check": "${check}" stands there already.`] : []),
  ]);
}

const part: Table<CoursePart> = { title: text, notebooks: arrayOf(text) };

const lane = plain('a whole number from 0', (value) => Number.isSafeInteger(value) && Number(value) >= 0);
const mapRow: Table<MapRow> = { notebook: text, name: text, lane, buildsOn: arrayOf(text), note: optional(text) };

const course: Table<CourseInfo> = {
  format: plain('1', (value) => value === 1),
  title: text,
  order: arrayOf(text),
  parts: optional(arrayOf(objectOf(part))),
  map: optional(also(arrayOf(objectOf(mapRow)), mapProblems)),
  limits,
  seeds: optional(named(text)),
};

/**
 * What no row of the map can say alone. A notebook builds on earlier rows, so that no
 * chain ends where it began.
 */
export function mapProblems(rows: readonly Pick<MapRow, 'notebook' | 'buildsOn'>[]): string[] {
  const numbers = rows.map(({ notebook }) => notebook);
  return rows.flatMap(({ notebook, buildsOn }, i) => [
    ...(numbers.indexOf(notebook) < i ? [`"map[${i}].notebook": "${notebook}" stands there already.`] : []),
    ...buildsOn
      .filter((one) => !numbers.slice(0, i).includes(one))
      .map((one) => `"map[${i}].buildsOn": expected notebooks of rows above, got "${one}".`),
  ]);
}

/** exercises/course.json of a course. */
export function readCourseInfo(root: string): CourseInfo {
  return readFile(root, 'exercises/course.json', objectOf(course)) as CourseInfo;
}

/** exercise.json of the exercise in that folder. */
export function readExerciseInfo(root: string, folder: string): ExerciseInfo {
  const id = plain(`"${folder}", the name of its folder`, (value) => value === folder);
  const kind = also(objectOf({ ...exercise, id }), contradictions);
  return readFile(root, `exercises/${folder}/exercise.json`, kind) as ExerciseInfo;
}
