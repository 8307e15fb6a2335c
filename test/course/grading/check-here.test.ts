import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Course } from '../../../src/course/disk/course.js';
import { check } from '../../../src/course/grading/check-here.js';
import { EXERCISE, temporaryCourse } from '../support.js';

let course: Course;
let remove: () => void;
beforeAll(() => {
  ({ course, remove } = temporaryCourse());
});
afterAll(() => {
  remove();
});

it('takes functions by any name, also one that is no name of the language', async () => {
  const { outcome } = await check(EXERCISE, { 'a(b': () => 0, $c: () => 1, '[': null }, course);
  expect(outcome).toBe('graded');
}, 60_000);
