/** Where the page finds the bank of questions. */
import type { Outline } from '@dist/course/site/course-pages.js';
import { withBase } from 'vitepress';

export function bankAddress({ bank }: Outline): string {
  if (bank === undefined) throw new Error('This course has no bank of questions.');
  return withBase(bank);
}
