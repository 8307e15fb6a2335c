/** The `lab` command: finds the subcommand, runs it, and turns what it throws into one clear line. */
import process from 'node:process';
import { isCopy } from '../disk/copy-record.js';
import { PACKAGE } from '../disk/places.js';
import { didYouMean } from '../judging/near-name.js';
import type { Command, Io } from './command.js';
import { LAB, UsageError } from './command.js';
import { readKeys } from './terminal/keys.js';
import { guarded } from './terminal/screen.js';

/**
 * All subcommands, in the order of the help. Only the one that is called is loaded:
 * half of `lab check` would be imports.
 */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./student/start-command.js')).startCommand,
  check: async () => (await import('./student/check-command.js')).checkCommand,
  watch: async () => (await import('./student/watch-command.js')).watchCommand,
  hint: async () => (await import('./student/hint-command.js')).hintCommand,
  next: async () => (await import('./student/start-command.js')).nextCommand,
  review: async () => (await import('./student/review-command.js')).reviewCommand,
  list: async () => (await import('./student/list-command.js')).listCommand,
  progress: async () => (await import('./student/list-command.js')).progressCommand,
  reset: async () => (await import('./student/start-command.js')).resetCommand,
  solution: async () => (await import('./student/solution-command.js')).solutionCommand,
  update: async () => (await import('./student/update-command.js')).updateCommand,
  doctor: async () => (await import('./student/doctor-command.js')).doctorCommand,
  new: async () => (await import('./author/new-command.js')).newCommand,
  verify: async () => (await import('./author/verify-command.js')).verifyCommand,
  exercises: async () => (await import('./author/exercises-command.js')).exercisesCommand,
  questions: async () => (await import('./author/questions-command.js')).questionsCommand,
  kernel: async () => (await import('./author/kernel-command.js')).kernelCommand,
  notebooks: async () => (await import('./author/notebooks-command.js')).notebooksCommand,
  ideas: async () => (await import('./lecturer/ideas-command.js')).ideasCommand,
  grade: async () => (await import('./lecturer/grade-command.js')).gradeCommand,
  merge: async () => (await import('./lecturer/merge-command.js')).mergeCommand,
  explain: async () => (await import('./lecturer/explain-command.js')).explainCommand,
  pack: async () => (await import('./lecturer/pack-command.js')).packCommand,
  report: async () => (await import('./lecturer/report-command.js')).reportCommand,
  export: async () => (await import('./lecturer/export-command.js')).exportCommand,
};

const audiences = [
  ['student', 'For students'],
  ['author', 'For authors'],
  ['lecturer', 'For lecturers'],
] as const;

/** Whether a command does its work in the program's folder: in a student's copy are no answers to work on. */
const worksIn = (root: string, { audience, needsAnswers }: Command): boolean =>
  !(audience === 'lecturer' || needsAnswers) || !isCopy(root);

/** The text of `lab --help`. */
export async function help(root: string = PACKAGE): Promise<string> {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()));
  const all = loaded.filter((command) => worksIn(root, command));
  const width = Math.max(...all.map((c) => c.name.length));
  const groups = audiences
    .map(([key, title]) => ({ title, list: all.filter((c) => c.audience === key) }))
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => [`${title}:`, ...list.map((c) => `  ${c.name.padEnd(width)}  ${c.summary}`)].join('\n'));
  return [`Usage: ${LAB} <command> [options]`, ...groups, `${LAB} <command> --help tells more about one command.`].join(
    '\n\n',
  );
}

function terminal(): Io {
  const { stdin, stdout, stderr, env } = process;
  // `lab list | head`: the reader has seen enough.
  stdout.on('error', (error: Error & { code?: string }) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  return {
    out: (text) => stdout.write(`${text}\n`),
    err: (text) => stderr.write(`${text}\n`),
    colour: stdout.isTTY && !env['NO_COLOR'],
    width: stdout.isTTY ? stdout.columns : 80,
    ...(stdin.isTTY ? { keys: readKeys } : {}),
    ...(stderr.isTTY ? { progress: (line: string): unknown => stderr.write(line) } : {}),
  };
}

/**
 * Runs `lab` with the given arguments and returns the exit code: 0 done, 1 a check failed,
 * 2 usage, 3 our own fault.
 */
export async function main(args: string[], output: Io = terminal(), root: string = PACKAGE): Promise<number> {
  const io = guarded(output);
  const [name, ...rest] = args;
  if (args.length === 0 || name === '--help' || name === 'help' || name === '-h') {
    io.out(await help(root));
    return args.length === 0 ? 2 : 0;
  }
  if (!Object.hasOwn(commands, name)) {
    io.err(`lab: there is no command "${name}".${didYouMean(name, Object.keys(commands))}\n\n${await help(root)}`);
    return 2;
  }
  const command = await commands[name]();
  if (!worksIn(root, command)) {
    io.err(
      `lab ${name}: this is a student's copy of the course. ${LAB} ${name} works in the course itself, with its answers.`,
    );
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(command.usage);
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      // Node goes on to explain how a file name may begin with a dash, which is never meant here.
      const says = error.message.replace(/\. To specify a positional argument[^]*/, '.');
      io.err(`lab ${name}: ${says}\n\n${LAB} ${name} --help tells more.`);
      return 2;
    }
    io.err(`lab ${name}: ${error instanceof Error ? error.message : String(error)}`);
    if (process.env['LAB_DEBUG'] && error instanceof Error) io.err(String(error.stack));
    return 3;
  }
}

/** What node:util parseArgs throws for an unknown option. */
function isParseError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
