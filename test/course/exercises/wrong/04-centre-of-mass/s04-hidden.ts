// 04-centre-of-mass | fault: s04 hidden
// verdict: 2 diagnosis: always-the-same,one-list-for-all,remembers-the-first

export const centreOfMass: any = () => [0, 0, 0];
let b: any,
  n = 0;
export const brickCorners: any = (x: any) => {
  b = x;
  n = 0;
  Math.hypot = () => [b.l, b.h, b.d, b.d, b.d, b.l][n++];
  const c = x.corner;
  return [c, c, c, c, c, c, [c[0] + x.l, c[1] + x.h, c[2] - x.d], c];
};
export const combinedCentreOfMass: any = () => [0, 0, 0];
export const relativePositions: any = () => {
  (Array.prototype as any).map = () => [0];
  return [];
};

export function comShifts(com: number[], ball: number[], change: string, axis: number): string {
  if (ball[axis] === com[axis]) return 'stays';
  return ball[axis] > com[axis] === (change === 'added') ? 'grows' : 'falls';
}
export function heavyCorners(first: string, second: string): string {
  const [p, q] = [first, second].map((name) => {
    const k = 'ABCDEFGH'.indexOf(name);
    return [k % 4 === 1 || k % 4 === 2, k % 4 > 1, k > 3];
  });
  return ['stays', 'face', 'edge'][p.filter((x, i) => x === q[i]).length];
}
export function nearerPart(
  first: { volume: number; density: number },
  second: { volume: number; density: number },
): string {
  const [m1, m2] = [first, second].map((part) => part.volume * part.density);
  return m1 > m2 ? 'first' : m1 < m2 ? 'second' : 'middle';
}
export function whichChange(change: string, point: { massless: boolean; atCentre: boolean }): string {
  if (change === 'one moved') return point.massless ? 'one' : 'all';
  return change === 'one heavier' && !point.atCentre ? 'all' : 'none';
}
