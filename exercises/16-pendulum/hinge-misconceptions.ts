/** Wrong formulas of task 4, with the words for the student. */
import { dot, minus, multiple, plus } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { turned } from './inputs.js';
import type { Bars } from './inputs.js';
import type { Bar } from './stub.js';

interface Closing {
  /** The velocity of the hinge on a bar. */
  speed?: (bar: Bar, other: Bar, isFirst: boolean) => number[];
  /** xx, xz and zz of what a bar yields to an impulse at the hinge. */
  yields?: (bar: Bar, isFirst: boolean, other: Bar) => [number, number, number];
  solve?: (d: number[], k: [number, number, number]) => number[];
}
const speedOf = ({ velocity, omega, arm }: Bar): number[] => plus(velocity, multiple(turned(arm), omega));
const yieldOf = ({ mass, inertia, arm: [x, z] }: Bar): [number, number, number] => [
  1 / mass + z ** 2 / inertia,
  (-x * z) / inertia,
  1 / mass + x ** 2 / inertia,
];
const determinantOf = ([a, b, c]: [number, number, number]): number => a * c - b * b;
const times = ([dx, dz]: number[], [a, b, c]: [number, number, number]): number[] => [c * dx - b * dz, a * dz - b * dx];
const withClosing =
  ({ speed = speedOf, yields = yieldOf, solve = (d, k) => multiple(times(d, k), 1 / determinantOf(k)) }: Closing) =>
  ({ first, second }: Bars): number[] => {
    const [one, other] = [yields(first, true, second), yields(second, false, first)];
    return solve(minus(speed(second, first, false), speed(first, second, true)), [
      one[0] + other[0],
      one[1] + other[1],
      one[2] + other[2],
    ]);
  };

export const ofImpulse: readonly Misconception<Bars>[] = [
  {
    id: 'arms-left-out',
    says: 'The bars yield like two point masses, by 1/m each. That is right if the hinge is at both centres of mass. A push beside the centre also turns the bar, so the hinge yields more easily.',
    value: withClosing({ yields: ({ mass }) => [1 / mass, 0, 1 / mass] }),
  },
  {
    id: 'velocity-of-the-centres',
    says: 'The velocities of the centres of mass are made equal. The hinge joins two points that are elsewhere: what does the turning of a bar add to the velocity of its hinge?',
    value: withClosing({ speed: ({ velocity }) => velocity }),
  },
  {
    id: 'turns-the-other-way',
    says: 'The bars turn the wrong way here. ω is counter-clockwise, so a point to the right of the centre moves up, and one above it moves to the left.',
    value: withClosing({ speed: ({ velocity, omega, arm }) => minus(velocity, multiple(turned(arm), omega)) }),
  },
  {
    id: 'omega-times-arm',
    says: 'The turning adds ω times the arm, a velocity along the arm. A turn moves a point across its arm: how is the arm turned by a right angle?',
    value: withClosing({ speed: ({ velocity, omega, arm }) => plus(velocity, multiple(arm, omega)) }),
  },
  {
    id: 'on-the-other-bar',
    says: 'This is the impulse on the second bar. The one on the first is opposite: if the second is the faster, it pulls the first along.',
    value: withClosing({ solve: (d, k) => multiple(times(d, k), -1 / determinantOf(k)) }),
  },
  {
    id: 'velocity-for-impulse',
    says: 'This is the difference of the two velocities of the hinge, in m/s. How large an impulse, in N s, takes it away depends on how easily the bars yield.',
    value: withClosing({ solve: (d) => d }),
  },
  {
    id: 'multiplied-instead-of-solved',
    says: 'The difference of the velocities is multiplied by the matrix K. K times the impulse is the difference: solve for the impulse.',
    value: withClosing({ solve: ([dx, dz], [a, b, c]) => [a * dx + b * dz, b * dx + c * dz] }),
  },
  {
    id: 'determinant-left-out',
    says: 'The two equations are combined and not divided by the determinant. Check the unit: it should be N s.',
    value: withClosing({ solve: times }),
  },
  {
    id: 'each-direction-by-itself',
    says: 'Each direction is solved by itself, without the entry K_xz. An impulse along x also moves the hinge along z if the arm is oblique.',
    value: withClosing({ yields: (bar) => [yieldOf(bar)[0], 0, yieldOf(bar)[2]] }),
  },
  {
    id: 'sign-of-the-product',
    says: 'K_xz has the wrong sign, in the matrix or where the equations are solved. Push the hinge along x, with an arm that points to the upper right: which way does the bar turn, and does the hinge then go up or down?',
    value: withClosing({ yields: (bar) => [yieldOf(bar)[0], -yieldOf(bar)[1], yieldOf(bar)[2]] }),
  },
  ...[true, false].map((isWrong) => ({
    id: 'product-of-one-bar-reversed',
    says: `For the ${isWrong ? 'first' : 'second'} bar the product of the two components of the arm has the other sign. K says how a hinge point yields to a push on its own bar: does that depend on which bar it is?`,
    value: withClosing({
      yields: (bar, isFirst) => {
        const [a, b, c] = yieldOf(bar);
        return [a, isFirst === isWrong ? -b : b, c];
      },
    }),
  })),
  ...[true, false].map((counts) => ({
    id: 'product-of-one-bar-only',
    says: `The product of the two components of the arm is there for the ${counts ? 'first' : 'second'} bar only. It would be enough if the arm of the other lay along x or z.`,
    value: withClosing({
      yields: (bar, isFirst) => {
        const [a, b, c] = yieldOf(bar);
        return [a, isFirst === counts ? b : 0, c];
      },
    }),
  })),
  ...[true, false].map((isLess) => ({
    id: 'one-bar-subtracted',
    says: 'What the two bars yield is subtracted. The impulses are opposite, so each hinge point moves towards the other: does a second bar that yields close the gap faster or more slowly?',
    value: withClosing({
      yields: (bar, isFirst) => {
        const [a, b, c] = yieldOf(bar);
        return isFirst === isLess ? [-a, -b, -c] : [a, b, c];
      },
    }),
  })),
  {
    id: 'sum-of-the-hinge-velocities',
    says: 'The velocities of the two hinge points are added. If both move alike, the hinge has nothing to do: what must stand on the right of K J then?',
    value: withClosing({
      speed: (bar, _other, isFirst) => multiple(speedOf(bar), isFirst ? -1 : 1),
    }),
  },
  {
    id: 'inertias-added',
    says: 'The squares of the arms are divided by the sum of both moments of inertia. Each bar turns about its own centre: which moment belongs to which arm?',
    value: withClosing({
      yields: ({ mass, inertia, arm: [x, z] }, _isFirst, other) => {
        const both = inertia + other.inertia;
        return [1 / mass + z ** 2 / both, (-x * z) / both, 1 / mass + x ** 2 / both];
      },
    }),
  },
  {
    id: 'times-the-inertia',
    says: 'The products of the arm are multiplied by the moment of inertia. A bar that is hard to turn would then yield more: which unit has r²/I, and which 1/m?',
    value: withClosing({
      yields: ({ mass, inertia, arm: [x, z] }) => [
        1 / mass + z ** 2 * inertia,
        -x * z * inertia,
        1 / mass + x ** 2 * inertia,
      ],
    }),
  },
  {
    id: 'levers-exchanged',
    says: 'K_xx and K_zz are exchanged: their levers, or their places where the equations are solved. K_xx has z², for an impulse along x has the lever z; and in the solution it stands before d_z. Where is the exchange?',
    value: withClosing({ yields: (bar) => [yieldOf(bar)[2], yieldOf(bar)[1], yieldOf(bar)[0]] }),
  },
  {
    id: 'whole-arm-as-lever',
    says: 'The whole length of the arm is taken as the lever in every direction. An impulse along the arm has no lever, and does not turn the bar.',
    value: withClosing({
      yields: ({ mass, inertia, arm }) => [1 / mass + dot(arm, arm) / inertia, 0, 1 / mass + dot(arm, arm) / inertia],
    }),
  },
  {
    id: 'inertia-about-the-hinge',
    says: 'The moment of inertia is moved to the hinge. That is right for a bar whose hinge is held. The free bar turns about its centre of mass while the centre itself moves: take the inertia as it is handed in.',
    value: withClosing({
      yields: ({ inertia, ...bar }) => yieldOf({ ...bar, inertia: inertia + bar.mass * dot(bar.arm, bar.arm) }),
    }),
  },
  {
    id: 'first-is-a-wall',
    says: 'Only the second bar yields, as if the first were a wall. Both get an impulse, so both hinge points give way, and what they yield adds up. Is there an = where += belongs?',
    value: withClosing({ yields: (bar, isFirst) => (isFirst ? [0, 0, 0] : yieldOf(bar)) }),
  },
  {
    id: 'second-is-a-wall',
    says: 'Only the first bar yields, as if the second were a wall. Both get an impulse, so both hinge points give way: which masses and arms belong into K?',
    value: withClosing({ yields: (bar, isFirst) => (isFirst ? yieldOf(bar) : [0, 0, 0]) }),
  },
  {
    id: 'masses-added',
    says: 'The bars yield like one body with the mass of both. An impulse and its opposite act on two bodies: each gives way by its own 1/m, and more if it also turns.',
    value: ({ first, second }) => multiple(minus(speedOf(second), speedOf(first)), first.mass + second.mass),
  },
  {
    id: 'masses-added',
    says: 'In K there is 1 over the sum of the masses. Each bar gives way by its own 1/m, and the two parts add up.',
    value: ({ first, second }) => {
      const both = 1 / (first.mass + second.mass);
      return withClosing({
        yields: (bar) => {
          const [a, b, c] = yieldOf(bar);
          return [a - 1 / bar.mass + both / 2, b, c - 1 / bar.mass + both / 2];
        },
      })({ first, second });
    },
  },
  ...[
    ([dx, dz]: number[], [a, b, c]: number[]) => [c * dx - b * dz, a * dz - b * dz],
    ([dx, dz]: number[], [a, b, c]: number[]) => [c * dx - b * dx, a * dz - b * dx],
  ].map((numerators): Misconception<Bars> => ({
    id: 'solved-wrongly',
    says: 'K and the difference of the velocities are right; the two equations are not solved. Put the impulse back into both of them: do they hold?',
    value: withClosing({ solve: (d, k) => multiple(numerators(d, k), 1 / determinantOf(k)) }),
  })),
  {
    id: 'determinant-with-plus',
    says: 'The determinant has a plus: a c + b². Put the impulse back into both equations: do they hold?',
    value: withClosing({ solve: (d, [a, b, c]) => multiple(times(d, [a, b, c]), 1 / (a * c + b * b)) }),
  },
  // No mass stands in K_xz.
  ...(['mass', 'inertia', 'arm'] as const).flatMap((what) =>
    (what === 'mass' ? [[0], [2], [0, 1, 2]] : [[0], [1], [2], [0, 1, 2]]).flatMap((entries) =>
      [true, false].map((wrongFirst): Misconception<Bars> => ({
        id: 'number-of-the-other-bar',
        says: `In ${entries.length > 1 ? 'K' : ['K_xx', 'K_xz', 'K_zz'][entries[0]]} the part of the ${wrongFirst ? 'first' : 'second'} bar has the ${{ mass: 'mass', inertia: 'moment of inertia', arm: 'arm' }[what]} of the other one. Is that a copied line in which one name was left?`,
        value: withClosing({
          yields: (bar, isFirst, other) => {
            const right = yieldOf(bar);
            const wrong = yieldOf({ ...bar, [what]: other[what] });
            return right.map((x, i) => (isFirst === wrongFirst && entries.includes(i) ? wrong[i] : x)) as [
              number,
              number,
              number,
            ];
          },
        }),
      })),
    ),
  ),
  ...(['velocity', 'omega', 'arm'] as const).flatMap((what) =>
    [true, false].map((wrongFirst): Misconception<Bars> => ({
      id: 'number-of-the-other-bar',
      says: `The velocity of the hinge on the ${wrongFirst ? 'first' : 'second'} bar is computed with the ${{ velocity: 'velocity', omega: 'angular velocity', arm: 'arm' }[what]} of the other one. Is that a copied line in which one name was left?`,
      value: withClosing({
        speed: (bar, other, isFirst) => speedOf(isFirst === wrongFirst ? { ...bar, [what]: other[what] } : bar),
      }),
    })),
  ),
  {
    id: 'lever-not-squared',
    says: 'The levers enter K without their squares. Check the unit: r² / I is 1 / kg, as 1 / m is.',
    value: withClosing({
      yields: ({ mass, inertia, arm: [x, z] }) => [
        1 / mass + Math.abs(z) / inertia,
        (-x * z) / inertia,
        1 / mass + Math.abs(x) / inertia,
      ],
    }),
  },
  ...[0, 1].flatMap((axis) =>
    [true, false].map((wrongFirst): Misconception<Bars> => ({
      id: 'number-of-the-other-bar',
      says: `In K_xz the part of the ${wrongFirst ? 'first' : 'second'} bar has one component of the arm, ${axis === 0 ? 'r_x' : 'r_z'}, of the other one. Is that a copied line in which one name was left?`,
      value: withClosing({
        yields: (bar, isFirst, other) => {
          const right = yieldOf(bar);
          const arm: [number, number] = axis === 0 ? [other.arm[0], bar.arm[1]] : [bar.arm[0], other.arm[1]];
          return isFirst === wrongFirst ? [right[0], yieldOf({ ...bar, arm })[1], right[2]] : right;
        },
      }),
    })),
  ),
  ...[0, 2].map((entry): Misconception<Bars> => ({
    id: 'one-entry-twice',
    says: `${entry === 0 ? 'K_zz is the same as K_xx' : 'K_xx is the same as K_zz'} here. An impulse along x has the lever r_z, one along z the lever r_x: has a line been copied?`,
    value: withClosing({ yields: (bar) => [yieldOf(bar)[entry], yieldOf(bar)[1], yieldOf(bar)[entry]] }),
  })),
  ...[1, -1].map((sign): Misconception<Bars> => ({
    id: 'one-sign-of-the-turn',
    says: `Turning adds two parts of one sign to the velocity of the hinge, ω r_z and ω r_x both with ${sign > 0 ? 'a plus' : 'a minus'}. So the hinge would not move across its arm. Which of the two has the minus, if a point above the centre moves to the left?`,
    value: withClosing({
      speed: ({ velocity, omega, arm }) => [velocity[0] + sign * omega * arm[1], velocity[1] + sign * omega * arm[0]],
    }),
  })),
];
