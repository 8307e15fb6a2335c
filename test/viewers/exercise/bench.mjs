/* global document, navigator, requestAnimationFrame */
// The page of an exercise in Chromium, as a student has it before the eyes and under the hands.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { launchBrowser, openPage, serveLab } from '../support/lab-page.mjs';

export const lab = await serveLab(['05-inertia-tensor']);
const browser = await launchBrowser();
export let page;

/** A reader who was never here. */
export async function newReader(options = {}) {
  await page?.context().close();
  page = await openPage(browser, options);
}
export async function open(name) {
  await page.goto(`${lab.url}${name}.html`, { waitUntil: 'load' });
  await page.locator('.work-bar, .reader-work, .page-bar').first().waitFor();
}
export async function visit(id, options) {
  await newReader(options);
  await open(`exercises/${id}`);
  await editor().waitFor();
}
export async function leave() {
  await browser.close();
  lab.close();
  rmSync(lab.course, { recursive: true, force: true });
}

export const tab = (task) => page.getByRole('tab').nth(task - 1);
export const editor = () => page.getByRole('textbox', { name: /^Your file for/ });
export const verdict = () => page.getByRole('status', { name: 'Verdict' });
export const header = () => verdict().locator('header').innerText();
export const button = (name) => page.getByRole('button', { name, exact: typeof name === 'string' });
export const checkButton = () => page.locator('[data-act=check]');
export const reached = () => page.locator('.reached');
export const hints = () => page.getByRole('region', { name: 'Hints' });

/** The text in the editor: it draws only what is near, so it is taken as a reader takes it. */
export async function textInEditor() {
  await editor().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  return page.evaluate(() => navigator.clipboard.readText());
}
/** Another text in the editor, all at once. */
export async function write(text) {
  await editor().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}
/** The body of the open task's function, key by key. */
export async function typeBody(line) {
  // Only what is near the cursor is drawn: a page down at a time until the place is.
  await editor().focus();
  await page.keyboard.press('Control+Home');
  const before = page.locator('.cm-line', { hasText: "throw new Error('not implemented')" }).first();
  for (let pages = 0; pages < 20 && !(await before.isVisible()); pages++) {
    await page.keyboard.press('PageDown');
    await drawn();
  }
  // At the edge of what is drawn a line may be drawn anew, and be another element, when it is scrolled to.
  await before.evaluate((line) => line.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(200);
  await before.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type(line);
}
/** On a busy machine many keys are heard between two frames, and what they pass is never drawn. */
const drawn = () =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
/** Checks by the keyboard and waits for the verdict on this text. */
export async function check() {
  await editor().focus();
  await page.keyboard.press('Control+Enter');
  await judged();
}
export async function judged() {
  await verdict().locator('.verdict:not(.running)').waitFor();
  await page.waitForFunction(() => document.querySelector('.was-edited, .verdict.running') === null);
}
export const writeAndCheck = async (text) => {
  await write(text);
  await check();
};
export const says = async (pattern) => assert.match(await verdict().innerText(), pattern);
