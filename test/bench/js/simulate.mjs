// `simulate`, and `integrate` with the equations of motion as a function.
import { freeRotation, integrate, newtonEulerDerivative, packState, simulate } from '../../../dist/index.js';
import { problem } from '../harness/problem.mjs';
import { body, freeBody, freeStart, lastRotation, lastState, start } from './body.mjs';
import { fast, readable } from './spring.mjs';

const { steps, stepSize, tumbling } = problem;
const run = { duration: steps * stepSize, stepSize, every: steps };
const job = (solve, operations = steps) => ({ operations, run: solve });

/** The quaternion to length one, as `simulate` brings it. */
function unit(_t, y, out) {
  const n = 1 / Math.sqrt(y[3] * y[3] + y[4] * y[4] + y[5] * y[5] + y[6] * y[6]);
  for (let i = 0; i < 13; i++) out[i] = i > 2 && i < 7 ? n * y[i] : y[i];
}
const derivativeRun = (loads) => {
  const f = newtonEulerDerivative(body, loads);
  const y0 = packState(start);
  return job(() => lastState(integrate(f, y0, { t1: run.duration, stepSize, every: steps, project: unit })));
};

export const jobs = {
  free: () => job(() => lastState(simulate(body, start, run))),
  freeEveryState: () => job(() => lastState(simulate(body, start, { ...run, every: 1 }))),
  fastLoads: () => job(() => lastState(simulate(body, start, { ...run, loads: fast }))),
  readableLoads: () => job(() => lastState(simulate(body, start, { ...run, loads: readable }))),
  newtonEuler: () => derivativeRun(),
  newtonEulerLoads: () => derivativeRun(readable),
  /** Ten seconds at the engines' step. */
  tumbling: () => {
    const options = { duration: tumbling.duration, stepSize: tumbling.stepSize, every: 1000 };
    const count = Math.round(tumbling.duration / tumbling.stepSize);
    return job(() => lastRotation(simulate(freeBody, freeStart, options)), count);
  },
  /** The closed form at as many times. */
  exact: () => {
    const motion = freeRotation(exactOptions);
    const points = () => {
      let state;
      for (let k = 1; k <= 1000; k++) state = motion((k / 1000) * tumbling.duration);
      return rotationOf(state);
    };
    return job(points, 1000);
  },
  exactSetUp: () => job(() => rotationOf(freeRotation(exactOptions)(tumbling.duration)), 1),
};

const exactOptions = { principalMoments: problem.moments, omegaBody: problem.omegaBody, orientation: [1, 0, 0, 0] };
const rotationOf = ({ orientation, omegaBody }) => [...orientation, ...omegaBody];
