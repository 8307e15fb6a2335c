/** How long a batch will go on, with the width of what is not known. */

/** Fewer say nothing about hanging files, which are rare and take long. */
const FEWEST = 8;

export class Estimate {
  readonly #jobs: number;
  #count = 0;
  #sum = 0;
  #squares = 0;

  constructor(jobs: number) {
    this.#jobs = jobs;
  }

  /** One file and the time that it took. */
  add(milliseconds: number): void {
    this.#count++;
    this.#sum += milliseconds;
    this.#squares += milliseconds ** 2;
  }

  /**
   * Seconds for so many more files of the same kind, from and to: two standard errors of the mean on either
   * side. The files come in an order without a pattern, so the ones before are a sample of the ones to come.
   */
  left(files: number): [low: number, high: number] | undefined {
    const n = this.#count;
    if (n < FEWEST) return undefined;
    const mean = this.#sum / n;
    const variance = Math.max(0, this.#squares / n - mean ** 2) * (n / (n - 1));
    const error = 2 * Math.sqrt(variance / n);
    const seconds = (one: number): number => (one * files) / this.#jobs / 1000;
    return [seconds(Math.max(0, mean - error)), seconds(mean + error)];
  }
}

const UNITS = [
  { name: 'h', seconds: 3600, from: 2 * 3600 },
  { name: 'min', seconds: 60, from: 100 },
  { name: 's', seconds: 1, from: 0 },
] as const;

/** `6 to 9 min`; one number where both ends round to it. */
export function rangeText([low, high]: readonly [low: number, high: number]): string {
  const { name, seconds } = UNITS.find(({ from }) => high >= from)!;
  const [a, b] = [Math.floor(low / seconds), Math.ceil(high / seconds)];
  return a === b || b <= 1 ? `${b} ${name}` : `${a} to ${b} ${name}`;
}
