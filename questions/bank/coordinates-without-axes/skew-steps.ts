import { dot, toBasis } from 'rigid-body-lab';
import type { Vec2, Vec3 } from 'rigid-body-lab';
import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '02',
  repeats: 'predict-2',
  asThere: { origin: [-1, 0], u: [2, 1], v: [-1, 1], point: [1, 2] },
  numbers: ({ some, pick, whole }) => ({
    origin: [whole(-2, 0), whole(-1, 1)],
    u: some(2, [1, 2, 3]),
    v: [-1, pick([1, 2])],
    point: some(2, [1, 2, 3, 4]),
  }),
  ask: ({ origin, u, v, point }) => {
    const axes = [u, v] as [Vec2, Vec2];
    const [steps] = toBasis(point as Vec2, { origin: origin as Vec2, axes });
    const way = [point[0] - origin[0], point[1] - origin[1]] as const;
    const pair = (p: readonly number[]): string => `(${p.join(', ')})`.replaceAll('-', '−');
    return {
      text: `A frame has its origin at ${pair(origin)} and the axes u₁ = ${pair(u)} and u₂ = ${pair(v)}. How many steps along u₁ lead, with some along u₂, to the point ${pair(point)}?`,
      unit: '',
      answer: steps,
      reply: 'It is what is left along u₁ when one goes parallel to u₂: solve for both numbers of steps at once.',
      ideas: [
        {
          value: dot([...u, 0] as Vec3, [...way, 0]),
          idea: 'weight-by-projection',
          reply:
            'That is the scalar product of u₁ with the way. It would be right for axes of unit length at a right angle.',
        },
        {
          value: way[0],
          reply: 'That is how far the point lies to the right. It would be right if u₁ were (1, 0) and u₂ upright.',
        },
      ],
    };
  },
  byHand: ({ origin: [ox, oy], u, v, point: [x, y] }) => {
    return ((x - ox) * v[1] - (y - oy) * v[0]) / (u[0] * v[1] - u[1] * v[0]);
  },
});
