import { describe, expect, it } from 'vitest';
import {
  diagonal,
  apply,
  determinant,
  dot,
  freeRotation,
  norm,
  principalAxes,
  scale,
  solidMesh,
  subtract,
  transpose,
} from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import {
  boxEdges,
  boxMesh,
  cylinderMesh,
  ellipsoidMesh,
  frameFigure,
  inertiaEllipsoidFigure,
  massFigure,
  polhodeFigure,
  polygonFigure,
} from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';
import { body, moments, particles, turned } from './gallery.js';

const DRAWING = 1e-12;

interface SpaceTrace {
  name: string;
  x: number[];
  y: number[];
  z: number[];
  marker: { size: number | number[] };
  [more: string]: unknown;
}
const traces = (figure: Figure, name: string): SpaceTrace[] => figure.data.filter((t) => t.name === name) as never;
const points = ({ x, y, z }: SpaceTrace): Vec3[] => x.map((v, k): Vec3 => [v, y[k], z[k]]);

describe('frameFigure', () => {
  const figure = frameFigure({
    title: 'Turned',
    poses: [{ name: 'body', rotation: turned, position: [2, 0, 1], mesh: boxMesh([4, 2, 1]) }],
    length: 1.5,
  });

  it('points the body axes along the columns of the rotation matrix', () => {
    const tips = ['x body', 'y body', 'z body'].map((name) => {
      const [start, tip] = points(traces(figure, name)[0]);
      return scale(subtract(tip, start), 1 / 1.5);
    });
    expect(tips).toBeNear(transpose(turned), DRAWING);
  });

  it('turns the shape with the body', () => {
    const corners = points(traces(figure, 'body')[0]);
    expect(corners[7]).toBeNear(
      [0, 1, 2].map((k) => apply(turned, [2, 1, 0.5])[k] + [2, 0, 1][k]),
      DRAWING,
    );
  });

  it('puts the names of two frames on different sides of tips that coincide', () => {
    const same = frameFigure({
      title: 'Same',
      poses: [
        {
          name: 'body',
          rotation: [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
        },
      ],
    });
    const sideOf = (name: string): unknown => traces(same, name)[0]['textposition'];
    expect(sideOf('z body')).not.toBe(sideOf('z world'));
  });
});

describe('massFigure', () => {
  const figure = massFigure({
    title: 'Three',
    particles,
    com: body.com,
    principalAxes: principalAxes(body.inertia).axes,
    axisLength: 2,
  });

  it('names a corner on the side away from the middle of the body', () => {
    const corners = { left: [-2, 0, 0], right: [2, 0, 0], low: [0, 0, -2], high: [0, 0, 2] } as const;
    const figure = massFigure({
      title: 'Cross',
      particles: Object.values(corners).map((position) => ({ mass: 1, position })),
      labels: Object.keys(corners),
      com: [0, 0, 0],
    });
    const sides = traces(figure, 'particles')[0]['textposition'];
    expect(sides).toEqual(['middle left', 'middle right', 'bottom center', 'top center']);
  });

  it('refuses labels that are not one for each particle', () => {
    const labels = ['A', 'B', 'C', 'D'];
    expect(() => massFigure({ title: 'Three', particles, labels, com: body.com })).toThrow(
      new RangeError('massFigure: expected a label for each particle, got 4 for 3. Leave one empty with "".'),
    );
  });

  it('draws masses as areas: three times the mass, √3 times the diameter', () => {
    const sizes = traces(figure, 'particles')[0].marker.size as number[];
    expect(sizes[1] / sizes[0]).toBeNear(Math.sqrt(3), DRAWING);
  });

  it('draws the principal axes from the centre of mass', () => {
    const [start, tip] = points(traces(figure, '1')[0]);
    expect(start).toEqual(body.com);
    const axis = scale(subtract(tip, start), 0.5);
    expect(apply(body.inertia, axis)).toBeNear(scale(axis, principalAxes(body.inertia).moments[0]), 1e-10);
  });

  it('has z upwards, or y as on the slides, and is seen from above and from the front', () => {
    const cameraOf = (up?: 'y' | 'z'): { up?: object; eye: Record<string, number> } => {
      const { layout } = massFigure({ title: 'Three', particles, com: body.com, ...(up && { up }) });
      return (layout['scene'] as { camera: { up?: object; eye: Record<string, number> } }).camera;
    };
    expect(cameraOf('z')).toEqual(cameraOf());
    const { up, eye } = cameraOf('y');
    expect(up).toEqual({ x: 0, y: 1, z: 0 });
    expect(eye['y']).toBeGreaterThan(0);
    expect(eye['z']).toBeGreaterThan(eye['x']);
  });
});

describe('inertiaEllipsoidFigure', () => {
  it('is the surface x · I x = smallest moment', () => {
    const surface = points(
      traces(inertiaEllipsoidFigure({ title: 'Three', inertia: body.inertia }), 'inertia ellipsoid')[0],
    );
    const smallest = principalAxes(body.inertia).moments[0];
    for (const x of surface) expect(dot(x, apply(body.inertia, x)) / smallest).toBeNear(1, 1e-12);
    expect(Math.max(...surface.map((x) => norm(x)))).toBeNear(1, 0.01);
  });

  it('refuses a rod', () => {
    const call = (): unknown =>
      inertiaEllipsoidFigure({
        title: 'Rod',
        inertia: diagonal(0, 1, 1),
      });
    expect(call).toThrow(RangeError);
    expect(call).toThrow(
      'inertiaEllipsoidFigure: expected three positive moments, got [0, 1, 1]. Turning about a zero moment costs nothing, so the ellipsoid has no end.',
    );
  });
});

describe('polhodeFigure', () => {
  const figure = polhodeFigure({ title: 'Box', principalMoments: moments });
  const energy = (w: Vec3): number => w.reduce((sum, x, k) => sum + moments[k] * x * x, 0);
  const momentumSquared = (w: Vec3): number => w.reduce((sum, x, k) => sum + (moments[k] * x) ** 2, 0);

  it('draws curves of equal energy and, along each, equal angular momentum', () => {
    for (const name of ['around the smallest moment', 'around the largest moment', 'separatrix']) {
      for (const curve of traces(figure, name)) {
        const path = points(curve);
        for (const w of path) {
          expect(energy(w)).toBeNear(1, DRAWING);
          expect(momentumSquared(w) / momentumSquared(path[0])).toBeNear(1, DRAWING);
        }
      }
    }
    for (const curve of traces(figure, 'separatrix'))
      expect(momentumSquared(points(curve)[3])).toBeNear(moments[1], 1e-10);
  });

  it('takes the energy of a motion, and draws its way from a dot on', () => {
    const start: Vec3 = [0.3, 2, 0.1];
    const exact = freeRotation({ principalMoments: moments, omegaBody: start, orientation: [1, 0, 0, 0] });
    const motion = [0, 0.5, 1].map((t) => exact(t).omegaBody);
    const moving = polhodeFigure({ title: 'Box', principalMoments: moments, motion });
    for (const name of ['around the smallest moment', 'separatrix', 'this motion'])
      for (const w of traces(moving, name).flatMap(points)) expect(energy(w)).toBeNear(energy(start), DRAWING);
    expect(points(traces(moving, 'this motion')[0])).toEqual(motion);
    expect(points(traces(moving, 'start')[0])).toEqual([motion[0]]);
    const still = (): unknown => polhodeFigure({ title: 'Box', principalMoments: moments, motion: [[0, 0, 0]] });
    expect(still).toThrow('polhodeFigure: expected a motion that turns, got [0, 0, 0]. Its ellipsoid is a point.');
  });

  it('gives loops the colour of the axis that they surround, and the separatrix its name', () => {
    const colours = (name: string): unknown[] =>
      traces(figure, name).map(({ line }) => (line as { color: string }).color);
    expect(new Set(colours('around the smallest moment'))).toEqual(new Set(colours('ω₁')));
    expect(new Set(colours('around the largest moment'))).toEqual(new Set(colours('ω₃')));
    const written = traces(figure, 'separatrix').flatMap(({ text }) => (text ?? []) as string[]);
    expect(written.filter((word) => word !== '')).toEqual(['separatrix']);
  });

  it('shows the middle axis: its arrow leaves the ellipsoid towards the reader', () => {
    const [start, tip] = points(traces(figure, 'ω₂')[0]);
    expect(start).toEqual([0, 0, 0]);
    expect(energy(tip)).toBeGreaterThan(2);
    const { eye } = (figure.layout['scene'] as { camera: { eye: { y: number } } }).camera;
    expect(eye.y * tip[1]).toBeGreaterThan(0);
  });

  it('the exact motion stays on a drawn loop', () => {
    const [loop] = traces(figure, 'around the smallest moment');
    const path = points(loop);
    const motion = freeRotation({ principalMoments: moments, omegaBody: path[7], orientation: [1, 0, 0, 0] });
    // 120 points a loop: the farthest place of the motion from a corner is half the longest chord.
    const chord = Math.max(...path.slice(1).map((w, k) => norm(subtract(w, path[k]))));
    for (let t = 0; t < 200; t += 1.3) {
      const { omegaBody } = motion(t);
      expect(Math.min(...path.map((w) => norm(subtract(omegaBody, w))))).toBeLessThan(0.51 * chord);
    }
  });

  it.each([[[2, 2, 3]], [[3, 2, 1]], [[0, 1, 1]]])('refuses moments %j', (wrong) => {
    const call = (): unknown => polhodeFigure({ title: 'x', principalMoments: wrong as Vec3 });
    expect(call).toThrow(RangeError);
    expect(call).toThrow(
      `polhodeFigure: expected three different positive moments in ascending order, got [${wrong.join(', ')}]. With two equal moments the polhodes are circles.`,
    );
  });
});

describe('polygonFigure', () => {
  it('sets polygons side by side and keeps their shapes', () => {
    const square: Vec3[] = [
      [5, 5, 0],
      [6, 5, 0],
      [6, 7, 0],
      [5, 7, 0],
    ];
    const figure = polygonFigure({ title: 'Two', polygons: ['a', 'b'].map((name) => ({ name, vertices: square })) });
    const [a, b] = ['a', 'b'].map((name) => points(traces(figure, name)[0]));
    expect(a.map((p) => subtract(p, a[0]))).toBeNear(
      [...square, square[0]].map((p) => subtract(p, square[0])),
      DRAWING,
    );
    expect(Math.min(...b.map((p) => p[0]))).toBeGreaterThan(Math.max(...a.map((p) => p[0])));
  });

  it('begins a row in front after three, and stands a raised corner on a stem', () => {
    const raised: Vec3[] = [
      [0, 0, 0],
      [2, 0, 0],
      [2, 1, 0.5],
    ];
    const names = ['a', 'b', 'c', 'd'];
    const figure = polygonFigure({ title: 'Four', polygons: names.map((name) => ({ name, vertices: raised })) });
    const [a, , , d] = names.map((name) => points(traces(figure, name)[0]));
    expect(d[0]).toBeNear([a[0][0], a[0][1] - 1.6, 0], DRAWING);
    const [foot, corner] = points(traces(figure, 'height of d')[0]);
    expect([foot, corner]).toEqual([[d[2][0], d[2][1], 0], d[2]]);
  });
});

describe('shapes', () => {
  it('are closed and face outwards, and hold the volume that they show', () => {
    expect(solidMesh(boxMesh([4, 2, 1]), { density: 1 }).mass).toBeNear(8, DRAWING);
    expect(solidMesh(boxMesh([4, 2, 1]), { density: 1 }).com).toBeNear([0, 0, 0], DRAWING);
  });

  it.each([
    ['ellipsoid', ellipsoidMesh([3, 2, 1]), 8 * Math.PI],
    ['turned ellipsoid', ellipsoidMesh([3, 2, 1], transpose(turned)), 8 * Math.PI],
    ['cylinder', cylinderMesh({ radius: 1.5, length: 4 }), 9 * Math.PI],
  ])('%s: signed tetrahedra add up to its volume', (_name, { vertices, triangles }, volume) => {
    const sum = triangles.reduce((v, [a, b, c]) => v + determinant([vertices[a], vertices[b], vertices[c]]) / 6, 0);
    // 24 to 40 corners around: 1.2 % of the cross-section at most.
    expect(sum / volume).toBeNear(1, 0.015);
    expect(sum).toBeLessThan(volume);
  });

  it('boxEdges joins neighbouring corners only', () => {
    const edges = boxEdges({ size: [4, 2, 1], centre: [1, 1, 1] });
    const lengths = edges.map(([a, b]) => norm(subtract(a, b))).sort();
    expect(lengths).toBeNear([1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4], DRAWING);
  });
});
