import { applied, close, converges, cross, defineChecks, dot, minus, multiple } from 'rigid-body-lab/course';
import { combinedOf, draw, momentumOf } from './inputs.js';
import type { Inputs, Motion } from './inputs.js';

type Student = typeof import('./stub.js');

/** A damped spring, component by component: position and velocity at the time t. */
function swung({ position, velocity }: Motion, damping: number, frequency: number, t: number): number[] {
  const [c, s] = [Math.cos(frequency * t), Math.sin(frequency * t)];
  const left = Math.exp(-damping * t);
  const swing = position.map((x, k) => (velocity[k] + damping * x) / frequency);
  return [
    ...position.map((x, k) => left * (x * c + swing[k] * s)),
    ...position.map((x, k) => left * (velocity[k] * c - (damping * swing[k] + frequency * x) * s)),
  ];
}

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'three-parts': {
      title: 'three parts, joined in either order, have the energy of turning that the parts have',
      hint: 'Let the body turn about an axis through its centre of mass: each part turns with it, and its centre goes round. Does ω · I ω have both, for each part?',
      probe: ({ combine }, { first, second, third, flight }) => {
        const omega = flight.state.rotVel;
        return [combine(combine(first, second), third), combine(first, combine(third, second))].map(
          ({ mass, com, inertia }) => ({
            mass,
            com,
            turning: inertia.reduce(
              (sum, row, i) => sum + omega[i] * (row[0] * omega[0] + row[1] * omega[1] + row[2] * omega[2]),
              0,
            ),
          }),
        );
      },
      wanted: ({ first, second, third, flight }) => {
        const { mass, com } = combinedOf({ first: combinedOf({ first, second }), second: third });
        const omega = flight.state.rotVel;
        const turning = [first, second, third].reduce((sum, part) => {
          const speed = cross(omega, minus(part.com, com));
          return sum + part.mass * dot(speed, speed) + dot(omega, applied(part.inertia, omega));
        }, 0);
        return [0, 1].map(() => ({ mass, com, turning }));
      },
      judge: close(),
    },
    'map-of-points': {
      title: 'the map is a turn that brings the centre of mass to zero and the tensor to its moments',
      hint: 'Send the centre of mass through the map, and the tensor through its matrix. What must come out, and what is the determinant of a turn?',
      probe: ({ diagonalise }, { body, axes }) => {
        const { diagRotPos: rows, diagLinPos, moments } = diagonalise(body, axes);
        const by = (u: number[], v: number[]): number => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
        const through = (v: number[]): number[] => [0, 1, 2].map((i) => by(body.inertia[i], v));
        const [a, b, c] = rows;
        const volume =
          a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
        return {
          volume,
          centre: [0, 1, 2].map((k) => by(rows[k], body.com) + diagLinPos[k]),
          products: [by(a, through(b)), by(b, through(c)), by(c, through(a))],
          excess: [0, 1, 2].map((k) => moments[k] - by(rows[k], through(rows[k]))),
        };
      },
      wanted: () => ({ volume: 1, centre: [0, 0, 0], products: [0, 0, 0], excess: [0, 0, 0] }),
      judge: close({ absolute: 1e-9 }),
    },
    'steady-force': {
      title: 'under a steady force the steps lie on the parabola, whatever their size',
      hint: 'Throw the body: the velocity grows evenly, and the place follows x + v t + a t² / 2. Which of your four calls misses it at the end of the step?',
      probe: ({ rkStage }, { calls: [{ memory, push }] }) => {
        let at = memory.start;
        return [0, 1, 2].map((n) => {
          const given = { ...push, stepSize: push.stepSize * (n + 1) };
          let kept = memory.sums;
          let now = at;
          for (const stage of [1, 2, 3, 4]) {
            const left = rkStage(stage, { start: at, now, sums: kept }, given);
            now = left.now;
            kept = left.sums;
          }
          at = now;
          return now;
        });
      },
      wanted: ({ calls: [{ memory, push }] }) => {
        const { position, velocity } = memory.start;
        const a = multiple(push.force, 1 / push.mass);
        return [1, 3, 6].map((steps) => {
          const t = steps * push.stepSize;
          return {
            position: position.map((x, k) => x + t * (velocity[k] + (t * a[k]) / 2)),
            velocity: velocity.map((v, k) => v + t * a[k]),
          };
        });
      },
      judge: close(),
    },
    'order-four': {
      title: 'halving the step divides the error of a whole swing by sixteen',
      hint: 'Hang the body on a spring, brake it, and compute the force anew before each call. Which of the four calls leaves it where no force is wanted, or forgets what came before?',
      probe: ({ rkStage }, { calls: [{ memory, push }] }) =>
        [10, 20, 40].map((steps) => {
          const stepSize = 1 / steps;
          const { mass } = push;
          let at = memory.start;
          for (let n = 0; n < steps; n++) {
            let kept = memory.sums;
            let now = at;
            for (const stage of [1, 2, 3, 4]) {
              const { position, velocity } = now;
              const pull = (k: number): number => -mass * (9.25 * position[k] + velocity[k]);
              const force: [number, number, number] = [pull(0), pull(1), pull(2)];
              const left = rkStage(stage, { start: at, now, sums: kept }, { force, mass, stepSize });
              now = left.now;
              kept = left.sums;
            }
            at = now;
          }
          return { stepSize, value: [...at.position, ...at.velocity] };
        }),
      // r'' = -9.25 r - r' swings with 3 rad/s and is damped with 1/2 per second.
      wanted: ({ calls: [{ memory }] }) => swung(memory.start, 0.5, 3, 1),
      judge: converges({ order: 4 }),
    },
    'central-pull': {
      title: 'a spring from any point of the body to the anchor changes neither this vector’s size nor its direction',
      hint: 'The pull goes through the anchor, so about it there is no torque. Flight and spin each change; does their sum, in the axes of the world?',
      probe: ({ momentumAbout }, { flight: { anchor, body, state } }) => {
        type Triple = [number, number, number];
        const by = (u: number[], v: number[]): number => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
        const over = (u: number[], v: number[]): Triple => [
          u[1] * v[2] - u[2] * v[1],
          u[2] * v[0] - u[0] * v[2],
          u[0] * v[1] - u[1] * v[0],
        ];
        const hook = [0.4, -0.3, 0.7];
        // Place, velocity, three rows of the attitude, spin in the body: each three numbers of the list.
        const part = (y: number[], n: number): Triple => [y[3 * n], y[3 * n + 1], y[3 * n + 2]];
        const rates = (y: number[]): number[] => {
          const rows = [part(y, 2), part(y, 3), part(y, 4)];
          const omega = part(y, 5);
          const force = [0, 1, 2].map((k) => -3 * (y[k] + by(rows[k], hook) - anchor[k]));
          const inside = [0, 1, 2].map((j) => rows[0][j] * force[0] + rows[1][j] * force[1] + rows[2][j] * force[2]);
          const twist = over(hook, inside);
          const gyro = over(
            omega,
            omega.map((w, k) => body.moments[k] * w),
          );
          return [
            ...part(y, 1),
            ...force.map((f) => f / body.mass),
            ...rows.flatMap((row) => over(row, omega)),
            ...[0, 1, 2].map((k) => (twist[k] - gyro[k]) / body.moments[k]),
          ];
        };
        const moved = (y: number[], k: number[], h: number): number[] => y.map((x, i) => x + h * k[i]);
        let y = [...state.linPos, ...state.linVel, ...state.rotPos.flat(), ...state.rotVel];
        return [0, 1, 2].map(() => {
          const rows: [Triple, Triple, Triple] = [part(y, 2), part(y, 3), part(y, 4)];
          const now = { linPos: part(y, 0), linVel: part(y, 1), rotPos: rows, rotVel: part(y, 5) };
          const got = momentumAbout(anchor, body, now);
          for (let n = 0; n < 200; n++) {
            const h = 0.005;
            const k1 = rates(y);
            const k2 = rates(moved(y, k1, h / 2));
            const k3 = rates(moved(y, k2, h / 2));
            const k4 = rates(moved(y, k3, h));
            y = y.map((x, i) => x + (h / 6) * (k1[i] + 2 * (k2[i] + k3[i]) + k4[i]));
          }
          return got;
        });
      },
      wanted: ({ flight }) => [0, 1, 2].map(() => momentumOf(flight)),
      judge: close({ relative: 1e-6, unit: 'kg m²/s' }),
    },
  },
});
