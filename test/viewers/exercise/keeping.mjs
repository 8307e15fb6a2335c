// What is kept of a student's work: over a reload, in the history, as files, on home.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import {
  button,
  check,
  editor,
  header,
  newReader,
  open,
  page,
  tab,
  textInEditor,
  verdict,
  visit,
  write,
} from './bench.mjs';
import { solvedUpTo, stubOf } from '../support/student-files.mjs';

const TENSOR = '05-inertia-tensor';
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const FIRST = solvedUpTo(TENSOR, 1);
const SECOND = solvedUpTo(TENSOR, 2);

const history = () => page.getByRole('region', { name: 'History' });
const work = () => page.getByRole('region', { name: 'Your work' });

/** What a button downloads: its name, and where it lies. */
async function downloaded(name) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
  return { name: download.suggestedFilename(), file: await download.path() };
}
const reopen = async () => {
  await open(`exercises/${TENSOR}`);
  await editor().waitFor();
};

let exported;

export const keeping = {
  'text, points and hints outlast a reload': async () => {
    await visit(TENSOR, CLIPBOARD);
    await page.getByText('Not begun').waitFor();
    await write(FIRST);
    await check();
    await button(/^Hint/).click();
    await page.getByText(/Think of a seesaw/).waitFor();
    await write(SECOND);
    await page.getByText('Saved in this browser').waitFor();
    await page.reload();
    await editor().waitFor();
    assert.equal(await textInEditor(), SECOND);
    await tab(1).getByText(', solved').waitFor();
    // What is not solved yet is open.
    await page.getByRole('tab', { name: /^2 /, selected: true }).waitFor();
    await tab(1).click();
    await page.getByText(/Think of a seesaw/).waitFor();
    assert.equal((await verdict().innerText()).trim(), '', 'a verdict is asked for anew');
  },

  'Reset brings the stub, and History what was there before': async () => {
    await button('Reset').click();
    assert.equal(await textInEditor(), stubOf(TENSOR));
    await button('History').click();
    const versions = history().getByRole('listitem').getByRole('button');
    await versions.filter({ hasText: 'checked' }).first().click();
    assert.equal(await history().getByLabel('The text of that time').textContent(), FIRST);
    await versions.filter({ hasText: 'typed' }).first().click();
    await button('Go on with this text').click();
    assert.equal(await history().count(), 0);
    assert.equal(await textInEditor(), SECOND);
  },

  'Export gives the text as a file': async () => {
    const { name, file } = await downloaded('Export');
    assert.equal(name, `${TENSOR}.ts`);
    assert.equal(readFileSync(file, 'utf8'), SECOND);
  },

  'home says what the student can, and exports the files that a lecturer takes': async () => {
    await open('index');
    await work().getByText('I can find the centre of mass of point masses in space').waitFor();
    assert.match(await work().innerText(), /Build an inertia tensor from point masses \(not yet\)/);
    assert.match(
      await work()
        .getByRole('link', { name: /^Continue with/ })
        .innerText(),
      /inertia tensor/i,
    );
    const { file } = await downloaded('Export the files');
    const entries = unzipSync(readFileSync(file));
    assert.deepEqual(Object.keys(entries), [`work/${TENSOR}.ts`]);
    assert.equal(strFromU8(entries[`work/${TENSOR}.ts`]), SECOND);
    exported = readFileSync(file);
  },

  'another browser takes the exported files': async () => {
    await newReader(CLIPBOARD);
    await open('index');
    await work().getByText('Nothing is begun yet.').waitFor();
    assert.ok(await button('Export the files').isDisabled());
    await page
      .getByLabel('Files to import')
      .setInputFiles({ name: 'work.zip', mimeType: 'application/zip', buffer: exported });
    await work().getByText(`Taken: ${TENSOR}.`).waitFor();
    await reopen();
    assert.equal(await textInEditor(), SECOND);
    await check();
    assert.match(await header(), /Task 1 is right/);
  },

  'a file of another name is refused with a reason': async () => {
    await open('index');
    const buffer = Buffer.from('export const x = 1;\n');
    await page.getByLabel('Files to import').setInputFiles({ name: 'holiday.ts', mimeType: 'text/plain', buffer });
    const said = work().getByRole('status');
    await said.waitFor();
    assert.match(await said.innerText(), /holiday\.ts/);
    await reopen();
    assert.equal(await textInEditor(), SECOND);
  },
};
