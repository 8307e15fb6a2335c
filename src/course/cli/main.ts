/** The `lab` command: finds the subcommand, runs it, and turns what it throws into one clear line. */
import process from 'node:process';
import type { Command, Io } from './command.js';
import { UsageError } from './command.js';
import { checkCommand } from './check-command.js';
import { doctorCommand } from './doctor-command.js';
import { hintCommand, solutionCommand } from './hint-command.js';
import { listCommand, progressCommand } from './list-command.js';
import { nextCommand, resetCommand, startCommand } from './start-command.js';
import { verifyCommand } from './verify-command.js';
import { watchCommand } from './watch-command.js';
import { kernelCommand } from './kernel-command.js';
import { notebooksCommand } from './notebooks-command.js';

/** All subcommands, in the order of the help. */
export const commands: readonly Command[] = [
  startCommand,
  checkCommand,
  watchCommand,
  hintCommand,
  nextCommand,
  listCommand,
  progressCommand,
  resetCommand,
  solutionCommand,
  doctorCommand,
  verifyCommand,
  kernelCommand,
  notebooksCommand,
];

const audiences = [
  ['student', 'For students'],
  ['author', 'For authors'],
  ['lecturer', 'For lecturers'],
] as const;

/** The text of `lab --help`. */
export function help(): string {
  const width = Math.max(...commands.map((c) => c.name.length));
  const groups = audiences
    .map(([key, title]) => ({ title, list: commands.filter((c) => c.audience === key) }))
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => [`${title}:`, ...list.map((c) => `  ${c.name.padEnd(width)}  ${c.summary}`)].join('\n'));
  return ['Usage: lab <command> [options]', ...groups, 'lab <command> --help tells more about one command.'].join(
    '\n\n',
  );
}

function terminal(): Io {
  const { stdout, stderr, env } = process;
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
  };
}

/** Runs `lab` with the given arguments and returns the exit code: 0 done, 1 a check failed, 2 usage, 3 our own fault. */
export async function main(args: string[], io: Io = terminal()): Promise<number> {
  const [name, ...rest] = args;
  if (args.length === 0 || name === '--help' || name === 'help' || name === '-h') {
    io.out(help());
    return args.length === 0 ? 2 : 0;
  }
  const command = commands.find((c) => c.name === name);
  if (!command) {
    io.err(`lab: there is no command "${name}".\n\n${help()}`);
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
      io.err(`lab ${name}: ${error.message}\n\n${command.usage}`);
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
