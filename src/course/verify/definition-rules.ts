/** Rules about what the loaded files say, before anything of it is run. */
import { didYouMean } from '../judging/near-name.js';
import { askedNames, exportedNames } from '../judging/plan.js';
import { allDefined } from './loaded.js';
import type { Loaded } from './loaded.js';
import type { Rule } from './rule.js';

export const definitionRules: readonly Rule<Loaded>[] = [
  {
    name: 'every row of the rubric has a check, and every check a row',
    first: true,
    problems: ({ info, definitions }) => {
      const defined = allDefined(definitions);
      const names = (hidden: boolean): string[] => defined.filter((d) => d.hidden === hidden).map(({ name }) => name);
      return [
        ...defined
          .filter(({ name, hidden }) => !info.rubric.some((r) => r.check === name && (r.hidden === true) === hidden))
          .map(({ file, name, hidden }) => `${file}: ${name} has no ${hidden ? 'hidden ' : ''}row in the rubric`),
        ...info.rubric
          .filter((row) => !names(row.hidden === true).includes(row.check))
          .map(({ check, hidden = false }) => {
            const files = hidden ? 'hidden.ts' : 'checks.ts or sweeps.ts';
            return `exercise.json: the rubric's "${check}" is not defined in ${files}.${didYouMean(check, names(hidden))}`;
          }),
      ];
    },
  },
  {
    name: 'stub.ts exports every function that exercise.json asks for',
    first: true,
    problems: ({ info, exported }) =>
      askedNames(info)
        .filter((name) => !exported.includes(name))
        .map((name) => `exercise.json: stub.ts does not export ${name}.${didYouMean(name, exported)}`),
  },
  {
    name: 'every function is swept, in its own task',
    problems: ({ info, definitions }) => {
      const sweeps = allDefined(definitions).filter((one) => one.kind === 'sweep');
      const shown = sweeps.filter(({ hidden }) => !hidden);
      return [
        ...exportedNames(info)
          .filter((name) => !shown.some(({ definition }) => definition.of === name))
          .map((name) => `sweeps.ts: ${name} has no sweep`),
        ...sweeps.flatMap(({ file, name, definition: { of } }) => {
          const task = info.rubric.find((row) => row.check === name)?.task ?? 1;
          return info.tasks[task - 1].exports.includes(of)
            ? []
            : [
                `${file}: ${name} sweeps ${of}, which task ${task} does not ask for.${didYouMean(of, info.tasks[task - 1].exports)}`,
              ];
        }),
      ];
    },
  },
  {
    name: 'hidden checks have a hint',
    problems: ({ definitions }) =>
      allDefined(definitions).flatMap((one) =>
        one.kind === 'check' && one.hidden && !one.definition.hint ? [`hidden.ts: ${one.name} has no hint`] : [],
      ),
  },
];
