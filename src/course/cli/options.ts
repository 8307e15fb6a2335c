/** Options and words of a command: Node reads them, and its refusals are said in this project's words. */
import { parseArgs } from 'node:util';
import { UnknownOption, UsageError } from './command.js';

interface Option {
  type: 'string' | 'boolean';
  multiple?: boolean;
  default?: string | boolean;
  /** What has to follow it, for who forgot that. */
  what?: string;
}
export type Options = Readonly<Record<string, Option>>;

/** An option that is given or not. */
export const FLAG = { type: 'boolean', default: false } as const;

/** The option that most of a student's commands know. */
export const AS_JSON = { json: { type: 'boolean', default: false } } as const;

type Read<O extends Options> = ReturnType<typeof parseArgs<{ args: string[]; options: O; allowPositionals: true }>>;

export interface Arguments<O extends Options> {
  values: Read<O>['values'];
  /** What is no option, in its order. */
  words: string[];
}

/** Reads the arguments; at most `most` words are allowed. */
export function argumentsIn<const O extends Options>(
  args: readonly string[],
  options: O,
  most: number = Infinity,
): Arguments<O> {
  const { values, positionals: words } = readByNode(args, options);
  if (words.length > most) throw new UsageError(`too many arguments: ${words.slice(most).join(' ')}`);
  return { values, words };
}

function readByNode<O extends Options>(args: readonly string[], options: O): Read<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw refusalOf(error, options) ?? error;
  }
}

/** What Node refused. Its codes tell the kind, its text alone which option. */
function refusalOf(error: unknown, options: Options): UsageError | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const option = /'(?:-\w, )?(-[^' ]*)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return new UnknownOption(option);
  if (error.code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return undefined;
  const asked = Object.entries(options).find(([name]) => option === `--${name}`)?.[1];
  if (asked?.type === 'boolean') return new UsageError(`${option} takes no value`);
  return new UsageError(`${option} needs ${asked?.what ?? 'a value'}`);
}
