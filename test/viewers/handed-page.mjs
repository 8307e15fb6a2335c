/* global document */
// The page of a graded course, `node lab pack page`: nothing of an answer in any file,
// and a student at an exercise of it in Chromium. LAB_HANDED_PAGE names one that is packed already,
// with the base LAB_HANDED_BASE.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { openCourse } from '../../dist/course/disk/course.js';
import { bundleTrusted } from '../../dist/course/sandbox/load.js';
import { secretPieces, squeezed } from '../support/secrets.mjs';
import { faults, launchBrowser, openPage, runTests } from './support/lab-page.mjs';
import { serveFolder } from './support/static-server.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const EXERCISE = '05-inertia-tensor';
const BASE = process.env.LAB_HANDED_BASE ?? '/x/';
const scratch = mkdtempSync(path.join(os.tmpdir(), 'handed-page-'));
const packed = process.env.LAB_HANDED_PAGE ?? path.join(scratch, 'page');
if (process.env.LAB_HANDED_PAGE === undefined) {
  const args = ['lab.js', 'pack', 'page', packed, '--exercises', '05', '--base', BASE];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
}
const { url, close } = await serveFolder(packed, BASE);
const browser = await launchBrowser();
const page = await openPage(browser);
const course = openCourse(root);

const verdict = () => page.getByRole('status', { name: 'Verdict' });
async function check(text) {
  const editor = page.getByRole('textbox', { name: /^Your file for/ });
  await editor.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await page.locator('[data-act=check]').click();
  await verdict().locator('.verdict:not(.running)').waitFor();
  await page.waitForFunction(() => document.querySelector('.was-edited, .verdict.running') === null);
  return verdict().innerText();
}

const tests = {
  'no file has a piece of a solution, a hidden check, a mistake or a misconception': () => {
    const secrets = secretPieces(root, [EXERCISE]);
    assert.ok(secrets.size > 100, `${secrets.size} pieces`);
    const files = readdirSync(packed, { recursive: true })
      .map(String)
      .filter((name) => /\.(?:js|json|html)$/.test(name));
    assert.ok(files.length > 50, `${files.length} files`);
    for (const name of files.filter((one) => statSync(path.join(packed, one)).isFile())) {
      const text = readFileSync(path.join(packed, name), 'utf8');
      // What stands in a text is written with marks before its quotes.
      const plain = squeezed(text.replaceAll('\\', ''));
      const known = [...secrets].filter(([piece]) => plain.includes(piece));
      assert.deepEqual(known, [], name);
    }
  },
  'a right file has full marks by the sealed checks, and no solution is offered': async () => {
    await page.goto(`${url}${BASE}exercises/${EXERCISE}.html`, { waitUntil: 'load' });
    const told = await check(await bundleTrusted(course.file(EXERCISE, 'solution.ts')));
    assert.match(told, /Task 1 is right\./);
    assert.match(told, /1\.5 of 1\.5/);
    assert.equal(await page.getByRole('button', { name: /solution/i }).count(), 0);
    assert.match(
      await page.locator('.self-study').innerText(),
      /^This is feedback\. The grade comes from your lecturer/,
    );
    if (process.env.LAB_PICTURE) await page.screenshot({ path: process.env.LAB_PICTURE });
  },
  'a known mistake is named': async () => {
    const wrong = await bundleTrusted(course.file(EXERCISE, 'mistakes', 'divided-by-count.ts'));
    assert.match(await check(wrong), /Task 1: not yet\.[^]*number of points/);
    if (process.env.LAB_PICTURE) await page.screenshot({ path: process.env.LAB_PICTURE.replace('.png', '-wrong.png') });
  },
  'no page had an error or asked another host': () => assert.deepEqual(faults, []),
};
await runTests(tests, async () => {
  await browser.close();
  close();
  rmSync(scratch, { recursive: true, force: true });
});
