import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { brickOf, centreOfMesh, combinedOf, draw, stateOf, tensorOfSolid } from './inputs.js';
import type { Inputs } from './inputs.js';
import { ofCentre, ofSolid } from './mesh-misconceptions.js';
import { ofBrick } from './misconceptions.js';
import { ofParts } from './parts-misconceptions.js';
import { ofSurface } from './surface-misconceptions.js';
import { sweeps } from './sweeps.js';

type Student = typeof import('./stub.js');

const of = <T>(ideas: readonly Misconception<T>[], part: (inputs: Inputs) => T): Misconception<Inputs>[] =>
  ideas.map((idea) => ({ ...idea, value: (inputs) => idea.value(part(inputs)) }));
const inertiaUnit = { unit: 'kg m²' };

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    brick: {
      title: 'the tensor of a solid brick',
      probe: ({ brickInertia }, { brick }) => brickInertia(brick.size, brick.mass),
      wanted: ({ brick }) => brickOf(brick),
      judge: close(inertiaUnit),
      misconceptions: of(ofBrick, ({ brick }) => brick),
    },
    parts: {
      title: 'the tensor of three parts about their common centre',
      probe: ({ combinedInertia }, { parts }) => combinedInertia(parts),
      wanted: combinedOf,
      judge: close(inertiaUnit),
      misconceptions: ofParts,
    },
    centre: {
      title: 'volume and centre of a tetrahedron away from the origin',
      probe: ({ meshCentre }, { solid }) => meshCentre(solid.mesh),
      wanted: ({ solid }) => centreOfMesh(solid.mesh),
      judge: close(),
      misconceptions: of(ofCentre, ({ solid }) => solid),
    },
    tetrahedron: {
      title: 'the tensor of a tetrahedron about its centre',
      probe: ({ meshInertia }, { solid }) => meshInertia(solid.mesh, solid.com, solid.density),
      wanted: ({ solid }) => tensorOfSolid(solid),
      judge: close(inertiaUnit),
      misconceptions: of(ofSolid, ({ solid }) => solid),
    },
    'four-surfaces': {
      title: 'four surfaces: sound, with a hole, with one triangle turned over, with all turned over',
      probe: ({ surfaceState }, { surfaces }) => surfaces.map((one) => surfaceState(one.triangles, one.volume)),
      wanted: ({ surfaces }) => surfaces.map(stateOf),
      judge: close(),
      misconceptions: ofSurface.map((idea) => ({ ...idea, value: ({ surfaces }) => surfaces.map(idea.value) })),
    },
  },
});
