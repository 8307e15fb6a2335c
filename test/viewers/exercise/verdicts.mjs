// What is said of a wrong answer, and that nothing is judged before it is asked for.
import assert from 'node:assert/strict';
import { cross, dot, norm } from '../../../dist/index.js';
import {
  button,
  check,
  checkButton,
  editor,
  header,
  judged,
  page,
  says,
  tab,
  verdict,
  visit,
  write,
  writeAndCheck,
} from './bench.mjs';
import { solvedUpTo, stubOf, withMistake } from '../support/student-files.mjs';

const TENSOR = '05-inertia-tensor';
const FRAMES = '02-change-of-basis';
const ORIENTATION = '11-orientation';

/** The entries of a side, and which of them are marked. */
const side = (name) =>
  verdict()
    .locator(`.value-pair .${name} td`)
    .evaluateAll((cells) => cells.map((cell) => [cell.innerText, cell.querySelector('mark') !== null]));
const figure = () => verdict().getByRole('img');
const scratch = () => page.getByRole('region', { name: 'Your functions in a cell' });
const degrees = (radians) => (180 / Math.PI) * radians;
const numbersIn = (text) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

export const verdicts = {
  'a syntax error is shown at its line, and a first edit takes it away': async () => {
    await visit(TENSOR);
    await write(stubOf(TENSOR).replace('  // TODO\n', '  const mass = ;\n'));
    await check();
    const line = 1 + stubOf(TENSOR).split('\n').indexOf('  // TODO');
    assert.match(await header(), new RegExp(`cannot be checked \\(line ${line}\\)`));
    const note = page.locator('.cm-content .error-note');
    assert.match(await page.locator('.cm-line.error-line').innerText(), /const mass = ;/);
    assert.ok((await header()).includes(await note.innerText()), 'line and verdict say the same');
    await editor().press('End');
    await page.keyboard.type(' ');
    await note.waitFor({ state: 'detached' });
  },

  'a wrong sign is named, with the smallest input, both matrices and a picture': async () => {
    await visit(TENSOR);
    await tab(2).click();
    await writeAndCheck(withMistake(TENSOR, 'plus-products', 'inertiaTensor'));
    assert.match(await header(), /^Task 2: not yet\.\s+1 of 2$/);
    await says(/The products of inertia have the wrong sign/);
    await says(/inertiaTensor\(\[\{ mass: /);
    const [got, wanted] = [await side('got'), await side('wanted')];
    const differs = got.map(([text], i) => text !== wanted[i][0]);
    assert.equal(got.length, 9);
    assert.ok(differs.includes(true) && differs.includes(false));
    for (const entries of [got, wanted])
      assert.deepEqual(
        entries.map(([, marked]) => marked),
        differs,
      );
    // Right and wrong lie mirrored at the axes.
    const [, right, yours] = /(\d+)° from \w; yours says (\d+)°/.exec(await figure().getAttribute('aria-label'));
    assert.equal(Number(right) + Number(yours), 180);
    assert.match(await page.locator('.reached').innerText(), /0\.5 of 7/);
  },

  'the smallest input runs in a cell, with what the verdict says': async () => {
    const call = await verdict().getByLabel('The smallest input').innerText();
    const got = (await side('got')).map(([text]) => Number(text.replace('−', '-')));
    await button('Use this input in a cell').click();
    const code = scratch().getByRole('textbox');
    assert.ok((await code.inputValue()).includes(call));
    await scratch().getByRole('status').waitFor();
    assert.deepEqual(numbersIn(await scratch().getByRole('status').innerText()), got);
    await code.fill(`console.log(inertiaTensor([{ mass: 2, position: [0, 3, 0] }], [0, 0, 0])[0][0]);`);
    await code.press('Shift+Enter');
    await scratch().getByText('18', { exact: true }).waitFor();
    assert.match(await header(), /^Task 2: not yet/, 'a cell is not judged');
    await scratch().getByRole('button', { name: 'Close' }).click();
    assert.equal(await scratch().count(), 0);
  },

  'the same input runs again after an edit': async () => {
    await writeAndCheck(withMistake(TENSOR, 'plus-products', 'inertiaTensor'));
    await button('Use this input in a cell').click();
    await scratch().getByText('0.5').waitFor();
    await write(withMistake(TENSOR, 'plus-products', 'inertiaTensor').replace('[xx, xy, xz],', '[42, xy, xz],'));
    await button('Use this input in a cell').click();
    await scratch().getByText('42').waitFor();
  },

  'a vector is drawn as an arrow, with the angle between both': async () => {
    await visit(FRAMES);
    await tab(4).click();
    await writeAndCheck(withMistake(FRAMES, 'origin-subtracted-last', 'toFrame3'));
    const [got, wanted] = await verdict().locator('.value-pair code').allInnerTexts();
    const [a, b] = [got, wanted].map((text) => numbersIn(text.replaceAll('−', '-')));
    const off = degrees(Math.atan2(norm(cross(a, b)), dot(a, b))).toFixed(0);
    assert.match(await figure().getAttribute('aria-label'), new RegExp(`points ${off}° off`));
    await page.getByText('Yours (dashed), right (solid).').waitFor();
  },

  'an orientation is drawn as the axes of the body': async () => {
    await visit(ORIENTATION);
    await tab(2).click();
    const right = solvedUpTo(ORIENTATION, 2);
    const turned = right.replace('matrixOf([w, x, y, z]: Quaternion)', 'matrixOf([w, ...v]: Quaternion)');
    await writeAndCheck(turned.replace(/(matrixOf.*\n)/, '$1  const [x, y, z] = v.map((c) => -c);\n'));
    await says(/transpose/i);
    // Half the angle has the cosine 0.6 and is turned the other way: the axes across are
    // off by twice the angle.
    await says(/matrixOf\(\[0\.6, 0\.8, 0, 0\]\)/);
    const off = 360 - 4 * degrees(Math.atan2(0.8, 0.6));
    assert.match(await figure().getAttribute('aria-label'), new RegExp(`Your [yz] axis is ${off.toFixed(0)}° off`));
    const strokes = (kind) => verdict().locator(`svg path.${kind}`).count();
    assert.deepEqual([await strokes('right'), await strokes('yours')], [3, 3]);
  },

  'nothing is judged while typing': async () => {
    await visit(TENSOR);
    await write(solvedUpTo(TENSOR, 1));
    await page.waitForTimeout(1500);
    assert.equal((await verdict().innerText()).trim(), '');
    await check();
    const before = await header();
    assert.match(before, /Task 1 is right/);
    await page.keyboard.type('const unfinished = ');
    await verdict().getByText('You have changed the file since: Check judges it anew.').waitFor();
    await page.waitForTimeout(1500);
    assert.equal(await header(), before);
    await page.keyboard.press('Control+z');
    assert.match(await page.locator('.reached').innerText(), /1\.5 of 7/);
  },

  'an endless loop ends as "too slow", and the page stays alive': async () => {
    await visit(TENSOR);
    await write(solvedUpTo(TENSOR, 1).replace(/(centreOfMass.*\n)/, '$1  for (;;);\n'));
    await editor().press('Control+Enter');
    await verdict().getByText('Checking.').waitFor();
    await page.getByRole('tab').nth(1).click();
    assert.match(await page.getByRole('tabpanel').innerText(), /Inertia tensor about the centre of mass/);
    await tab(1).click();
    await judged();
    await says(/too slow/);
    assert.match(await header(), /^Task 1: not yet/);
  },

  'Stop ends a check, and the next one works': async () => {
    await editor().press('Control+Enter');
    await button('Stop').click();
    await button('Stop').waitFor({ state: 'detached' });
    await writeAndCheck(solvedUpTo(TENSOR, 1));
    await says(/Task 1 is right/);
  },

  'Check twice quickly gives one verdict, on the later text': async () => {
    await write(withMistake(TENSOR, 'not-divided', 'centreOfMass'));
    await checkButton().click();
    await write(solvedUpTo(TENSOR, 1));
    await checkButton().click();
    await judged();
    await says(/Task 1 is right/);
    await page.waitForTimeout(1000);
    assert.equal(await verdict().locator('header').count(), 1);
    await says(/Task 1 is right/);
  },
};
