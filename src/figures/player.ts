/**
 * The body player: draws a scene on a canvas with play, pause and a slider; drag to look from elsewhere. It is one function without
 * imports, so that `playerHtml` can put its source text into a notebook output, where no module can be loaded.
 */
import type { Camera, FlatShape } from './painter.js';
import { FIRST_CAMERA, paintScene } from './painter.js';
import type { Scene } from './scene.js';

/** The little of the browser's document that the player uses; the library itself knows no DOM. */
interface PlayerElement {
  style: Record<string, string>;
  textContent: string | null;
  width: number;
  height: number;
  value: string;
  clientWidth: number;
  isConnected: boolean;
  append: (...children: PlayerElement[]) => void;
  setAttribute: (name: string, value: string) => void;
  addEventListener: (type: string, handler: (event: PlayerEvent) => void) => void;
  getContext: (kind: '2d') => PlayerContext;
  setPointerCapture: (id: number) => void;
}
interface PlayerEvent {
  clientX: number;
  clientY: number;
  pointerId: number;
}
interface PlayerContext {
  [property: string]: unknown;
  clearRect: (x: number, y: number, w: number, h: number) => void;
  setTransform: (a: number, b: number, c: number, d: number, e: number, f: number) => void;
  beginPath: () => void;
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  closePath: () => void;
  fill: () => void;
  stroke: () => void;
  fillText: (text: string, x: number, y: number) => void;
}
interface PlayerWindow {
  devicePixelRatio: number;
  document: { createElement: (name: string) => PlayerElement };
  performance: { now: () => number };
  requestAnimationFrame: (callback: () => void) => unknown;
}

type Paint = (scene: Scene, view: { frame: number; camera: Camera; width: number; height: number }) => FlatShape[];

/**
 * Plays a scene inside an element of a page. It begins paused at the first frame, for readers who do not want motion.
 *
 * @example
 * typeof playScene; // => 'function'
 */
export function playScene(
  element: PlayerElement,
  scene: Scene,
  tools: { window: PlayerWindow; paint: Paint; camera: Camera },
): void {
  const { window, paint } = tools;
  const make = (name: string, parent: PlayerElement): PlayerElement => {
    const child = window.document.createElement(name);
    parent.append(child);
    return child;
  };
  const camera = { ...tools.camera };
  const height = 320;
  element.style['maxWidth'] = '720px';
  const canvas = make('canvas', element);
  Object.assign(canvas.style, { width: '100%', height: `${height}px`, touchAction: 'pan-y', cursor: 'grab' });
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', scene.title);
  const bar = make('div', element);
  Object.assign(bar.style, { display: 'flex', gap: '12px', alignItems: 'center', font: '13px system-ui, sans-serif' });
  const button = make('button', bar);
  Object.assign(button.style, { width: '64px', padding: '4px 0', font: 'inherit', cursor: 'pointer' });
  button.setAttribute('type', 'button');
  const slider = make('input', bar);
  const attributes = { type: 'range', min: '0', max: String(scene.frames - 1), 'aria-label': 'time' };
  for (const [name, value] of Object.entries(attributes)) slider.setAttribute(name, value);
  slider.value = '0';
  slider.style['flex'] = '1';
  const clock = make('span', bar);
  Object.assign(clock.style, { width: '84px', fontVariantNumeric: 'tabular-nums' });

  let playing = false;
  let startedAt = 0;
  let startFrame = 0;
  const draw = (): void => {
    const frame = Number(slider.value);
    const width = canvas.clientWidth || 600;
    const ratio = window.devicePixelRatio || 1;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    const pen = canvas.getContext('2d');
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    for (const shape of paint(scene, { frame, camera, width, height })) {
      Object.assign(pen, {
        fillStyle: shape.fill,
        strokeStyle: shape.stroke,
        lineWidth: shape.width,
        lineJoin: 'round',
      });
      if (shape.text !== undefined) {
        Object.assign(pen, { font: '13px system-ui, sans-serif', textAlign: 'center', textBaseline: 'middle' });
        pen.fillText(shape.text, shape.points[0][0], shape.points[0][1]);
        continue;
      }
      pen.beginPath();
      shape.points.forEach(([x, y], k) => {
        if (k === 0) pen.moveTo(x, y);
        else pen.lineTo(x, y);
      });
      if (shape.fill !== '') {
        pen.closePath();
        pen.fill();
      }
      pen.stroke();
    }
    clock.textContent = `${(frame * scene.interval).toFixed(2)} s`;
  };
  const tick = (): void => {
    if (!playing || !element.isConnected) return;
    const elapsed = (window.performance.now() - startedAt) / 1000 / scene.interval;
    slider.value = String(Math.floor(startFrame + elapsed) % scene.frames);
    draw();
    window.requestAnimationFrame(tick);
  };
  const restart = (): void => {
    startedAt = window.performance.now();
    startFrame = Number(slider.value);
  };
  const setPlaying = (on: boolean): void => {
    playing = on;
    button.textContent = on ? 'Pause' : 'Play';
    restart();
    if (on) window.requestAnimationFrame(tick);
  };
  button.addEventListener('click', () => {
    setPlaying(!playing);
  });
  slider.addEventListener('input', () => {
    restart();
    draw();
  });
  let held: { x: number; y: number } | undefined;
  canvas.addEventListener('pointerdown', (event) => {
    held = { x: event.clientX, y: event.clientY };
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!held) return;
    camera.azimuth -= (event.clientX - held.x) / 120;
    camera.elevation = Math.max(-1.5, Math.min(1.5, camera.elevation + (event.clientY - held.y) / 120));
    held = { x: event.clientX, y: event.clientY };
    if (!playing) draw();
  });
  canvas.addEventListener('pointerup', () => {
    held = undefined;
  });
  setPlaying(false);
  draw();
}

/**
 * HTML that plays a scene wherever scripts run: the player's own source with the scene, no file to load. `id` must be unique in the
 * page.
 *
 * @example
 * const scene = animate({ title: 'Spin', times: [0], bodies: [{ mesh: boxMesh([4, 2, 1]), poses: [{ orientation: [1, 0, 0, 0] }] }] });
 * playerHtml(scene, 'body-1').includes('id="body-1"'); // => true
 */
export function playerHtml(scene: Scene, id: string): string {
  const json = JSON.stringify(scene).replace(/</g, '\\u003c');
  const camera = JSON.stringify(FIRST_CAMERA);
  // In a string of the page `</script` would end the script; neither function contains it.
  return (
    `<div id="${id}" class="rbl-player"></div><script>(function(){var scene=${json};` +
    `(${playScene.toString()})(document.getElementById("${id}"),scene,{window:window,camera:${camera},paint:${paintScene.toString()}})})()</script>`
  );
}
