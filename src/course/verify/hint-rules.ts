/** Rules about the hints: a ladder that ends before the solution does. */
import { ladders, withoutOrders } from '../judging/ladder.js';
import type { Rung } from '../judging/ladder.js';
import type { LinesToOrder } from '../judging/lines-to-order.js';
import { rightLines } from '../judging/lines-to-order.js';
import { functionText } from '../judging/source-parts.js';
import type { Folder } from './folder.js';
import { distinct } from './rule.js';
import type { Rule } from './rule.js';

/** More lines than these nobody orders. */
const MOST_LINES = 7;
/** A function of so many lines is worth an order. */
const LONG = 3;
/** What one task alone has, a student may overlook. */
const ORDERED_TASKS = 2;

export const hintRules: readonly Rule<Folder>[] = [
  {
    name: 'hints are plain text, but for code between backticks',
    problems: ({ text }) =>
      ladders(text('hints.md')).flatMap((ladder, i) =>
        ladder
          .filter((hint) => /[*_`$]|\]\(|<\w/.test(hint.text.replace(/`[^`]+`/g, '')))
          .map((hint) => `hints.md: task ${i + 1}: the terminal shows Markdown as it is written: ${hint.text}`),
      ),
  },
  {
    name: 'the first hint is a question without code, the third a question with numbers in code',
    problems: ({ text }) =>
      ladders(text('hints.md')).flatMap((ladder, i) => {
        const [first, third] = [ladder.at(0), ladder.at(2)];
        const asks = (hint: Rung | undefined): boolean => hint?.text.endsWith('?') ?? true;
        const codes = (hint: Rung | undefined): string[] => (hint ? codeIn(hint.text) : []);
        return [
          ...(asks(first) ? [] : [`hints.md: the first hint of task ${i + 1} does not end with "?"`]),
          ...codes(first).map((code) => `hints.md: the first hint of task ${i + 1} has code: ${code}`),
          ...(asks(third) ? [] : [`hints.md: the third hint of task ${i + 1} does not end with "?"`]),
          ...(third === undefined || codes(third).some((code) => /\d/.test(code))
            ? []
            : [`hints.md: the third hint of task ${i + 1} has no code with a number, such as \`(2 * 3 ** 2) / 2\``]),
        ];
      }),
  },
  {
    name: 'no line of a hint is a line of the solution, but for lines to order',
    problems: ({ info, text }) => {
      const kept = new Set([...KEPT, ...info.imports]);
      const answers = new Map(
        text('solution.ts')
          .split('\n')
          .flatMap((line) => {
            const bare = normalised(line, kept);
            return bare === undefined ? [] : [[bare, line.trim()] as const];
          }),
      );
      const sections = withoutOrders(text('hints.md'))
        .split(/^## +\d+\. .*$/m)
        .slice(1);
      return sections.flatMap((section, i) =>
        [...section.split('\n'), ...codeIn(section)].flatMap((line) => {
          const answer = answers.get(normalised(line, kept) ?? '');
          return answer === undefined ? [] : [`hints.md: task ${i + 1}: ${line.trim()} is the solution's ${answer}`];
        }),
      );
    },
  },
  {
    name: 'lines to order are at most seven: two or more belong, one or more do not, all differ',
    problems: ({ text }) =>
      ladders(text('hints.md')).flatMap((ladder, i) =>
        ladder
          .flatMap(({ order }) => (order ? shapeProblems(order) : []))
          .map((problem) => `hints.md: task ${i + 1}: ${problem}`),
      ),
  },
  {
    name: 'lines to order end the hints of functions of three lines, and of two tasks at least',
    problems: ({ info: { tasks }, text }) => {
      const all = ladders(text('hints.md'));
      const isOrdered = tasks.map((_task, i) => all.at(i)?.at(-1)?.order !== undefined);
      const [found, wanted] = [isOrdered.filter(Boolean).length, Math.min(ORDERED_TASKS, tasks.length)];
      return [
        ...(found < wanted ? [`hints.md: tasks whose last hint has lines to order: ${found}, at least ${wanted}`] : []),
        ...tasks.flatMap(({ exports }, i) =>
          exports
            .map((name) => ({ name, lines: bodyLines(text('solution.ts'), name) }))
            .filter(({ lines }) => !isOrdered[i] && lines >= LONG)
            .map(
              ({ name, lines }) =>
                `hints.md: task ${i + 1}: its last hint has no lines to order, and ${name} has ${lines} lines in solution.ts`,
            ),
        ),
      ];
    },
  },
];

/** Lines of code in the body of an exported function. */
function bodyLines(source: string, name: string): number {
  const [, body = ''] = /\{\n([\s\S]*)^\}$/m.exec(functionText(source, name) ?? '') ?? [];
  return body.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

function shapeProblems(order: LinesToOrder): string[] {
  const ids = order.lines.flatMap(({ not }) => not ?? []);
  const codes = order.lines.map(({ code }) => code);
  return [
    ...(order.head === '' || order.tail === ''
      ? ['its block has no "export function …" with a "}" that closes it']
      : []),
    ...(rightLines(order).length < 2 ? ['its block has fewer than two lines that belong'] : []),
    ...(codes.length > MOST_LINES ? [`its block has ${codes.length} lines of at most ${MOST_LINES}`] : []),
    ...(ids.length === 0 ? ['its block has no line that ends with "// not: <id of a misconception>"'] : []),
    ...(order.lines[0]?.not === undefined
      ? []
      : ['the line that does not belong stands below the one in whose place it is']),
    ...distinct(ids.filter((id, k) => ids.indexOf(id) < k)).map((id) => `its block has two lines for ${id}`),
    ...distinct(codes.filter((code, k) => codes.indexOf(code) < k)).map((code) => `its block has twice ${code}`),
    ...codes
      .filter((code) => /^\s|[^;}]$/.test(code))
      .map((code) => `a line is one whole statement, and this is none: ${code}`),
  ];
}

/** The code of hints, a statement each. */
const codeIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code.split(/[;{}]/).filter((part) => part.trim() !== ''));

const WORD = /(?<![.\w])[A-Za-z_]\w*/g;
/** What keeps its name: the words of the language. */
const KEPT = ['const', 'let', 'for', 'of', 'if', 'return', 'throw', 'new', 'Math', 'Error', 'RangeError'];

/**
 * What a line computes, whatever its author calls things and however they are spaced; undefined where
 * that is nothing: a brace, a comment, a name alone.
 */
function normalised(line: string, kept: ReadonlySet<string>): string | undefined {
  if (/^\s*(import|export|\/\/|\/?\*)/.test(line)) return undefined;
  const value = line
    .trim()
    .replace(/;$/, '')
    .replace(/^return |^(const|let) [^=]*= |^[\w[\]]+ [-+*/]?= /, '');
  const names = new Map<string, string>();
  const named = value.replace(WORD, (word) => {
    if (kept.has(word)) return word;
    if (!names.has(word)) names.set(word, `$${names.size + 1}`);
    return names.get(word)!;
  });
  const bare = named.replace(/\s+/g, '');
  return /[-+*/(]/.test(bare) && names.size > 0 ? bare : undefined;
}
