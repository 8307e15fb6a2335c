import { applied, close, cross, defineChecks, minus, multiple, plus } from 'rigid-body-lab/course';
import { brickOf, centreOfMesh, commonCentre, draw, tensorOfSolid } from './inputs.js';
import type { Inputs, Parts, Vec3 } from './inputs.js';

type Student = typeof import('./stub.js');

/**
 * What all parts together have as angular momentum about their common centre: own turning, and going round.
 */
const momentumOf = ({ parts }: Parts, omega: Vec3): number[] => {
  const com = commonCentre({ parts });
  return parts
    .map((part) => {
      const r = minus(part.com, com);
      return plus(applied(part.inertia, omega), multiple(cross(r, cross(omega, r)), part.mass));
    })
    .reduce(plus);
};
export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'cut-brick': {
      title: 'two pieces of a brick make the whole brick',
      hint: 'Cut the brick across x. The moments of the pieces about the common centre, moved there by the rule of parallel axes, must add up to those of the whole.',
      probe: ({ brickInertia }, { brick: { size, mass }, share }) => {
        const [a, b, c] = size;
        const [one, other] = [share, 1 - share].map((p) => brickInertia([a * p, b, c], mass * p));
        const moved = (mass * share * (1 - share) * a * a) / 4;
        return [0, 1, 2].map((k) => one[k][k] + other[k][k] + (k === 0 ? 0 : moved));
      },
      wanted: ({ brick }) => brickOf(brick).map((row, k) => row[k]),
      judge: close({ unit: 'kg m²' }),
    },
    'part-by-part': {
      title: 'the tensor times ω is the angular momentum of all parts',
      hint: 'Each part turns about its own centre and goes round the common one. Do both add up to I ω, for every ω?',
      probe: ({ combinedInertia }, { parts, omega }) =>
        combinedInertia(parts).map((row) => row[0] * omega[0] + row[1] * omega[1] + row[2] * omega[2]),
      wanted: (input) => momentumOf(input, input.omega),
      judge: close({ norm: 'vector', unit: 'kg m²/s' }),
    },
    'in-any-order': {
      title: 'parts may be joined in any order, and taken away again',
      hint: 'Join two parts, then the third to both: all three at once must give the same. Take the third away as a hole: the two must remain. And the place of the whole body must not matter.',
      probe: ({ combinedInertia }, { parts: [first, second, third], shift, omega }) => {
        const mass = first.mass + second.mass;
        const com = (k: number): number => (first.mass * first.com[k] + second.mass * second.com[k]) / mass;
        const pair = { mass, com: [com(0), com(1), com(2)] as Vec3, inertia: combinedInertia([first, second]) };
        const on = (row: number[]): number => row[0] * omega[0] + row[1] * omega[1] + row[2] * omega[2];
        const all = [third, first, second].map((part) => ({
          ...part,
          com: [part.com[0] + shift[0], part.com[1] + shift[1], part.com[2] + shift[2]] as Vec3,
        }));
        const [x, y, z] = third.inertia.map((row) => row.map((entry) => -entry) as Vec3);
        const hole = { mass: -third.mass, com: third.com, inertia: [x, y, z] as [Vec3, Vec3, Vec3] };
        return {
          nested: combinedInertia([pair, third]).map(on),
          moved: combinedInertia(all).map(on),
          remaining: combinedInertia([first, hole, second, third]).map(on),
        };
      },
      wanted: ({ parts, omega }) => ({
        nested: momentumOf({ parts }, omega),
        moved: momentumOf({ parts }, omega),
        remaining: momentumOf({ parts: parts.slice(0, 2) }, omega),
      }),
      judge: close({ unit: 'kg m²/s' }),
    },
    anywhere: {
      title: 'a mesh that is moved and made twice as large',
      hint: 'Move all vertices: volume and tensor stay. Make everything twice as large: the volume grows eight times, and the tensor 32 times if the density stays.',
      probe: ({ meshCentre, meshInertia }, { solid: { mesh, com, density }, shift }) => {
        const changed = (r: Vec3): Vec3 => [2 * r[0] + shift[0], 2 * r[1] + shift[1], 2 * r[2] + shift[2]];
        const larger = { vertices: mesh.vertices.map(changed), triangles: mesh.triangles };
        const centre = meshCentre(larger);
        return {
          volume: centre.volume / 8,
          com: centre.com.map((x, k) => (x - shift[k]) / 2),
          inertia: meshInertia(larger, changed(com), density).map((row) => row.map((entry) => entry / 32)),
        };
      },
      wanted: ({ solid }) => ({ ...centreOfMesh(solid.mesh), inertia: tensorOfSolid(solid) }),
      judge: close({ absolute: 1e-7 }),
    },
    'every-triangle': {
      title: 'each triangle matters, and turning all of them over',
      hint: 'Start from a sound surface and take any one triangle out, turn any one over, or turn over all of them together with the sign of the volume. Which words must follow?',
      probe: ({ surfaceState }, { bounding: { triangles, volume } }) => ({
        sound: surfaceState(triangles, volume),
        opened: triangles.map((_t, n) =>
          surfaceState(
            triangles.filter((_other, k) => k !== n),
            volume,
          ),
        ),
        turned: triangles.map((_t, n) =>
          surfaceState(
            triangles.map((t, k) => (k === n ? [t[0], t[2], t[1]] : t)),
            volume,
          ),
        ),
        all: surfaceState(
          triangles.map(([i, j, k]) => [i, k, j]),
          -volume,
        ),
      }),
      wanted: ({ bounding: { triangles } }) => ({
        sound: 'solid',
        opened: triangles.map(() => 'open'),
        turned: triangles.map(() => 'mixed'),
        all: 'inside out',
      }),
      judge: close(),
    },
  },
});
