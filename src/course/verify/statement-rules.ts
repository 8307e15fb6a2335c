/** Rules about what a student reads: the statement, its rubric and the hints. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RubricRow } from '../judging/exercise.js';
import { ladders, taskHeadings } from '../judging/ladder.js';
import { roundPoints } from '../judging/verdict.js';
import type { Folder } from './folder.js';
import type { Rule } from './rule.js';

const pointsOf = (rows: readonly RubricRow[]): number => roundPoints(rows.reduce((sum, row) => sum + row.points, 0));

/** "2 (3 points)": how a cell of the rubric counts checks; nothing where there are none. */
const counted = (rows: readonly RubricRow[]): string => {
  const points = pointsOf(rows);
  return rows.length === 0 ? '' : `${rows.length} (${points} ${points === 1 ? 'point' : 'points'})`;
};

/** The cells of the rubric's row of each task. */
function rubricRows(markdown: string): Map<string, string[]> {
  const rubric = markdown.split(/^## Rubric$/m).at(1) ?? '';
  const rows = [...rubric.matchAll(/^\|(.*)\|$/gm)].map(([, row]) => row.split('|').map((cell) => cell.trim()));
  return new Map(rows.map(([task, ...cells]) => [task, cells]));
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

export const statementRules: readonly Rule<Folder>[] = [
  {
    name: 'every task has a heading in README.md and hints that climb',
    problems: ({ info, text }) => {
      const hints = ladders(text('hints.md'));
      const [statement, ladder] = ['README.md', 'hints.md'].map((name) => taskHeadings(text(name)));
      return info.tasks.flatMap(({ title }, i) => [
        ...(statement[i] === title ? [] : [`README.md has no heading "## ${i + 1}. ${title}"`]),
        ...(ladder[i] === title ? [] : [`hints.md has no heading "## ${i + 1}. ${title}"`]),
        ...((hints[i] ?? []).filter(({ text: hint }) => hint !== '').length >= 3
          ? []
          : [`hints.md: task ${i + 1} has fewer than three hints`]),
      ]);
    },
  },
  {
    name: 'README.md names each function under its task, and links what there is',
    problems: ({ info, text, file }) => {
      const sections = text('README.md').split(/^## \d+\. .*$/m);
      const links = [...text('README.md').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target]) => target);
      return [
        ...info.tasks.flatMap(({ exports }, i) =>
          exports
            .filter((name) => !(sections.at(i + 1) ?? '').includes(`\`${name}(`))
            .map((name) => `README.md: task ${i + 1} does not say \`${name}(…)\``),
        ),
        ...links
          .filter((to) => !to.includes('TODO') && !existsSync(path.join(path.dirname(file('README.md')), to)))
          .map((to) => `README.md links ${to}, which is not there`),
      ];
    },
  },
  {
    name: 'README.md ends with a rubric that promises what exercise.json counts',
    problems: ({ info, text }) => {
      const statement = text('README.md');
      if (!/^## Rubric$/m.test(statement)) return ['README.md has no "## Rubric"'];
      const [shown, hidden] = [false, true].map((kind) => info.rubric.filter((row) => (row.hidden === true) === kind));
      const sum =
        `${pointsOf(info.rubric)} points. \`node lab check ${info.id}\` runs the public checks and counts their ` +
        `${pointsOf(shown)} points`;
      const rest = hidden.length > 0 ? `; the other ${pointsOf(hidden)}` : '';
      const rows = rubricRows(statement);
      return [
        ...(squeezed(statement).includes(sum + rest) ? [] : [`README.md should say under "## Rubric": ${sum}${rest}`]),
        ...info.tasks.flatMap(({ points }, i) => {
          const [worth, ...cells] = rows.get(String(i + 1)) ?? [];
          const wanted = [shown, hidden].map((list) => counted(list.filter((row) => row.task === i + 1)));
          const holds = Number(worth) === points && wanted.every((cell, k) => (cells.at(k) ?? '').startsWith(cell));
          const row = `| ${i + 1} | ${points} | ${wanted.map((cell) => cell || '…').join(' | ')} |`;
          return holds ? [] : [`README.md: the rubric's row of task ${i + 1} should begin ${row}`];
        }),
      ];
    },
  },
];
