import { planarTorque } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '08',
  repeats: 'A force is moved along its own line of action',
  numbers: ({ pick }) => ({ force: pick([2, 4, 5]), beside: pick([3, 6]), ahead: pick([4, 8]), longer: pick([2, 10]) }),
  ask: ({ force, beside, ahead, longer }) => {
    const torque = (x: number): number => Math.abs(planarTorque({ lever: [x, beside], force: [force, 0] }));
    const far = ahead + longer;
    return {
      text: `A barge is pulled along x with ${force} kN. Its rope is fixed ${ahead} m ahead of the centre of mass and ${beside} m beside the line through it along x. It is fixed ${longer} m farther ahead now, just as far beside that line. How large is the torque about the centre of mass?`,
      unit: 'kN m',
      right: {
        value: torque(far),
        reply: 'So it is, as before: the force has been moved along its own line. The lever is longer, the arm is not.',
      },
      wrong: [
        {
          value: force * Math.hypot(far, beside),
          reply:
            'So it would be for a force at a right angle to the whole lever. It is the distance of the line that counts.',
        },
        {
          value: force * far,
          idea: 'along-the-axis',
          reply: 'So it would be for a pull to the side. Along x it is the distance beside the line that counts.',
        },
        {
          value: force * (far - ahead + beside),
          idea: 'off-centre-point',
          reply: 'So it would be if the rope had been moved sideways. Along its own line nothing changes.',
        },
      ],
    };
  },
  byHand: ({ force, beside }) => force * beside,
});
