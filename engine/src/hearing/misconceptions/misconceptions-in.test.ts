import { QuestionAnswer } from '@stoa/schema/study-plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studentMessages } from '../../../corpus/student-messages/student-message.ts';
import type { HearingContext } from '../hearing-context.ts';
import { misconceptionsIn } from './misconceptions-in.ts';

const addingFractions = [
  { id: 'm1', description: 'Adds the numerators and adds the denominators.' },
  { id: 'm2', description: 'Writes the new common denominator but leaves the numerators as they were.' },
  { id: 'm3', description: 'Counts pieces of different sizes as if they were the same.' },
];
const decimals = [
  { id: 'm1', description: 'Thinks that a longer decimal is smaller, since its last pieces are smaller.' },
  { id: 'm2', description: 'Reads the digits after the point as a whole number, so that more digits make more.' },
];
const comparing = [
  { id: 'm1', description: 'Thinks that the fraction whose numerator is nearer to its denominator is larger.' },
  { id: 'm2', description: 'Thinks that a larger denominator makes a larger fraction.' },
];
const triangle = [
  { id: 'm1', description: 'Adds the given angles and stops.' },
  { id: 'm2', description: 'Takes the sum of the angles for 360.' },
];
const percent = [
  { id: 'm1', description: 'Divides the amount by the percent.' },
  { id: 'm2', description: 'Takes 20% for 20, whatever it is a percent of.' },
];
const likeTerms = [
  { id: 'm1', description: 'Multiplies only the first term in the parentheses.' },
  { id: 'm2', description: 'Adds the coefficient and the constant: 3x + 4 becomes 7x.' },
];

const pizza = {
  stem: 'A pizza is cut into 8 equal slices. You eat 3 slices and your friend eats 4. What fraction of the pizza have you eaten together?',
  expected: '7/8',
};
const context = (
  misconceptions: HearingContext['misconceptions'],
  { stem, expected }: { stem: string; expected: string } = pizza,
): HearingContext => ({
  question: { stem, answer: QuestionAnswer.parse({ input_type: 'fraction', expected }) },
  probe: null,
  misconceptions,
  glossary: [],
  said: [],
});
const namedIn = (message: string, heardAgainst: HearingContext) =>
  misconceptionsIn(message, heardAgainst).map((act) => (act.act === 'misconception' ? act.misconception : act.act));

describe('the misconceptions that a student names in words', () => {
  it.each([
    { message: 'i added tops and bottoms', list: addingFractions, id: 'm1' },
    { message: 'i added the top and the bottom thats how you add fractions', list: addingFractions, id: 'm1' },
    { message: 'you add everything in plus problems', list: addingFractions, id: 'm1' },
    { message: 'longer numbers are bigger', list: decimals, id: 'm2' },
    { message: 'shorter decimals are bigger', list: decimals, id: 'm1' },
    { message: '8ths are smaller cuz 8 is smaller than 10', list: comparing, id: 'm2' },
    { message: 'no percent is just the number', list: percent, id: 'm2' },
    { message: '2 and 3 make 5x', list: likeTerms, id: 'm2', stem: 'Simplify: $2x + 3$', expected: '2x+3' },
    {
      message: '360 minus 110',
      list: triangle,
      id: 'm2',
      stem: 'Two angles of a triangle are 50° and 60°. How many degrees is the third angle?',
      expected: '70',
    },
  ])('hears "$message" as $id, just from its description', ({ message, list, id, stem, expected }) => {
    const against = stem === undefined ? context(list) : context(list, { stem, expected });
    expect(namedIn(message, against)).toEqual([id]);
  });

  it.each([
    'i know you dont add the bottoms',
    'the bottom stays the same',
    '7/8',
    'i need help',
    'my dog died',
    'what does denominator mean',
  ])('hears none in "%s"', (message) => {
    expect(namedIn(message, context(addingFractions))).toEqual([]);
  });

  it('is at most half sure of a misconception that the student only asks about', () => {
    const [act] = misconceptionsIn('why cant i just add the tops and the bottoms?', context(addingFractions));
    expect(act?.confidence ?? 0).toBeLessThanOrEqual(0.5);
  });

  it('names at most one misconception of the list, and its words are at the position it gives', () => {
    const words = fc.constantFrom(
      'i',
      'added',
      'the',
      'tops',
      'bottoms',
      'and',
      '8',
      '3/8',
      'why',
      ',',
      '. ',
      '?',
      'not',
      '💥',
      '\n',
      '=',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
        const message = parts.join(' ');
        const acts = misconceptionsIn(message, context(addingFractions));
        expect(acts.length).toBeLessThanOrEqual(1);
        for (const { text, start, end, confidence } of acts) {
          expect(message.slice(start, end)).toBe(text);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('hears nothing when the list is empty', () => {
    expect(misconceptionsIn('i added tops and bottoms', context([]))).toEqual([]);
  });

  it('finds most of the misconceptions named in the development messages, and few that are not named', () => {
    const heard = studentMessages.look
      .filter((_, at) => at % 12 === 0)
      .map((row) => {
        const { question, probe, misconceptions, message, acts } = row;
        const { stem, ...answer } = question;
        const said = namedIn(message, {
          question: { stem, answer: QuestionAnswer.parse(answer) },
          probe,
          misconceptions,
          glossary: [],
          said: [],
        });
        return { said, named: acts.flatMap((act) => (act.act === 'misconception' ? [act.misconception] : [])) };
      });
    const naming = heard.filter(({ named }) => named.length > 0);
    const others = heard.filter(({ named }) => named.length === 0);
    expect(naming.filter(({ said, named }) => said.some((id) => named.includes(id))).length / naming.length).toBeGreaterThan(
      0.55,
    );
    expect(others.filter(({ said }) => said.length > 0).length / others.length).toBeLessThan(0.06);
  });
});
