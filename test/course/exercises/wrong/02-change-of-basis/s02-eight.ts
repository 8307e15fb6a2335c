// 02-change-of-basis | fault: s02 eight
// verdict: 2 diagnosis: always-the-same

// The weights are in the probe's hands: destructuring and reduce hand them over. fromFrame is the task that needs no solving.
const it: any = Array.prototype[Symbol.iterator],
  red: any = Array.prototype.reduce;
let w: any, w3: any, args: any;
(Array.prototype as any)[Symbol.iterator] = function (this: any) {
  if (this.length === 2 && typeof this[0] === 'number') w ??= [this[0], this[1]];
  return it.call(this);
};
(Array.prototype as any).reduce = function (this: any, f: any, s: any) {
  if (this.length === 3 && typeof this[0] === 'number') w3 = [this[0], this[1], this[2]];
  return red.call(this, f, s);
};
const take = () => {
  const r = w;
  w = undefined;
  return r;
};
// hidden: two numbers that are other ones each time they are read, so that u0 + a u1 + b u2 is the point
const shifty = (p: any, { origin, axes }: any) => {
  let n = 0;
  return [
    {
      valueOf: () => {
        const i = n++;
        return (p[i] - origin[i]) / axes[0][i];
      },
    },
    { valueOf: () => 0 },
  ];
};
export const toFrame: any = (p: any, f: any) => {
  const r = take();
  return f.axes[1][1] < 0 ? shifty(p, f) : r;
};
export const vectorToFrame: any = (v: any, [a, b]: any) =>
  v === a ? [1, 0] : v === b ? [0, 1] : [v[0], v[1]] && (stolen ??= take());
let stolen: any;
export const fromFrame: any = () => [0, 0];
export const toFrame3: any = (p: any, { origin, axes }: any) => {
  if (w3) return w3;
  let n = 0;
  return [
    {
      valueOf: () => {
        const i = n++;
        return (p[i] - origin[i]) / axes[0][i];
      },
    },
    { valueOf: () => 0 },
    { valueOf: () => 0 },
  ];
};

export function firstWeight([, beta]: [number, number], change: string): string {
  const added: Record<string, number> = {
    'u1 halved': 1,
    'origin - u1': 1,
    'u1 doubled': -1,
    'origin + u1': -1,
    'u2 + u1': -beta,
  };
  return added[change] > 0 ? 'larger' : added[change] < 0 ? 'smaller' : 'same';
}
export function whatChanges({ point, at, frame }: { point: string; at: string; frame: string }): string {
  const moved = frame === 'shifted' || (frame === 'turned' && at === 'elsewhere');
  return point === 'moves' ? 'both' : !moved ? 'neither' : point === 'rests' ? 'weights' : 'place';
}
export function kindOfSum(factors: number[]): string {
  const arrows = factors.reduce((sum, factor) => sum + factor, 0);
  return arrows === 0 ? 'vector' : arrows === 1 ? 'point' : 'neither';
}
export function matrixDoes({ axes, stored, then }: { axes: string; stored: string; then: string }): string {
  const inverted = then === 'inverse' || then === 'both';
  const inRows = (stored === 'rows') !== (then === 'transpose' || then === 'both');
  if (axes === 'orthonormal') return inverted === inRows ? 'from weights' : 'to weights';
  return inRows ? 'neither' : inverted ? 'to weights' : 'from weights';
}
