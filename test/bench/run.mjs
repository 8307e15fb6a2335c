// `npm run bench`: the library against C++, JavaScript engines and Python. `--quick` is for
// trying out: it writes nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { compiler, prepare } from './harness/requirements.mjs';

const quick = process.argv.includes('--quick');
const timing = quick ? { rounds: 1, milliseconds: 20, samples: 3 } : { rounds: 3, milliseconds: 50, samples: 5 };
const WANTED_ERROR = 1e-8;

prepare();
// Only now are the library and the competitors there to be imported.
const { checkAgreement, timeGroups, timeSolvers } = await import('./harness/measure.mjs');
const { measureAccuracy } = await import('./harness/accuracy.mjs');
const { drawn, workPrecisionFigure } = await import('./harness/picture.mjs');
const { fullReport, shortReport } = await import('./harness/report.mjs');
const prettier = await import('prettier');

const firstLine = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).split('\n')[0];
const machine = {
  processor: os.cpus()[0].model,
  node: `Node ${process.versions.node}`,
  compiler: `${firstLine(compiler.command, '--version')} ${compiler.options.slice(1).join(' ')}`,
  python: firstLine(
    process.env.PYTHON ?? 'python3',
    '-c',
    'import sys, numpy, scipy; print("Python", sys.version.split()[0], "numpy", numpy.__version__, "scipy", scipy.__version__)',
  ),
  load: os.loadavg(),
};
const checked = checkAgreement();
const accuracy = measureAccuracy();
const measured = {
  machine,
  groups: timeGroups(checked, timing),
  solvers: timeSolvers(WANTED_ERROR, timing),
  accuracy,
};

const report = fullReport(measured);
console.log(report);
if (!quick) await write();

async function write() {
  const results = new URL('./results/', import.meta.url);
  const pretty = async (url, text, parser) => prettier.format(text, { ...(await prettier.resolveConfig(url)), parser });
  const writePretty = async (url, text, parser) => {
    writeFileSync(url, await pretty(url, text, parser));
  };
  const figure = workPrecisionFigure(measured.solvers);
  await writePretty(new URL('results.json', results), JSON.stringify(compact(measured)), 'json');
  await writePretty(new URL('table.md', results), report, 'markdown');
  await writePretty(new URL('work-precision.json', results), JSON.stringify(figure), 'json');
  const { png, missing } = await drawn(figure);
  if (png) writeFileSync(new URL('work-precision.png', results), png);
  else console.log(`No picture: ${missing}.`);

  const readme = new URL('../../README.md', import.meta.url);
  const text = readFileSync(readme, 'utf8');
  const marked = /<!-- bench -->[\s\S]*<!-- \/bench -->/;
  if (!marked.test(text)) throw new Error('README.md has no place for the table: <!-- bench --> … <!-- /bench -->');
  const section = `<!-- bench -->\n\n${shortReport(measured)}\n\n<!-- /bench -->`;
  const formatted = await pretty(readme, section, 'markdown');
  writeFileSync(
    readme,
    text.replace(marked, () => formatted.trim()),
  );
}

/** Without what competitors.mjs says already, and with the digits that repeat. */
function compact(value) {
  return JSON.parse(
    JSON.stringify(value, (key, x) => {
      if (key === 'program' || key === 'ours' || key === 'exact' || key === 'reference') return undefined;
      return typeof x === 'number' ? Number(x.toPrecision(4)) : x;
    }),
  );
}
