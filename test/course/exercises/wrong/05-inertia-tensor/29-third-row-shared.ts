// 05-inertia-tensor | fault: the last row of the body's tensor is not copied, so it is changed and handed out | task 4
// verdict: 9.5 diagnosis: changes-its-argument

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export interface PointMass {
  mass: number;
  position: Vec3;
}
export interface Body {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}

export function centreOfMass(points: PointMass[]): Vec3 {
  const total = points.reduce((s, p) => s + p.mass, 0);
  const mean = (k: number): number => points.reduce((s, p) => s + p.mass * p.position[k], 0) / total;
  return [mean(0), mean(1), mean(2)];
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  let xx = 0;
  let yy = 0;
  let zz = 0;
  let xy = 0;
  let xz = 0;
  let yz = 0;
  for (const p of points) {
    const x = p.position[0] - com[0];
    const y = p.position[1] - com[1];
    const z = p.position[2] - com[2];
    xx += p.mass * (y * y + z * z);
    yy += p.mass * (z * z + x * x);
    zz += p.mass * (x * x + y * y);
    xy -= p.mass * x * y;
    xz -= p.mass * x * z;
    yz -= p.mass * y * z;
  }
  return [
    [xx, xy, xz],
    [xy, yy, yz],
    [xz, yz, zz],
  ];
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const result: Mat3 = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      for (let k = 0; k < 3; k++) {
        for (let l = 0; l < 3; l++) result[i][j] += rotation[i][k] * inertia[k][l] * rotation[j][l];
      }
    }
  }
  return result;
}

export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  const result: Mat3 = [[0, 0, 0], [0, 0, 0], body.inertia[2]];
  for (let i = 0; i < 2; i++) for (let j = 0; j < 3; j++) result[i][j] = body.inertia[i][j];
  const d = [0, 1, 2].map((k) => point[k] - body.com[k]);
  const square = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) result[i][j] += body.mass * ((i === j ? square : 0) - d[i] * d[j]);
  }
  return result;
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
