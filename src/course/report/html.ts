/** Pages as text in which whatever is put in is escaped, unless it is of this kind itself. */
import { markupText } from '../disk/markup-text.js';
import { printable } from '../guest/printable.js';

/** Marks up a text that is safe in a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | readonly Part[];

/** A text of anybody as a page may hold it, between tags or in an attribute's quotation marks. */
export const escapeText = (text: string): string => markupText(printable(text)).replaceAll("'", '&#39;');

const written = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return escapeText(String(part));
};

/**
 * A piece of a page.
 *
 * @example
 * markup`<p>${'<script>'}</p>`.text; // => '<p>&lt;script&gt;</p>'
 */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.reduce((all, text, i) => all + written(parts[i - 1]) + text));
}

/**
 * A whole page, with all that it needs inside: it works from a disk, a zip file and a
 * system of courses alike.
 */
export function reportPage({ title, style, body }: { title: string; style: string; body: Html }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<title>${escapeText(title)}</title>
<style>
${style}
</style>
</head>
<body>
${body.text}
</body>
</html>
`;
}
