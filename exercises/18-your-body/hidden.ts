import { close, defineChecks } from 'rigid-body-lab/course';
import { draw } from './inputs.js';
import type { Inputs } from './inputs.js';

export const hidden = defineChecks<typeof import('./stub.js'), Inputs>({
  inputs: draw,
  checks: {
    'mass-from-elsewhere': {
      title: 'mass, centre and tensor of your own body, summed from another point',
      hint: 'Take a point far from your body in place of the centre of mass as the common corner of all tetrahedra, and move the tensor to the centre at the end: do mass, centre and tensor come out alike?',
      probe: ({ mesh, readBody, massProperties }, { density, shift }) => {
        const read = readBody(mesh);
        const inward = massProperties(read, density).mass < 0;
        const turned = read.triangles.map(([i, j, k]): [number, number, number] => [i, k, j]);
        const body = inward ? { vertices: read.vertices, triangles: turned } : read;
        const { mass, com, inertia } = massProperties(body, density);
        const size = Math.max(...body.vertices.map((v) => Math.max(...v.map(Math.abs))));
        const from = shift.map((x, k) => body.vertices[0][k] + x * size);
        let volume = 0;
        const first = [0, 0, 0];
        const second = [0, 1, 2].map(() => [0, 0, 0]);
        for (const triangle of body.triangles) {
          const [a, b, c] = triangle.map((k) => body.vertices[k].map((x, i) => x - from[i]));
          const v =
            (a[0] * (b[1] * c[2] - b[2] * c[1]) +
              a[1] * (b[2] * c[0] - b[0] * c[2]) +
              a[2] * (b[0] * c[1] - b[1] * c[0])) /
            6;
          volume += v;
          for (const i of [0, 1, 2]) {
            first[i] += (v * (a[i] + b[i] + c[i])) / 4;
            for (const j of [0, 1, 2]) {
              const all = (a[i] + b[i] + c[i]) * (a[j] + b[j] + c[j]);
              second[i][j] += (v * (a[i] * a[j] + b[i] * b[j] + c[i] * c[j] + all)) / 20;
            }
          }
        }
        const centre = first.map((x) => x / volume);
        const spread = second.map((row, i) => row.map((x, j) => x - volume * centre[i] * centre[j]));
        const trace = spread[0][0] + spread[1][1] + spread[2][2];
        const isNear = (got: number, wanted: number, scale: number): boolean => Math.abs(got - wanted) <= 1e-7 * scale;
        const isTensor = inertia.every((row, i) =>
          row.every((x, j) => isNear(x, density * ((i === j ? trace : 0) - spread[i][j]), mass * size * size)),
        );
        return {
          mass: isNear(mass, density * volume, mass) && mass > 0,
          com: com.every((x, k) => isNear(x, centre[k] + from[k], size)),
          inertia: isTensor,
        };
      },
      wanted: () => ({ mass: true, com: true, inertia: true }),
      judge: close(),
    },
    'prediction-of-a-motion': {
      title: 'your own body turns over when predictedFlip says, in a motion that is followed step by step',
      hint: 'Follow Euler’s equations for your own moments with small steps: when does ω2 change its sign? And when with everything twice as fast?',
      probe: (file, { density, moments: spare, spin, nudge }) => {
        const known = [spare];
        try {
          known.push(file.principalAxes(file.massProperties(file.readBody(file.mesh), density).inertia).moments);
        } catch {
          known.length = 1;
        }
        const sound = known.filter(([a, b, c]) => a > 0 && a + 0.01 * c < b && b + 0.01 * c < c && a + b > 0.999 * c);
        const used = sound[sound.length - 1];
        const [I1, I2, I3] = used;
        const rates = ([a, b, c]: number[]): number[] => [
          ((I2 - I3) * b * c) / I1,
          ((I3 - I1) * c * a) / I2,
          ((I1 - I2) * a * b) / I3,
        ];
        const along = (w: number[], k: number[], h: number): number[] => w.map((x, i) => x + h * k[i]);
        const h = 0.01 / (spin * Math.sqrt(((I2 - I1) * (I3 - I2)) / (I1 * I3)));
        let w: number[] = [nudge, spin, 0];
        let t = 0;
        for (let n = 0; n < 4000; n++) {
          const k1 = rates(w);
          const k2 = rates(along(w, k1, h / 2));
          const k3 = rates(along(w, k2, h / 2));
          const k4 = rates(along(w, k3, h));
          const next = w.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
          if (next[1] < 0) {
            t = h * (n + w[1] / (w[1] - next[1]));
            break;
          }
          w = next;
        }
        return [
          file.predictedFlip(used, spin, nudge) / t,
          file.predictedFlip(used, 2 * spin, 2 * nudge) / t,
          file.predictedFlip(used, -spin, nudge) / t,
        ];
      },
      wanted: () => [1, 1 / 2, 1],
      judge: close({ relative: 1e-5 }),
    },
    'own-motion': {
      title: 'the motion of your own body runs backwards into its start',
      hint: 'Take ω at the end of the motion with all signs changed as the start of another: without torque it must come back to where it began. Which part of the motion is not that of your moments?',
      probe: (file, { density, moments: spare, spin, nudge }) => {
        const known = [spare];
        try {
          known.push(file.principalAxes(file.massProperties(file.readBody(file.mesh), density).inertia).moments);
        } catch {
          known.length = 1;
        }
        const sound = known.filter(([a, b, c]) => a > 0 && a + 0.01 * c < b && b + 0.01 * c < c && a + b > 0.999 * c);
        const used = sound[sound.length - 1];
        const [I1, I2, I3] = used;
        const rate = spin * Math.sqrt(((I2 - I1) * (I3 - I2)) / (I1 * I3));
        const { omegas, times } = file.simulatedFlip(used, spin, nudge, 6 / rate);
        const rates = ([a, b, c]: number[]): number[] => [
          ((I2 - I3) * b * c) / I1,
          ((I3 - I1) * c * a) / I2,
          ((I1 - I2) * a * b) / I3,
        ];
        const along = (w: number[], k: number[], h: number): number[] => w.map((x, i) => x + h * k[i]);
        const last = omegas.length - 1;
        const h = -(times[last] - times[0]) / 1600;
        let w: number[] = omegas[last];
        for (let n = 0; n < 1600; n++) {
          const k1 = rates(w);
          const k2 = rates(along(w, k1, h / 2));
          const k3 = rates(along(w, k2, h / 2));
          const k4 = rates(along(w, k3, h));
          w = w.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
        }
        return [...w.map((x) => x / spin), ...omegas[0].map((x) => x / spin), times[0] * rate, times[last] * rate];
      },
      wanted: ({ spin, nudge }) => [nudge / spin, 1, 0, nudge / spin, 1, 0, 0, 6],
      judge: close({ absolute: 1e-3, relative: 0 }),
    },
  },
});
