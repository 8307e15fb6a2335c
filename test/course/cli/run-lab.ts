/** A command of `lab` as somebody at a terminal runs it. */
import type { Io } from '../../../src/course/cli/command.js';
import { main } from '../../../src/course/cli/main.js';

export interface Ran {
  code: number;
  out: string;
  err: string;
}

export async function runLab(
  args: string[],
  { width = 80, ...terminal }: Partial<Pick<Io, 'width' | 'errWidth'>> = {},
): Promise<Ran> {
  const ran: Ran = { code: 0, out: '', err: '' };
  const io: Io = {
    out: (text) => (ran.out += `${text}\n`),
    err: (text) => (ran.err += `${text}\n`),
    colour: false,
    width,
    ...terminal,
  };
  ran.code = await main(args, io);
  return ran;
}
