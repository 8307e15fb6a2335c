/**
 * What five systems would give a lecturer to whom twenty students handed in, name by name as the systems
 * build them. Written from descriptions of the systems, and knowing nothing of the reader.
 */
import { PEOPLE, fullName, textBy } from './people.js';
import type { Person } from './people.js';
import { zipOf } from './trees.js';
import type { Content, Tree } from './trees.js';

const A = '01-planar-body';
const B = '05-inertia-tensor';
const C = '10-runge-kutta';

/** What each student hands in, by the name that the student gave the file: every third in another way. */
export function handInsOf(person: Person): Record<string, Content> {
  const text = (exercise: string): string => textBy(person, exercise);
  const ways: Record<string, Content>[] = [
    { [`${B}.ts`]: text(B) },
    { [`${A}.ts`]: `\ufeff${text(A)}`, [`${C} (1).ts`]: text(C).replaceAll('\n', '\r\n') },
    { 'my solution.ts': text(B), [`${C}.ts`]: text(C) },
    { 'work.zip': zipOf({ [`work/${A}.ts`]: text(A), [`work/${B}.ts`]: text(B), '__MACOSX/work/._x': 'x' }) },
    { [`${A}-1.ts`]: new Uint8Array(Buffer.from(`\ufeff${text(A)}`, 'utf16le')) },
  ];
  return ways[PEOPLE.indexOf(person) % ways.length];
}

/** How many files for exercises that is. */
export const FILES_HANDED_IN = 4 * (1 + 2 + 2 + 2 + 1);

const forAll = (name: (person: Person, file: string, i: number) => string): Tree =>
  Object.fromEntries(
    PEOPLE.flatMap((person, i) =>
      Object.entries(handInsOf(person)).map(([file, content]) => [name(person, file, i), content]),
    ),
  );

/** Sortable name in small letters, with everything but letters, digits and _ removed. */
const canvasName = ({ family, given }: Person): string =>
  `${family}, ${given}`.toLowerCase().replace(/[^\p{L}\p{M}\p{N}_]/gu, '');

/** Canvas, "Download Submissions": every fifth is late. */
export const CANVAS: Tree = {
  ...forAll((person, file, i) => {
    const late = i % 5 === 0 ? 'LATE_' : '';
    return `${canvasName(person)}_${late}${person.canvas}_${98_000 + i}_${file.replaceAll(' ', '_')}`;
  }),
};

/** Canvas with anonymous marking. */
export const CANVAS_ANONYMOUS: Tree = forAll(
  ({ login }, file, i) => `${i % 4 === 0 ? 'LATE_' : ''}anon_${login.toUpperCase()}_${98_000 + i}_${file}`,
);

/** Moodle, in folders, as it is by default. */
export const MOODLE: Tree = forAll(
  (person, file) => `${fullName(person)}_${person.moodle}_assignsubmission_file/${file}`,
);
/** Before 4.1 the folders' names ended in an underscore. */
export const MOODLE_OLD: Tree = forAll(
  (person, file) => `${fullName(person)}_${person.moodle}_assignsubmission_file_/work/${file}`,
);
export const MOODLE_FLAT: Tree = forAll(
  (person, file) => `${fullName(person)}_${person.moodle}_assignsubmission_file_${file}`,
);
export const MOODLE_BLIND: Tree = forAll(({ moodle }, file) => `Teilnehmer_${moodle}_assignsubmission_file/${file}`);

/** Blackboard, "Assignment File Download": every fourth handed in twice, with a text beside each attempt. */
export const BLACKBOARD: Tree = Object.fromEntries(
  PEOPLE.flatMap((person, i) => {
    const attempts = i % 4 === 0 ? ['2026-09-30-08-05-01', '2026-10-01-22-23-44'] : ['2026-10-01-22-23-44'];
    return attempts.flatMap((at, attempt): [string, Content][] => {
      const start = `HW 2_${person.login}_attempt_${at}`;
      const isLast = attempt === attempts.length - 1;
      const files = Object.entries(handInsOf(person)).map(([file, content]): [string, Content] => [
        `${start}_${file}`,
        isLast || typeof content !== 'string' ? content : `${content}// an earlier attempt\n`,
      ]);
      return [
        ...files,
        [`${start}.txt`, `Name: ${fullName(person)} (${person.login})\nAssignment: HW 2\n\nComments:\nNone\n`],
      ];
    });
  }),
);

/** Brightspace: one folder for each submission, and a table of contents. */
export const BRIGHTSPACE: Tree = {
  ...forAll((person, file) => `${person.trail} - ${fullName(person)} - Sep 24, 2026 926 PM/${file}`),
  'index.html': '<table></table>',
};
export const BRIGHTSPACE_FLAT: Tree = {
  ...forAll((person, file) => `${person.trail} - ${fullName(person)} - Oct 1, 2026 1205 AM - ${file}`),
  'index.html': '<table></table>',
};

/**
 * Gradescope: a folder for each submission, and a list that Ruby wrote, with what an
 * autograder printed in it.
 */
export const GRADESCOPE: Tree = {
  ...forAll((_person, file, i) => `assignment_815_export/submission_${285_551_032 + i}/${file}`),
  'assignment_815_export/submission_metadata.yml': `---\n${PEOPLE.map((person, i) =>
    [
      `submission_${285_551_032 + i}:`,
      '  :submitters:',
      `  - :name: ${i % 2 === 0 ? fullName(person) : JSON.stringify(fullName(person))}`,
      `    :sid: '${person.sid}'`,
      `    :email: ${person.email}`,
      '  :created_at: 2026-10-01 20:15:03.000000000 Z',
      '  :score: 7.5',
      '  :status: processed',
      '  :results:',
      '    :tests:',
      '    - :name: a test',
      '      :output: |-',
      '        submission_1:',
      '          :submitters:',
      '          - :sid: "9"',
      '  :history:',
      '  - :created_at: 2026-09-29 10:00:00.000000000 Z',
      '    :score: 0.0',
      '',
    ].join('\n'),
  ).join('')}`,
};

/** The list of the students, as a lecturer would have it. */
export const ROSTER = `\ufeffstudent;name;login;e-mail;Student ID;Canvas ID;Participant;GitHub\r\n${PEOPLE.map((one) =>
  [
    `s-${one.login}`,
    `"${one.family}, ${one.given}"`,
    one.login,
    one.email,
    one.sid,
    one.canvas,
    `Participant ${one.moodle}`,
    `${one.login}-gh`,
  ].join(';'),
).join('\r\n')}\r\n`;
