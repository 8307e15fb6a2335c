/** What the table of arguments says about one public function. */

/** A call that is right, and what may be changed in it without harm. */
export interface Entry {
  /** The function, if the key is not the name of the export: what a public function returned, or a method. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  call?: (...args: any[]) => unknown;
  /** How messages name it, if not by the key. */
  name?: string;
  /** Arguments that are right, with every option that there is. */
  args: readonly unknown[];
  /**
   * Changes that may return a value, as `place kind`; `*` in a place stands for one step, `**` for any,
   * and a kind of `*` for every kind. `1.gain missing` says that the gain is optional.
   */
  accepts?: readonly string[];
  /** Checks nothing, and its documentation says so. */
  unchecked?: true;
}

export type Table = Readonly<Record<string, Entry>>;

/** Whether a pattern of `accepts` covers a change. */
export function covers(pattern: string, place: string, kind: string): boolean {
  const [wantedPlace, ...wantedKind] = pattern.split(' ');
  if (wantedKind.join(' ') !== '*' && wantedKind.join(' ') !== kind) return false;
  const steps = wantedPlace.split('.').map((step) => (step === '**' ? '.*' : step === '*' ? '[^.]+' : step));
  return new RegExp(`^${steps.join('\\.').replace(/\\\.\.\*$/, '(\\..*)?')}$`).test(place);
}

/** Patterns that say of each place that it may be left out. */
export const optional = (...places: string[]): string[] => places.map((place) => `${place} missing`);

/** Patterns that say of each place that it is a list of as many as there are. */
export const lists = (...places: string[]): string[] =>
  places.flatMap((place) => ['empty', 'short', 'long'].map((kind) => `${place} ${kind}`));

/** A pattern that says of each place that nothing looks at it. */
export const ignored = (...places: string[]): string[] => places.flatMap((place) => [`${place} *`, `${place}.** *`]);
