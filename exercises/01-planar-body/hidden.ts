import { close, defineChecks } from 'rigid-body-lab/course';
import { draw, rollingVelocity, rollOf, velocityOf } from './inputs.js';
import type { Inputs } from './inputs.js';

type Student = typeof import('./stub.js');

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    rigid: {
      title: 'two points keep their distance, and one goes round the other at ω',
      hint: 'Take the difference of two velocities: it has no part along the line between the points. How large is its part across, for each metre?',
      probe: ({ pointVelocity }, { body, pointBody, other }) => {
        const [a, b] = [pointVelocity(body, pointBody), pointVelocity(body, other)];
        const [c, s] = [Math.cos(body.angle), Math.sin(body.angle)];
        const between = [pointBody[0] - other[0], pointBody[1] - other[1]];
        const line = [c * between[0] - s * between[1], s * between[0] + c * between[1]];
        const difference = [a[0] - b[0], a[1] - b[1]];
        const squared = line[0] * line[0] + line[1] * line[1];
        return {
          along: (line[0] * difference[0] + line[1] * difference[1]) / squared,
          across: (line[0] * difference[1] - line[1] * difference[0]) / squared,
        };
      },
      wanted: ({ body }) => ({ along: 0, across: body.angularVelocity }),
      judge: close({ unit: 'rad/s' }),
    },
    'centre-stands': {
      title: 'the point that is returned has no velocity',
      hint: 'Compute the velocity of the point that you return, with its arm from the centre of mass. Which of its parts is left over?',
      probe: ({ instantCentre }, { moving: { position, velocity, angularVelocity } }) => {
        const place = instantCentre({ position, velocity, angularVelocity });
        if (place === null) return null;
        const [x, y] = [place[0] - position[0], place[1] - position[1]];
        return [velocity[0] - angularVelocity * y, velocity[1] + angularVelocity * x];
      },
      wanted: () => [0, 0],
      judge: close({ absolute: 1e-9, unit: 'm/s' }),
    },
    power: {
      title: 'the forces’ power is what the energies of moving and of turning gain, and gravity alone turns nothing',
      hint: 'The power of the push is F times the velocity of its point, that of the weight acts at the centre of mass. Does m v times a and I ω times its rate give the same? Does the rate of ω change with gravity?',
      probe: ({ planarRates }, { state, load }) => {
        const rates = planarRates(state, load);
        const floating = planarRates(state, { ...load, gravity: 0 });
        return {
          power: load.mass * (state[3] * rates[3] + state[4] * rates[4]) + load.momentOfInertia * state[5] * rates[5],
          byGravity: rates[5] - floating[5],
        };
      },
      wanted: ({ state, load }) => {
        const body = { velocity: [state[3], state[4]] as [number, number], angle: state[2], angularVelocity: state[5] };
        const [ux, uy] = velocityOf({ body, pointBody: load.pointBody });
        return { power: load.force[0] * ux + load.force[1] * uy - load.mass * load.gravity * state[4], byGravity: 0 };
      },
      judge: close(),
    },
    'rolling-power': {
      title: 'only the pull has power, and friction gives the wheel the rest of its turning',
      hint: 'The touching point stands still, so friction has no power: the energy grows by the pull alone. And the torques of pull and friction about the axle give I α.',
      probe: ({ roll }, { wheel, speed }) => {
        const { acceleration, friction } = roll(wheel);
        const { mass, momentOfInertia, radius, force, at } = wheel;
        return {
          power: (mass + momentOfInertia / radius ** 2) * speed * acceleration,
          torque: at[0] * force[1] - at[1] * force[0] + radius * friction,
        };
      },
      wanted: ({ wheel, speed }) => {
        const [ux, uy] = rollingVelocity(wheel);
        return {
          power: speed * (wheel.force[0] * ux + wheel.force[1] * uy),
          torque: (-wheel.momentOfInertia * rollOf(wheel).acceleration) / wheel.radius,
        };
      },
      judge: close(),
    },
  },
});
