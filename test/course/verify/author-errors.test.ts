import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseWith, ID, problemsBeforeRunning } from './support.js';
import type { Edits } from './support.js';

/** A change that an author could make by mistake, and everything that is said. */
const mistakes: readonly (readonly [string, Edits, readonly (string | RegExp)[]])[] = [
  ['nothing', {}, []],
  [
    'no stub',
    { 'stub.ts': null },
    ['stub.ts is missing', /stub\.ts does not import dot/, /stub\.ts does not import norm/],
  ],
  ['no checks', { 'checks.ts': null }, ['checks.ts is missing']],
  ['no solution', { 'solution.ts': null }, ['solution.ts is missing']],
  ['no hidden checks', { 'hidden.ts': null }, ['hidden.ts is missing: the rubric has the hidden twice-as-fast']],
  [
    'no picture',
    { 'picture.png': null },
    [`picture.png is missing: node lab exercises draw ${ID}`, /README\.md links picture\.png/],
  ],
  ['a stray file', { 'notes.txt': 'later' }, ['notes.txt is no file of an exercise, and nothing imports it']],
  [
    'a neighbour that is imported',
    {
      'more.ts': 'export const unit = "J";',
      'checks.ts': [['import { sweeps }', "import './more.js';\nimport { sweeps }"]],
    },
    [],
  ],
  [
    'an unknown prerequisite',
    { 'exercise.json': [['"prerequisites": []', '"prerequisites": ["05-inertia"]']] },
    ['"prerequisites": there is no other exercise "05-inertia".'],
  ],
  [
    'an unknown notebook',
    { 'exercise.json': [['20-energy', '20-enrgy']] },
    ['"notebook": there is no notebooks/20-enrgy.ipynb'],
  ],
  [
    'an import that the stub does not show',
    { 'exercise.json': [['"norm"]', '"norm", "cross"]']] },
    ['"imports": stub.ts does not import cross, so nobody sees that it may be used'],
  ],
  [
    'an import that is not allowed',
    { 'exercise.json': [['"dot", "norm"', '"dot"']] },
    ['"imports": stub.ts imports norm, which is not allowed here'],
  ],
  [
    'an import that the library lacks',
    { 'exercise.json': [['"norm"', '"nrm"']], 'stub.ts': [['norm }', 'nrm }']] },
    [/^exercise\.json: "imports": .*nrm/],
  ],
  [
    'points that do not add up',
    { 'exercise.json': [['"points": 2, "hidden"', '"points": 3, "hidden"']] },
    [
      'exercise.json: task 1 has 4 points, its checks 5',
      /^README\.md should say under "## Rubric": 5 points\./,
      /row of task 1 should begin \| 1 \| 4 \| 2 \(2 points\) \| 1 \(3 points\) \|$/,
    ],
  ],
  [
    'a check that nobody defines',
    { 'exercise.json': [['"check": "energy"', '"check": "enrgy"']] },
    [
      'checks.ts: energy has no row in the rubric',
      `exercise.json: the rubric's "enrgy" is not defined in checks.ts or sweeps.ts. Did you mean energy?`,
    ],
  ],
  [
    'an export that the stub lacks',
    { 'exercise.json': [['"pointEnergy"', '"pointEnergie"']] },
    [
      /README\.md: task 1 does not say `pointEnergie\(…\)`/,
      'exercise.json: stub.ts does not export pointEnergie. Did you mean pointEnergy?',
      'sweeps.ts: pointEnergie has no sweep',
      /any-energy sweeps pointEnergy, which task 1 does not ask for\. Did you mean pointEnergie\?/,
    ],
  ],
  [
    'a sweep of something else',
    { 'sweeps.ts': [["of: 'pointEnergy'", "of: 'energy'"]] },
    ['sweeps.ts: pointEnergy has no sweep', 'sweeps.ts: any-energy sweeps energy, which task 1 does not ask for.'],
  ],
  [
    'sweeps that are left out',
    { 'checks.ts': [['  sweeps,\n', '']] },
    [/^checks\.ts leaves out the sweeps of sweeps\.ts/],
  ],
  [
    'a judge of another name',
    { 'checks.ts': [["judge: close({ unit: 'J' })", "judge: closeTo({ unit: 'J' })"]] },
    [/^checks\.ts:\d+: closeTo is not defined$/],
  ],
  [
    'no judge',
    { 'checks.ts': [["      judge: close({ unit: 'J' }),\n", '']] },
    ['checks.ts: "checks.energy.judge" is missing: expected a judge, such as close().'],
  ],
  [
    'a field of another name',
    { 'checks.ts': [['wanted: energyOf', 'wantd: energyOf']] },
    ['checks.ts: there is no field "checks.energy.wantd". Did you mean wanted?'],
  ],
  [
    'no checks in the file',
    { 'checks.ts': [['export const checks', 'export const check']] },
    ['checks.ts lacks "export const checks = defineChecks(…)"'],
  ],
  [
    'a file that is not there',
    { 'checks.ts': [['./inputs.js', './input.js']] },
    [/^checks\.ts:2: Could not resolve "\.\/input\.js"$/],
  ],
  ['a syntax error', { 'solution.ts': 'export function pointEnergy( {' }, [/^solution\.ts:1: /]],
  [
    'a solution that imports the answer',
    { 'solution.ts': [['dot }', 'kineticEnergy as dot }']] },
    [/^solution\.ts is refused as a submission: "kineticEnergy" cannot be imported/],
  ],
  [
    'a draw that throws',
    { 'inputs.ts': [['variant.number(1.5, 4)', 'variant.list(3)']] },
    [
      /^checks\.ts: energy: drawing its inputs throws at inputs\.ts:\d+: variant\.list is not a function$/,
      /^hidden\.ts: twice-as-fast: drawing its inputs throws/,
    ],
  ],
  [
    'a function among the inputs',
    { 'inputs.ts': [['return { mass', 'return { f: Math.sin, mass']] },
    [/^checks\.ts: energy: .* inputs of a check are plain data: a function belongs into the probe$/, /^hidden\.ts: /],
  ],
  [
    'a wanted that throws',
    { 'checks.ts': [['wanted: energyOf', 'wanted: (inputs) => energyOf(inputs.point)']] },
    [/^checks\.ts: energy: its "wanted" throws at inputs\.ts:\d+: .*, for the inputs \{"mass":.*\}$/],
  ],
  [
    'a judge that throws',
    { 'checks.ts': [["judge: close({ unit: 'J' })", 'judge: (got) => got.missing.score']] },
    [/^checks\.ts: energy: its judge throws at checks\.ts:\d+: .*reading 'score'.*, for the inputs \{/],
  ],
  [
    'a misconception that throws',
    { 'misconceptions.ts': [['2 * energyOf(inputs)', 'inputs.masses[0]']] },
    [/^checks\.ts: energy: "value" of half-missing throws at misconceptions\.ts:\d+: /],
  ],
  [
    'a label that throws',
    { 'sweeps.ts': [['velocity.filter((v)', 'velocities.filter((v)']] },
    [
      /^sweeps\.ts: any-energy: its label "whenever the point moves along more than one axis" throws at sweeps\.ts:\d+: velocities is not defined, for the inputs \{/,
    ],
  ],
  [
    'a probe that uses its module',
    { 'checks.ts': [['=> pointEnergy(mass, velocity)', '=> pointEnergy(mass, draw(velocity))']] },
    [
      'checks.ts: energy: its probe throws: draw is not defined. A probe is sent as text, and knows only its arguments: write what it needs inside it, or put the value into the inputs.',
    ],
  ],
  [
    'a call that uses its module',
    { 'sweeps.ts': [['=> pointEnergy(mass, velocity)', '=> pointEnergy(mass, energyOf(velocity))']] },
    [/^sweeps\.ts: any-energy: its call throws: energyOf is not defined\. A call is sent as text/],
  ],
  [
    'a domain that refuses nearly everything',
    {
      'inputs.ts': [
        ['mass: numberIn(0.1, 20),', 'mass: derived(numberIn(0.1, 20), (m) => (m > 20 ? m : undefined)),'],
        ['{ numberIn', '{ derived, numberIn'],
      ],
    },
    [
      /^sweeps\.ts: any-energy: drawing its inputs throws: the domain refuses \d+ of \d+ draws$/,
      /^sweeps\.ts: any-energy: the domain refuses its corner/,
    ],
  ],
  [
    'a draw that never ends',
    {
      'inputs.ts': [
        [
          'mass: numberIn(0.1, 20),',
          'mass: { ...numberIn(0.1, 20), draw: (random) => { let m = 0; while (m < 30) m = 20 * random(); return m; } },',
        ],
      ],
    },
    [
      /^sweeps\.ts: any-energy: "draw" or "build" of its domain throws at inputs\.ts:\d+: one draw of the domain takes more than 100000 random numbers, for the inputs /,
      /drawing its inputs throws at inputs\.ts:\d+: one draw/,
    ],
  ],
  [
    'a domain that throws',
    {
      'inputs.ts': [
        ['mass: numberIn(0.1, 20),', 'mass: derived(numberIn(0.1, 20), (m) => m.kg.value),'],
        ['{ numberIn', '{ derived, numberIn'],
      ],
    },
    [
      /^sweeps\.ts: any-energy: "draw" or "build" of its domain throws at inputs\.ts:\d+: /,
      /drawing its inputs throws/,
    ],
  ],
  [
    'a corner that is not allowed',
    {
      'sweeps.ts': [['velocity: [3, -3, 0]', 'velocity: [3, -3, 0], mass: -1']],
      'inputs.ts': [
        ['mass: numberIn(0.1, 20),', 'mass: derived(numberIn(0.1, 20), (m) => (m > 0 ? m : undefined)),'],
        ['{ numberIn', '{ derived, numberIn'],
      ],
    },
    ['sweeps.ts: any-energy: the domain refuses its corner {"velocity":[3,-3,0],"mass":-1} in each of 50 draws'],
  ],
  [
    'a label that is never true',
    { 'sweeps.ts': [['> 1,', '> 3,']] },
    [
      'sweeps.ts: any-energy: the label "whenever the point moves along more than one axis" is true for none of 201 draws: give it a corner',
    ],
  ],
  [
    'a label that is always true',
    { 'sweeps.ts': [['> 1,', '>= 0,']] },
    [/is true for every draw, and so tells nothing$/],
  ],
  [
    'a domain beyond the solution',
    { 'solution.ts': [['return (mass', 'if (mass > 15) return 0;\n  return (mass']] },
    [
      /^sweeps\.ts: any-energy: the solution is wrong for \d+ of 201 drawn inputs, for instance \{"mass":.*\}: got 0, wanted /,
      /^sweeps\.ts: any-energy: the solution is wrong for \d+ of \d+ inputs that were made smaller/,
    ],
  ],
  [
    'a solution that throws for some',
    { 'solution.ts': [['return (mass', 'if (mass > 15) throw new Error("too heavy");\n  return (mass']] },
    [/for instance .*: it throws too heavy$/, /it throws too heavy$/],
  ],
  [
    'a misconception that is right',
    { 'misconceptions.ts': [['2 * energyOf(inputs)', 'energyOf(inputs)']] },
    ['sweeps.ts: any-energy: half-missing gives the right value, or none, for each of 201 draws'],
  ],
  [
    'a misconception that is right, and that no sweep knows',
    {
      'checks.ts': [
        [
          'misconceptions: [halfMissing,',
          "misconceptions: [{ id: 'no-mistake', says: 'This is right.', value: energyOf }, halfMissing,",
        ],
      ],
    },
    ['checks.ts: energy: no-mistake gives the right value on some variants'],
  ],
  [
    'a judge with a memory',
    {
      'checks.ts': [
        [
          "judge: close({ unit: 'J' })",
          'judge: Object.assign(() => ({ score: 1, error: (globalThis.calls = (globalThis.calls ?? 0) + 1) }), { recipe: {} })',
        ],
        ['misconceptions: [halfMissing, speedNotSquared, componentsAdded],', ''],
      ],
    },
    ['energy: judges the same value differently'],
  ],
  [
    "a judge of the author's own",
    {
      'checks.ts': [["judge: close({ unit: 'J' })", 'judge: (got, context) => close()(got, context)']],
      'sweeps.ts': [["() => close({ unit: 'J' })", '() => (got, context) => close()(got, context)']],
    },
    [
      /^checks\.ts: energy: its judge holds a function and cannot be written down as data/,
      /^sweeps\.ts: any-energy: its judge holds a function/,
    ],
  ],
  [
    'judges that answer true or false',
    { 'hidden.ts': [[/judge: close\(.*\),/, 'judge: (got) => got > 0,']] },
    [/^hidden\.ts: twice-as-fast: its judge throws: it gave false: expected \{ score, … \} with a score from 0 to 1/],
  ],
  [
    'a field of a corner that no domain reads',
    { 'sweeps.ts': [['{ velocity: [3, -3, 0] }', '{ velocty: [3, -3, 0] }, { mass: 2 }']] },
    [
      'sweeps.ts: any-energy: its corners have the field velocty, which its domain does not read. Did you mean velocity?',
    ],
  ],
  [
    'a sweep of a function of another task',
    { 'sweeps.ts': [["of: 'pointEnergy'", "of: 'pointEnergies'"]] },
    [
      /^sweeps\.ts: pointEnergy has no sweep/,
      /^sweeps\.ts: any-energy sweeps pointEnergies, which task 1 does not ask for/,
    ],
  ],
  ['hidden checks without a hint', { 'hidden.ts': [[/ {6}hint: .*\n/, '']] }, ['hidden.ts: twice-as-fast has no hint']],
  [
    'a first hint that asks nothing',
    { 'hints.md': [[/^- .*$/m, '- Think of the half.']] },
    ['hints.md: the first hint of task 1 does not end with "?"'],
  ],
  [
    'hints with Markdown, code in the first and none in the third',
    {
      'hints.md': [
        [/^- .*$/m, '- Is it `m * v`?'],
        [/^- Energy the.*$/m, '- The *square* counts, not the square of m_1.'],
        [/^- Energy a smaller.*$/m, '- A point of `m`.'],
      ],
    },
    [
      'hints.md: task 1: the terminal shows Markdown as it is written: The *square* counts, not the square of m_1.',
      'hints.md: the first hint of task 1 has code: m * v',
      'hints.md: the third hint of task 1 does not end with "?"',
      'hints.md: the third hint of task 1 has no code with a number, such as `(2 * 3 ** 2) / 2`',
    ],
  ],
  [
    'no lines to order',
    {
      'hints.md': [[/^- Which of[^]*/m, '']],
      'solution.ts': [
        [
          'return (mass * dot(velocity, velocity)) / 2;',
          'const a = dot(velocity, velocity);\n  const b = mass / 2;\n\n  // Both.\n  return a * b;',
        ],
      ],
    },
    [
      'hints.md: tasks whose last hint has lines to order: 0, at least 1',
      'hints.md: task 1: its last hint has no lines to order, and pointEnergy has 3 lines in solution.ts',
    ],
  ],
  [
    'a hint that is a line of the solution in other words',
    { 'hints.md': [[/^- Energy the.*$/m, '- Is it `const e = (m*dot(v, v)) / 2;`, or `(m * dot(v, v)) / 3`?']] },
    ["hints.md: task 1: const e = (m*dot(v, v)) / 2 is the solution's return (mass * dot(velocity, velocity)) / 2;"],
  ],
  [
    'lines to order of another shape',
    { 'hints.md': [['export function', 'function']] },
    [
      'hints.md: task 1: its block has no "export function …" with a "}" that closes it',
      'hints.md: task 1: its block has fewer than two lines that belong',
      'hints.md: task 1: its block has no line that ends with "// not: <id of a misconception>"',
    ],
  ],
  [
    'more lines than can be ordered, and some that are none',
    {
      'hints.md': [
        [
          /^ {4}const square = norm.*$/m,
          [
            '    const square = norm(velocity); // not: half-missing',
            ...[1, 2, 3].map((n) => `    const x${n} = 0;`),
            '    const x1 = 0;',
            '    if (mass > 0)',
          ].join('\n'),
        ],
      ],
    },
    [
      'hints.md: task 1: its block has 9 lines of at most 7',
      'hints.md: task 1: its block has two lines for half-missing',
      'hints.md: task 1: its block has twice const x1 = 0;',
      'hints.md: task 1: a line is one whole statement, and this is none: if (mass > 0)',
    ],
  ],
  [
    'a line that does not belong above all that do',
    { 'hints.md': [['const square = dot', 'return 0; // not: nothing\n    const square = dot']] },
    ['hints.md: task 1: the line that does not belong stands below the one in whose place it is'],
  ],
  [
    'a heading and hints that are missing',
    {
      'README.md': [['## 1. Kinetic energy of a point', '## 1. Energy']],
      'hints.md': '# Hints\n\n## 1. Kinetic energy of a point\n\n- One?\n',
    },
    [
      'README.md has no heading "## 1. Kinetic energy of a point"',
      'hints.md: task 1 has fewer than three hints',
      'hints.md: tasks whose last hint has lines to order: 0, at least 1',
    ],
  ],
  ['no rubric', { 'README.md': [['## Rubric', '## Points']] }, ['README.md has no "## Rubric"']],
];

describe('what an author gets wrong is told by file and check, in one line', () => {
  it.each(mistakes)('%s', async (_name, edits, said) => {
    const { root, remove } = courseWith(edits);
    try {
      const found = await problemsBeforeRunning(root);
      expect(found).toEqual(
        said.map((one) => (typeof one === 'string' ? one : (expect.stringMatching(one) as string))),
      );
      expect(found.filter((problem) => problem.includes('\n'))).toEqual([]);
    } finally {
      remove();
    }
  });
});

describe('an overlay', () => {
  const overlaid = async (change: (text: string) => string): Promise<string[]> => {
    const { root, remove } = courseWith();
    try {
      const folder = path.join(root, 'private');
      mkdirSync(path.join(folder, ID), { recursive: true });
      const own = readFileSync(path.join(root, 'exercises', ID, 'hidden.ts'), 'utf8');
      writeFileSync(path.join(folder, ID, 'hidden.ts'), change(own));
      return await problemsBeforeRunning(root, folder);
    } finally {
      remove();
    }
  };

  it('is written as hidden.ts is, and brings its rows of the rubric', async () => {
    const rows = "\nexport const rubric = [{ check: 'twice-as-fast', task: 1, points: 2 }];\n";
    expect(await overlaid((text) => text + rows)).toEqual([]);
  });

  it('comes on top: what exercise.json counts are its own checks', async () => {
    const { root, remove } = courseWith({
      'exercise.json': [
        [/,\s*\{ "check": "twice-as-fast".*\}/, ''],
        ['"points": 4', '"points": 2'],
      ],
      'README.md': [
        [
          /\*?\*?4 points.*?; the other 2/s,
          '2 points. `node lab check 20-point-energy` runs the public checks and counts their 2 points',
        ],
        [/\| 1 +\| +4 .*/, '| 1 | 2 | 2 (2 points): a value, any point | |'],
      ],
      'hidden.ts': null,
    });
    try {
      expect(await problemsBeforeRunning(root)).toEqual([]);
    } finally {
      remove();
    }
  });

  it('is told what is wrong with its rows', async () => {
    const rows = "\nexport const rubric = [{ check: 'twice', task: 2, points: 2 }, { check: 'a' }];\n";
    expect(await overlaid((text) => text + rows)).toEqual([
      'hidden.ts: "rubric[1].task" is missing: expected a whole number from 1.',
      'hidden.ts: "rubric[1].points" is missing: expected a number from 0.',
    ]);
    expect(await overlaid((text) => text)).toEqual(['hidden.ts: twice-as-fast has no hidden row in the rubric']);
  });
});
