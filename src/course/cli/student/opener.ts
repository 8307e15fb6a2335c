/** Opens a file or an address with the program that its reader has chosen for such things. */
import { spawn } from 'node:child_process';
import process from 'node:process';

interface Program {
  name: string;
  args: readonly string[];
}

const xdgOpen = (target: string): Program => ({ name: 'xdg-open', args: [target] });

const OPENERS: Partial<Record<NodeJS.Platform, (target: string) => Program>> = {
  darwin: (target) => ({ name: 'open', args: [target] }),
  // The first quotes are the title of a window; without them those of the target would be.
  win32: (target) => ({ name: 'cmd.exe', args: ['/d', '/s', '/c', `"start "" "${target}""`] }),
};

type System = Pick<typeof process, 'platform' | 'env'>;

/** The platform's own opener; undefined on a machine without a screen. */
export function openingCommand(target: string, { platform, env }: System = process): Program | undefined {
  const opener = OPENERS[platform];
  if (opener) return opener(target);
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? xdgOpen(target) : undefined;
}

/** Some openers are the program that opens, and stay: what runs for so long has opened, in milliseconds. */
const PATIENCE = 3000;

/** Opens it; resolves with the reason where it could not be opened. */
export function openTarget(target: string): Promise<string | undefined> {
  const opener = openingCommand(target);
  if (!opener) return Promise.resolve('there is no screen here');
  const { name, args } = opener;
  return new Promise((resolve) => {
    const child = spawn(name, args, { stdio: 'ignore', detached: true, windowsVerbatimArguments: true });
    const patience = setTimeout(resolve, PATIENCE, undefined);
    const end = (reason: string | undefined): void => {
      clearTimeout(patience);
      resolve(reason);
    };
    child.on('error', () => {
      end(`${name} is not installed here`);
    });
    child.on('exit', (code) => {
      end(code === 0 ? undefined : `${name} knows no program for it`);
    });
    child.unref();
  });
}
