/** Wrong formulas and ideas of task 4. */
import { cross, dot, lengthOf, minus, multiple, plus, total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { actingOf } from './inputs.js';
import type { Acting, Motion, Spin, Vec3 } from './inputs.js';
import { byEach, guesses, gyro, turnedBack, turnedTo } from './parts.js';
import { ENERGIES, energyBy, isZero, momentum, speeding } from './situations.js';

const actingWith =
  (change: (given: Motion & { inBody: Vec3; right: Acting }) => Partial<Record<keyof Acting, unknown>>) =>
  (motion: Motion): unknown => {
    const right = actingOf(motion);
    const inBody = turnedBack(motion.rotation, right.torque);
    return { ...right, ...change({ ...motion, inBody, right }) };
  };

export const ofActing: readonly Misconception<Motion>[] = [
  {
    id: 'gyroscopic-torque',
    says: 'The torque is I times the rate of ω. That is right while the body keeps turning about one of its principal axes. Else its L is carried round too, and only a torque can do that: a steady turn about a leaning axis needs one.',
    value: actingWith(({ rotation, moments, omegaRateBody }) => ({
      torque: turnedTo(rotation, byEach(moments, omegaRateBody)),
    })),
  },
  {
    id: 'steady-needs-no-torque',
    says: 'Where ω does not change in the body, the torque is zero here. That is right about a principal axis. About any other axis L does not lie along ω, and the body carries it round: what changes L?',
    value: actingWith(({ right, omegaRateBody }) => ({
      torque: omegaRateBody.some((x) => x !== 0) ? right.torque : [0, 0, 0],
    })),
  },
  {
    id: 'gyro-with-minus',
    says: 'ω × Iω is subtracted. It is subtracted from the torque, on the way to the rate of ω. Here the way goes back from that rate to the torque.',
    value: actingWith(({ rotation, moments, omegaBody, omegaRateBody }) => ({
      torque: turnedTo(rotation, minus(byEach(moments, omegaRateBody), gyro({ moments, omegaBody }))),
    })),
  },
  {
    id: 'gyro-of-the-rate',
    says: 'What is added is ω × I times the rate of ω. A body that turns steadily about a leaning axis would need no torque then. What do the turning axes carry round, of which the rate is wanted?',
    value: actingWith(({ rotation, moments, omegaBody, omegaRateBody }) => {
      const changing = byEach(moments, omegaRateBody);
      return { torque: turnedTo(rotation, plus(changing, cross(omegaBody, changing))) };
    }),
  },
  {
    id: 'moments-along-world-axes',
    says: 'ω and its rate are brought into the world, and multiplied by the moments there. The three moments belong to the axes of the body. In which axes should the equation be used, and what is to be turned after it?',
    value: actingWith(({ rotation, moments, velocity, omegaBody, omegaRateBody, right }) => {
      const [omega, rate] = [omegaBody, omegaRateBody].map((v) => turnedTo(rotation, v));
      const torque = plus(byEach(moments, rate), gyro({ moments, omegaBody: omega }));
      return { torque, power: dot(right.force, velocity) + dot(torque, omega) };
    }),
  },
  ...[1, -1].map((sign) => ({
    id: 'velocity-carried-round-in-the-force',
    says: 'The force has a term ω × v. It would be there if velocity and acceleration were components in turning axes. Which axes does the statement name for them?',
    value: actingWith(({ mass, rotation, velocity, acceleration, omegaBody, inBody }) => {
      const carried = multiple(cross(turnedTo(rotation, omegaBody), velocity), sign);
      const force = multiple(plus(acceleration, carried), mass);
      return { force, power: dot(force, velocity) + dot(inBody, omegaBody) };
    }),
  })),
  {
    id: 'power-by-lengths',
    says: 'The power is a product of lengths. That is right for a force along the velocity and a torque along ω. What gives a force across the way, and one against it?',
    value: actingWith(({ right, inBody, velocity, omegaBody }) => ({
      power: lengthOf(right.force) * lengthOf(velocity) + lengthOf(inBody) * lengthOf(omegaBody),
    })),
  },
  {
    id: 'omega-of-the-world-in-the-power',
    says: 'The power multiplies the torque in body axes with ω in world axes. Both have to be in the same axes; in which ones makes no difference.',
    value: actingWith(({ right, inBody, rotation, velocity, omegaBody }) => ({
      power: dot(right.force, velocity) + dot(inBody, turnedTo(rotation, omegaBody)),
    })),
  },
  {
    id: 'torque-in-body-axes',
    says: 'The torque is right in body axes. It is asked for in world axes.',
    value: actingWith(({ inBody }) => ({ torque: inBody })),
  },
  {
    id: 'rows-are-axes',
    says: 'The torque is turned by the transpose of R, which brings world components into the body. It should go from the body into the world.',
    value: actingWith(({ inBody, rotation }) => ({ torque: turnedBack(rotation, inBody) })),
  },
  {
    id: 'body-or-world',
    says: 'The power multiplies the torque in world axes with ω in body axes. Both have to be in the same axes; in which ones makes no difference.',
    value: actingWith(({ right, velocity, omegaBody }) => ({
      power: dot(right.force, velocity) + dot(right.torque, omegaBody),
    })),
  },
  {
    id: 'power-of-the-force-alone',
    says: 'This is the power of the force alone. A torque gives energy to a body that turns, too.',
    value: actingWith(({ right, velocity }) => ({ power: dot(right.force, velocity) })),
  },
  {
    id: 'power-of-the-torque-alone',
    says: 'This is the power of the torque alone. The force gives energy to a body whose centre of mass moves, too.',
    value: actingWith(({ inBody, omegaBody }) => ({ power: dot(inBody, omegaBody) })),
  },
  {
    id: 'energy-for-power',
    says: 'This is the kinetic energy, in J. The power is how fast the energy changes: force along the velocity, torque along ω.',
    value: actingWith(({ mass, moments, velocity, omegaBody }) => ({
      power: (mass * dot(velocity, velocity) + dot(omegaBody, byEach(moments, omegaBody))) / 2,
    })),
  },
  {
    id: 'power-by-the-rates',
    says: 'The power multiplies the force with the acceleration, and the torque with the rate of ω. A force that pushes along a steady motion gives energy, too: what has it to be multiplied with?',
    value: actingWith(({ right, acceleration, inBody, omegaRateBody }) => ({
      power: dot(right.force, acceleration) + dot(inBody, omegaRateBody),
    })),
  },
  {
    id: 'half-of-the-turning',
    says: 'The power of the torque is halved. The ½ belongs to the kinetic energy of turning; its rate has none.',
    value: actingWith(({ right, velocity, inBody, omegaBody }) => ({
      power: dot(right.force, velocity) + dot(inBody, omegaBody) / 2,
    })),
  },
  {
    id: 'half-kept',
    says: 'This is half of the power. The energy has a ½ before each square; when the energy changes, each square changes by twice the product. Force along the velocity needs no ½.',
    value: actingWith(({ right }) => ({ power: right.power / 2 })),
  },
  ...[1, -1].flatMap((sign) =>
    [true, false].map((isPowerToo) => ({
      id: 'weight-in-the-force',
      says: 'The force differs by the weight from what is asked for: m times the acceleration is the sum of all forces, and a weight is one of them. It is neither added nor taken off.',
      value: actingWith(({ right, mass, velocity, inBody, omegaBody }) => {
        const force = plus(right.force, [0, 0, 9.81 * mass * sign]);
        return isPowerToo ? { force, power: dot(force, velocity) + dot(inBody, omegaBody) } : { force };
      }),
    })),
  ),
  {
    id: 'times-omega-alone',
    says: 'The torque is the moments times ω, that is L itself. A torque is how fast L changes: by the rate of ω, and because the body carries L round.',
    value: actingWith(({ rotation, moments, omegaBody }) => ({
      torque: turnedTo(rotation, byEach(moments, omegaBody)),
    })),
  },
  {
    id: 'acceleration-for-force',
    says: 'The force has the value of the acceleration. A heavy body needs a larger one.',
    value: actingWith(({ acceleration }) => ({ force: acceleration })),
  },
  {
    id: 'force-turned',
    says: 'The force is turned by R. The acceleration is in world axes already; only ω and its rate are in body axes.',
    value: actingWith(({ right, rotation }) => ({ force: turnedTo(rotation, right.force) })),
  },
  {
    id: 'force-and-power-turned',
    says: 'The force is turned by R, and the power goes wrong with it. The acceleration is in world axes already; only ω and its rate are in body axes.',
    value: actingWith(({ right, rotation, velocity, inBody, omegaBody }) => {
      const force = turnedTo(rotation, right.force);
      return { force, power: dot(force, velocity) + dot(inBody, omegaBody) };
    }),
  },
];

export const ofEnergies: readonly Misconception<Spin>[] = [
  {
    id: 'energy-by-momentum',
    says: 'The answer follows the length of L. It grows if the torque has a part along L; energy is force times way, and the turning goes along ω. Which part of the torque counts then?',
    value: (spin) => energyBy(dot(momentum(spin), spin.torqueBody)),
  },
  {
    id: 'energy-by-speed',
    says: 'The answer follows the length of ω. That is right for a ball. A free body speeds up and slows down while its energy stays: as ω moves to an axis with a small moment, it grows. What does the torque do along ω?',
    value: (spin) => energyBy(speeding(spin)),
  },
  {
    id: 'energy-by-torque-over-moment',
    says: 'The answer follows the torque over the moments, along ω: that is how it would change the length of ω alone. Energy counts each component with its moment: what is left if you put it in?',
    value: (spin) => energyBy(speeding(spin, [0, 0, 0])),
  },
  {
    id: 'every-torque-gives-energy',
    says: 'Every torque gives energy here. One that acts against the turning takes energy away, and one across to ω does neither.',
    value: ({ torqueBody }) => (isZero(torqueBody) ? 'stays' : 'grows'),
  },
  {
    id: 'energy-by-sum',
    says: 'The answer follows the sum of the components of the torque. Whether a component gives or takes depends on which way the body turns about that axis.',
    value: ({ torqueBody }) => energyBy(total(torqueBody)),
  },
  {
    id: 'signs-counted',
    says: 'The components count alike here, each as giving or taking. What a component gives is its size times that of ω along it: a large one may outweigh two small ones.',
    value: ({ omegaBody, torqueBody }) => energyBy(total(omegaBody.map((w, i) => Math.sign(w * torqueBody[i])))),
  },
  {
    id: 'largest-component-decides',
    says: 'The largest component of the torque decides here. The others give or take as well: add up what each does along its part of ω.',
    value: ({ omegaBody, torqueBody }) => {
      const sizes = torqueBody.map(Math.abs);
      const k = sizes.indexOf(Math.max(...sizes));
      return energyBy(omegaBody[k] * torqueBody[k]);
    },
  },
  {
    id: 'power-reversed',
    says: 'Growing and falling are exchanged. A torque along ω drives the body: does it give energy or take it?',
    value: (spin) => energyBy(-dot(spin.omegaBody, spin.torqueBody)),
  },
  ...guesses<Spin>(ENERGIES, 'How does the torque lie to ω?'),
];
