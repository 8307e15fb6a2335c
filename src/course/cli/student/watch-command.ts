/** `lab watch`: checks at every save. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { openCourse } from '../../disk/course.js';
import type { Course } from '../../disk/course.js';
import type { ExerciseInfo } from '../../judging/exercise.js';
import { ProgressSession } from '../../disk/progress.js';
import { watchFiles } from '../../disk/watch-files.js';
import { exerciseOrCurrent } from '../arguments.js';
import { checkOnce } from './check-once.js';
import { LAB } from '../command.js';
import type { Command, Io } from '../command.js';
import { argumentsIn } from '../options.js';
import { CTRL_C } from '../terminal/keys.js';
import { CLEAR, SAME_LINE } from '../terminal/screen.js';
import { allDone, begin, nextExercise } from './start-command.js';
import { filled } from '../terminal/layout.js';
import { styleOf } from '../terminal/style.js';
import { whileWaiting } from '../terminal/waiting.js';

export const watchCommand: Command = {
  name: 'watch',
  audience: 'student',
  summary: 'check at every save',
  usage: `Usage: ${LAB} watch [exercise]

Checks the exercise whenever you save it, and says how many you have passed.
Keys: Enter checks again, h shows a hint, n goes on to the next exercise, q ends.
Works on network drives, too, where a change is noticed a second later. Without a
name: the exercise that you are at.

Example: ${LAB} watch 05`,
  run: async (args, io) => {
    const [name] = argumentsIn(args, {}, 1).words;
    const course = openCourse();
    const info = await exerciseOrCurrent(course, name);
    return watchExercise(course, info, io);
  },
};

/** Calls back after each change of the file. Returns how to end. */
export function onChange(file: string, changed: () => void, pollMs?: number): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  return watchFiles([file], changed, pollMs);
}

async function watchExercise(course: Course, first: ExerciseInfo, io: Io): Promise<number> {
  const style = styleOf(io);
  const keys = io.keys ? ['Enter check again', 'h hint', 'n next', 'q quit'] : ['Ctrl-C quit'];
  const guide = filled(['watching: save to check', ...keys], ' · ', style.width, '  ')
    .map(style.faint)
    .join('\n');
  let info = first;
  let ended = false;
  let turn = Promise.resolve();
  let checkIsDue = false;
  const out = (text: string): void => {
    if (!ended) io.out(text);
  };
  const { progress } = io;
  /** Nothing is drawn any more when the watch has ended. */
  const changing = progress && {
    progress: (line: string): void => {
      if (!ended) progress(line);
    },
  };

  /** One thing after the other: a hint never lands inside a verdict. */
  const inTurn = (action: () => unknown): void => {
    turn = turn.then(async () => {
      if (ended) return;
      try {
        await action();
      } catch (error) {
        out(error instanceof Error ? error.message : String(error));
      }
      out(guide);
    });
  };

  /**
   * A save while a check waits asks for nothing new; a save while one runs does, as that one
   * has read the file already.
   */
  const checkInTurn = (): void => {
    if (checkIsDue) return;
    checkIsDue = true;
    inTurn(() => {
      checkIsDue = false;
      const says = `checking ${info.id} …`;
      if (!changing) out(style.faint(`  ${says}`));
      const shown = { ...io, ...changing, out: clearingFirst(out, io.colour, () => style.faint(checkedNow())) };
      return whileWaiting(shown, says, async (above) => {
        await checkOnce(course, info, above);
        above.out(style.faint(`\n  ${passedOf(course, new ProgressSession(course))}`));
      });
    });
  };

  let stopWatching = onChange(course.workFile(info.id), checkInTurn);
  const goOn = async (): Promise<void> => {
    const session = new ProgressSession(course);
    const next = await nextExercise(course, session);
    if (!next) allDone({ ...io, out }, false);
    else if (next.id === info.id) out(`  ${info.id} is the first that is not passed.`);
    else {
      info = next;
      clearingFirst(out, io.colour)('');
      begin(course, info, { ...io, out }, { json: false, session });
      stopWatching();
      stopWatching = onChange(course.workFile(info.id), checkInTurn);
    }
  };
  const hint = async (): Promise<unknown> => {
    const { hintCommand } = await import('./hint-command.js');
    return hintCommand.run([info.id], { ...io, out });
  };

  checkInTurn();
  return new Promise((resolve) => {
    const stop = (): void => {
      io.progress?.(SAME_LINE);
      ended = true;
      stopWatching();
      stopKeys?.();
      process.off('SIGINT', stop);
      resolve(0);
    };
    const actions: Partial<Record<string, () => void>> = {
      '\r': checkInTurn,
      '\n': checkInTurn,
      h: () => {
        inTurn(hint);
      },
      n: () => {
        inTurn(goOn);
      },
      q: stop,
      [CTRL_C]: stop,
    };
    const stopKeys = io.keys?.((key) => actions[key]?.());
    process.once('SIGINT', stop);
  });
}

function passedOf({ exercises }: Course, session: ProgressSession): string {
  const passed = exercises.filter(({ id, version }) => {
    const entry = session.progress.exercises[id];
    return entry?.passed === true && entry.version === version;
  });
  return `${passed.length} of ${exercises.length} exercises passed`;
}

/** Two equal verdicts are told apart by the time of day. */
const checkedNow = (): string => `\n  checked at ${new Date().toTimeString().slice(0, 8)}`;

/**
 * Clears the screen with the first text, below the heading: the old verdict stays in view
 * until there is a new one.
 */
function clearingFirst(out: (text: string) => void, mayClear: boolean, heading = (): string => ''): typeof out {
  let isFirst = true;
  return (text) => {
    out(isFirst ? (mayClear ? CLEAR : '') + heading() + text : text);
    isFirst = false;
  };
}
