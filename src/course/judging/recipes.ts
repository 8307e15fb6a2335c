/** Judges from their recipes: the one table of all judges that can be written down as data. */
import type { Judge, JudgeRecipe } from './judgement.js';
import { bounded, close, conserves, converges, parts } from './judges.js';
import { orthonormal, sameOrientation, sameRotation, symmetric } from './rotation-judges.js';

const makers: Readonly<Record<string, (options: never) => Judge>> = {
  close,
  conserves,
  converges,
  bounded,
  sameRotation,
  sameOrientation,
  orthonormal,
  symmetric,
  parts: (demands: { weight: number; recipe: JudgeRecipe }[]) =>
    parts(demands.map(({ weight, recipe }) => ({ weight, judge: judgeFrom(recipe) }))),
};

/** The names of the judges that have a recipe. */
export const RECIPES: readonly string[] = Object.keys(makers);

/** @throws TypeError if no judge has that name. */
export function judgeFrom({ judge, options }: JudgeRecipe): Judge {
  if (!Object.hasOwn(makers, judge)) {
    throw new TypeError(`judgeFrom: expected one of ${RECIPES.join(', ')}, got "${judge}"`);
  }
  return makers[judge](options as never);
}
