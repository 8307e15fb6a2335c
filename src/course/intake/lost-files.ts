/**
 * Which exercise something was for of which nothing can be read: as its names say, else as
 * all that lies beside it.
 */
import { exerciseOfName } from './exercise-of-file.js';
import type { AskedExercise } from './exercise-of-file.js';

/** One student's folder says nothing of what others hand in there. */
const FEWEST = 2;

/** The exercise that a file of any kind is named for, or the innermost of its folders. */
export function exerciseNamed(
  { name, folders }: { readonly name: string; readonly folders: readonly string[] },
  exercises: readonly AskedExercise[],
): string | undefined {
  const names = [...folders, name.replace(/\.[^.]*$/, '')];
  return names.flatMap((one) => exerciseOfName(one, exercises) ?? []).at(-1)?.id;
}

/**
 * Folders and zip files in which several students handed in, such as `hw05.zip`: one with files
 * for one exercise is for it.
 */
export class Assignments {
  readonly #folders = new Map<string, { students: Set<string>; exercises: Set<string> }>();

  /** Notes where a file of a student lies that is for an exercise. */
  note(parts: readonly string[], student: string, exercise: string): void {
    for (const key of foldersOf(parts)) {
      const folder = this.#folders.get(key) ?? { students: new Set(), exercises: new Set() };
      folder.students.add(student);
      folder.exercises.add(exercise);
      this.#folders.set(key, folder);
    }
  }

  /**
   * The exercise of the innermost folder of several students, if all that they handed in there is for one.
   */
  exerciseAt(parts: readonly string[]): string | undefined {
    const shared = foldersOf(parts).flatMap((key) => {
      const folder = this.#folders.get(key);
      return folder && folder.students.size >= FEWEST ? [folder] : [];
    });
    const [exercise, ...others] = shared.at(0)?.exercises ?? [];
    return others.length === 0 ? exercise : undefined;
  }
}

/** The folders of a place, the innermost first. */
const foldersOf = (parts: readonly string[]): string[] =>
  parts.map((_part, i) => JSON.stringify(parts.slice(0, i))).reverse();
