/** Calls `load` once, when the element is in view or as near as `margin`. Returns what stops waiting for that. */
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

export const fetchJson = async (url: string): Promise<unknown> => (await fetch(url)).json();
