// What was measured, as Markdown.
const TARGET_ERROR = '1e-8 rad';

const digits = (x) => (x >= 1000 ? Math.round(x).toLocaleString('en') : x.toPrecision(3));
const times = (x) => `${digits(x)}×`;
const small = (x) => (x === 0 ? '0' : x.toExponential(1));
const duration = (ns) =>
  ns < 1e4 ? `${digits(ns)} ns` : ns < 1e7 ? `${digits(ns / 1e3)} µs` : `${digits(ns / 1e6)} ms`;
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Scatter above this shows the least time beside the median. */
const SCATTER = 1.2;

const verdict = ({ met }) => (met === undefined ? '' : met ? 'met' : '**missed**');

function asked({ target, atMost, atLeast, errorAtLeast }) {
  if (target === undefined) return '';
  const error = errorAtLeast === undefined ? '' : `, error ≥ ${digits(errorAtLeast)}×`;
  return `${target}: ${atMost === undefined ? `≥ ${atLeast}×` : `≤ ${atMost}×`}${error}`;
}

const groupTable = ({ title, unit, rows }) =>
  `### ${title}\n\n${table(
    ['', unit, 'ratio', 'misses by', 'target', ''],
    rows.map((row) => {
      const least = row.median > SCATTER * row.least ? ` (least ${digits(row.least)})` : '';
      return [row.name, digits(row.median) + least, times(row.ratio), small(row.miss), asked(row), verdict(row)];
    }),
  )}`;

/** How much faster than scipy's DOP853 each solver is; those with a target must reach it. */
function solverTable(solvers) {
  const { microseconds: reference } = solvers.find((solver) => solver.reference);
  const rows = solvers.map(({ name, microseconds, points, atLeast }) => {
    const error = small(Math.min(...points.map((point) => point.error)));
    if (microseconds === undefined) return [name, 'not reached', '', error, '', ''];
    const faster = reference / microseconds;
    const asked = atLeast === undefined ? '' : `T4: ≥ ${atLeast}×`;
    return [name, digits(microseconds), times(faster), error, asked, asked && verdict({ met: faster >= atLeast })];
  });
  const head = ['', `µs to ${TARGET_ERROR}`, 'faster than DOP853', 'least error seen', 'target', ''];
  return `### Ten seconds of tumbling\n\n${table(head, rows)}`;
}

const accuracyTable = (rows) =>
  `### Accuracy\n\n${table(
    ['', 'value', 'target', ''],
    rows.map((row) => {
      const limit = row.atMost === undefined ? row.target : `${row.target}: ≤ ${row.atMost}`;
      return [row.name, `${row.value.toPrecision(2)} ${row.unit ?? ''}`, limit, verdict(row)];
    }),
  )}`;

const machineLine = ({ processor, node, compiler, python, load }) =>
  `${processor}; ${node}, ${compiler}, ${python}; load ${load.map((x) => x.toFixed(1)).join(', ')} at the start.`;

/** Everything: results/table.md. */
export const fullReport = ({ machine, groups, solvers, accuracy }) =>
  [
    '# Measured',
    `${machineLine(machine)} Median of the processor time; ratios to the first row of a table.`,
    ...groups.map(groupTable),
    solverTable(solvers),
    accuracyTable(accuracy),
    '',
  ].join('\n\n');

/** The jobs that README shows; the rest is in results/table.md. */
const HEADLINES = [
  'A step of a free body, RK4',
  'A step of a tumbling box, physics engines',
  'Inertia of a mesh of 10,000 triangles',
];

/**
 * Four rows for README: the first of ours, which is the one with the target, and the fastest of the others.
 */
export function shortReport({ machine, groups, solvers }) {
  const fastest = (rows) => rows.reduce((best, row) => (row.time < best.time ? row : best));
  const entry = ({ name, time, unit = '' }) => `${name} ${duration(time)}${unit}`;
  const line = (title, ours, others) => [title, entry(ours), entry(fastest(others))];
  const headline = (wanted) => {
    const { title, unit, rows } = groups.find((group) => group.title === wanted);
    const timed = rows.map(({ name, median }) => ({ name, time: median, unit: unit.replace('ns', '') }));
    const isOurs = ({ name }) => name.startsWith('`');
    return line(
      title,
      timed.find(isOurs),
      timed.filter((row) => !isOurs(row)),
    );
  };
  const reached = solvers
    .filter(({ microseconds }) => microseconds !== undefined)
    .map((solver) => ({ ...solver, time: 1e3 * solver.microseconds }));
  const isOurs = ({ ours, exact }) => ours || exact;
  const rows = [
    ...HEADLINES.map(headline),
    line(
      `Ten seconds of tumbling to ${TARGET_ERROR}`,
      reached.find(isOurs),
      reached.filter((row) => !isOurs(row)),
    ),
  ];
  return `${table(['', 'rigid-body-lab', 'best other'], rows)}\n\nMeasured on ${machineLine(machine)}`;
}
