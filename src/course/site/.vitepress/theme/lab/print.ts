/**
 * Paper has no folds and is white: whatever is shut stands open, and a dark page is
 * light, while it is printed.
 */

export function readyForPrint(): () => void {
  let shut: HTMLDetailsElement[] = [];
  let isDark = false;
  const open = (): void => {
    shut = [...document.querySelectorAll<HTMLDetailsElement>('.vp-doc details:not([open])')];
    for (const fold of shut) fold.open = true;
    isDark = document.documentElement.classList.contains('dark');
    document.documentElement.classList.remove('dark');
  };
  const close = (): void => {
    for (const fold of shut) fold.open = false;
    shut = [];
    document.documentElement.classList.toggle('dark', isDark);
  };
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  return () => {
    removeEventListener('beforeprint', open);
    removeEventListener('afterprint', close);
  };
}
