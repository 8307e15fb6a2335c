// Agreement first, then times.
import { AGREEMENT, groups, solvers } from '../competitors.mjs';
import { attitudeError, largestDifference } from './compare.mjs';
import { resultOf, sweepOf, timesOf } from './competitor.mjs';
import { problem } from './problem.mjs';
import { median } from './timing.mjs';

/** Adds to each row by how much its result misses; throws if one misses that must not. */
export function checkAgreement() {
  return groups.map(({ title, unit, rows, expected, error = largestDifference, mayMiss }) => {
    const results = rows.map(({ program }) => resultOf(program));
    const misses = results.map((result) => error(result, expected ?? results[0]));
    const checked = rows.map((row, i) => ({ ...row, miss: misses[i] }));
    for (const { name, miss } of checked) {
      if (miss <= AGREEMENT) continue;
      const text = `${title}: ${name} misses by ${miss.toExponential(1)}`;
      if (!mayMiss) throw new Error(`${text}; at most ${AGREEMENT} is the same result`);
      console.log(text);
    }
    return { title, unit, rows: checked };
  });
}

/**
 * Times all rows. Each round asks every competitor once, so that a machine that becomes slower does so
 * for all of them; the ratio is the median over the rounds of the ratios within one round.
 */
export function timeGroups(checked, { rounds, milliseconds, samples }) {
  return checked.map((group) => {
    const times = group.rows.map(() => []);
    for (let round = 0; round < rounds; round++) {
      group.rows.forEach(({ program }, i) => times[i].push(timesOf(program, { milliseconds, samples })));
    }
    console.log(`timed: ${group.title}`);
    const rows = group.rows.map((row, i) => {
      const ratios = times[i].map((sample, round) => median(sample) / median(times[0][round]));
      const all = times[i].flat();
      return judged({ ...row, median: median(all), least: Math.min(...all), ratio: median(ratios) }, group.rows[0]);
    });
    return { ...group, rows };
  });
}

function judged(row, reference) {
  if (row.target === undefined) return row;
  const { ratio, miss, atMost = Infinity, atLeast = 0, errorAtLeast = 0 } = row;
  return { ...row, met: ratio <= atMost && ratio >= atLeast && miss >= errorAtLeast * reference.miss };
}

/** Error against time of every solver, and the time at which it reaches `wanted` rad. */
export function timeSolvers(wanted, timing) {
  return solvers.map((solver) => {
    const points = sweepOf(solver.program, timing).map(({ setting, result, nanoseconds }) => ({
      setting,
      microseconds: nanoseconds / 1e3,
      // A closed form that hits the reference to the last digit has the error of a rounding.
      error: Math.max(attitudeError(result, problem.tumbling.orientation), Number.EPSILON / 2),
    }));
    console.log(`timed: ${solver.name}`);
    return { ...solver, points, microseconds: timeToError(points, wanted) };
  });
}

/** Log-log between the last point above the wanted error and the first below; undefined if none is below. */
function timeToError(points, wanted) {
  const below = points.findIndex(({ error }) => error <= wanted);
  if (below < 0) return undefined;
  const [after, before] = [points[below], points[below - 1]];
  if (before === undefined) return after.microseconds;
  const share = Math.log(before.error / wanted) / Math.log(before.error / after.error);
  return before.microseconds * (after.microseconds / before.microseconds) ** share;
}
