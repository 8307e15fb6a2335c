import { planarBody, planarPointVelocity } from 'rigid-body-lab';
import type { Vec2 } from 'rigid-body-lab';
import { order } from 'rigid-body-lab/questions';

const RADIUS = 0.5;
const POINTS: Record<string, Vec2> = {
  'the lowest point': [0, -RADIUS],
  'the axle': [0, 0],
  'the foremost point': [RADIUS, 0],
  'the top': [0, RADIUS],
};
const bySpeed = (speed: number, omega: number): string[] => {
  const wheel = planarBody({ velocity: [speed, 0], angularVelocity: omega });
  const speedOf = (name: string): number => Math.hypot(...planarPointVelocity(POINTS[name], wheel));
  return Object.keys(POINTS).sort((p, q) => speedOf(p) - speedOf(q));
};

export default order({
  notebook: '01',
  repeats: 'point-velocity',
  numbers: ({ pick }) => ({
    speed: pick([1, 2, 3]),
    part: pick([0.5, 1, 3]),
    way: pick(['clockwise', 'anticlockwise']),
  }),
  ask: ({ speed, part, way }) => {
    const rate = (part * speed) / RADIUS;
    const sense = way === 'clockwise' ? -1 : 1;
    return {
      text: `A wheel of ${RADIUS} m radius moves to the right over ice with ${speed} m/s and turns ${way} with ${rate} rad/s. Order four of its points by their speed, seen from the ice.`,
      ends: ['slowest', 'fastest'],
      items: bySpeed(speed, sense * rate),
      reply:
        'To the velocity of the axle the turning adds radius times ω: along with it on one side, against it on the other, across it in front.',
      wrong: [
        {
          items: bySpeed(speed, -sense * rate),
          reply: 'So it would be if the wheel turned the other way. Look where the turning carries the top.',
        },
      ],
    };
  },
});
