import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '00',
  repeats: 'What stays the same while it turns over',
  numbers: ({ pick }) => ({ moment: pick([20, 30, 34, 40]), spin: pick([2, 3, 5]) }),
  ask: ({ moment, spin }) => {
    const size = moment * spin;
    return {
      text: `A free brick spins upright about its middle axis, of ${moment} kg m², with ${spin} rad/s, anticlockwise as seen from above. Some seconds later it has turned upside down, with −${spin} rad/s about that axis of its own. What is its angular momentum in the world now?`,
      right: {
        text: `${size} kg m²/s, upwards`,
        reply: 'So it is: nothing outside exerts a torque, so L keeps its length and its direction in the world.',
      },
      wrong: [
        {
          text: `${size} kg m²/s, downwards`,
          reply: 'So it would be if L were painted on the brick. The axis of the brick has turned over, and L has not.',
        },
        {
          text: '0 kg m²/s, nowhere',
          reply:
            'So it would be if L had to pass through zero to change its sign. In the world its sign does not change.',
        },
        {
          text: `${size / 2} kg m²/s, upwards`,
          idea: 'turning-dies',
          reply: 'So it might be if turning over cost something. Without a torque L stays to every digit.',
        },
      ],
    };
  },
});
