/** What a regrade changed, as a lecturer reads it. */
import type { Changes, CheckChange, StudentChange } from '../../batch/regrade.js';
import { points } from './style.js';
import type { Style } from './style.js';

/** A mark, out of what. */
export const markText = ({ score, maxScore }: { score: number | null; maxScore: number }): string =>
  `${score === null ? 'no mark' : points(score)} of ${points(maxScore)}`;

/** One student’s mark, from and to. */
export const changeText = ({ student, exercise, from, to }: StudentChange): string =>
  `${student}, ${exercise}: ${markText(from)} -> ${markText(to)}`;

/** What a regrade changed, by check and by student. */
export function changeLines({ checks, students }: Changes, style: Style): string[] {
  if (students.length === 0) return ['', '  Nothing is different from before.'];
  const isOther = ({ from, to }: StudentChange): boolean => markText(from) !== markText(to);
  const moved = students.filter(isOther);
  const rest = students.length - moved.length;
  return [
    '',
    `  ${style.strong('By check')}`,
    ...checks.map(({ exercise, check, higher, lower, other, held }) => {
      const counts = { higher, lower, 'another status': other, 'held, so that the old mark stands,': held };
      const told = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? `${what} for ${count}` : []));
      return `    ${exercise}, ${check}: ${told.join(', ')}`;
    }),
    '',
    `  ${style.strong('By student')}`,
    ...moved.flatMap((one) => [
      `    ${changeText(one)}${one.held ? ' (held: the first one stands)' : ''}`,
      ...one.checks.map((check) => `      ${checkText(check)}`),
    ]),
    ...(rest > 0 ? [`    ${rest} with the mark from before, and other checks: see changes.json`] : []),
  ];
}

const stateText = (state: CheckChange['from']): string =>
  state === null ? 'not there' : `${state.status}, ${points(state.score)} of ${points(state.points)}`;

/** A check that came out differently. */
export const checkText = ({ check, from, to }: CheckChange): string =>
  `${check}: ${stateText(from)} -> ${stateText(to)}`;
