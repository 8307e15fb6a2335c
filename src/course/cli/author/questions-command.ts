/** `lab questions`: the bank of questions and the test of ideas, for their authors. */
import { askedInNotebooks, notRepeated, repetitionProblems } from '../../bank/asked-in-notebooks.js';
import { linesOf, loadBank, loadTest, questionFiles } from '../../bank/question-files.js';
import { notebookEntries } from '../../notebooks/store.js';
import { openCourse } from '../../disk/course.js';
import type { Course } from '../../disk/course.js';
import { drawn } from '../../questions/drawn-question.js';
import { formProblems, questionProblems, testProblems } from '../../questions/question-problems.js';
import { expected } from '../arguments.js';
import { writeOpeners } from './openers.js';
import { LAB } from '../command.js';
import type { Command, Io } from '../command.js';
import { argumentsIn } from '../options.js';
import { questionLines, replyLines } from '../terminal/show-question.js';
import { styleOf } from '../terminal/style.js';

/** An author's file is read at a glance. */
const MOST_LINES = 50;

type Action = (course: Course, words: readonly (string | undefined)[], io: Io) => Promise<number>;

const actions: Record<string, Action> = {
  check: async ({ root }, [part = ''], io) => {
    const files = questionFiles(root).filter(({ id }) => id.startsWith(part));
    const bank = await loadBank(
      root,
      files.map(({ id }) => id),
    );
    const test = await loadTest(root);
    const problems = [
      ...files
        .filter((file) => linesOf(root, file) > MOST_LINES)
        .map((file) => `${file.id}: ${linesOf(root, file)} lines; at most ${MOST_LINES}.`),
      ...bank.flatMap((entry) => questionProblems(entry).map((problem) => `${entry.id}: ${problem}`)),
    ];
    if (problems.length === 0) problems.push(...formProblems(bank.map((entry) => drawn(entry, 'form'))));
    const there = askedInNotebooks(root);
    problems.push(...repetitionProblems(there, bank));
    problems.push(...testProblems(test).map((problem) => `test: ${problem}`));
    for (const problem of problems) io.err(problem);
    const notebooks = bank.map(({ question }) => question.notebook).sort();
    const counts = [...new Set(notebooks)].map((nn) => `${nn}: ${notebooks.filter((each) => each === nn).length}`);
    io.out(`${bank.length} questions (${counts.join(', ')}), ${Object.keys(test).length} ideas in the test.`);
    return problems.length > 0 ? 1 : 0;
  },

  open: async ({ root }, [part = ''], io) => {
    const open = notRepeated(askedInNotebooks(root), await loadBank(root));
    for (const { notebook, name } of open) if (notebook.startsWith(part)) io.out(`${notebook}  ${name}`);
    return 0;
  },

  openers: async ({ root }, [part = ''], io) => {
    const bank = await loadBank(root);
    const names = notebookEntries(root)
      .map(({ name }) => name)
      .filter((name) => name.startsWith(part));
    const said = {
      written: 'opens with other questions.',
      stale: `opens with other questions. Its result was out of date: ${LAB} notebooks run --commit.`,
    };
    for (const { name, outcome } of writeOpeners(root, bank, names)) {
      if (outcome !== 'same') io.out(`${name} ${said[outcome]}`);
    }
    return 0;
  },

  show: async ({ root }, [id = '', seed = '1'], io) => {
    const bank = await loadBank(
      root,
      questionFiles(root).flatMap((file) => (file.id.startsWith(id) ? [file.id] : [])),
    );
    const style = styleOf(io);
    for (const entry of bank) {
      const question = drawn(entry, seed);
      io.out(['', `  ${style.strong(entry.id)}`, ...questionLines(question, style)].join('\n'));
      io.out(replyLines(question, style).join('\n'));
    }
    return 0;
  },
};

export const questionsCommand: Command = {
  name: 'questions',
  audience: 'author',
  summary: 'check the bank of questions and the test of ideas',
  usage: `Usage: ${LAB} questions <check | open | openers | show> [id] [seed]

A question is a file questions/bank/<idea>/<name>.ts, an idea of the test a file
questions/test/<idea>.ts.

  check    draw every question 200 times and say what is wrong with it; with the
           beginning of an id only those, such as momentum-along-omega/
  open     twins and closing questions of the notebooks that no question repeats;
           with a number only those of that notebook
  openers  write the questions with which each notebook opens into notebooks/
  show     print questions with all their replies, drawn with the seed (1)

Example: ${LAB} questions show momentum-along-omega/ 7

Exit code: 0; 1 check found something; 2 usage.`,
  run: (args, io) => {
    const [action = '', ...rest] = argumentsIn(args, {}, 3).words;
    if (!Object.hasOwn(actions, action)) throw expected(Object.keys(actions), action);
    return actions[action](openCourse(), rest, io);
  },
};
