import { describe, expect, it } from 'vitest';
import { quaternionFromAxisAngle } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { animate, boxMesh } from 'rigid-body-lab/figures';
import type { Scene } from 'rigid-body-lab/figures';
import { FIRST_CAMERA, SCENE_PALETTES, paintScene, placeLabels } from 'rigid-body-lab/host';
import type { FlatShape, SceneView } from 'rigid-body-lab/host';

const palette = SCENE_PALETTES.light;
/** Seen from +x: y to the right, z up. */
const FRONT = { azimuth: 0, elevation: 0 };
const view = { frame: 0, camera: FRONT, width: 400, height: 400, palette };
const paint = (scene: Scene, other: Partial<SceneView> = {}): FlatShape[] => paintScene(scene, { ...view, ...other });
const words = (shapes: readonly FlatShape[]): (string | undefined)[] =>
  shapes.flatMap(({ text }) => (text === undefined ? [] : [text]));
const brick = { mesh: boxMesh([4, 2, 1]), poses: [{ orientation: [1, 0, 0, 0] as const }] };
const still = (options: Partial<Parameters<typeof animate>[0]>): Scene =>
  animate({ title: 'Still', times: [0], bodies: [{ ...brick, poses: [{ orientation: [1, 0, 0, 0] }] }], ...options });

describe('paintScene', () => {
  it('keeps the names of two arrows apart that point the same way', () => {
    const to: Vec3[] = [[0, 3, 0]];
    const scene = still({
      arrows: [
        { name: 'L', to },
        { name: 'ω', to },
      ],
    });
    const size = { width: 600, height: 320 };
    const names = placeLabels(paint(scene, { ...size, camera: FIRST_CAMERA }), size).filter(
      ({ text }) => text !== undefined,
    );
    expect(names.map(({ text }) => text)).toEqual(['L', 'ω']);
    const [[x1, y1], [x2, y2]] = names.map(({ points }) => points[0]);
    // A letter of 14 pixels is about 10 wide.
    expect(Math.hypot(x1 - x2, y1 - y2)).toBeGreaterThan(15);
  });

  it('keeps the letter of an axis in the corner off an axis that covers it', () => {
    // From high in front: y and z both point up the screen, z less far.
    const shapes = paint(still({ frame: 'world' }), { camera: { azimuth: -Math.PI / 2, elevation: 1 } });
    const letter = (name: string): [number, number] => shapes.find(({ text }) => text === name)!.points[0];
    const [foot, tip] = shapes.find(({ points, stroke }) => points.length === 2 && stroke === '#009e73')!.points;
    const [z, y] = [letter('z'), letter('y')];
    expect(z[1]).toBeGreaterThan(tip[1] - 8);
    expect(Math.abs(z[0] - foot[0])).toBeGreaterThan(8);
    expect(y[1]).toBeLessThan(tip[1]);
    expect(Math.abs(y[0] - tip[0])).toBeLessThan(1);
  });

  it('stands the name of a short arrow aside where a longer one goes on, and no other name', () => {
    const names = (long: Vec3): [number, number][] => {
      const arrows = [
        { name: 'L', to: [long] },
        { name: 'ω', to: [[0, 3, 0] as Vec3] },
      ];
      return paint(still({ arrows })).flatMap(({ text, points }) => (text === undefined ? [] : [points[0]]));
    };
    // Seen from the front both shafts are level: before the tip is at the height of the shaft.
    const [L, besideL] = names([0, 5, 0]);
    expect(Math.abs(besideL[1] - L[1])).toBeGreaterThan(12);
    const [, alone] = names([0, 0, 5]);
    expect(alone[1]).toBeNear(L[1], 1e-9);
    expect(alone[0]).toBeNear(besideL[0], 1e-9);
  });

  it('shows what a body hides of an arrow as dashes, and the rest as a line', () => {
    const colour = '#cc79a7';
    const lines = (to: Vec3): FlatShape[] =>
      paint(still({ arrows: [{ name: 'ω', colour, to: [to] }] })).filter((s) => s.stroke === colour && s.fill === '');
    // From the middle to the right: the face at y = 1 is the border.
    const [inside, outside, ...more] = lines([0, 3, 0]);
    expect(more).toEqual([]);
    expect([inside.dashed, outside.dashed]).toEqual([true, undefined]);
    const edge = Math.max(
      ...paint(still({}))
        .filter((s) => s.fill !== '')
        .flatMap(({ points }) => points.map(([x]) => x)),
    );
    expect(inside.points.at(-1)![0]).toBeNear(edge, 12);
    expect(outside.points[0]).toEqual(inside.points.at(-1));
    // An arrow that is wholly inside is not lost.
    expect(lines([1, 0.5, 0.2]).map(({ dashed }) => dashed)).toEqual([true]);
    // Towards the eye it comes out of the front face.
    expect(lines([6, 1, 0]).map(({ dashed }) => dashed)).toEqual([true, undefined]);
    // Away from the eye it stays behind the body.
    expect(lines([-6, 0, 0]).map(({ dashed }) => dashed)).toEqual([true]);
  });

  it('names the axes of a body that come out towards the eye, and no axis that the body hides', () => {
    const seen = (azimuth: number): (string | undefined)[] =>
      words(
        paint(still({ bodies: [{ ...brick, axes: true, poses: [{ orientation: [1, 0, 0, 0] }] }] }), {
          camera: { azimuth, elevation: 0.05 },
        }),
      );
    expect(seen(0.2)).toEqual(['1', '2', '3']);
    // From behind, axis 1 comes out of the far end.
    expect(seen(Math.PI)).toEqual(['2', '3']);
  });

  it('turns the axes with the body', () => {
    const orientation = quaternionFromAxisAngle([1, 0, 0], Math.PI / 2);
    const scene = still({ bodies: [{ ...brick, axes: true, poses: [{ orientation }] }] });
    const place = (name: string): [number, number] => paint(scene).find(({ text }) => text === name)!.points[0];
    // Body y points up in the world, body z to -y, which is left.
    expect(place('2')[1]).toBeLessThan(100);
    expect(place('3')[0]).toBeLessThan(150);
  });

  it('a path is whole and faint, its trail ends in the moving point', () => {
    const times = [0, 1, 2, 3];
    const points = times.map((t): Vec3 => [0, t, t * t]);
    const scene = animate({ title: 'Path', times, paths: [{ name: 'P', colour: '#0072b2', points }] });
    const [whole, trail, dot] = paint(scene, { frame: 1.5 });
    expect([whole.points.length, whole.opacity]).toEqual([4, 0.4]);
    expect([trail.points.length, trail.opacity]).toEqual([3, 1]);
    const middle = [0, 1].map((k) => (dot.points[0][k] + dot.points[8][k]) / 2);
    expect(trail.points.at(-1)).toBeNear(middle, 1e-9);
    // Between two frames the point is half-way: y = 1.5, z = 2.5.
    const half = animate({
      title: 'Path',
      times,
      paths: [{ name: 'P', points: times.map((): Vec3 => [0, 1.5, 2.5]) }],
    });
    expect(paint({ ...half, radius: scene.radius })[2].points).toBeNear(dot.points, 1e-9);
  });

  it('between two frames a body is turned by half, whichever sign its quaternions have', () => {
    const [a, b] = [quaternionFromAxisAngle([1, 2, 3], 0.2), quaternionFromAxisAngle([1, 2, 3], 0.6)];
    const scene = (end: typeof b): Scene =>
      animate({
        title: 'Turn',
        times: [0, 1],
        bodies: [{ ...brick, poses: [{ orientation: a }, { orientation: end }] }],
      });
    const halfway = animate({
      title: 'Half',
      times: [0],
      bodies: [{ ...brick, poses: [{ orientation: quaternionFromAxisAngle([1, 2, 3], 0.4) }] }],
    });
    const corners = (s: Scene, frame: number): number[][][] => paint(s, { frame }).map(({ points }) => points);
    expect(corners(scene(b), 0.5)).toBeNear(corners(halfway, 0), 1e-3);
    expect(corners(scene([-b[0], -b[1], -b[2], -b[3]]), 0.5)).toBeNear(corners(halfway, 0), 1e-3);
  });

  it('zooms about the middle', () => {
    const width = (zoom: number): number => {
      const xs = paint(still({}), { zoom }).flatMap(({ points }) => points.map(([x]) => x));
      expect((Math.max(...xs) + Math.min(...xs)) / 2).toBeNear(200, 1e-9);
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(width(2) / width(1)).toBeNear(2, 1e-9);
  });

  it('has other colours on a dark page, and words that are darker than lines on a light one', () => {
    const scene = still({ arrows: [{ name: 'ω', to: [[0, 3, 0]] }] });
    const colours = (which: 'light' | 'dark'): string[] =>
      paint(scene, { palette: SCENE_PALETTES[which] })
        .flatMap(({ text, fill, stroke, points }) =>
          text === 'ω' ? [fill, stroke] : points.length === 3 && fill === stroke ? [fill] : [],
        )
        .slice(-3);
    expect(colours('light')).toEqual(['#cc79a7', '#98487a', '#ffffff']);
    expect(colours('dark')).toEqual(['#e49cc3', '#eaadcd', '#17191e']);
  });
});

describe('placeLabels', () => {
  const word = (text: string, at: [number, number], quiet = false): FlatShape => ({
    ...{ points: [at], fill: '#000000', stroke: '#ffffff', width: 4, text, size: 14, quiet },
  });
  const size = { width: 300, height: 200 };
  const half = (text: string): number => 0.3 * 14 * text.length;

  it('parts six names at one place, inside the picture', () => {
    const names = ['L', 'ω', 'first axis', '1', '2', 'centre'].map((text) => word(text, [4, 3]));
    const placed = placeLabels(names, size);
    for (const [i, a] of placed.entries()) {
      const [x, y] = a.points[0];
      expect(x - half(a.text!)).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(7);
      for (const b of placed.slice(i + 1)) {
        const apartX = Math.abs(x - b.points[0][0]) - half(a.text!) - half(b.text!);
        const apartY = Math.abs(y - b.points[0][1]) - 14;
        expect(Math.max(apartX, apartY)).toBeGreaterThan(-0.5);
      }
    }
  });

  it('leaves a word alone that covers none', () => {
    const words = [word('L', [50, 50]), word('ω', [120, 51])];
    expect(placeLabels(words, size)).toEqual(words);
  });

  it('leaves a number at an axis out where a name stands', () => {
    const placed = placeLabels(
      [word('2', [100, 100], true), word('4', [200, 100], true), word('centre', [102, 96])],
      size,
    );
    expect(placed.map(({ text }) => text)).toEqual(['4', 'centre']);
  });
});
