/** Calls `load` once, when the element is about to come into view. Returns what stops waiting for that. */
export function whenNear(element: Element, load: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}

export const fetchJson = async (url: string): Promise<unknown> => (await fetch(url)).json();
