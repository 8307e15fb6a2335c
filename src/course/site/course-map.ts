/** The map of the course: where each notebook stands, and what leads to it. */
import type { MapRow } from '../disk/exercise-file.js';

/** A place on the map, counted from 0: columns to the right, lanes down. */
export interface Place {
  column: number;
  lane: number;
}

export interface MapCard extends Place {
  link: string;
  name: string;
  note?: string;
}

/** From the card of a notebook to one that builds on it. */
export interface Way {
  from: MapCard;
  to: MapCard;
}

export interface CourseMap {
  columns: number;
  lanes: number;
  /** In the order of the course. */
  cards: MapCard[];
  ways: Way[];
}

/** A notebook of the outline, `05 The inertia tensor`. */
interface Named {
  text: string;
  link: string;
}

export const numberOf = ({ text }: Pick<Named, 'text'>): string => /^\d+/.exec(text)?.[0] ?? '';

/** A notebook stands in the column behind the last of those that it builds on. */
export function courseMap(rows: readonly MapRow[], notebooks: readonly Named[]): CourseMap | undefined {
  const cards = new Map<string, MapCard>();
  const ways: Way[] = [];
  for (const { notebook, name, lane, buildsOn, note } of rows) {
    const link = notebooks.find((entry) => numberOf(entry) === notebook)?.link;
    if (link === undefined) continue;
    const before = buildsOn.flatMap((number) => cards.get(number) ?? []);
    const column = 1 + Math.max(-1, ...before.map((one) => one.column));
    const card = { link, name, lane, column, ...(note && { note }) };
    cards.set(notebook, card);
    ways.push(...before.map((from) => ({ from, to: card })));
  }
  const all = [...cards.values()];
  if (all.length === 0) return undefined;
  const most = (of: (card: MapCard) => number): number => 1 + Math.max(...all.map(of));
  return { columns: most((card) => card.column), lanes: most((card) => card.lane), cards: all, ways };
}

/** For each notebook of the map, the numbers of those that it builds on. */
export const buildsOn = (rows: readonly MapRow[], entry: Pick<Named, 'text'>): string[] =>
  rows.find(({ notebook }) => notebook === numberOf(entry))?.buildsOn ?? [];
