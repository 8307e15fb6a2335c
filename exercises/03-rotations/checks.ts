import { close, defineChecks } from 'rigid-body-lab/course';
import { draw, matrixOf, readAngles, turnBetween, turnedVector } from './inputs.js';
import type { Inputs } from './inputs.js';
import { ofAnglesApart } from './angles-misconceptions.js';
import { ofMatrix } from './misconceptions.js';
import { sweeps } from './sweeps.js';
import { ofTurn } from './turn-misconceptions.js';
import { ofVector } from './vector-misconceptions.js';

export const checks = defineChecks<typeof import('./stub.js'), Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    matrix: {
      title: 'the matrix of one turn',
      probe: ({ turnAbout }, { axis, angle }) => turnAbout(axis, angle),
      wanted: matrixOf,
      judge: close(),
      misconceptions: ofMatrix,
    },
    angles: {
      title: 'the three angles of one rotation',
      probe: ({ anglesOf }, { R }) => anglesOf(R),
      wanted: readAngles,
      judge: close({ unit: 'rad' }),
      misconceptions: ofAnglesApart,
    },
    vector: {
      title: 'one vector, turned by a quaternion',
      probe: ({ turnVector }, { q, v }) => turnVector(q, v),
      wanted: turnedVector,
      judge: close(),
      misconceptions: ofVector.filter(({ id }) => id !== 'minus-is-opposite'),
    },
    turn: {
      title: 'the turn from one orientation to another',
      probe: ({ shortestTurn }, { from, to }) => shortestTurn(from, to),
      wanted: turnBetween,
      judge: close({ unit: 'rad' }),
      misconceptions: ofTurn.filter(
        ({ id }) => !['minus-is-opposite', 'angle-alone-shortened', 'tiny-turn-lost', 'divides-by-zero'].includes(id),
      ),
    },
  },
});
