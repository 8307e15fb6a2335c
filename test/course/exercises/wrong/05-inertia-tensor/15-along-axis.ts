// 05-inertia-tensor | fault: d along one axis: I of that axis also grows
// verdict: 9.5 diagnosis: -
import { add, subtract, scale, dot, cross, norm, identity, multiply, apply, transpose } from 'rigid-body-lab';
type Vec3 = [number, number, number];
type Mat3 = [Vec3, Vec3, Vec3];
interface PointMass {
  mass: number;
  position: Vec3;
}
interface Body {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}
void [add, subtract, scale, dot, cross, norm, identity, multiply, apply, transpose];
export function centreOfMass(points: PointMass[]): Vec3 {
  let m = 0;
  let s: Vec3 = [0, 0, 0];
  for (const p of points) {
    m += p.mass;
    s = add(s, scale(p.position, p.mass)) as Vec3;
  }
  return scale(s, 1 / m) as Vec3;
}
export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const I: Mat3 = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const { mass, position } of points) {
    const r = subtract(position, com);
    const d = dot(r, r);
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) I[i][j] += mass * ((i === j ? d : 0) - r[i] * r[j]);
  }
  return I;
}
export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  return multiply(multiply(rotation, inertia), transpose(rotation)) as Mat3;
}
export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  const d = subtract(point, body.com);
  const q = dot(d, d);
  const e = (i: number, j: number) =>
    body.inertia[i][j] +
    body.mass * ((i === j ? q : 0) * 1 - (d.filter((x) => x !== 0).length === 1 ? 0 : d[i] * d[j]));
  return [
    [e(0, 0), e(0, 1), e(0, 2)],
    [e(1, 0), e(1, 1), e(1, 2)],
    [e(2, 0), e(2, 1), e(2, 2)],
  ];
}

export function heavierPiece(left: { centre: number }, right: { centre: number }): string {
  return left.centre < right.centre ? 'left' : left.centre > right.centre ? 'right' : 'same';
}
export function momentumLeans([x, , z]: [number, number, number]): string {
  return x * z < 0 ? '+x' : x * z > 0 ? '-x' : 'neither';
}
export function turnedMoment(moments: [number, number, number], about: number, watched: number): string {
  const change = about === watched ? 0 : moments[3 - about - watched] - moments[watched];
  return change > 0 ? 'grows' : change === 0 ? 'stays' : 'shrinks';
}
export function largerMoment(com: number[], a: number[], b: number[], axis: number): string {
  const square = (p: number[]): number => p.reduce((sum, x, k) => sum + (k === axis ? 0 : (x - com[k]) ** 2), 0);
  return square(a) > square(b) ? 'a' : square(a) < square(b) ? 'b' : 'same';
}
