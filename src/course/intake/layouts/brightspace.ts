/**
 * Brightspace: what "Download" of a submission folder gives. Its names hold no id that anything else knows.
 */
import type { Trouble } from '../trouble.js';
import { layoutByPattern } from './by-pattern.js';
import type { Told } from './by-pattern.js';
import { partsBy } from './layout.js';
import type { Layout } from './layout.js';

const NAME =
  /^(?<id>\d+-\d+) - (?<name>.+?) ?- (?<at>[A-Z]\p{L}{2} \d{1,2}, \d{4} \d{3,4} [AP]M)(?: - (?<file>.+))?$/su;
const TIME = /^(?<month>\p{L}+) (?<day>\d+), (?<year>\d+) (?<hour>\d{1,2})(?<minute>\d\d) (?<half>[AP])M$/u;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Sep 24, 2026 926 PM` as ISO 8601; undefined where the month is in a language that is not known here. */
function isoOf(text: string): string | undefined {
  const { month, day, year, hour, minute, half } = partsBy(TIME, text) ?? {};
  if (month === undefined || day === undefined || !MONTHS.includes(month)) return undefined;
  const two = (value: number | string): string => String(value).padStart(2, '0');
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `${year}-${two(MONTHS.indexOf(month) + 1)}-${two(day)}T${two(hours)}:${minute}`;
}

const TWO_OF_A_NAME: Trouble = {
  problem: 'Two submissions bear this name with different numbers: of two students, or of one who handed in twice.',
  fix: 'Give a roster: it tells whether two students have this name. If so, hand their files in by folders that are named by the keys of the roster.',
};

/** One name with two numbers is one student or two. */
function doubting(all: readonly Told[]): (told: Told) => Told {
  const numbers = new Map<string, Set<string>>();
  for (const { sender, number } of all as readonly Numbered[]) {
    numbers.set(sender.name!, (numbers.get(sender.name!) ?? new Set()).add(number));
  }
  return (told) => {
    const isOne = numbers.get(told.sender.name!)!.size === 1;
    return isOne ? told : { ...told, sender: { ...told.sender, doubt: TWO_OF_A_NAME } };
  };
}

type Numbered = Told & { number: string };

export const brightspace: Layout = layoutByPattern({
  id: 'brightspace',
  title: 'Brightspace',
  beside: { 'index.html': 'Brightspace writes it as a table of contents' },
  doubting,
  tell: (part): Numbered | undefined => {
    const { id, name, at, file } = partsBy(NAME, part) ?? {};
    if (id === undefined) return undefined;
    return { sender: { ids: [], name: name!.trim() }, number: id, file, handedIn: isoOf(at!) };
  },
});
