/**
 * The picture of the statement: a slider-crank whose slider has strayed from its guide,
 * with angles and lengths.
 */
import { mechanismFigure } from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';

const [r, l, theta1, theta2] = [1, 2.2, 0.95, 0.22];
const A: [number, number] = [r * Math.cos(theta1), r * Math.sin(theta1)];
const B: [number, number] = [A[0] + l * Math.cos(theta2), A[1] - l * Math.sin(theta2)];
const machine = mechanismFigure({
  title: 'Crank r, rod l; θ₁ counts upward, θ₂ downward; f is how far B is above the guide',
  joints: { O: [0, 0], A, B },
  links: [
    ['O', 'A'],
    ['A', 'B'],
  ],
  fixed: ['O'],
  guide: [
    [-0.3, 0],
    [3.4, 0],
  ],
});

const GREY = '#666666';
const line = (name: string, points: number[][], dash = 'solid'): Figure['data'][number] => ({
  type: 'scatter',
  mode: 'lines',
  name,
  x: points.map(([x]) => x),
  y: points.map(([, y]) => y),
  line: { color: GREY, width: 1.5, dash },
  showlegend: false,
  hoverinfo: 'skip',
});
const arc = (name: string, [x, y]: number[], radius: number, from: number, to: number): Figure['data'][number] =>
  line(
    name,
    Array.from({ length: 21 }, (_, k) => {
      const angle = from + ((to - from) * k) / 20;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
const word = (text: string, x: number, y: number): Record<string, unknown> => ({
  x,
  y,
  text: `<b>${text}</b>`,
  showarrow: false,
  font: { color: '#333333', size: 15 },
});

export const picture: Figure = {
  ...machine,
  data: [
    ...machine.data,
    line('level through A', [A, [A[0] + 1.5, A[1]]], 'dot'),
    line('f', [B, [B[0], 0]]),
    arc('angle of the crank', [0, 0], 0.4, 0, theta1),
    arc('angle of the rod', A, 1.1, 0, -theta2),
  ],
  layout: {
    ...machine.layout,
    annotations: [
      word('θ₁', 0.53, 0.26),
      word('θ₂', A[0] + 1.28, A[1] - 0.12),
      word('r', A[0] / 2 - 0.13, A[1] / 2 + 0.1),
      word('l', A[0] + 0.78, A[1] - 0.36),
      word('f', B[0] + 0.12, B[1] / 2),
      word('guide', -0.1, -0.17),
    ],
  },
};
