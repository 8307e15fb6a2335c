import { describe, expect, it } from 'vitest';
import { drawn, drawnWith, judgeAnswer, rightAnswer } from '../../../src/course/questions/drawn-question.js';
import type { SketchPrediction } from '../../../src/course/questions/drawn-question.js';
import { choice, number, order, rounded, sketch, withUnit } from '../../../src/course/questions/question.js';
import type { AuthoredQuestion, BankQuestion } from '../../../src/course/questions/question.js';
import { questionProblems } from '../../../src/course/questions/question-problems.js';
import { saidOf } from '../../../src/course/questions/sitting.js';
import { answerWritten } from '../../../src/course/questions/written-answer.js';

const IDEA = 'moment-by-distance';
const entry = (question: AuthoredQuestion): BankQuestion => ({ id: `${IDEA}/it`, idea: IDEA, question });
const reply = (of: string): string => `So it would be for ${of}, and for that alone.`;

const area = entry(
  choice({
    notebook: '05',
    numbers: ({ whole }) => ({ side: whole(1, 30) }),
    ask: ({ side }) => ({
      text: `A square has sides of ${side} m. How large is it?`,
      unit: 'm²',
      right: { value: side ** 2, reply: 'So it is: side times side.' },
      wrong: [
        { value: 4 * side, reply: reply('its rim') },
        { value: side, idea: 'mass-alone', reply: reply('one side') },
      ],
    }),
    byHand: ({ side }) => side * side,
  }),
);
const length = entry(
  number({
    notebook: '05',
    ask: () => ({
      text: 'How far is it?',
      unit: 'm',
      answer: 40,
      reply: 'It is forty metres, as measured.',
      ideas: [{ value: 80, reply: reply('there and back') }],
    }),
  }),
);
const sizes = entry(
  order({
    notebook: '05',
    ask: () => ({
      text: 'Order them.',
      ends: ['smallest', 'largest'],
      items: ['mouse', 'dog', 'horse'],
      reply: 'By their size, as one sees.',
      wrong: [{ items: ['horse', 'dog', 'mouse'], reply: reply('the largest first') }],
    }),
  }),
);
const shape = entry(
  sketch({
    notebook: '05',
    ask: () => ({
      text: 'How does it go?',
      x: { label: 't', unit: 's', range: [0, 2] },
      y: { label: 'x', unit: 'm', range: [-1, 4] },
      right: { curve: (t) => t * t, text: 'bends upwards', reply: 'So it is: it bends as a parabola.' },
      wrong: [{ curve: (t) => 2 * t, text: 'goes straight', reply: reply('an even motion') }],
    }),
  }),
);

describe('drawn', () => {
  it('draws the same for the same seed, whatever was drawn before, and other numbers for another', () => {
    expect(drawn(area, 'a')).toEqual(drawn(area, 'a'));
    const texts = Array.from({ length: 40 }, (_, k) => drawn(area, `${k}`).text);
    expect(new Set(texts).size).toBeGreaterThan(15);
  });

  it('puts the right option in every place alike, so that no place gives it away', () => {
    const places = Array.from({ length: 300 }, (_, k) => {
      const { prediction } = drawn(area, `${k}`);
      return prediction.kind === 'choice' ? prediction.answer : -1;
    });
    for (const place of [0, 1, 2]) expect(places.filter((each) => each === place).length).toBeGreaterThan(70);
  });

  it('draws again where two options come out alike: a square of 1 m or 4 m would have them', () => {
    for (let k = 0; k < 300; k++) {
      const { text, prediction } = drawn(area, `${k}`);
      expect(text).not.toMatch(/sides of [14] m/);
      if (prediction.kind === 'choice') expect(new Set(prediction.options.map((o) => o.text)).size).toBe(3);
    }
  });

  it('refuses a question whose options never part, and one whose numbers have no unit', () => {
    const alike = { text: 'x', reply: reply('x') };
    const never = entry(choice({ notebook: '05', ask: () => ({ text: '?', right: alike, wrong: [alike] }) }));
    expect(() => drawn(never, 's')).toThrow(
      'question moment-by-distance/it: expected answers that differ, got "none in 20 draws". Draw from numbers that part them.',
    );
    const bare = entry(
      choice({
        notebook: '05',
        ask: () => ({ text: '?', right: { value: 1, reply: 'x' }, wrong: [{ value: 2, reply: 'y' }] }),
      }),
    );
    expect(() => drawn(bare, 's')).toThrow(
      "question moment-by-distance/it: expected a unit of the numbers, got undefined. Leave it '' for pure ones.",
    );
  });

  it('takes numbers that are given', () => {
    expect(rightAnswer(drawnWith(area, { side: 7 }).prediction)).toBe('49 m²');
  });
});

describe('judging an answer', () => {
  it('says of a choice what is told of that option, with the idea of the folder or its own', () => {
    const { prediction } = drawnWith(area, { side: 7 });
    if (prediction.kind !== 'choice') throw new Error('no choice');
    const at = (text: string): number => prediction.options.findIndex((option) => option.text === text);
    expect(judgeAnswer(prediction, at('49 m²'))).toEqual({ right: true, reply: 'So it is: side times side.' });
    expect(judgeAnswer(prediction, at('28 m²'))).toEqual({ right: false, reply: reply('its rim'), idea: IDEA });
    expect(judgeAnswer(prediction, at('7 m²'))).toEqual({ right: false, reply: reply('one side'), idea: 'mass-alone' });
  });

  it('takes a number within a twentieth, and knows the numbers of ideas', () => {
    const { prediction } = drawn(length, 's');
    expect([38, 42].map((given) => judgeAnswer(prediction, given).right)).toEqual([true, true]);
    expect(judgeAnswer(prediction, 37.9).right).toBe(false);
    expect(judgeAnswer(prediction, 79)).toMatchObject({ right: false, idea: IDEA });
    expect(saidOf(drawn(length, 's'), 37)).toEqual({
      right: false,
      it: '40 m',
      why: 'It is forty metres, as measured.',
    });
  });

  it('takes one order alone, and knows those of ideas', () => {
    const { prediction } = drawn(sizes, 's');
    if (prediction.kind !== 'order') throw new Error('no order');
    const of = (...items: string[]): number[] => items.map((item) => prediction.items.indexOf(item));
    expect(judgeAnswer(prediction, of('mouse', 'dog', 'horse')).right).toBe(true);
    expect(judgeAnswer(prediction, of('horse', 'dog', 'mouse'))).toMatchObject({ right: false, idea: IDEA });
    expect(judgeAnswer(prediction, of('dog', 'mouse', 'horse'))).toEqual({
      right: false,
      reply: 'By their size, as one sees.',
    });
    expect(rightAnswer(prediction)).toBe('mouse, dog, horse');
  });

  it('keeps each curve with its words when the options are shuffled', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { heights, options, answer } = drawn(shape, seed).prediction as SketchPrediction;
      expect(options[answer].text).toBe('bends upwards');
      expect([heights[answer][0], heights[answer][20], heights[answer][40]]).toEqual([0, 1, 4]);
      expect(heights[1 - answer][10]).toBe(1);
    }
  });

  it('tells without an answer, which is none that is right', () => {
    expect(saidOf(drawn(length, 's'), undefined)).toMatchObject({ right: false, it: '40 m' });
  });
});

describe('an answer as it is written', () => {
  it('is a letter, a number or an order', () => {
    expect(answerWritten(drawnWith(area, { side: 7 }).prediction, ' B ')).toBe(1);
    expect(['-2.5', '−2,5', ' 3e-2 m'].map((text) => answerWritten(drawn(length, 's').prediction, text))).toEqual([
      -2.5, -2.5, 0.03,
    ]);
    expect(['cab', 'c, a, b'].map((text) => answerWritten(drawn(sizes, 's').prediction, text))).toEqual([
      [2, 0, 1],
      [2, 0, 1],
    ]);
  });

  it('is refused with what is expected', () => {
    expect(answerWritten(drawnWith(area, { side: 7 }).prediction, 'd')).toEqual({
      problem: 'expected one letter from a to c, got "d"',
    });
    expect(answerWritten(drawn(length, 's').prediction, 'far')).toEqual({ problem: '"far" is no number, such as 2.5' });
    expect(answerWritten(drawn(sizes, 's').prediction, 'aab')).toEqual({
      problem: 'expected each of the letters abc once, such as abc',
    });
  });
});

describe('numbers in a question', () => {
  it('have three digits, a true minus and their unit', () => {
    expect([1 / 3, -12.345, 0, -0, 1234567, 1e-9].map(rounded)).toEqual([
      '0.333',
      '−12.3',
      '0',
      '0',
      '1230000',
      '1e−9',
    ]);
    expect([withUnit(2, 'kg m²'), withUnit(45, '°'), withUnit(2, '')]).toEqual(['2 kg m²', '45°', '2']);
  });
});

describe('what is wrong with a question', () => {
  const fine = { text: 'Which is it?', right: { text: 'aa', reply: 'So it is, as one can see.' } };
  const with1 = (change: object, wrong: object = {}): BankQuestion =>
    entry({
      kind: 'choice',
      notebook: '05',
      ask: () => ({ ...fine, wrong: [{ text: 'bb', reply: reply('another'), ...wrong }] }),
      ...change,
    });

  it('is nothing for one that is right', () => {
    for (const question of [area, length, sizes, shape, with1({})]) expect(questionProblems(question)).toEqual([]);
  });

  it.each<[BankQuestion, string]>([
    [
      { ...area, idea: 'moment-by-distanc' },
      'folder: there is no idea "moment-by-distanc". Did you mean moment-by-distance?',
    ],
    [with1({ notebook: '5' }), 'notebook: expected two digits, got "5".'],
    [with1({}, { idea: 'mass-alon' }), 'wrong: there is no idea "mass-alon". Did you mean mass-alone?'],
    [with1({}, { reply: 'No.' }), 'reply: "No." does not say when the answer is right, or would be.'],
    [with1({}, { reply: fine.right.reply }), 'reply: two answers get the same one.'],
    [
      with1({ ask: () => ({ ...fine, text: 'Which', wrong: [{ text: 'bb', reply: reply('x') }] }) }),
      'text: expected a question or a request, got "Which".',
    ],
    [with1({ byHand: () => 'bb' }), 'byHand: gives bb where ask has aa, for {}.'],
    [with1({ numbers: () => ({ n: 1 }) }), 'numbers: only 1 ways in 200 draws. Let more of it vary.'],
    [with1({}, { text: `${Number.NaN} m` }), 'text: a number is missing in "Which is it? NaN m aa".'],
  ])('is said in a sentence: %#', (question, sentence) => {
    expect(questionProblems(question)).toContain(sentence);
  });
});
