/** Rules about how stub, solution and mistakes do in the sandbox. */
import { askedNames, exportedNames } from '../judging/plan.js';
import { allDefined } from './loaded.js';
import { withoutOrders } from '../judging/ladder.js';
import { isNotBegun } from '../judging/story.js';
import { roundPoints } from '../judging/verdict.js';
import type { CheckResult } from '../judging/verdict.js';
import { endOf } from './evidence.js';
import type { Attempt, Evidence, MistakeEvidence } from './evidence.js';
import { distinct } from './rule.js';
import type { Rule } from './rule.js';

const maxScore = ({ info }: Evidence): number => roundPoints(info.rubric.reduce((sum, row) => sum + row.points, 0));

/** The mistakes that run: one that is refused at intake fails no check in particular. */
const running = ({ mistakes }: Evidence): MistakeEvidence[] => mistakes.filter((m) => m.refused === undefined);

const statusOf = ({ check, status }: CheckResult): string => `${check} ${status}`;

/** What a mistake looks like from outside: status and diagnosis of each check. */
const face = ({ results }: Attempt): string => results.map(endOf).join('; ');

const toldIn = (results: readonly CheckResult[]): string =>
  distinct(results.flatMap(({ diagnosis }) => diagnosis?.id ?? [])).join(', ');

const gets = (score: number, told: string | null): string =>
  `${score} ${score === 1 ? 'point' : 'points'} and ${told === '' || told === null ? 'no diagnosis' : told}`;

/** How often each text stands in a list: "a on 3 of 5 variants, b on 2". */
function tally(texts: readonly string[]): string {
  const kinds = distinct(texts).map((text) => ({ text, times: texts.filter((one) => one === text).length }));
  return kinds
    .sort((a, b) => b.times - a.times)
    .map(({ text, times }, i) => `${text} on ${times}${i === 0 ? ` of ${texts.length} variants` : ''}`)
    .join(', ');
}

/** What one mistake got against what it declares. */
function mistakeProblems(
  { name, declared, refused, attempts }: MistakeEvidence,
  { info, text, overlay, course }: Evidence,
): string[] {
  const missing = askedNames(info).filter((one) => !new RegExp(`\\bexport\\b[^;]*?\\b${one}\\b`).test(text(name)));
  if (missing.length > 0) {
    return [`${name} does not export ${missing.join(', ')}: export those of solution.ts along with it`];
  }
  if (!declared) return [`${name} lacks "export const declared: Declared = { score: …, diagnosis: … };"`];
  if (refused !== undefined) {
    return declared.score === 0 ? [] : [`${name} declares ${declared.score} points, but is refused: ${refused}`];
  }
  // What a hidden check of the exercise's own was worth cannot be told where an overlay takes its place.
  if (overlay && course.find(info.id).rubric.some(({ hidden }) => hidden)) return [];
  const swept = attempts.filter((one) => one.swept);
  // The points of an overlay's checks come on top of those that are declared.
  const counted = (results: readonly CheckResult[]): CheckResult[] =>
    overlay ? results.filter(({ hidden }) => !hidden) : [...results];
  const sum = (results: readonly CheckResult[]): number =>
    roundPoints(results.reduce((all, one) => all + one.score, 0));
  const got = swept.map(({ results }) => gets(sum(counted(results)), toldIn(counted(results))));
  const wanted = gets(declared.score, declared.diagnosis);
  const [first] = attempts;
  const fixed = attempts.slice(swept.length).map(({ results }) => {
    // The status alone: what a fixed check suspects is held against the sweep, which does not run here.
    const here = results.map(statusOf);
    const before = first.results.map(statusOf);
    return here.filter((status) => !before.includes(status)).join('; ');
  });
  const moved = fixed.filter((text) => text !== '');
  return [
    ...(got.every((one) => one === wanted) ? [] : [`${name} declares ${wanted}; it gets ${tally(got)}`]),
    ...(moved.length === 0
      ? []
      : [`${name} fails otherwise with other numbers: ${tally(fixed.map((text) => text || 'as at first'))}`]),
  ];
}

const todoProblems = (count: number, functions: number): string[] =>
  count >= functions ? [] : [`stub.ts says TODO ${count} times, for ${functions} functions`];

export const runRules: readonly Rule<Evidence>[] = [
  {
    name: 'the stub says TODO and scores 0',
    problems: ({ stub, text, info }) => [
      ...todoProblems(text('stub.ts').split('TODO').length - 1, exportedNames(info).length),
      ...stub
        .flatMap(({ results }) => results)
        .filter((r) => !isNotBegun(r))
        .map((r) => `stub.ts: ${r.check}: ${r.status}; each function should throw new Error('not implemented')`),
    ],
  },
  {
    name: 'the solution has full marks on every variant, in both engines',
    problems: (evidence) => {
      const { sandbox, here } = evidence.solved;
      const failed = ({ results }: Attempt): string =>
        results
          .filter((r) => r.status !== 'pass')
          .map((r) => `${r.check} ${r.status}${r.message === undefined ? '' : ` (${r.message})`}`)
          .join('; ');
      const engines = [
        { engine: 'QuickJS', attempts: sandbox },
        { engine: 'V8', attempts: here },
      ];
      return engines.flatMap(({ engine, attempts }) => {
        const wrong = attempts.filter((one) => failed(one) !== '');
        if (wrong.length === 0) return [];
        const [{ seed, score }] = wrong;
        return [
          `solution.ts in ${engine}: fails on ${wrong.length} of ${attempts.length} variants; on ${seed} it has ` +
            `${score} of ${maxScore(evidence)} points: ${failed(wrong[0])}`,
        ];
      });
    },
  },
  {
    name: 'each mistake gets its declared score and diagnosis, on every variant',
    problems: (evidence) => evidence.mistakes.flatMap((mistake) => mistakeProblems(mistake, evidence)),
  },
  {
    name: 'at least four mistakes, and one that asks the library for the answer and scores 0',
    problems: ({ mistakes }) => [
      ...(mistakes.length >= 4 ? [] : [`mistakes/ has ${mistakes.length} of at least 4`]),
      ...(mistakes.some((m) => m.refused?.includes('cannot be imported')) ? [] : ['no mistake imports the answer']),
    ],
  },
  {
    name: 'each check is failed by a mistake',
    problems: (evidence) => {
      const failed = running(evidence).flatMap((m) =>
        m.attempts.flatMap((a) => a.results.filter((r) => r.status !== 'pass')),
      );
      return evidence.info.rubric
        .filter(({ check }) => !failed.some((r) => r.check === check))
        .map(({ check }) => `${check} is passed by every mistake`);
    },
  },
  {
    name: 'each misconception is shown by a mistake',
    problems: ({ definitions, mistakes }) => {
      const told = new Set(
        mistakes.flatMap((m) => m.attempts.flatMap((a) => a.results.flatMap((r) => r.diagnosis?.id ?? []))),
      );
      const ids = allDefined(definitions).flatMap(({ definition }) => definition.misconceptions ?? []);
      return distinct(ids.map(({ id }) => id).filter((id) => !told.has(id))).map((id) => {
        const where = allDefined(definitions).filter(({ definition }) =>
          definition.misconceptions?.some((m) => m.id === id),
        );
        return `${id} (${where.map(({ file, name }) => `${file}: ${name}`).join(', ')}) is named for no file in mistakes/`;
      });
    },
  },
  {
    name: 'no two mistakes fail alike',
    problems: (evidence) => {
      const faces = running(evidence).map((m) => ({ name: m.name, face: face(m.attempts[0]) }));
      return faces.flatMap((a, i) =>
        faces.slice(i + 1).flatMap((b) => (a.face === b.face ? [`${a.name} and ${b.name}: ${a.face}`] : [])),
      );
    },
  },
  {
    name: 'a mistake that a later task reuses counts once',
    problems: ({ reuses }) =>
      reuses.flatMap(({ mistake, name, failed }) =>
        failed.map(({ check, message }) => `${check} fails for the ${name} of ${mistake}: ${message ?? ''}`),
      ),
  },
  {
    name: 'lines in order pass, and each that does not belong gets the diagnosis that it names',
    problems: ({ orders }) =>
      orders.flatMap(({ task, not, passed, got }) => {
        const where = `hints.md: task ${task}: `;
        if (not === undefined) return passed ? [] : [`${where}the lines in the order of the block do not pass: ${got}`];
        if (passed) return [`${where}the line "not: ${not}" passes as well`];
        return got === not ? [] : [`${where}the line "not: ${not}" gets: ${got}`];
      }),
  },
  {
    name: "nothing of hidden.ts or solution.ts stands in the student's files",
    problems: ({ text, definitions }) => {
      const hints = allDefined(definitions).flatMap((one) =>
        one.kind === 'check' && one.hidden && one.definition.hint ? [squeezed(one.definition.hint)] : [],
      );
      const answers = pairsOfLines(text('solution.ts'));
      const secret = [...hints, ...pairsOfLines(text('hidden.ts')), ...answers, ...returned(text('solution.ts'))];
      return ['stub.ts', 'README.md', 'hints.md', 'checks.ts', 'exercise.json'].flatMap((name) => {
        // What is to be put in order is the solution's on purpose.
        const copy = squeezed(withoutOrders(text(name)));
        const found = secret.filter((part) => part.length > 40 && copy.includes(part));
        return found.length > 0 ? [`${name} has ${found.length} of them: ${found[0]}`] : [];
      });
    },
  },
];

/** A text without its layout. */
const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

/** What functions return; one such line may be the whole answer. */
const returned = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => (/^\s*return\b/.test(line) ? [squeezed(line.replace(/^\s*return |;$/g, '')).trim()] : []));

/** Neighbouring lines in pairs: one line may be alike by chance, two in a row are copied. */
function pairsOfLines(text: string): string[] {
  const lines = text
    .split('\n')
    .filter((line) => line.trim().length > 5 && !/^\s*(import|export|type|\*|\/)/.test(line));
  return lines.slice(1).map((line, i) => squeezed(`${lines[i]} ${line}`).trim());
}
