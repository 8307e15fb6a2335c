/** Rules about the files of an exercise's folder, which can be tried before anything is loaded. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../judging/near-name.js';
import { roundPoints } from '../judging/verdict.js';
import { importedNames, mistakesIn } from './folder.js';
import type { Folder } from './folder.js';
import type { Rule } from './rule.js';
import { hintRules } from './hint-rules.js';
import { statementRules } from './statement-rules.js';

/** The one shape of an exercise. */
const NEEDED: readonly string[] = [
  'exercise.json',
  'README.md',
  'hints.md',
  'stub.ts',
  'inputs.ts',
  'sweeps.ts',
  'checks.ts',
  'misconceptions.ts',
  'solution.ts',
];
const PICTURE: readonly string[] = ['picture.ts', 'picture.png'];

/** What the sources import of each other, directly or not, beginning with the files of the shape. */
function imported({ files, text }: Folder): Set<string> {
  const reached = new Set([...NEEDED, ...PICTURE, 'hidden.ts']);
  for (const name of reached) {
    const neighbours = [...text(name).matchAll(/(?:from|import)\s*\(?'\.\/([\w-]+)\.js'/g)].map(([, to]) => `${to}.ts`);
    neighbours.filter((to) => files.includes(to)).forEach((to) => reached.add(to));
  }
  return reached;
}

export const folderRules: readonly Rule<Folder>[] = [
  {
    name: 'the folder has the files of an exercise, and no others',
    first: true,
    problems: (folder) => {
      const { files, info } = folder;
      const known = imported(folder);
      const hidden = info.rubric.filter((row) => row.hidden).map((row) => row.check);
      const [drawn, picture] = PICTURE.map((name) => files.includes(name));
      return [
        ...NEEDED.filter((name) => !files.includes(name)).map((name) => `${name} is missing`),
        ...(hidden.length > 0 && !files.includes('hidden.ts')
          ? [`hidden.ts is missing: the rubric has the hidden ${hidden.join(', ')}`]
          : []),
        ...(mistakesIn(folder).length > 0 ? [] : ['mistakes/ is missing: known wrong solutions, a file each']),
        ...(drawn && !picture ? [`picture.png is missing: node lab exercises draw ${info.id}`] : []),
        ...(picture && !drawn ? ['picture.ts is missing: picture.png is drawn from it'] : []),
        ...files
          .filter((name) => !known.has(name) && !mistakesIn(folder).includes(name))
          .map((name) => `${name} is no file of an exercise, and nothing imports it`),
      ];
    },
  },
  {
    name: 'exercise.json names exercises, a notebook and functions that there are',
    problems: ({ info, course, text }) => {
      const others = course.exercises.map(({ id }) => id).filter((id) => id !== info.id);
      const notebook = path.join(course.root, 'notebooks', `${info.notebook}.ipynb`);
      const used = importedNames(text('stub.ts'), 'rigid-body-lab');
      return [
        ...info.prerequisites
          .filter((id) => !others.includes(id))
          .map((id) => `"prerequisites": there is no other exercise "${id}".${didYouMean(id, others)}`),
        ...(existsSync(notebook) || info.notebook.includes('TODO')
          ? []
          : [`"notebook": there is no notebooks/${info.notebook}.ipynb`]),
        ...info.imports
          .filter((name) => !used.includes(name))
          .map((name) => `"imports": stub.ts does not import ${name}, so nobody sees that it may be used`),
        ...used
          .filter((name) => !info.imports.includes(name))
          .map((name) => `"imports": stub.ts imports ${name}, which is not allowed here`),
      ];
    },
  },
  {
    name: 'the points of each task are the sum of its checks in exercise.json',
    problems: ({ info }) =>
      info.tasks.flatMap(({ points }, i) => {
        const sum = roundPoints(info.rubric.filter((row) => row.task === i + 1).reduce((s, row) => s + row.points, 0));
        return sum === points ? [] : [`exercise.json: task ${i + 1} has ${points} points, its checks ${sum}`];
      }),
  },
  ...statementRules,
  ...hintRules,
  {
    name: 'nothing is left to be written: only stub.ts says TODO',
    problems: ({ files, text }) =>
      files
        .filter((name) => name !== 'stub.ts' && !name.endsWith('.png'))
        .flatMap((name) =>
          text(name)
            .split('\n')
            .flatMap((line, i) => (line.includes('TODO') ? [`${name}:${i + 1}: ${line.trim()}`] : [])),
        ),
  },
];
