/** Names of a reader's files: what is exported, and what is taken at an import. */
import { didYouMean } from '../judging/near-name.js';

export const workName = (exercise: string): string => `work/${exercise}.ts`;

/** The exercise that a file is the work on, or why it is not taken. */
export function exerciseOfFile(name: string, exercises: readonly string[]): { exercise: string } | { refused: string } {
  const [, id] = /^(?:.*[\\/])?([^\\/]+)\.ts$/.exec(name) ?? [];
  if ((id as string | undefined) === undefined) {
    return { refused: `${name} is not taken: expected a file <exercise>.ts, or a zip file of such files.` };
  }
  if (exercises.includes(id)) return { exercise: id };
  return { refused: `${name} is not taken: there is no exercise "${id}".${didYouMean(id, exercises)}` };
}
