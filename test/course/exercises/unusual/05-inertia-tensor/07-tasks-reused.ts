// 05-inertia-tensor | correct: task 4 calls task 2 with one point of the whole mass, task 3 turns about three axes one after the other found by Givens rotations
// verdict: 10 diagnosis: -

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
  const balance = (k: number): number => {
    let [left, right] = [0, 0];
    let i = points.length;
    while (i--) {
      left += points[i].mass * points[i].position[k];
      right += points[i].mass;
    }
    return left / right;
  };
  return [balance(0), balance(1), balance(2)];
}

export function inertiaTensor(points: PointMass[], com: Vec3): Mat3 {
  const next = (k: number): number => (k + 1) % 3;
  const I: Mat3 = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const { mass, position } of points) {
    for (const i of [0, 1, 2]) {
      const j = next(i);
      const k = next(j);
      const [a, b] = [position[j] - com[j], position[k] - com[k]];
      I[i][i] += mass * (a * a + b * b);
      I[j][k] -= mass * a * b;
      I[k][j] = I[j][k];
    }
  }
  return I;
}

function turnPlane(m: number[][], i: number, j: number, c: number, s: number): void {
  // m := G m, where G turns from axis i to axis j
  const [p, q] = [m[i], m[j]];
  m[i] = p.map((v, k) => c * v - s * q[k]);
  m[j] = p.map((v, k) => s * v + c * q[k]);
}

export function rotatedInertia(inertia: Mat3, rotation: Mat3): Mat3 {
  const rest = rotation.map((row) => [...row]);
  const steps: [number, number, number, number][] = [];
  for (const [i, j] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ]) {
    const length = Math.hypot(rest[i][i], rest[j][i]);
    if (length === 0) continue;
    const [c, s] = [rest[i][i] / length, rest[j][i] / length];
    turnPlane(rest, i, j, c, -s);
    steps.push([i, j, c, s]);
  }
  // what remains of a rotation is the unit matrix (a sign can remain on two axes)
  const flip = [0, 1, 2].map((k) => Math.sign(rest[k][k]));
  let result: number[][] = inertia.map((row, i) => row.map((v, j) => flip[i] * v * flip[j]));
  for (const [i, j, c, s] of steps.reverse()) {
    turnPlane(result, i, j, c, s);
    result = result[0].map((_, k) => result.map((row) => row[k]));
    turnPlane(result, i, j, c, s);
  }
  return result as Mat3;
}

export function inertiaAboutPoint({ mass, com, inertia }: Body, point: Vec3): Mat3 {
  const whole = inertiaTensor([{ mass, position: com }], point);
  return inertia.map((row, i) => row.map((v, j) => v + whole[i][j])) as Mat3;
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
