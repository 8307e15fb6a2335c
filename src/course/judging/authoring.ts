/** What the files of an exercise import from 'rigid-body-lab/course'. */
export { defineChecks } from './exercise.js';
export type { Check, CheckSet, Declared, ExerciseInfo, Misconception, RubricRow, Task } from './exercise.js';
export {
  bounded,
  close,
  conserves,
  converges,
  frameInvariant,
  judges,
  orthonormal,
  parts,
  sameOrientation,
  sameRotation,
  symmetric,
} from './judges.js';
export type { CloseOptions } from './judges.js';
export type { Judge, JudgeContext, Judgement } from './judgement.js';
export type { Variant } from './variant.js';
