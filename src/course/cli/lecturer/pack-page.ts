/** `lab pack page`. */
import { openCourse } from '../../disk/course.js';
import { packPage } from '../../packing/pack-page.js';
import { UsageError } from '../command.js';
import type { Io } from '../command.js';
import { argumentsIn } from '../options.js';
import { exercisesIn, onlyFolder } from './pack-student.js';
import { refusalsAsUsage } from './refusals.js';

const OPTIONS = { exercises: { type: 'string', default: 'all' }, base: { type: 'string', default: '/' } } as const;

export async function packPageAction(args: string[], io: Io, signal: AbortSignal): Promise<number> {
  const { values, words } = argumentsIn(args, OPTIONS);
  const out = onlyFolder(words);
  const { base } = values;
  if (!/^\/(.*\/)?$/.test(base)) throw new UsageError(`--base begins and ends with /, got ${base}`);
  const course = openCourse();
  const exercises = exercisesIn(course, values.exercises);
  await refusalsAsUsage(() => packPage(course, out, { exercises, base, signal }));
  io.out(`The page is in ${out}: copy it to any web server${base === '/' ? '' : `, as ${base}`}.`);
  return 0;
}
