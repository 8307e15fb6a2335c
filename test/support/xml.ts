/**
 * A small strict reader of XML, to read back what is written: elements, attributes and text, and an error
 * for all that is not well formed.
 */

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Text of the element itself, unescaped; white space between children is none. */
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (/[<>]/.test(text) || /&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`not well formed: ${text}`);
  return text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name]);
}

/** The root of a document. */
export function parseXml(document: string): XmlElement {
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  if (body === document) throw new Error('no declaration');
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let at = 0;
  for (const match of body.matchAll(/<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g)) {
    const [tag, closes, name, attributes, empty] = match;
    const before = body.slice(at, match.index);
    at = match.index + tag.length;
    const parent = open.at(-1);
    if (parent) parent.text += unescaped(before);
    else if (before.trim() !== '') throw new Error(`text outside: ${before}`);
    if (closes !== '') {
      const done = open.pop();
      if (done?.name !== name) throw new Error(`</${name}> closes <${done?.name ?? 'nothing'}>`);
      if (done.children.length > 0) {
        if (done.text.trim() !== '') throw new Error(`text beside elements in <${name}>`);
        done.text = '';
      }
      continue;
    }
    if (root && !parent) throw new Error(`a second root <${name}>`);
    const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key, value]) => [key, unescaped(value)]);
    const element: XmlElement = {
      name,
      attributes: Object.fromEntries(pairs) as Record<string, string>,
      children: [],
      text: '',
    };
    parent?.children.push(element);
    root ??= element;
    if (empty === '') open.push(element);
  }
  if (!root || open.length > 0 || body.slice(at).trim() !== '') throw new Error('the document does not end');
  return root;
}

/** All elements below one, itself first. */
export const everyElement = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(everyElement)];

/** The one child of that name. */
export function only(element: XmlElement, ...names: readonly string[]): XmlElement {
  return names.reduce((parent, name) => {
    const found = parent.children.filter((child) => child.name === name);
    if (found.length !== 1) throw new Error(`<${parent.name}> has ${found.length} <${name}>`);
    return found[0];
  }, element);
}

export const all = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);
