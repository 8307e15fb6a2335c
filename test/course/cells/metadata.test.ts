/** The heads of cells: what they mean, and the one sentence for each thing that is wrong in them. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { changedSource, changeOf } from '../../../src/course/cells/change-metadata.js';
import { controlsOf, sentenceOf } from '../../../src/course/cells/control-metadata.js';
import type { SourceCell } from '../../../src/course/cells/notebook.js';
import { judgeChoice, judgeNumber, predictionOf } from '../../../src/course/cells/predict-metadata.js';
import type { ChoicePrediction, NumberPrediction } from '../../../src/course/cells/predict-metadata.js';
import { sourceNotebooks } from '../browser/notebook-edits.js';

const code = (metadata: Record<string, unknown>, source = 'const nudge = 1e-3;'): SourceCell => ({
  kind: 'code',
  id: 'spin',
  metadata,
  source,
});
const text = (predict: unknown): SourceCell => ({ kind: 'markdown', id: 'ask', metadata: { predict }, source: '' });

const slider = { label: 'Nudge', min: 1e-6, max: 0.1, scale: 'log', unit: 'rad/s', turning: 1e-3, says: 'first flip' };

describe('controls', () => {
  it('are sliders, choices and switches', () => {
    const control = {
      nudge: slider,
      axis: { label: 'Axis', options: { x: '[1, 0, 0]', y: '[0, 1, 0]' }, says: 'I[0][2]' },
      'axis[2]': { label: 'z', switch: true, says: 'on' },
    };
    expect(controlsOf(code({ control }))).toEqual([
      { kind: 'slider', path: 'nudge', ...slider, turning: [1e-3] },
      {
        kind: 'choice',
        path: 'axis',
        label: 'Axis',
        says: 'I[0][2]',
        options: [
          { label: 'x', text: '[1, 0, 0]' },
          { label: 'y', text: '[0, 1, 0]' },
        ],
      },
      { kind: 'switch', path: 'axis[2]', label: 'z', says: 'on' },
    ]);
    expect(controlsOf(code({}))).toEqual([]);
  });

  it('are linear unless told, and have as many turning points as are named, in order', () => {
    const [linear] = controlsOf(
      code({ control: { h: { label: 'h', min: 0, max: 3, step: 0.01, turning: [2.8, 1], says: 'x' } } }),
    );
    expect(linear).toMatchObject({ scale: 'linear', step: 0.01, turning: [1, 2.8] });
  });

  const wrong: readonly [control: unknown, message: string][] = [
    [[], 'control to be an object, got []. Its fields are paths such as nudge or axis[2].'],
    [{}, 'one to 3 controls, got 0. Each control is an experiment; the other numbers can be dragged in the code.'],
    [{ 'a.b': slider }, 'a path such as nudge or axis[2], got "a.b". It names a const of the cell.'],
    [
      { nudge: { ...slider, labels: 'x' } },
      'control.nudge to have only fields that it knows, got labels. Did you mean label? The fields are label, unit, min, max, step, scale, options, switch, turning and says.',
    ],
    [
      { nudge: { ...slider, options: { a: '1', b: '2' } } },
      'the choice control.nudge to have only fields that it knows, got min. The fields are label, options and says.',
    ],
    [
      { nudge: { ...slider, label: ' ' } },
      'control.nudge.label to be a text that is not empty, got " ". It is what the reader sees beside the control.',
    ],
    [
      { nudge: { ...slider, says: undefined } },
      'control.nudge.says to be a text that is not empty, got undefined. It is the beginning of the printed line that says the outcome.',
    ],
    [
      { nudge: { ...slider, min: '0' } },
      'control.nudge.min to be a number, got "0". Numbers are plain, in SI units and radians.',
    ],
    [{ nudge: { ...slider, min: 1 } }, 'control.nudge.min below its max 0.1, got 1. The ends are swapped.'],
    [{ nudge: { ...slider, min: 0 } }, 'control.nudge.min > 0 on a log scale, got 0. A logarithmic scale has no zero.'],
    [
      { nudge: { ...slider, scale: 'sqrt' } },
      'control.nudge.scale to be linear or log, got "sqrt". Linear is meant without it.',
    ],
    [
      { nudge: { ...slider, step: 0.1 } },
      'no control.nudge.step on a log scale, got 0.1. Its steps are the numbers of one digit: 1e-3, 2e-3 … 9e-3, 1e-2.',
    ],
    [
      { nudge: { ...slider, scale: 'linear', step: 0 } },
      'control.nudge.step above 0 and at most half the range, got 0. Take a round number.',
    ],
    [
      { nudge: { ...slider, turning: 0.1 } },
      'control.nudge.turning between 0.000001 and 0.1, got 0.1. It is where the behaviour changes, and both sides must be in reach.',
    ],
    [
      { nudge: { ...slider, turning: undefined } },
      'control.nudge.turning to be a number, got undefined. Numbers are plain, in SI units and radians.',
    ],
    [
      { axis: { label: 'Axis', options: { x: '1' }, says: 'x' } },
      'at least two control.axis.options, got 1. One leaves nothing to choose.',
    ],
    [
      { axis: { label: 'Axis', options: { x: '1', y: '1' }, says: 'x' } },
      'texts of control.axis.options that differ, got "1". It is there twice.',
    ],
    [
      { on: { label: 'On', switch: 'yes', says: 'x' } },
      'control.on.switch to be true, got "yes". Leave it out for other controls.',
    ],
  ];
  it.each(wrong)('%j', (control, message) => {
    expect(() => controlsOf(code({ control }))).toThrow(`head of spin: expected ${message}`);
  });

  it('belong to code', () => {
    expect(() => controlsOf({ ...code({ control: { nudge: slider } }), kind: 'markdown' })).toThrow(
      'head of spin: expected control in the head of a code cell, got "markdown". A text has no value to move.',
    );
  });

  it('say the printed line that begins as declared', () => {
    const outputs = [
      { output_type: 'stream' as const, name: 'stdout' as const, text: 'a\nfirst flip after 7.3 s\nfirst flips\n' },
    ];
    expect(sentenceOf(outputs, 'first flip')).toBe('first flip after 7.3 s');
    expect(sentenceOf(outputs, 'second')).toBeUndefined();
  });
});

describe('changes', () => {
  it('ask for a direction or as declared, and say what must appear', () => {
    const change = {
      replace: '1e-3',
      with: '1e-4',
      cell: 'growth',
      ask: { question: 'the first flip', answer: 0 },
      appears: ['9.2 s', { curve: 'ω₂', at: 'last', value: -2 }],
    };
    expect(changeOf(code({ change }))).toEqual({
      replace: '1e-3',
      with: '1e-4',
      cell: 'growth',
      moves: true,
      ask: { question: 'the first flip', options: ['rises', 'falls', 'stays'], answer: 0 },
      appears: [
        { kind: 'text', text: '9.2 s' },
        { kind: 'curve', curve: 'ω₂', at: 'last', value: -2, within: 0.02 },
      ],
    });
    expect(changeOf(code({}))).toBeUndefined();
    expect(changedSource('a $ b', { replace: '$', with: '$&' })).toBe('a $& b');
  });

  it('of which nothing is seen have nothing that appears', () => {
    const change = { replace: '1e-3', with: '1e-4', moves: false, ask: { question: 'the path', answer: 2 } };
    expect(changeOf(code({ change }))).toMatchObject({ moves: false, appears: [] });
  });

  const change = { replace: '1e-3', with: '1e-4', ask: { question: 'the first flip', answer: 0 }, appears: ['9.2 s'] };
  it.each([
    [{ with: 'x' }, 'change.replace to be a text that is not empty, got undefined. It is the text that goes.'],
    [{ ...change, replace: 'none' }, 'change.replace to stand in the cell once, got 0. Take a longer text.'],
    [{ ...change, replace: 'n' }, 'change.replace to stand in the cell once, got 2. Take a longer text.'],
    [{ ...change, moves: 'no' }, 'change.moves to be true or false, got "no". Something moves without it.'],
    [
      { ...change, ask: undefined },
      'change.ask to be an object, got undefined. Its fields are question, options and answer.',
    ],
    [
      { ...change, ask: { question: 'x', answer: 3 } },
      'change.ask.answer to be an integer from 0 to 2, got 3. It counts the options from 0.',
    ],
    [
      { ...change, ask: { question: 'x', options: ['yes'], answer: 0 } },
      'change.ask.options to be a list of at least two, got ["yes"]. rises, falls, stays are meant without it.'.replace(
        'two',
        '2',
      ),
    ],
    [
      { ...change, appears: [] },
      'change.appears to be a list of at least one, got []. It is what is seen after the change and was not seen before.',
    ],
    [
      { ...change, appears: undefined },
      'change.appears to be a list of at least one, got undefined. It is what is seen after the change and was not seen before.',
    ],
    [
      { ...change, moves: false },
      'no change.appears where moves is false, got ["9.2 s"]. It is what is seen after the change and was not seen before.',
    ],
    [
      { ...change, appears: [{ curve: 'x', at: 'middle', value: 1 }] },
      'change.appears[0].at to be first, last, largest, smallest, got "middle". It says which value is read.',
    ],
    [
      { ...change, appear: 'x' },
      'change to have only fields that it knows, got appear. Did you mean appears? The fields are replace, with, cell, moves, ask and appears.',
    ],
  ])('%j', (declared, message) => {
    expect(() => changeOf(code({ change: declared }))).toThrow(`head of spin: expected ${message}`);
  });
});

describe('predictions', () => {
  const options = [
    { text: 'not at all', idea: 'small-is-nothing', reply: 'It grows.' },
    { text: 'something between', reply: 'It is so.' },
  ];

  it('are a choice, a number or a curve', () => {
    expect(predictionOf(text({ options, answer: 1, until: 'polhode' }))).toEqual({
      kind: 'choice',
      options,
      answer: 1,
      until: 'polhode',
    });
    expect(predictionOf(text({ number: 's', answer: 7.3, within: 0.5, reply: 'Why.' }))).toEqual({
      kind: 'number',
      unit: 's',
      answer: 7.3,
      within: 0.5,
      from: 0,
      to: 20,
      reply: 'Why.',
      ideas: [],
    });
    expect(predictionOf(text({ draw: 'I[0][2]', cell: 'sweep', reply: 'Why.', question: 'Draw it.' }))).toEqual({
      kind: 'curve',
      curve: 'I[0][2]',
      cell: 'sweep',
      reply: 'Why.',
      question: 'Draw it.',
    });
  });

  it.each([
    [7.3, 0, 20],
    [1.92, 0, 5],
    [-0.004, -0.01, 0],
    [0.5, 0, 2],
    [450, 0, 1000],
  ])('the line for %d goes from %d to %d', (answer, from, to) => {
    expect(predictionOf(text({ number: '', answer, within: 0.001, reply: 'x' }))).toMatchObject({ from, to });
  });

  it('each answer gets its own reply', () => {
    const choice = predictionOf(text({ options, answer: 1 })) as ChoicePrediction;
    expect(judgeChoice(choice, 0)).toEqual({ right: false, reply: 'It grows.', idea: 'small-is-nothing' });
    expect(judgeChoice(choice, 1)).toEqual({ right: true, reply: 'It is so.' });
    const ideas = [
      { value: 73, idea: 'ten-times', reply: 'Not ten times.' },
      { value: 8, idea: 'nearly', reply: 'Nearly.' },
    ];
    const number = predictionOf(
      text({ number: 's', answer: 7.3, within: 0.5, reply: 'Why.', ideas }),
    ) as NumberPrediction;
    expect(judgeNumber(number, 7.8)).toEqual({ right: true, reply: 'Why.' });
    expect(judgeNumber(number, 8.4)).toEqual({ right: false, reply: 'Nearly.', idea: 'nearly' });
    expect(judgeNumber(number, 72.8)).toEqual({ right: false, reply: 'Not ten times.', idea: 'ten-times' });
    expect(judgeNumber(number, 20)).toEqual({ right: false, reply: 'Why.' });
  });

  it.each([
    [{ answer: 1 }, 'predict to have one of options, number and draw, got none. One of them is needed.'],
    [
      { options, number: 's', answer: 1 },
      'predict to have one of options, number and draw, got options and number. They are two answers to one question: leave one out.',
    ],
    [{ options, answer: 2 }, 'predict.answer to be an integer from 0 to 1, got 2. It counts the options from 0.'],
    [
      { options, answer: 0 },
      'no predict.options[0].idea, got "small-is-nothing". The right answer is no mistaken idea.',
    ],
    [
      { options: [{ text: 'a', reply: 'b' }, options[1]], answer: 1 },
      'predict.options[0].idea to be the id of an idea, like force-splits, got undefined. A wrong answer is a named idea: its id stands in the table of ideas.',
    ],
    [
      { options: [{ text: 'a', idea: 'a-b' }, options[1]], answer: 1 },
      'predict.options[0].reply to be a text that is not empty, got undefined. It is what the reader is told afterwards.',
    ],
    [
      { options: [options[0], { ...options[1], text: 'not at all' }], answer: 1 },
      'predict.options that differ, got "not at all". It is there twice.',
    ],
    [
      { number: 3, answer: 1, within: 1, reply: 'x' },
      'predict.number to be a unit such as s, got 3. Leave it empty for a pure number.',
    ],
    [
      { number: 's', answer: 1, within: 0, reply: 'x' },
      'predict.within > 0, got 0. Nobody guesses a number to its last digit.',
    ],
    [
      { number: 's', answer: 1, within: 0.1, to: 1, reply: 'x' },
      'predict.answer between from 0 and to 1, got 1. Widen the line.',
    ],
    [
      { number: 's', answer: 1, within: 0.1, reply: 'x', ideas: [{ value: 1.05, idea: 'a', reply: 'b' }] },
      'predict.ideas farther from the answer, got 1.05. This one counts as right.',
    ],
    [
      { draw: 'x', answer: 1, reply: 'x' },
      'predict with draw to have only fields that it knows, got answer. The fields are draw, cell, reply, question, until and twinOf.',
    ],
  ])('%j', (predict, message) => {
    expect(() => predictionOf(text(predict))).toThrow(`head of ask: expected ${message}`);
  });

  it('belong to text', () => {
    expect(() => predictionOf({ ...text({ options, answer: 1 }), kind: 'code' })).toThrow(
      'head of ask: expected predict in the head of a markdown cell, got "code". Its text asks the same.',
    );
  });
});

describe.each(sourceNotebooks(fileURLToPath(new URL('../../../notebooks/src', import.meta.url))))(
  'heads of $name',
  ({ cells }) => {
    it('can be read, and name cells that are there', () => {
      const ids = new Set(cells.map(({ id }) => id));
      const named = cells.flatMap((cell, k) => {
        controlsOf(cell);
        const prediction = predictionOf(cell);
        const drawn = prediction?.kind === 'curve' ? prediction.cell : undefined;
        const below = cells.slice(k + 1).map(({ id }) => id);
        if (prediction?.until !== undefined) expect(below).toContain(prediction.until);
        return [changeOf(cell)?.cell, drawn].filter((id) => id !== undefined);
      });
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
    });

    it('know no other fields', () => {
      const fields = new Set(cells.flatMap(({ metadata }) => Object.keys(metadata)));
      const known = ['change', 'control', 'fold', 'opener', 'predict', 'tags', 'target'];
      expect([...fields].filter((field) => !known.includes(field))).toEqual([]);
    });
  },
);
