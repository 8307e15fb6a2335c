/** What wrong answers are made of. */
import { cross, dot, vectorFrom } from 'rigid-body-lab/course';
import type { Misconception, Vector } from 'rigid-body-lab/course';
import type { Mat3, Spin, Vec3 } from './inputs.js';

export const byEach = (a: Vec3, b: Vector): Vec3 => vectorFrom((i) => a[i] * b[i]);
export const overEach = (a: Vector, b: Vec3): Vec3 => vectorFrom((i) => a[i] / b[i]);
export const turnedTo = (R: Mat3, v: Vector): Vec3 => vectorFrom((i) => dot(R[i], v));
export const turnedBack = (R: Mat3, v: Vector): Vec3 =>
  vectorFrom((i) => R[0][i] * v[0] + R[1][i] * v[1] + R[2][i] * v[2]);
export const gyro = ({ moments, omegaBody }: Pick<Spin, 'moments' | 'omegaBody'>): Vec3 =>
  cross(omegaBody, byEach(moments, omegaBody));

/** One answer, whatever is asked. */
export const guesses = <T>(answers: readonly string[], ask: string): Misconception<T>[] =>
  answers.map((answer) => ({
    id: 'one-word-for-all',
    says: `The answer is always "${answer}". Each of the words is right for some of the inputs. ${ask}`,
    value: () => answer,
  }));
