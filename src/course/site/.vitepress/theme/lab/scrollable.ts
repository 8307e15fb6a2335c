/** A formula that is wider than the page scrolls: then the keyboard must reach it. */

const WIDE = '.katex-block';

/**
 * Makes those that scroll stops of Tab, now and whenever the page gets another width. Returns what ends it.
 */
export function reachScrollable(page: HTMLElement): () => void {
  const mark = (): void => {
    for (const block of page.querySelectorAll<HTMLElement>(WIDE)) {
      const scrolls = block.scrollWidth > block.clientWidth + 1;
      for (const [name, value] of Object.entries({ tabindex: '0', role: 'group', 'aria-label': 'a wide formula' })) {
        if (scrolls) block.setAttribute(name, value);
        else block.removeAttribute(name);
      }
    }
  };
  const seen = new ResizeObserver(mark);
  seen.observe(page);
  return () => {
    seen.disconnect();
  };
}
