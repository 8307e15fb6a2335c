/** The little of the browser's document that the player uses; the library itself knows no DOM. */
import type { Canvas } from './canvas.js';

/** An element of the page; a canvas, too. */
export interface PlayerElement extends Canvas {
  textContent: string | null;
  value: string;
  clientWidth: number;
  clientHeight: number;
  isConnected: boolean;
  parentElement: PlayerElement | null;
  append: (...children: PlayerElement[]) => void;
  replaceChildren: (...children: PlayerElement[]) => void;
  setAttribute: (name: string, value: string) => void;
  addEventListener: (type: string, handler: (event: PlayerEvent) => void) => void;
  setPointerCapture: (id: number) => void;
}

/** What a hand or a key did. */
export interface PlayerEvent {
  key: string;
  clientX: number;
  clientY: number;
  pointerId: number;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  preventDefault: () => void;
  stopPropagation: () => void;
}

/** The window that the page is in. */
export interface PlayerWindow {
  devicePixelRatio: number;
  document: { createElement: (name: string) => PlayerElement };
  performance: { now: () => number };
  requestAnimationFrame: (callback: () => void) => unknown;
  getComputedStyle: (element: PlayerElement) => { color: string; backgroundColor: string };
}
