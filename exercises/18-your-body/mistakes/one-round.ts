import { cross, identity, multiply, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { mesh, readBody, massProperties, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The three planes are turned in once only. */
export const declared: Declared = { score: 8.5, diagnosis: null };

export function principalAxes(inertia: Mat3): { moments: Vec3; axes: Mat3 } {
  let [A, V] = [inertia, identity()];
  for (let n = 0; n < 3; n++) {
    const [p, q] = [n, (n + 1) % 3];
    const J = identity();
    const phi = Math.atan((2 * A[p][q]) / (A[q][q] - A[p][p] || 1e-300)) / 2;
    J[p][p] = J[q][q] = Math.cos(phi);
    J[p][q] = Math.sin(phi);
    J[q][p] = -Math.sin(phi);
    A = multiply(transpose(J), multiply(A, J));
    V = multiply(V, J);
  }
  const order = [0, 1, 2].sort((i, j) => A[i][i] - A[j][j]);
  const columns = transpose(V);
  const [first, second] = order.map((k) => columns[k]);
  return { moments: order.map((k) => A[k][k]) as Vec3, axes: transpose([first, second, cross(first, second)]) };
}
