/* global DataTransfer, DragEvent, File, atob, document, navigator, requestAnimationFrame, window */
// The workbench as a reader uses it: solids, files that are dropped, a throw that is predicted,
// and what is taken away from it.
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freeRotationPeriod, principalAxes, solidBox, solidCylinder } from '../../dist/index.js';
import { faults, launchBrowser, openPage, runTests, serveLab } from './support/lab-page.mjs';

const lab = await serveLab(['00-start-here']);
const browser = await launchBrowser();
const page = await openPage(browser);
const address = `${lab.url}workbench.html`;

const visit = async (search = '', by = page) => {
  await by.goto(address + search, { waitUntil: 'load' });
  // The page's script has taken over by then.
  await by.locator('.stage canvas').waitFor();
};
const section = (name) => page.getByRole('region', { name, exact: true });
const row = (name) => page.getByRole('row', { name }).innerText();
const chooseFile = (name, text, by = page) =>
  by
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
const commit = async (answer) => {
  await page.getByRole('radio', { name: answer }).check();
  await page.getByRole('button', { name: 'Commit' }).click();
};

/** A brick of 40 x 20 x 10 as OBJ, without the faces that are named. */
function brickObj(without = []) {
  const vertices = Array.from({ length: 8 }, (_, k) => [k & 1 ? 40 : 0, k & 2 ? 20 : 0, k & 4 ? 10 : 0]);
  const faces = [
    [1, 3, 4, 2],
    [5, 6, 8, 7],
    [1, 2, 6, 5],
    [3, 7, 8, 4],
    [1, 5, 7, 3],
    [2, 4, 8, 6],
  ].filter((_, k) => !without.includes(k));
  return [...vertices.map((v) => `v ${v.join(' ')}`), ...faces.map((f) => `f ${f.join(' ')}`), ''].join('\n');
}

/** A ball of many triangles as binary STL. */
function ballStl(rings) {
  const at = (i, j) => {
    const [u, v] = [(Math.PI * i) / rings, (Math.PI * j) / rings];
    return [Math.sin(u) * Math.cos(v), Math.sin(u) * Math.sin(v), Math.cos(u)];
  };
  const triangles = [];
  for (let i = 0; i < rings; i++) {
    for (let j = 0; j < 2 * rings; j++) {
      const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      if (i < rings - 1) triangles.push([a, b, c]);
      if (i > 0) triangles.push([a, c, d]);
    }
  }
  const file = Buffer.alloc(84 + 50 * triangles.length);
  file.writeUInt32LE(triangles.length, 80);
  triangles.forEach((corners, n) => corners.flat().forEach((x, k) => file.writeFloatLE(x, 84 + 50 * n + 12 + 4 * k)));
  return { file, count: triangles.length };
}

const tests = {
  'the page is in the navigation, and a brick stands on the bench': async () => {
    await page.goto(`${lab.url}index.html`, { waitUntil: 'load' });
    await page.getByRole('link', { name: 'Workbench' }).first().click();
    await page.waitForURL(/workbench\.html/);
    assert.ok(await page.getByRole('radio', { name: 'Box' }).isChecked());
    assert.match(await row(/^Mass/), /3\.629 kg/);
    assert.equal(await page.locator('h1').count(), 1);
    await page.locator('.stage canvas').waitFor();
  },
  'what happens is covered until the reader has said it; then it is shown and explained': async () => {
    await visit();
    const insight = section('What happens');
    assert.equal(await insight.locator('.chart').count(), 0);
    assert.doesNotMatch(await insight.innerText(), /first after/);
    const last = () => page.locator('.stage input[type=range]').getAttribute('max');
    const before = Number(await last());
    await commit('No');
    await insight.getByText('first after').waitFor();
    const body = solidBox({ size: [0.24, 0.12, 0.07], density: 1800 });
    const principalMoments = principalAxes(body.inertia).moments;
    const period = freeRotationPeriod({ principalMoments, omegaBody: [0.01, 6, 0] });
    assert.match(
      await insight.locator('.why').innerText(),
      new RegExp(`first after ${Number((period / 4).toPrecision(2))} s`),
    );
    await insight.locator('.chart.drawn').first().waitFor();
    await insight.locator('.chart').nth(1).scrollIntoViewIfNeeded();
    await insight.locator('.chart.drawn').nth(1).waitFor();
    assert.ok(Number(await last()) > before, 'the whole throw is played');
    const ends = await insight
      .locator('.plot')
      .nth(1)
      .evaluate((e) => e.data[0].y);
    assert.ok(Math.min(...ends) < -5.99 && Math.max(...ends) > 5.99);
  },
  'another axis is another question': async () => {
    await page.getByRole('radio', { name: '3', exact: true }).check();
    assert.equal(await section('What happens').locator('.chart').count(), 0);
    await commit('No');
    await section('What happens').getByText('stays on a small loop').waitFor();
  },
  'a number is typed or slid, and the address says what is on the bench': async () => {
    await visit();
    await page.getByLabel('Along x', { exact: true }).fill('0.5');
    await page.getByRole('textbox', { name: 'Density' }).fill('7850');
    assert.match(await row(/^Mass/), /32\.97 kg/);
    await page.getByLabel('Rate, slider').focus();
    await page.keyboard.press('End');
    await page.waitForURL(/spin=2,30,0\.01/);
    assert.match(page.url(), /\?solid=solidBox&lengths=0\.5,0\.12,0\.07&density=7850/);
    const shared = page.url();
    await page.goto('about:blank');
    await page.goto(shared, { waitUntil: 'load' });
    await page.getByText('32.97 kg').waitFor();
    assert.equal(await page.getByLabel('Rate', { exact: true }).inputValue(), '30');
    await page.getByLabel('Along x', { exact: true }).fill('none');
    await page.getByText('A number above 0 is wanted').waitFor();
    assert.match(await row(/^Mass/), /32\.97 kg/);
  },
  'from density to mass the body stays as it is': async () => {
    await visit('?solid=solidCylinder&lengths=0.1,0.5&density=1000&spin=2,6,0.01');
    await page.getByRole('radio', { name: 'Mass', exact: true }).check();
    const { mass } = solidCylinder({ radius: 0.1, length: 0.5, density: 1000 });
    assert.equal(await page.getByRole('textbox', { name: 'Mass' }).inputValue(), String(Number(mass.toPrecision(6))));
  },
  'every solid is reached by the arrow keys, and none has a fault': async () => {
    await visit();
    const names = [];
    await page.getByRole('radio', { name: 'Box' }).focus();
    for (let k = 0; k < 13; k++) {
      const on = page.locator('.solids .on');
      names.push(await on.innerText());
      assert.equal(await page.locator('.workbench .problem').count(), 0);
      assert.match(await page.locator('.bench-code pre').first().innerText(), /const body =/);
      await page.keyboard.press('ArrowRight');
    }
    assert.equal(new Set(names).size, 13);
    assert.equal((await page.locator('.solids .on').innerText()).trim(), 'Box');
  },
  'lengths that do not go together leave the last body and say why': async () => {
    await visit('?solid=hollowCylinder&lengths=0.06,0.04,0.15&mass=2&spin=2,6,0.01');
    const before = await page.getByRole('row', { name: /1, smallest/ }).innerText();
    await page.getByLabel('Inner radius', { exact: true }).fill('0.07');
    await page.getByText('The hole of radius 0.07 is larger than the cylinder').waitFor();
    assert.equal(await page.getByRole('row', { name: /1, smallest/ }).innerText(), before);
    await page.getByLabel('Inner radius', { exact: true }).fill('0.05');
    await page.locator('.workbench .problem').waitFor({ state: 'detached' });
  },
  'a body with two equal moments does not turn over, and it is said why': async () => {
    await visit('?solid=solidCylinder&lengths=0.05,0.2&density=1000&spin=2,6,0.01');
    await commit('Again and again');
    await section('What happens').getByText('Moments 2 and 3 are equal').waitFor();
    await section('What happens').locator('.chart.drawn').first().waitFor();
  },
  'a file dropped anywhere becomes the body, in its unit': async () => {
    await visit();
    const text = brickObj();
    await page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'brick.obj'));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
    await page.getByText('A closed surface of 12 triangles, all facing outwards.').waitFor();
    assert.match(await page.locator('.drop').innerText(), /40 × 20 × 10 mm/);
    await page.getByRole('radio', { name: 'cm', exact: true }).check();
    // 0.4 x 0.2 x 0.1 m of 1800 kg/m³
    assert.match(await row(/^Mass/), /14\.4 kg/);
    assert.match(
      await page.locator('.bench-code pre').first().innerText(),
      /readFileSync\('brick\.obj'\)[^]*meshFromObj/,
    );
    await page.waitForURL((url) => !url.search.includes('solid='));
    assert.doesNotMatch(page.url(), /brick/);
  },
  'a mesh with a hole leaves that body, says where it is open, and shows it': async () => {
    await chooseFile('holed.obj', brickObj([1]));
    await page.getByText('4 edges belong to one triangle only').waitFor();
    await page.locator('.fault canvas').waitFor();
    assert.match(await row(/^Mass/), /14\.4 kg/);
    assert.match(await page.locator('.drop').innerText(), /brick\.obj/);
  },
  'what is no mesh is refused in words': async () => {
    await chooseFile('letter.txt', 'Dear reader');
    await page.getByText('letter.txt: It is no OBJ, STL, OFF or PLY file.').waitFor();
    await chooseFile('bad.obj', 'v 0 0 zero');
    await page.getByText('in line 1, got "zero"').waitFor();
    await chooseFile('again.obj', brickObj());
    await page.locator('.workbench .problem').waitFor({ state: 'detached' });
  },
  'a large file is read while the page stays alive': async () => {
    await visit();
    const { file, count } = ballStl(320);
    assert.ok(count > 200_000);
    await page.evaluate(() => {
      window.alive = 0;
      const tick = () => {
        if (document.querySelector('.reading')?.textContent.includes('Reading')) window.alive++;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    await page.evaluate(
      ([content]) => {
        const bytes = Uint8Array.from(atob(content), (c) => c.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], 'ball.stl'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [file.toString('base64')],
    );
    await page.getByText(`A closed surface of ${count.toLocaleString('en')} triangles`).waitFor();
    const alive = await page.evaluate(() => window.alive);
    console.log(`    ${count} triangles, ${(file.length / 1e6).toFixed(0)} MB: ${alive} frames while they were read`);
    assert.ok(alive > 5, `${alive} frames`);
  },
  'mass properties are copied and downloaded with all digits': async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit();
    const wanted = solidBox({ size: [0.24, 0.12, 0.07], density: 1800 });
    await page.getByRole('radio', { name: 'JSON' }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'Box.json');
    assert.deepEqual(JSON.parse(readFileSync(await download.path(), 'utf8')).massProperties, wanted);
    await page.getByRole('radio', { name: 'URDF' }).check();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Copied').waitFor();
    const urdf = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(urdf, new RegExp(`ixx="${wanted.inertia[0][0]}"`));
    await page.getByRole('button', { name: 'Copy for a notebook' }).click();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(code, /solidBox\(\{\n {2}size: \[0\.24, 0\.12, 0\.07\],\n {2}density: 1800,\n\}\)/);
  },
  'on a phone the stage comes first and nothing scrolls sideways': async () => {
    const phone = await openPage(browser, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      colorScheme: 'dark',
    });
    await visit('', phone);
    const top = (selector) => phone.locator(selector).evaluate((e) => e.getBoundingClientRect().top);
    assert.ok((await top('.stage')) < (await top('.solids')));
    for (const name of ['Box', 'T-handle', 'Tube']) {
      await phone.getByRole('radio', { name, exact: true }).check({ force: true });
      assert.ok((await phone.evaluate(() => document.documentElement.scrollWidth)) <= 390, name);
    }
    await phone.context().close();
  },
  'its own code weighs at most 120 kB as it is sent, without the chart libraries': async () => {
    const weigh = async (link, act) => {
      const reader = await openPage(browser);
      const files = new Map();
      reader.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (!/\.(?:js|css|html)$/.test(pathname) || /plotly/.test(pathname)) return;
        const file = path.join(lab.folder, decodeURI(pathname).replace(/^\/x\//, ''));
        files.set(file, gzipSync(readFileSync(file), { level: 6 }).length / 1000);
      });
      await reader.goto(lab.url + link, { waitUntil: 'networkidle' });
      await act?.(reader);
      await reader.context().close();
      return files;
    };
    const home = await weigh('index.html');
    const bench = await weigh('workbench.html', async (reader) => {
      await chooseFile('brick.obj', brickObj(), reader);
      await reader.getByText('A closed surface').waitFor();
      await reader.getByRole('button', { name: 'Show me' }).click();
      await reader.locator('.chart.drawn').nth(1).waitFor();
    });
    const own = [...bench].filter(([file]) => !home.has(file));
    const kilobytes = own.reduce((sum, [, size]) => sum + size, 0);
    console.log(`    ${kilobytes.toFixed(0)} kB in ${own.length} files`);
    assert.ok(kilobytes <= 120, own.map(([file, size]) => `${path.basename(file)} ${size.toFixed(1)}`).join(', '));
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
