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

/** The fastest of ours has to meet the target; the closed form is one of ours. */
function solverTable(solvers) {
  const { microseconds: reference } = solvers.find((solver) => solver.reference);
  const ours = solvers.filter((s) => (s.ours || s.exact) && s.microseconds !== undefined);
  const best = Math.min(...ours.map((s) => s.microseconds));
  const rows = solvers.map(({ name, microseconds, points }) => {
    const error = small(Math.min(...points.map((point) => point.error)));
    if (microseconds === undefined) return [name, 'not reached', '', error, ''];
    const faster = reference / microseconds;
    return [
      name,
      digits(microseconds),
      times(faster),
      error,
      microseconds === best ? verdict({ met: faster >= 100 }) : '',
    ];
  });
  const head = ['', `µs to ${TARGET_ERROR}`, 'faster than DOP853', 'least error seen', 'T4: ≥ 100×'];
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

/** One line per job, for README: of ours the rows that have a target. */
export function shortReport({ machine, groups, solvers }) {
  const isOurs = ({ name }) => name.startsWith('`');
  const entry = ({ name, ratio }) => `${name} ${times(ratio)}`;
  const line = ({ title, unit, rows: [reference, ...rows] }) => [
    title,
    `${reference.name} ${duration(reference.median)}${unit.replace('ns', '')}`,
    rows
      .filter((row) => isOurs(row) && row.target)
      .map(entry)
      .join('<br>'),
    rows
      .filter((row) => !isOurs(row))
      .map(entry)
      .join('<br>'),
  ];
  const reached = solvers.filter(({ microseconds }) => microseconds !== undefined);
  const solver = ({ name, microseconds }) => `${name} ${duration(1e3 * microseconds)}`;
  const [reference] = reached.filter((s) => s.reference);
  const ours = reached.filter((s) => s.ours || s.exact);
  const others = reached.filter((s) => !s.ours && !s.exact && !s.reference);
  const rows = [
    ...groups.map(line),
    [
      `Ten seconds of tumbling to ${TARGET_ERROR}`,
      solver(reference),
      ours.map(solver).join('<br>'),
      others.map(solver).join('<br>'),
    ],
  ];
  return `${table(['', 'reference', 'rigid-body-lab', 'others'], rows)}\n\nMeasured on ${machineLine(machine)}`;
}
