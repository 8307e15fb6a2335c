/* global document, dispatchEvent, Event, getComputedStyle, innerWidth, window */
// For everyone: axe on every page, light and dark; the keyboard; a narrow window; print.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { faults, launchBrowser, openPage, runTests, serveLab } from './support/lab-page.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { course, folder, url, close } = await serveLab(['00-start-here', '05-inertia-tensor', '12-tumbling']);
const browser = await launchBrowser();
const page = await openPage(browser);
const dark = await openPage(browser, { colorScheme: 'dark' });
/** Every page with WHOLE=1; else one of each kind. */
const EACH = ['index', 'workbench', 'coverage', 'notebooks/12-tumbling', 'exercises/05-inertia-tensor'];
const all = readdirSync(folder, { recursive: true })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) =>
    file
      .split(path.sep)
      .join('/')
      .replace(/\.html$/, ''),
  );
const pages = process.env.WHOLE ? all : EACH.filter((name) => all.includes(name));

async function visit(name, on = page) {
  await on.goto(`${url}${name}.html`, { waitUntil: 'load' });
  await on.locator('h1').first().waitFor();
  const uncover = on.getByRole('button', { name: 'Uncover everything' });
  if (await uncover.isVisible()) await uncover.click();
}

/** What axe calls serious or critical, in words. */
async function serious(on) {
  await on.addScriptTag({ content: axe });
  const violations = await on.evaluate(
    async () => (await window.axe.run(document, { resultTypes: ['violations'] })).violations,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.split('\n')[1]}`),
    );
}

const tests = {
  'axe finds nothing serious, light and dark': async () => {
    const found = {};
    for (const name of pages) {
      for (const [scheme, on] of Object.entries({ light: page, dark })) {
        await visit(name, on);
        const messages = await serious(on);
        if (messages.length > 0) found[`${name}, ${scheme}`] = messages;
      }
    }
    assert.deepEqual(found, {});
  },
  'the sidebar is a few stops of Tab, not forty': async () => {
    await visit('notebooks/12-tumbling');
    const stops = await page
      .locator('.VPSidebar')
      .evaluate(
        (bar) =>
          [...bar.querySelectorAll('a, summary, button, [tabindex="0"]')].filter((e) => e.checkVisibility()).length,
      );
    assert.ok(stops <= 14, `${stops} stops`);
    const here = page.locator('.VPSidebar [aria-current=page]');
    assert.equal(await here.innerText(), '12 Tumbling');
  },
  'a chart in space turns by keys': async () => {
    await visit('notebooks/12-tumbling');
    const chart = page.locator('[data-cell=polhodes] .chart');
    await chart.scrollIntoViewIfNeeded();
    await chart.and(page.locator('.drawn')).waitFor();
    const eye = () => chart.locator('.js-plotly-plot').evaluate((plot) => plot._fullLayout.scene.camera.eye);
    const before = await eye();
    await chart.locator('.live').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    const after = await eye();
    const angle = (e) => Math.atan2(e.y, e.x);
    assert.ok(Math.abs(angle(after) - angle(before) - Math.PI / 18) < 1e-3, JSON.stringify([before, after]));
    assert.ok(after.z > before.z);
  },
  'the focus stays with a reader by keys when what had it goes': async () => {
    const reader = await openPage(browser);
    await reader.goto(`${url}notebooks/12-tumbling.html`);
    await reader.locator('html.scripted').waitFor();
    const focused = () =>
      reader.evaluate(() => `${document.activeElement.className} ${document.activeElement.textContent}`.trim());
    const card = reader.locator('[data-question=flip]');
    await card.getByRole('radio').first().focus();
    await reader.keyboard.press('Space');
    await reader.keyboard.press('Enter');
    assert.match(await focused(), /^why You said: not at all\. It is: something between\./);
    const cell = reader.locator('[data-cell=flip-motion]');
    await cell.locator('[data-act=change]').focus();
    await reader.keyboard.press('Enter');
    assert.match(await focused(), /rises/);
    await reader.keyboard.press('Enter');
    assert.match(await focused(), /Undo this change/);
    await reader.keyboard.press('Enter');
    const number = cell.getByRole('spinbutton', { name: 'nudge, number in line 1' });
    await number.focus();
    await reader.keyboard.press('Enter');
    await cell.locator('.strip input').waitFor();
    await reader.keyboard.press('Escape');
    assert.equal(await number.evaluate((mark) => mark === document.activeElement), true);
  },
  'the tools of a chart are one stop of Tab, go by arrows, and send nothing away': async () => {
    await visit('notebooks/12-tumbling');
    const bar = page.locator('[data-cell=damped] .modebar');
    await page.locator('[data-cell=damped] .chart').scrollIntoViewIfNeeded();
    await bar.waitFor({ state: 'attached' });
    assert.deepEqual(
      await bar.locator('.modebar-btn').evaluateAll((all) => all.map(({ tabIndex }) => tabIndex).slice(0, 3)),
      [0, -1, -1],
    );
    await bar.locator('.modebar-btn').first().focus();
    await page.keyboard.press('ArrowRight');
    assert.ok(
      await bar
        .locator('.modebar-btn')
        .nth(1)
        .evaluate((tool) => tool === document.activeElement),
    );
    const titles = await bar
      .locator('.modebar-btn')
      .evaluateAll((all) => all.map((tool) => tool.dataset.title ?? tool.getAttribute('aria-label')).join());
    assert.doesNotMatch(titles, /share|cloud/i);
    assert.match(titles, /Download/);
  },
  'a chart gives its numbers': async () => {
    await visit('notebooks/00-start-here');
    const figure = page
      .locator('[data-cell=spin] .cell-figure', { has: page.getByRole('button', { name: 'Numbers' }) })
      .first();
    await figure.getByRole('button', { name: 'Numbers' }).click();
    const table = figure.locator('.chart-numbers table');
    await table.waitFor();
    assert.match(await table.locator('th').first().innerText(), /t \[s\]/);
    // The brick begins about its middle axis with 2 rad/s.
    const [first] = await table
      .locator('tbody tr')
      .first()
      .locator('td')
      .allInnerTexts()
      .then((cells) => [cells]);
    assert.equal(first[0], '0');
    assert.ok(first.includes('2'), first.join(' '));
  },
  'at 390 px nothing is clipped': async () => {
    const phone = await openPage(browser, { viewport: { width: 390, height: 844 } });
    for (const name of pages) {
      await visit(name, phone);
      const clipped = await phone.evaluate(() => {
        const scrolls = (e) => e.closest('.katex-block, .cm-scroller, .chart-numbers, table, pre');
        return [...document.querySelectorAll('.vp-doc *, main *')]
          .filter((e) => e.checkVisibility() && !scrolls(e) && e.getBoundingClientRect().right > innerWidth + 1)
          .filter((e) => getComputedStyle(e).position !== 'absolute' && !e.closest('svg, .katex-mathml'))
          .map((e) => `${e.tagName} ${e.className} ${e.textContent.slice(0, 40)}`)
          .slice(0, 5);
      });
      assert.deepEqual([name, clipped], [name, []]);
      const cut = await phone
        .locator('.cell .line:visible')
        .evaluateAll((lines) => lines.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent));
      assert.deepEqual([name, cut], [name, []]);
    }
    await phone.context().close();
  },
  'a search for a theorem leads to the notebook that has it': async () => {
    await visit('notebooks/12-tumbling');
    await page.keyboard.press('Control+k');
    await page.locator('#localsearch-input').fill('parallel axis');
    const first = page.locator('.VPLocalSearchBox .result').first();
    await first.waitFor();
    assert.match(await first.getAttribute('href'), /05-inertia-tensor/);
    await page.keyboard.press('Escape');
  },
  'print is a handout that states every outcome, and the page covers it again': async () => {
    const paper = await openPage(browser);
    await paper.goto(`${url}notebooks/12-tumbling.html`, { waitUntil: 'load' });
    // The opener is text on paper.
    const cards = paper.locator('.ask-card:not(.opener *)');
    await paper.locator('.cover').first().waitFor();
    const asked = await cards.count();
    await paper.emulateMedia({ media: 'print' });
    await paper.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await cards.first().locator('.why').waitFor();
    const said = await cards.evaluateAll((all) => all.map((card) => /It is: \S.{20}/.test(card.innerText)));
    assert.equal(said.length, asked);
    assert.ok(said.every(Boolean), JSON.stringify(said));
    assert.match(await cards.first().innerText(), /something between\. So it is: 1\.92 s later/);
    assert.ok(await paper.locator('[data-cell=flip-motion]').isVisible());
    assert.equal(await paper.locator('.hinge:visible, .vp-doc button:visible, .VPSidebar:visible').count(), 0);
    assert.equal(await paper.locator('.vp-doc details:not([open])').count(), 0);
    await paper.evaluate(() => dispatchEvent(new Event('afterprint')));
    await paper.emulateMedia({ media: null });
    await paper.locator('.cover').first().waitFor();
    assert.equal(await paper.locator('[data-cell=flip-motion]').count(), 0);
    assert.doesNotMatch(await paper.locator('.vp-doc').innerText(), /1\.92 s later/);
    await paper.context().close();
  },
  'without wish for motion nothing moves by itself': async () => {
    const still = await openPage(browser, { reducedMotion: 'reduce' });
    for (const name of ['index', 'notebooks/12-tumbling']) {
      await visit(name, still);
      await still.waitForTimeout(800);
      const shot = () => still.screenshot({ animations: 'allow' });
      const [one, two] = [await shot(), (await still.waitForTimeout(700), await shot())];
      assert.ok(one.equals(two), `${name} moves`);
    }
    await still.context().close();
  },
  'no page had an error': () => assert.deepEqual(faults, []),
};

await runTests(tests, async () => {
  await browser.close();
  await close();
  rmSync(course, { recursive: true, force: true, maxRetries: 5 });
});
