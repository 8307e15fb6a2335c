/**
 * The checks of the student's own body. Nobody knows its numbers: what is asked is whether the student's own
 * values obey the laws, and agree. Each probe says in words what it finds first.
 */
import { close, defineChecks } from 'rigid-body-lab/course';
import { draw } from './inputs.js';
import type { Inputs } from './inputs.js';
import { sweeps } from './sweeps.js';

type Student = typeof import('./stub.js');

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    'own-body': {
      title: 'your own body is a closed surface',
      probe: ({ mesh, readBody }) => {
        const { vertices, triangles }: { vertices: number[][]; triangles: number[][] } = readBody(mesh);
        if (vertices.some((v) => v.length !== 3 || v.some((x) => !Number.isFinite(x)))) return 'a vertex is no place';
        if (triangles.some((t) => t.length !== 3 || t.some((k) => !(k in vertices))))
          return 'a triangle lacks a corner';
        const passes = new Map<string, number>();
        for (const t of triangles) {
          for (const i of [0, 1, 2]) {
            const edge = `${t[i]} ${t[(i + 1) % 3]}`;
            passes.set(edge, (passes.get(edge) ?? 0) + 1);
          }
        }
        const uneven = [...passes].filter(([edge, n]) => n !== passes.get(edge.split(' ').reverse().join(' ')));
        if (uneven.some(([, n]) => n > 1)) return 'some triangles are turned over';
        return uneven.length > 0 || triangles.length < 4 ? 'open' : 'closed';
      },
      wanted: () => 'closed',
      judge: close(),
      misconceptions: [
        {
          id: 'open-surface',
          says: 'Your body has a hole: at some edge there is one triangle only. Then it bounds no solid, and its volume depends on where the origin is. Close it in the program that made it, or choose another body.',
          value: () => 'open',
        },
        {
          id: 'turned-triangles',
          says: 'In your body two neighbours pass their common edge in the same direction: some triangles look outwards and others inwards. A program that makes meshes can orient them all alike (recalculate normals); or choose another body.',
          value: () => 'some triangles are turned over',
        },
      ],
    },
    'own-mass': {
      title: 'your own body moved, turned and made larger: mass, centre and tensor follow',
      probe: ({ mesh, readBody, massProperties }, { density, factor, turn, shift }) => {
        const read = readBody(mesh);
        const { vertices } = read;
        // Inside out is the matter of task 1.
        const isTurned = massProperties(read, density).mass < 0;
        const triangles = isTurned
          ? read.triangles.map(([i, j, k]): [number, number, number] => [i, k, j])
          : read.triangles;
        const size = vertices.reduce((most, v) => Math.max(most, ...v.map(Math.abs)), 0);
        const of = (a: number[], b: number[]): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        const turned = (v: number[]): number[] => turn.map((row) => factor * of(row, v));
        const placed = (v: number[]): number[] => turned(v).map((x, k) => x + size * shift[k]);
        const before = massProperties({ vertices, triangles }, density);
        const after = massProperties({ vertices: vertices.map(placed) as typeof vertices, triangles }, density);
        const isNear = (got: number[], wanted: number[], scale: number): boolean =>
          got.length === wanted.length && wanted.every((x, k) => Math.abs(got[k] - x) <= 1e-8 * scale);
        const most = after.mass * (factor * size) ** 2;
        const columns = before.inertia.map(turned);
        const wanted = turn.flatMap((row) =>
          [0, 1, 2].map(
            (j) =>
              factor ** 4 *
              of(
                row,
                columns.map((column) => column[j]),
              ),
          ),
        );
        if (!(before.mass > 0)) return 'the mass is not positive';
        if (!isNear([after.mass], [factor ** 3 * before.mass], after.mass))
          return 'the mass is not what it should become';
        if (!isNear(after.com, placed(before.com), factor * size)) return 'the centre does not go along';
        if (!isNear(after.inertia.flat(), wanted, most)) return 'the tensor about the centre does not follow';
        return 'as it should be';
      },
      wanted: () => 'as it should be',
      judge: close(),
    },
    'own-axes': {
      title: 'the moments and axes of your own body, and three moments that differ',
      probe: ({ mesh, readBody, massProperties, principalAxes }, { density }) => {
        const whole = massProperties(readBody(mesh), density);
        // Inside out is the matter of task 1.
        const inertia = whole.inertia.map((row) => row.map((x) => (whole.mass < 0 ? -x : x))) as typeof whole.inertia;
        const { moments, axes } = principalAxes(inertia);
        const [I1, I2, I3] = moments;
        const columns = [0, 1, 2].map((k) => axes.map((row) => row[k]));
        const of = (a: number[], b: number[]): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        const [a, b, c] = columns;
        const third = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
        const isPair = columns.every((e, k) =>
          inertia.every((row, m) => Math.abs(of(row, e) - moments[k] * e[m]) <= 1e-8 * I3),
        );
        if (!(I1 > 0 && I1 <= I2 && I2 <= I3)) return 'the moments are not positive and ascending';
        if (I1 + I2 < I3 * (1 - 1e-9)) return 'one moment is larger than the sum of the others';
        if (!isPair) return 'I e is not λ e';
        if (Math.abs(of(a, a) - 1) + Math.abs(of(a, b)) + Math.abs(of(b, b) - 1) > 1e-8) return 'the axes are no frame';
        if (!(of(third, c) > 0.99)) return 'the frame is left-handed';
        return I2 - I1 < 0.01 * I3 || I3 - I2 < 0.01 * I3 ? 'two moments are equal' : 'as it should be';
      },
      wanted: () => 'as it should be',
      judge: close(),
      misconceptions: [
        {
          id: 'no-middle-axis',
          says: 'Two principal moments of your body are equal, or differ by less than a hundredth of the largest. A sphere, a cube or a round cup has no middle axis about which it could turn over. Choose a body with three different extents, or stretch yours along one direction.',
          value: () => 'two moments are equal',
        },
        {
          id: 'own-frame-mirrored',
          says: 'The axes of your own body are right, but as a mirror shows them: the third is minus the first x the second.',
          value: () => 'the frame is left-handed',
        },
      ],
    },
    'own-flip': {
      title: 'your own body: both ways give one time of the flip, and the motion keeps energy and angular momentum',
      probe: (student, { density, moments: others, spin, nudge }) => {
        // Whose body is not ready yet is asked about another one.
        let moments = others;
        try {
          const { inertia } = student.massProperties(student.readBody(student.mesh), density);
          const own = student.principalAxes(inertia).moments;
          const [I1, I2, I3] = own;
          if (I1 > 0 && I1 + 0.01 * I3 < I2 && I2 + 0.01 * I3 < I3 && I1 + I2 > 0.999 * I3) moments = own;
        } catch {
          moments = others;
        }
        const predicted = student.predictedFlip(moments, spin, nudge);
        // The flip comes half-way between two of the 100 steps.
        const { omegas, flip } = student.simulatedFlip(moments, spin, nudge, 1.29 * predicted);
        const energies = omegas.map((w) => moments.reduce((sum, I, k) => sum + I * w[k] ** 2, 0));
        const momenta = omegas.map((w) => moments.reduce((sum, I, k) => sum + (I * w[k]) ** 2, 0));
        const isKept = (all: number[]): boolean => all.every((x) => Math.abs(x - all[0]) <= 1e-4 * all[0]);
        return {
          flip:
            flip === 'none' ? 'none comes' : Math.abs(flip / predicted - 1) <= 1e-3 ? 'at one time' : 'at two times',
          energy: isKept(energies) ? 'kept' : 'not kept',
          momentum: isKept(momenta) ? 'kept' : 'not kept',
        };
      },
      wanted: () => ({ flip: 'at one time', energy: 'kept', momentum: 'kept' }),
      judge: close(),
    },
    'own-figure': {
      title: 'the figure of your own body shows its own motion, with units on both axes',
      probe: (student, { density, moments: others, spin, nudge }) => {
        let moments = others;
        try {
          const { inertia } = student.massProperties(student.readBody(student.mesh), density);
          const own = student.principalAxes(inertia).moments;
          const [I1, I2, I3] = own;
          if (I1 > 0 && I1 + 0.01 * I3 < I2 && I2 + 0.01 * I3 < I3 && I1 + I2 > 0.999 * I3) moments = own;
        } catch {
          moments = others;
        }
        const motion = student.simulatedFlip(moments, spin, nudge, 12 / spin);
        const { data, layout } = student.figure(motion);
        const isSame = (got: number[], wanted: number[]): boolean =>
          got.length === wanted.length && wanted.every((x, n) => Math.abs(got[n] - x) <= 1e-9 * spin);
        const isOwn =
          data.length === 3 &&
          data.every(
            ({ x, y }, k) =>
              isSame(x, motion.times) &&
              isSame(
                y,
                motion.omegas.map((w) => w[k]),
              ),
          );
        const titles = [layout.xaxis, layout.yaxis].map((axis) => JSON.stringify(axis.title));
        const hasUnits = titles.every((title) => /[[(][^\])]+[\])]"?}?$/.test(title));
        return { lines: isOwn ? 'your own motion' : 'something else', units: hasUnits ? 'on both axes' : 'missing' };
      },
      wanted: () => ({ lines: 'your own motion', units: 'on both axes' }),
      judge: close(),
    },
  },
});
