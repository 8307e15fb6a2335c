/** Single keys from a terminal, as they are pressed. */
import process from 'node:process';

/** What is needed of the input: `process.stdin`, or a stand-in of the tests. */
export type KeyInput = Pick<NodeJS.ReadStream, 'isTTY' | 'setRawMode' | 'setEncoding' | 'on' | 'off' | 'pause'>;

/** Ctrl-C does not raise a signal while keys are read: it is a key, too. */
export const CTRL_C = '\u0003';

/** Reports each key until the returned function is called, which gives the terminal back as it was. */
export function readKeys(pressed: (key: string) => void, input: KeyInput = process.stdin): () => void {
  const read = (text: string): void => {
    // Arrows and function keys are several characters behind an escape.
    if (!text.startsWith('\u001b')) for (const key of text) pressed(key);
  };
  input.setRawMode(true);
  input.setEncoding('utf8');
  input.on('data', read);
  return () => {
    input.off('data', read);
    input.setRawMode(false);
    input.pause();
  };
}

const RUB_OUT = ['\u007f', '\b'];

/** A line that is typed, echoed as it grows; undefined when the reader ends by q or Ctrl-C. */
export function typedLine(
  keys: (pressed: (key: string) => void) => () => void,
  echo: (text: string) => void,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    echo(text);
    const stop = keys((key) => {
      if (key === '\r' || key === '\n') end(text);
      else if (key === CTRL_C || (text === '' && key === 'q')) end(undefined);
      else {
        text = RUB_OUT.includes(key) ? text.slice(0, -1) : text + key;
        echo(text);
      }
    });
    const end = (line: string | undefined): void => {
      stop();
      resolve(line);
    };
  });
}
