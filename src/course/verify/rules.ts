/** The author's gate as a list of rules. Each looks at the evidence and returns one line per problem. */
import { taskHeadings, ladders } from '../disk/hints.js';
import { safely } from '../judging/judge-check.js';
import type { Judge } from '../judging/judgement.js';
import { exportedNames } from '../judging/plan.js';
import { roundPoints } from '../judging/verdict.js';
import type { CheckResult } from '../judging/verdict.js';
import type { Attempt, Evidence, MistakeEvidence } from './evidence.js';

export interface Rule {
  name: string;
  problems: (evidence: Evidence) => string[];
}

const maxScore = ({ info }: Evidence): number => roundPoints(info.rubric.reduce((sum, row) => sum + row.points, 0));

/** The mistakes that run: one that is refused at intake fails no check in particular. */
const running = ({ mistakes }: Evidence): MistakeEvidence[] => mistakes.filter((m) => m.refused === undefined);

/** What a mistake looks like from outside: status and diagnosis of each check. */
const face = ({ results }: Attempt): string =>
  results.map((r) => `${r.check} ${r.status} ${r.diagnosis?.id ?? ''}`).join('; ');

const statusOf = ({ status, diagnosis }: CheckResult): string => `${status} ${diagnosis?.id ?? ''}`;

/** A text without its layout. */
const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

/** Neighbouring lines in pairs: one line may be alike by chance, two in a row are copied. */
function pairsOfLines(text: string): string[] {
  const lines = text
    .split('\n')
    .filter((line) => line.trim().length > 5 && !/^\s*(import|export|type|\*|\/)/.test(line));
  return lines.slice(1).map((line, i) => squeezed(`${lines[i]} ${line}`).trim());
}

/** Freezes a value through and through, so that a judge that changes it throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

export const rules: readonly Rule[] = [
  {
    name: 'the rubric adds up, and every row of it has a check',
    problems: ({ info, definitions }) => {
      const sets = { public: definitions.checks, hidden: definitions.hidden };
      const sums = info.tasks.flatMap((task, i) => {
        const sum = info.rubric.filter((row) => row.task === i + 1).reduce((s, row) => s + row.points, 0);
        return roundPoints(sum) === task.points ? [] : [`task ${i + 1} has ${task.points} points, its checks ${sum}`];
      });
      const named = new Set(info.rubric.map((row) => row.check));
      const defined = [
        ...Object.keys(sets.public.checks),
        ...Object.keys(sets.public.sweeps ?? {}),
        ...Object.keys(sets.hidden?.checks ?? {}),
      ];
      return [
        ...sums,
        ...(named.size === info.rubric.length ? [] : ['a check stands twice in the rubric']),
        ...defined.filter((check) => !named.has(check)).map((check) => `${check} is not in the rubric`),
        ...[...named].filter((check) => !defined.includes(check)).map((check) => `${check} is defined nowhere`),
      ];
    },
  },
  {
    name: 'every task has a heading in README.md and hints that climb',
    problems: ({ info, text }) => {
      const hints = ladders(text('hints.md'));
      const [statement, ladder] = ['README.md', 'hints.md'].map((name) => taskHeadings(text(name)));
      return info.tasks.flatMap(({ title }, i) => [
        ...(statement[i] === title ? [] : [`README.md has no heading "## ${i + 1}. ${title}"`]),
        ...(ladder[i] === title ? [] : [`hints.md has no heading "## ${i + 1}. ${title}"`]),
        ...((hints[i] ?? []).filter(Boolean).length >= 2 ? [] : [`task ${i + 1} has fewer than two hints`]),
      ]);
    },
  },
  {
    name: 'hidden checks have a hint, the statement a rubric',
    problems: ({ definitions, text }) => [
      ...Object.entries(definitions.hidden?.checks ?? {})
        .filter(([, check]) => !check.hint)
        .map(([name]) => `${name} has no hint`),
      ...(/^## Rubric$/m.test(text('README.md')) ? [] : ['README.md has no "## Rubric"']),
    ],
  },
  {
    name: 'the stub compiles, says TODO and scores 0',
    problems: ({ stub, text }) => [
      ...(stub ? [] : ['it does not compile']),
      ...(text('stub.ts').includes('TODO') ? [] : ['it has no TODO']),
      ...(stub?.results ?? [])
        .filter((r) => r.status !== 'error' || !r.thrown?.message.startsWith('not implemented'))
        .map((r) => `${r.check}: ${r.status}, it should throw "not implemented"`),
    ],
  },
  {
    name: 'the solution has full marks on every seed, in both engines',
    problems: (evidence) => {
      const { sandbox, here } = evidence.solution;
      const all = [...sandbox.map((a) => ({ ...a, engine: 'QuickJS' })), ...here.map((a) => ({ ...a, engine: 'V8' }))];
      return [
        ...(sandbox.length > 0 ? [] : ['it does not compile']),
        ...all
          .filter((a) => a.results.some((r) => r.status !== 'pass'))
          .map((a) => {
            const failed = a.results
              .filter((r) => r.status !== 'pass')
              .map((r) => `${r.check} ${r.message ?? r.status}`);
            return `${a.seed} in ${a.engine}: ${a.score} of ${maxScore(evidence)} (${failed.join(', ')})`;
          }),
      ];
    },
  },
  {
    name: 'each mistake gets its declared score and diagnosis, on every seed',
    problems: ({ mistakes }) =>
      mistakes.flatMap(({ name, declared, refused, attempts }) => {
        if (!declared) return [`${name} declares nothing`];
        if (refused !== undefined) {
          return declared.score === 0 ? [] : [`${name} is refused (${refused}), but declares ${declared.score} points`];
        }
        const [first] = attempts;
        return attempts.flatMap(({ seed, swept, score, results }) => {
          if (!swept) {
            const moved = results.filter(
              (r) => statusOf(r) !== statusOf(first.results.find((f) => f.check === r.check)!),
            );
            return moved.map((r) => `${name} on ${seed}: ${r.check} ${statusOf(r)}, elsewhere not`);
          }
          const ids = new Set(results.map((r) => r.diagnosis?.id).filter((id) => id !== undefined));
          const told = [...ids].join(', ') || null;
          return [
            ...(score === declared.score ? [] : [`${name} on ${seed}: ${score} points, declared ${declared.score}`]),
            ...(told === declared.diagnosis
              ? []
              : [`${name} on ${seed}: told ${told}, declared ${declared.diagnosis}`]),
          ];
        });
      }),
  },
  {
    name: 'at least four mistakes, and one that asks the library for the answer and scores 0',
    problems: ({ mistakes }) => [
      ...(mistakes.length >= 4 ? [] : [`there are ${mistakes.length}`]),
      ...(mistakes.some((m) => m.refused?.includes('cannot be imported')) ? [] : ['no mistake imports the answer']),
    ],
  },
  {
    name: 'each check is failed by a mistake',
    problems: (evidence) =>
      evidence.info.rubric
        .map((row) => row.check)
        .filter((check) => {
          const results = running(evidence).flatMap((m) => m.attempts.flatMap((a) => a.results));
          return !results.some((r) => r.check === check && r.status !== 'pass');
        }),
  },
  {
    name: 'no two mistakes fail alike',
    problems: (evidence) => {
      const faces = running(evidence).map((m) => ({ name: m.name, face: face(m.attempts[0]) }));
      return faces.flatMap((a, i) =>
        faces.slice(i + 1).flatMap((b) => (a.face === b.face ? [`${a.name}, ${b.name}`] : [])),
      );
    },
  },
  {
    name: 'a right answer never looks like a mistake',
    problems: ({ plans }) => [
      ...new Set(
        plans.flatMap(({ checks }) =>
          checks.flatMap(({ row, definition, inputs }) =>
            (definition.misconceptions ?? [])
              .filter(
                (m) =>
                  safely(definition.judge, m.value(inputs), { wanted: definition.wanted?.(inputs), inputs }).score ===
                  1,
              )
              .map((m) => `${row.check}: ${m.id} gives the right value on some inputs`),
          ),
        ),
      ),
    ],
  },
  {
    name: 'judges are pure',
    problems: ({ plans, values }) => [
      ...new Set(
        plans.flatMap(({ checks }, k) =>
          checks.flatMap(({ row, definition, inputs }, i) => {
            const once = (): string => {
              const wanted = frozen(definition.wanted?.(frozen(inputs)));
              return JSON.stringify(definition.judge(frozen(values[k][i]), { wanted, inputs }));
            };
            try {
              return once() === once() ? [] : [`${row.check} judges the same value differently`];
            } catch (error) {
              return [`${row.check}: ${String(error)}`];
            }
          }),
        ),
      ),
    ],
  },
  {
    name: 'every function that is asked for is swept, and every sweep and public check has a sealed form',
    problems: ({ info, definitions, plans }) => {
      const swept = Object.values(definitions.checks.sweeps ?? {}).map(({ of }) => of);
      const sealed = (judge: Judge): boolean => judge.recipe !== undefined;
      return [
        ...exportedNames(info)
          .filter((name) => !swept.includes(name))
          .map((name) => `${name} has no sweep`),
        ...Object.entries(definitions.checks.checks)
          .filter(([, { judge }]) => !sealed(judge))
          .map(([name]) => `${name}: its judge holds a function and cannot be written down as data`),
        ...plans[0].sweeps
          .filter(({ sweep, drawn }) => !drawn.every(({ input }) => sealed(sweep.judge(input))))
          .map(({ row }) => `${row.check}: its judge holds a function and cannot be written down as data`),
      ];
    },
  },
  {
    name: "nothing of hidden.ts or solution.ts stands in the student's files",
    problems: ({ text, definitions }) => {
      const hints = Object.values(definitions.hidden?.checks ?? {}).flatMap(({ hint }) =>
        hint ? [squeezed(hint)] : [],
      );
      const secret = [...hints, ...pairsOfLines(text('hidden.ts')), ...pairsOfLines(text('solution.ts'))];
      return ['stub.ts', 'README.md', 'hints.md', 'checks.ts', 'exercise.json'].flatMap((name) => {
        const copy = squeezed(text(name));
        return secret.filter((part) => part.length > 40 && copy.includes(part)).map((part) => `${name} has: ${part}`);
      });
    },
  },
];
