/** The `lab` command: finds the subcommand, runs it, and turns what it throws into one clear line. */
import process from 'node:process';
import { isCopy } from '../disk/copy-record.js';
import { PACKAGE, inPackage } from '../disk/places.js';
import { readText } from '../disk/regular-file.js';
import { didYouMean } from '../judging/near-name.js';
import type { Command, Io } from './command.js';
import { LAB, UnknownOption, UsageError, optionsIn } from './command.js';
import { fittingErrors } from './terminal/errors.js';
import { helpLines } from './terminal/help-text.js';
import { readKeys } from './terminal/keys.js';
import { guarded } from './terminal/screen.js';
import { styleOf } from './terminal/style.js';

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
  open: async () => (await import('./student/open-command.js')).openCommand,
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
  return [`Usage: ${LAB} <command> [options]`, ...groups, MORE].join('\n\n');
}

const MORE = `${LAB} help <command> tells more about one command, ${LAB} --version which version this is.`;

/** What this is, as somebody who asks for help would say it. */
function version(): string {
  const { name, version: number } = JSON.parse(readText(inPackage('package.json'))) as Record<string, string>;
  return `${name} ${number} (Node ${process.version}, ${process.platform} ${process.arch})`;
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
    ...(stderr.isTTY ? { errWidth: stderr.columns } : {}),
    ...(stdin.isTTY ? { keys: readKeys } : {}),
    ...(stderr.isTTY ? { progress: (line: string): unknown => stderr.write(line) } : {}),
  };
}

const HELP = ['help', '--help', '-h'];
const VERSION = ['--version', '-v'];
const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

/**
 * Runs `lab` with the given arguments and returns the exit code: 0 done, 1 a check failed, 2 usage,
 * 3 it could not be done, for a fault of ours, of the machine or of what an author wrote.
 */
export async function main(args: string[], output: Io = terminal(), root: string = PACKAGE): Promise<number> {
  const io = fittingErrors(guarded(output));
  const style = styleOf(io);
  const fitted = (text: string): string => helpLines(text, style).join('\n');
  const [first, ...others] = args;
  if (args.length > 0 && VERSION.includes(first)) {
    io.out(version());
    return 0;
  }
  // `lab help check` is `lab check --help`.
  const [name, ...rest] = first === 'help' && others.length > 0 && !isHelp(others[0]) ? [others[0], '--help'] : args;
  if (args.length === 0) {
    // Nothing was asked for: a script that forgot the command must not take the help for its output.
    io.err(fitted(await help(root)));
    return 2;
  }
  if (HELP.includes(name)) {
    io.out(fitted(await help(root)));
    return 0;
  }
  if (!Object.hasOwn(commands, name)) {
    const what = name.startsWith('-') ? 'option' : 'command';
    const known = [...Object.keys(commands), ...HELP, ...VERSION];
    io.err(`lab: there is no ${what} "${name}".${didYouMean(name, known)}\n\n${LAB} --help lists the commands.`);
    return 2;
  }
  const command = await commands[name]();
  if (!worksIn(root, command)) {
    io.err(
      `lab ${name}: this is a student's copy of the course. ${LAB} ${name} works in the course itself, with its answers.`,
    );
    return 2;
  }
  if (rest.some(isHelp)) {
    io.out(fitted(command.usage));
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`lab ${name}: ${saysOf(error, command)}\n\n${LAB} ${name} --help tells more.`);
      return 2;
    }
    io.err(`lab ${name}: ${error instanceof Error ? error.message : String(error)}`);
    if (process.env['LAB_DEBUG'] && error instanceof Error) io.err(String(error.stack));
    return 3;
  }
}

function saysOf(error: Error, { usage }: Command): string {
  if (error instanceof UnknownOption) return error.message + didYouMean(error.option, optionsIn(usage));
  return error.message;
}
