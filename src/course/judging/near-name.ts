/** The name that was probably meant: for commands, exercises, options and exports. */

/** Insertions, deletions, substitutions and swaps of neighbours that turn one text into the other. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, substituted, isSwap ? before[j - 2] + 1 : Infinity));
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}

/**
 * The known name nearest to the given one, if no more than a quarter of its letters differ.
 * Two that are swapped count once, capitals not at all.
 *
 * @example
 * nearestName('chek', ['check', 'start']); // => 'check'
 * nearestName('chekc', ['check', 'start']); // => 'check'
 * nearestName('foo', ['check', 'start']); // => undefined
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const distance = (other: string): number => editDistance(name.toLowerCase(), other.toLowerCase());
  const nearest = known
    .map((other) => ({ other, off: distance(other) }))
    .filter(({ off }) => off <= Math.max(1, name.length / 4))
    .sort((a, b) => a.off - b.off)
    .at(0);
  return nearest?.other;
}

/** ` Did you mean …?`, or nothing: to be put behind the sentence that says that the name is unknown. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
}
