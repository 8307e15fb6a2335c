export interface Method {
  coefficients: number[];
  best: number;
}

export interface Curvature {
  fyy: number[][];
  fyt: number[];
  ftt: number;
}

export interface Rail {
  curvature: number;
  speed: number;
  railVelocity: number;
  railAcceleration: number;
}

export interface Run {
  order: number;
  stepSize: number;
}

const valueAt = (coefficients: number[], x: number): number => coefficients.reduceRight((sum, c) => c + x * sum, 0);

function crossing(coefficients: number[], alpha: number, inside: number, outside: number, halvings = 60): number {
  const middle = (inside + outside) / 2;
  if (halvings === 0) return middle;
  const shrinks = Math.abs(valueAt(coefficients, middle)) <= alpha;
  const [near, far] = shrinks ? [middle, outside] : [inside, middle];
  return crossing(coefficients, alpha, near, far, halvings - 1);
}

export function stepFactor(order: number, stepSize: number, gain: number): number {
  const series = [1, -1, 1 / 2, -1 / 6, 1 / 24];
  return valueAt(series.slice(0, order + 1), stepSize * gain);
}

export function moreGain(stepSize: number, gain: number): 'faster' | 'slower' | 'grows' {
  // Below 1 the factor is positive, between 1 and 2 negative, beyond it is larger than 1 in size.
  return (['faster', 'slower', 'grows'] as const)[Math.floor(stepSize * gain)];
}

export function gainRange({ coefficients, best }: Method, stepSize: number, alpha: number): [number, number] | null {
  if (Math.abs(valueAt(coefficients, best)) > alpha) return null;
  const end = (outside: number): number => crossing(coefficients, alpha, best, outside) / stepSize;
  return [end(0), end(3)];
}

export function allowsMore(first: Run, second: Run): 'first' | 'second' | 'same' {
  const largest = ({ order, stepSize }: Run): number => [2, 2, 2.513, 2.785][order - 1] / stepSize;
  return (['second', 'same', 'first'] as const)[1 + Math.sign(largest(first) - largest(second))];
}

export function newDeviation({ fyy, fyt, ftt }: Curvature, v: number[], stepSize: number): number {
  const alongV = (list: number[]): number => list.reduce((sum, x, i) => sum + x * v[i], 0);
  const secondDerivative = alongV(fyy.map(alongV)) + 2 * alongV(fyt) + ftt;
  return (secondDerivative * stepSize ** 2) / 2;
}

export function landing({ curvature, speed, railAcceleration }: Rail): 'above' | 'on' | 'below' {
  // Both fall behind the tangent with the square of the time: the hill, and a rail that
  // is accelerated downward.
  return (['below', 'on', 'above'] as const)[1 + Math.sign(curvature * speed ** 2 - railAcceleration)];
}

export function promisedBound({
  start,
  factor,
  newError,
}: Record<'start' | 'factor' | 'newError', number>): number | null {
  const kept = Math.abs(factor);
  if (kept >= 1) return null;
  return Math.max(start, newError / (1 - kept));
}

export function afterHalving(what: 'new error' | 'drift' | 'ceiling' | 'largest gain', order: number): number {
  if (what === 'largest gain') return 2;
  // One step falls by one power more than what many steps leave.
  return what === 'new error' ? 1 / 2 ** (order + 1) : 1 / 2 ** order;
}
