/** Whether a place is in a folder: by their names alone, so whoever follows links asks for the real ones. */
import path from 'node:path';

/** Also for the folder itself. On Windows the way to another drive is no way up, but a whole path. */
export function isInside(
  folder: string,
  place: string,
  of: Pick<typeof path, 'relative' | 'isAbsolute' | 'sep'> = path,
): boolean {
  const way = of.relative(folder, place);
  return !(of.isAbsolute(way) || way === '..' || way.startsWith(`..${of.sep}`));
}
