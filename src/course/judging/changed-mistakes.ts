/** A known mistake, and what it gives changed as a whole. */
import { asGuess, COARSE, FINE, mostOf, bothNames, near, told } from './composition.js';
import type { Pair, Row } from './composition.js';
import { wholeChanges } from './entry-diagnoses.js';
import { ENOUGH } from './guess.js';
import type { Guess } from './guess.js';
import { placeIn } from './places.js';
import { leavesOf } from './shapes.js';

/** A known mistake, and all of what it gives changed: its sign, a factor, rows for columns. */
export function changed(own: readonly Guess[], rows: readonly Row[], telling: Row): Pair[] {
  // A first look spares the rest: of every change, the numbers keep their sizes but for one factor.
  const sized = rows.map((row) => ({ row, sizes: sizesIn(row.got) }));
  const alike = own.filter((mistake) =>
    sized.every(({ row, sizes }) => {
      const numbers = row.of(mistake);
      return numbers !== undefined && sizesIn(numbers).every((x, i) => near(x, sizes[i], 1));
    }),
  );
  if (alike.length === 0) return [];
  const wrong = rows.filter(({ one }) => !one.right);
  const shape = telling.one.wanted;
  const places = (leavesOf(shape) ?? []).map(({ where }) => placeIn(shape, where));
  if (rows.some(({ got }) => got.length !== places.length)) return [];
  return alike.flatMap((mistake): Pair[] => {
    const cases = rows.flatMap((row) => {
      const numbers = row.of(mistake);
      return numbers ? [{ got: row.got, wanted: numbers, quantities: {}, row }] : [];
    });
    if (cases.length < rows.length) return [];
    const same = (a: number, b: number): boolean =>
      Math.abs(a - b) <= FINE * Math.max(Math.abs(a), Math.abs(b), COARSE);
    const touched = places.filter((_, i) => cases.some(({ got, wanted }) => !same(got[i], wanted[i]))).length;
    return wholeChanges({ cases, shape, places, same }).flatMap((guess): Pair[] => {
      const says = guess.ofOther ?? guess.says;
      // Transposed, a symmetric answer is still right: then it is a product in another
      // order that looks like this.
      const spoils = (row: Row): boolean =>
        guess
          .numbers({ got: row.got, wanted: row.wanted, quantities: {} })
          .some((x, i) => !near(x, row.wanted[i], mostOf(row.wanted)));
      if (wrong.filter(spoils).length < ENOUGH) return [];
      if (says === '' || (guess.id !== 'another-order' && touched < changing(cases))) return [];
      const by = (of: (row: Row) => readonly number[] | undefined): Guess['value'] =>
        asGuess(rows, (row) => {
          const wanted = of(row);
          return wanted && guess.numbers({ got: row.got, wanted, quantities: {} });
        });
      return [
        {
          id: `${mistake.id}-and-${guess.id}`,
          names: bothNames(mistake.id, guess.id),
          says: told(`: ${mistake.says}`, `: ${says}`),
          value: by((row) => row.of(mistake)),
          alone: [mistake.value, by((row) => row.wanted)],
        },
      ];
    });
  });
}

/** The places at which anything but zero stands: a change of the whole touches all of them. */
const changing = (cases: readonly { wanted: readonly number[] }[]): number =>
  cases[0].wanted.filter((_, i) => cases.some(({ wanted }) => wanted[i] !== 0)).length;

/** From the smallest up, as parts of the largest. */
function sizesIn(numbers: readonly number[]): number[] {
  const most = mostOf(numbers) || 1;
  return numbers.map((x) => Math.abs(x) / most).sort((x, y) => x - y);
}
