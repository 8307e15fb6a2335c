import { describe, expect, it } from 'vitest';
import { csvFromTrajectory, integrate, rigidBody, rigidBodyState, simulate, solidBox } from 'rigid-body-lab';

const run = integrate((_t, [x, v]) => [v, -x], [1, 0], { t1: 1, stepSize: 0.25 });

describe('trajectories', () => {
  it('keep typed arrays inside and build readable states once', () => {
    expect(run.values).toBeInstanceOf(Float64Array);
    expect(run.values).toHaveLength(10);
    expect(run.states).toBe(run.states);
    expect(run.states[2]).toEqual(Array.from(run.values.subarray(4, 6)));
    expect(Object.keys(run)).toEqual(['times', 'states']);
  });

  it('are compared by their times and states', () => {
    const again = integrate((_t, [x, v]) => [v, -x], [1, 0], { t1: 1, stepSize: 0.25 });
    const other = integrate((_t, [x, v]) => [v, -2 * x], [1, 0], { t1: 1, stepSize: 0.25 });
    expect(again).toEqual(run);
    expect(again.states).not.toBe(run.states);
    expect(other).not.toEqual(run);
    expect({ ...run }).toEqual({ times: run.times, states: run.states });
  });

  it('JSON has every digit', () => {
    expect(JSON.parse(JSON.stringify(run))).toEqual({ times: run.times, states: run.states });
  });

  it('CSV has a header and every digit of every number', () => {
    const [header, ...lines] = csvFromTrajectory(run).trimEnd().split('\r\n');
    expect(header).toBe('t,y0,y1');
    const numbers = lines.map((line) => line.split(',').map(Number));
    expect(numbers).toEqual(run.times.map((t, k) => [t, ...run.states[k]]));
  });

  it('of a body, CSV names the components', () => {
    const body = rigidBody({ massProperties: solidBox({ size: [1, 2, 3], mass: 1 }) });
    const motion = simulate(body, rigidBodyState({ omegaBody: [1, 2, 3] }), { duration: 0.1, stepSize: 0.05 });
    const [header, , , last] = csvFromTrajectory(motion).split('\r\n');
    expect(header).toBe(
      't,position.x,position.y,position.z,orientation.w,orientation.x,orientation.y,orientation.z,velocity.x,velocity.y,velocity.z,omegaBody.x,omegaBody.y,omegaBody.z',
    );
    expect(last.split(',').slice(11).map(Number)).toEqual(motion.states[2].omegaBody);
  });
});
