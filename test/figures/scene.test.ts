import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { matrixFromQuaternion, quaternionFromAxisAngle, rotate } from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import { animate, boxMesh } from 'rigid-body-lab/figures';
import { FIRST_CAMERA, SCENE_PALETTES, paintScene, playerHtml, sceneStrip } from 'rigid-body-lab/host';
import type { Scene } from 'rigid-body-lab/figures';

const poses = (count: number): { position: Vec3; orientation: Quaternion }[] =>
  Array.from({ length: count }, (_, k) => ({
    position: [k / count, 0, 0],
    orientation: quaternionFromAxisAngle([1, 2, 3], k / 100),
  }));
const still = (size: Vec3, orientation: Quaternion = [1, 0, 0, 0]): Scene =>
  animate({ title: 'Still', times: [0], bodies: [{ mesh: boxMesh(size), poses: [{ orientation }] }] });

describe('animate', () => {
  it('thins long runs to 600 frames and keeps the times: the last frame is the end', () => {
    const times = Array.from({ length: 3001 }, (_, k) => k / 100);
    const scene = animate({ title: 'Run', times, bodies: [{ mesh: boxMesh([4, 2, 1]), poses: poses(3001) }] });
    expect(scene.frames).toBeLessThanOrEqual(601);
    expect((scene.frames - 1) * scene.interval).toBeNear(30, 1e-4);
    expect(scene.bodies[0].positions.slice(-3)).toBeNear([3000 / 3001, 0, 0], 1e-5);
    expect(scene.bodies[0].orientations.slice(-4)).toBeNear(quaternionFromAxisAngle([1, 2, 3], 30), 1e-5);
  });

  it('holds everything that it draws inside its radius', () => {
    const scene = animate({
      title: 'Far',
      times: [0, 1],
      bodies: [
        {
          mesh: boxMesh([4, 2, 1]),
          poses: [{ orientation: [1, 0, 0, 0] }, { orientation: [1, 0, 0, 0], position: [3, 0, 0] }],
        },
      ],
      arrows: [
        {
          name: 'L',
          to: [
            [0, 0, 1],
            [0, 0, 9],
          ],
        },
      ],
    });
    expect(scene.radius).toBeNear(9, 1e-5);
    const { radius } = animate({ title: 'Box', times: [0], bodies: [{ mesh: boxMesh([4, 2, 1]), poses: poses(1) }] });
    expect(radius).toBeNear(Math.hypot(2, 1, 0.5), 1e-5);
  });

  it('says the frame in its title, and names the axes of that frame', () => {
    const bodies = [{ mesh: boxMesh([4, 2, 1]), poses: poses(1) }];
    const seen = (frame?: 'world' | 'centre' | 'body'): (string | string[] | undefined)[] => {
      const { title, axes } = animate({ title: 'Spin', times: [0], bodies, ...(frame && { frame }) });
      return [title, axes];
    };
    expect(seen('world')).toEqual(['Spin, seen from the world', ['x', 'y', 'z']]);
    expect(seen('centre')).toEqual(['Spin, seen from the centre of mass', ['x', 'y', 'z']]);
    expect(seen('body')).toEqual(['Spin, in body axes', ['1', '2', '3']]);
    expect(seen()).toEqual(['Spin', undefined]);
  });

  it('finds its stops among the frames that are kept', () => {
    const times = Array.from({ length: 3001 }, (_, k) => 2 + k / 100);
    const stops = [
      { name: 'start', time: 2 },
      { name: 'on its way', time: 9.5 },
      { name: 'end', time: 32 },
    ];
    const scene = animate({ title: 'Run', times, bodies: [{ mesh: boxMesh([4, 2, 1]), poses: poses(3001) }], stops });
    const timesOf = scene.stops.map(({ frame }) => scene.start + frame * scene.interval);
    expect(timesOf).toBeNear([2, 9.5, 32], scene.interval / 2);
    const call = (): unknown =>
      animate({
        title: 'x',
        times: [0, 1],
        rods: [
          {
            from: [
              [0, 0, 0],
              [0, 0, 0],
            ],
            to: [
              [1, 0, 0],
              [0, 1, 0],
            ],
          },
        ],
        stops: [{ name: 'late', time: 3 }],
      });
    expect(call).toThrow(
      'animate: expected stops[0].time between 0 and 1 s, got 3. A stop is an instant of the motion.',
    );
    expect(call).toThrow(RangeError);
  });

  it('refuses two stops of one name: nobody could tell their buttons apart', () => {
    const stops = ['start', 'on its way', 'on its way'].map((name, time) => ({ name, time }));
    const call = (): unknown =>
      animate({ title: 'Run', times: [0, 1, 2], bodies: [{ mesh: boxMesh([4, 2, 1]), poses: poses(3) }], stops });
    expect(call).toThrow(
      "animate: expected a name of its own for each stop, got 'on its way' twice. Each is a button to choose from.",
    );
    expect(call).toThrow(RangeError);
  });

  it('quantities have their colours everywhere: ω is pink, L is ink', () => {
    const to: Vec3[] = [[0, 0, 1]];
    const { arrows } = animate({
      title: 'x',
      times: [0],
      arrows: [
        { name: 'ω', to },
        { name: 'L', to },
      ],
    });
    expect(arrows.map(({ colour }) => colour)).toEqual(['#cc79a7', '#24262b']);
  });

  it('stands a ground with metres under a throw, and shows all of the way', () => {
    const times = Array.from({ length: 19 }, (_, k) => k / 10);
    const points = times.map((t): Vec3 => [3 * t, 0, 9 * t - 4.905 * t * t]);
    const scene = animate({ title: 'Throw', times, paths: [{ name: 'centre', points }], ground: -2 });
    const { grid, labels } = scene.ground!;
    expect(grid.filter((_, i) => i % 3 === 2).every((z) => z === -2)).toBe(true);
    expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['x [m]', 'y [m]', 'z [m]', '−1', '2']));
    // Along x the numbers stand at their metres.
    const along = labels.filter(({ at }) => at[2] < -2 && at[1] === labels[0].at[1]);
    for (const { text, at } of along.filter((l) => /^\d+$/.test(l.text))) expect(at[0]).toBeNear(Number(text), 1e-9);
    const [width, height] = [460, 400];
    const view = { frame: 18, camera: scene.camera, width, height, palette: SCENE_PALETTES.light };
    for (const [x, y] of paintScene(scene, view).flatMap((shape) => shape.points)) {
      expect(Math.abs(x / width - 0.5)).toBeLessThan(0.5);
      expect(Math.abs(y / height - 0.5)).toBeLessThan(0.5);
    }
  });

  it('stays small: 600 frames of a brick with two arrows are less than 20 kB packed', () => {
    const times = Array.from({ length: 600 }, (_, k) => k / 20);
    const to = poses(600).map(({ orientation }) => rotate(orientation, [0.1, 2, 0.3]));
    const arrows = [
      { name: 'L', to: times.map((): Vec3 => [0, 0, 3]) },
      { name: 'ω', to, trail: true },
    ];
    const scene = animate({ title: 'Spin', times, bodies: [{ mesh: boxMesh([4, 2, 1]), poses: poses(600) }], arrows });
    expect(gzipSync(JSON.stringify(scene)).length).toBeLessThan(20_000);
  });

  it('refuses lists of different lengths, and a scene of nothing', () => {
    expect(() => animate({ title: 'x', times: [0] })).toThrow(
      'animate: expected something to draw, got none. Give bodies, arrows, paths or rods, each with an entry per time.',
    );
    const call = (): unknown =>
      animate({ title: 'x', times: [0, 1], bodies: [{ mesh: boxMesh([1, 1, 1]), poses: poses(3) }] });
    expect(call).toThrow(RangeError);
    expect(call).toThrow(
      'animate: expected as many poses as times, got 3 for 2. Each frame needs one pose of every body.',
    );
  });
});

describe('paintScene', () => {
  const palette = SCENE_PALETTES.light;
  const view = { frame: 0, camera: { azimuth: 0, elevation: 0 }, width: 400, height: 200, palette };

  it('sees a face of a box from the front, as wide as the box is along y', () => {
    // Seen from +x: y to the right, z up.
    const faces = paintScene(still([4, 2, 1]), view).filter((s) => s.fill !== '');
    expect(faces).toHaveLength(2);
    const corners = faces.flatMap((s) => s.points);
    const span = (k: 0 | 1): number => Math.max(...corners.map((p) => p[k])) - Math.min(...corners.map((p) => p[k]));
    expect(span(0) / span(1)).toBeNear(2, 1e-9);
    expect(Math.max(...corners.map((p) => p[0])) + Math.min(...corners.map((p) => p[0]))).toBeNear(400, 1e-9);
  });

  it('turns a body as its quaternion does: the same picture as of turned corners', () => {
    const q = quaternionFromAxisAngle([1, -2, 0.5], 1.1);
    const mesh = boxMesh([4, 2, 1]);
    const turned = { ...mesh, vertices: mesh.vertices.map((v) => rotate(q, v)) };
    const direct = animate({
      title: 'Turned',
      times: [0],
      bodies: [{ mesh: turned, poses: [{ orientation: [1, 0, 0, 0] }] }],
    });
    const points = (scene: Scene): number[][][] =>
      paintScene(scene, { ...view, camera: FIRST_CAMERA }).map((s) => s.points);
    expect(points(still([4, 2, 1], q))).toBeNear(points(direct), 0.01);
    expect(matrixFromQuaternion(q)[0][0]).not.toBeNear(1, 0.1);
  });

  it('draws near faces after far ones', () => {
    const two = animate({
      title: 'Two',
      times: [0],
      bodies: [
        { mesh: boxMesh([1, 1, 1]), colour: '#d55e00', poses: [{ orientation: [1, 0, 0, 0], position: [3, 0, 0] }] },
        { mesh: boxMesh([1, 1, 1]), colour: '#0072b2', poses: [{ orientation: [1, 0, 0, 0], position: [-3, 0, 0] }] },
      ],
    });
    // From +x the body at x = 3 is the nearer one, so its reddish faces come last.
    const red = (fill: string): boolean => Number(fill.split(/\D+/)[1]) > Number(fill.split(/\D+/)[3]);
    expect(paintScene(two, view).map((s) => red(s.fill))).toEqual([false, false, true, true]);
  });
});

describe('sceneStrip and playerHtml', () => {
  const scene = animate({
    title: 'Spin <fast> & far',
    times: [0, 0.5, 1],
    bodies: [{ mesh: boxMesh([4, 2, 1]), poses: poses(3) }],
    arrows: [
      {
        name: 'ω',
        to: [
          [0, 0, 3],
          [0, 1, 3],
          [0, 2, 3],
        ],
      },
    ],
  });

  it('the strip shows poses with their times, and text is text', () => {
    const svg = sceneStrip(scene, { poses: 3 });
    expect(svg.match(/t = \d\.\d\d s/g)).toEqual(['t = 0.00 s', 't = 0.50 s', 't = 1.00 s']);
    expect(svg).toContain('Spin &lt;fast&gt; &amp; far');
    expect(svg).not.toContain('NaN');
    expect(svg.match(/ω/g)).toHaveLength(3);
  });

  it('the strip shows the stops where there are some, with their names', () => {
    const svg = sceneStrip({
      ...scene,
      stops: [
        { name: 'start', frame: 0 },
        { name: 'on its way', frame: 1 },
      ],
    });
    expect(svg.match(/t = \d\.\d\d s|on its way|start/g)).toEqual(['t = 0.00 s', 'start', 't = 0.50 s', 'on its way']);
  });

  it('the player carries its scene and nothing that would end its script', () => {
    const html = playerHtml({ ...scene, title: '</script><b>' }, 'p1');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('\\u003c/script>\\u003cb>');
    expect(html).not.toMatch(/https?:/);
  });
});
