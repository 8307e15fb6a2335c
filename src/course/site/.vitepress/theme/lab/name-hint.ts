/**
 * What a name of the library in some code is: its signature at the foot of the window, with the way
 * to the reference. Never over the code. A pointer, a tap and the cursor of an editor reach it alike.
 */
import { withBase } from 'vitepress';
import { fetchJson } from './when-near.js';

interface KnownName {
  signature: string;
  brief: string;
  link: string;
}

const CODE = '.vp-doc pre, .cm-content';
/** Long enough to get from the code to the link; ms. */
const STAYS = 600;

interface Place {
  node: Node;
  offset: number;
}

function placeAt(x: number, y: number): Place | undefined {
  if ('caretPositionFromPoint' in document) {
    const place = document.caretPositionFromPoint(x, y);
    return place ? { node: place.offsetNode, offset: place.offset } : undefined;
  }
  // What Safari has instead.
  const older = document as unknown as { caretRangeFromPoint: (x: number, y: number) => Range | null };
  const range = older.caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

interface Word {
  text: string;
  range: Range;
}

/** The word around a place of a text; none behind a point, where it is a field of something else. */
function wordAround({ node, offset }: Place): Word | undefined {
  if (!(node instanceof Text)) return undefined;
  const before = /[\w$]*$/.exec(node.data.slice(0, offset))![0];
  const after = /^[\w$]*/.exec(node.data.slice(offset))![0];
  const from = offset - before.length;
  const ahead = from > 0 ? node.data.slice(0, from) : (node.parentElement?.previousSibling?.textContent ?? '');
  if (before + after === '' || /(?<!\.\.)\.$/.test(ahead)) return undefined;
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, offset + after.length);
  return { text: before + after, range };
}

const isUnder = ({ range }: Word, x: number, y: number): boolean =>
  [...range.getClientRects()].some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);

/** Whether a notebook takes the name from the library: a cell may have one of the same name. */
function isImported(name: string): boolean {
  const codes = [...document.querySelectorAll('.cell code')].map((code) => code.textContent).join('\n');
  return new RegExp(`^import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '?rigid-body-lab`, 'm').test(codes);
}

/**
 * Shows names under the pointer and the cursor, from now on; `file` is the address of what
 * is known of them, without base.
 */
export async function showNames(file: string): Promise<void> {
  const known = (await fetchJson(withBase(file))) as Readonly<Record<string, KnownName>>;
  const hint = document.createElement('aside');
  hint.className = 'name-hint';
  hint.setAttribute('aria-live', 'polite');
  hint.hidden = true;
  document.body.append(hint);
  let shown: string | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const show = (name: string): void => {
    clearTimeout(leaving);
    leaving = undefined;
    if (shown === name) return;
    shown = name;
    const { signature, brief, link } = known[name];
    const code = Object.assign(document.createElement('code'), { textContent: signature });
    const text = Object.assign(document.createElement('span'), { textContent: brief });
    const [page, place] = link.split('#');
    const way = Object.assign(document.createElement('a'), {
      href: withBase(`${page}.html#${place}`),
      textContent: 'Reference',
    });
    hint.replaceChildren(code, text, way);
    hint.hidden = false;
  };
  const leave = (): void => {
    leaving ??= setTimeout(() => {
      shown = undefined;
      leaving = undefined;
      hint.hidden = true;
    }, STAYS);
  };
  const nameIn = (word: Word | undefined, host: Element): string | undefined => {
    if (!word || !Object.hasOwn(known, word.text)) return undefined;
    const isDeclared = new RegExp(`\\b(?:function|const|let) ${word.text}\\b`).test(host.textContent);
    return isDeclared || (host.closest('.cell') && !isImported(word.text)) ? undefined : word.text;
  };

  const pointed = ({ clientX: x, clientY: y, target }: PointerEvent): void => {
    if (!(target instanceof Element)) return;
    if (hint.contains(target)) {
      clearTimeout(leaving);
      leaving = undefined;
      return;
    }
    const host = target.closest(CODE);
    const place = host ? placeAt(x, y) : undefined;
    const word = place ? wordAround(place) : undefined;
    const name = host && word && isUnder(word, x, y) ? nameIn(word, host) : undefined;
    if (name !== undefined) show(name);
    else if (shown !== undefined) leave();
  };
  let frame = 0;
  document.addEventListener('pointermove', (event) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      pointed(event);
    });
  });
  document.addEventListener('pointerdown', pointed);
  document.addEventListener('selectionchange', () => {
    const { anchorNode: node, anchorOffset: offset, isCollapsed } = document.getSelection() ?? {};
    const host = node instanceof Text ? node.parentElement?.closest('.cm-content') : undefined;
    if (!node || offset === undefined || !isCollapsed || !host) return;
    const name = nameIn(wordAround({ node, offset }), host);
    if (name !== undefined) show(name);
    else if (shown !== undefined) leave();
  });
}
