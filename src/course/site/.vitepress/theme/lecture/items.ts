/** The elements of a notebook's page that a lecture shows one after the other. */
import type { Item } from './steps.js';

export interface PageItem extends Item {
  element: HTMLElement;
  /** Id of the question that a card asks. */
  question?: string;
}

const PAGE = '.VPDoc .vp-doc > div';
/**
 * What has no place on the wall: anchors, the buttons of the page, the list of imports, what may be left out.
 */
const LEFT_OUT = '.cell-anchor, .page-bar, .cell.slim, .cover-box, .folded-part';

function kindOf(element: HTMLElement): Item['kind'] {
  if (element.matches('.ask-card')) return 'question';
  if (element.matches('.cover')) return 'cover';
  if (element.matches('.cell')) return 'cell';
  return /^H[1-6]$/.test(element.tagName) ? 'heading' : 'text';
}

/** A formula in a line is a word; on lines of its own it takes the room of some. */
const BLOCK = 18;

function wordsIn(element: HTMLElement): number {
  const prose = element.cloneNode(true) as HTMLElement;
  for (const formula of prose.querySelectorAll('.katex')) formula.textContent = 'x';
  const blocks = element.querySelectorAll('.katex-display').length;
  return prose.textContent.split(/\s+/).filter(Boolean).length + BLOCK * blocks;
}

/** What a box covers belongs to the page once it is uncovered. */
function flattened(parent: Element): HTMLElement[] {
  return [...parent.children].flatMap((child) =>
    child.matches('.cover-box, .covered') ? flattened(child) : [child as HTMLElement],
  );
}

/** In the order of the page. */
export function pageItems(): PageItem[] {
  const page = document.querySelector(PAGE);
  if (!page) return [];
  return flattened(page)
    .filter((element) => !element.matches(LEFT_OUT))
    .map((element) => {
      const { question } = element.dataset;
      return {
        element,
        kind: kindOf(element),
        words: wordsIn(element),
        ...(question !== undefined && { question }),
      };
    });
}
