/** The player in a document of a few lines: what a reader's hand and keys do, without a browser. */
import { describe, expect, it } from 'vitest';
import type { Vec3 } from 'rigid-body-lab';
import { animate, boxMesh } from 'rigid-body-lab/figures';
import type { Scene } from 'rigid-body-lab/figures';
import { SCENE_PALETTES, drawShapes, paintScene, placeLabels, playScene } from 'rigid-body-lab/host';
import type { PlayerElement, ScenePlayer, SceneView } from 'rigid-body-lab/host';

type Handler = (event: object) => void;

/** An element that remembers what it was told. */
class FakeElement {
  readonly attributes: Record<string, string> = {};
  readonly children: FakeElement[] = [];
  readonly #handlers: Record<string, Handler[]> = {};
  textContent = '';
  value = '';
  clientWidth = 600;
  clientHeight = 320;
  isConnected = true;
  parentElement = null;
  constructor(readonly name: string) {}
  append(...children: FakeElement[]): void {
    this.children.push(...children);
  }
  replaceChildren(...children: FakeElement[]): void {
    this.children.splice(0, Infinity, ...children);
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  addEventListener(type: string, handler: Handler): void {
    (this.#handlers[type] ??= []).push(handler);
  }
  getContext(): null {
    return null;
  }
  setPointerCapture(): void {
    this.attributes['captured'] = 'yes';
  }
  fire(type: string, event: object = {}): void {
    for (const handler of this.#handlers[type] ?? []) handler(event);
  }
  all(): FakeElement[] {
    return [this, ...this.children.flatMap((child) => child.all())];
  }
}

const times = Array.from({ length: 41 }, (_, k) => 1 + k / 10);
const scene = (title = 'Spin', stop = 3): Scene =>
  animate({
    title,
    times,
    bodies: [{ name: 'brick', mesh: boxMesh([4, 2, 1]), poses: times.map(() => ({ orientation: [1, 0, 0, 0] })) }],
    arrows: [{ name: 'ω', to: times.map((t): Vec3 => [0, t, 1]) }],
    stops: [
      { name: 'start', time: 1 },
      { name: 'on its way', time: stop },
      { name: 'end', time: 5 },
    ],
  });

function open(colour = 'rgb(36, 38, 43)') {
  const element = new FakeElement('div');
  const views: SceneView[] = [];
  let clock = 0;
  let next: (() => void) | undefined;
  const player: ScenePlayer = playScene(element as unknown as PlayerElement, scene(), {
    window: {
      devicePixelRatio: 1,
      document: { createElement: (name) => new FakeElement(name) as unknown as PlayerElement },
      performance: { now: () => clock },
      requestAnimationFrame: (callback) => (next = callback),
      getComputedStyle: () => ({ color: colour, backgroundColor: 'rgba(0, 0, 0, 0)' }),
    },
    paint: (shown, view) => {
      views.push(view);
      return paintScene(shown, view);
    },
    place: placeLabels,
    draw: drawShapes,
    palettes: SCENE_PALETTES,
  });
  const told: number[] = [];
  player.onTime((time) => told.push(time));
  const named = (name: string): FakeElement =>
    element.all().find((e) => e.attributes['aria-label'] === name || e.attributes['class'] === name)!;
  const canvas = element.all().find(({ name }) => name === 'canvas')!;
  return {
    ...{ element, player, told, named, canvas },
    view: () => views.at(-1)!,
    time: () => named('Time').attributes['aria-valuetext'],
    click: (name: string) => {
      named(name).fire('click');
    },
    /** Presses a key on the canvas; whether the player took it. */
    key: (key: string, more: object = {}): boolean => {
      let taken = false;
      canvas.fire('keydown', { key, preventDefault: () => (taken = true), stopPropagation: () => undefined, ...more });
      return taken;
    },
    /** Lets time pass, in steps of a screen. */
    wait: (seconds: number) => {
      for (let passed = 0; passed < seconds - 1e-9; passed += 0.02) {
        clock += 20;
        next?.();
      }
    },
  };
}

describe('playScene', () => {
  it('stands still at the first frame until Play is pressed, then runs by the clock', () => {
    const { wait, time, click, told } = open();
    wait(1);
    expect(time()).toBe('1.0 s, start');
    expect(told).toEqual([1]);
    click('Play');
    wait(1.2);
    expect(told.at(-1)).toBeNear(2.2, 1e-6);
    click('Pause');
    wait(1);
    expect(told.at(-1)).toBeNear(2.2, 1e-6);
  });

  it('runs at a quarter of the speed, and begins again after the end', () => {
    const { wait, click, told, named } = open();
    named('Speed').value = '0.25';
    click('Play');
    wait(1);
    expect(told.at(-1)).toBeNear(1.25, 1e-6);
    named('Speed').value = '1';
    wait(4);
    expect(told.at(-1)).toBeNear(1.25, 1e-6);
  });

  it('goes to named stops by buttons, digits and n and p', () => {
    const { click, key, time } = open();
    click('on its way, 3 s');
    expect(time()).toBe('3.0 s, on its way');
    key('3');
    expect(time()).toBe('5.0 s, end');
    key('p');
    expect(time()).toBe('3.0 s, on its way');
    key('p');
    key('p');
    expect(time()).toBe('1.0 s, start');
    key('n');
    expect(time()).toBe('3.0 s, on its way');
    expect(key('9')).toBe(false);
  });

  it('steps frame by frame and stops playing for it', () => {
    const { click, key, time, wait } = open();
    click('Play');
    wait(0.26);
    key('.');
    expect(time()).toBe('1.3 s');
    wait(1);
    click('Step back');
    click('Step back');
    expect(time()).toBe('1.1 s');
    key(',');
    key(',');
    expect(time()).toBe('1.0 s, start');
  });

  it('turns by arrow keys and by drag, zooms by + and -, and 0 is the first view again', () => {
    const { key, view, canvas, click } = open();
    const { camera, zoom } = view();
    key('ArrowLeft');
    key('ArrowUp');
    expect([view().camera.azimuth, view().camera.elevation]).toBeNear(
      [camera.azimuth + 0.1, camera.elevation + 0.1],
      1e-12,
    );
    canvas.fire('pointerdown', { clientX: 100, clientY: 50, pointerId: 1 });
    canvas.fire('pointermove', { clientX: 160, clientY: 80, pointerId: 1 });
    canvas.fire('pointerup');
    canvas.fire('pointermove', { clientX: 400, clientY: 80, pointerId: 1 });
    expect([view().camera.azimuth, view().camera.elevation]).toBeNear(
      [camera.azimuth + 0.1 - 0.5, camera.elevation + 0.35],
      1e-12,
    );
    key('+');
    click('Zoom in');
    expect(view().zoom! / zoom!).toBeNear(1.44, 1e-9);
    expect(key('0')).toBe(true);
    expect(view()).toMatchObject({ camera, zoom: 1 });
  });

  it('leaves other keys and the combinations of the browser alone', () => {
    const { key } = open();
    expect([key('Tab'), key('x'), key('+', { ctrlKey: true }), key('n', { metaKey: true })]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('takes another scene and keeps time and view', () => {
    const { key, player, time, named, canvas, view } = open();
    key('2');
    key('ArrowRight');
    const { camera } = view();
    player.update(scene('Faster', 2));
    expect(time()).toBe('3.0 s');
    expect(view().camera).toEqual(camera);
    expect(named('scene-title').textContent).toBe('Faster');
    expect(named('scene-stops').children.map(({ textContent }) => textContent)).toEqual([
      'start, 1 s',
      'on its way, 2 s',
      'end, 5 s',
    ]);
    expect(canvas.attributes['aria-label']).toBe('Faster. It shows brick, ω.');
  });

  it('says the time of a stop once, also when it is its name', () => {
    const { player, named } = open();
    const stops = [2, 2.75].map((time) => ({ name: `${time} s`, frame: Math.round((time - 1) / 0.05) }));
    player.update({ ...scene(), interval: 0.05, stops });
    expect(named('scene-stops').children.map(({ textContent }) => textContent)).toEqual(['2 s', '2.75 s']);
  });

  it('seeks the time that a chart asks for, and not beyond the run', () => {
    const { player, told } = open();
    player.seek(2.5);
    player.seek(99);
    expect(told).toBeNear([1, 2.5, 5], 1e-9);
  });

  it('names every control, and dresses for a dark page', () => {
    const { element, view } = open();
    const controls = element.all().filter(({ name }) => ['button', 'input', 'select', 'canvas'].includes(name));
    expect(controls.length).toBe(12);
    for (const control of controls) expect(control.attributes['aria-label']).toMatch(/\w/);
    expect(view().palette.ink).toBe(SCENE_PALETTES.light.ink);
    expect(open('rgb(230, 232, 235)').view().palette.ink).toBe(SCENE_PALETTES.dark.ink);
  });
});
