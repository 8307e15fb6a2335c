/** `lab doctor`: what works on this machine. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { openCourse } from '../../disk/course.js';
import { BUILT } from '../../disk/places.js';
import type { Outcome } from '../../guest/reply.js';
import { LAB } from '../command.js';
import type { Command } from '../command.js';
import { AS_JSON, argumentsIn } from '../options.js';
import { jsonText } from '../terminal/screen.js';
import { styleOf, wrap } from '../terminal/style.js';

/** With less room beside it, a text goes below what it is about. */
const LEAST_ROOM = 32;

/** One line of the report. */
interface Finding {
  what: string;
  /** `missing` things are needed, `absent` ones are a bonus. */
  state: 'ok' | 'missing' | 'absent';
  says: string;
}

export const doctorCommand: Command = {
  name: 'doctor',
  audience: 'student',
  summary: 'what works on this machine, and how safely checks run here',
  usage: `Usage: ${LAB} doctor [--json]

Tries what the course needs and says which layers of the sandbox are active.

  --json   the same as JSON

Example: ${LAB} doctor

Exit code: 0 everything needed works; 1 something needed is missing.`,
  run: async (args, io) => {
    const { json } = argumentsIn(args, AS_JSON, 0).values;
    const findings = [...basics(), ...(await sandboxFindings())];
    const healthy = findings.every((finding) => finding.state !== 'missing');
    if (json) {
      io.out(jsonText({ healthy, findings }, 2));
      return healthy ? 0 : 1;
    }
    const style = styleOf(io);
    const signs = { ok: style.good('✓'), missing: style.bad('✗'), absent: style.warn('–') };
    const label = Math.max(...findings.map((finding) => finding.what.length));
    const isBeside = style.width - label >= LEAST_ROOM;
    const lines = findings.flatMap(({ what, state, says }) => {
      if (!isBeside) return [`  ${signs[state]} ${what}`, ...wrap(says, style.width, '      ')];
      const [first = '', ...more] = wrap(says, style.width - label - 6);
      const rest = more.map((line) => ' '.repeat(label + 6) + line);
      return [`  ${signs[state]} ${what.padEnd(label)}  ${first}`, ...rest];
    });
    io.out(['', ...lines, ''].join('\n'));
    return healthy ? 0 : 1;
  },
};

function basics(): Finding[] {
  const course = openCourse();
  return [
    { what: 'Node', state: 'ok', says: `${process.version} on ${process.platform} ${process.arch}` },
    { what: 'course', state: 'ok', says: `${course.info.title}, ${course.exercises.length} exercises, ${course.root}` },
    existsSync(BUILT.worker)
      ? { what: 'library', state: 'ok', says: 'built' }
      : { what: 'library', state: 'missing', says: 'not built here; npm run build' },
  ];
}

/** Runs a tiny submission, and an endless one, through the real sandbox. */
async function sandboxFindings(): Promise<Finding[]> {
  const [{ Sandbox }, { DEFAULT_LIMITS }] = await Promise.all([
    import('../../sandbox/sandbox.js'),
    import('../../guest/limits.js'),
  ]);
  const limits = DEFAULT_LIMITS;
  const sandbox = new Sandbox();
  const started = performance.now();
  let works: Finding;
  try {
    const source = 'export const f = (x: number) => { for (; x < 0; ); return 2 * x; };';
    const session = sandbox.open({ source, imports: [], library: '({})', names: ['f'], methods: [] });
    const accepted = await session.accept();
    if ('refused' in accepted) throw new Error(accepted.refused);
    const outcomeFor = async (input: string, ms: number): Promise<Outcome> => {
      const watch = { watchedCalls: 0, frozenArguments: false, sameArguments: false };
      const job = { source: '(student, x) => student.f(x)', inputs: [input], group: 'public' as const, watch, ms };
      return (await session.run(job)).outcomes[0];
    };
    const right = await outcomeFor('21', limits.checkMs);
    // The endless one need not be given all the time.
    const endless = await outcomeFor('-1', 300);
    const held = right.kind === 'value' && right.value === 42 && endless.kind === 'timeout';
    const ms = Math.round(performance.now() - started);
    works = held
      ? { what: 'sandbox', state: 'ok', says: `runs checks and stops an endless loop (${ms} ms)` }
      : { what: 'sandbox', state: 'missing', says: `answers wrongly: ${right.kind}, ${endless.kind}` };
  } catch (error) {
    works = { what: 'sandbox', state: 'missing', says: error instanceof Error ? error.message : String(error) };
  } finally {
    sandbox.close();
  }
  const { layers } = sandbox;
  const bonus = (what: string, active: boolean, yes: string, no: string): Finding => ({
    what,
    state: active ? 'ok' : 'absent',
    says: active ? yes : no,
  });
  return [
    works,
    {
      what: '  what is read',
      state: 'ok',
      says: 'your file alone, and only the imports that the exercise allows (L0)',
    },
    { what: '  who judges', state: 'ok', says: 'the course, outside the sandbox: code cannot give itself points (L1)' },
    {
      what: '  where code runs',
      state: 'ok',
      says: 'in an interpreter of its own (QuickJS), with bounded memory and a fixed clock (L2)',
    },
    { what: '  endless loops', state: 'ok', says: 'stopped: the process is ended at its deadline (L3)' },
    bonus(
      '  memory',
      process.platform === 'linux',
      `watched: the process is ended above ${limits.workerBytes / 2 ** 20} MB (L3)`,
      'bounded by the interpreter alone: the watch of the whole process is for Linux only (L3)',
    ),
    bonus(
      '  your files',
      layers.permission !== null,
      `out of reach, and no program can be started: ${layers.permission ?? ''}${layers.ulimit ? ' and ulimit' : ''} (L4)`,
      'guarded by the interpreter alone: this Node has no permission flag (L4)',
    ),
    bonus(
      '  network',
      layers.bwrap !== null,
      'cut off, and other processes and folders are out of sight: bubblewrap (L5)',
      process.platform === 'linux'
        ? 'guarded by the layers above: bubblewrap is not installed, or forbidden here (L5)'
        : 'guarded by the layers above: bubblewrap is for Linux only (L5)',
    ),
  ];
}
