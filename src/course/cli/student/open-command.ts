/**
 * `lab open`: the statement of an exercise, its notebook or its page, in the program that
 * one reads such things with.
 */
import path from 'node:path';
import { openCourse } from '../../disk/course.js';
import type { Course } from '../../disk/course.js';
import { inPackage } from '../../disk/places.js';
import { kindAt } from '../../disk/regular-file.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { FIRST_PORT, usualPort } from '../../site/usual-port.js';
import { exerciseOrCurrent } from '../arguments.js';
import { LAB, UsageError } from '../command.js';
import type { Command } from '../command.js';
import { FLAG, argumentsIn } from '../options.js';
import { openTarget } from './opener.js';
import { shortPath } from './telling.js';

export const openCommand: Command = {
  name: 'open',
  audience: 'student',
  summary: 'open the statement, the notebook or the page',
  usage: `Usage: ${LAB} open [exercise] [--statement|--notebook|--page]

Opens what you read for an exercise, with the program that your system has set
for it, and says where it is. Without an option: its page, while \`npm start\`
serves it, and else its statement. Without a name: the exercise that you are at.

  --statement  exercises/<exercise>/README.md
  --notebook   the notebook that it belongs to
  --page       statement and editor in the browser; \`npm start\` serves them

Example: ${LAB} open 05 --notebook

Exit code: 0 opened; 1 it could not be opened, and where it is was printed; 2 usage.`,
  run: async (args, io) => {
    const { values, words } = argumentsIn(args, { statement: FLAG, notebook: FLAG, page: FLAG }, 1);
    const given = KINDS.filter((each) => values[each]);
    if (given.length > 1) throw new UsageError(`${given.map((each) => `--${each}`).join(' and ')}: give one of them`);
    const kind = given.at(0);
    const course = openCourse();
    const info = await exerciseOrCurrent(course, words[0]);
    const target = await (kind === undefined ? usual(course, info) : PLACES[kind](course, info));
    if ('missing' in target) {
      io.err(target.missing);
      return 1;
    }
    const reason = await openTarget(target.place);
    const shown = target.place.startsWith('http') ? target.place : shortPath(target.place);
    if (reason === undefined) {
      io.out(`Opened ${shown}`);
      return 0;
    }
    io.err(`Nothing is opened: ${reason}. It is here:`);
    io.out(shown);
    return 1;
  },
};

type Target = { place: string } | { missing: string };
type Kind = 'statement' | 'notebook' | 'page';
const KINDS: readonly Kind[] = ['statement', 'notebook', 'page'];

const PLACES: Readonly<Record<Kind, (course: Course, info: ExerciseInfo) => Target | Promise<Target>>> = {
  statement: (course, { id }) => file(course.file(id, 'README.md')),
  notebook: ({ root }, { notebook }) => file(path.join(root, 'notebooks', `${notebook}.ipynb`)),
  page: async ({ root }, { id }) => {
    const place = pageAddress(root, id);
    if (await isServed(place)) return { place };
    return {
      missing: hasPage()
        ? `Nothing is served at ${place}. \`npm start\` serves the page, and then prints its address.`
        : 'This copy of the course has no page.',
    };
  },
};

async function usual(course: Course, info: ExerciseInfo): Promise<Target> {
  const page = await PLACES.page(course, info);
  return 'place' in page ? page : PLACES.statement(course, info);
}

const file = (place: string): Target =>
  kindAt(place) === 'nothing' ? { missing: `This copy of the course has no ${shortPath(place)}.` } : { place };

const hasPage = (): boolean => kindAt(inPackage('src/course/cli/start.mjs')) !== 'nothing';

/** Where `npm start` serves the page of an exercise, by the port that it served at last. */
export const pageAddress = (root: string, id: string): string =>
  `http://127.0.0.1:${usualPort(root) ?? FIRST_PORT}/exercises/${id}`;

/** A server on this machine answers at once, or is busy. */
const PATIENCE = 2000;

async function isServed(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}
