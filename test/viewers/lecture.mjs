/* global document, getComputedStyle, innerWidth, localStorage, scrollY */
// A lecturer before a room: 12 in lecture mode by keys alone, from the first step to the twin question.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { faults, launchBrowser, openPage, runTests, serveLab } from './support/lab-page.mjs';

const { course, url, close } = await serveLab(['12-tumbling']);
const browser = await launchBrowser();
const page = await openPage(browser, { viewport: { width: 1280, height: 720 } });
const press = (...keys) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const where = () => page.locator('.lecture-head [role=status]').innerText();
const card = (id) => page.locator(`[data-question=${id}]`);
const hands = async (id) =>
  (await card(id).locator('.hands').allInnerTexts()).map((t) => t.replace(/\s+/g, ' ').trim());
/** Longer than a key bounces. */
const rest = () => page.waitForTimeout(200);
/** What the question asks the room for, once the wall is drawn anew. */
const asks = (text) => card('flip').locator('.asks', { hasText: text }).waitFor();
/** Letters that are counted with the hand on the keys. */
const vote = (text) => press(...text);
/** Next until a question is on the wall. */
async function goTo(id) {
  for (let k = 0; k < 40 && !(await card(id).isVisible()); k++) {
    await press('PageDown');
    await rest();
  }
  assert.ok(await card(id).isVisible());
}

const tests = {
  'one key begins it, and shows one step, large': async () => {
    await page.goto(`${url}notebooks/12-tumbling.html`);
    await page.locator('.page-bar').getByRole('button', { name: 'Lecture' }).waitFor();
    await press('l');
    await page.locator('.lecture-head').waitFor();
    assert.match(await where(), /^1 of \d\d$/);
    assert.equal(await page.locator('.VPSidebar').isVisible(), false);
    assert.equal(await page.locator('.cell:visible').count(), 0);
    const size = await page
      .locator('.vp-doc p:visible')
      .first()
      .evaluate((p) => parseFloat(getComputedStyle(p).fontSize));
    assert.ok(size >= 22, `${size} px`);
    await press('+');
    const larger = await page
      .locator('.vp-doc p:visible')
      .first()
      .evaluate((p) => parseFloat(getComputedStyle(p).fontSize));
    assert.ok(larger > size);
    await press('-');
  },
  'a remote’s Page keys go on and back': async () => {
    // A step that is taller than the wall takes more than one.
    const goesOnTo = async (step) => {
      for (let k = 0; k < 4 && !step.test(await where()); k++) await press('PageDown');
      assert.match(await where(), step);
    };
    await goesOnTo(/^2 of/);
    await goesOnTo(/^3 of/);
    await press('PageUp');
    assert.match(await where(), /^2 of/);
  },
  'a question stands beside its covered outcome, and hands are counted': async () => {
    await goTo('flip');
    assert.ok(await page.locator('.cover:visible').count());
    assert.equal(await page.locator('[data-cell=flip-motion]').count(), 0);
    await vote('bbbac');
    await press('Backspace');
    const fields = card('flip').getByRole('spinbutton');
    assert.deepEqual(await fields.evaluateAll((all) => all.map((f) => f.value)), ['1', '3', '0']);
    await fields.nth(2).fill('12');
    await page.keyboard.press('Enter');
    await asks(/Vote: 16 hands/);
  },
  'it does not uncover before the second vote unless told twice': async () => {
    await press('u');
    await asks(/second vote is still to come/i);
    assert.equal(await page.locator('[data-cell=flip-motion]').count(), 0);
  },
  'one press too many is taken back by the remote, with the hands as they were': async () => {
    await rest();
    await press('PageDown');
    await asks(/voted otherwise/);
    await press('PageUp');
    await asks(/Vote: 16 hands/);
    await rest();
    // A key that bounces is one press.
    await press('PageDown', 'PageDown');
  },
  'talk, second vote, and the room sees what it believed': async () => {
    await asks(/voted otherwise/);
    await rest();
    await vote('a');
    assert.deepEqual(await hands('flip'), ['1', '3', '12']);
    await press('PageDown');
    await vote('bbccc');
    await press('u');
    await page.locator('[data-cell=flip-motion]').waitFor();
    assert.deepEqual(await hands('flip'), ['before the talk 1 → 0', 'before the talk 3 → 2', 'before the talk 12 → 3']);
    await card('flip')
      .getByText(/So it is: 1\.92 s later/)
      .waitFor();
    assert.match(await card('flip').innerText(), /B: So it would be if the nudge grew like the time/);
    assert.ok(await card('flip').locator('.is', { hasText: 'it is' }).isVisible());
  },
  'a number is moved on the wall, and the letters are the room’s again': async () => {
    await page
      .locator('[data-cell=flip-motion]')
      .getByRole('slider', { name: 'Nudge about the long axis' })
      .press('Home');
    await page.locator('[data-cell=flip-motion] .cell-text', { hasText: /1 time, first at 13\.\d\d s/ }).waitFor();
    const before = await where();
    // What does not fit is scrolled first.
    await press('PageDown', 'PageDown', 'PageDown');
    assert.notEqual(await where(), before);
  },
  'a picture stands without its program, its words beside it, and P shows the program': async () => {
    const code = page.locator('[data-cell=flip-motion] .code');
    for (let k = 0; k < 20 && !(await card('flip').isVisible()); k++) await press('PageUp');
    for (let k = 0; k < 9 && (await card('flip').isVisible()); k++) await press('PageDown');
    const canvas = page.locator('[data-cell=flip-motion] canvas');
    assert.ok(await canvas.isVisible(), 'the words after it stand beside it');
    assert.equal(await code.isVisible(), false);
    await press('p');
    assert.ok(await code.isVisible());
    await press('p');
  },
  'left and begun again, it goes on where it was, with what the room has seen': async () => {
    const before = await where();
    await press('Escape');
    await page.locator('.lecture-head').waitFor({ state: 'detached' });
    await page.waitForTimeout(200);
    await press('l');
    await page.locator('.lecture-head').waitFor();
    await page.waitForTimeout(200);
    assert.equal(await where(), before);
    await press('PageUp');
    await card('flip')
      .getByText(/So it is: 1\.92 s later/)
      .waitFor();
  },
  'the twin asks once, and is answered by its cell': async () => {
    // The wall waits at each question that stands before it.
    await goTo('plate');
    await vote('a');
    await rest();
    await press('Space');
    await rest();
    await goTo('short-axis');
    assert.match(await card('short-axis').innerText(), /and now\?[^]*One vote, then the outcome/i);
    await vote('ab');
    await rest();
    await press('Space');
    await page.locator('[data-cell=short-axis-motion]').waitFor();
    assert.deepEqual(await hands('short-axis'), ['1', '1', '0']);
    await page.locator('[data-cell=short-axis-motion] .chart.drawn').waitFor();
  },
  'nothing on the wall is wider than the wall': async () => {
    await page.getByRole('button', { name: 'For another room' }).click();
    assert.match(await where(), /^1 of/);
    let steps = 0;
    for (let at = ''; at !== (at = await where()) && steps < 80; steps++) {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${at}: ${wide} px`);
      for (let before = at; before === (await where());) {
        const [y, asked] = await page.evaluate(() => [
          scrollY,
          [...document.querySelectorAll('.vote button:not(:disabled)')].some((e) => e.checkVisibility()),
        ]);
        await press('PageDown');
        if (!asked && y === (await page.evaluate(() => scrollY)) && before === (await where())) break;
        if (asked) await press('u', 'u');
      }
    }
    assert.ok(steps > 20, `${steps} steps`);
  },
  'the reader’s own answers are untouched': async () => {
    await press('Escape');
    assert.equal(await page.locator('.lecture-head').count(), 0);
    assert.equal(await page.evaluate(() => localStorage.getItem('rigid-body-lab:predictions:12-tumbling')), null);
    assert.ok(await card('flip').getByRole('button', { name: 'Commit' }).isVisible());
    assert.ok(await page.locator('.VPSidebar').isVisible());
  },
  'the key can be switched off': async () => {
    await press('l');
    await page.getByRole('checkbox', { name: 'L begins a lecture' }).uncheck();
    await press('Escape', 'l');
    assert.equal(await page.locator('.lecture-head').count(), 0);
    await page.reload();
    await page.locator('.page-bar').getByRole('button', { name: 'Lecture' }).waitFor();
    await press('l');
    assert.equal(await page.locator('.lecture-head').count(), 0);
    await page.getByRole('button', { name: 'Lecture' }).click();
    await page.locator('.lecture-head').waitFor();
  },
  'no page had an error': () => assert.deepEqual(faults, []),
};

await runTests(tests, async () => {
  await browser.close();
  await close();
  rmSync(course, { recursive: true, force: true, maxRetries: 5 });
});
