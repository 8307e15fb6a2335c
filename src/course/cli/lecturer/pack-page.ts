/** `lab pack page`. */
import { openCourse } from '../../disk/course.js';
import { packPage } from '../../packing/pack-page.js';
import { EXERCISES, courseExercisesIn, onlyWord } from '../arguments.js';
import { UsageError } from '../command.js';
import type { Io } from '../command.js';
import { argumentsIn } from '../options.js';
import { refusalsAsUsage } from './refusals.js';

const OPTIONS = { exercises: { ...EXERCISES, default: 'all' }, base: { type: 'string', default: '/' } } as const;

export async function packPageAction(args: string[], io: Io, signal: AbortSignal): Promise<number> {
  const { values, words } = argumentsIn(args, OPTIONS);
  const out = onlyWord(words, 'new folder');
  const { base } = values;
  if (!/^\/(.*\/)?$/.test(base)) throw new UsageError(`--base begins and ends with /, got ${base}`);
  const course = openCourse();
  const exercises = courseExercisesIn(course, '--exercises', values.exercises);
  await refusalsAsUsage(() => packPage(course, out, { exercises, base, signal }));
  io.out(`The page is in ${out}: copy it to any web server${base === '/' ? '' : `, as ${base}`}.`);
  return 0;
}
