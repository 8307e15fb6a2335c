/** The functions of a file as text: one in the place of another, one with all that it needs. */

/** From `export function name(` to the brace that closes it, which stands at the left edge. */
const exported = (name: string): RegExp => new RegExp(`^export function ${name}\\b[\\s\\S]*?^\\}$`, 'm');

/**
 * The file with another text in the place of an exported function; undefined where it has none of that name.
 */
export function withFunction(source: string, name: string, text: string): string | undefined {
  return exported(name).test(source) ? source.replace(exported(name), () => text) : undefined;
}

/** The text of an exported function; undefined where the file has none of that name. */
export const functionText = (source: string, name: string): string | undefined => exported(name).exec(source)?.[0];

interface Part {
  name: string;
  text: string;
  isExported: boolean;
}

/** What a file declares at its left edge, each part with the comment above it. */
function partsOf(source: string): Part[] {
  return source.split(/\n\n(?=\S)/).flatMap((text) => {
    const match = /^(?:export )?(?:function|const|interface|type) (\w+)/m.exec(text);
    return match ? [{ name: match[1], text: text.trimEnd(), isExported: match[0].startsWith('export ') }] : [];
  });
}

/** Exported functions of a file, with what they need that is not exported, in the file's order. */
export function functionsIn(source: string, names: readonly string[]): string {
  const parts = partsOf(source);
  const wanted = new Set(parts.filter(({ name }) => names.includes(name)));
  // A set that grows is walked to its end.
  for (const { text } of wanted) {
    const called = parts.filter(({ name, isExported }) => !isExported && new RegExp(`\\b${name}\\b`).test(text));
    called.forEach((part) => wanted.add(part));
  }
  return parts.flatMap((part) => (wanted.has(part) ? [part.text] : [])).join('\n\n');
}
