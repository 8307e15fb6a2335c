// The reference of the library: found, run, looked into, and reached from names in prose
// and in code, below a path.
/* global document, NodeFilter */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { faults, launchBrowser, openPage, runTests, serveLab } from './support/lab-page.mjs';

const lab = await serveLab(['00-start-here', '05-inertia-tensor', '12-tumbling']);
const browser = await launchBrowser();
const page = await openPage(browser);
const at = (address) => page.goto(`${lab.url}${address}`);
const cellOf = (name) => page.locator(`[data-cell=try-${name}]`);

/** Where `simulate` stands in the window, in the first shown cell that uses it; scrolled to its middle. */
const placeOfName = () =>
  page.evaluate(() => {
    for (const code of document.querySelectorAll('.cell code')) {
      if (code.textContent.startsWith('import')) continue;
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const from = node.data.search(/\bsimulate\b/);
        if (from < 0 || !code.checkVisibility()) continue;
        code.scrollIntoView({ block: 'center' });
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, from + 8);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
    }
  });

const tests = {
  'the index leads to each room and each name'() {
    return at('reference.html').then(async () => {
      await page.locator('.vp-doc a', { hasText: 'Mass properties' }).first().waitFor();
      await page.locator('.vp-doc td a', { hasText: /^solidBox$/ }).click();
      await page.waitForURL('**/reference/mass.html#name-solidBox');
      const { y } = await page.locator('#name-solidBox').boundingBox();
      assert.ok(y >= 0 && y < 400, `the name stands at ${y} px`);
    });
  },

  async 'an example runs, follows a changed number, and says what it said before'() {
    await at('reference/linear.html');
    const cell = cellOf('add');
    const output = cell.locator('.cell-outputs pre');
    assert.equal((await output.textContent()).trim(), '[ 11, 22, 33 ]');
    await cell.getByRole('button', { name: 'Run' }).click();
    await cell.locator('.state', { hasText: 'ran in' }).waitFor();
    assert.equal((await output.textContent()).trim(), '[ 11, 22, 33 ]');
    await cell.locator('[data-number]').first().focus();
    await page.keyboard.press('ArrowUp');
    await cell.locator('.state', { hasText: 'Changed' }).waitFor();
    assert.match(await output.textContent(), /^\[ 1[12](\.\d+)?, 22, 33 \]/);
    await cell.getByRole('button', { name: 'Reset' }).click();
    await output.getByText('[ 11, 22, 33 ]').waitFor();
  },

  async 'two examples run after each other, each by itself'() {
    for (const name of ['add', 'subtract', 'add']) {
      const cell = cellOf(name);
      await cell.getByRole('button', { name: 'Run' }).click();
      await cell.locator('.state', { hasText: 'ran in' }).waitFor();
    }
    assert.equal((await cellOf('subtract').locator('.cell-outputs pre').textContent()).trim(), '[ -9, -18, -27 ]');
  },

  async 'the source unfolds, in colour'() {
    const fold = page.locator('.source-fold').first();
    await fold.locator('summary').click();
    await fold.locator('code span[style*="--code-keyword"]').first().waitFor();
    assert.match(await fold.locator('code').textContent(), /^\/\*\*[^]*export type Frame/);
  },

  async 'a figure draws its chart'() {
    await at('reference/figures.html');
    await cellOf('lineChart').scrollIntoViewIfNeeded();
    await cellOf('lineChart').locator('.chart.drawn').waitFor();
  },

  async 'the search finds a name'() {
    await page.keyboard.press('Control+k');
    await page.locator('.VPLocalSearchBox input').fill('driftReport');
    const first = page.locator('.VPLocalSearchBox .results a').first();
    await first.getByText('driftReport').first().waitFor();
    assert.match(await first.getAttribute('href'), /\/x\/reference\/dynamics\.html#name-driftReport$/);
    await page.keyboard.press('Escape');
  },

  async 'a name under the pointer says what it is, and leads there'() {
    await at('notebooks/12-tumbling.html');
    const hint = page.locator('.name-hint');
    // Charts and the opener come with the reader's first move, and what stands below them may move with that.
    let place;
    for (let k = 0; k < 40 && !(await hint.isVisible()); k++) {
      place = await placeOfName();
      await page.mouse.move(place.x - 2 + (k % 4), place.y);
      await page.waitForTimeout(250);
    }
    assert.match(await hint.textContent(), /^function simulate\(body: RigidBody, state: RigidBodyState/);
    await page.mouse.move(place.x, place.y - 300);
    await hint.waitFor({ state: 'hidden' });
  },

  async 'a name in a statement leads to the reference'() {
    await at('exercises/02-change-of-basis.html');
    const link = page.locator('a.name-link').first();
    await link.waitFor({ state: 'attached' });
    assert.match(await link.getAttribute('href'), /^\/x\/reference\/linear\.html#name-\w+$/);
  },

  async 'no page is wider than a phone'() {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const room of ['', '/mass', '/dynamics', '/figures']) {
      await at(`reference${room}.html`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(width, 390, `reference${room}`);
    }
  },

  'nothing went wrong on the way'() {
    assert.deepEqual(faults, []);
  },
};

await runTests(tests, async () => {
  await browser.close();
  await lab.close();
  rmSync(lab.course, { recursive: true, force: true });
});
