/* global Node, document */
// Help as a student gets it: hints, lines to order, the smallest case by hand, the solution.
import assert from 'node:assert/strict';
import { ladders } from '../../../dist/course/judging/ladder.js';
import { rightLines, wrongOrders } from '../../../dist/course/judging/lines-to-order.js';
import {
  button,
  check,
  editor,
  header,
  hints,
  open,
  page,
  says,
  tab,
  verdict,
  visit,
  write,
  writeAndCheck,
} from './bench.mjs';
import { hintsOf, solvedUpTo, withMistake } from '../support/student-files.mjs';

const TENSOR = '05-inertia-tensor';

const items = () => hints().locator('ol').first().locator(':scope > li');
/** The ladder is kept before it is shown. */
const hintsAre = (count) =>
  page.waitForFunction((wanted) => document.querySelectorAll('.hints > ol > li').length === wanted, count);
const nextHint = () => hints().getByRole('button', { name: /^(?:Next hint|Hint)/ });
const { order } = ladders(hintsOf(TENSOR))[0].at(-1);
const left = () => page.getByRole('group', { name: 'Lines to choose from' });
const taken = () => page.getByRole('group', { name: 'Your function' });
const reply = () => hints().getByRole('status');
/** What the misconceptions of the lines that do not belong say. */
const IDEAS = {
  'divided-by-the-last-mass': /divided by the mass of the last point alone/,
  'divided-by-count': /weighted sum is divided by the number of points/,
};
const labelled = (verb, line) => ({ name: `${verb}: ${line}`, exact: true });

/** Puts back what is taken, and takes these lines. */
async function takeByMouse(lines) {
  const back = taken().getByRole('button', { name: /^Put back/ });
  while ((await back.count()) > 0) await back.first().click();
  for (const line of lines) await left().getByRole('button', labelled('Take', line)).click();
}
async function checkOrder() {
  await button('Check this order').click();
  await reply().locator(':scope > *').first().waitFor();
}
/** Moves the focus by Tab until it is on a place. */
async function tabTo(target, key = 'Tab') {
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((e) => e === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
}

export const help = {
  'no hint is shown before it is asked for, and the next one only after an edit or a check': async () => {
    await visit(TENSOR);
    await hintsAre(0);
    assert.equal(
      await nextHint()
        .innerText()
        .then((text) =>
          text
            .split('\n')[0]
            .replace(/Ctrl.*/, '')
            .trim(),
        ),
      'Hint',
    );
    await nextHint().click();
    await hintsAre(1);
    assert.match(await items().first().innerText(), /Think of a seesaw/);
    assert.ok(await nextHint().isDisabled());
    await hints().getByText('The next one opens after an edit or a check.').waitFor();
    await editor().press('Control+.');
    await page.waitForTimeout(500);
    await hintsAre(1);
    await write(solvedUpTo(TENSOR, 0) + '// a thought\n');
    await editor().press('Control+.');
    await hintsAre(2);
    assert.match(await items().first().innerText(), /Think of a seesaw/, 'an earlier one stays');
    assert.ok(await nextHint().isDisabled());
    await check();
    await nextHint().click();
    await hintsAre(3);
    await tab(2).click();
    await hintsAre(0);
    await tab(1).click();
    await hintsAre(3);
  },

  'lines in the right order pass, by the mouse': async () => {
    await check();
    await nextHint().click();
    await hints().getByText('That was the last hint of this task.').waitFor();
    await takeByMouse(rightLines(order));
    await checkOrder();
    assert.match(await reply().innerText(), /This order is right/);
    assert.match(await tab(1).innerText(), /1 point$/, 'the lines are not the reader’s file: nothing is solved');
  },

  'another order that does the same passes': async () => {
    const [mass, moment, ...rest] = rightLines(order);
    await takeByMouse([moment, mass, ...rest]);
    assert.equal((await reply().innerText()).trim(), '', 'a new order has no reply yet');
    await checkOrder();
    assert.match(await reply().innerText(), /This order is right/);
  },

  'each line that does not belong is answered by its own sentence': async () => {
    for (const { not, lines } of wrongOrders(order)) {
      await takeByMouse(lines);
      await checkOrder();
      assert.match(await reply().innerText(), IDEAS[not]);
      assert.equal(await reply().getByRole('button').count(), 0);
    }
  },

  'lines are put in order by the keyboard alone': async () => {
    await takeByMouse([]);
    const lines = rightLines(order);
    await left().getByRole('button').first().focus();
    // The last two the wrong way round, then one is lifted.
    for (const line of [...lines.slice(0, -2), lines.at(-1), lines.at(-2)]) {
      const take = left().getByRole('button', labelled('Take', line));
      await page.keyboard.press('Tab');
      await tabTo(take, (await isBefore(take)) ? 'Shift+Tab' : 'Tab');
      await page.keyboard.press('Enter');
    }
    await tabTo(taken().getByRole('button', labelled('One line up', lines.at(-2))));
    await page.keyboard.press('Enter');
    await tabTo(button('Check this order'));
    await page.keyboard.press('Enter');
    await reply().getByText('This order is right').waitFor();
  },
};
/** Whether an element comes before the focus in the page. */
const isBefore = (target) =>
  target.evaluate((e) => Boolean(e.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING));

/** A wrong answer in another dress each time: a new attempt with the same mistake. */
const attempt = (n) =>
  withMistake(TENSOR, 'plus-products', 'inertiaTensor').replace('let [xx', `// ${'again '.repeat(n)}\n  let [xx`);
const asked = () => verdict().getByText('The same mistake again.');
const answer = () => verdict().locator('form').getByRole('textbox');
const idea = /The products of inertia have the wrong sign/;

export const stuck = {
  'the same text checked three times is one attempt': async () => {
    await visit(TENSOR);
    await tab(2).click();
    await writeAndCheck(attempt(0));
    for (let i = 0; i < 3; i++) await check();
    assert.equal(await asked().count(), 0);
    await says(idea);
  },

  'the third equal mistake asks for a number first, and says what a wrong one misses': async () => {
    await writeAndCheck(attempt(1));
    assert.equal(await asked().count(), 0);
    await writeAndCheck(attempt(2));
    await asked().waitFor();
    const before = await verdict().innerText();
    assert.doesNotMatch(before, idea);
    assert.equal(
      await verdict().locator('.value-pair, svg').count(),
      0,
      'neither numbers nor picture before the answer',
    );
    assert.match(before, /What must the entry \[1\]\[2\] be\?/);
    assert.ok(await button('Compare').isDisabled());
    await answer().fill('a half');
    assert.ok(await button('Compare').isDisabled());
    await answer().fill('0.5');
    await answer().press('Enter');
    await says(/You said 0\.5\. It is -0\.5; your function says 0\.5\./);
    await says(idea);
  },

  'a right number, with a comma, is told to be right': async () => {
    await writeAndCheck(attempt(3));
    await answer().fill('−0,5');
    await button('Compare').click();
    await says(/You said -0\.5, and that is right: your function says 0\.5\./);
  },

  '"Show me" shows everything, and says nothing of an answer': async () => {
    await writeAndCheck(attempt(4));
    await button('Show me').click();
    await says(idea);
    assert.doesNotMatch(await verdict().innerText(), /You said/);
  },

  'another attempt of the same length is asked again': async () => {
    await writeAndCheck(attempt(5).replace('again', 'Again'));
    await asked().waitFor();
  },
};

export const solutions = {
  'the solution is shown after a question, and the task is marked as shown': async () => {
    await visit(TENSOR);
    await button('I am stuck: show me the solution').click();
    await page.getByText('Task 1 is then marked as shown. You can still solve it.').waitFor();
    await button('Not yet').click();
    assert.doesNotMatch(await tab(1).innerText(), /solution shown/);
    await button('I am stuck: show me the solution').click();
    await button('Show it').click();
    await page.locator('.solution pre', { hasText: 'export function centreOfMass' }).waitFor();
    await page.getByText('This task is marked as shown.').waitFor();
    await tab(1).getByText(', solution shown').waitFor();
    assert.doesNotMatch(await page.locator('.solution pre').innerText(), /inertiaTensor/);
    await open('index');
    await page.getByText(/Find the centre of mass of point masses in space/).waitFor();
    await page.locator('.reader-work li li').first().getByText('(solution shown)').waitFor();
    await open('notebooks/05-inertia-tensor');
    await page.locator(`.VPSidebar .progress-mark[data-exercise="${TENSOR}"]`).getByText('begun').waitFor();
  },

  'a task that was shown can still be solved': async () => {
    await open(`exercises/${TENSOR}`);
    await editor().waitFor();
    await tab(1).getByText(', solution shown').waitFor();
    await writeAndCheck(solvedUpTo(TENSOR, 1));
    assert.match(await header(), /Task 1 is right/);
    await tab(1).getByText(', solved').waitFor();
  },

  'who has passed compares with our solution, without a mark': async () => {
    await button(/^Next: /).click();
    await writeAndCheck(solvedUpTo(TENSOR, 2));
    await button('Compare with our solution').click();
    await page.locator('.solution pre', { hasText: 'export function inertiaTensor' }).waitFor();
    assert.equal(await page.getByText('This task is marked as shown.').count(), 0);
    assert.match(await tab(2).innerText(), /, solved/);
    assert.ok(await page.locator('.solution pre').isVisible());
  },
};
