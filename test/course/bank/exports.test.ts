import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canvasFiles, canvasZip } from '../../../src/course/bank/canvas-qti.js';
import { formOfTest, keyRows } from '../../../src/course/bank/form-of-test.js';
import { moodleXml } from '../../../src/course/bank/moodle-xml.js';
import { printedForm } from '../../../src/course/bank/printed-form.js';
import { main } from '../../../src/course/cli/main.js';
import { csvRows } from '../../../src/course/disk/csv.js';
import { answerRows, itemsOf, resultOfItems } from '../../../src/course/questions/test-of-ideas.js';
import type { IdeasOfTest, TestItem } from '../../../src/course/questions/test-of-ideas.js';
import type { XmlElement } from '../../support/xml.js';
import { all, everyElement, only, parseXml } from '../../support/xml.js';

/** Signs that each format must escape. */
const item = (words: string): TestItem => ({
  text: `Is ${words} < 2 & "so" on?`,
  right: { text: `${words}: yes & no`, reply: `So it is, for ${words} alone.` },
  wrong: [
    { text: `${words} < 1`, reply: `So it would be if ${words} were small.` },
    { text: `${words} > 3`, idea: 'mass-alone', reply: `So it would be if ${words} were large.` },
  ],
});
const idea = (notebook: string, name: string) => ({
  notebook,
  says: `It is ${name}.`,
  A: ['a1', 'a2', 'a3'].map((k) => item(`${name} ${k}`)),
  B: ['b1', 'b2', 'b3'].map((k) => item(`${name} ${k}`)),
});
const test: IdeasOfTest = { 'force-splits': idea('08', 'force'), 'moment-by-distance': idea('05', 'moment') };
const items = itemsOf(test, 'A');
const form = formOfTest('A', items, false);
const taught = formOfTest('A', items, true);

/** What a page of HTML says, without its tags. */
const plain = (html: string): string =>
  html
    .replace(/^<p>|<\/p>$/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name]!);

describe('a form of the test', () => {
  it('has its ideas in the order of the course, in three rounds, and always the same letters', () => {
    expect(items.map(({ id }) => id)).toEqual(
      [1, 2, 3].flatMap((n) => [`moment-by-distance-${n}`, `force-splits-${n}`]),
    );
    expect(items.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(itemsOf(test, 'A')).toEqual(items);
    expect(itemsOf(test, 'B').map(({ text }) => text)[0]).toBe('Is moment b1 < 2 & "so" on?');
  });

  it('has a key: item by option, the idea behind each', () => {
    const rows = keyRows(form);
    expect(rows).toHaveLength(18);
    const first = rows.filter(([, id]) => id === 'moment-by-distance-1');
    expect(first.map(([, , letter]) => letter)).toEqual(['a', 'b', 'c']);
    expect(first.map(([, , , key]) => key).sort()).toEqual(['mass-alone', 'moment-by-distance', 'right']);
    const right = first.find(([, , , key]) => key === 'right')!;
    expect(right[4]).toBe('moment a1: yes & no');
  });
});

describe('Moodle XML', () => {
  const quiz = parseXml(moodleXml(form));
  const questions = all(quiz, 'question');

  it('is a category and a question of one right answer for each item', () => {
    expect(quiz.name).toBe('quiz');
    expect(only(questions[0], 'category', 'text').text).toBe('$course$/top/Test of ideas, form A');
    expect(questions.slice(1).map(({ attributes }) => attributes)).toEqual(items.map(() => ({ type: 'multichoice' })));
  });

  it.each(form.items.map((each, k) => [each.id, each, k] as const))(
    '%s is read back element by element',
    (_id, each, k) => {
      const question = questions[k + 1];
      expect(only(question, 'name', 'text').text).toBe(`A0${k + 1} ${each.id}`);
      expect(only(question, 'questiontext').attributes).toEqual({ format: 'html' });
      expect(plain(only(question, 'questiontext', 'text').text)).toBe(each.text);
      const fields = ['defaultgrade', 'penalty', 'hidden', 'idnumber', 'single', 'shuffleanswers', 'answernumbering'];
      expect(fields.map((name) => only(question, name).text)).toEqual([
        '1',
        '0',
        '0',
        `A-${each.id}`,
        'true',
        'false',
        'abc',
      ]);
      const answers = all(question, 'answer');
      expect(answers.map((answer) => plain(only(answer, 'text').text))).toEqual(each.options.map(({ text }) => text));
      expect(answers.map(({ attributes }) => attributes['fraction'])).toEqual(
        each.options.map(({ isRight }) => (isRight ? '100' : '0')),
      );
      expect(answers.map((answer) => only(answer, 'feedback', 'text').text)).toEqual(['', '', '']);
    },
  );

  it('says of each answer when it would be right, if that is wanted', () => {
    const [, question] = all(parseXml(moodleXml(taught)), 'question');
    expect(all(question, 'answer').map((answer) => plain(only(answer, 'feedback', 'text').text))).toEqual(
      taught.items[0].options.map(({ reply }) => reply),
    );
  });
});

/** Of the elements that a form uses: what QTI 1.2.1 allows in them, in this order, and their attributes. */
const QTI: Readonly<Record<string, { content: RegExp; attributes: readonly string[] }>> = {
  questestinterop: { content: /^(?:assessment )$/, attributes: ['xmlns', 'xmlns:xsi', 'xsi:schemaLocation'] },
  assessment: { content: /^(?:qtimetadata )*(?:section )+$/, attributes: ['ident', 'title'] },
  qtimetadata: { content: /^(?:qtimetadatafield )+$/, attributes: [] },
  qtimetadatafield: { content: /^fieldlabel fieldentry $/, attributes: [] },
  fieldlabel: { content: /^$/, attributes: [] },
  fieldentry: { content: /^$/, attributes: [] },
  section: { content: /^(?:item )*$/, attributes: ['ident'] },
  item: {
    content: /^(?:itemmetadata )?(?:presentation )?(?:resprocessing )*(?:itemfeedback )*$/,
    attributes: ['ident', 'title'],
  },
  itemmetadata: { content: /^(?:qtimetadata )*$/, attributes: [] },
  presentation: { content: /^(?:material |response_lid )+$/, attributes: [] },
  material: { content: /^(?:mattext )+$/, attributes: [] },
  mattext: { content: /^$/, attributes: ['texttype'] },
  response_lid: { content: /^(?:material )?render_choice (?:material )?$/, attributes: ['ident', 'rcardinality'] },
  render_choice: { content: /^(?:response_label )*$/, attributes: [] },
  response_label: { content: /^(?:material )*$/, attributes: ['ident'] },
  resprocessing: { content: /^outcomes (?:respcondition )+$/, attributes: [] },
  outcomes: { content: /^(?:decvar )+$/, attributes: [] },
  decvar: { content: /^$/, attributes: ['maxvalue', 'minvalue', 'varname', 'vartype'] },
  respcondition: { content: /^conditionvar (?:setvar )*(?:displayfeedback )*$/, attributes: ['continue'] },
  conditionvar: { content: /^(?:varequal )+$/, attributes: [] },
  varequal: { content: /^$/, attributes: ['respident'] },
  setvar: { content: /^$/, attributes: ['action', 'varname'] },
  displayfeedback: { content: /^$/, attributes: ['feedbacktype', 'linkrefid'] },
  itemfeedback: { content: /^(?:flow_mat |material )+$/, attributes: ['ident'] },
  flow_mat: { content: /^(?:material )+$/, attributes: [] },
};

/** Elements that QTI 1.2.1 does not allow where they are. */
const notAllowed = (root: XmlElement): string[] =>
  everyElement(root).flatMap((element) => {
    const rule = QTI[element.name] as (typeof QTI)[string] | undefined;
    if (!rule) return [`<${element.name}> is unknown`];
    const inside = element.children.map(({ name }) => `${name} `).join('');
    const unknown = Object.keys(element.attributes).filter((name) => !rule.attributes.includes(name));
    return [
      ...(rule.content.test(inside) ? [] : [`<${element.name}> has ${inside}`]),
      ...unknown.map((name) => `<${element.name} ${name}>`),
    ];
  });

describe('QTI 1.2 for Canvas', () => {
  const files = Object.fromEntries(
    Object.entries(unzipSync(canvasZip(taught))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );

  it('is a package whose manifest names each of its files', () => {
    expect(files).toEqual(canvasFiles(taught));
    const manifest = parseXml(files['imsmanifest.xml']);
    const resources = all(only(manifest, 'resources'), 'resource');
    const named = resources.flatMap((resource) => all(resource, 'file').map(({ attributes }) => attributes['href']));
    expect([...named, 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
    const [quiz, meta] = resources;
    expect(quiz.attributes['type']).toBe('imsqti_xmlv1p2');
    expect(only(quiz, 'dependency').attributes['identifierref']).toBe(meta.attributes['identifier']);
    expect(canvasZip(taught)).toEqual(canvasZip(taught));
  });

  it('has no element and no attribute that QTI does not allow where it is', () => {
    for (const made of [form, taught])
      expect(notAllowed(parseXml(canvasFiles(made)['ideas_a/ideas_a.xml']))).toEqual([]);
    const twice = canvasFiles(form)['ideas_a/ideas_a.xml'].replace(/<outcomes>[^]*?<\/outcomes>/, '');
    expect(notAllowed(parseXml(twice))).toEqual(['<resprocessing> has respcondition ']);
  });

  const root = parseXml(files['ideas_a/ideas_a.xml']);
  const shown = all(only(root, 'assessment', 'section'), 'item');

  it.each(taught.items.map((each, k) => [each.id, each, k] as const))(
    '%s is read back element by element',
    (_id, each, k) => {
      const element = shown[k];
      expect(element.attributes).toEqual({ ident: `A-${each.id}`, title: `A0${k + 1}` });
      const fields = all(only(element, 'itemmetadata', 'qtimetadata'), 'qtimetadatafield').map((field) => [
        only(field, 'fieldlabel').text,
        only(field, 'fieldentry').text,
      ]);
      const labels = all(only(element, 'presentation', 'response_lid', 'render_choice'), 'response_label');
      const ids = labels.map(({ attributes }) => attributes['ident']);
      expect(Object.fromEntries(fields)).toEqual({
        question_type: 'multiple_choice_question',
        points_possible: '1.0',
        original_answer_ids: ids.join(','),
      });
      expect(plain(only(element, 'presentation', 'material', 'mattext').text)).toBe(each.text);
      expect(labels.map((label) => plain(only(label, 'material', 'mattext').text))).toEqual(
        each.options.map(({ text }) => text),
      );
      const conditions = all(only(element, 'resprocessing'), 'respcondition');
      const scored = conditions.filter((condition) => all(condition, 'setvar').length > 0);
      expect(scored.map((condition) => only(condition, 'conditionvar', 'varequal').text)).toEqual([
        ids[each.options.findIndex(({ isRight }) => isRight)],
      ]);
      expect(only(scored[0], 'setvar').text).toBe('100');
      const feedback = Object.fromEntries(
        all(element, 'itemfeedback').map((part) => [
          part.attributes['ident'],
          plain(only(part, 'flow_mat', 'material', 'mattext').text),
        ]),
      );
      const told = conditions
        .filter((condition) => all(condition, 'displayfeedback').length > 0)
        .map((condition) => [
          only(condition, 'conditionvar', 'varequal').text,
          feedback[only(condition, 'displayfeedback').attributes['linkrefid']],
        ]);
      expect(told).toEqual(each.options.map(({ reply }, i) => [ids[i], reply]));
    },
  );

  it('names each answer and each item once, by whole numbers as Canvas wants them', () => {
    const ids = shown.flatMap((element) => everyElement(element).filter(({ name }) => name === 'response_label'));
    const names = ids.map(({ attributes }) => attributes['ident']);
    expect(new Set(names).size).toBe(18);
    expect(names.every((name) => /^[1-9]\d*$/.test(name))).toBe(true);
  });

  it('comes as an ungraded quiz in which nothing is shuffled and no answer shown', () => {
    const about = parseXml(files['ideas_a/assessment_meta.xml']);
    const said = Object.fromEntries(about.children.map(({ name, text }) => [name, text]));
    expect(said).toMatchObject({ quiz_type: 'practice_quiz', shuffle_answers: 'false', show_correct_answers: 'false' });
    expect(about.attributes['identifier']).toBe(only(root, 'assessment').attributes['ident']);
  });
});

describe('the form on paper', () => {
  it('has every item with its options in their order, and nothing that tells the right one', () => {
    const html = printedForm(taught);
    const told = html.split('<section>').slice(1);
    expect(told).toHaveLength(6);
    taught.items.forEach(({ text, options, place }, k) => {
      const lines = [...told[k].matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/g)].map(([, line]) => plain(line));
      expect(lines).toEqual([`${place}. ${text}`, ...options.map((option) => option.text)]);
      for (const { reply } of options) expect(html).not.toContain(reply);
    });
  });
});

describe('what the answers say', () => {
  const right = Object.fromEntries(
    items.map(({ id, prediction }) => [id, prediction.kind === 'choice' ? prediction.answer : -1]),
  );
  const option = (id: string, of: string): number => {
    const { prediction } = items.find((each) => each.id === id)!;
    return prediction.kind === 'choice' ? prediction.options.findIndex(({ idea: its }) => its === of) : -1;
  };

  it('is spoken idea by idea, with what was said instead', () => {
    const answers = {
      ...right,
      'moment-by-distance-1': option('moment-by-distance-1', 'moment-by-distance'),
      'moment-by-distance-2': option('moment-by-distance-2', 'mass-alone'),
      'moment-by-distance-3': option('moment-by-distance-3', 'moment-by-distance'),
    };
    expect(resultOfItems(items, test, answers)).toEqual([
      {
        idea: 'moment-by-distance',
        notebook: '05',
        right: 0,
        of: 3,
        instead: ['moment-by-distance', 'mass-alone'],
        spoken:
          'It is moment. None of your answers says so. One said instead: “The moment of inertia grows like the distance.”',
      },
      {
        idea: 'force-splits',
        notebook: '08',
        right: 3,
        of: 3,
        instead: [],
        spoken: 'It is force. You answered so each time.',
      },
    ]);
  });

  it('counts what was left out as not known, and says nothing of it', () => {
    const [moment] = resultOfItems(items, test, { 'moment-by-distance-2': right['moment-by-distance-2'] });
    expect(moment).toMatchObject({ right: 1, instead: [], spoken: 'It is moment. 1 of your 3 answers says so.' });
  });

  it('goes to the lecturer as a table by letters', () => {
    expect(answerRows('ada', 'A', { 'force-splits-1': 2, 'force-splits-2': 0 })).toEqual([
      ['student', 'form', 'item', 'option'],
      ['ada', 'A', 'force-splits-1', 'c'],
      ['ada', 'A', 'force-splits-2', 'a'],
    ]);
  });
});

describe('lab ideas', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ideas-'));
  beforeAll(() => {
    for (const name of ['exercises', 'questions']) symlinkSync(path.join(root, name), path.join(folder, name));
    process.env['LAB_COURSE'] = folder;
  });
  afterAll(() => {
    delete process.env['LAB_COURSE'];
    rmSync(folder, { recursive: true, force: true });
  });
  async function lab(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    const said = { out: '', err: '' };
    const io = {
      out: (text: string) => (said.out += `${text}\n`),
      err: (text: string) => (said.err += `${text}\n`),
      colour: false,
      width: 80,
    };
    return { code: await main(['ideas', ...args], io), ...said };
  }

  it('writes a form for each system, and the key as a table', async () => {
    for (const system of ['moodle', 'canvas', 'print', 'key']) {
      const file = path.join(folder, system);
      const { code, out } = await lab('export', '--for', system, '--out', file);
      expect(code).toBe(0);
      expect(out).toMatch(/: \d+ items of form A\. /);
    }
    parseXml(readFileSync(path.join(folder, 'moodle'), 'utf8'));
    expect(Object.keys(unzipSync(readFileSync(path.join(folder, 'canvas'))))).toContain('imsmanifest.xml');
    const [heading, first] = csvRows(readFileSync(path.join(folder, 'key'), 'utf8').replace(/^\ufeff/, ''));
    expect(heading.cells).toEqual(['form', 'item', 'option', 'idea', 'text', 'reply']);
    expect(first.cells[0]).toBe('A');
  });

  it('overwrites nothing, and says what it does not know', async () => {
    const file = path.join(folder, 'mine');
    writeFileSync(file, 'mine');
    expect(await lab('export', '--for', 'moodle', '--out', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        `${file} is there already, and is left as it is. Name another file with --out`,
      ) as string,
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await lab('export', '--for', 'moddle')).err).toContain(
      '--for: expected moodle, canvas, print, key, got moddle',
    );
    expect((await lab('export', '--for', 'print', '--form', 'C')).err).toContain('--form: expected A or B, got C');
    expect((await lab('import')).err).toContain('expected export, got import');
  });
});
