/**
 * Pictures of charts and scenes, made by an installed Chromium or Chrome: exact in two and three
 * dimensions, and optional.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import type { Figure } from '../../figures/figure.js';
import { sceneStrip } from '../../figures/scene-image.js';
import type { Scene } from '../../figures/scene.js';
import { plotlyBundle } from '../../figures/show.js';
import { palettePng } from './png.js';

/** Draws charts as PNG, base64. Close it: it holds a browser. */
export interface Artist {
  figure: (figure: Figure) => Promise<string>;
  scene: (scene: Scene) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * The part of playwright-core that is used. It is a development dependency: a course
 * copy compiles without it.
 */
interface Playwright {
  chromium: {
    launch: (options: { executablePath: string; args: readonly string[] }) => Promise<{
      newPage: (options: object) => Promise<Page>;
      close: () => Promise<void>;
    }>;
  };
}

interface Page {
  route: (url: string, handler: (route: { abort: () => Promise<void> }) => Promise<void>) => Promise<void>;
  setContent: (html: string) => Promise<void>;
  addScriptTag: (options: { path: string }) => Promise<unknown>;
  evaluate: (script: string) => Promise<unknown>;
}

/** For a headless browser without a network and a graphics card. */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Software WebGL: the same 3-D pictures with and without a graphics card.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
const SIZE = { width: 700, height: 450 };

/** The installed browser, or undefined. `CHROME_PATH` comes first. */
export function findBrowser(): string | undefined {
  const { env } = process;
  const programs = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].filter((p) => p !== undefined);
  const windows = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];
  const mac = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
  const places = {
    win32: programs.flatMap((folder) => windows.map((file) => path.join(folder, file))),
    darwin: mac.map((file) => path.join('/Applications', file)),
  };
  const onPath = (env['PATH'] ?? '').split(path.delimiter).flatMap((dir) => names.map((name) => path.join(dir, name)));
  const { platform } = process;
  const candidates = platform === 'win32' || platform === 'darwin' ? places[platform] : onPath;
  return [env['CHROME_PATH'] ?? '', ...candidates].find((file) => file !== '' && existsSync(file));
}

/** Starts the browser; a text says what is missing. */
export async function openArtist(): Promise<Artist | string> {
  const executablePath = findBrowser();
  if (executablePath === undefined) return 'no Chromium or Chrome was found (CHROME_PATH may name one)';
  // Not a literal: the compiler need not find the package.
  const packageName = 'playwright-core';
  let playwright: Playwright;
  try {
    playwright = (await import(packageName)) as Playwright;
  } catch {
    return 'playwright-core is not installed (npm install)';
  }
  const browser = await playwright.chromium.launch({ executablePath, args: FLAGS });
  const pages = new Map<string, Promise<Page>>();
  const open = async (bundle: string): Promise<Page> => {
    const page = await browser.newPage({ viewport: SIZE });
    // Nothing outside is asked for, whatever a figure holds.
    await page.route('http*://**', (route) => route.abort());
    await page.setContent('<!doctype html>');
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve(`plotly.js-${bundle}-dist-min`) });
    return page;
  };
  const png = async (bundle: string, imageUrl: string): Promise<string> => {
    if (!pages.has(bundle)) pages.set(bundle, open(bundle));
    const page = await pages.get(bundle)!;
    const { width, height, rgba } = (await page.evaluate(`(${PIXELS_OF})(${imageUrl})`)) as DrawnPixels;
    return palettePng({ width, height, rgba: Buffer.from(rgba, 'base64') }).toString('base64');
  };
  return {
    figure: (figure) => {
      const { width, height } = { ...SIZE, ...(figure.layout as Partial<typeof SIZE>) };
      const options = JSON.stringify({ format: 'png', width, height });
      return png(plotlyBundle(figure), `Plotly.toImage(${JSON.stringify(figure)}, ${options})`);
    },
    scene: (scene) => {
      const svg = Buffer.from(sceneStrip(scene)).toString('base64');
      return png('basic', JSON.stringify(`data:image/svg+xml;base64,${svg}`));
    },
    close: () => browser.close(),
  };
}

interface DrawnPixels {
  width: number;
  height: number;
  rgba: string;
}

/** Runs in the browser: the pixels of an image, on white, in base64. */
const PIXELS_OF = `async (url) => {
  const image = new Image();
  image.src = await url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, 0, 0);
  const bytes = pen.getImageData(0, 0, width, height).data;
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return { width, height, rgba: btoa(text) };
}`;
