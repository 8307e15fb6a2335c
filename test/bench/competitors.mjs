// Who is timed against whom, as data. Each group has one job, the same for all its rows;
// its first row is the reference of the ratios and, unless `expected` is given, of the results,
// which must agree unless the group `mayMiss`. A row may have a target: a ratio `atMost` or `atLeast`,
// and an error that is `errorAtLeast` so many times the one of the reference.
import { attitudeError } from './harness/compare.mjs';
import { problem } from './harness/problem.mjs';

const cpp = (file, job) => ({ language: 'cpp', file, job });
const js = (file, job) => ({ language: 'js', file, job });
const python = (file, job) => ({ language: 'python', file, job });

/** Results agree if no number differs by more than this; relative where it is above 1. */
export const AGREEMENT = 1e-9;

export const groups = [
  {
    title: 'A step of a free body, RK4',
    unit: 'ns',
    rows: [
      { name: 'C++ -O3 -march=native', program: cpp('steps', 'free') },
      { name: '`simulate`', program: js('simulate', 'free'), target: 'T1', atMost: 1.3 },
      { name: '`simulate`, every state kept', program: js('simulate', 'freeEveryState'), target: 'T1', atMost: 2 },
      { name: '`integrate`, `f(t, y, out)`, alone', program: js('integrate', 'cold'), target: 'T2', atMost: 2.5 },
      { name: '`integrate`, after eight others', program: js('integrate', 'warm'), target: 'T2', atMost: 2.5 },
      { name: '`integrate`, `f(t, y) => y’`', program: js('integrate', 'readable'), target: 'T1', atMost: 10 },
      { name: '`integrate`, `project` each step', program: js('integrate', 'projected') },
      { name: '`newtonEulerDerivative`', program: js('simulate', 'newtonEuler'), target: 'T1', atMost: 10 },
      { name: 'numpy, quaternion', program: python('steps', 'quaternion') },
      { name: 'numpy, lecture (R, P, L)', program: python('steps', 'lecture') },
      { name: 'mathjs, arrays', program: js('mathjs', 'arrays') },
      { name: 'mathjs, lecture (R, P, L)', program: js('mathjs', 'lecture') },
    ],
  },
  {
    title: 'A step of a body on a spring, RK4',
    unit: 'ns',
    rows: [
      { name: 'C++ -O3 -march=native', program: cpp('steps', 'spring') },
      { name: '`simulate`, `loads(t, state, out)`', program: js('simulate', 'fastLoads'), target: 'T1', atMost: 1.5 },
      { name: '`simulate`, `loads(t, state)`', program: js('simulate', 'readableLoads'), target: 'T1', atMost: 10 },
      { name: '`newtonEulerDerivative`', program: js('simulate', 'newtonEulerLoads'), target: 'T1', atMost: 10 },
    ],
  },
  {
    title: 'A step of a tumbling box, physics engines',
    unit: 'ns',
    expected: problem.tumbling.orientation,
    error: attitudeError,
    mayMiss: true,
    rows: [
      { name: '`simulate`', program: js('simulate', 'tumbling') },
      { name: 'oimo', program: js('engines', 'oimo') },
      { name: 'cannon-es', program: js('engines', 'cannon') },
      { name: 'jolt-physics', program: js('engines', 'jolt') },
      { name: 'jolt-physics, gyroscopic force', program: js('engines', 'joltGyroscopic') },
      { name: 'rapier3d-compat', program: js('engines', 'rapier') },
    ].map((row, i) => (i === 0 ? row : { ...row, target: 'T3', atLeast: 3.5, errorAtLeast: 1e4 })),
  },
  {
    title: 'A time of the exact free rotation',
    unit: 'ns',
    expected: [...problem.tumbling.orientation, ...problem.tumbling.omegaBody],
    mayMiss: true,
    rows: [
      { name: 'a step of `simulate`', program: js('simulate', 'tumbling') },
      { name: '`freeRotation(…)(t)`', program: js('simulate', 'exact'), target: 'T5', atMost: 2.5 },
      { name: '`freeRotation(…)` and one time', program: js('simulate', 'exactSetUp') },
    ],
  },
  {
    title: 'Inertia of 10,000 points',
    unit: 'ns per point',
    rows: [
      { name: 'C++ -O3', program: cpp('mass-portable', 'points1e4') },
      { name: 'C++ -O3 -march=native', program: cpp('mass', 'points1e4') },
      { name: 'C++ -O3, one number at a time', program: cpp('mass-scalar', 'points1e4') },
      { name: '`pointCloud`', program: js('mass', 'points1e4'), target: 'T6', atMost: 1.5 },
      { name: 'numpy, matrix product', program: python('mass', 'product1e4') },
      { name: 'numpy, lecture', program: python('mass', 'lecture1e4') },
      { name: 'mathjs, matrix product', program: js('mass', 'mathjs1e4') },
    ],
  },
  {
    title: 'Inertia of 1,000,000 points',
    unit: 'ns per point',
    rows: [
      { name: 'C++ -O3', program: cpp('mass-portable', 'points1e6') },
      { name: 'C++ -O3 -march=native', program: cpp('mass', 'points1e6') },
      { name: 'C++ -O3, one number at a time', program: cpp('mass-scalar', 'points1e6') },
      { name: '`pointCloud`', program: js('mass', 'points1e6'), target: 'T6', atMost: 1.5 },
      { name: 'numpy, matrix product', program: python('mass', 'product1e6') },
      { name: 'numpy, lecture', program: python('mass', 'lecture1e6') },
    ],
  },
  {
    title: 'Inertia of a mesh of 10,000 triangles',
    unit: 'ns per triangle',
    rows: [
      { name: 'C++ -O3', program: cpp('mass-portable', 'mesh1e4') },
      { name: 'C++ -O3 -march=native', program: cpp('mass', 'mesh1e4') },
      { name: '`solidMeshUnchecked`', program: js('mass', 'mesh1e4'), target: 'T6', atMost: 2.2 },
      { name: '`solidMesh`, finds faults', program: js('mass', 'checkedMesh1e4') },
      { name: 'numpy', program: python('mass', 'mesh1e4') },
    ],
  },
  {
    title: 'Inertia of a mesh of 501,264 triangles',
    unit: 'ns per triangle',
    rows: [
      { name: 'C++ -O3', program: cpp('mass-portable', 'mesh5e5') },
      { name: 'C++ -O3 -march=native', program: cpp('mass', 'mesh5e5') },
      { name: '`solidMeshUnchecked`', program: js('mass', 'mesh5e5'), target: 'T6', atMost: 2.2 },
      { name: 'numpy', program: python('mass', 'mesh5e5') },
    ],
  },
  {
    title: 'Principal moments and axes of a tensor',
    unit: 'ns',
    rows: [
      { name: 'C++ -O3 -march=native, Jacobi', program: cpp('eigen', 'jacobi') },
      { name: '`symmetricEigenInto`', program: js('eigen', 'into'), target: 'T7', atMost: 1.2 },
      { name: '`principalAxes`', program: js('eigen', 'principalAxes'), target: 'T7', atMost: 2.2 },
      { name: 'ml-matrix EVD', program: js('eigen', 'mlMatrix') },
      { name: 'numpy eigh, 256 at once', program: python('eigen', 'batch') },
      { name: 'numpy eigh', program: python('eigen', 'single') },
      { name: 'mathjs eigs', program: js('eigen', 'mathjs') },
    ],
  },
];

/**
 * Ten seconds of tumbling to an error: solvers over their steps or tolerances. `atLeast`:
 * so many times faster than DOP853.
 */
export const solvers = [
  { name: 'RK4, simulate', program: js('tumbling', 'rk4'), ours: true, atLeast: 80 },
  { name: 'DP 8(7), integrateAdaptive', program: js('tumbling', 'adaptive87'), ours: true, atLeast: 25 },
  { name: 'DP 5(4), integrateAdaptive', program: js('tumbling', 'adaptive54'), ours: true },
  { name: 'Suzuki 4, simulateBySplitting', program: js('tumbling', 'suzuki4'), ours: true },
  { name: 'Strang, simulateBySplitting', program: js('tumbling', 'strang'), ours: true },
  { name: 'freeRotation, closed form', program: js('tumbling', 'exact'), exact: true },
  { name: 'DOP853, scipy', program: python('solve', 'DOP853'), reference: true },
  { name: 'RK45, scipy', program: python('solve', 'RK45') },
  { name: 'LSODA, scipy', program: python('solve', 'LSODA') },
  { name: 'RK45, mathjs', program: js('mathjs', 'RK45') },
];
