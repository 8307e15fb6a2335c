import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '14',
  repeats: 'A bead on a wire is 2 cm beside it',
  numbers: ({ pick }) => ({
    sides: pick([
      [3, 4],
      [4, 3],
      [6, 8],
      [8, 6],
      [5, 12],
      [12, 5],
    ] as const),
    gain: pick([5, 10, 20]),
  }),
  ask: ({ sides: [beside, along], gain }) => ({
    text: `A program leads a bead along a straight wire. It has come to be ${beside} mm beside the wire and ${along} mm too far along it. Feedback of the constraint with k = ${gain} per second works for a long time. How far is the bead from where it should be then?`,
    unit: 'mm',
    answer: along,
    from: 0,
    to: 20,
    reply:
      'Feedback knows only the constraint: it takes the bead back to the wire, at a right angle. What is wrong along it stays.',
    ideas: [
      {
        value: 0,
        reply:
          'So it would be if feedback mended the motion. It mends the deviation from the wire, and knows nothing of the place on it.',
      },
      {
        value: Math.hypot(beside, along),
        idea: 'velocities-keep',
        reply: 'So far it was before. The part beside the wire has been taken away.',
      },
      {
        value: beside,
        idea: 'positions-are-enough',
        reply: 'That is the part that feedback takes away. The other one stays.',
      },
    ],
  }),
});
