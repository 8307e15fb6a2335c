import { sketch } from 'rigid-body-lab/questions';

export default sketch({
  notebook: '04',
  repeats: 'ice',
  numbers: ({ pick }) => ({ off: pick([0.05, 0.1, 0.15]), spin: pick([2, 3, 4]), speed: pick([1, 1.5, 2]) }),
  ask: ({ off, spin, speed }) => {
    const end = (4 * Math.PI) / spin;
    return {
      text: `A spanner slides over smooth ice with ${speed} m/s along x and spins with ${spin} rad/s. Its centre of mass lies ${off} m from the middle of its length, towards the heavy jaw. The centre of mass runs along a straight line. How far from that line is the middle of the length, as time goes on?`,
      x: { label: 't', unit: 's', range: [0, end] },
      y: { label: 'distance from the line', unit: 'm', range: [-3 * off, 3 * off] },
      right: {
        curve: (t) => off * Math.sin(spin * t),
        text: 'an even wave about the line, once in each turn',
        reply: 'So it is: the centre of mass goes straight, and every other point of the spanner goes round it.',
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
          text: 'a bend to one side, ever farther from the line',
          reply: 'So it might be for a spinning ball in air. On smooth ice nothing pushes sideways.',
        },
        {
          curve: (t) => 2.8 * off * (t / end) * Math.sin(spin * t),
          text: 'a wave about the line that becomes ever wider',
          idea: 'points-are-free',
          reply: 'So it would be if the spanner came apart. Its points keep their distance from the centre of mass.',
        },
      ],
    };
  },
});
