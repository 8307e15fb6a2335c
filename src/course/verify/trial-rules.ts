/** Rules about the author's own functions, tried outside the sandbox. */
import { allDefined } from './loaded.js';
import { distinct } from './rule.js';
import type { Rule } from './rule.js';
import { safely } from '../judging/judge-check.js';
import { deepFrozen } from './sweep-trial.js';
import type { Trial } from './trial.js';

const NO_RECIPE = 'its judge holds a function and cannot be written down as data: see "Sealed" in exercises/README.md';

/** The tasks of an exercise, each with the ids of the misconceptions that its sweeps tell apart. */
function knownBySweeps({ info, definitions }: Trial): Set<string> {
  const taskOf = (name: string): number | undefined => info.rubric.find((row) => row.check === name)?.task;
  const known = allDefined(definitions).flatMap(({ kind, name, definition: { misconceptions = [] } }) =>
    kind === 'sweep' ? misconceptions.map(({ id }) => `${taskOf(name)} ${id}`) : [],
  );
  return new Set(known);
}

export const trialRules: readonly Rule<Trial>[] = [
  {
    name: 'inputs can be drawn, and nothing that is written as code throws',
    first: true,
    problems: ({ faults }) => faults,
  },
  {
    name: 'labels tell inputs apart',
    problems: ({ sweeps }) => sweeps.flatMap(({ labels }) => labels),
  },
  {
    name: 'the solution is right for 200 more inputs of each sweep, and for smaller ones',
    problems: ({ sweeps }) => sweeps.flatMap(({ unsolved }) => unsolved),
  },
  {
    name: 'a right answer never looks like a mistake',
    problems: (trial) => {
      const known = knownBySweeps(trial);
      const fixed = trial.plans.flatMap(({ plan }) =>
        plan.checks.flatMap(({ row, definition, inputs }) =>
          (definition.misconceptions ?? [])
            // What a sweep of the task tells apart may look right for the few numbers of a fixed check.
            .filter(({ id }) => !known.has(`${row.task} ${id}`))
            .filter((m) => {
              const wanted = definition.wanted?.(inputs);
              return safely(definition.judge, m.value(inputs), { wanted, inputs }).score === 1;
            })
            .map((m) => `checks.ts: ${row.check}: ${m.id} gives the right value on some variants`),
        ),
      );
      return [...distinct(fixed), ...trial.sweeps.flatMap(({ rightMisconceptions }) => rightMisconceptions)];
    },
  },
  {
    name: 'judges are pure',
    problems: ({ plans, values }) =>
      distinct(
        plans.flatMap(({ plan }, k) =>
          plan.checks.flatMap(({ row, definition, inputs }, i) => {
            const once = (): string => {
              const wanted = deepFrozen(definition.wanted?.(deepFrozen(inputs)));
              return JSON.stringify(definition.judge(deepFrozen(values[k][i]), { wanted, inputs }));
            };
            try {
              return once() === once() ? [] : [`${row.check}: judges the same value differently`];
            } catch (error) {
              return [`${row.check}: its judge or "wanted" changes what it is handed: ${String(error)}`];
            }
          }),
        ),
      ),
  },
  {
    name: 'every public check and sweep has a sealed form',
    problems: ({ definitions, sweeps }) => [
      ...allDefined(definitions).flatMap((one) =>
        one.kind === 'check' && !one.hidden && one.definition.judge.recipe === undefined
          ? [`${one.file}: ${one.name}: ${NO_RECIPE}`]
          : [],
      ),
      ...sweeps.filter(({ unsealed }) => unsealed).map(({ file, name }) => `${file}: ${name}: ${NO_RECIPE}`),
    ],
  },
];
