/** A number and what it counts, such as `1 row` or `2 rows`. */
export const several = (count: number, one: string, more: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;
