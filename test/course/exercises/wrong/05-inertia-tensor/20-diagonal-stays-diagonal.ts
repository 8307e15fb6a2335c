// 05-inertia-tensor | fault: a tensor without products in body axes is said to have none in world axes either | task 3
// verdict: 9.5 diagnosis: diagonal-stays-diagonal

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
  let total = 0;
  const sum: Vec3 = [0, 0, 0];
  for (const { mass, position } of points) {
    total += mass;
    for (let k = 0; k < 3; k++) sum[k] += mass * position[k];
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total];
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const I: Mat3 = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const { mass, position } of points) {
    const r = [position[0] - com[0], position[1] - com[1], position[2] - com[2]];
    const square = r[0] * r[0] + r[1] * r[1] + r[2] * r[2];
    for (let i = 0; i < 3; i++) {
      I[i][i] += mass * square;
      for (let j = 0; j < 3; j++) I[i][j] -= mass * r[i] * r[j];
    }
  }
  return I;
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const principal = inertia[0][1] === 0 && inertia[0][2] === 0 && inertia[1][2] === 0;
  const R = rotation;
  const entry = (i: number, j: number): number => {
    if (principal && i !== j) return 0;
    let s = 0;
    for (let k = 0; k < 3; k++) for (let l = 0; l < 3; l++) s += R[i][k] * inertia[k][l] * R[j][l];
    return s;
  };
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => entry(i, j))) as Mat3;
}

export function inertiaAboutPoint(body: Body, point: Vec3): Mat3 {
  const [x, y, z] = [0, 1, 2].map((k) => point[k] - body.com[k]);
  const { mass: m, inertia: I } = body;
  return [
    [I[0][0] + m * (y * y + z * z), I[0][1] - m * x * y, I[0][2] - m * x * z],
    [I[1][0] - m * x * y, I[1][1] + m * (z * z + x * x), I[1][2] - m * y * z],
    [I[2][0] - m * x * z, I[2][1] - m * y * z, I[2][2] + m * (x * x + y * y)],
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
