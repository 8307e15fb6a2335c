/** What the files of an exercise import from 'rigid-body-lab/course'. */
export { defineChecks, sweepOf } from './exercise.js';
export { derived, eachOf, integerIn, listOf, mostlyFirst, numberIn, oneOf, recordOf, vectorOf } from './domain.js';
export type { Domain, InputOf } from './domain.js';
export type { Check, CheckSet, Declared, Sweep, ExerciseInfo, Misconception, RubricRow, Task } from './exercise.js';
export { bounded, close, conserves, converges, frameInvariant, parts } from './judges.js';
export { orthonormal, sameOrientation, sameRotation, symmetric } from './rotation-judges.js';
export type { CloseOptions } from './judges.js';
export type { Judge, JudgeContext, Judgement } from './judgement.js';
export type { Variant } from './variant.js';
export {
  applied,
  cross,
  determinant3,
  dot,
  largestOf,
  lengthOf,
  matrixFrom,
  minus,
  plus,
  product,
  quaternionProduct,
  rotationFromIntegers,
  multiple,
  total,
  transposed,
  vectorFrom,
  vectorOfForm,
} from './vectors.js';
export type { Matrix, Matrix3, Vector } from './vectors.js';
