/** A known mistake, and what it gives changed as a whole. */
import { asGuess, COARSE, FINE, largest, namesOf, near, told } from './composition.js';
import type { Pair, Row } from './composition.js';
import { entryGuesses } from './entry-diagnoses.js';
import { ENOUGH } from './guess.js';
import type { Guess } from './guess.js';
import { placeIn } from './places.js';
import { leavesOf } from './shapes.js';

/** What the numbers that a known mistake gives are changed by. The words of other changes speak of right numbers. */
const CHANGES: readonly string[] = ['other-sign', 'by-a-factor', 'another-order'];

/** A known mistake, and all of what it gives changed: its sign, a factor, rows for columns. */
export function changed(own: readonly Guess[], rows: readonly Row[], wrong: readonly Row[]): Pair[] {
  if (!own.some((mistake) => sameButFor(wrong[0], mistake))) return [];
  const shape = wrong[0].one.wanted;
  const places = (leavesOf(shape) ?? []).map(({ where }) => placeIn(shape, where));
  if (rows.some(({ got }) => got.length !== places.length)) return [];
  return own.flatMap((mistake): Pair[] => {
    // A first look spares the rest: of every change, the numbers keep their sizes but for one factor.
    if (!sameButFor(wrong[0], mistake)) return [];
    const cases = rows.flatMap((row) => {
      const numbers = row.of(mistake);
      return numbers ? [{ got: row.got, wanted: numbers, quantities: {}, row }] : [];
    });
    if (cases.length < rows.length) return [];
    const same = (a: number, b: number): boolean =>
      Math.abs(a - b) <= FINE * Math.max(Math.abs(a), Math.abs(b), COARSE);
    const touched = places.filter((_, i) => cases.some(({ got, wanted }) => !same(got[i], wanted[i]))).length;
    return entryGuesses({ cases, shape, places, same }).flatMap((guess): Pair[] => {
      if (!CHANGES.includes(guess.id)) return [];
      const says = guess.says.startsWith('This is the transpose') ? 'Rows and columns are exchanged.' : guess.says;
      // Transposed, a symmetric answer is still right: then it is a product in another order that looks like this.
      const spoils = (row: Row): boolean =>
        guess
          .numbers({ got: row.got, wanted: row.wanted, quantities: {} })
          .some((x, i) => !near(x, row.wanted[i], largest(row.wanted)));
      if (wrong.filter(spoils).length < ENOUGH) return [];
      if (VOUCHES_FOR_ALL.test(says) || (guess.id !== 'another-order' && touched < changing(cases))) return [];
      const by = (of: (row: Row) => readonly number[] | undefined): Guess['value'] =>
        asGuess(rows, (row) => {
          const wanted = of(row);
          return wanted && guess.numbers({ got: row.got, wanted, quantities: {} });
        });
      return [
        {
          id: `${mistake.id}-and-${guess.id}`,
          names: namesOf(mistake.id, guess.id),
          says: told(`: ${mistake.says}`, `: ${says}`),
          value: by((row) => row.of(mistake)),
          alone: [mistake.value, by((row) => row.wanted)],
        },
      ];
    });
  });
}

const VOUCHES_FOR_ALL = /^The numbers are right/;

/** The places at which anything but zero stands: a change of the whole touches all of them. */
const changing = (cases: readonly { wanted: readonly number[] }[]): number =>
  cases[0].wanted.filter((_, i) => cases.some(({ wanted }) => wanted[i] !== 0)).length;

function sameButFor({ got, of }: Row, mistake: Guess): boolean {
  const numbers = of(mistake);
  if (!numbers || largest(numbers) === 0) return false;
  const [a, b] = [got, numbers].map((list) => [...list].map((x) => Math.abs(x) / largest(list)).sort((x, y) => x - y));
  return a.every((x, i) => near(x, b[i], 1));
}
