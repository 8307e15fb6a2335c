// What a run has found: a table, and everything that is not as it should be.
import { readFileSync } from 'node:fs';
import { described, exerciseOf } from './mutants.mjs';

const WANTED_PERCENT = 95;

const keyOf = ({ exercise, mutator, line, original, replacement }) =>
  JSON.stringify([exercise, mutator, line, original, replacement]);

const shown = ({ exercise, mutator, line, original, replacement }) =>
  `  ${exercise}, ${mutator}: ${line}\n    ${original}\n    -> ${replacement}`;

/** `listed` are the survivors that are known to be equivalent, each with its proof. */
export function judge(mutants, listed) {
  const undecided = mutants.filter(({ status }) => status !== 'Killed' && status !== 'Survived');
  const exercises = [...new Set(mutants.map(({ fileName }) => exerciseOf(fileName)))].sort();
  const rows = exercises.map((exercise) => {
    const own = mutants.filter(({ fileName }) => exerciseOf(fileName) === exercise);
    const [killed, survived] = ['Killed', 'Survived'].map((one) => own.filter(({ status }) => status === one).length);
    return { exercise, mutants: own.length, killed, survived, percent: (100 * killed) / own.length };
  });
  const survivors = mutants
    .filter(({ status }) => status === 'Survived')
    .map((mutant) => described(readFileSync(mutant.fileName, 'utf8'), mutant));
  const lacking = (list, others) => {
    const keys = new Set(others.map(keyOf));
    return list.filter((survivor) => !keys.has(keyOf(survivor)));
  };
  const findings = [
    ['Not judged', undecided.map((m) => `  ${exerciseOf(m.fileName)}, ${m.status}: ${m.statusReason}`)],
    [
      `Fewer than ${WANTED_PERCENT} % killed`,
      rows.filter(({ percent }) => percent < WANTED_PERCENT).map(({ exercise }) => `  ${exercise}`),
    ],
    ['Survivors that are not in survivors.json', lacking(survivors, listed).map(shown)],
    ['In survivors.json, but no survivors', lacking(listed, survivors).map(shown)],
  ];
  return {
    table: tableOf(rows),
    problems: findings.filter(([, items]) => items.length > 0).map(([title, items]) => [title, ...items].join('\n')),
  };
}

function tableOf(rows) {
  const width = Math.max(...rows.map(({ exercise }) => exercise.length));
  const line = (exercise, ...numbers) => [exercise.padEnd(width), ...numbers.map((n) => n.padStart(8))].join('  ');
  return [
    line('exercise', 'mutants', 'killed', 'survived', '%'),
    ...rows.map(({ exercise, mutants, killed, survived, percent }) =>
      line(exercise, String(mutants), String(killed), String(survived), percent.toFixed(1)),
    ),
  ].join('\n');
}
