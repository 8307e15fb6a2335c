/** The tools of a chart are one stop of Tab; arrows go between them. */

const TOOL = '.modebar-btn';

function onKey(event: KeyboardEvent): void {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const bar = event.currentTarget as HTMLElement;
  const tools = [...bar.querySelectorAll<HTMLElement>(TOOL)];
  const at = tools.indexOf(event.target as HTMLElement);
  if (way === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  tools[at].tabIndex = -1;
  const next = tools[(at + way + tools.length) % tools.length];
  next.tabIndex = 0;
  next.focus();
}

/** Makes them so, however often the chart is drawn anew. */
export function oneStop(bar: HTMLElement | null): void {
  if (!bar) return;
  bar.querySelectorAll<HTMLElement>(TOOL).forEach((tool, i) => {
    tool.tabIndex = i === 0 ? 0 : -1;
  });
  bar.removeEventListener('keydown', onKey);
  bar.addEventListener('keydown', onKey);
}
