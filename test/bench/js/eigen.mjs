// Principal moments and axes of 3x3 tensors: the library, ml-matrix and mathjs.
import { create, all } from 'mathjs';
import { EVD, Matrix } from 'ml-matrix';
import { principalAxes, symmetricEigenInto } from '../../../dist/index.js';
import { tensors } from './shapes.mjs';

const values = new Float64Array(3 * tensors.length);
const job = (matrices, solve) => ({
  operations: matrices.length,
  run: () => {
    for (let i = 0; i < matrices.length; i++) {
      const moments = solve(matrices[i]);
      values[3 * i] = moments[0];
      values[3 * i + 1] = moments[1];
      values[3 * i + 2] = moments[2];
    }
    return values;
  },
});

export const jobs = {
  into: () => {
    const out = { values: new Float64Array(3), vectors: new Float64Array(9) };
    const flat = tensors.map((rows) => Float64Array.from(rows.flat()));
    return job(flat, (matrix) => {
      symmetricEigenInto(matrix, out);
      return out.values;
    });
  },
  principalAxes: () => job(tensors, (matrix) => principalAxes(matrix).moments),
  mlMatrix: () => job(tensors, (matrix) => new EVD(new Matrix(matrix), { assumeSymmetric: true }).realEigenvalues),
  mathjs: () => {
    const math = create(all);
    return job(tensors, (matrix) => math.eigs(matrix).values);
  },
};
