/** `lab review`: a few questions from notebooks that were read before. */
import { loadBank } from '../../bank/question-files.js';
import { ReviewFile } from '../../bank/review-file.js';
import { openCourse } from '../../disk/course.js';
import type { Course } from '../../disk/course.js';
import { ProgressSession } from '../../disk/progress.js';
import { drawn } from '../../questions/drawn-question.js';
import type { DrawnQuestion } from '../../questions/drawn-question.js';
import { headOfQuestion } from '../../questions/question.js';
import type { BankQuestion, QuestionHead } from '../../questions/question.js';
import { readChanges } from '../../questions/review-state.js';
import { openQuestions, seedOf } from '../../questions/schedule.js';
import { beginning, dayOf, restOf, saidOf } from '../../questions/sitting.js';
import type { Said } from '../../questions/sitting.js';
import { answerWritten } from '../../questions/written-answer.js';
import { LAB, UsageError } from '../command.js';
import type { Command, Io } from '../command.js';
import { AS_JSON, FLAG, argumentsIn } from '../options.js';
import { typedLine } from '../terminal/keys.js';
import { SAME_LINE, jsonText } from '../terminal/screen.js';
import { questionLines, saidLines } from '../terminal/show-question.js';
import { filled } from '../terminal/layout.js';
import { styleOf, wrap } from '../terminal/style.js';
import type { Style } from '../terminal/style.js';

export const reviewCommand: Command = {
  name: 'review',
  audience: 'student',
  summary: 'a few questions from what you have read',
  usage: `Usage: ${LAB} review [notebook] [--answer <answer>] [--anyway] [--json]

Asks up to five questions from notebooks that you have read, mixed, with other
numbers each time. A question comes back about 1, 7 and 21 days after you have
known it. Nothing adds up while you are away.

In a terminal you are asked one question after the other: type the answer and
press Enter; Enter alone tells it, q ends. The state is in .lab/review.json.

  notebook           you have read all notebooks up to this one, such as 04
  --answer <answer>  answers the question that is asked: a letter, a number, or
                     letters in their order; show tells it without an answer
  --anyway           asks also when nothing is due
  --json             the question, or what is said of the answer, as JSON

Example: ${LAB} review 04

Exit code: 0; 1 in a copy without questions; 2 usage.`,
  run: async (args, io) => {
    const { written, notebook, json, anyway } = requestIn(args);
    const course = openCourse();
    const bank = await loadBank(course.root);
    if (bank.length === 0) {
      io.err('This copy of the course has no bank of questions.');
      return 1;
    }
    const review = new Review(bank, new ReviewFile(course.stateFile('review.json')));
    review.noteRead(upTo([...begunIn(course), ...(notebook === undefined ? [] : [notebook])]));
    review.begin(anyway);
    if (written !== undefined) answerOnce(review, written, io, json);
    else if (json) io.out(jsonText(review.question ? plain(review.question) : { question: null, says: endOf(review) }));
    else if (io.keys) await converse(review, io, io.keys);
    else show(review, io);
    for (const note of review.file.notes) io.err(note);
    return 0;
  },
};

interface Request {
  written: string | undefined;
  notebook: string | undefined;
  json: boolean;
  anyway: boolean;
}

const OPTIONS = {
  answer: { type: 'string', what: 'an answer, such as b' },
  anyway: FLAG,
  ...AS_JSON,
} as const;

function requestIn(args: readonly string[]): Request {
  // A number may be negative, and is no option for that.
  const plainArgs = args.map((arg, i) => (args[i - 1] === '--answer' ? arg.replace(/^-(?=[\d.])/, '−') : arg));
  const { values, words } = argumentsIn(plainArgs, OPTIONS, 1);
  const [notebook] = words as [string | undefined];
  if (notebook !== undefined && !/^\d{1,2}$/.test(notebook)) {
    throw new UsageError(`expected the number of a notebook, such as 04, got "${notebook}"`);
  }
  return { written: values.answer, notebook, json: values.json, anyway: values.anyway };
}

/** The bank and the student's state. */
class Review {
  readonly file: ReviewFile;
  readonly heads: readonly QuestionHead[];
  readonly #bank: readonly BankQuestion[];

  constructor(bank: readonly BankQuestion[], file: ReviewFile) {
    this.#bank = bank;
    this.heads = bank.map(headOfQuestion);
    this.file = file;
  }

  noteRead(notebooks: readonly string[]): void {
    const isNews = notebooks.some((notebook) => this.file.state.read[notebook] === undefined);
    if (isNews) this.file.note(...readChanges(notebooks, Date.now()));
  }

  begin(anyway: boolean): void {
    const changes = beginning(this.heads, this.file.state, { now: Date.now(), anyway });
    if (changes.length > 0) this.file.note(...changes);
  }

  /** The question that is asked. */
  get question(): DrawnQuestion | undefined {
    const [head] = openQuestions(this.heads, this.file.state, Date.now()) as (QuestionHead | undefined)[];
    const entry = head && this.#bank.find(({ id }) => id === head.id);
    return entry && drawn(entry, seedOf(this.file.state, entry));
  }

  answer(question: DrawnQuestion, given: Parameters<typeof saidOf>[1]): Said {
    const said = saidOf(question, given);
    this.file.note({ kind: 'answered', question: question.id, right: said.right, at: Date.now() });
    return said;
  }
}

/** The notebooks of the exercises that were begun. */
function begunIn(course: Course): string[] {
  const { progress } = new ProgressSession(course);
  const begun = course.exercises.filter(({ id }) => progress.exercises[id] ?? progress.current === id);
  return begun.map(({ notebook }) => notebook.slice(0, 2));
}

/** All notebooks up to the last of these. */
function upTo(notebooks: readonly string[]): string[] {
  const last = Math.max(-1, ...notebooks.map(Number));
  return Array.from({ length: last + 1 }, (_, n) => String(n).padStart(2, '0'));
}

function endOf({ heads, file }: Review): string {
  const rest = restOf(heads, file.state, Date.now());
  if (rest.kind === 'unread') {
    return `Which notebooks have you read? \`${LAB} review 04\` asks about 00 to 04. Those of an exercise that you have begun count by themselves.`;
  }
  if (rest.kind === 'known') return 'You have known every question three times, over a month. There is nothing to ask.';
  if (rest.kind === 'more') return `That was one sitting. There is more when you want it: \`${LAB} review\`.`;
  return `Nothing is due. The next question comes back on ${dayOf(rest.time)}. \`${LAB} review --anyway\` asks five all the same.`;
}

const plain = ({ id, notebook, text, prediction }: DrawnQuestion): object => ({
  question: id,
  notebook,
  text,
  kind: prediction.kind,
  ...('options' in prediction && { options: prediction.options.map((option) => option.text) }),
  ...('items' in prediction && { items: prediction.items, ends: prediction.ends }),
  ...('unit' in prediction && { unit: prediction.unit }),
});

const asked = (question: DrawnQuestion, style: Style): string[] => [
  '',
  `  ${style.faint(`from notebook ${question.notebook}`)}`,
  ...questionLines(question, style),
];

function show(review: Review, io: Io): void {
  const style = styleOf(io);
  const { question } = review;
  const lines = question
    ? [...asked(question, style), `  ${style.faint('Your answer:')} ${LAB} review --answer …`, '']
    : ['', ...wrap(endOf(review), style.width, '  '), ''];
  io.out(lines.join('\n'));
}

/** Takes one answer, says what it is worth, and shows what comes next. */
function answerOnce(review: Review, written: string, io: Io, json: boolean): void {
  const { question } = review;
  if (!question) throw new UsageError(`--answer: no question is open. ${endOf(review)}`);
  const given = written === 'show' ? undefined : answerWritten(question.prediction, written);
  if (typeof given === 'object' && 'problem' in given) throw new UsageError(`--answer: ${given.problem}`);
  const said = review.answer(question, given);
  if (json) io.out(jsonText({ question: question.id, ...said }));
  else {
    io.out(['', ...saidLines(said, styleOf(io))].join('\n'));
    show(review, io);
  }
}

/** One question after the other, until there is none or the reader has had enough. */
async function converse(review: Review, io: Io, keys: NonNullable<Io['keys']>): Promise<void> {
  const style = styleOf(io);
  const echo = (text: string): void => io.progress?.(`${SAME_LINE}  > ${text}`);
  for (let { question } = review; question; { question } = review) {
    const told = ['Enter answers', 'Enter alone tells it', 'q ends'];
    const guide = filled(told, ' · ', style.width, '  ').map(style.faint);
    io.out([...asked(question, style), ...guide].join('\n'));
    let given: ReturnType<typeof answerWritten> | undefined;
    do {
      const typed = await typedLine(keys, echo);
      if (typed === undefined) return;
      given = typed === '' ? undefined : answerWritten(question.prediction, typed);
      if (typeof given === 'object' && 'problem' in given) io.out(`\n  ${given.problem}`);
    } while (typeof given === 'object' && 'problem' in given);
    io.out(['', ...saidLines(review.answer(question, given), style)].join('\n'));
  }
  show(review, io);
}
