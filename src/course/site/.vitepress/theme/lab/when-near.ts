/**
 * Calls `load` once, when the element is in view or as near as `margin`. Returns what stops waiting for that.
 */
export function whenNear(element: Element, load: () => void, margin = '400px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Settles with the reader's first sign: a move, a key, a scroll. A page that is only opened shows its still
 * pictures, and what makes the first of them live (560 kB) is not fetched for who goes on to another page.
 */
export const readerIsHere = new Promise<void>((resolve) => {
  // The server that renders the page has no reader.
  if (typeof document === 'undefined') return;
  // Who scrolled or clicked before this script was there is heard, too.
  const wasHere = scrollY > 0 || (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive;
  if (wasHere) {
    resolve();
    return;
  }
  const heard = new AbortController();
  const hear = (): void => {
    heard.abort();
    resolve();
  };
  for (const sign of SIGNS) addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
});

export const fetchJson = async (url: string): Promise<unknown> => (await fetch(url)).json();
