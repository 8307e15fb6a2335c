/** A slider-crank: crank and rod, both in m. */
export interface Machine {
  r: number;
  l: number;
}

/** A run of Euler steps: speed along, 1/(m s); gain, 1/s; step, s; their number. */
export interface Run {
  c: number;
  gain: number;
  step: number;
  count: number;
}

/** A constraint at a moment: its gradient A, the deviation f, its rate by time alone, the gain k in 1/s. */
export interface State {
  gradient: number[];
  f: number;
  ft: number;
  gain: number;
}

/** A bead: where it starts, seen from the right place, in m; its gain k in 1/s. */
export interface Bead {
  along: number;
  across: number;
  gain: number;
}

export function rodSpeed({ r, l }: Machine, [theta1, theta2]: number[], speed: number): number {
  return (speed * r * Math.cos(theta1)) / (l * Math.cos(theta2));
}

export function rodAngle([x]: number[], speed: number): 'shrinks' | 'stands' | 'grows' {
  return (['shrinks', 'stands', 'grows'] as const)[1 + Math.sign(speed * x)];
}

const dot = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

const volume = ([first, ...rest]: number[][]): number => (rest.length === 0 ? first[0] : dot(first, along(rest)));

export function along(rows: number[][]): number[] {
  const others = (j: number): number[][] => rows.map((row) => row.filter((_, k) => k !== j));
  return Array.from({ length: rows.length + 1 }, (_, j) => (-1) ** j * volume(others(j)));
}

export function path(point: number[], C: number[]): 'stays' | 'great circle' | 'small circle' {
  const product = dot(point, C);
  if (product === 0) return 'great circle';
  return product ** 2 === dot(point, point) * dot(C, C) ? 'stays' : 'small circle';
}

export function towards(state: State): number[] {
  const { gradient, f, ft, gain } = state;
  const wanted = -gain * f - ft;
  return gradient.map((a) => (wanted / dot(gradient, gradient)) * a);
}

export function endOfTheRide(bead: Bead): 'in its place' | 'ahead or behind' | 'off the wire' {
  if (bead.across !== 0 && bead.gain <= 0) return 'off the wire';
  return bead.along === 0 ? 'in its place' : 'ahead or behind';
}

export function largestDeviation({ r, l }: Machine, start: number[], { c, gain, step, count }: Run): number {
  let [theta1, theta2] = start;
  let largest = 0;
  for (let n = 0; n <= count; n++) {
    const f = r * Math.sin(theta1) - l * Math.sin(theta2);
    largest = Math.max(largest, Math.abs(f));
    const [a, b] = [r * Math.cos(theta1), -l * Math.cos(theta2)];
    const pull = (gain * f) / (a * a + b * b);
    theta1 += step * (c * b - pull * a);
    theta2 += step * (-c * a - pull * b);
  }
  return largest;
}

export function sideOfTheWire(bends: number[]): 'left' | 'on' | 'right' {
  const sum = bends.reduce((before, bend) => before + bend, 0);
  return (['left', 'on', 'right'] as const)[1 + Math.sign(sum)];
}
