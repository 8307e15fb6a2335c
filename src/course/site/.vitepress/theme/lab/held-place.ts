/**
 * Keeps an element where it stands on the screen while what is above it grows or shrinks, until the reader
 * does something else. WebKit never does it, and Chromium not in each frame.
 */
export function holdPlace(element: HTMLElement): void {
  const page = element.ownerDocument;
  const { top } = element.getBoundingClientRect();
  const ends = new AbortController();
  const { signal } = ends;
  const watch = new ResizeObserver(() => {
    const moved = element.isConnected ? element.getBoundingClientRect().top - top : 0;
    if (moved !== 0) page.defaultView?.scrollBy({ top: moved, behavior: 'instant' });
  });
  watch.observe(page.body);
  signal.addEventListener('abort', () => {
    watch.disconnect();
  });
  const end = (): void => {
    ends.abort();
  };
  for (const act of ['pointerdown', 'wheel', 'keydown'] as const) {
    page.addEventListener(act, end, { signal, capture: true, passive: true });
  }
}
