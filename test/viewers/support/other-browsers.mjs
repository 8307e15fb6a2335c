/**
 * Firefox and WebKitGTK behind one face. Firefox speaks WebDriver BiDi, and shows pictures in space
 * only with a screen; WebKitGTK stands in for Safari and speaks WebDriver through a program of its own.
 * Both want a screen: Xvfb is one without glass.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Browser, Builder, Capabilities, Key, Origin } from 'selenium-webdriver';

const WINDOW = { width: 1280, height: 900 };
/** Enough for a loaded machine. */
const PATIENCE = 120_000;
const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file));
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WEBKIT_PORT = 4455;
const SCREEN = ':77';

export const isInstalled = { firefox: existsSync(FIREFOX), webkit: WEBKIT !== undefined && existsSync(WEBKIT_DRIVER) };

/** A screen that nobody sees; returns what ends it. */
export async function openScreen() {
  const screen = spawn('Xvfb', [SCREEN, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' });
  process.env.DISPLAY = SCREEN;
  process.env.LIBGL_ALWAYS_SOFTWARE = '1';
  await pause(1000);
  return () => screen.kill();
}

/** Waits until `look` gives something. */
export async function until(look, what) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(100);
  }
}

/** `faults` takes what the page complains of, where the browser tells it. */
export async function openFirefox(faults) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: false,
    protocolTimeout: PATIENCE,
    defaultViewport: WINDOW,
  });
  const page = await browser.newPage();
  // Firefox lays a page out while it comes in, and blames half a formula. Whether one stays
  // half is for the walk to ask.
  const isHalfway = ({ message }) => message.startsWith('Invalid markup: Incorrect number of children');
  page.on('pageerror', (error) => isHalfway(error) || faults.push(`Firefox: ${error.message}`));
  page.on(
    'response',
    (response) => response.status() >= 400 && faults.push(`Firefox: ${response.status()} ${response.url()}`),
  );
  const keys = { Shift: 'Shift', Control: 'Control' };
  return {
    goto: (url) => page.goto(url, { waitUntil: 'load', timeout: PATIENCE }),
    run: (text) => page.evaluate(text),
    move: (x, y) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    /** A key, perhaps with others held: `press('Shift', 'Enter')`. */
    press: async (...names) => {
      const held = names.slice(0, -1).map((name) => keys[name]);
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(names.at(-1));
      for (const key of held) await page.keyboard.up(key);
    },
    picture: (file) => page.screenshot({ path: file }),
    close: () => browser.close(),
  };
}

const WEBKIT_KEYS = {
  ...Key,
  Enter: Key.ENTER,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
};

export async function openWebKit() {
  const service = spawn(WEBKIT_DRIVER, [`--port=${WEBKIT_PORT}`], { stdio: 'ignore' });
  await pause(1000);
  const wanted = new Capabilities()
    .setBrowserName('MiniBrowser')
    .set('webkitgtk:browserOptions', { binary: WEBKIT, args: ['--automation'] });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .forBrowser(Browser.SAFARI)
    .usingServer(`http://127.0.0.1:${WEBKIT_PORT}`)
    .withCapabilities(wanted)
    .build();
  await driver.manage().setTimeouts({ script: PATIENCE, pageLoad: PATIENCE });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  const act = (steps) => steps(driver.actions({ async: true })).perform();
  return {
    goto: (url) => driver.get(url),
    run: (text) => driver.executeScript(`return (${text})`),
    move: (x, y) => act((a) => a.move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })),
    down: () => act((a) => a.press()),
    up: () => act((a) => a.release()),
    type: (text) => act((a) => a.sendKeys(text)),
    press: (...names) =>
      act((a) => {
        const codes = names.map((name) => WEBKIT_KEYS[name] ?? name);
        const held = codes.slice(0, -1);
        for (const key of held) a.keyDown(key);
        a.sendKeys(codes.at(-1));
        for (const key of held) a.keyUp(key);
        return a;
      }),
    picture: async (file) => {
      const { writeFile } = await import('node:fs/promises');
      await writeFile(file, await driver.takeScreenshot(), 'base64');
    },
    close: async () => {
      await driver.quit();
      service.kill();
    },
  };
}
