/** What the page shows, as code for a notebook's cell. */
import type { BenchBody } from './bench-body.js';
import { CELL_COLUMNS } from './bench-solid.js';
import { omegaOf } from './bench-throw.js';
import type { BenchThrow } from './bench-throw.js';

/** An import in lines that are not too long. */
function importLine(names: readonly string[], from: string, type = ''): string {
  const sorted = [...new Set(names)].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase()));
  const line = `import ${type}{ ${sorted.join(', ')} } from '${from}';`;
  if (line.length <= CELL_COLUMNS) return line;
  return `import ${type}{\n${sorted.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

/** Complete and runnable: it prints what the page shows. A rod turns as a body with three equal moments. */
export function benchCode({ code, moments }: BenchBody, given: BenchThrow): string {
  const isRod = moments[0] === 0;
  const omega = omegaOf(moments, given).join(', ');
  const functions = [...code.imports, 'freeRotation', 'freeRotationPeriod', 'principalAxes'];
  const second = (Math.PI / given.rate).toPrecision(3);
  return [
    ...(code.readsFile ? ["import { readFileSync } from 'node:fs';"] : []),
    importLine(functions, 'rigid-body-lab'),
    importLine([...code.types, 'FreeRotationOptions'], 'rigid-body-lab', 'type '),
    '',
    ...code.lines,
    'const { moments, axes } = principalAxes(body.inertia);',
    '',
    ...(isRod ? ['// A rod has no moment about itself; across it all axes are alike.'] : []),
    'const start: FreeRotationOptions = {',
    `  principalMoments: ${isRod ? '[moments[2], moments[2], moments[2]]' : 'moments'},`,
    `  omegaBody: [${omega}],`,
    '  orientation: [1, 0, 0, 0],',
    '};',
    'const motion = freeRotation(start);',
    '',
    "console.log('mass', body.mass, 'kg');",
    "console.log('centre of mass', body.com, 'm');",
    "console.log('inertia', body.inertia, 'kg m²');",
    "console.log('principal moments', moments, 'kg m²');",
    "console.log('principal axes, as columns', axes);",
    "console.log('period', freeRotationPeriod(start), 's');",
    `const { omegaBody } = motion(${second});`,
    `console.log('omega after ${second} s', omegaBody, 'rad/s');`,
    '',
  ].join('\n');
}
