/** Elements of XML as text. */
import { markupText } from '../disk/markup-text.js';

/** An element: its children are elements made before, or a text, which is escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  content: readonly string[] | string = [],
): string {
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${markupText(value)}"`)].join(' ');
  if (typeof content === 'string') return `<${open}>${markupText(content.replace(/\s+/g, ' '))}</${name}>`;
  if (content.length === 0) return `<${open}/>`;
  return `<${open}>\n${content.join('\n').replace(/^/gm, '  ')}\n</${name}>`;
}

/** A file of one element. */
export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

/** A plain text as HTML, where a system takes nothing else. */
export const asHtml = (text: string): string => `<p>${markupText(text)}</p>`;
