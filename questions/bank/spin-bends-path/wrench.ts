import { sketch } from 'rigid-body-lab/questions';

export default sketch({
  notebook: '04',
  repeats: 'ice',
  numbers: ({ pick }) => ({ off: pick([0.05, 0.1, 0.15]), spin: pick([2, 3, 4]), speed: pick([1, 1.5, 2]) }),
  ask: ({ off, spin, speed }) => {
    const end = (4 * Math.PI) / spin;
    return {
      text: `A wrench slides over smooth ice with ${speed} m/s along x and spins with ${spin} rad/s. Its centre of mass lies ${off} m from the middle of its length, towards the heavy jaw. How far beside the track of the centre of mass does the middle of the length go?`,
      x: { label: 't', unit: 's', range: [0, end] },
      y: { label: 'distance beside the track', unit: 'm', range: [-3 * off, 3 * off] },
      right: {
        curve: (t) => off * Math.sin(spin * t),
        text: 'an even wave about the track, once in each turn',
        reply: 'So it is: the centre of mass goes straight, and every other point of the wrench goes round it.',
      },
      wrong: [
        {
          curve: () => 0,
          text: 'no distance at all, from the start to the end',
          idea: 'middle-of-shape',
          reply: 'So it would be for an even bar, whose middle is its centre of mass. The jaw makes this one uneven.',
        },
        {
          curve: (t) => 3 * off * (t / end) ** 2,
          text: 'a bend to one side, ever farther from the track',
          reply: 'So it might be for a spinning ball in air. On smooth ice nothing pushes sideways.',
        },
        {
          curve: (t) => 2.8 * off * (t / end) * Math.sin(spin * t),
          text: 'a wave about the track that becomes ever wider',
          idea: 'points-are-free',
          reply: 'So it would be if the wrench came apart. Its points keep their distance from the centre of mass.',
        },
      ],
    };
  },
});
