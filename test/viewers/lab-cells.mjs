/* global document, location, requestAnimationFrame */
// A reader at work in notebooks 00, 05 and 12, by real mouse, finger and keys in Chromium, without a server
// of ours: edits, drags, controls, predictions, changes, an endless loop. What is asserted is what the reader
// gets: the chart shows the code's value.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { deg, freeRotation, matrixFromAxisAngle, pointMasses, rotateInertia } from '../../dist/index.js';
import { faults, launchBrowser, openPage, runTests, serveLab } from './support/lab-page.mjs';

const lab = await serveLab(['00-start-here', '05-inertia-tensor', '12-tumbling']);
const browser = await launchBrowser();
let page;

const visit = async (name, query = '') => {
  await page?.context().close();
  page = await openPage(browser);
  await page.goto(`${lab.url}notebooks/${name}.html${query}`, { waitUntil: 'load' });
  await page.locator('.page-bar').waitFor();
};
const uncover = () => page.getByRole('button', { name: 'Uncover everything' }).click();
const cell = (id) => page.getByRole('region', { name: id, exact: true });
const button = (id, name) => cell(id).getByRole('button', { name });
const state = (id) => cell(id).locator('.state');
const printed = (id) => cell(id).locator('.cell-text').innerText();
const code = (id) =>
  cell(id)
    .locator('.code')
    .evaluate((e) => e.textContent);
const says = (id, pattern) => state(id).filter({ hasText: pattern }).waitFor();
/** The number in the code that stands at an index among its literals. */
const number = (id, index) => cell(id).locator(`.code [data-number="${index}"]`);

/**
 * The curves of the chart under a cell as they are drawn: y by name, and the point at the right end of each
 * path in units of the axes.
 */
const curves = (id) =>
  cell(id)
    .locator('.plot')
    .evaluate((plot) => {
      const { xaxis, yaxis } = plot._fullLayout;
      const own = plot.data.flatMap((trace, i) => (trace.meta === 'ghost' ? [] : [[trace, i]]));
      const paths = plot.querySelectorAll('.scatterlayer .trace path.js-line');
      const end = (path) =>
        path
          .getAttribute('d')
          .match(/-?[\d.]+,-?[\d.]+$/)[0]
          .split(',')
          .map(Number);
      return Object.fromEntries(
        own.map(([{ name }, i]) => {
          const [x, y] = end(paths[i]);
          return [name, { x: xaxis.p2c(x), y: yaxis.p2c(y) }];
        }),
      );
    });
/** Waits until the right end of a curve is where it should be, within half a pixel and a little. */
async function endsAt(id, name, wanted, within = 0.03) {
  let got;
  for (let i = 0; i < 100; i++) {
    got = (await curves(id))[name].y;
    if (Math.abs(got - wanted) < within) return;
    await page.waitForTimeout(100);
  }
  assert.fail(`${name} of ${id} ends at ${got}, not at ${wanted}`);
}
async function drawn(id) {
  await cell(id).locator('.cell-outputs').scrollIntoViewIfNeeded();
  for (const chart of await cell(id).locator('.chart').all()) {
    await chart.scrollIntoViewIfNeeded();
    await chart.and(page.locator('.drawn')).waitFor();
  }
}
/** A drag with a real mouse, in steps of the screen. */
async function drag(place, by, { hold } = {}) {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 1; i <= 20; i++) {
    await page.mouse.move(x + (by * i) / 20, y);
    await page.waitForTimeout(16);
  }
  await hold?.();
  await page.mouse.up();
}

/** ω of notebook 00's brick after 40 s, by the library. */
const spinAfter = (moments, omega) =>
  freeRotation({ principalMoments: moments, omegaBody: omega, orientation: [1, 0, 0, 0] })(40).omegaBody;

const tests = {
  'Run all gives what is stored, cell by cell': async () => {
    await visit('00-start-here');
    await uncover();
    const before = await page.locator('.cell-text').allInnerTexts();
    await drawn('spin');
    const stored = await curves('spin');
    await page.getByRole('button', { name: 'Run all' }).click();
    await says('units', /ran in/);
    assert.deepEqual(await page.locator('.cell-text').allInnerTexts(), before);
    const live = await curves('spin');
    for (const name of Object.keys(stored)) assert.ok(Math.abs(live[name].y - stored[name].y) < 0.02, name);
    assert.match(await state('spin').innerText(), /^As written, ran in [\d.]+ ms$/);
  },
  'a number dragged by the mouse moves chart, sentence and the cells below, and the hand is held': async () => {
    const nudge = number('spin', 3);
    assert.equal(await nudge.innerText(), '0.001');
    let during;
    await drag(nudge, 44, { hold: async () => (during = await cell('spin').innerText()) });
    const now = await nudge.innerText();
    assert.equal(now, '0.012');
    assert.match(during, /was 0\.001/);
    const [w1, w2] = spinAfter([10, 34, 40], [0.012, 2, 0]);
    await endsAt('spin', 'ω₂ (axis of spin)', w2);
    await endsAt('spin', 'ω₁ (long axis)', w1);
    await says('spin', /^Changed, ran in/);
    const first = /first at ([\d.]+) s/.exec(await cell('spin').locator('.sentence').innerText())[1];
    await cell('units').getByText(`first turn-over: ${first} s`).waitFor();
    await says('units', /Follows a change/);
  },
  'the earlier curves stay faint behind the new ones, and can be hidden': async () => {
    const faint = () =>
      cell('spin')
        .locator('.plot')
        .evaluate((e) => e.data.filter((t) => t.meta === 'ghost').length);
    assert.equal(await faint(), 3);
    await button('spin', 'Hide the faint curves').click();
    await page.waitForFunction(() => document.querySelector('[data-cell=spin] .plot').data.length === 3);
    await button('spin', 'Show the curves as written').click();
    await page.waitForFunction(() => document.querySelector('[data-cell=spin] .plot').data.length === 6);
  },
  'a number moves by keys: up, ten times with Shift, finer with Alt, as written with Home': async () => {
    const nudge = number('spin', 3);
    await nudge.focus();
    for (const [key, wanted] of [
      ['ArrowUp', '0.013'],
      ['Shift+ArrowUp', '0.023'],
      ['Alt+ArrowUp', '0.0231'],
      ['Home', '0.001'],
    ]) {
      await nudge.press(key);
      assert.equal(await nudge.innerText(), wanted, key);
      assert.equal(await nudge.getAttribute('aria-valuenow'), wanted);
    }
    await endsAt('spin', 'ω₂ (axis of spin)', spinAfter([10, 34, 40], [0.001, 2, 0])[1]);
    await says('spin', /^As written/);
    await nudge.press('ArrowRight');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.number), '4');
  },
  'a tap opens a strip whose buttons step the number': async () => {
    await number('spin', 3).click();
    const strip = cell('spin').getByRole('group', { name: /^The number/ });
    await strip.getByRole('button', { name: 'Larger' }).click();
    assert.equal(await number('spin', 3).innerText(), '0.002');
    await strip.getByRole('button', { name: 'As written' }).click();
    assert.equal(await number('spin', 3).innerText(), '0.001');
    await strip.getByRole('button', { name: 'Done' }).click();
    await strip.waitFor({ state: 'detached' });
  },
  'a finger on a number moves the number and not the page': async () => {
    const phone = await openPage(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await phone.goto(`${lab.url}notebooks/00-start-here.html`, { waitUntil: 'load' });
    await phone.getByRole('button', { name: 'Uncover everything' }).click();
    const nudge = phone.locator('[data-cell=spin] .code [data-number="3"]');
    await nudge.scrollIntoViewIfNeeded();
    const box = await nudge.boundingBox();
    const touch = await phone.context().newCDPSession(phone);
    const [x, y] = [box.x + 8, box.y + 8];
    const send = (type, points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [{ x, y }]);
    for (let i = 1; i <= 20; i++) await send('touchMove', [{ x: x + 2 * i, y: y + 3 * i }]);
    await send('touchEnd', []);
    assert.equal(await nudge.innerText(), '0.011');
    // Cells above say that they ran, in more lines; on the screen nothing moves.
    assert.ok(Math.abs((await nudge.boundingBox()).y - box.y) < 2);
    // The longest that a notebook asks to be changed.
    const swap = phone.locator('[data-act=change] .swap').first();
    await swap.evaluate((e) => (e.textContent = 'method: euler, stepSize: 1e-3 → method: rk4, stepSize: 0.01'));
    assert.ok((await swap.boundingBox()).width > 150);
    assert.ok((await phone.evaluate(() => document.documentElement.scrollWidth)) <= 390);
    await phone.context().close();
  },
  'a cell is edited and run by keys; what depends on it follows': async () => {
    await button('units', 'Edit').focus();
    await page.keyboard.press('Enter');
    const editor = cell('units').getByRole('textbox');
    await editor.waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type("console.log('three times', norm(scale(omegaStart, 3)) / norm(omegaStart));");
    assert.match(await state('units').innerText(), /Edited, not yet run/);
    await page.keyboard.press('Shift+Enter');
    await cell('units').getByText('three times 3').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Edit');
    assert.match(await code('units'), /^console\.log\('three times'/);
    await button('units', /^Reset$/).click();
    await cell('units').getByText('first turn-over: 7.33 s; doubled: 3.66 s').waitFor();
    assert.match(await code('units'), /^const doubled = /);
  },
  'the editor proposes what can be written, and underlines what TypeScript refuses': async () => {
    await button('units', 'Edit').click();
    await cell('units').getByRole('textbox').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('const doubled: string = norm([3, 4, 0]);\nconst other = freeRot');
    await page.keyboard.press('Control+Space');
    await page.locator('.cm-tooltip-autocomplete').getByText('freeRotation').first().waitFor();
    // CodeMirror takes an Enter within 75 ms of its list as meant for the line.
    await page.waitForTimeout(150);
    await page.keyboard.press('Enter');
    assert.match(await cell('units').locator('.cm-content').innerText(), /const other = freeRotation$/);
    await cell('units').locator('.cm-lintRange-error', { hasText: 'doubled' }).waitFor();
    await button('units', /^Reset$/).click();
    await page.keyboard.press('Escape');
  },
  'an error stands at its line, the last good result stays dimmed, the cells below say what they wait for':
    async () => {
      const before = await printed('conserved');
      await button('spin', 'Edit').click();
      await cell('spin').getByRole('textbox').waitFor();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('const a = 1;\nconst b = freeRotatoin(a);\n');
      await page.keyboard.press('Shift+Enter');
      await says('spin', 'Stopped in line 2');
      const note = cell('spin').locator('.cell-editor .error-note');
      assert.match(await note.innerText(), /freeRotatoin is not defined/);
      const [line, below] = [cell('spin').locator('.cm-line', { hasText: 'freeRotatoin' }), note];
      assert.ok((await below.boundingBox()).y >= (await line.boundingBox()).y + 10);
      await says('conserved', /Out of date, waits for spin, which has an error/);
      assert.equal(await printed('conserved'), before);
      await button('spin', 'Put it right').click();
      await says('spin', /^As written/);
      await says('conserved', /ran in/);
    },
  'an endless loop ends in 10 s, and the page lives meanwhile': async () => {
    await cell('spin').getByRole('textbox').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\nfor (;;) {}');
    const begin = performance.now();
    await page.keyboard.press('Shift+Enter');
    await button('spin', 'Stop').waitFor();
    const frames = await page.evaluate(
      () =>
        new Promise((resolve) => {
          let count = 0;
          const tick = () => (++count, performance.now() - start < 1000 ? requestAnimationFrame(tick) : resolve(count));
          const start = performance.now();
          requestAnimationFrame(tick);
        }),
    );
    assert.ok(frames > 5, `${frames} frames in a second`);
    await says('spin', 'Stopped');
    const seconds = (performance.now() - begin) / 1000;
    assert.ok(seconds > 9 && seconds < 13, `${seconds} s`);
    assert.match(await cell('spin').innerText(), /ran for more than 10 s/);
    await button('spin', 'Put it right').click();
    await endsAt('spin', 'ω₂ (axis of spin)', spinAfter([10, 34, 40], [0.001, 2, 0])[1]);
  },
  'Stop ends a run at once': async () => {
    await cell('spin').getByRole('textbox').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\nfor (;;) {}');
    await page.keyboard.press('Shift+Enter');
    await button('spin', 'Stop').click();
    await cell('spin').getByText('You stopped it.').waitFor();
    await button('spin', /^Reset$/).click();
    await says('spin', /^As written/);
    await page.keyboard.press('Escape');
  },
  'a slider goes to its ends, its turning point and by pages; sentence, code and chart follow, and a link carries it':
    async () => {
      const slider = cell('spin').getByRole('slider', { name: 'Moment about the axis of spin' });
      const sentence = cell('spin').locator('.controls [role=status]');
      await slider.focus();
      const turnsOver = [];
      for (const [key, value] of [
        ['End', 50],
        ['Home', 30],
        ['PageUp', 33],
        ['ArrowRight', 34],
        ['Shift+ArrowRight', 34.1],
      ]) {
        await slider.press(key);
        assert.match(await code('spin'), new RegExp(`principalMoments: Vec3 = \\[10, ${value}, 40\\]`), key);
        assert.equal(await slider.getAttribute('aria-valuetext'), `${value} kg m²`);
        await endsAt('spin', 'ω₂ (axis of spin)', spinAfter([10, value, 40], [0.001, 2, 0])[1]);
        await page.waitForTimeout(600);
        turnsOver.push(Number(/turns over (\d+) times/.exec(await sentence.innerText())[1]));
      }
      // On this side of the turning point the brick turns over, beyond it, where the axis has the
      // largest moment, it does not.
      assert.deepEqual(turnsOver, [0, 3, 3, 3, 3]);
      await slider.press('End');
      await page.waitForFunction(() => location.search === '?spin=1:50');
      const link = page.url();
      await visit('00-start-here', new URL(link).search);
      await uncover();
      assert.match(await code('spin'), /\[10, 50, 40\]/);
      await cell('spin').locator('.sentence', { hasText: 'turns over 0 times' }).waitFor();
      await page.getByRole('button', { name: 'Reset all' }).click();
      assert.match(await code('spin'), /\[10, 34, 40\]/);
      await page.waitForFunction(() => location.search === '');
    },
  'Change this asks first, is made on the text as written, answers, and is taken back': async () => {
    await visit('00-start-here');
    await uncover();
    await drawn('spin');
    await drag(number('spin', 3), 20);
    const outcome = /comes 1\.9 s\s+earlier/;
    assert.doesNotMatch(await page.locator('main').innerText(), outcome);
    await button('spin', /^Change this/).click();
    const ask = cell('spin').getByRole('group', { name: 'Before the change' });
    assert.match(await ask.innerText(), /What will happen to the time of the first turn-over\?/);
    assert.doesNotMatch(await code('spin'), /\[0\.01, 2, 0\]/);
    await ask.getByRole('button', { name: 'rises' }).click();
    assert.match(await page.locator('main').innerText(), outcome);
    await cell('spin').getByText('You said rises. The time of the first turn-over falls.').waitFor();
    assert.match(await code('spin'), /\[0\.01, 2, 0\]/);
    await cell('spin').locator('.sentence', { hasText: 'In 40 s it turns over 4 times, first at 5.41 s.' }).waitFor();
    await endsAt('spin', 'ω₂ (axis of spin)', spinAfter([10, 34, 40], [0.01, 2, 0])[1]);
    await button('spin', 'Undo this change').click();
    await button('spin', /^Change this/).waitFor();
    assert.match(await code('spin'), /\[0\.001, 2, 0\]/);
    await endsAt('spin', 'ω₂ (axis of spin)', spinAfter([10, 34, 40], [0.001, 2, 0])[1]);
  },
  'before a prediction is committed nothing on the page gives the answer away': async () => {
    await visit('12-tumbling');
    const answers = ['You were right', 'something between: the first', '1.92', 'In the body'];
    const visible = await page.locator('main').innerText();
    const whole = await page.locator('main').evaluate((e) => e.textContent);
    const tree = await page.locator('main').ariaSnapshot();
    const alts = await page
      .locator('img, [aria-label]')
      .evaluateAll((all) => all.map((e) => e.getAttribute('alt') ?? e.getAttribute('aria-label')));
    for (const answer of answers)
      for (const [where, text] of Object.entries({ visible, whole, tree, alts: alts.join('\n') }))
        assert.ok(!text.includes(answer), `${answer} in ${where}`);
    assert.equal(await cell('flip-motion').count(), 0);
  },
  'a choice is committed by keys; both answers stay in words, also after a reload': async () => {
    const card = page.locator('[data-question=flip]');
    await card.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const after = async () => {
      await card.getByText('You predicted').waitFor();
      const rows = (await card.locator('.option').allInnerTexts()).map((row) => row.replace(/\s+/g, ' ').trim());
      assert.deepEqual(rows, ['not at all', 'ten times later you', 'something between it is']);
      assert.match(
        await card.getByRole('status').innerText(),
        /grows like an exponential: a factor of ten costs a sum of time/,
      );
      assert.equal(await cell('flip-motion').count(), 1);
    };
    await after();
    await page.reload();
    await after();
  },
  'a number is judged beside the real one': async () => {
    const card = page.locator('[data-question=damping]');
    assert.equal(await card.getByRole('button', { name: 'Commit' }).isDisabled(), true);
    await card.getByRole('spinbutton').fill('80');
    await card.getByRole('button', { name: 'Commit' }).click();
    assert.deepEqual(await card.locator('.mark').allInnerTexts(), ['you: 80 s', 'it is 20 s']);
    assert.match(await card.getByRole('status').innerText(), /80 s is how long the run takes/);
    await card.getByRole('button', { name: 'Answer again' }).click();
    assert.equal(await cell('damped').count(), 0);
    await card.getByRole('button', { name: 'Show me' }).click();
    assert.deepEqual(await card.locator('.mark').allInnerTexts(), ['it is 20 s']);
    assert.equal(await cell('damped').count(), 1);
  },
  'cells under a cover run all the same: what stands below has their values': async () => {
    await visit('12-tumbling');
    await page.locator('[data-question=polhode]').getByRole('button', { name: 'Show me' }).click();
    await button('polhodes', 'Run').click();
    await says('polhodes', /^As written, ran in/);
  },
  'a scene keeps its frame while its numbers change': async () => {
    await uncover();
    await drawn('flip-motion');
    const time = cell('flip-motion').locator('.player input');
    await time.fill('147');
    await cell('flip-motion').getByRole('slider', { name: 'Nudge about the long axis' }).press('Home');
    await cell('flip-motion')
      .locator('.sentence', { hasText: /1 time, first at 13\.\d\d s/ })
      .waitFor();
    assert.match(await code('flip-motion'), /^const nudge = 1e-6;/);
    assert.equal(await time.inputValue(), '147');
  },
  'the chart shows the instant of the scene, and its cursor moves the scene': async () => {
    await visit('00-start-here');
    await uncover();
    await drawn('spin');
    const time = cell('spin').getByRole('slider', { name: 'Time', exact: true });
    await cell('spin').getByRole('button', { name: 'turning over, 7.3 s' }).click();
    assert.equal(await time.getAttribute('aria-valuetext'), '7.3 s, turning over');
    const cursor = cell('spin').locator('.time-cursor');
    const middle = async () => {
      const { x, y, width } = await cursor.boundingBox();
      return { x: x + width / 2, y };
    };
    const placeOf = (t) =>
      cell('spin')
        .locator('.plot')
        .evaluate((e, at) => {
          const { xaxis } = e._fullLayout;
          return e.getBoundingClientRect().left + xaxis._offset + xaxis.l2p(at);
        }, t);
    const { x, y } = await middle();
    assert.ok(Math.abs(x - (await placeOf(7.3))) < 1, `${x}`);
    await page.mouse.move(x, y - 4);
    await page.mouse.down();
    await page.mouse.move(await placeOf(20), y + 30, { steps: 8 });
    await page.mouse.up();
    assert.equal(await time.inputValue(), '200');
    assert.ok(Math.abs((await middle()).x - (await placeOf(20))) < 2);
  },
  'a curve is drawn by keys at nine points, then both stand in one picture': async () => {
    await visit('05-inertia-tensor');
    const card = page.locator('[data-question=any-angle]');
    const curve = card.getByRole('slider');
    await curve.focus();
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
    assert.equal(await curve.getAttribute('aria-valuetext'), 'angle [°] 90: 5');
    assert.equal(await card.locator('.real').count(), 0);
    await card.getByRole('button', { name: 'Commit' }).click();
    assert.equal(await card.locator('.real').count(), 1);
    assert.equal(await card.locator('.yours.answered').count(), 1);
    assert.match(await card.getByRole('status').innerText(), /12 sin 2φ/);
  },
  'a curve is drawn with the mouse': async () => {
    const card = page.locator('[data-question=any-angle]');
    await card.getByRole('button', { name: 'Answer again' }).click();
    const box = await card.getByRole('slider').boundingBox();
    await page.mouse.move(box.x + 47, box.y + 100);
    await page.mouse.down();
    for (let i = 0; i <= 40; i++) await page.mouse.move(box.x + 47 + ((box.width - 60) * i) / 40, box.y + 90);
    assert.equal(await card.getByRole('button', { name: 'Commit' }).isEnabled(), true);
    await page.mouse.up();
    await card.getByRole('button', { name: 'Commit' }).click();
    assert.equal(await card.locator('.yours.answered').count(), 1);
  },
  'a choice of axes turns the brick about it': async () => {
    await uncover();
    await drawn('sweep');
    const corners = [-2, 2].flatMap((x) => [-0.5, 0.5].flatMap((y) => [-1, 1].map((z) => [x, y, z])));
    const brick = pointMasses(corners.map((position) => ({ mass: 1, position })));
    const axes = cell('sweep').getByRole('radiogroup', { name: 'Axis of the turn' });
    await axes.getByRole('radio', { name: 'z' }).check({ force: true });
    assert.match(await code('sweep'), /^const axis: Vec3 = \[0, 0, 1\];/);
    await cell('sweep').locator('.sentence', { hasText: 'Largest product: I[0][1], 15.0000 kg m² at 135°' }).waitFor();
    const drawnAt = (k) =>
      cell('sweep')
        .locator('.plot')
        .evaluate((e, at) => e.data.find((t) => t.name === 'I[0][1]' && t.meta !== 'ghost').y[at], k);
    const wanted = rotateInertia(brick.inertia, matrixFromAxisAngle([0, 0, 1], deg(30)))[0][1];
    for (let i = 0; i < 50 && Math.abs((await drawnAt(30)) - wanted) > 1e-6; i++) await page.waitForTimeout(100);
    assert.ok(Math.abs((await drawnAt(30)) - wanted) < 1e-6);
    const described = await cell('sweep').locator('.live').getAttribute('aria-label');
    assert.match(described, /I\[2\]\[2\] lies between 34 and 34 and ends at 34\./);
  },
  'a picture in space follows a dragged number': async () => {
    await drawn('picture');
    const widths = () =>
      cell('picture')
        .locator('.plot')
        .evaluate((e) => Math.max(...e.data.flatMap((t) => t.x ?? [])));
    const before = await widths();
    await drag(number('picture', 0), 12);
    assert.match(await code('picture'), /^const \[l, h, d\] = \[7, 1, 2\];/);
    await page.waitForFunction((old) => {
      const { data } = document.querySelector('[data-cell=picture] .plot');
      return Math.max(...data.flatMap((t) => Array.from(t.x ?? []))) >= old + 2.9;
    }, before);
    await says('library', /Follows a change/);
    assert.match(await printed('library'), /10\.000/);
  },
  'without WebGL the still picture stays, and a line says why': async () => {
    const flat = await launchBrowser(['--no-sandbox', '--disable-gpu', '--disable-3d-apis']);
    const plain = await openPage(flat);
    await plain.goto(`${lab.url}notebooks/05-inertia-tensor.html`, { waitUntil: 'load' });
    await plain.getByRole('button', { name: 'Uncover everything' }).click();
    const picture = plain.getByRole('region', { name: 'picture', exact: true });
    await picture.scrollIntoViewIfNeeded();
    await picture.getByText('This browser draws nothing in space').waitFor();
    await picture.locator('img.still').waitFor();
    await flat.close();
  },
  'without scripts text, code and pictures stand there, and nothing is covered': async () => {
    const silent = await openPage(browser, { javaScriptEnabled: false });
    await silent.goto(`${lab.url}notebooks/12-tumbling.html`);
    const text = await silent.locator('main').innerText();
    assert.match(text, /You were right if you said something between/);
    assert.match(text, /const nudge = 1e-3;/);
    assert.equal(await silent.getByRole('button', { name: 'Run' }).count(), 0);
    await silent.context().close();
  },
  'at 1280 px no code and no output is cut off': async () => {
    for (const name of ['00-start-here', '05-inertia-tensor', '12-tumbling']) {
      await visit(name);
      await uncover();
      const wide = await page
        .locator('.cell .code, .cell .cell-text, .cell-outputs')
        .evaluateAll((all) =>
          all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent.slice(0, 60)),
        );
      assert.deepEqual(wide, [], name);
    }
  },
  'no request has left the machine, and no page had an error': () => {
    assert.deepEqual(faults, []);
  },
};

await runTests(tests, async () => {
  await browser.close();
  lab.close();
  rmSync(lab.course, { recursive: true, force: true, maxRetries: 5 });
});
