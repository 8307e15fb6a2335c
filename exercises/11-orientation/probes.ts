import type { Mat3, Refusal } from './inputs.js';

type Student = typeof import('./stub.js');

/** What `orthonormalized` does with matrices that it must refuse. */
export function fatesOf({ orthonormalized }: Student, { matrices }: Refusal): string[] {
  // A rotation must pass: an error here is told as it is.
  orthonormalized([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
  const fate = (matrix: Mat3): string => {
    try {
      const result: unknown = orthonormalized(matrix);
      return Array.isArray(result) ? 'accepted' : 'answered without an error';
    } catch (error) {
      if (!(error instanceof Error)) return 'refused, but what was thrown is no Error';
      // What the language itself throws is a program that broke down.
      if (error.name === 'TypeError' || error.name === 'ReferenceError') return 'broken down by accident';
      return /\S\s+\S|[^\p{ASCII}]/u.test(error.message) ? 'refused' : 'refused without a reason';
    }
  };
  return matrices.map(fate);
}
