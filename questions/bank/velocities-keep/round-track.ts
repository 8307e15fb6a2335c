import { sketch } from 'rigid-body-lab/questions';

export default sketch({
  notebook: '14',
  repeats: 'circle',
  numbers: ({ pick }) => ({ radius: pick([1, 2, 4]), speed: pick([1, 2, 3]), step: pick([1, 2]) }),
  ask: ({ radius, speed, step }) => {
    const end = Math.round((4 * Math.PI * radius) / speed);
    const tau = step / 1000;
    /** Each step leaves along the tangent: the squared distance from the middle grows by that of the step. */
    const outside = (t: number): number => 1000 * (Math.sqrt(radius ** 2 + speed ** 2 * tau * t) - radius);
    const most = outside(end);
    return {
      text: `A bead is led round a ring of ${radius} m radius with ${speed} m/s, by Euler steps of ${step} ms along the tangent, without feedback. How far outside the ring is it over two rounds?`,
      x: { label: 't', unit: 's', range: [0, end] },
      y: { label: 'outside the ring', unit: 'mm', range: [-1.2 * most, 1.2 * most] },
      right: {
        curve: outside,
        text: 'grows evenly all the time',
        reply: 'So it is: a circle bends to one side only, so each step leaves it to the same side.',
      },
      wrong: [
        {
          curve: () => 0,
          text: 'stays at nothing',
          reply: 'So it would be on a straight wire, where a step along the tangent stays. This one is curved.',
        },
        {
          curve: (t) => (most * (1 - Math.cos((4 * Math.PI * t) / end))) / 2,
          text: 'rises and comes back in each round',
          idea: 'one-method-for-all',
          reply: 'So it is for the slider-crank, where f″ changes its sign. On a circle f″ has one sign.',
        },
        {
          curve: (t) => most * Math.sin((4 * Math.PI * t) / end),
          text: 'swings from outside to inside and back',
          idea: 'errors-add-up',
          reply: 'So it would be if the ring bent to both sides, as a winding road does. It bends inwards all the way.',
        },
      ],
    };
  },
});
