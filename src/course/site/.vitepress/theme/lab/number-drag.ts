/**
 * Numbers of code moved by pointer (mouse, pen, finger) or keys. The same handlers serve the page's plain
 * code and the editor: they look for elements with `data-number`, the place of the literal among the numbers
 * of the text, which stays the same while the literal gets longer.
 */
import { canStep, numbersIn, stepped, withNumber } from '@dist/course/browser/numbers.js';
import { holdPlace } from './held-place.js';

/** One step for so many pixels. */
const PIXELS = 4;

export interface NumberHost {
  read: () => string;
  write: (text: string) => void;
  /** The text as written, for Home. */
  original: string;
  /** A drag of a number begins and ends; `was` is its literal. */
  hold: (index: number, was: string) => void;
  release: () => void;
  /** A number was tapped, or Enter pressed on it. */
  open: (index: number) => void;
}

interface Drag {
  pointer: number;
  mark: HTMLElement;
  x: number;
  index: number;
  first: string;
  moved: boolean;
}

type Fineness = -1 | 0 | 1;
const fineness = ({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): Fineness => {
  if (shiftKey) return 1;
  return altKey ? -1 : 0;
};

const markAt = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-number]')) || undefined;

/** Writes the literal at an index; nothing happens when it is that already. */
export function setNumber(host: Pick<NumberHost, 'read' | 'write'>, index: number, literal: string): void {
  const source = host.read();
  const number = numbersIn(source).at(index);
  if (number && number.text !== literal) host.write(withNumber(source, number, literal));
}

/** Lets numbers inside an element be moved. */
export function dragNumbers(element: HTMLElement, host: NumberHost): void {
  const { ownerDocument: page } = element;
  let drag: Drag | undefined;

  element.addEventListener('pointerdown', (event) => {
    const mark = markAt(event);
    if (!mark || event.button !== 0) return;
    const index = Number(mark.dataset['number']);
    const first = numbersIn(host.read()).at(index)?.text;
    if (first === undefined || !canStep(first)) return;
    drag = { pointer: event.pointerId, mark, x: event.clientX, index, first, moved: false };
  });
  // Or a drag selects text, for which the browser searches the page at each move: 30 ms each.
  element.addEventListener('mousedown', (event) => {
    const mark = markAt(event);
    if (!mark || mark.isContentEditable || event.button !== 0) return;
    event.preventDefault();
    mark.focus({ preventScroll: true });
  });
  page.addEventListener('pointermove', (event) => {
    if (drag?.pointer !== event.pointerId) return;
    const way = event.clientX - drag.x;
    if (!drag.moved && Math.abs(way) < PIXELS) return;
    if (!drag.moved) {
      drag.moved = true;
      page.documentElement.classList.add('dragging-number');
      holdPlace(drag.mark);
      host.hold(drag.index, drag.first);
    }
    event.preventDefault();
    const steps = Math.trunc(way / PIXELS);
    setNumber(host, drag.index, stepped(drag.first, steps, fineness(event)));
  });
  const stop = (event: PointerEvent): void => {
    if (drag?.pointer !== event.pointerId) return;
    const { moved, index } = drag;
    drag = undefined;
    page.documentElement.classList.remove('dragging-number');
    if (moved) host.release();
    else if (event.type === 'pointerup') host.open(index);
  };
  page.addEventListener('pointerup', stop);
  page.addEventListener('pointercancel', stop);
  element.addEventListener('keydown', (event) => {
    const mark = markAt(event);
    if (!mark || (event.target as HTMLElement).isContentEditable) return;
    if (onKey(element, host, mark, event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
}

const UP_AND_DOWN: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
const ASIDE: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** True when the key was for the number. */
function onKey(element: HTMLElement, host: NumberHost, mark: HTMLElement, event: KeyboardEvent): boolean {
  const index = Number(mark.dataset['number']);
  const steps = UP_AND_DOWN[event.key];
  const aside = ASIDE[event.key];
  if (steps !== undefined) {
    const now = numbersIn(host.read()).at(index)?.text;
    if (now !== undefined) setNumber(host, index, stepped(now, steps, fineness(event)));
  } else if (aside !== undefined) {
    const marks = [...element.querySelectorAll<HTMLElement>('[data-number]')].filter((m) => m.offsetParent !== null);
    const next = marks.at((marks.indexOf(mark) + aside + marks.length) % marks.length);
    mark.tabIndex = -1;
    if (next) next.tabIndex = 0;
    next?.focus();
  } else if (event.key === 'Home') {
    const written = numbersIn(host.original).at(index)?.text;
    if (written !== undefined) setNumber(host, index, written);
  } else if (event.key === 'Enter' && !event.shiftKey) host.open(index);
  else return false;
  return true;
}
