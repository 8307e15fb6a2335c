/**
 * The body player: draws a scene on a canvas, with a time line, named stops and a camera for pointer
 * and keys. It is one function without imports, so that `playerHtml` can put its source text into a notebook
 * output, where no module can be loaded.
 */
import type { drawShapes } from './canvas.js';
import type { paintScene } from './painter.js';
import type { PlayerElement, PlayerEvent, PlayerWindow } from './player-dom.js';
import type { placeLabels } from './scene-labels.js';
import type { SCENE_PALETTES, ScenePalette } from './scene-palette.js';
import type { Scene } from './scene.js';

/** What the player is handed, since it can import nothing. */
export interface PlayerTools {
  paint: typeof paintScene;
  place: typeof placeLabels;
  draw: typeof drawShapes;
  palettes: typeof SCENE_PALETTES;
}

/** A scene at play. */
export interface ScenePlayer {
  /** Takes another scene; time, view and what plays stay. */
  update: (scene: Scene) => void;
  /** Goes to a time in seconds, and stands there. */
  seek: (time: number) => void;
  /** Tells each time that is shown, in seconds; at once, too. */
  onTime: (listener: (time: number) => void) => void;
  /** Draws again, after a change of the page's width or colours. */
  redraw: () => void;
}

/**
 * Plays a scene inside an element of a page. It begins paused at the first frame, for readers who do not want
 * motion. On the canvas arrow keys turn the view, + and - zoom, 0 resets it; space plays, comma and full stop
 * step, digits, n and p go to stops.
 *
 * @example
 * typeof playScene; // => 'function'
 */
export function playScene(
  element: PlayerElement,
  first: Scene,
  { window, paint, place, draw, palettes }: PlayerTools & { window: PlayerWindow },
): ScenePlayer {
  let scene = first;
  const make = (name: string, parent: PlayerElement, attributes: Record<string, string> = {}): PlayerElement => {
    const child = window.document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) child.setAttribute(key, value);
    parent.append(child);
    return child;
  };
  const button = (parent: PlayerElement, text: string, label: string, act: () => void): PlayerElement => {
    const made = make('button', parent, { type: 'button', 'aria-label': label });
    made.textContent = text;
    made.addEventListener('click', act);
    return made;
  };
  element.setAttribute('role', 'group');
  const title = make('p', element, { class: 'scene-title' });
  const canvas = make('canvas', element, {
    tabindex: '0',
    // An application, so that a screen reader hands the keys on.
    role: 'application',
    'aria-description':
      'Arrow keys turn the view, plus and minus zoom, 0 resets it. Space plays and pauses, comma and full stop step, n and p go to the next and the previous stop.',
  });
  const line = make('div', element, { class: 'scene-line' });
  const play = button(line, 'Play', 'Play', () => {
    setPlaying(!playing);
  });
  const slider = make('input', line, { type: 'range', min: '0', step: '1', 'aria-label': 'Time' });
  const clock = make('span', line, { class: 'scene-clock' });
  const acts = make('div', element, { class: 'scene-acts' });
  const stops = make('span', acts, { class: 'scene-stops', role: 'group', 'aria-label': 'Stops' });
  const steps = make('span', acts);
  button(steps, '◂ Step', 'Step back', () => {
    step(-1);
  });
  button(steps, 'Step ▸', 'Step forward', () => {
    step(1);
  });
  const speed = make('select', steps, { 'aria-label': 'Speed' });
  for (const [value, name] of [
    ['1', 'full speed'],
    ['0.5', 'half speed'],
    ['0.25', 'quarter speed'],
  ])
    make('option', speed, { value }).textContent = name;
  speed.value = '1';
  const views = make('span', acts, { class: 'scene-views' });
  button(views, '−', 'Zoom out', () => {
    look(0, 0, 1 / 1.2);
  });
  button(views, '+', 'Zoom in', () => {
    look(0, 0, 1.2);
  });
  button(views, 'Reset view', 'Reset view', () => {
    resetView();
  });

  let camera = { ...scene.camera };
  let zoom = 1;
  /** Frames since the first one; between two while it plays. */
  let position = 0;
  let playing = false;
  let last = 0;
  let shownStops = '';
  const listeners: ((time: number) => void)[] = [];
  const timeOf = (frame: number): number => scene.start + frame * scene.interval;
  const end = (): number => scene.frames - 1;

  /** The page's own colours: light letters stand on a dark page. */
  const palette = (): ScenePalette => {
    const channels = (window.getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
    const base = channels.slice(0, 3).reduce((sum, x) => sum + x, 0) > 3 * 128 ? palettes.dark : palettes.light;
    let behind: PlayerElement | null = element;
    while (behind) {
      const { backgroundColor } = window.getComputedStyle(behind);
      if (!/^transparent$|, 0\)$/.test(backgroundColor)) return { ...base, paper: backgroundColor };
      behind = behind.parentElement;
    }
    return base;
  };
  const redraw = (): void => {
    const [width, height] = [canvas.clientWidth || 600, canvas.clientHeight || 320];
    const shapes = paint(scene, { frame: position, camera, zoom, width, height, palette: palette() });
    draw(canvas, place(shapes, { width, height }), { width, height, ratio: window.devicePixelRatio || 1 });
    const time = timeOf(position);
    const shown = `${time.toFixed(scene.interval < 0.1 ? 2 : 1)} s`.replace('-', '−');
    const here = scene.stops.find(({ frame }) => Math.abs(frame - position) < 0.5);
    slider.value = String(Math.round(position));
    slider.setAttribute('aria-valuetext', here ? `${shown}, ${here.name}` : shown);
    clock.textContent = `t = ${shown}`;
    for (const tell of listeners) tell(time);
  };
  const setPlaying = (on: boolean): void => {
    playing = on;
    play.textContent = on ? 'Pause' : 'Play';
    play.setAttribute('aria-label', play.textContent);
    last = window.performance.now();
    if (on) window.requestAnimationFrame(tick);
  };
  const tick = (): void => {
    if (!playing || !element.isConnected) return;
    const now = window.performance.now();
    const passed = ((now - last) / 1000) * Number(speed.value);
    last = now;
    position = end() > 0 ? (position + passed / scene.interval) % end() : 0;
    redraw();
    window.requestAnimationFrame(tick);
  };
  const goTo = (frame: number): void => {
    if (playing) setPlaying(false);
    position = Math.max(0, Math.min(end(), frame));
    redraw();
  };
  const step = (way: 1 | -1): void => {
    goTo(way > 0 ? Math.floor(position) + 1 : Math.ceil(position) - 1);
  };
  /** Turns by angles and zooms by a factor. */
  const look = (azimuth: number, elevation: number, factor: number): void => {
    const raised = Math.max(-1.5, Math.min(1.5, camera.elevation + elevation));
    camera = { azimuth: camera.azimuth + azimuth, elevation: raised };
    zoom = Math.max(0.3, Math.min(6, zoom * factor));
    redraw();
  };
  const resetView = (): void => {
    camera = { ...scene.camera };
    zoom = 1;
    redraw();
  };
  /** The next stop in a direction, or the last one there. */
  const nextStop = (way: 1 | -1): void => {
    const ahead = scene.stops.map(({ frame }) => frame).filter((frame) => way * (frame - position) > 0.5);
    if (ahead.length > 0) goTo(way * Math.min(...ahead.map((frame) => way * frame)));
  };
  const turns: Record<string, [azimuth: number, elevation: number, factor: number]> = {
    ArrowLeft: [0.1, 0, 1],
    ArrowRight: [-0.1, 0, 1],
    ArrowUp: [0, 0.1, 1],
    ArrowDown: [0, -0.1, 1],
    '+': [0, 0, 1.2],
    '-': [0, 0, 1 / 1.2],
  };
  /** What a key does; false when it is none of the player's. */
  const press = (key: string): boolean => {
    const stop = /^[1-9]$/.test(key) ? scene.stops.at(Number(key) - 1) : undefined;
    if (stop) goTo(stop.frame);
    else if (key in turns) look(...turns[key]);
    else if (key === '0') resetView();
    else if (key === ' ') setPlaying(!playing);
    else if (key === ',' || key === '.') step(key === '.' ? 1 : -1);
    else if (key === 'n' || key === 'p') nextStop(key === 'n' ? 1 : -1);
    else return false;
    return true;
  };
  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !press(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  slider.addEventListener('input', () => {
    position = Number(slider.value);
    redraw();
  });
  let held: PlayerEvent | undefined;
  canvas.addEventListener('pointerdown', (event) => {
    held = event;
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!held) return;
    look((held.clientX - event.clientX) / 120, (event.clientY - held.clientY) / 120, 1);
    held = event;
  });
  for (const type of ['pointerup', 'pointercancel']) {
    canvas.addEventListener(type, () => {
      held = undefined;
    });
  }

  const update = (next: Scene): void => {
    scene = next;
    title.textContent = scene.title;
    element.setAttribute('aria-label', scene.title);
    const names = [...scene.bodies, ...scene.arrows, ...scene.paths].map(({ name }) => name);
    canvas.setAttribute('aria-label', `${scene.title}. It shows ${names.join(', ') || 'rods'}.`);
    slider.setAttribute('max', String(end()));
    position = Math.min(position, end());
    const wanted = JSON.stringify([scene.stops, scene.start, scene.interval]);
    if (wanted !== shownStops) {
      shownStops = wanted;
      stops.replaceChildren();
      scene.stops.forEach(({ name, frame }, k) => {
        const time = `${Number(timeOf(frame).toFixed(2))} s`;
        // A stop that is named by its time would say it twice.
        const text = name === time ? name : `${name}, ${time}`;
        const to = button(stops, text, text, () => {
          goTo(frame);
        });
        if (k < 9) to.setAttribute('aria-keyshortcuts', String(k + 1));
      });
    }
    redraw();
  };
  update(scene);
  return {
    update,
    seek: (time) => {
      goTo(scene.interval > 0 ? (time - scene.start) / scene.interval : 0);
    },
    onTime: (listener) => {
      listeners.push(listener);
      listener(timeOf(position));
    },
    redraw,
  };
}
