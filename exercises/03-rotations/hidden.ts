import { close, cross, defineChecks, dot, lengthOf } from 'rigid-body-lab/course';
import { draw } from './inputs.js';
import type { Inputs } from './inputs.js';

type Student = typeof import('./stub.js');

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'axis-stays': {
      title: 'a turn leaves its axis where it is, and goes the right way about it',
      hint: 'Turn the axis itself, add the three numbers on the diagonal, and look from the tip of the axis whether a vector across it goes anticlockwise. What do these say for no turn, and for half a turn?',
      probe: ({ turnAbout }, { axis, angle, v }) => {
        const turned = (M: number[][], [x, y, z]: number[]): number[] =>
          M.map((row) => row[0] * x + row[1] * y + row[2] * z);
        const R = turnAbout([...axis], angle);
        const [[x, y, z], [a, b, c]] = [v, turned(R, v)];
        const across = [y * c - z * b, z * a - x * c, x * b - y * a];
        return {
          axis: turned(R, axis),
          trace: R[0][0] + R[1][1] + R[2][2],
          sense: axis[0] * across[0] + axis[1] * across[1] + axis[2] * across[2],
        };
      },
      wanted: ({ axis, angle, v }) => {
        const n = cross(axis, v);
        return { axis, trace: 1 + 2 * Math.cos(angle), sense: (Math.sin(angle) * dot(n, n)) / lengthOf(axis) };
      },
      judge: close(),
    },
    'one-angle-more': {
      title: 'the outer ring adds to γ alone, the inner one to β alone',
      hint: 'Turn the whole gimbal on about z, then the camera alone about its own y axis. Which of your three angles may notice, and by how much?',
      probe: ({ anglesOf }, { R, further }) => {
        const copy = (M: number[][]) => M.map((row) => [...row]) as typeof R;
        const [start, outer, inner] = [anglesOf(copy(R)), anglesOf(copy(further.outer)), anglesOf(copy(further.inner))];
        return [outer, inner].map((angles) =>
          angles.map((angle, k) => [Math.cos(angle - start[k]), Math.sin(angle - start[k])]),
        );
      },
      wanted: ({ further: { c, s } }) => {
        const [stays, gains] = [
          [1, 0],
          [c, s],
        ];
        return [
          [gains, stays, stays],
          [stays, stays, gains],
        ];
      },
      judge: close(),
    },
    rigid: {
      title: 'lengths and angles stay, left stays left, and twice is the product',
      hint: 'Turn two vectors: what must their lengths, their dot product and their cross product do? Is turning twice what the quaternion times itself does, and does minus the quaternion do the same?',
      probe: ({ turnVector }, { q, v, other }) => {
        const [a, b] = [turnVector([...q], [...v]), turnVector([...q], [...other])];
        const normal = turnVector(
          [...q],
          [v[1] * other[2] - v[2] * other[1], v[2] * other[0] - v[0] * other[2], v[0] * other[1] - v[1] * other[0]],
        );
        const [w, x, y, z] = q;
        const twice = turnVector([w * w - x * x - y * y - z * z, 2 * w * x, 2 * w * y, 2 * w * z], [...v]);
        const again = turnVector([...q], [...a]);
        return {
          lengths: [a[0] * a[0] + a[1] * a[1] + a[2] * a[2], b[0] * b[0] + b[1] * b[1] + b[2] * b[2]],
          product: a[0] * b[0] + a[1] * b[1] + a[2] * b[2],
          normal: [
            a[1] * b[2] - a[2] * b[1] - normal[0],
            a[2] * b[0] - a[0] * b[2] - normal[1],
            a[0] * b[1] - a[1] * b[0] - normal[2],
          ],
          twice: again.map((one, k) => one - twice[k]),
          otherSign: turnVector([-w, -x, -y, -z], [...v]).map((one, k) => one - a[k]),
          alongAxis: x * (a[0] - v[0]) + y * (a[1] - v[1]) + z * (a[2] - v[2]),
          sense:
            w * (x * (v[1] * a[2] - v[2] * a[1]) + y * (v[2] * a[0] - v[0] * a[2]) + z * (v[0] * a[1] - v[1] * a[0])),
        };
      },
      wanted: ({ q: [w, ...u], v, other }) => {
        const across = cross(u, v);
        return {
          lengths: [dot(v, v), dot(other, other)],
          product: dot(v, other),
          normal: [0, 0, 0],
          twice: [0, 0, 0],
          otherSign: [0, 0, 0],
          alongAxis: 0,
          sense: (2 * w * w * dot(across, across)) / (w * w + dot(u, u)),
        };
      },
      judge: close(),
    },
    arrives: {
      title: 'the turn brings the body from the first orientation to the second, and back, whatever the signs',
      hint: 'Make the quaternion of your turn and put it on the left of the first orientation: is the second one there, up to sign? Exchange the two: what must become of the vector? And with one sign changed?',
      probe: ({ shortestTurn }, { from, to }) => {
        type Four = typeof from;
        const minus = ([w, x, y, z]: Four): Four => [-w, -x, -y, -z];
        const turn = shortestTurn([...from], [...to]);
        const angle = Math.hypot(...turn);
        const [a, [b, c, d]] = [Math.cos(angle / 2), turn.map((x) => (x * Math.sin(angle / 2)) / angle)];
        const [w, x, y, z] = from;
        return {
          end: [
            a * w - b * x - c * y - d * z,
            a * x + b * w + c * z - d * y,
            a * y - b * z + c * w + d * x,
            a * z + b * y - c * x + d * w,
          ],
          back: shortestTurn([...to], [...from]).map((one, k) => one + turn[k]),
          otherSigns: [shortestTurn(minus(from), [...to]), shortestTurn([...from], minus(to))].map((one) =>
            one.map((part, k) => part - turn[k]),
          ),
        };
      },
      wanted: ({ to }) => ({
        end: to,
        back: [0, 0, 0],
        otherSigns: [
          [0, 0, 0],
          [0, 0, 0],
        ],
      }),
      judge: close(),
    },
  },
});
