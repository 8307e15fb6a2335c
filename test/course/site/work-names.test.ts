import { describe, expect, it } from 'vitest';
import { exerciseOfFile, workName } from '../../../src/course/site/work-names.js';

const exercises = ['04-centre-of-mass', '05-inertia-tensor'];

describe('names of a reader’s files', () => {
  it.each(['05-inertia-tensor.ts', 'work/05-inertia-tensor.ts', 'C:\\course\\work\\05-inertia-tensor.ts'])(
    'takes %s',
    (name) => {
      expect(exerciseOfFile(name, exercises)).toEqual({ exercise: '05-inertia-tensor' });
    },
  );

  it.each([
    ['notes.txt', 'notes.txt is not taken: expected a file <exercise>.ts, or a zip file of such files.'],
    ['.ts', '.ts is not taken: expected a file <exercise>.ts, or a zip file of such files.'],
    [
      '05-inertia-tensr.ts',
      '05-inertia-tensr.ts is not taken: there is no exercise "05-inertia-tensr". Did you mean 05-inertia-tensor?',
    ],
    ['__proto__.ts', '__proto__.ts is not taken: there is no exercise "__proto__".'],
  ])('refuses %s in a sentence', (name, refused) => {
    expect(exerciseOfFile(name, exercises)).toEqual({ refused });
  });

  it('are those that lab takes', () => {
    expect(workName('05-inertia-tensor')).toBe('work/05-inertia-tensor.ts');
  });
});
