/** Where a task's function begins, with the comment above it. */
export function placeOf(text: string, name: string | undefined): number {
  const found =
    name === undefined ? -1 : text.search(new RegExp(`^export (?:async )?(?:function|const|let) ${name}\\b`, 'm'));
  if (found < 0) return 0;
  const before = text.slice(0, found);
  const comment = /\/\*\*(?:(?!\*\/)[^])*\*\/\n$/.exec(before);
  return comment?.index ?? found;
}
