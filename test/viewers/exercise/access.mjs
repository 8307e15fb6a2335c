/* global document, getComputedStyle, innerWidth, scrollY */
// An exercise without a mouse, for assistive technology, and on a phone.
import assert from 'node:assert/strict';
import {
  button,
  check,
  checkButton,
  editor,
  header,
  hints,
  page,
  tab,
  verdict,
  visit,
  write,
  writeAndCheck,
} from './bench.mjs';
import { solvedUpTo, withMistake } from '../support/student-files.mjs';

const TENSOR = '05-inertia-tensor';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const isFocused = (target) =>
  target.evaluate((e) => e === document.activeElement || e.contains(document.activeElement));

/** Presses Tab until the focus is on a place. */
async function tabTo(target) {
  for (let i = 0; i < 80; i++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${target}`);
}
/** How far the page scrolls sideways, and what stands out to the right of it. */
const sideways = () =>
  page.evaluate(() => {
    const isInScroller = (e) => {
      for (let p = e.parentElement; p; p = p.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(p).overflowX)) return true;
      }
      return false;
    };
    const wide = [...document.querySelectorAll('.exercise *')]
      .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && e.getBoundingClientRect().width > 0)
      .filter((e) => !isInScroller(e) && !e.closest('.visually-hidden'));
    return [document.documentElement.scrollWidth - innerWidth, ...wide.map((e) => e.className)];
  });

export const access = {
  'an exercise is done by the keyboard alone': async () => {
    await visit(TENSOR);
    await tabTo(tab(1));
    await page.keyboard.press('ArrowRight');
    assert.ok(await isFocused(tab(2)));
    assert.equal(await tab(2).getAttribute('aria-selected'), 'true');
    await page.keyboard.press('End');
    assert.ok(await isFocused(tab(4)));
    await page.keyboard.press('ArrowRight');
    assert.ok(await isFocused(tab(1)), 'the arrows go round');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    assert.ok(await isFocused(tab(1)));
    await tabTo(button(/^Hint/));
    await page.keyboard.press('Enter');
    await page.getByText(/Think of a seesaw/).waitFor();
    await tabTo(editor());
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(withMistake(TENSOR, 'not-divided', 'centreOfMass'));
    await page.keyboard.press('Escape');
    assert.ok(await isFocused(checkButton()), 'Esc leads out of the editor to Check');
    await page.keyboard.press('Enter');
    await verdict().getByText('Task 1: not yet.').waitFor();
    assert.ok(await isFocused(checkButton()), 'the focus stays');
    await tabTo(button('Use this input in a cell'));
    await page.keyboard.press('Enter');
    const cell = page.getByRole('textbox', { name: 'Code of the cell' });
    await cell.waitFor();
    assert.ok(await isFocused(cell));
    await write(solvedUpTo(TENSOR, 1));
    await page.keyboard.press('Control+Enter');
    await verdict().getByText('Task 1 is right.').waitFor();
    assert.ok(await isFocused(editor()), 'the focus stays in the editor');
    await tabTo(button(/^Next: /));
    await page.keyboard.press('Enter');
    assert.equal(await tab(2).getAttribute('aria-selected'), 'true');
    assert.ok(await isFocused(tab(2)), 'the focus goes with the task');
  },

  'its parts have roles and names': async () => {
    await page.getByRole('tablist', { name: 'Tasks' }).waitFor();
    assert.equal(await page.getByRole('tab').count(), 4);
    const panel = page.getByRole('tabpanel');
    assert.equal(await panel.count(), 1);
    assert.equal(await panel.getAttribute('aria-labelledby'), await tab(2).getAttribute('id'));
    assert.equal(await tab(2).getAttribute('aria-controls'), await panel.getAttribute('id'));
    assert.equal(
      await editor().getAttribute('aria-label'),
      'Your file for The inertia tensor. Escape leads to Check, Tab out of it.',
    );
    assert.equal(await verdict().count(), 1);
    assert.equal(await page.getByRole('meter', { name: 'Public points' }).count(), 1);
    assert.equal(await hints().count(), 1);
  },

  'a page opens at its top, and the editor at the function of the open task': async () => {
    const top = () => page.evaluate(() => scrollY);
    const beginsAt = (words) =>
      page.waitForFunction((wanted) => {
        const scroller = document.querySelector('.file-editor .cm-scroller');
        const edge = scroller.getBoundingClientRect().top;
        const isSeen = (line) => line.getBoundingClientRect().top >= edge;
        const lines = [...scroller.querySelectorAll('.cm-line')].filter(isSeen).slice(0, 3);
        return lines.some((line) => line.textContent.includes(wanted));
      }, words);
    for (const options of [{}, PHONE]) {
      await visit(TENSOR, options);
      await page.waitForTimeout(500);
      assert.equal(await top(), 0);
      await tab(3).click();
      await page.waitForTimeout(500);
      assert.ok((await top()) < 200, 'a tab does not take the reader from the statement');
      await page.locator('.file-editor').scrollIntoViewIfNeeded();
      await beginsAt('Task 3:');
    }
  },

  'on a phone only code scrolls sideways, and Check stays at the lower edge': async () => {
    await visit(TENSOR, PHONE);
    assert.deepEqual(await sideways(), [0]);
    await tab(2).click();
    await writeAndCheck(withMistake(TENSOR, 'plus-products', 'inertiaTensor'));
    assert.match(await header(), /not yet/);
    assert.deepEqual(await sideways(), [0]);
    await button(/^Hint/).click();
    await page.getByText(/Start with one point/).waitFor();
    assert.deepEqual(await sideways(), [0]);
    const bottom = async () => {
      const { y, height } = await checkButton().boundingBox();
      return 844 - y - height;
    };
    const shows = async (place, where) => {
      await place.evaluate((e) => e.scrollIntoView({ block: 'start', behavior: 'instant' }));
      const gap = await bottom();
      assert.ok(gap >= 0 && gap < 40, `Check ends ${gap} px above the lower edge at ${where}`);
    };
    await shows(page.locator('.statement h2:visible'), 'the statement');
    await shows(page.locator('.file-editor'), 'the editor');
    await shows(verdict(), 'the verdict');
    await button('Use this input in a cell').click();
    await page.getByRole('region', { name: 'Your functions in a cell' }).getByRole('status').waitFor();
    assert.deepEqual(await sideways(), [0]);
    await button('History').click();
    await page.getByRole('region', { name: 'History' }).waitFor();
    assert.deepEqual(await sideways(), [0]);
    await check();
  },
};
