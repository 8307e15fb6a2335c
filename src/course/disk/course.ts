/** The course on disk: where it is, which exercises it has, and where a student's files lie. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { ExerciseInfo } from '../judging/exercise.js';
import { didYouMean } from '../judging/near-name.js';
import { publicSeeds } from '../judging/variant.js';
import type { Seeds } from '../judging/variant.js';
import type { CourseInfo } from './exercise-file.js';
import { readCourseInfo, readExerciseInfo } from './exercise-file.js';
import { PACKAGE } from './places.js';

/** A course: exercises/, the student's work/ and the state in .lab/. */
export class Course {
  readonly root: string;
  readonly info: CourseInfo;
  readonly exercises: readonly ExerciseInfo[];

  constructor(root: string) {
    this.root = root;
    this.info = readCourseInfo(root);
    const folders = readdirSync(path.join(root, 'exercises')).filter((id) =>
      existsSync(this.file(id, 'exercise.json')),
    );
    const rank = (id: string): number => {
      const at = this.info.order.indexOf(id);
      return at < 0 ? this.info.order.length : at;
    };
    this.exercises = folders
      .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
      .map((id) => readExerciseInfo(root, id));
  }

  /** A file of an exercise's folder. */
  file(exercise: string, ...name: string[]): string {
    return path.join(this.root, 'exercises', exercise, ...name);
  }

  /** The student's file. */
  workFile(exercise: string): string {
    return path.join(this.root, 'work', `${exercise}.ts`);
  }

  /** A file of the state that `lab` keeps. */
  stateFile(...name: string[]): string {
    return path.join(this.root, '.lab', ...name);
  }

  seeds(exercise: string): Seeds {
    const seeds = publicSeeds(exercise);
    const own = this.info.seeds?.[exercise];
    return own === undefined ? seeds : { ...seeds, public: own };
  }

  /** The exercise that a student means: its id, its number, a part of its name, or its file. */
  find(name: string): ExerciseInfo {
    const wanted = path.basename(name, '.ts');
    const isNumber = /^\d+$/.test(wanted);
    const matches =
      this.exercises.filter((e) => e.id === wanted).length > 0
        ? this.exercises.filter((e) => e.id === wanted)
        : this.exercises.filter((e) =>
            isNumber ? Number(/^\d+/.exec(e.id)?.[0]) === Number(wanted) : e.id.includes(wanted),
          );
    if (matches.length === 1) return matches[0];
    const known = (matches.length > 1 ? matches : this.exercises).map((e) => e.id);
    if (matches.length > 1) throw new UnknownExercise(`"${name}" could be ${known.join(', ')}`);
    const meant = didYouMean(wanted, [...known, ...known.map((id) => id.replace(/^\d+-/, ''))]);
    throw new UnknownExercise(`there is no exercise "${name}".${meant} There are: ${known.join(', ')}`);
  }
}

/** A name that fits no exercise, or several. */
export class UnknownExercise extends Error {
  override name = 'UnknownExercise';
}

/** The folder of the course that holds the given one; else the package's own. LAB_COURSE overrides. */
export function courseFolder(from: string = process.cwd()): string {
  const given = process.env['LAB_COURSE'];
  if (given) return path.resolve(given);
  const isCourse = (folder: string): boolean => existsSync(path.join(folder, 'exercises', 'course.json'));
  let folder = path.resolve(from);
  while (!isCourse(folder) && path.dirname(folder) !== folder) folder = path.dirname(folder);
  return isCourse(folder) ? folder : PACKAGE;
}

/** The course in exactly that folder; without one, the course that {@link courseFolder} finds. */
export function openCourse(root: string = courseFolder()): Course {
  return new Course(path.resolve(root));
}
