import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '12',
  repeats: 'plate',
  numbers: ({ pick }) => ({
    body: pick(['a disc', 'a ruler', 'a book', 'a pizza', 'a tin lid']),
    rate: pick([3, 5, 8, 10]),
  }),
  ask: ({ body, rate }) => ({
    text: `Somebody throws up ${body} that turns ${rate} times a second and wobbles. What of it keeps its direction in the world while it flies, without air?`,
    right: {
      text: 'L alone, while ω goes round it',
      reply: 'So it is: the weight has no torque about the centre of mass, so L stays; ω = I⁻¹L changes with the body.',
    },
    wrong: [
      {
        text: 'ω alone, while L goes round it',
        idea: 'omega-constant',
        reply: 'It would be so if a torque were at work to turn L. Without one it is L that cannot move.',
      },
      {
        text: 'both, and the body turns about them',
        idea: 'omega-constant',
        reply: 'So it would be without the wobble, when ω lies along L for ever.',
      },
      {
        text: 'neither: both wobble with the body',
        reply: 'So it would be if L were painted on the body. Only a torque can turn L in the world.',
      },
    ],
  }),
});
